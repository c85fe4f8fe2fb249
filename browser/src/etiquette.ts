// The etiquette of Warri: while the match runs, no numbers, no trying out, no reasons. Screen
// readers get the numbers all the same, since they have no seeds to look at.

import type { Game, Match } from './api';
import { t } from './i18n';
import type { Step } from './rules';
import { seatIndex } from './format';

export const hasEtiquette = (match: Match) => match.etiquette && !match.over;

/** Replaces the rules' reason for a refused move; empty stays empty. */
export const hideReason = (why: string) => why && t('etiquette-gentle');

/** The moves described without numbers; `names` are First's and Second's. */
export function withoutNumbers(line: Step[], names: [string, string]): Step[] {
  return line.map((step) => {
    const about = { name: names[seatIndex(step.side)], house: step.shown };
    const told = step.captured.length > 0 ? t('etiquette-captured', about) : t('etiquette-sown', about);
    return { ...step, told };
  });
}

/** The option for a challenge, empty if it is the game's default. */
export function etiquetteOption(game: Game, kept: boolean): string {
  const usual = game.etiquette === 'usual';
  return kept === usual ? '' : ` --etiquette=${kept ? 'on' : 'off'}`;
}
