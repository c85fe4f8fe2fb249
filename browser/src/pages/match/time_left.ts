// Time left in lists: the largest unit only, and seconds near the end.

import { useEffect, useState } from 'preact/hooks';
import type { Summary } from '../../api';
import { t } from '../../texts/i18n';
import { formatClockTime } from './clock';
import '../../../locales/en/play.ftl?english';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** "3 days", "19 h", "40 min", "04:38". */
export function shortTime(ms: number): string {
  if (ms >= day) return t('time-days', { count: Math.floor(ms / day) });
  if (ms >= hour) return t('left-hours', { n: Math.floor(ms / hour) });
  if (ms >= 10 * minute) return t('left-minutes', { n: Math.floor(ms / minute) });
  return formatClockTime(ms);
}

/** The current time, updated as often as these matches' clocks need. */
export function useNow(matches: Summary[]): number {
  const [now, setNow] = useState(Date.now());
  const least = Math.min(...matches.map(({ due }) => due ?? Infinity));
  const often = least - now < 10 * minute && least > now ? 1000 : 15_000;
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), often);
    return () => clearInterval(timer);
  }, [often]);
  return Math.max(now, Date.now() - often);
}
