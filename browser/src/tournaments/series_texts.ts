// When a series of tournaments is, in words.

import type { SeriesSummary } from '../api';
import { language, t } from '../texts/i18n';
import './texts';

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export const weeksOfMonth = ['first', 'second', 'third', 'fourth', 'last'] as const;

/** 2024 began on a Monday. */
export const weekdayName = (weekday: string) =>
  new Date(Date.UTC(2024, 0, 1 + weekdays.findIndex((one) => one === weekday))).toLocaleDateString(language.value, {
    weekday: 'long',
    timeZone: 'UTC',
  });

/** "every Saturday at 15:00 (Europe/London)". */
export function whenSeries({ every, at, zone }: SeriesSummary): string {
  const [which, weekday] = every.includes('-') ? every.split('-') : ['', every];
  const day =
    every === 'day'
      ? t('series-daily')
      : which
        ? t(`series-monthly-${which}`, { weekday: weekdayName(weekday ?? '') })
        : t('series-weekly', { weekday: weekdayName(weekday ?? '') });
  return t('series-when', { every: day, time: at, zone });
}
