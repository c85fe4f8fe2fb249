// A rating next to a name: "1523?", and after a match its change, "(+12)".

import type { RatedPlayer } from '../api';
import { t } from '../texts/i18n';

/** "+12", "−12", "±0" */
export const signed = (points: number) => (points === 0 ? '±0' : points > 0 ? `+${points}` : `−${-points}`);

type Rated = Pick<RatedPlayer, 'rating' | 'provisional' | 'change'> & { level?: number };

/** "1523?"; a provisional one is said to be. */
export const Rating = ({ rating, provisional }: { rating: number; provisional?: boolean | undefined }) => (
  <>
    {rating}
    {provisional && <span aria-hidden="true">?</span>}
    {provisional && <span class="unseen"> {t('rating-provisional')}</span>}
  </>
);

/** Empty for unrated matches, and for the computer, whose level says it. */
export function RatingOf({ rating, provisional, change, level = 0 }: Rated) {
  if (rating === null || level > 0) return null;
  return (
    <span class="rating">
      <span class="unseen">{t('rating-word')} </span>
      <Rating rating={rating} provisional={provisional} />
      {change !== null && change !== undefined && ` (${signed(change)})`}
    </span>
  );
}
