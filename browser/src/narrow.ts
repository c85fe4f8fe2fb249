// Whether the screen is as narrow as a phone's.

import { useEffect, useMemo, useState } from 'preact/hooks';

export function useNarrow(): boolean {
  const query = useMemo(() => matchMedia('(max-width: 640px)'), []);
  const [narrow, setNarrow] = useState(query.matches);
  useEffect(() => {
    const look = () => setNarrow(query.matches);
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, [query]);
  return narrow;
}
