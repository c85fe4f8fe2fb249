// The title line of a game against the computer: the game, and the level as a slider.

import type { ComponentChildren } from 'preact';
import { titleOf } from '../app_state';
import { kindOf } from '../boards/board_kinds';
import { BackLink } from '../link';
import { seatIndex, seatName } from '../texts/format';
import { t } from '../texts/i18n';
import { levelMax, levelStyle, styleNumber } from './levels';
import type { LocalGame } from './local_games';
import type { LocalModel } from './local_game_screen';

interface Props {
  model: LocalModel;
  /** Whether the reader has moved: the level stays then. */
  moved: boolean;
  change(part: Partial<LocalGame>): void;
  children: ComponentChildren;
}

export function LocalHeading({ model: { kept, state, result }, moved, change, children }: Props) {
  const { game, level, style, you } = kept;
  const like = levelStyle(level);
  return (
    <header class="match-head">
      <BackLink to="/" label={t('match-back')} />
      <h1 aria-describedby="game-facts">{titleOf(game)}</h1>
      <p class="facts local-level" id="game-facts">
        {moved ? <span>{t('opponent-level', { n: level })}</span> : <label for="play-level">{t('opponent-level', { n: level })}</label>}
        {!moved && (
          <input
            id="play-level"
            type="range"
            min="1"
            max={levelMax}
            step="1"
            value={level}
            aria-valuetext={t('play-level-like', { level, like })}
            onInput={(event) => change({ level: Number(event.currentTarget.value) })}
          />
        )}
        <span class="usual">{like}</span>
        {styleNumber(game, style) > 0 && <span class="usual">{t(`style-${style}`)}</span>}
        {/* Which pods are theirs; houses are theirs if they are at the bottom. */}
        {!kindOf(state.drawing).ownSideBelow && (
          <span class="usual">{t('play-you-are', { seat: seatName(state.seats[seatIndex(you)]) })}</span>
        )}
      </p>
      {kept.front && !kept.result && <p class="hint how-to-capture">{t('play-how-to-capture')}</p>}
      <p class="state unseen">{result}</p>
      {children}
    </header>
  );
}
