// Position editor for seeds: a number for each house and store.

import { t } from '../texts/i18n';
import { Button } from '../button';
import { CountField, countUpTo } from './count_field';
import { houseName } from './sowing_shape';
import { readPosition } from './sowing_timeline';
import type { SetUpProps } from './board';

const seedsMax = 99;

export function SeedSetUp({ drawing, seats, position, set }: SetUpProps) {
  const { columns } = drawing;
  const { counts } = readPosition(position);
  const all = 2 * columns;
  // An incomplete text is read as far as it has numbers.
  const seeds = Array.from({ length: all + 2 }, (_, i) => countUpTo(seedsMax, counts[i] ?? 0));
  const turn = position.split(' ').at(-1) ?? 'S';

  function put(changed: number[]) {
    const row = (from: number) => changed.slice(from, from + columns).join(',');
    set(`${row(0)}/${row(columns)} ${changed[all]} ${changed[all + 1]} ${turn}`);
  }
  const cell = (place: number) => {
    const isStore = place >= all;
    const name = isStore ? (seats[place - all] ?? '') : houseName(place, drawing, 'first');
    const label = isStore ? t('analysis-store', { who: name }) : t('analysis-house', { who: seats[place < columns ? 0 : 1], house: name });
    const change = (count: number) => put(seeds.map((seed, i) => (i === place ? countUpTo(seedsMax, count) : seed)));
    return <Cell key={place} kind={isStore ? 'hollow store' : 'hollow'} name={name} label={label} seeds={seeds[place] ?? 0} set={change} />;
  };
  const places = Array.from({ length: columns }, (_, i) => i);
  return (
    <>
      <div class={`seed-set-up ${columns > 6 ? 'long' : ''}`} style={{ '--columns': columns }}>
        <div class="house-row" role="group" aria-label={seats[1]}>
          {places.map((i) => cell(all - 1 - i))}
        </div>
        <div class="house-row" role="group" aria-label={seats[0]}>
          {places.map(cell)}
        </div>
        <div class="stores" role="group" aria-label={t('analysis-stores')}>
          {cell(all)}
          {cell(all + 1)}
        </div>
      </div>
      <div class="row">
        <span>{t('analysis-seeds-in-all', { seeds: seeds.reduce((total, seed) => total + seed, 0) })}</span>
        <Button class="small" label={t('analysis-clear')} act={() => put(seeds.map(() => 0))} />
      </div>
    </>
  );
}

interface CellProps {
  kind: string;
  name: string;
  label: string;
  seeds: number;
  set(seeds: number): void;
}

const Cell = ({ kind, name, label, seeds, set }: CellProps) => (
  <div class={kind}>
    <button type="button" aria-label={t('analysis-one-more', { where: label })} onClick={() => set(seeds + 1)}>
      +
    </button>
    <CountField value={seeds} max={seedsMax} label={label} set={set} />
    <button type="button" aria-label={t('analysis-one-less', { where: label })} disabled={seeds === 0} onClick={() => set(seeds - 1)}>
      −
    </button>
    <span aria-hidden="true" class="hint">
      {name}
    </span>
  </div>
);
