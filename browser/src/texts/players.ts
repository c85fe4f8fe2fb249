// The players of a game in sentences: "you" have words of your own.

import type { Side } from '../api';
import { seatIndex } from '../sides';

export interface Players {
  names: [string, string];
  /** The reader's side, if they play. */
  you: Side | null;
}

/** A player as variables of a text, which selects by `role`. */
export const playerValues = ({ names, you }: Players, side: Side) => ({ role: side === you ? 'you' : 'they', who: names[seatIndex(side)] });
export type PlayerValues = ReturnType<typeof playerValues>;
