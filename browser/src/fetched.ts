// What is fetched once, and again if that failed.

import { useEffect, useState } from 'preact/hooks';

/** `key`: what it depends on; `known`: what is there already. */
export function useFetched<T>(fetch: () => Promise<T>, key = '', known: T | null = null) {
  const [got, setGot] = useState(known);
  const [broken, setBroken] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    setBroken(false);
    fetch().then(
      (all) => wanted && setGot(() => all),
      () => wanted && setBroken(true),
    );
    return () => {
      wanted = false;
    };
  }, [key, attempt]);
  return { got, broken, again: () => setAttempt((n) => n + 1) };
}
