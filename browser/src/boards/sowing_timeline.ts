// The animation of a sowing move, computed from the rules' step: which seed falls where and when,
// and which seeds are captured. It knows no rules: path, captures and final position are the
// step's.
//
// Places are the rules' cells 0 … 2H-1, then First's and Second's store. A pile lists its seeds
// from the bottom.

import type { Step } from '../engine/rules';

export type Piles = number[][];

export interface Position {
  /** Seeds in each place. */
  counts: number[];
  columns: number;
}

/** Parses "4,0,5/4,4,4 0 2 N". */
export function readPosition(position: string): Position {
  const [board = '', first = '0', second = '0'] = position.split(' ');
  const houses = board.split(/[,/]/).map(Number);
  return { counts: [...houses, Number(first), Number(second)], columns: houses.length / 2 };
}

/** A seed that lands in `place` on `below` others, after `startMs`. */
export interface SeedDrop {
  seed: number;
  place: number;
  below: number;
  startMs: number;
}

/** A pile that is lifted at `startMs`, and where its seeds go. */
export interface Capture {
  from: number;
  startMs: number;
  falls: SeedDrop[];
}

export interface SowingTimeline {
  from: number;
  /** The sown seeds, in order. */
  sown: SeedDrop[];
  /** In the order of capture. */
  captured: Capture[];
  /** Remaining seeds handed out at the end of the game. */
  rest: Capture[];
  end: number;
  after: Piles;
}

export const liftMs = 150;
const dropMs = 110;
const pauseMs = 230;
const nextHouseMs = 240;
export const flightMs = 360;
const staggerMs = 40;

/** Time per house; long moves are faster. */
export const beatMs = (seeds: number) => Math.max(85, Math.min(170, 205 - 8 * seeds));

/** Adjusts piles to the counts; surplus seeds move to piles that need more. */
export function pilesOf(counts: number[], known: Piles = []): Piles {
  const piles = counts.map((count, place) => (known[place] ?? []).slice(0, count));
  const lying = new Set(piles.flat());
  const total = counts.reduce((sum, count) => sum + count, 0);
  const free: number[] = [];
  for (let seed = 0; seed < total; ++seed) if (!lying.has(seed)) free.push(seed);
  counts.forEach((count, place) => {
    const pile = piles[place];
    while (pile && pile.length < count) pile.push(free.shift() ?? 0);
  });
  return piles;
}

export function timelineOf(before: Piles, step: Step): SowingTimeline {
  const { counts, columns } = readPosition(step.position);
  const after = before.map((pile) => [...pile]);
  const take = (place: number) => after[place]?.splice(0) ?? [];
  const put = (seed: number, place: number, startMs: number): SeedDrop => {
    const pile = after[place] ?? [];
    pile.push(seed);
    return { seed, place, below: pile.length - 1, startMs };
  };

  // The uppermost seed falls first.
  const hand = take(step.from).reverse();
  const beat = beatMs(step.path.length);
  const sown = step.path.map((place, i) => put(hand[i] ?? 0, place, liftMs + (i + 1) * beat + dropMs));
  let end = sown.at(-1)?.startMs ?? 0;

  const gather = (from: number, store: number, startMs: number): Capture => {
    const seeds = take(from).reverse();
    const falls = seeds.map((seed, i) => put(seed, store, startMs + flightMs + i * staggerMs));
    end = Math.max(end, falls.at(-1)?.startMs ?? 0);
    return { from, startMs, falls };
  };
  const store = 2 * columns + (step.side === 'first' ? 0 : 1);
  const begin = end + pauseMs;
  const captured = step.captured.map((from, i) => gather(from, store, begin + i * nextHouseMs));

  // At the end, seeds go to the player on whose side they lie; who takes all has all of them there.
  const rest: Capture[] = [];
  const late = end + pauseMs;
  for (let from = 0; from < 2 * columns; ++from) {
    if ((after[from]?.length ?? 0) <= (counts[from] ?? 0)) continue;
    rest.push(gather(from, 2 * columns + (from < columns ? 0 : 1), late));
  }
  return { from: step.from, sown, captured, rest, end, after };
}
