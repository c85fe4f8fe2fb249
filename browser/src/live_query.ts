// Server data that is kept up to date while it is shown.

import { useEffect, useState } from 'preact/hooks';
import { errorText } from './api';
import { subscribe, watch } from './socket';

const debounceMs = 150;

export interface LiveQuery<T> {
  /** null: not loaded yet. */
  data: T | null;
  error: string;
  refetch(): void;
}

/**
 * Queries now, when a match changes, on reconnection and, if given, every so many milliseconds or
 * when the waiting room changes. A failed query keeps the old data, unless what it is `about` changes.
 */
export function useLiveQuery<T>(question: () => Promise<T>, about: unknown[] = [], again?: number | 'waiting'): LiveQuery<T> {
  const [data, setData] = useState<T | null>(null);
  const [error, setError] = useState('');
  const [asked, setAsked] = useState(0);
  useEffect(() => setData(null), about);
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
    const stop = subscribe({
      onMatchChanged: soon,
      onMoved: soon,
      onWaitingChanged: again === 'waiting' ? soon : undefined,
      onReconnected: soon,
    });
    const unwatch = again === 'waiting' ? watch(again) : undefined;
    const often = typeof again === 'number' ? setInterval(load, again) : undefined;
    return () => {
      wanted = false;
      clearTimeout(timer);
      clearInterval(often);
      stop();
      unwatch?.();
    };
  }, [...about, asked, again]);
  return { data, error, refetch: () => setAsked((times) => times + 1) };
}
