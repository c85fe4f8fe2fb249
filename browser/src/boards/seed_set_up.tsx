// Position editor for seeds: a number for each house and store.

import { t } from '../texts/i18n';
import { readPosition } from './sowing_timeline';
import type { SetUpProps } from './board';

const seedsMax = 99;

export function SeedSetUp({ drawing, seats, position, set }: SetUpProps) {
  const { columns, numbered } = drawing;
  const { counts } = readPosition(position);
  const all = 2 * columns;
  // An incomplete text is read as far as it has numbers.
  const seeds = Array.from({ length: all + 2 }, (_, i) => Math.max(0, Math.min(seedsMax, Math.round(counts[i] ?? 0) || 0)));
  const turn = position.split(' ').at(-1) ?? 'S';

  function put(place: number, many: number) {
    const changed = seeds.map((seed, i) => (i === place ? Math.max(0, Math.min(seedsMax, Math.round(many) || 0)) : seed));
    const row = (from: number) => changed.slice(from, from + columns).join(',');
    set(`${row(0)}/${row(columns)} ${changed[all]} ${changed[all + 1]} ${turn}`);
  }
  const nameOf = (place: number) => {
    if (place >= all) return t('analysis-store', { who: seats[place - all] ?? '' });
    const letter = numbered ? String(place + 1) : String.fromCharCode(97 + (place % columns));
    return t('analysis-house', { who: seats[place < columns ? 0 : 1], house: letter });
  };
  const cell = (place: number) => (
    <div class={place >= all ? 'hollow store' : 'hollow'} key={place}>
      <button
        type="button"
        aria-label={t('analysis-one-more', { where: nameOf(place) })}
        onClick={() => put(place, (seeds[place] ?? 0) + 1)}
      >
        +
      </button>
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={seedsMax}
        aria-label={nameOf(place)}
        value={seeds[place]}
        onInput={(event) => put(place, event.currentTarget.valueAsNumber)}
      />
      <button
        type="button"
        aria-label={t('analysis-one-less', { where: nameOf(place) })}
        disabled={seeds[place] === 0}
        onClick={() => put(place, (seeds[place] ?? 0) - 1)}
      >
        −
      </button>
      <span aria-hidden="true" class="hint">
        {place >= all ? seats[place - all] : numbered ? place + 1 : String.fromCharCode(97 + (place % columns))}
      </span>
    </div>
  );
  const upper = Array.from({ length: columns }, (_, i) => all - 1 - i);
  const lower = Array.from({ length: columns }, (_, i) => i);
  const sum = seeds.reduce((total, seed) => total + seed, 0);
  return (
    <>
      <div class={`seed-set-up ${columns > 6 ? 'long' : ''}`} style={{ '--columns': columns }}>
        <div class="house-row" role="group" aria-label={seats[1]}>
          {upper.map(cell)}
        </div>
        <div class="house-row" role="group" aria-label={seats[0]}>
          {lower.map(cell)}
        </div>
        <div class="stores" role="group" aria-label={t('analysis-stores')}>
          {cell(all)}
          {cell(all + 1)}
        </div>
      </div>
      <div class="row">
        <span>{t('analysis-seeds-in-all', { seeds: sum })}</span>
        <button
          type="button"
          class="small"
          onClick={() => set(`${Array(columns).fill(0).join(',')}/${Array(columns).fill(0).join(',')} 0 0 ${turn}`)}
        >
          {t('analysis-clear')}
        </button>
      </div>
    </>
  );
}
