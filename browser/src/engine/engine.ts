// The engines in the page, without the server: one for each kind of board, in a worker
// (engine_worker.ts) and loaded on first use. One request at a time; whole games are analyzed in a
// second worker.

import type { Drawing, Side } from '../api';
import { kindOf } from '../boards/board_kinds';
import type { EngineRequest, EngineReply } from './engine_worker';
import { requestText, type Line, type LineError } from './rules';

/** Hundredths of a seed or pod in First's favor; or the winner, in how many plies and by how much. */
export type Score = { first: number } | { winner: Side; plies: number; margin: number };

/** What a move is for: the codes of src/games/move_idea.h; `cells` as in a step. */
export interface MoveIdea {
  code: string;
  count?: number;
  cells: number[];
}

export interface SearchResult {
  move: string;
  score: Score;
  depth: number;
  depth_selective: number;
  nodes: number;
  /** The best first. The ideas are those of the first move. */
  lines: { score: Score; moves: string[]; ideas: MoveIdea[] }[];
}

/** The request was canceled, by a newer one or by stop(). */
export class SearchStopped extends Error {}

/** Why a marked move was a mistake: src/analysis/reason.h. */
interface MistakeReason {
  code: 'lets-win' | 'misses-win' | 'lets-capture';
  move: string;
  plies?: number;
  last?: string;
  ending?: string;
}
/** A move of an analyzed game, as `posthouse analyse --json` prints it (docs/engine.md). */
export interface AnalyzedMove {
  ply: number;
  side: Side;
  move: string;
  /** The scores after the best move and after the one played. */
  best: Score;
  after: Score;
  /** In hundredths. */
  loss: number;
  mark: '' | '?' | '??';
  why?: MistakeReason;
  ideas: MoveIdea[];
  /** Of the position before the move. */
  score: Score;
  lines: SearchResult['lines'];
}
export interface GameAnalysis {
  unit: string;
  moves: AnalyzedMove[];
  end: { score: Score; over: boolean; lines: SearchResult['lines'] };
}
/** Progress: the position just analyzed, and how many of all are done. */
interface AnalysisProgress {
  done: number;
  all: number;
  ply: number;
  score: Score;
}

interface PendingRequest {
  id: number;
  onProgress(news: unknown): void;
  settle(answer: unknown): void;
  fail(error: Error): void;
}
type RequestWithoutId = EngineRequest extends infer Q ? (Q extends unknown ? Omit<Q, 'id'> : never) : never;

/** A worker with one engine, started on first use. */
class EngineThread {
  private worker: Worker | null = null;
  /** The address of its engine. */
  private engine = '';
  private pending: PendingRequest | null = null;
  private last = 0;

  stop() {
    if (!this.pending) return;
    this.worker?.terminate();
    this.worker = null;
    const { fail } = this.pending;
    this.pending = null;
    fail(new SearchStopped());
  }

  /** Starts a worker, which loads the engine for such boards, unless there is one. */
  start(drawing: Drawing) {
    const { engine } = kindOf(drawing);
    if (this.worker && this.engine === engine) return;
    this.stop();
    this.worker?.terminate();
    this.engine = engine;
    this.worker = new Worker(new URL('./engine_worker.ts', import.meta.url), { type: 'module', name: engine });
    this.worker.onmessage = ({ data }: MessageEvent<EngineReply>) => this.onMessage(data);
  }

  ask<Answer, News>(drawing: Drawing, question: RequestWithoutId, onProgress: (news: News) => void): Promise<Answer> {
    this.stop();
    this.start(drawing);
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
    if ('progress' in data) return this.pending.onProgress(data.progress);
    const { settle, fail } = this.pending;
    this.pending = null;
    if ('answer' in data) settle(data.answer);
    else fail(new Error(data.error));
  }
}

const player = new EngineThread();
/** Analyzes whole games, in parallel with `player`. */
const analyst = new EngineThread();

/** Loads the engine for such boards, so that its first answer comes sooner. */
export const loadEngine = (drawing: Drawing) => player.start(drawing);
/** Cancels the running search, if any. */
export const stop = () => player.stop();
export const stopAnalysis = () => analyst.stop();

export interface Manner {
  level: number;
  /** 0: balanced; otherwise an index into the game's styles, plus one. */
  style: number;
  /** An integer: selects among equally good moves, and what a weak level does not see. */
  seed: number;
  /** Prefers winning narrowly. */
  gracious: boolean;
}

/** The computer's move; takes seconds at most. */
export const play = (line: Line, drawing: Drawing, manner: Manner): Promise<SearchResult> =>
  player.ask(drawing, { kind: 'play', line: requestText(line), ...manner, ms: 30_000 }, () => undefined);

/** The best lines; `onProgress` is called after each depth. Depth 0: no limit. */
export const search = (
  line: Line,
  drawing: Drawing,
  { lines = 1, depth = 0, ms = 60_000 }: { lines?: number; depth?: number; ms?: number },
  onProgress: (thought: SearchResult) => void,
): Promise<SearchResult> => player.ask(drawing, { kind: 'think', line: requestText(line), lines, depth, ms }, onProgress);

/** Analyzes a whole game with so many nodes per position, from the last one backwards. */
export const analyzeGame = (
  line: Line,
  drawing: Drawing,
  nodes: number,
  onProgress: (soFar: AnalysisProgress) => void,
): Promise<GameAnalysis> => analyst.ask(drawing, { kind: 'analyse', line: requestText(line), nodes, lines: 1, ms: 0 }, onProgress);
