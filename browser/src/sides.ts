// The two sides of every game.

import type { Side } from './api';

export const otherSide = (side: Side): Side => (side === 'first' ? 'second' : 'first');
/** The place of a side's player in a list of both. */
export const seatIndex = (side: Side): 0 | 1 => (side === 'first' ? 0 : 1);
