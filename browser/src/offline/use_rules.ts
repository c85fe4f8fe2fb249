// The rules for pages that cannot work without them.

import { useEffect, useState } from 'preact/hooks';
import { loadRules, type PositionInfo, type Line, type MatchRules, type Rules } from '../engine/rules';

/** Once loaded, so that the next page has them in its first drawing. */
let loaded: Rules | null = null;

export function useRules(): { rules: Rules | null; broken: boolean; again(): void } {
  const [rules, setRules] = useState(loaded);
  const [broken, setBroken] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    setBroken(false);
    loadRules().then(
      (rules) => {
        loaded = rules;
        setRules(rules);
      },
      () => setBroken(true),
    );
  }, [attempt]);
  return { rules, broken, again: () => setAttempt((n) => n + 1) };
}

/** For a line the rules have accepted before. */
export function described(rules: MatchRules, line: Line): PositionInfo {
  const state = rules.describe(line);
  if ('error' in state) throw new Error(state.error);
  return state;
}
