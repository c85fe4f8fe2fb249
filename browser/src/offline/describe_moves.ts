// Player names and move descriptions for games without the server: the reader plays the computer.

import type { Side } from '../api';
import { describeMove } from '../boards/board_kinds';
import { t } from '../texts/i18n';
import type { Line, MatchRules } from '../engine/rules';
import { described } from './use_rules';

const ordered = (you: Side, own: string, other: string): [string, string] => (you === 'first' ? [own, other] : [other, own]);

/** The names that sentences begin with. */
const toldNames = (you: Side) => ordered(you, t('play-you'), t('play-the-computer'));

/** For a line the rules have accepted. */
export function describeMoves(rules: MatchRules, line: Line, you: Side): string[] {
  const names = toldNames(you);
  const { line: steps, drawing } = described(rules, line);
  const { position } = described(rules, { ...line, moves: [] });
  return steps.map((step, i) => describeMove(step, steps[i - 1]?.position ?? position, { drawing, names, reader: rules.reader, you }));
}
