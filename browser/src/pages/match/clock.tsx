// The players' clocks: time left, warnings when it runs short, and their rules in words.

import { useEffect, useState } from 'preact/hooks';
import type * as api from '../../api';
import { language, t } from '../../texts/i18n';
import { Icon } from '../../icons';
import { formatDateTime, seatIndex, playerToMove } from '../../texts/format';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** "3 days 4 hours": the two largest units. */
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

/** Time left in the largest unit: "3 days", "19 h", "40 min"; near the end "4:59". */
export function formatClockTime(ms: number): string {
  if (ms >= day) return t('time-days', { count: Math.floor(ms / day) });
  if (ms >= hour) return t('clock-hours', { count: Math.floor(ms / hour) });
  if (ms >= 10 * minute) return t('clock-minutes', { count: Math.floor(ms / minute) });
  const left = Math.max(0, Math.floor(ms / second));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}

interface Stands {
  why: api.PauseReason;
  /** When the pause ends; null: unknown. */
  until: number | null;
}

interface Reading {
  left: number;
  /** Until when the first move must be made, where that is sooner than the clock says. */
  firstMove: number | null;
  runs: boolean;
  stands: Stands | null;
  short: boolean;
}

/** The current pause; pauses may follow each other. */
function standing(pauses: api.Pause[], now: number): Stands | null {
  let found: Stands | null = null;
  for (const [from, until, why] of pauses) {
    if (found && found.until === from) found.until = until;
    else if (!found && from <= now && (until === null || now < until)) found = { why, until };
  }
  return found;
}

/** "07:00", with the date if it is not soon. */
export function hourOf(time: number, now: number): string {
  if (time - now >= day) return formatDateTime(time);
  return new Date(time).toLocaleTimeString(language.value, { timeStyle: 'short' });
}

/** A player's clock; null if the match has none. */
function clockReading(match: api.Match, side: api.Side, now: number): Reading | null {
  const { clock } = match;
  if (!clock || clock.bank === 0) return null;
  const turn = match.state === 'running' && match.to_move === side;
  const paused = clock.pauses.reduce((sum, [from, until]) => sum + Math.max(0, Math.min(until ?? now, now) - from), 0);
  const used = turn ? Math.max(0, now - match.turn_since - paused) : 0;
  const left = Math.max(0, clock.left[seatIndex(side)] - used);
  const stands = turn ? standing(clock.pauses, now) : null;
  const soon = turn && match.plies < 2 && match.due !== null && match.due < match.turn_since + clock.left[seatIndex(side)];
  return {
    left,
    firstMove: soon ? match.due : null,
    stands,
    runs: turn && !stands,
    short: !match.over && left < Math.min(hour, clock.bank / 5),
  };
}

export function ClockShown({ match, side }: { match: api.Match; side: api.Side }) {
  const [now, setNow] = useState(Date.now());
  const shown = clockReading(match, side, now);
  const often = shown && shown.left < hour ? second : 20 * second;
  // Paused clocks update too: they will run again.
  const runs = Boolean(shown?.runs || shown?.stands);
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
      {shown.runs && <Icon name="clock" />}
      <span title={duration(shown.left)}>{formatClockTime(shown.left)}</span>
      {shown.firstMove !== null && (
        <span class="first-move">{t('clock-first-move', { time: formatClockTime(shown.firstMove - now) })}</span>
      )}
      {shown.stands && (
        <span class="hint">
          {' '}
          {t(`clock-still-${shown.stands.why}`, { until: shown.stands.until === null ? '' : hourOf(shown.stands.until, now) })}
        </span>
      )}
    </span>
  );
}

/** "30d+1d", the notation of challenges. */
export function clockOf(words: string): api.TimeControl | null {
  const units: Record<string, number> = { d: day, h: hour, m: minute, s: second };
  const [bank = 0, increment = 0] = words.split('+').map((part) => Number.parseInt(part, 10) * (units[part.slice(-1)] ?? 0));
  return bank > 0 ? { bank, increment, cap: bank } : null;
}

/** The rules of a clock, for players. */
export function ClockRules({ clock }: { clock: api.TimeControl | null }) {
  if (!clock || clock.bank === 0) return <p class="hint clock-rule">{t('clock-none')}</p>;
  const parts = [t('clock-bank', { time: duration(clock.bank) })];
  if (clock.increment > 0) parts.push(t('clock-increment', { time: duration(clock.increment), cap: duration(clock.cap) }));
  parts.push(t('clock-end'));
  return (
    <div class="hint clock-rule">
      <p>{parts.join(' ')}</p>
      <details>
        <summary>{t('clock-pauses')}</summary>
        <ul>
          <li>{t('clock-pause-own')}</li>
          <li>{t('clock-pause-vacation')}</li>
          <li>{t('clock-pause-house')}</li>
          <li>{t('clock-pause-bound')}</li>
          <li>{t('clock-reminders')}</li>
        </ul>
      </details>
    </div>
  );
}

/** The clock's rules and whether the match is rated. */
export function ClockRule({ match }: { match: api.Match }) {
  return (
    <>
      {match.due !== null && !match.over && (
        <p class="hint clock-rule">{t('clock-due', { name: playerToMove(match).name, when: formatDateTime(match.due) })}</p>
      )}
      <ClockRules clock={match.clock} />
      <p class="hint clock-rule">{match.rated ? t('match-rated') : t('match-unrated')}</p>
    </>
  );
}
