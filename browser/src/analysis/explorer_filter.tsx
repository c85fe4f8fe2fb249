// Which finished matches the explorer counts: by ratings, pace and month.

import { signal } from '@preact/signals';
import { Button } from '../button';
import type { ExplorerFilter } from '../api';
import { Select } from '../pages/form';
import { t } from '../texts/i18n';

/** It stays while the reader goes from one position or game to another. */
export const explorerFilter = signal<ExplorerFilter>({});

const change = (part: ExplorerFilter) => (explorerFilter.value = { ...explorerFilter.value, ...part });

/** Bands of ratings: from, and below. */
const bands: [from: number | undefined, below: number | undefined][] = [
  [undefined, 1400],
  [1400, 1600],
  [1600, 1800],
  [1800, 2000],
  [2000, undefined],
];
const bandName = (from?: number, below?: number) =>
  from === undefined
    ? t('analysis-explorer-rating-below', { rating: below ?? 0 })
    : below === undefined
      ? t('analysis-explorer-rating-from', { rating: from })
      : `${from}–${below - 1}`;

const paces = ['live', 'correspondence'] as const;

function Month({ name, label }: { name: 'first_month' | 'last_month'; label: string }) {
  return (
    <label>
      {label}
      <input
        type="month"
        // Where browsers have no such field, the month is typed.
        placeholder="2026-10"
        pattern="[0-9]{4}-(0[1-9]|1[0-2])"
        value={explorerFilter.value[name] ?? ''}
        onChange={({ currentTarget }) => currentTarget.checkValidity() && change({ [name]: currentTarget.value || undefined })}
      />
    </label>
  );
}

export function ExplorerFilterForm() {
  const { rating_min, rating_max, pace } = explorerFilter.value;
  const isSet = Object.values(explorerFilter.value).some((part) => part !== undefined);
  return (
    <details class="explorer-filter">
      <summary>{isSet ? t('analysis-explorer-filter-set') : t('analysis-explorer-filter')}</summary>
      <div class="row">
        <label>
          {t('analysis-explorer-ratings')}
          <Select
            value={bands.findIndex(([from, below]) => from === rating_min && below === rating_max)}
            choose={(index) => {
              const [from, below] = bands[Number(index)] ?? [];
              change({ rating_min: from, rating_max: below });
            }}
            options={[[-1, t('analysis-explorer-any')], ...bands.map((band, i) => [i, bandName(...band)] as const)]}
          />
        </label>
        <label>
          {t('analysis-explorer-pace')}
          <Select
            value={pace ?? ''}
            choose={(chosen) => change({ pace: (chosen || undefined) as ExplorerFilter['pace'] })}
            options={[['', t('analysis-explorer-any')], ...paces.map((one) => [one, t(`analysis-explorer-${one}`)] as const)]}
          />
        </label>
        <Month name="first_month" label={t('analysis-explorer-first-month')} />
        <Month name="last_month" label={t('analysis-explorer-last-month')} />
        {isSet && <Button label={t('analysis-explorer-all')} act={() => (explorerFilter.value = {})} />}
      </div>
    </details>
  );
}
