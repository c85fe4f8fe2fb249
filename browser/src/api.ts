// The HTTP API (docs/api.md): its types, and one function per request.

import { RequestError, abortQueriesDuring, get, post } from './request';
import { foldLines } from './texts/fold_lines';
import { language } from './texts/i18n';
import type { CommandResponse, LessonStep, PracticeGame, Problem, PuzzleTry } from '../../src/http/api_types';

export type * from '../../src/http/api_types';

/** An idempotency key. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return 'page-' + Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Whether the same request may succeed later: nobody answered, or the server is busy or down. */
export const willPass = (error: unknown) =>
  error instanceof RequestError && (error.status === 0 || error.status === 429 || error.status >= 500);

/** The response to a refused command: its sentence in the reader's language, then what the server adds. */
function refusedCommand(error: unknown): CommandResponse {
  if (!(error instanceof RequestError) || !('accepted' in error.body)) throw error;
  const refused = error.body as Problem & CommandResponse;
  if (error.message === refused.detail) return refused; // in English
  const [, ...more] = refused.text.split(/\n\s*\n/);
  return { ...refused, text: [foldLines(error.message), ...more].join('\n\n') };
}

/** Sends a command once. The same key has one effect, however often it is sent. */
const sendCommand = (words: string, comment: string, key: string, brief?: boolean) =>
  post('/api/command', { command: words, key, brief, comment: comment.trim() || undefined, reader_language: language.value }).catch(
    refusedCommand,
  );

/** The same for a move; the response may hold the move alone. */
export const sendMove = (words: string, comment: string, key: string) => sendCommand(words, comment, key, true);

/** Sends a command, again on network and server errors: with the same key nothing happens twice. */
export async function command(words: string, comment = ''): Promise<CommandResponse> {
  const key = freshKey();
  for (let wait = 400; ; wait *= 2) {
    try {
      return (await sendCommand(words, comment, key)) as CommandResponse; // not brief
    } catch (error) {
      if (!willPass(error) || (error as RequestError).status === 429 || wait > 6400) throw error;
      await pause(wait);
    }
  }
}

/** The same, but a refusal is an error. */
export async function perform(words: string, comment?: string): Promise<CommandResponse> {
  const answer = await command(words, comment);
  if (!answer.accepted) throw new Error(answer.text.trim());
  return answer;
}

export const signup = (name: string, password: string, address: string, invitation: string) =>
  post('/api/signup', { name, password, ...(address && { address }), ...(invitation && { invitation }) });
export const login = (name: string, password: string, code = '') =>
  post('/api/login', code ? { name, password, code } : { name, password });
export const loginNeedsCode = (error: unknown) => error instanceof RequestError && error.code === 'second-factor-needed';
export const becomeGuest = () => post('/api/guests', {});
export const logout = () => abortQueriesDuring(() => post('/api/logout', {}));
export const me = () => get('/api/me');
export const allCommands = () => get('/api/commands', { language: language.value });
/** The games with their rules in words, ten times as much. */
export const allHelp = () => get('/api/games', { language: language.value === 'en' ? undefined : language.value });
export const allGames = () => get('/api/games', { help: false });
/** How many entries a whole part of a list has; the next part continues behind the last one. */
export const listed = { players: 1000, letters: 200, tournaments: 100, standings: 500, waiting: 200 };
export const players = (behind?: string) => get('/api/players', { behind });
export const playersNamed = (beginning: string) => get('/api/players', { beginning });
export const letters = (before?: number) => get('/api/letters', { before });
export const confirm = (token: string) => post('/api/confirm', { token });
export const matchesOf = (player: string, over?: boolean) => get('/api/matches', { player, over });
export const challenges = () => get('/api/challenges');
export const friendsGames = () => get('/api/friends');
export const serverStats = () => get('/api/server');
export const hostPage = (page: string) => get('/api/pages/{page}', { page });
export const userPreferences = () => get('/api/settings');
export const tokens = () => get('/api/tokens');
export const sessions = () => get('/api/sessions');
export const webhooks = () => get('/api/webhooks');
export const webhookDeliveries = (webhook: string) => get('/api/webhooks/{webhook}/deliveries', { webhook });
/** Open challenges, the newest first; of one game or player, or those before one. */
export const waitingRoom = (which: { game?: string; player?: string; before?: number } = {}) => get('/api/challenges/open', which);
export const tournaments = (over: boolean, behind?: string) => get('/api/tournaments', { over, behind });
export const tournament = (name: string) => get('/api/tournament/{name}', { name });
export const tournamentChat = (name: string) => get('/api/tournament/{name}/chat', { name });
/** Those that go on. */
export const allSeries = () => get('/api/series');
export const series = (name: string) => get('/api/series/{name}', { name });
export const teams = (player?: string) => get('/api/teams', { player });
export const team = (name: string) => get('/api/team/{name}', { name });
export const standings = (game: string, bots: boolean, behind?: string) =>
  get('/api/standings/{game}', { game, behind, bots: bots || undefined });
export const weekRanking = (game: string) => get('/api/standings/{game}/week', { game });
export const ratings = (player: string) => get('/api/ratings/{player}', { player });
export const puzzlesOf = (player: string) => get('/api/puzzles/{player}', { player });
export const ownPuzzles = () => get('/api/puzzles');
/** Only the first try of a puzzle is counted. */
export const tryPuzzle = ({ game, position, moves, at }: PuzzleTry) => post('/api/puzzles', { game, position, moves, at });
export const ownLessons = () => get('/api/lessons');
export const markLessonSteps = (steps: LessonStep[]) => post('/api/lessons', { steps });
export const practiceGames = () => get('/api/practice-games');
export const keepPracticeGames = (games: PracticeGame[]) => post('/api/practice-games', { games });
/** The latest of all running or finished matches, or of those of one game. */
export const latestMatches = (over: boolean, limit: number, game?: string) => get('/api/matches', { over, limit, game });
export const match = (game: string, board: number) => get('/api/match/{game}/{board}', { game, board });

export const pushKey = () => get('/api/push');
export const registerPush = (endpoint: string) => post('/api/push', { endpoint });
export const unregisterPush = (endpoint: string) => post('/api/push/forget', { endpoint });

export const tablebaseRanges = () => get('/api/tablebase');
export const tablebaseResult = (game: string, position: string) => get('/api/tablebase/{game}/{position}', { game, position });

/** Which matches the explorer counts; undefined: all. */
export interface ExplorerFilter {
  rating_min?: number;
  rating_max?: number;
  pace?: 'live' | 'correspondence';
  /** “2026-10” */
  first_month?: string;
  last_month?: string;
}
export const exploreLine = (game: string, from: string | null, moves: string[], filter: ExplorerFilter) =>
  get('/api/explorer/{game}', { game, moves: moves.join(','), from: from ?? undefined, ...filter });

export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
