// Buttons for a board: flip it, sound, seed counts and, for players, confirming moves.

import { t } from '../i18n';
import { showCounts, confirmMoves, soundOn, flippedBoards, volume } from '../settings';

interface Props {
  board: string;
  /** Whether it may be flipped. */
  canFlip: boolean;
  hasCounts: boolean;
  isPlayer: boolean;
  /** Whether counts may be shown in this match. */
  counted: boolean;
}

export function BoardTools({ board, canFlip, hasCounts, isPlayer, counted }: Props) {
  const toggle = (name: string, on: boolean, set: (on: boolean) => void) => (
    <button type="button" class="small toggle" aria-pressed={on} onClick={() => set(!on)}>
      {name}
    </button>
  );
  return (
    <div class="row tools" role="group" aria-label={t('board-tools')}>
      {canFlip && toggle(t('board-turn'), flippedBoards.has(board), (on) => flippedBoards.set(board, on))}
      {hasCounts && counted && toggle(t('board-numbers'), showCounts.value, showCounts.set)}
      {toggle(t('board-sound'), soundOn.value, soundOn.set)}
      {isPlayer && toggle(t('board-confirm'), confirmMoves.value, confirmMoves.set)}
      {soundOn.value && (
        <label class="volume">
          <span class="unseen">{t('board-loud')}</span>
          <input
            type="range"
            min="5"
            max="100"
            step="5"
            value={volume.value}
            onInput={(event) => volume.set(Number(event.currentTarget.value))}
          />
        </label>
      )}
    </div>
  );
}
