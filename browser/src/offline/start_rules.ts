// Stands in for the rules until they are loaded: a sowing game's first position.

import type { Game } from '../api';
import { houseName } from '../boards/sowing_shape';
import { kindOf } from '../boards/board_kinds';
import { readPosition } from '../boards/sowing_timeline';
import type { Line, MatchRules } from '../engine/rules';

/** null: this is not known of such a game. */
export function startRules({ drawing, seats, second_begins }: Game, { game, from, moves }: Line): MatchRules | null {
  const [first, second] = kindOf(drawing).turnLetters ?? [];
  const position = from ?? second_begins?.replace(second ?? '', first ?? '');
  if (drawing.kind !== 'sowing' || drawing.numbered || !position || moves.length > 0) return null;
  const { counts } = readPosition(position);
  const legal = Array.from({ length: drawing.columns }, (_, cell) => houseName(cell, drawing, 'first')).filter((_, cell) => counts[cell]);
  return {
    reader: 'first',
    describe: () => ({ game, position, to_move: 'first', legal, shown: legal, over: false, plies: 0, line: [], drawing, seats }),
    whyNot: () => '',
    preview: () => null,
  };
}
