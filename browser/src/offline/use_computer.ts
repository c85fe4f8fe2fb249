// The computer at the other side of the board: it moves when it is its turn, and advises when it is
// asked. One thought at a time (engine.ts).

import { useEffect, useState } from 'preact/hooks';
import { play, stop, SearchStopped, search, type SearchResult } from '../engine';
import { requestText, type Line } from '../rules';

const adviceMs = 1500;

export interface Computer {
  busy: boolean;
  trouble: string;
  /** After a trouble. */
  again(): void;
  /** What it would play for the reader; null where it was interrupted. */
  advise(): Promise<SearchResult | null>;
}

/**
 * `turn`: it is the computer's, in the last position of `line`. `manner.seed`: so that it does not
 * play every game alike.
 */
export function useComputer(
  line: Line,
  level: number,
  { seed, gracious }: { seed: number; gracious: boolean },
  turn: boolean,
  played: (move: string, line: Line) => void,
): Computer {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  const [attempt, setAttempt] = useState(0);
  const question = requestText(line);

  useEffect(() => {
    setTrouble('');
    if (!turn) return undefined;
    let here = true;
    setBusy(true);
    play(line, level, seed, gracious)
      .then(
        ({ move }) => here && played(move, line),
        (reason: unknown) => {
          if (here && !(reason instanceof SearchStopped)) setTrouble(String(reason));
        },
      )
      .finally(() => here && setBusy(false));
    return () => {
      here = false;
      setBusy(false);
      stop();
    };
  }, [question, level, seed, gracious, turn, attempt]);
  // Advice for a position that is left, or a page that is, is not wanted any more.
  useEffect(() => stop, [question]);

  async function advise(): Promise<SearchResult | null> {
    setBusy(true);
    try {
      return await search(line, { ms: adviceMs }, () => undefined);
    } catch (reason) {
      if (!(reason instanceof SearchStopped)) setTrouble(String(reason));
      return null;
    } finally {
      setBusy(false);
    }
  }

  return { busy, trouble, again: () => setAttempt((n) => n + 1), advise };
}
