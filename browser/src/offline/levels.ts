// The engine's levels, what each plays like, and its styles.

import type { Game } from '../api';
import '../../locales/en/levels.ftl?english';
import { gameNamed } from '../app_state';
import { t } from '../texts/i18n';

export const levelMax = 20;

/** A level's playing strength: "learner". */
export const levelStyle = (level: number) => t(`like-${level}`);

/** How the computer can play a game, usually first. A house of an older version tells no styles. */
export function stylesOf(game: string): string[] {
  const { styles = [] } = (gameNamed(game) ?? {}) as Partial<Game>;
  return styles.length > 0 ? ['balanced', ...styles] : [];
}

/** The engine's number of a style; 0, balanced, for one that the game does not have. */
export const styleNumber = (game: string, style = 'balanced') => Math.max(stylesOf(game).indexOf(style), 0);
