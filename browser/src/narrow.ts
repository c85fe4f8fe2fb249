// The kind of screen: as narrow as a phone's, or as low as a phone's that is held sideways.

import { useEffect, useMemo, useState } from 'preact/hooks';

function useMedia(media: string): boolean {
  const query = useMemo(() => matchMedia(media), [media]);
  const [matches, setMatches] = useState(query.matches);
  useEffect(() => {
    const onChange = () => setMatches(query.matches);
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, [query]);
  return matches;
}

const narrow = '(max-width: 640px)';
export const isNarrow = () => matchMedia(narrow).matches;
export const useNarrow = () => useMedia(narrow);

export type Screen = 'wide' | 'portrait' | 'landscape';

/** As in playing.css. */
export function useScreen(): Screen {
  const narrow = useMedia('(max-width: 760px)');
  const low = useMedia('(max-height: 480px) and (orientation: landscape)');
  return low ? 'landscape' : narrow ? 'portrait' : 'wide';
}
