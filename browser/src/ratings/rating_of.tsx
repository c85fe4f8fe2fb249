// A rating next to a name: "1523?", and after a match its change, "(+12)".

import type { RatedPlayer } from '../api';
import { t } from '../texts/i18n';

/** "+12", "−12", "±0" */
export const signed = (points: number) => (points === 0 ? '±0' : points > 0 ? `+${points}` : `−${-points}`);

type Rated = Pick<RatedPlayer, 'rating' | 'provisional' | 'change'> & { level?: number };

/** Empty for unrated matches, and for the computer, whose level says it. */
export function RatingOf({ rating, provisional, change, level = 0 }: Rated) {
  if (rating === null || level > 0) return null;
  return (
    <span class="rating">
      <span class="unseen">{t('rating-word')} </span>
      {rating}
      {provisional && (
        <>
          <span aria-hidden="true">?</span>
          <span class="unseen"> {t('rating-provisional')}</span>
        </>
      )}
      {change !== null && change !== undefined && ` (${signed(change)})`}
    </span>
  );
}
