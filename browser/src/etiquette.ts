// What a table that keeps the etiquette of Warri leaves out while the game goes on: numbers, trying
// out, reasons. When it is over it is a board like any other.
//
// Who hears the page is told the numbers all the same, having no seeds to look at. Deliberately
// absent: what may be played there, and whose the first move is (the house says so).

import type { Game, Match } from './api';
import { t } from './i18n';
import type { Step } from './rules';
import { seatIndex } from './format';

export const hasEtiquette = (match: Match) => match.etiquette && !match.over;

/** In place of the rules' reason why something may not be played; empty where it may. */
export const hideReason = (why: string) => why && t('etiquette-gentle');

/** The moves as they are told without numbers; the names are First's and Second's. */
export function withoutNumbers(line: Step[], names: [string, string]): Step[] {
  return line.map((step) => {
    const about = { name: names[seatIndex(step.side)], house: step.shown };
    const told = step.captured.length > 0 ? t('etiquette-captured', about) : t('etiquette-sown', about);
    return { ...step, told };
  });
}

/** What a challenge has to say of it beside what is usual in the game. */
export function etiquetteOption(game: Game, kept: boolean): string {
  const usual = game.etiquette === 'usual';
  return kept === usual ? '' : ` --etiquette=${kept ? 'on' : 'off'}`;
}
