// The house's HTTP interface, as docs/api.md has it: the shapes of its answers and one function for
// each request.

import type { Banner } from './banner';
import { RequestError, query, abortQueriesDuring, mutate } from './request';
import { translateServerText } from './i18n';

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
  /** Keeps order on the page. */
  operator: boolean;
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
/** A player at one game: null where a match did not count, and nothing where no match is meant. */
export interface RatedPlayer extends Player {
  rating?: number | null;
  provisional?: boolean;
  /** What the match has done to it, once that is over. */
  change?: number | null;
}
/** How strong a player is at one game, and how sure that is. */
export interface RankingRecord {
  rating: number;
  deviation: number;
  provisional: boolean;
  won: number;
  drawn: number;
  lost: number;
  /** When the last match that counted ended. */
  last: number;
}
export interface RankedPlayer extends RankingRecord, Player {
  /** None for who is provisional. */
  place: number | null;
}
/** What one match made of a rating. */
export interface RatingPoint {
  at: number;
  rating: number;
  deviation: number;
  change: number;
  match: number;
}
export interface PlayerRating extends RankingRecord {
  game: string;
  /** Oldest first; the last 500. */
  history: RatingPoint[];
}
export interface ListedPlayer extends Player {
  plays_like: string;
  joined: number;
  /** Left the house. */
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
  help: string;
  seats: [string, string];
  /** Whether a challenge may ask for the manners of Warri, or has them unless it says otherwise. */
  etiquette: 'never' | 'on_request' | 'usual';
  /** The opening with Second to move, as a position; null where First always begins. */
  second_begins: string | null;
  drawing: Drawing;
}

export interface Summary {
  id: number;
  game: string;
  board: number;
  /** Goes up with every change: of two states the one with the higher is the later. */
  version: number;
  seats: [RatedPlayer, RatedPlayer];
  started: number;
  turn_since: number;
  to_move: Side;
  plies: number;
  over: boolean;
  /** A challenge is offered until it is accepted; what was not, has never begun. */
  state: 'offered' | 'running' | 'over' | 'never_begun';
  /** Who is to accept it, or was; null: it has begun. */
  offered_to: Side | null;
  /** The manners of Warri are kept. */
  etiquette: boolean;
  result?: Result | null;
  reason?: string | null;
  ended: number | null;
  rated: boolean;
  proposal: Proposal | null;
  /** When the time of the player to move is up; null without a clock and when it is over. */
  due: number | null;
}
export interface Proposal {
  what: 'draw' | 'take-back';
  by: Side;
}

/** A match that waits for its second player. */
export interface Offer {
  game: string;
  board: number;
  by: RatedPlayer;
  first: 'lot' | 'me' | 'you';
  rated: boolean;
  etiquette: boolean;
  clock: Clock | null;
  posted: number;
  wanted: Conditions;
  /** How many matches are still to begin from it, this one counted. */
  games: number;
  /** Why who is signed in cannot take it. */
  cannot: ChallengeObstacle | null;
}
/** What is asked of who sits down; null: nothing. */
export interface Conditions {
  rating_min: number | null;
  rating_max: number | null;
  within: number | null;
  established: boolean;
  company: 'anyone' | 'people' | 'computer';
}
export interface ChallengeObstacle {
  what: 'apart' | 'enough' | 'waits' | 'rating' | 'within' | 'established' | 'people';
  /** A sentence in the house's own language. */
  why: string;
}

/** The house itself, and whose pages are open now. */
export interface ServerStats {
  version: string;
  /** The address to which mails to the house are written. */
  mail: string;
  here: Player[];
  strangers: number;
}

export type Audience = 'nobody' | 'friends' | 'rated' | 'everybody';
export type Frequency = 'each' | 'digest' | 'once' | 'never';
/** What a player has set for himself. */
export interface UserPreferences {
  notify: Frequency;
  broadcasts: boolean;
  /** Who is at the bottom of boards. */
  seat: 'own' | 'first';
  quiet: { from: number; until: number } | null;
  /** Minutes ahead of UTC. */
  zone: number;
  mail_password: boolean;
  /** Null: it is off. */
  two_factor: { since: number; recovery_codes: number } | null;
  boards: { game: string; board: number; notify: Frequency | null; plays: boolean }[];
  appetites: { game: string; limit: number | null; seek: number; wanted: Conditions }[];
  blocked: { name: string; since: number }[];
  friends: { name: string; since: number }[];
  /** Whose challenges may come, and whose begin without being accepted. */
  challenges: { from: Audience; begin: Audience };
  vacations: { from: number; until: number }[];
  auto_vacation: boolean;
  /** What holds now, and what will, if it is something else. */
  rest: RestHours;
  rest_later: RestHours | null;
}
export type TokenScope = 'read' | 'play' | 'talk';
/** What one of a player's programs comes in with. */
export interface Token {
  name: string;
  scopes: TokenScope[];
  made: number;
  used: number | null;
  expires: number;
}
/** Where a player is logged in. */
export interface Session {
  name: string;
  device: string;
  begun: number;
  /** Near enough: an hour. */
  used: number;
  /** The one that asks. */
  here: boolean;
}
/** Where a player's events are sent. */
export interface Webhook {
  name: string;
  url: string;
  trouble: string;
  given_up: number | null;
}
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
/** The hours and days on which a player's clocks stand still. */
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
  /** As a challenge has it: "30d+1d". */
  words: string;
  bank: number;
  increment: number;
  cap: number;
  left: [number, number];
  /** When the clock of the player to move stands still in this turn; until: null, nobody knows. */
  pauses: [from: number, until: number | null, why: Pause][];
}
/** Said at the board; by nobody: by the house. */
export interface ChatMessage {
  number: number;
  by: string | null;
  ply: number;
  text: string;
  at: number;
}
/** What the reader has laid ready: his answer to a move that has not been made. */
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
  /** With etiquette, in the first game of two players: the seat of the one longer in the house. */
  senior: Side | null;
  /** How often moves were taken back; with etiquette, whether the first move was given up. */
  undos: number;
  talk: ChatMessage[];
  /** When the offer expires. */
  offer_ends: number | null;
  /** The board of the rematch. */
  rematch: number | null;
  you: Side | null;
  /** Whose side the reader sees at the bottom. */
  bottom: Side;
  /** The reader's own, told to nobody else; null where he does not play. */
  plan: ConditionalMove[] | null;
  note: string | null;
}

export interface Letter {
  id: number;
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

export interface CommandResponse {
  accepted: boolean;
  text: string;
  match?: Match;
}

export interface TournamentSummary {
  name: string;
  game: string;
  by: Player;
  state: 'open' | 'running' | 'over' | 'off';
  system: 'robin' | 'swiss' | 'knockout';
  /** Of a Swiss tournament; 0: as many as its players will need. */
  rounds: number;
  /** Of a meeting; or it is a race to so many wins, where that is not 0. */
  games: number;
  race: number;
  together: boolean;
  clock: Clock;
  rated: boolean;
  etiquette: boolean;
  /** It begins when so many have entered; 0: on its day alone. */
  size: number;
  /** How its players are numbered. */
  seeds: 'rating' | 'lot';
  entered: number;
  announced: number;
  starts: number;
  begun: number | null;
  ended: number | null;
}
export interface Place {
  place: number;
  /** The player's seed, from 0. */
  player: number;
  points: number;
  won: number;
  drawn: number;
  lost: number;
  ties: string[];
}
export interface Meeting {
  round: number;
  /** Seeds; null: nobody. */
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

/** What tables of endings say, for the player to move; `words` says it to people. */
export interface TablebaseValue {
  /** Seeds that he gains more than the other, going round being worth nothing. */
  value: number | null;
  /** What he and the other can force whatever a repetition gives. */
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
  /** The best first. */
  moves: TablebaseMove[];
}
/** Up to how many seeds the house has a game's tables of each kind. */
export interface TablebaseRange {
  game: string;
  cycle: number | null;
  bounds: number | null;
}

/** How games ended. */
export interface OutcomeCounts {
  games: number;
  first: number;
  second: number;
  draws: number;
}
/** What was played from a position in the house's finished games, the most frequent move first. */
export interface ExplorerResult extends OutcomeCounts {
  game: string;
  position: string;
  moves: (OutcomeCounts & { move: string; shown: string })[];
}

/** A key under which one request has one effect, however often it is sent. */
function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return 'page-' + Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** An answer in the reader's language, as far as there are words for what the house said. */
const inWords = <Told extends { text: string }>(answer: Told): Told => ({
  ...answer,
  text: translateServerText(answer.text),
});

/**
 * Hands in a command. Where the way to the house is broken it tries again with the same key, so
 * nothing happens twice.
 */
export async function command(words: string, comment = ''): Promise<CommandResponse> {
  const body = {
    command: words,
    key: freshKey(),
    ...(comment.trim() ? { comment: comment.trim() } : {}),
  };
  for (let wait = 400; ; wait *= 2) {
    try {
      return inWords(await mutate<CommandResponse>('/api/command', body));
    } catch (trouble) {
      const passing = trouble instanceof RequestError && (trouble.status === 0 || trouble.status >= 500);
      if (!passing || wait > 6400) throw trouble;
      await pause(wait);
    }
  }
}

const escape = encodeURIComponent;

export const signup = (name: string, password: string, address: string) =>
  mutate<{ user: User | null; text: string | null }>(
    '/api/signup',
    address ? { name, password, address } : { name, password },
  ).then((answer) => ({ ...answer, text: answer.text && translateServerText(answer.text) }));
export const login = (name: string, password: string, code = '') =>
  mutate<{ user: User }>('/api/login', code ? { name, password, code } : { name, password });
/** Whether a login was refused because a code of two-factor authentication was missing. */
export const loginNeedsCode = (trouble: unknown) =>
  trouble instanceof RequestError && trouble.problem === 'second-factor-needed';
export const logout = () => abortQueriesDuring(() => mutate<object>('/api/logout', {}));
export const me = () =>
  query<{ user: User | null; banner: Banner | null; pages: string[] }>('/api/me');
export const allCommands = () => query<CommandRow[]>('/api/commands');
export const allGames = () => query<Game[]>('/api/games');
export const allPlayers = () => query<ListedPlayer[]>('/api/players');
export const letters = () => query<Letter[]>('/api/letters');
export const confirm = (token: string) => mutate<{ text: string }>('/api/confirm', { token }).then(inWords);
export const matchesOf = (player: string, over?: boolean) =>
  query<Summary[]>(
    `/api/matches?player=${escape(player)}${over === undefined ? '' : `&over=${over}`}`,
  );
export const listMatches = (over: boolean, game = '') =>
  query<Summary[]>(`/api/matches?over=${over}${game && `&game=${escape(game)}`}`);
export const challenges = () => query<Summary[]>('/api/challenges');
export const friendsGames = () => query<Summary[]>('/api/friends');
export const serverStats = () => query<ServerStats>('/api/house');
export const hostPage = (page: string) => query<{ html: string }>(`/api/pages/${page}`);
export const userPreferences = () => query<UserPreferences>('/api/wishes');
export const tokens = () => query<Token[]>('/api/tokens');
export const sessions = () => query<Session[]>('/api/sessions');
export const webhooks = () => query<Webhook[]>('/api/webhooks');
export const waitingRoom = () => query<Offer[]>('/api/waiting');
export const tournaments = (game = '') =>
  query<TournamentSummary[]>(`/api/tournaments${game && `?game=${escape(game)}`}`);
export const tournament = (name: string) => query<Tournament>(`/api/tournament/${escape(name)}`);
export const standings = (game: string) => query<RankedPlayer[]>(`/api/standings/${escape(game)}`);
export const ratings = (player: string) => query<PlayerRating[]>(`/api/ratings/${escape(player)}`);
export const recentMatches = () => query<Summary[]>('/api/matches');
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

export function errorText(trouble: unknown): string {
  return trouble instanceof Error ? trouble.message : String(trouble);
}
