// The computer that thinks in the page, without the house. It is fetched (engine.wasm) when it is
// first asked, and thinks on a thread of its own (engine_worker.ts), about one thing at a time; a game
// is judged on another.

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

/** A move of the game that was judged, as `posthouse analyse --json` has it (docs/engine.md). */
export interface JudgedMove {
  ply: number;
  side: Side;
  move: string;
  /** With the best move, and with the one that was played. */
  best: Score;
  after: Score;
  /** In hundredths. */
  loss: number;
  mark: '' | '?' | '??';
  /** Of the position before the move. */
  score: Score;
  lines: Thought['lines'];
}
export interface Judged {
  unit: string;
  moves: JudgedMove[];
  end: { score: Score; over: boolean; lines: Thought['lines'] };
}
/** A position that was just judged: after so many moves, and how many are done of all. */
export interface SoFar {
  done: number;
  all: number;
  ply: number;
  score: Score;
}

interface Asked {
  id: number;
  told(news: unknown): void;
  settle(answer: unknown): void;
  fail(trouble: Error): void;
}
type Asking = Question extends infer Q ? (Q extends unknown ? Omit<Q, 'id'> : never) : never;

/** One thread that thinks, made when it is first asked. */
class Thinker {
  private worker: Worker | null = null;
  private thinking: Asked | null = null;
  private last = 0;

  /** Ends the thought that is being thought, if there is one. */
  stop() {
    if (!this.thinking) return;
    this.worker?.terminate();
    this.worker = null;
    const { fail } = this.thinking;
    this.thinking = null;
    fail(new Stopped());
  }

  ask<Answer, News>(question: Asking, told: (news: News) => void): Promise<Answer> {
    this.stop();
    if (!this.worker) {
      this.worker = new Worker(new URL('./engine_worker.ts', import.meta.url), { type: 'module' });
      this.worker.onmessage = ({ data }: MessageEvent<Told>) => this.hear(data);
    }
    const id = ++this.last;
    return new Promise<Answer>((resolve, reject) => {
      const settle = (answer: unknown) => {
        const { error } = answer as Partial<Wrong>;
        if (error) reject(new Error(error));
        else resolve(answer as Answer);
      };
      this.thinking = { id, told: told as (news: unknown) => void, settle, fail: reject };
      this.worker?.postMessage({ ...question, id } satisfies Question);
    });
  }

  private hear(data: Told) {
    if (data.id !== this.thinking?.id) return;
    if ('told' in data) return this.thinking.told(data.told);
    const { settle, fail } = this.thinking;
    this.thinking = null;
    if ('answer' in data) settle(data.answer);
    else fail(new Error(data.trouble));
  }
}

const thinker = new Thinker();
/** Judges whole games, beside the other. */
const judge = new Thinker();

/** Ends the thought that is being thought, if there is one. */
export const stop = () => thinker.stop();
/** Ends the judging of a game. */
export const stopJudging = () => judge.stop();

/**
 * The computer's move at a level of the house's; the longest of them takes some seconds. Among moves
 * that are as good to it another `seed`, a whole number, may choose another. `gracious`: it would
 * sooner win by a little than by a lot.
 */
export const play = (line: Line, level: number, seed: number, gracious: boolean): Promise<Thought> =>
  thinker.ask({ kind: 'play', line: asked(line), level, seed, gracious, ms: 30_000 }, () => undefined);

/** The best lines; `told` hears of each depth on the way. A depth of 0: as deep as it can. */
export const think = (
  line: Line,
  { lines = 1, depth = 0, ms = 60_000 }: { lines?: number; depth?: number; ms?: number },
  told: (thought: Thought) => void,
): Promise<Thought> => thinker.ask({ kind: 'think', line: asked(line), lines, depth, ms }, told);

/** A whole game, each of its positions looked at with so many nodes, the last one first. */
export const analyse = (
  line: Line,
  nodes: number,
  told: (soFar: SoFar) => void,
): Promise<Judged> => judge.ask({ kind: 'analyse', line: asked(line), nodes, lines: 1, ms: 0 }, told);
