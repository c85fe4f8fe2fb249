// What is said of the houses: their names, their labels for screen readers, and what a move of the one that is pointed at
// would do.

import type { Drawing, Side } from '../api';
import type { Step } from '../engine/rules';
import { showCounts } from '../settings';
import { seatIndex } from '../texts/format';
import { t } from '../texts/i18n';
import { labelOf, type BoardProps } from './board';
import { capturedSeeds, formatList } from './move_text';
import { houseName } from './sowing_shape';
import type { Houses } from './use_houses';

/** A cell's owner, the letter that plays it and its name for this reader. */
export function housesOf(drawing: Drawing, reader: Side) {
  return {
    sideOf: (cell: number): Side => (cell < drawing.columns ? 'first' : 'second'),
    letterOf: (cell: number) => houseName(cell, { ...drawing, numbered: false }, reader),
    nameOf: (cell: number) => houseName(cell, drawing, reader),
  };
}

/** Describes the preview of a move; without numbers if counts are hidden. */
export function describePreview(step: Step, { drawing, bottom, position, you, toMove, names }: BoardProps): string {
  const { sideOf, nameOf } = housesOf(drawing, bottom);
  const cell = step.path.at(-1);
  if (cell === undefined) return '';
  const house = nameOf(cell);
  const lands =
    sideOf(cell) === (you ?? toMove) ? t('hint-lands-own', { house }) : t('hint-lands', { house, who: names[seatIndex(sideOf(cell))] });
  if (step.slam) return `${lands} ${t('hint-slam')}`;
  if (step.captured.length === 0) return lands;
  const values = {
    seeds: capturedSeeds(step, position).captured,
    houses: formatList(step.captured.map(nameOf)),
    among: step.captured.length,
  };
  const takes = showCounts.value ? t('hint-captures', values) : t('hint-captures-uncounted', values);
  return `${lands} ${takes}`;
}

/** A house's label for screen readers. */
export function houseLabel(cell: number, { seeds, sideOf, nameOf, premoved }: Houses, props: BoardProps): string {
  const last = props.line.at(-1);
  const changed = last?.captured.includes(cell) ? t('label-just-captured') : last?.from === cell ? t('label-just-played') : '';
  const words = [
    labelOf('house', sideOf(cell), props, { house: nameOf(cell) }),
    seeds[cell] ? t('label-seeds', { seeds: seeds[cell] }) : t('label-empty'),
    changed,
    premoved(cell) && t('label-premove'),
  ];
  return words.filter(Boolean).join(', ');
}
