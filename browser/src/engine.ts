// The computer that thinks in the page, without the house. It is fetched (engine.wasm) when it is
// first asked, and thinks on a thread of its own (engine_worker.ts), about one thing at a time; a game
// is judged on another.

import type { Side } from './api';
import type { EngineRequest, EngineReply } from './engine_worker';
import { requestText, type Line, type LineError } from './rules';

/** For First, in hundredths of a seed or pod; or who wins, in how many plies and by how much. */
export type Score = { first: number } | { winner: Side; plies: number; margin: number };

export interface SearchResult {
  move: string;
  score: Score;
  depth: number;
  depth_selective: number;
  nodes: number;
  /** The best first. */
  lines: { score: Score; moves: string[] }[];
}

/** What became of a question that another one, or its asker, put an end to. */
export class SearchStopped extends Error {}

/** A move of the game that was judged, as `posthouse analyse --json` has it (docs/engine.md). */
export interface AnalyzedMove {
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
  lines: SearchResult['lines'];
}
export interface GameAnalysis {
  unit: string;
  moves: AnalyzedMove[];
  end: { score: Score; over: boolean; lines: SearchResult['lines'] };
}
/** A position that was just judged: after so many moves, and how many are done of all. */
export interface AnalysisProgress {
  done: number;
  all: number;
  ply: number;
  score: Score;
}

interface PendingRequest {
  id: number;
  onProgress(news: unknown): void;
  settle(answer: unknown): void;
  fail(trouble: Error): void;
}
type RequestWithoutId = EngineRequest extends infer Q ? (Q extends unknown ? Omit<Q, 'id'> : never) : never;

/** One thread that thinks, made when it is first asked. */
class EngineThread {
  private worker: Worker | null = null;
  private pending: PendingRequest | null = null;
  private last = 0;

  /** Ends the thought that is being thought, if there is one. */
  stop() {
    if (!this.pending) return;
    this.worker?.terminate();
    this.worker = null;
    const { fail } = this.pending;
    this.pending = null;
    fail(new SearchStopped());
  }

  ask<Answer, News>(question: RequestWithoutId, onProgress: (news: News) => void): Promise<Answer> {
    this.stop();
    if (!this.worker) {
      this.worker = new Worker(new URL('./engine_worker.ts', import.meta.url), { type: 'module' });
      this.worker.onmessage = ({ data }: MessageEvent<EngineReply>) => this.onMessage(data);
    }
    const id = ++this.last;
    return new Promise<Answer>((resolve, reject) => {
      const settle = (answer: unknown) => {
        const { error } = answer as Partial<LineError>;
        if (error) reject(new Error(error));
        else resolve(answer as Answer);
      };
      this.pending = { id, onProgress: onProgress as (news: unknown) => void, settle, fail: reject };
      this.worker?.postMessage({ ...question, id } satisfies EngineRequest);
    });
  }

  private onMessage(data: EngineReply) {
    if (data.id !== this.pending?.id) return;
    if ('told' in data) return this.pending.onProgress(data.told);
    const { settle, fail } = this.pending;
    this.pending = null;
    if ('answer' in data) settle(data.answer);
    else fail(new Error(data.trouble));
  }
}

const player = new EngineThread();
/** Judges whole games, beside the other. */
const analyst = new EngineThread();

/** Ends the thought that is being thought, if there is one. */
export const stop = () => player.stop();
/** Ends the judging of a game. */
export const stopAnalysis = () => analyst.stop();

/**
 * The computer's move at a level of the house's; the longest of them takes some seconds. Among moves
 * that are as good to it another `seed`, a whole number, may choose another. `gracious`: it would
 * sooner win by a little than by a lot.
 */
export const play = (line: Line, level: number, seed: number, gracious: boolean): Promise<SearchResult> =>
  player.ask({ kind: 'play', line: requestText(line), level, seed, gracious, ms: 30_000 }, () => undefined);

/** The best lines; `told` hears of each depth on the way. A depth of 0: as deep as it can. */
export const search = (
  line: Line,
  { lines = 1, depth = 0, ms = 60_000 }: { lines?: number; depth?: number; ms?: number },
  onProgress: (thought: SearchResult) => void,
): Promise<SearchResult> => player.ask({ kind: 'think', line: requestText(line), lines, depth, ms }, onProgress);

/** A whole game, each of its positions looked at with so many nodes, the last one first. */
export const analyzeGame = (
  line: Line,
  nodes: number,
  onProgress: (soFar: AnalysisProgress) => void,
): Promise<GameAnalysis> => analyst.ask({ kind: 'analyse', line: requestText(line), nodes, lines: 1, ms: 0 }, onProgress);
