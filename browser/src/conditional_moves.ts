// Conditional moves: a tree of replies to moves not made yet, and its text for the command `queue`.
// A path goes from the current position: their move, mine, theirs, mine …

import type { ConditionalMove } from './api';

type Plan = ConditionalMove[];

/** Adds a line; it replaces another reply to the same move. */
export function addLine(plan: Plan, line: string[]): Plan {
  const [theirs, mine, ...rest] = line;
  if (theirs === undefined || mine === undefined) return plan;
  const known = plan.find((conditionalMove) => conditionalMove.theirs === theirs);
  const then = addLine(known?.mine === mine ? known.then : [], rest);
  const answer = { theirs, mine, then };
  return known ? plan.map((conditionalMove) => (conditionalMove === known ? answer : conditionalMove)) : [...plan, answer];
}

export function removeReply(plan: Plan, path: string[]): Plan {
  const [theirs, , ...rest] = path;
  if (rest.length < 2) return plan.filter((conditionalMove) => conditionalMove.theirs !== theirs);
  return plan.map((conditionalMove) =>
    conditionalMove.theirs === theirs ? { ...conditionalMove, then: removeReply(conditionalMove.then, rest) } : conditionalMove,
  );
}

/** "if b then d (if a then c), if c then e" */
export function formatPlan(plan: Plan): string {
  const formatMove = ({ theirs, mine, then }: ConditionalMove) =>
    `if ${theirs} then ${mine}${then.length > 0 ? ` (${formatPlan(then)})` : ''}`;
  return plan.map(formatMove).join(', ');
}
