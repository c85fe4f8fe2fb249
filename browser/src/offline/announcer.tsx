// What is going on in a game against the computer, for the eye and for screen readers.

import { useEffect, useState } from 'preact/hooks';
import { t } from '../texts/i18n';
import type { PositionInfo } from '../engine/rules';
import type { LocalGame } from './local_games';
import { resultOf } from './use_local_game';

export function stateOf(state: PositionInfo, kept: LocalGame): string {
  if (kept.resigned) return t('play-over-resigned');
  const result = resultOf(state, kept);
  if (result) return t(`play-over-${result}`);
  return state.to_move === kept.you ? t('play-your-turn') : t('play-thinking');
}

/** Announces moves, turns and the result to screen readers; nothing older than the visit. */
export function Announcer({ state, kept, description }: { state: PositionInfo; kept: LocalGame; description: string }) {
  const [words, setWords] = useState('');
  const [known] = useState({ plies: state.plies, resigned: kept.resigned });
  useEffect(() => {
    const fresh = state.plies > known.plies;
    const thinks = !state.over && !kept.resigned && state.to_move !== kept.you;
    if (fresh || kept.resigned !== known.resigned) setWords(`${fresh ? description : ''} ${thinks ? '' : stateOf(state, kept)}`.trim());
    known.plies = state.plies;
    known.resigned = kept.resigned;
  }, [state, kept.resigned]);
  return (
    <p class="unseen" aria-live="polite">
      {words}
    </p>
  );
}
