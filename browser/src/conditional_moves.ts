// A plan: answers laid ready for moves that have not been made, as a tree. Here it is grown, cut and
// written as the house's command `queue` reads it.
//
// A path goes from the board as it is into the tree: his move, mine, his, mine …

import type { ConditionalMove } from './api';

type Plan = ConditionalMove[];

/** The plan with this line of play in it; what it answered otherwise there, it forgets. */
export function addLine(plan: Plan, line: string[]): Plan {
  const [theirs, mine, ...rest] = line;
  if (theirs === undefined || mine === undefined) return plan;
  const known = plan.find((one) => one.theirs === theirs);
  const then = addLine(known?.mine === mine ? known.then : [], rest);
  const answer = { theirs, mine, then };
  return known ? plan.map((one) => (one === known ? answer : one)) : [...plan, answer];
}

/** The plan without the answer to which this path leads. */
export function removeReply(plan: Plan, path: string[]): Plan {
  const [theirs, , ...rest] = path;
  if (rest.length < 2) return plan.filter((one) => one.theirs !== theirs);
  return plan.map((one) =>
    one.theirs === theirs ? { ...one, then: removeReply(one.then, rest) } : one,
  );
}

/** "if b then d (if a then c), if c then e" */
export function formatPlan(plan: Plan): string {
  const one = ({ theirs, mine, then }: ConditionalMove) =>
    `if ${theirs} then ${mine}${then.length > 0 ? ` (${formatPlan(then)})` : ''}`;
  return plan.map(one).join(', ');
}
