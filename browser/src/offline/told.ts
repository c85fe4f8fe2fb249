// Who sits at a board that needs no house, and its moves told in the reader's language.

import type { Side } from '../api';
import { tell } from '../boards/telling';
import { user } from '../house';
import type { Described, Line, Rules } from '../rules';
import { seatName } from '../words';
import { described } from './use_rules';

/** The reader's own name, or that of his seat; the other's, or that of his. */
export function namesAt(seen: Described, you: Side, opponent?: string): [string, string] {
  const nameOf = (seat: 0 | 1) =>
    ((seat === 0) === (you === 'first') ? user.value?.name : opponent) ?? seatName(seen.seats[seat]);
  return [nameOf(0), nameOf(1)];
}

/** Each move of a line that the rules have accepted. */
export function toldMoves(rules: Rules, line: Line, names: [string, string]): string[] {
  const { line: steps, drawing } = described(rules, line);
  const { position } = described(rules, { ...line, moves: [] });
  return steps.map((step, i) =>
    tell(step, steps[i - 1]?.position ?? position, { drawing, names, reader: rules.reader }),
  );
}

/** The last of them; empty where there is none. */
export const toldLast = (rules: Rules, line: Line, names: [string, string]) =>
  toldMoves(rules, line, names).at(-1) ?? '';
