// The players' clocks: what each shows now, a warning when it runs short, and their rule in words.
//
// Deliberately absent: who has lost on time. That the house says.

import { useEffect, useState } from 'preact/hooks';
import type * as api from '../api';
import { t } from '../language';
import { seatOf } from '../words';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** "3 days 4 hours": the two largest units that matter. */
export function duration(ms: number): string {
  const left = Math.max(0, Math.floor(ms / second)) * second;
  const units: [unit: string, count: number][] =
    left >= day
      ? [
          ['days', Math.floor(left / day)],
          ['hours', Math.floor((left % day) / hour)],
        ]
      : [
          ['hours', Math.floor(left / hour)],
          ['minutes', Math.floor((left % hour) / minute)],
        ];
  const shown = units.filter(([, count]) => count > 0);
  if (shown.length === 0) return t('time-seconds', { count: left / second });
  return shown.map(([unit, count]) => t(`time-${unit}`, { count })).join(' ');
}

/** What a clock shows: near the end each second, "04:59". */
export function clockFace(ms: number): string {
  if (ms >= 10 * minute) return duration(ms);
  const left = Math.max(0, Math.floor(ms / second));
  return [Math.floor(left / 60), left % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

interface Reading {
  left: number;
  runs: boolean;
  /** The player is on vacation. */
  stands: boolean;
  short: boolean;
}

/** What the player's clock shows; null where the match has none. */
export function reading(match: api.Match, side: api.Side, now: number): Reading | null {
  const { clock } = match;
  if (!clock || clock.bank === 0) return null;
  const turn = !match.over && match.to_move === side;
  const paused = (until: number) =>
    clock.pauses.reduce(
      (sum, [from, to]) =>
        sum + Math.max(0, Math.min(to, until) - Math.max(from, match.turn_since)),
      0,
    );
  const used = turn ? Math.max(0, now - match.turn_since - paused(now)) : 0;
  const left = Math.max(0, clock.left[seatOf(side)] - used);
  const stands = turn && clock.pauses.some(([from, to]) => from <= now && now < to);
  return {
    left,
    stands,
    runs: turn && !stands,
    short: !match.over && left < Math.min(hour, clock.bank / 5),
  };
}

export function ClockShown({ match, side }: { match: api.Match; side: api.Side }) {
  const [now, setNow] = useState(Date.now());
  const shown = reading(match, side, now);
  const often = shown && shown.left < hour ? second : 20 * second;
  const runs = Boolean(shown?.runs);
  useEffect(() => {
    setNow(Date.now());
    if (!runs) return undefined;
    const timer = setInterval(() => setNow(Date.now()), often);
    return () => clearInterval(timer);
  }, [runs, often, match.turn_since]);
  if (!shown) return null;
  return (
    <span class={`clock ${shown.short ? 'short' : ''} ${shown.runs ? 'runs' : ''}`} role="timer">
      {shown.short && (
        <>
          <span aria-hidden="true">⚠ </span>
          <span class="unseen">{t('clock-short')} </span>
        </>
      )}
      {clockFace(shown.left)}
      {shown.stands && <span class="hint"> {t('clock-stands')}</span>}
    </span>
  );
}

/** What the clock means, for those who play by it. */
export function ClockRule({ clock, rated }: { clock: api.Clock | null; rated: boolean }) {
  const parts = [];
  if (!clock || clock.bank === 0) parts.push(t('clock-none'));
  else {
    parts.push(t('clock-bank', { time: duration(clock.bank) }));
    if (clock.increment > 0)
      parts.push(
        t('clock-increment', { time: duration(clock.increment), cap: duration(clock.cap) }),
      );
    parts.push(t('clock-end'));
  }
  parts.push(rated ? t('match-rated') : t('match-unrated'));
  return <p class="hint clock-rule">{parts.join(' ')}</p>;
}
