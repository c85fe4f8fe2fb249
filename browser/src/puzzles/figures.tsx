// The reader's rating, days in a row and number of solved puzzles, as figures.

import { t } from '../texts/i18n';
import type { Standing } from './puzzle_progress';

/** "1512?" while it is uncertain, as for games. */
export const shownRating = ({ rating, provisional }: Pick<Standing, 'rating' | 'provisional'>) => `${rating}${provisional ? '?' : ''}`;

export function Figures({ of }: { of: Standing | null }) {
  const figures: [string, string][] = [
    ['rating', of ? shownRating(of) : '–'],
    ['days', of ? String(of.days) : '–'],
    ['solved', of ? (of.tried > 0 ? t('puzzles-of', { done: of.solved, all: of.tried }) : '0') : '–'],
  ];
  return (
    <dl class="figures">
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{t(`puzzles-figure-${name}`)}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
