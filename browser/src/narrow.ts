// Whether the screen is as narrow as a phone's.

import { useEffect, useMemo, useState } from 'preact/hooks';

export function useNarrow(): boolean {
  const query = useMemo(() => matchMedia('(max-width: 640px)'), []);
  const [narrow, setNarrow] = useState(query.matches);
  useEffect(() => {
    const onChange = () => setNarrow(query.matches);
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, [query]);
  return narrow;
}
