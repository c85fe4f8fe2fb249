// The opening positions of games, for small boards; null until the rules are loaded.

import { useEffect, useState } from 'preact/hooks';
import { loadRules, type Rules } from '../engine/rules';

export function useOpening(): (game: string) => string | null {
  const [rules, setRules] = useState<Rules | null>(null);
  useEffect(() => void loadRules().then(setRules, () => undefined), []);
  return (game) => {
    const info = rules?.describe({ game, from: null, moves: [] });
    return info && !('error' in info) ? info.position : null;
  };
}
