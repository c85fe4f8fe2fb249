// A move that the server tells alone, and the match that follows from it. It needs the version
// before: of a match with another version the whole is asked for again.

import type { LastMove, Match, Summary } from './api';

export const followsFrom = (move: LastMove, known: Summary): boolean => move.id === known.id && move.version === known.version + 1;

const movedSummary = <Known extends Summary>(known: Known, move: LastMove): Known => ({
  ...known,
  version: move.version,
  plies: move.plies,
  to_move: move.to_move,
  turn_since: move.at,
  due: move.due ?? null,
  proposal: null,
});

/** The match after the move, which must follow from it. */
export function movedMatch(known: Match, move: LastMove): Match {
  const { text, comment = '', at, position, legal, shown = legal, left, pauses = [] } = move;
  return {
    ...movedSummary(known, move),
    moves: [...known.moves, { text, comment, at }],
    position,
    legal,
    shown,
    clock: known.clock && { ...known.clock, pauses, ...(left && { left }) },
  };
}

/** What a list holds, a summary or a whole match, after the move, which must follow from it. */
export const movedListed = (known: Summary, move: LastMove): Summary =>
  'moves' in known ? movedMatch(known as Match, move) : movedSummary(known, move);
