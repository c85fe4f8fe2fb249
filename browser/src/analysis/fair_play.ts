// Fair play: no engine, tables or explorer for a position on one of the reader's own running
// boards; stepping through moves stays possible.

import { useEffect, useState } from 'preact/hooks';
import * as api from '../api';
import { user } from '../app_state';
import type { PositionInfo } from '../engine/rules';

/** Shorter openings do not count. */
const minPlies = 4;

/** Whether a line passes through the current position of one of the reader's own matches. */
export function useOwnGameIn(game: string, state: PositionInfo): boolean {
  const [positions, setPositions] = useState<Set<string>>(new Set());
  const who = user.value?.name;
  useEffect(() => {
    if (!who) return undefined;
    let wanted = true;
    const loadPositions = async () => {
      const summaries = await api.matchesOf(who);
      const own = summaries.filter((summary) => !summary.over && summary.game === game && summary.plies >= minPlies);
      const matches = await Promise.all(own.map((match) => api.match(game, match.board)));
      if (wanted) setPositions(new Set(matches.map((match) => match.position)));
    };
    loadPositions().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [who, game]);
  return positions.size > 0 && state.line.some((step) => positions.has(step.position));
}
