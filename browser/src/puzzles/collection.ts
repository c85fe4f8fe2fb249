// The puzzle files (src/games/*/puzzles/), fetched by game.

import { readPuzzles, type Puzzle } from './puzzle_file';

export type { Puzzle, ProvenResult } from './puzzle_file';

const files = import.meta.glob('../../../src/games/*/puzzles/**/*.tsv', { query: '?url', import: 'default', eager: true });

const gameOf = (file: string) => file.split('/').at(-1)?.replace('.tsv', '') ?? '';

/** Games that have puzzles. */
export const gamesWithPuzzles = [...new Set(Object.keys(files).map(gameOf))];

/** What a solution may do (src/games/*\/puzzle_facts.h), in the order of the page. */
export const themes = [
  'capture',
  'quiet',
  'grand-slam',
  'starve',
  'feed',
  'defense',
  'last-seeds',
  'chain',
  'sacrifice',
  'prong',
  'base',
  'wipe-out',
];

const fetched = new Map<string, Promise<Puzzle[]>>();

async function load(game: string): Promise<Puzzle[]> {
  const own = Object.entries(files).filter(([file]) => gameOf(file) === game);
  const texts = await Promise.all(
    own.map(async ([, address]) => {
      const response = await fetch(address);
      if (!response.ok) throw new Error(String(response.status));
      return response.text();
    }),
  );
  return readPuzzles(game, texts);
}

/** A game's puzzles, easiest first. Rejects if they cannot be fetched. */
export function puzzlesOf(game: string): Promise<Puzzle[]> {
  let known = fetched.get(game);
  if (!known) {
    known = load(game);
    fetched.set(game, known);
    known.catch(() => fetched.delete(game));
  }
  return known;
}

/** The puzzles of all games. Rejects if they cannot be fetched. */
export const allPuzzles = async () => (await Promise.all(gamesWithPuzzles.map(puzzlesOf))).flat();

/** The day in UTC, the same for everybody. */
export const dayOf = (time: number) => Math.floor(time / 86_400_000);
export const today = () => dayOf(Date.now());

/** The puzzle of the day: games alternate, and each game's puzzles are visited in strides. */
export async function daily(day: number): Promise<Puzzle | null> {
  const games = [...gamesWithPuzzles].sort();
  const puzzles = await puzzlesOf(games[day % games.length] ?? '');
  return puzzles[(Math.floor(day / games.length) * 37) % puzzles.length] ?? null;
}
