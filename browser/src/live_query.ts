// Server data that is kept up to date while it is shown.

import { useEffect, useState } from 'preact/hooks';
import { errorText } from './api';
import { subscribe } from './socket';

const debounceMs = 150;

export interface LiveQuery<T> {
  /** null: not loaded yet. */
  data: T | null;
  /** Why the last query failed; empty if it did not. */
  error: string;
  refetch(): void;
}

/**
 * Queries now, when a match changes, on reconnection and every `each` milliseconds if given. A
 * failed query keeps the old data. `question` must be stable (useCallback).
 */
export function useLiveQuery<T>(question: () => Promise<T>, each?: number): LiveQuery<T> {
  const [data, setData] = useState<T | null>(null);
  const [error, setError] = useState('');
  const [asked, setAsked] = useState(0);
  useEffect(() => setData(null), [question]); // the old data is about something else
  useEffect(() => {
    let wanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = () =>
      void question().then(
        (answer) => {
          if (!wanted) return;
          setData(answer);
          setError('');
        },
        (reason: unknown) => {
          if (wanted) setError(errorText(reason));
        },
      );
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(load, debounceMs);
    };
    load();
    const stop = subscribe({ onMatchChanged: soon, onMoved: soon, onReconnected: soon });
    const often = each === undefined ? undefined : setInterval(load, each);
    return () => {
      wanted = false;
      clearTimeout(timer);
      clearInterval(often);
      stop();
    };
  }, [question, asked, each]);
  return { data, error, refetch: () => setAsked((times) => times + 1) };
}
