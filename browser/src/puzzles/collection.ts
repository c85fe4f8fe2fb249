// The puzzles of the house's games: files that a program has made and a test proves again
// (src/games/*/puzzles/), fetched game by game.
//
// A row's columns are known by their names.

const files = import.meta.glob('../../../src/games/*/puzzles/**/*.tsv', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** What is proven of a move, and how many seeds both have in the end at least. */
export interface Worth {
  move: string;
  proof: 'win' | 'draw' | 'loss' | 'no-win';
  own: number;
  other: number;
}

export interface Puzzle {
  game: string;
  from: string;
  /** One's own moves and the replies between. */
  line: string[];
  /** The moves that one has to find. */
  moves: number;
  /** Within its game: the hardest last. */
  hardness: number;
  /** Of every move, the best first; empty where the goal is to win in so many moves. */
  worths: Worth[];
}

const gameOf = (file: string) => file.split('/').at(-1)?.replace('.tsv', '') ?? '';

/** The names of the games that have some. */
export const gamesWithPuzzles = [...new Set(Object.keys(files).map(gameOf))];

function worthsOf(cell: string): Worth[] {
  return cell.split(', ').flatMap((words) => {
    const [move, proof, own, other] = words.split(' ');
    if (!move) return [];
    return [{ move, proof: proof as Worth['proof'], own: Number(own), other: Number(other) }];
  });
}

export function read(game: string, text: string): Puzzle[] {
  const rows = text.split('\n').filter((row) => row && !row.startsWith('#'));
  const names = rows.shift()?.split('\t') ?? [];
  return rows.map((row) => {
    const cells = row.split('\t');
    const cell = (name: string) => cells[names.indexOf(name)] ?? '';
    const line = (cell('line') || cell('move')).split(' ');
    const worths = worthsOf(cell('worths'));
    const moves = (line.length + 1) / 2;
    // How deep one has to look: so the file says, or so long the line is.
    const depth = Number(cell('depth') || line.length);
    const hardness = 100 * depth + Number(cell('choices') || cell('moves')) + Number(cell('seeds') || 0);
    return { game, from: cell('position'), line, moves, hardness, worths };
  });
}

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
  return texts.flatMap((text) => read(game, text)).sort((a, b) => a.hardness - b.hardness);
}

/** A game's puzzles, the easiest first. Rejects where they cannot be fetched. */
export function puzzlesOf(game: string): Promise<Puzzle[]> {
  let known = fetched.get(game);
  if (!known) {
    known = load(game);
    fetched.set(game, known);
    known.catch(() => fetched.delete(game));
  }
  return known;
}

/** The day's number, by the same clock for everybody. */
export const today = () => Math.floor(Date.now() / 86_400_000);

/** The puzzle of a day: the games take turns, the number goes through a game's puzzles in leaps. */
export async function daily(day: number): Promise<{ game: string; number: number }> {
  const games = [...gamesWithPuzzles].sort();
  const game = games[day % games.length] ?? '';
  const { length } = await puzzlesOf(game);
  const turn = Math.floor(day / games.length);
  return { game, number: ((turn * 37) % length) + 1 };
}
