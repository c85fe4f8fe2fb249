// What the engine says of a puzzle's moves. Without it (it is fetched, perhaps offline) or if it was stopped: nothing.

import { describeIdeas } from '../analysis/ideas';
import { search, type MoveIdea } from '../engine/engine';
import type { Line, Rules } from '../engine/rules';
import { otherSide } from '../texts/format';
import { t } from '../texts/i18n';
import { described } from '../offline/use_rules';

const replyMs = 1500;
/** More than any position has moves. */
const allMoves = 99;

const think = (rules: Rules, line: Line, limits: Parameters<typeof search>[2]) =>
  search(line, described(rules, line).drawing, limits, () => undefined).catch(() => null);

/** "It captures 3 seeds.", or nothing. `rules` are the solver's. */
function sentence(rules: Rules, line: Line, ideas: MoveIdea[]): string {
  const { drawing, to_move } = described(rules, line);
  const words = describeIdeas(ideas, drawing, rules.reader, to_move === otherSide(rules.reader));
  return words && t('idea-sentence', { ideas: words });
}

/** What the last move of a line is for. */
export async function explainLast(rules: Rules, { moves, ...from }: Line): Promise<string> {
  const before = { ...from, moves: moves.slice(0, -1) };
  const found = await think(rules, before, { lines: allMoves, depth: 1 });
  const own = found?.lines.find((one) => one.moves[0] === moves.at(-1));
  return sentence(rules, before, own?.ideas ?? []);
}

/** The best reply at the end of a line, and what it is for. */
export async function replyTo(rules: Rules, line: Line): Promise<{ move: string; why: string } | null> {
  if (described(rules, line).over) return null;
  const found = await think(rules, line, { ms: replyMs });
  return found && { move: found.move, why: sentence(rules, line, found.lines[0]?.ideas ?? []) };
}
