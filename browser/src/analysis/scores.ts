// Formats scores as sentences, short texts and bar lengths.

import type { Drawing } from '../api';
import { kindOf } from '../boards/board_kinds';
import type { Score } from '../engine/engine';
import { t } from '../texts/i18n';

/** Scores are capped here, in hundredths: src/analysis/analysis.h. */
const maxScore = 1200;

const inTenths = (hundredths: number) => Math.round(Math.abs(hundredths) / 10) / 10;

/** "Ann better by 2.5 seeds", "North wins in 9 moves by 12 seeds". */
export function formatScore(score: Score, names: [string, string], drawing: Drawing): string {
  if ('winner' in score) {
    const who = names[score.winner === 'first' ? 0 : 1];
    if (score.plies === 0) return t('analysis-has-won', { who });
    return score.margin > 0
      ? kindOf(drawing).formatWin(who, score.plies, score.margin)
      : t('analysis-wins-in', { who, plies: score.plies });
  }
  const amount = inTenths(score.first);
  if (amount === 0) return t('analysis-even');
  const who = names[score.first > 0 ? 0 : 1];
  return kindOf(drawing).formatLead(who, amount);
}

/** "+2.5" for First, "−1.0" for Second, "#9" if decided. */
export function formatShortScore(score: Score): string {
  if ('winner' in score) return (score.winner === 'first' ? '+' : '−') + `#${score.plies}`;
  const amount = inTenths(score.first);
  return amount === 0 ? '0.0' : (score.first > 0 ? '+' : '−') + amount.toFixed(1);
}

/** From -1 (Second wins) to 1 (First wins). */
export function barShare(score: Score): number {
  if ('winner' in score) return score.winner === 'first' ? 1 : -1;
  return Math.max(-1, Math.min(1, score.first / maxScore));
}
