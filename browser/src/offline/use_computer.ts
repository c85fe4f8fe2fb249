// The engine as opponent: it moves on its turn and gives advice on request, one search at a time.

import { useEffect, useState } from 'preact/hooks';
import type { Drawing } from '../api';
import { play, stop, SearchStopped, search, type Manner, type SearchResult } from '../engine/engine';
import { requestText, type Line } from '../engine/rules';
import { animationsDone, replyPause } from './animations_done';

const adviceMs = 1500;

export interface Computer {
  busy: boolean;
  error: string;
  retry(): void;
  /** Its advice; null if interrupted. */
  advise(): Promise<SearchResult | null>;
}

/** `turn`: it is the engine's turn at the end of `line`. `manner.seed` varies its play. */
export function useComputer(
  line: Line,
  drawing: Drawing,
  { level, style, seed, gracious }: Manner,
  turn: boolean,
  played: (move: string, line: Line) => void,
): Computer {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const [attempt, setAttempt] = useState(0);
  const question = requestText(line);

  useEffect(() => {
    setError('');
    if (!turn) return undefined;
    let here = true;
    setBusy(true);
    play(line, drawing, { level, style, seed, gracious })
      .then(async (answer) => {
        await animationsDone();
        await replyPause();
        return answer;
      })
      .then(
        ({ move }) => here && played(move, line),
        (reason: unknown) => {
          if (here && !(reason instanceof SearchStopped)) setError(String(reason));
        },
      )
      .finally(() => here && setBusy(false));
    return () => {
      here = false;
      setBusy(false);
      stop();
    };
  }, [question, level, style, seed, gracious, turn, attempt]);
  // Cancels advice when the position or the page changes.
  useEffect(() => stop, [question]);

  async function advise(): Promise<SearchResult | null> {
    setBusy(true);
    try {
      return await search(line, drawing, { ms: adviceMs }, () => undefined);
    } catch (reason) {
      if (!(reason instanceof SearchStopped)) setError(String(reason));
      return null;
    } finally {
      setBusy(false);
    }
  }

  return { busy, error, retry: () => setAttempt((n) => n + 1), advise };
}
