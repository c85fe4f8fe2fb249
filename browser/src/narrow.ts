// The kind of screen, and the room that a game's board has on it.

import { useEffect, useState } from 'preact/hooks';

/** What depends on the window's size. */
function useWindow<Value>(now: () => Value): Value {
  const [value, setValue] = useState(now);
  useEffect(() => {
    const onResize = () => setValue(now);
    addEventListener('resize', onResize);
    return () => removeEventListener('resize', onResize);
  }, []);
  return value;
}

/** As narrow as a phone: boards have another shape. */
export const isNarrow = () => matchMedia('(max-width: 640px)').matches;
export const useNarrow = () => useWindow(isNarrow);

/** What match.css says of the window; it alone has the measures. */
const fromStyle = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** A phone's that is held upright, or sideways. */
export type Screen = 'wide' | 'portrait' | 'landscape';
export const useScreen = () => useWindow(() => fromStyle('--screen') as Screen);

/** The width over the height of what a game's board has; undefined: it is as low as can be. */
export function roomNow(): number | undefined {
  const ratio = Number.parseFloat(fromStyle('--board-wide')) / Number.parseFloat(fromStyle('--board-high'));
  return ratio > 0 ? Math.round(50 * ratio) / 50 : undefined;
}
export const useRoom = () => useWindow(roomNow);
