// Who is ahead in the position that is shown, in words and as a bar.

import type { Drawing } from '../api';
import type { Score } from '../engine/engine';
import { t } from '../texts/i18n';
import type { Players } from '../texts/players';
import { barShare, formatScore } from './scores';

export function LeadBar({ score, drawing, players }: { score: Score | null; drawing: Drawing; players: Players }) {
  const part = score ? (1 + barShare(score)) / 2 : 0.5;
  const words = score ? formatScore(score, players, drawing) : t('analysis-starting');
  return (
    <div class="lead">
      <p aria-hidden="true">{words}</p>
      <div
        class="bar"
        role="meter"
        aria-label={t('analysis-score')}
        aria-valuemin={-100}
        aria-valuemax={100}
        aria-valuenow={Math.round(200 * part - 100)}
        aria-valuetext={words}
      >
        <span style={{ width: `${(100 * part).toFixed(1)}%` }} />
      </div>
    </div>
  );
}
