// The computer that thinks in the page, without the house. It is fetched (engine.wasm) when it is
// first asked, and thinks on a thread of its own (engine_worker.ts), about one thing at a time.
//
// Deliberately absent: levels' names (api.allPlayers), words for scores.

import type { Side } from './api';
import type { Question, Told } from './engine_worker';
import { asked, type Line, type Wrong } from './rules';

/** For First, in hundredths of a seed or pod; or who wins, in how many plies and by how much. */
export type Score = { first: number } | { winner: Side; plies: number; margin: number };

export interface Thought {
  move: string;
  score: Score;
  depth: number;
  depth_selective: number;
  nodes: number;
  /** The best first. */
  lines: { score: Score; moves: string[] }[];
}

/** What became of a question that another one, or its asker, put an end to. */
export class Stopped extends Error {}

interface Asked {
  id: number;
  told(thought: Thought): void;
  settle(answer: Thought | Wrong): void;
  fail(trouble: Error): void;
}
type Asking = Question extends infer Q ? (Q extends unknown ? Omit<Q, 'id'> : never) : never;

let worker: Worker | null = null;
let thinking: Asked | null = null;
let last = 0;

function hear({ data }: MessageEvent<Told>) {
  if (data.id !== thinking?.id) return;
  if ('told' in data) return thinking.told(data.told);
  const { settle, fail } = thinking;
  thinking = null;
  if ('answer' in data) settle(data.answer);
  else fail(new Error(data.trouble));
}

/** Ends the thought that is being thought, if there is one. */
export function stop() {
  if (!thinking) return;
  worker?.terminate();
  worker = null;
  const { fail } = thinking;
  thinking = null;
  fail(new Stopped());
}

function ask(question: Asking, told: (thought: Thought) => void): Promise<Thought> {
  stop();
  if (!worker) {
    worker = new Worker(new URL('./engine_worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = hear;
  }
  const id = ++last;
  return new Promise<Thought>((resolve, reject) => {
    const settle = (answer: Thought | Wrong) =>
      'error' in answer ? reject(new Error(answer.error)) : resolve(answer);
    thinking = { id, told, settle, fail: reject };
    worker?.postMessage({ ...question, id } satisfies Question);
  });
}

/**
 * The computer's move at a level of the house's; the longest of them takes some seconds. Among moves
 * that are as good to it another `seed`, a whole number, may choose another.
 */
export const play = (line: Line, level: number, seed = 0): Promise<Thought> =>
  ask({ kind: 'play', line: asked(line), level, seed, ms: 30_000 }, () => undefined);

/** The best lines; `told` hears of each depth on the way. A depth of 0: as deep as it can. */
export const think = (
  line: Line,
  { lines = 1, depth = 0, ms = 60_000 }: { lines?: number; depth?: number; ms?: number },
  told: (thought: Thought) => void,
): Promise<Thought> => ask({ kind: 'think', line: asked(line), lines, depth, ms }, told);
