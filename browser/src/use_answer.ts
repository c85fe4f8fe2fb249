// The answer to a question that is asked once, in contrast to a query that is kept up to date (live_query.ts).

import { useEffect, useState } from 'preact/hooks';
import { errorText } from './api';

interface Answer<T> {
  /** null: not known yet. */
  data: T | null;
  error: string;
}
const none = { data: null, error: '' };

/** Asks anew for each key that has not changed for `restMs`; nothing for an empty one. */
export function useAnswer<T>(key: string, question: () => Promise<T>, restMs = 0): Answer<T> {
  const [known, setKnown] = useState<Answer<T> & { key: string }>({ key: '', ...none });
  useEffect(() => {
    if (!key) return undefined;
    let wanted = true;
    const answer = (data: T | null, error: string) => wanted && setKnown({ key, data, error });
    const ask = () =>
      void question().then(
        (data) => answer(data, ''),
        (reason: unknown) => answer(null, errorText(reason)),
      );
    const timer = setTimeout(ask, restMs);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [key]);
  return known.key === key ? known : none;
}
