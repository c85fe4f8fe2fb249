// The game report: every move assessed by the engine, in the background from the moment a game is opened.

import { useEffect, useRef, useState } from 'preact/hooks';
import { analyzeGame, stopAnalysis, SearchStopped, type GameAnalysis, type Score } from '../engine/engine';
import { requestText, type PositionInfo, type Line } from '../engine/rules';

/** Search nodes per position. */
const nodeChoices = { quick: 30_000, careful: 150_000, deep: 1_000_000 };
export type Effort = keyof typeof nodeChoices;
export const efforts = Object.keys(nodeChoices) as Effort[];
/** Nodes for all positions of a long game together, unless the reader wants them searched deeply. */
const nodesForAll = 12_000_000;
/** How often progress is drawn: a long game has many positions. */
const drawnEveryMs = 250;

const nodesFor = (effort: Effort, positions: number) =>
  effort === 'deep' ? nodeChoices.deep : Math.min(nodeChoices[effort], Math.ceil(nodesForAll / positions));

export interface MainLine {
  line: Line;
  state: PositionInfo;
}

export interface ReportState {
  /** Of the current main line; null until analyzed. */
  judged: GameAnalysis | null;
  /** The score at each ply, as far as known. */
  scores: (Score | null)[];
  done: number;
  busy: boolean;
  error: string;
  begin(effort: Effort): void;
  end(): void;
}

/** Begins with the game as it was opened; `allowed`: not while it would be unfair. */
export function useReport({ line, state }: MainLine, allowed: boolean): ReportState {
  const question = requestText(line);
  const [of, setOf] = useState('');
  const [judged, setJudged] = useState<GameAnalysis | null>(null);
  const [scores, setScores] = useState<(Score | null)[]>([]);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const opened = useRef(question);
  const current = of === question;
  useEffect(() => () => stopAnalysis(), []);
  useEffect(() => {
    if (of && !current) stopAnalysis();
  }, [current]);
  useEffect(() => {
    if (allowed && !of && question === opened.current && line.moves.length > 0) begin('careful');
    if (!allowed) stopAnalysis();
  }, [allowed]);

  function begin(effort: Effort) {
    const known = Array<Score | null>(line.moves.length + 1).fill(null);
    let drawn = 0;
    setOf(question);
    setJudged(null);
    setScores(known);
    setBusy(true);
    setError('');
    analyzeGame(line, state.drawing, nodesFor(effort, known.length), ({ ply, score }) => {
      known[ply] = score;
      if (performance.now() - drawn < drawnEveryMs) return;
      drawn = performance.now();
      setScores([...known]);
    })
      .then(
        (found) => {
          setScores(known);
          setJudged(found);
        },
        (reason: unknown) => {
          if (!(reason instanceof SearchStopped)) setError(String(reason));
        },
      )
      .finally(() => setBusy(false));
  }
  return {
    judged: current ? judged : null,
    scores: current ? scores : [],
    done: current ? scores.filter(Boolean).length : 0,
    busy: busy && current,
    error,
    begin,
    end: stopAnalysis,
  };
}
