// Where a line of play is analysed: the one place that knows the address.

import type { Line } from '../rules';

/** /analysis/GAME/MOVES, or /analysis/GAME/from/POSITION/MOVES. */
export function analysisOf({ game, from, moves }: Line): string {
  const word = moves.every((move) => move.length === 1) ? moves.join('') : moves.join(',');
  const start = from ? ['from', from.replaceAll(' ', '_').replaceAll('/', ';')] : [];
  return ['/analysis', game, ...start, word].filter(Boolean).join('/');
}
