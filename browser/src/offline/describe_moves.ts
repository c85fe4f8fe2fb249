// Player names and move descriptions for games without the server.

import type { Side } from '../api';
import { describeMove } from '../boards/board_kinds';
import { user } from '../app_state';
import type { PositionInfo, Line, MatchRules } from '../rules';
import { seatName } from '../format';
import { described } from './use_rules';

/** The reader's name and the opponent's, or the names of their seats. */
export function playerNames(seen: PositionInfo, you: Side, opponent?: string): [string, string] {
  const nameOf = (seat: 0 | 1) =>
    ((seat === 0) === (you === 'first') ? user.value?.name : opponent) ?? seatName(seen.seats[seat]);
  return [nameOf(0), nameOf(1)];
}

/** For a line the rules have accepted. */
export function describeMoves(rules: MatchRules, line: Line, names: [string, string]): string[] {
  const { line: steps, drawing } = described(rules, line);
  const { position } = described(rules, { ...line, moves: [] });
  return steps.map((step, i) =>
    describeMove(step, steps[i - 1]?.position ?? position, { drawing, names, reader: rules.reader }),
  );
}

/** Empty without moves. */
export const describeLastMove = (rules: MatchRules, line: Line, names: [string, string]) =>
  describeMoves(rules, line, names).at(-1) ?? '';
