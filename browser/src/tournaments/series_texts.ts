// When a series of tournaments is, in words.

import type { SeriesSummary } from '../api';
import { language, t } from '../texts/i18n';
import './texts';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const weeksOfMonth = ['first', 'second', 'third', 'fourth', 'last'] as const;

/** 2024 began on a Monday. */
const weekdayName = (weekday: string) =>
  new Date(Date.UTC(2024, 0, 1 + weekdays.findIndex((one) => one === weekday))).toLocaleDateString(language.value, {
    weekday: 'long',
    timeZone: 'UTC',
  });

export const weekdayOf = (date: Date) => weekdays[(date.getDay() + 6) % 7] ?? 'monday';

/** "every Saturday", "the first Saturday of each month". */
function recurrence(every: string): string {
  if (every === 'day') return t('series-daily');
  const [weekday = '', which] = every.split('-').reverse();
  return which
    ? t(`series-monthly-${which as (typeof weeksOfMonth)[number]}`, { weekday: weekdayName(weekday) })
    : t('series-weekly', { weekday: weekdayName(weekday) });
}

/** How something can recur whose first date is this one: as commands have it, and in words. */
export function recurrences(date: Date): [string, string][] {
  const weekday = weekdayOf(date);
  const week = Math.floor((date.getDate() - 1) / 7);
  const isLast = new Date(date.getTime() + 7 * 86_400_000).getMonth() !== date.getMonth();
  const monthly = [...(week < 4 ? [weeksOfMonth[week]] : []), ...(isLast ? ['last'] : [])].map((which) => `${which}-${weekday}`);
  return ['day', weekday, ...monthly].map((every) => [every, recurrence(every)]);
}

/** "every Saturday at 15:00 (Europe/London)". */
export const whenSeries = ({ every, at, zone }: SeriesSummary) => t('series-when', { every: recurrence(every), time: at, zone });
