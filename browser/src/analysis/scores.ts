// Formats scores as sentences, short texts and bar lengths.

import type { Drawing } from '../api';
import { kindOf } from '../boards/board_kinds';
import type { Score } from '../engine/engine';
import { t } from '../texts/i18n';
import { playerValues, type Players } from '../texts/players';

/** Scores are capped here, in hundredths: src/analysis/analysis.h. */
const maxScore = 1200;

const inTenths = (hundredths: number) => Math.round(Math.abs(hundredths) / 10) / 10;

/** "Ann better by 2.5 seeds", "You win in 9 moves by 12 seeds". */
export function formatScore(score: Score, players: Players, drawing: Drawing): string {
  if ('winner' in score) {
    const winner = playerValues(players, score.winner);
    if (score.plies === 0) return t('analysis-has-won', winner);
    return score.margin > 0
      ? kindOf(drawing).formatWin(winner, score.plies, score.margin)
      : t('analysis-wins-in', { ...winner, plies: score.plies });
  }
  const amount = inTenths(score.first);
  if (amount === 0) return t('analysis-even');
  return kindOf(drawing).formatLead(playerValues(players, score.first > 0 ? 'first' : 'second'), amount);
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
