// The etiquette of Warri: while the match runs, no numbers, no trying out, no reasons. Screen
// readers get the numbers all the same, since they have no seeds to look at.

import type { Game, Match, Side } from './api';
import { t } from './texts/i18n';
import type { Step } from './engine/rules';
import { seatIndex } from './texts/format';

export const hasEtiquette = (match: Pick<Match, 'etiquette' | 'over'>) => match.etiquette && !match.over;

/** Replaces the rules' reason for a refused move; empty stays empty. */
export const hideReason = (why: string) => why && t('etiquette-gentle');

/** The moves described without numbers; `names` are First's and Second's, `you` the reader's side. */
export function withoutNumbers(line: Step[], names: [string, string], you: Side | null): Step[] {
  function tell({ side, shown: house, captured }: Step): string {
    const name = names[seatIndex(side)];
    if (captured.length > 0) return side === you ? t('etiquette-captured-you', { house }) : t('etiquette-captured', { name, house });
    return side === you ? t('etiquette-sown-you', { house }) : t('etiquette-sown', { name, house });
  }
  return line.map((step) => ({ ...step, told: tell(step) }));
}

/** The option for a challenge, empty if it is the game's default. */
export function etiquetteOption(game: Game, kept: boolean): string {
  const usual = game.etiquette === 'usual';
  return kept === usual ? '' : ` --etiquette=${kept ? 'on' : 'off'}`;
}
