// Who sits at a board that needs no house, and its moves told in the reader's language.

import type { Side } from '../api';
import { describeMove } from '../boards/board_kinds';
import { user } from '../app_state';
import type { PositionInfo, Line, Rules } from '../rules';
import { seatName } from '../format';
import { described } from './use_rules';

/** The reader's own name, or that of his seat; the other's, or that of his. */
export function playerNames(seen: PositionInfo, you: Side, opponent?: string): [string, string] {
  const nameOf = (seat: 0 | 1) =>
    ((seat === 0) === (you === 'first') ? user.value?.name : opponent) ?? seatName(seen.seats[seat]);
  return [nameOf(0), nameOf(1)];
}

/** Each move of a line that the rules have accepted. */
export function describeMoves(rules: Rules, line: Line, names: [string, string]): string[] {
  const { line: steps, drawing } = described(rules, line);
  const { position } = described(rules, { ...line, moves: [] });
  return steps.map((step, i) =>
    describeMove(step, steps[i - 1]?.position ?? position, { drawing, names, reader: rules.reader }),
  );
}

/** The last of them; empty where there is none. */
export const describeLastMove = (rules: Rules, line: Line, names: [string, string]) =>
  describeMoves(rules, line, names).at(-1) ?? '';
