// The puzzle files (src/games/*/puzzles/), fetched by game.

import { readPuzzles, type Puzzle } from './puzzle_file';

export type { Puzzle, ProvenResult } from './puzzle_file';

const files = import.meta.glob('../../../src/games/*/puzzles/**/*.tsv', {
  query: '?url',
  import: 'default',
  eager: true,
});

const gameOf = (file: string) => file.split('/').at(-1)?.replace('.tsv', '') ?? '';

/** Games that have puzzles. */
export const gamesWithPuzzles = [...new Set(Object.keys(files).map(gameOf))];

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

/** The day in UTC, the same for everybody. */
export const today = () => Math.floor(Date.now() / 86_400_000);

/** The puzzle of the day: games alternate, and each game's puzzles are visited in strides. */
export async function daily(day: number): Promise<{ game: string; number: number }> {
  const games = [...gamesWithPuzzles].sort();
  const game = games[day % games.length] ?? '';
  const { length } = await puzzlesOf(game);
  const turn = Math.floor(day / games.length);
  return { game, number: ((turn * 37) % length) + 1 };
}
