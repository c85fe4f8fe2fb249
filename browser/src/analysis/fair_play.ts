// Fair play: no engine, tables or explorer for a position of the reader's own running matches.

import * as api from '../api';
import { user } from '../app_state';
import type { PositionInfo } from '../engine/rules';
import { useAnswer } from '../use_answer';

/** Shorter openings do not count. */
const minPlies = 4;

/** Whether a line passes through the current position of one of the reader's own matches. */
export function useOwnGameIn(game: string, state: PositionInfo): boolean {
  const who = user.value?.name;
  const { data: positions } = useAnswer(who ? `${who} ${game}` : '', async () => {
    const summaries = await api.matchesOf(who ?? '');
    const own = summaries.filter((summary) => !summary.over && summary.game === game && summary.plies >= minPlies);
    const matches = await Promise.all(own.map((match) => api.match(game, match.board)));
    return new Set(matches.map((match) => match.position));
  });
  return positions !== null && state.line.some((step) => positions.has(step.position));
}
