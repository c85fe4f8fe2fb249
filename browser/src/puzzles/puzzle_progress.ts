// What the reader has done of the puzzles. A try is kept in this browser until the account has it: a
// stranger's until they sign up, a player's until the server has answered. The server counts only
// the first try of each puzzle, so that nothing counts twice, however often it arrives.

import { computed, signal } from '@preact/signals';
import * as api from '../api';
import { user } from '../app_state';
import { RequestError } from '../request';
import { dayOf, puzzlesOf, today, type Puzzle } from './collection';
import { afterTry, newcomer } from './glicko';

/** A try that the server does not know yet. */
interface Try extends Required<api.PuzzleTry> {
  /** Whose it is; empty: a stranger's. */
  player: string;
  right: boolean;
  /** Whether it was the puzzle of that day. */
  daily: boolean;
  /** The puzzle's. */
  rating: number;
}

export interface Standing {
  rating: number;
  provisional: boolean;
  tried: number;
  solved: number;
  /** Days in a row with a solved puzzle, and the most there were. */
  days: number;
  bestDays: number;
  /** By game and position: whether it is solved. */
  known: Map<string, boolean>;
}

const name = 'posthouse.puzzle-tries';
/** As on the server: club/learning/puzzles.h, club/ratings/ratings.h. */
const puzzleDeviation = 150;
const provisionalAbove = 110;
const ratingPeriod = 5 * 86_400_000;

function read(): Try[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    return Array.isArray(kept) ? (kept as Try[]).filter((attempt) => Array.isArray(attempt?.moves)) : [];
  } catch {
    return [];
  }
}

const tries = signal(read());
addEventListener('storage', (event) => {
  if (event.key === name || event.key === null) tries.value = read();
});

function store(changed: Try[]) {
  tries.value = changed;
  try {
    localStorage.setItem(name, JSON.stringify(changed));
  } catch {
    // Storage is blocked: it lasts until the page is closed.
  }
}

/** The account's, as the server last said. */
const account = signal<(api.OwnPuzzles & { player: string }) | null>(null);

const keyOf = (game: string, position: string) => `${game} ${position}`;

/** The server's arithmetic, for tries that it does not know (record_attempt in club/learning/puzzles.cpp). */
function standingOf(all: Try[]): Standing {
  const known = new Map<string, boolean>();
  let rating = newcomer;
  let [since, tried, solved, lastDay, days, bestDays] = [0, 0, 0, 0, 0, 0];
  for (const attempt of all) {
    const key = keyOf(attempt.game, attempt.position);
    if (!known.has(key)) {
      const periods = tried === 0 ? 0 : (attempt.at - since) / ratingPeriod;
      rating = afterTry(rating, { rating: attempt.rating, deviation: puzzleDeviation }, attempt.right, periods);
      since = Math.max(since, attempt.at);
      ++tried;
    }
    const firstTime = attempt.right && !known.get(key);
    if (firstTime) ++solved;
    known.set(key, attempt.right || known.get(key) === true);
    const day = dayOf(attempt.at);
    if (attempt.right && day > lastDay && (firstTime || attempt.daily)) {
      days = day === lastDay + 1 ? days + 1 : 1;
      bestDays = Math.max(bestDays, days);
      lastDay = day;
    }
  }
  return {
    rating: Math.round(rating.rating),
    provisional: rating.deviation > provisionalAbove,
    tried,
    solved,
    days: lastDay >= today() - 1 ? days : 0,
    bestDays,
    known,
  };
}

export const standing = computed<Standing>(() => {
  const synced = account.value;
  const me = user.value?.name;
  if (!synced || synced.player !== me) return standingOf(tries.value.filter((attempt) => attempt.player === (me ?? '')));
  const known = new Map(synced.puzzles.map((puzzle) => [keyOf(puzzle.game, puzzle.position), puzzle.solved !== null]));
  for (const attempt of tries.value)
    if (attempt.player === me && (attempt.right || !known.has(keyOf(attempt.game, attempt.position))))
      known.set(keyOf(attempt.game, attempt.position), attempt.right);
  return { ...synced, bestDays: synced.best_days, known };
});

/** The account's standing is on its way, or cannot be fetched. */
export const isUnknown = computed(() => Boolean(user.value) && account.value?.player !== user.value?.name);

export const isSolved = ({ game, from }: Puzzle) => standing.value.known.get(keyOf(game, from)) === true;
export const isTried = ({ game, from }: Puzzle) => standing.value.known.has(keyOf(game, from));

/** By how much the last try changed the rating; none: it was not rated, or not yet. */
export const lastChange = signal<number | null>(null);

/** `moves`: from the puzzle's position. Only what can count is kept. */
export function recordTry(puzzle: Puzzle, moves: string[], right: boolean, isDaily: boolean) {
  if (isTried(puzzle) && !(right && (!isSolved(puzzle) || isDaily))) return;
  const rated = !isTried(puzzle);
  const before = standing.value.rating;
  store([
    ...tries.value,
    {
      player: user.value?.name ?? '',
      game: puzzle.game,
      position: puzzle.from,
      moves,
      right,
      daily: isDaily,
      rating: puzzle.rating,
      at: Date.now(),
    },
  ]);
  if (rated) lastChange.value = user.value ? null : standing.value.rating - before;
  void sendTries();
}

/** Gone, or never to be accepted. */
const isFinal = (reason: unknown) => reason instanceof RequestError && [400, 404, 422].includes(reason.status);

/** For whom; a request that signing out aborts never ends. */
let sendingFor = '';
/** Sends what is kept, in order; then asks for the account's standing. */
async function sendTries() {
  const me = user.value?.name ?? '';
  if (sendingFor === me) return;
  sendingFor = me;
  try {
    while (user.value?.name === me) {
      const next = tries.value.find((attempt) => attempt.player === '' || attempt.player === me);
      if (!next) {
        const answer = await api.ownPuzzles();
        account.value = { ...answer, player: me };
        if (!tries.value.some((attempt) => attempt.player === me)) break;
        continue;
      }
      try {
        const { counted, change } = await api.tryPuzzle(next);
        if (counted) lastChange.value = change;
      } catch (reason) {
        if (!isFinal(reason)) throw reason;
      }
      store(tries.value.filter((attempt) => attempt.at !== next.at || attempt.position !== next.position));
    }
  } catch {
    // Sent again when the connection is back, or with the next try.
  }
  if (sendingFor === me) sendingFor = '';
}

/** Earlier versions kept only which puzzles were solved, and whether at the first try. */
async function moveOldProgress() {
  const old = 'posthouse.puzzles';
  try {
    const { solved = {} } = JSON.parse(localStorage.getItem(old) ?? '{}') as { solved?: Record<string, number> };
    let time = Date.now() - 2 * 86_400_000;
    const moved: Try[] = [];
    for (const [key, first] of Object.entries(solved)) {
      const game = key.slice(0, key.indexOf(' '));
      const puzzle = (await puzzlesOf(game)).find((candidate) => keyOf(game, candidate.from) === key);
      if (!puzzle) continue;
      const attempt = { player: '', game, position: puzzle.from, daily: false, rating: puzzle.rating };
      if (first !== 1) moved.push({ ...attempt, moves: [], right: false, at: ++time });
      moved.push({ ...attempt, moves: puzzle.line, right: true, at: ++time });
    }
    localStorage.removeItem(old);
    if (moved.length > 0) store([...moved, ...tries.value]);
  } catch {
    // No storage, or no connection: with the next visit.
  }
}

void moveOldProgress().then(() => {
  user.subscribe((who) => {
    sendingFor = '';
    if (who) void sendTries();
  });
  addEventListener('online', () => void sendTries());
});
