// What the house knows, kept up to date while it is shown.

import { useEffect, useState } from 'preact/hooks';
import { errorText } from './api';
import { subscribe } from './socket';

const debounceMs = 150;

export interface LiveQuery<T> {
  /** null: not answered yet. */
  data: T | null;
  /** Why the last question was not answered; empty where it was. */
  error: string;
  /** Asks again now. */
  refetch(): void;
}

/**
 * Asks now, and again when any match changes that this page hears of, when the connection was lost
 * and is back, and every `each` milliseconds where that is said. A failed question leaves what was
 * known. `question` must stay the same function while it is the same question (useCallback).
 */
export function useLiveQuery<T>(question: () => Promise<T>, each?: number): LiveQuery<T> {
  const [known, setKnown] = useState<T | null>(null);
  const [trouble, setTrouble] = useState('');
  const [asked, setAsked] = useState(0);
  useEffect(() => setKnown(null), [question]); // what was known is about something else
  useEffect(() => {
    let wanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () =>
      void question().then(
        (answer) => {
          if (!wanted) return;
          setKnown(answer);
          setTrouble('');
        },
        (reason: unknown) => {
          if (wanted) setTrouble(errorText(reason));
        },
      );
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(look, debounceMs);
    };
    look();
    const stop = subscribe({ onMatchChanged: soon, onReconnected: soon });
    const often = each === undefined ? undefined : setInterval(look, each);
    return () => {
      wanted = false;
      clearTimeout(timer);
      clearInterval(often);
      stop();
    };
  }, [question, asked, each]);
  return { data: known, error: trouble, refetch: () => setAsked((times) => times + 1) };
}
