// Watching matches: each change of theirs is reported to this page, as of the reader's own.

import { useEffect } from 'preact/hooks';
import { watch } from '../socket';

export function useWatched(matches: { game: string; board: number }[]) {
  const keys = matches.map(({ game, board }) => `${game}/${board}`).join(' ');
  useEffect(() => {
    const stops = keys.split(' ').filter(Boolean).map(watch);
    return () => stops.forEach((stop) => stop());
  }, [keys]);
}
