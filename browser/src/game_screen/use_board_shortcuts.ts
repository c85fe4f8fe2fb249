// The keys for a board, wherever it is: to it and about on it, the field for moves, turning it, and what is on it.

import { focusOnBoard, focusOnNext } from '../boards/board_focus';
import { flip } from '../pages/match/board_tools';
import { focusOn, useShortcuts } from '../pages/shortcuts';
import { say } from '../spoken';
import { otherSide, seatIndex } from '../texts/format';
import { t } from '../texts/i18n';
import type { BoardView } from './use_game';

export function useBoardShortcuts({ kind, bottom, boardName, flippable, players, match: { you }, state }: BoardView) {
  const { drawing, position, to_move, over } = state;
  const scene = { drawing, position, names: players, you, bottom };
  /** Fetched with the first key that asks for it. */
  const words = () => import('../boards/read_out');
  async function turn() {
    if (flippable) flip(boardName);
    const { readTurned, readUnturned } = await words();
    say(flippable ? readTurned({ ...scene, bottom: otherSide(bottom) }) : readUnturned());
  }
  async function readOut() {
    const board = (await words())[kind.readOut](scene);
    const turn = to_move === you ? t('your-turn') : t('name-to-move', { name: players[seatIndex(to_move)] });
    say(over ? board : `${board} ${turn}`);
  }
  useShortcuts({
    f: () => void turn(),
    m: focusOn('move-typed'),
    b: focusOnBoard,
    s: () => void readOut(),
    '.': () => focusOnNext(1),
    ',': () => focusOnNext(-1),
  });
}
