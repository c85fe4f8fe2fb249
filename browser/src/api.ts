// The HTTP API (docs/api.md): response types and one function per request.

import type { Banner } from './banner';
import type { LastMove } from './last_move';
import { RequestError, query, abortQueriesDuring, mutate } from './request';
import { foldLines } from './fold_lines';

export type Side = 'first' | 'second';
export type Result = Side | 'draw';

export interface Address {
  address: string;
  confirmed: boolean;
  bounces: number;
  suspended: boolean;
}
export interface User {
  name: string;
  /** A moderator. */
  operator: boolean;
  /** Without an account. */
  guest: boolean;
  /** Of refusals in letters; null: not chosen. */
  language: string | null;
  mail_goes_to: string | null;
  addresses: Address[];
}
export interface CommandRow {
  word: string;
  per_game: boolean;
  usage: string;
  about: string;
  more: string;
  trust: 'nobody' | 'player' | 'owner';
  takes_text: boolean;
}
export interface Player {
  name: string;
  level: number;
}
/** A player's rating in a match; null for unrated matches, absent outside of matches. */
export interface RatedPlayer extends Player {
  rating?: number | null;
  provisional?: boolean;
  /** The change by this match, once it is over. */
  change?: number | null;
}
/** A rating and its certainty. */
export interface RankingRecord {
  rating: number;
  deviation: number;
  provisional: boolean;
  won: number;
  drawn: number;
  lost: number;
  /** When the last rated match ended. */
  last: number;
}
export interface RankedPlayer extends RankingRecord, Player {
  /** Null while the rating is provisional. */
  place: number | null;
}
/** A rating after one match. */
export interface RatingPoint {
  at: number;
  rating: number;
  deviation: number;
  change: number;
  match: number;
}
/** A player's puzzle rating. */
export interface PuzzleStanding {
  rating: number;
  deviation: number;
  provisional: boolean;
  tried: number;
  solved: number;
  /** In a row, today or yesterday the last. */
  days: number;
  best_days: number;
  today: boolean;
}
export interface OwnPuzzles extends PuzzleStanding {
  puzzles: { game: string; position: string; at_first_try: boolean; solved: number | null }[];
}
export interface LessonStep {
  game: string;
  step: string;
}
export interface PlayerRating extends RankingRecord {
  game: string;
  /** Oldest first; the last 500. */
  history: RatingPoint[];
}
export interface ListedPlayer extends Player {
  joined: number;
  /** The account is closed. */
  gone: boolean;
}
export interface Drawing {
  kind: string;
  columns: number;
  rows: number;
  numbered: boolean;
}

export interface Game {
  name: string;
  title: string;
  blurb: string;
  seats: [string, string];
  /** Whether the etiquette of Warri is unavailable, optional or the default. */
  etiquette: 'never' | 'on_request' | 'usual';
  /** The start position with Second to move; null if First always begins. */
  second_begins: string | null;
  drawing: Drawing;
}

export interface GameWithHelp extends Game {
  /** Markdown. */
  help: string;
}

export interface Summary {
  id: number;
  game: string;
  board: number;
  /** Increases with every change. */
  version: number;
  seats: [RatedPlayer, RatedPlayer];
  started: number;
  turn_since: number;
  to_move: Side;
  plies: number;
  over: boolean;
  /** A challenge is offered until accepted; if it never is: never_begun. */
  state: 'offered' | 'running' | 'over' | 'never_begun';
  /** The challenged side; null once the match has begun. */
  offered_to: Side | null;
  /** Played with the etiquette of Warri. */
  etiquette: boolean;
  result?: Result | null;
  reason?: string | null;
  ended: number | null;
  rated: boolean;
  proposal: Proposal | null;
  /** When the player to move runs out of time; null without a clock and when over. */
  due: number | null;
}
export interface Proposal {
  what: 'draw' | 'take-back';
  by: Side;
}

/** A waiting board: a match that needs a second player. */
export interface Offer {
  id: number;
  game: string;
  board: number;
  by: RatedPlayer;
  first: 'lot' | 'me' | 'you';
  rated: boolean;
  etiquette: boolean;
  clock: Clock | null;
  posted: number;
  wanted: Conditions;
  /** How many matches can still begin from it, this one included. */
  games: number;
  /** Why the signed-in player cannot take it. */
  cannot: ChallengeObstacle | null;
}
/** Conditions for the opponent; null: none. */
export interface Conditions {
  rating_min: number | null;
  rating_max: number | null;
  within: number | null;
  established: boolean;
  company: 'anyone' | 'people' | 'computer';
}
export interface ChallengeObstacle {
  what: 'apart' | 'enough' | 'waits' | 'rating' | 'within' | 'established' | 'people';
  /** An English sentence. */
  why: string;
}

/** The server, and who is online. */
export interface ServerStats {
  version: string;
  /** The server's mail address. */
  mail: string;
  /** Some of them, the reader’s friends first; `others_here`: how many more. */
  here: Player[];
  others_here: number;
  strangers: number;
}

export type Audience = 'nobody' | 'friends' | 'rated' | 'everybody';
export type Frequency = 'each' | 'digest' | 'once' | 'never';
/** A player's settings. */
export interface UserPreferences {
  notify: Frequency;
  broadcasts: boolean;
  /** Whether the puzzle of the day is mailed. */
  puzzle: boolean;
  /** The side at the bottom of boards. */
  seat: 'own' | 'first';
  quiet: { from: number; until: number } | null;
  /** Minutes ahead of UTC. */
  zone: number;
  mail_password: boolean;
  /** null: off. */
  two_factor: { since: number; recovery_codes: number } | null;
  boards: { game: string; board: number; notify: Frequency | null; plays: boolean }[];
  appetites: { game: string; limit: number | null; seek: number; wanted: Conditions }[];
  blocked: { name: string; since: number }[];
  friends: { name: string; since: number }[];
  /** Who may challenge, and whose challenges begin without being accepted. */
  challenges: { from: Audience; begin: Audience };
  vacations: { from: number; until: number }[];
  /** Of this calendar year, used or planned. */
  vacation_days: { used: number; most: number };
  auto_vacation: boolean;
  /** The current setting and a later change, if any. */
  rest: RestHours;
  rest_later: RestHours | null;
}
export type TokenScope = 'read' | 'play' | 'talk';
/** An API token. */
export interface Token {
  name: string;
  scopes: TokenScope[];
  made: number;
  used: number | null;
  expires: number;
}
/** A login session. */
export interface Session {
  name: string;
  device: string;
  begun: number;
  /** To the hour. */
  used: number;
  /** The current session. */
  here: boolean;
}
export interface Webhook {
  name: string;
  url: string;
  trouble: string;
  given_up: number | null;
}
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
/** Times at which a player's clocks are paused. */
export interface RestHours {
  since: number;
  sleep: { from: number; until: number } | null;
  weekend: (typeof weekdays)[number][];
  /** Minutes ahead of UTC. */
  zone: number;
}

export interface PlayedMove {
  text: string;
  comment: string;
  at: number;
}
export type Pause = 'frozen' | 'closed' | 'vacation' | 'weekend' | 'sleep';
export interface Clock {
  /** In a challenge's notation: "30d+1d". */
  words: string;
  bank: number;
  increment: number;
  cap: number;
  left: [number, number];
  /** Pauses of the current turn; until: null if the end is unknown. */
  pauses: [from: number, until: number | null, why: Pause][];
}
/** A chat message; `by` is null for the server's own. */
export interface ChatMessage {
  number: number;
  /** null: the server. */
  by: string | null;
  ply: number;
  text: string;
  at: number;
  /** What the server says, as data. */
  code?: string;
  params?: Record<string, string>;
}
/** A reply to a move not made yet. */
export interface ConditionalMove {
  theirs: string;
  mine: string;
  then: ConditionalMove[];
}

export interface Match extends Summary {
  from: string | null;
  moves: PlayedMove[];
  position: string;
  legal: string[];
  shown: string[];
  clock: Clock | null;
  /** With etiquette, in the first match of two players: the side of the senior member. */
  senior: Side | null;
  /** Number of takebacks; with etiquette, 1 if the first move was yielded. */
  undos: number;
  talk: ChatMessage[];
  /** When the offer expires. */
  offer_ends: number | null;
  /** The board of the rematch. */
  rematch: number | null;
  you: Side | null;
  /** The side at the bottom for the reader. */
  bottom: Side;
  /** The reader's conditional moves; null for spectators. */
  plan: ConditionalMove[] | null;
  note: string | null;
}

export interface Letter {
  id: number | null; // null: not stored, it says what a match says
  subject: string;
  body: string;
  written: number;
  address: string;
  attempts: number;
  due: number;
  trouble: string;
  sent: number | null;
  given_up: number | null;
}

/** What an accepted command made or found. Secrets are shown only once. */
export interface Facts {
  token?: string;
  /** Signs the events of a webhook. */
  secret?: string;
  authenticator_uri?: string;
  /** Separated by white space. */
  recovery_codes?: string;
  mail_password?: string;
  /** Of a broadcast. */
  recipients?: number;
  /** Which deleting the account would give up. */
  running_matches?: number;
}
export interface CommandResponse {
  accepted: boolean;
  /** The letter's English text, for the command box. */
  text: string;
  facts?: Facts;
  match?: Match;
  /** In place of text and match, if that is all that the command did (see `sendMove`). */
  move?: LastMove;
}
/** What a link in a letter has confirmed: an address, or else a command. */
export interface Confirmed {
  facts: { name: string; address?: string; letters_go_to?: string };
  match?: { game: string; board: number };
}

export interface TournamentSummary {
  name: string;
  game: string;
  by: Player;
  state: 'open' | 'running' | 'over' | 'off';
  system: 'robin' | 'swiss' | 'knockout';
  /** Of a Swiss tournament; 0: as many as needed. */
  rounds: number;
  /** Games per pairing; if `race` is not 0, the first to win that many. */
  games: number;
  race: number;
  together: boolean;
  clock: Clock;
  rated: boolean;
  etiquette: boolean;
  /** Begins with that many players; 0: on its date only. */
  size: number;
  /** How players are seeded. */
  seeds: 'rating' | 'lot';
  entered: number;
  announced: number;
  starts: number;
  begun: number | null;
  ended: number | null;
}
export interface Place {
  place: number;
  /** The seed, from 0. */
  player: number;
  points: number;
  won: number;
  drawn: number;
  lost: number;
  ties: string[];
}
export interface Meeting {
  round: number;
  /** Its place in the round, from 0; in a knockout the winner goes on to half of it. */
  table: number;
  /** Seeds; null: a bye. */
  players: [number | null, number | null];
  points: [number, number];
  decided: boolean;
  played: boolean;
  winner: number | null;
  games: { board: number; first: number; result: Side | 'draw' | null }[];
}
export interface Tournament extends TournamentSummary {
  /** By seed. */
  players: (Player & { withdrawn: boolean; seeded_at: number | null })[];
  ties: string[];
  standing: Place[];
  meetings: Meeting[];
}

/** A tablebase result for the player to move; `words` are sentences. */
export interface TablebaseValue {
  /** Net gain in seeds, with endless repetition worth 0. */
  value: number | null;
  /** The seeds that each side can force whatever repetition is worth. */
  sure: [number, number] | null;
  proof: 'win' | 'loss' | 'draw' | 'no-loss' | 'no-win' | 'nothing';
  words: string[];
}
export interface TablebaseMove extends TablebaseValue {
  move: string;
  shown: string;
  captured: number;
  ends: string | null;
}
export interface TablebaseResult extends TablebaseValue {
  game: string;
  position: string;
  to_move: Side;
  seeds: number;
  stores: [number, number];
  caution: string;
  /** Best first. */
  moves: TablebaseMove[];
}
/** The server's largest tables of each kind, in seeds. */
export interface TablebaseRange {
  game: string;
  cycle: number | null;
  bounds: number | null;
}

/** Numbers of results. */
export interface OutcomeCounts {
  games: number;
  first: number;
  second: number;
  draws: number;
}
/** Moves played from a position in finished matches, most frequent first. */
export interface ExplorerResult extends OutcomeCounts {
  game: string;
  position: string;
  moves: (OutcomeCounts & { move: string; shown: string })[];
}

/** An idempotency key. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return 'page-' + Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Whether the same request may succeed later: nobody answered, or the server is busy or down. */
export const willPass = (error: unknown) =>
  error instanceof RequestError &&
  (error.status === 0 || error.status === 429 || error.status >= 500);

/** The response to a refused command: its sentence in the reader's language, then what the server adds. */
function refusedCommand(error: unknown): CommandResponse {
  if (!(error instanceof RequestError) || !('accepted' in error.body)) throw error;
  const refused = error.body as CommandResponse & { detail: string };
  if (error.message === refused.detail) return refused; // in English
  const [, ...more] = refused.text.split(/\n\s*\n/);
  return { ...refused, text: [foldLines(error.message), ...more].join('\n\n') };
}

/** Sends a command once. The same key has one effect, however often it is sent. */
const sendCommand = (words: string, comment: string, key: string, more: object = {}) =>
  mutate<CommandResponse>('/api/command', {
    command: words,
    key,
    ...(comment.trim() ? { comment: comment.trim() } : {}),
    ...more,
  }).catch(refusedCommand);

/** The same for a move; the response may hold the move alone. */
export const sendMove = (words: string, comment: string, key: string) =>
  sendCommand(words, comment, key, { brief: true });

/**
 * Sends a command. Retries with the same key on network and server errors, so nothing happens
 * twice.
 */
export async function command(words: string, comment = ''): Promise<CommandResponse> {
  const key = freshKey();
  for (let wait = 400; ; wait *= 2) {
    try {
      return await sendCommand(words, comment, key);
    } catch (error) {
      if (!willPass(error) || (error as RequestError).status === 429 || wait > 6400) throw error;
      await pause(wait);
    }
  }
}

const escape = encodeURIComponent;

export const signup = (name: string, password: string, address: string) =>
  mutate<{ user: User | null }>(
    '/api/signup',
    address ? { name, password, address } : { name, password },
  );
export const login = (name: string, password: string, code = '') =>
  mutate<{ user: User }>('/api/login', code ? { name, password, code } : { name, password });
/** Whether a login failed because a two-factor code is missing. */
export const loginNeedsCode = (error: unknown) =>
  error instanceof RequestError && error.code === 'second-factor-needed';
export const logout = () => abortQueriesDuring(() => mutate<object>('/api/logout', {}));
export const me = () =>
  query<{ user: User | null; banner: Banner | null; guests: boolean; pages: string[] }>('/api/me');
export const allCommands = () => query<CommandRow[]>('/api/commands');
/** The games with their rules in words, ten times as much. */
export const allHelp = () => query<GameWithHelp[]>('/api/games');
export const allGames = () => query<Game[]>('/api/games?help=false');
/** How many entries a whole part of a list has; the next part continues behind the last one. */
export const listed = { players: 1000, letters: 200, tournaments: 100, standings: 500, waiting: 200 };
/** “?a=1&b=2”, without what is undefined. */
const asked = (parameters: Record<string, string | number | boolean | undefined>) => {
  const known = Object.entries(parameters).filter(([, value]) => value !== undefined);
  return known.map(([name, value], i) => `${i ? '&' : '?'}${name}=${escape(String(value))}`).join('');
};
export const players = (behind?: string) => query<ListedPlayer[]>(`/api/players${asked({ behind })}`);
/** Players whose names begin so. */
export const playersNamed = (beginning: string) => query<ListedPlayer[]>(`/api/players${asked({ beginning })}`);
export const letters = (before?: number) => query<Letter[]>(`/api/letters${asked({ before })}`);
export const confirm = (token: string) => mutate<Confirmed>('/api/confirm', { token });
export const matchesOf = (player: string, over?: boolean) =>
  query<Summary[]>(`/api/matches${asked({ player, over })}`);
export const challenges = () => query<Summary[]>('/api/challenges');
export const friendsGames = () => query<Summary[]>('/api/friends');
export const serverStats = () => query<ServerStats>('/api/house');
export const hostPage = (page: string) => query<{ html: string }>(`/api/pages/${page}`);
export const userPreferences = () => query<UserPreferences>('/api/wishes');
export const tokens = () => query<Token[]>('/api/tokens');
export const sessions = () => query<Session[]>('/api/sessions');
export const webhooks = () => query<Webhook[]>('/api/webhooks');
/** Open challenges, the newest first; of one game or player, or those before one. */
export const waitingRoom = (which: { game?: string; player?: string; before?: number } = {}) =>
  query<Offer[]>(`/api/waiting${asked(which)}`);
export const tournaments = (over: boolean, behind?: string) =>
  query<TournamentSummary[]>(`/api/tournaments${asked({ over, behind })}`);
export const tournament = (name: string) => query<Tournament>(`/api/tournament/${escape(name)}`);
export const standings = (game: string, behind?: string) =>
  query<RankedPlayer[]>(`/api/standings/${escape(game)}${asked({ behind })}`);
export const ratings = (player: string) => query<PlayerRating[]>(`/api/ratings/${escape(player)}`);
export const puzzlesOf = (player: string) => query<PuzzleStanding>(`/api/puzzles/${escape(player)}`);
export const ownPuzzles = () => query<OwnPuzzles>('/api/puzzles');
/** Only the first try of a puzzle is counted. */
export const tryPuzzle = ({ game, position, moves, at }: { game: string; position: string; moves: string[]; at: number }) =>
  mutate<PuzzleStanding & { right: boolean; counted: boolean; change: number }>('/api/puzzles', {
    game,
    position,
    moves,
    at,
  });
export const ownLessons = () => query<{ steps: LessonStep[] }>('/api/lessons');
export const markLessonSteps = (steps: LessonStep[]) =>
  mutate<{ steps: LessonStep[] }>('/api/lessons', { steps });
/** The latest of all running or finished matches, or of those of one game. */
export const latestMatches = (over: boolean, limit: number, game?: string) => query<Summary[]>(`/api/matches${asked({ over, limit, game })}`);
export const match = (game: string, board: number) =>
  query<Match>(`/api/match/${escape(game)}/${board}`);

export const pushKey = () => query<{ key: string | null }>('/api/push');
export const registerPush = (endpoint: string) => mutate<object>('/api/push', { endpoint });
export const unregisterPush = (endpoint: string) => mutate<object>('/api/push/forget', { endpoint });

export const tablebaseRanges = () => query<TablebaseRange[]>('/api/tablebase');
export const tablebaseResult = (game: string, position: string) =>
  query<TablebaseResult>(`/api/tablebase/${escape(game)}/${escape(position)}`);

export const exploreLine = (game: string, from: string | null, moves: string[]) =>
  query<ExplorerResult>(
    `/api/explorer/${escape(game)}?moves=${escape(moves.join(','))}` +
      (from ? `&from=${escape(from)}` : ''),
  );

export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
