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

/**
 * The width over the height of what a large screen has for a board with its side column: three quarters of the
 * window's height, as in match.css. undefined: no large screen.
 */
export function useRoom(): number | undefined {
  const [room, setRoom] = useState(roomNow);
  useEffect(() => {
    const onResize = () => setRoom(roomNow());
    addEventListener('resize', onResize);
    return () => removeEventListener('resize', onResize);
  }, []);
  return room;
}

export function roomNow(): number | undefined {
  if (innerWidth < 1000) return undefined;
  const besideBoard = 25.5 * 16;
  const barsHigh = 14 * 16;
  const ratio = (innerWidth - besideBoard) / Math.min(0.75 * innerHeight, innerHeight - barsHigh);
  return Math.round(50 * ratio) / 50;
}
