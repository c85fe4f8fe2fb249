// The rules for pages that cannot work without them.

import { loadRules, type PositionInfo, type Line, type MatchRules, type Rules } from '../engine/rules';
import { useFetched } from '../fetched';

/** Once loaded, so that the next page has them in its first drawing. */
let loaded: Rules | null = null;

export function useRules() {
  const { got: rules, broken, again } = useFetched(async () => (loaded = await loadRules()), '', loaded);
  return { rules, broken, again };
}

/** For a line the rules have accepted before. */
export function described(rules: MatchRules, line: Line): PositionInfo {
  const state = rules.describe(line);
  if ('error' in state) throw new Error(state.error);
  return state;
}
