// What is going on in a game against the computer, for the eye and for screen readers.

import { useEffect, useState } from 'preact/hooks';
import { t } from '../texts/i18n';
import type { PositionInfo } from '../engine/rules';
import type { LocalGame } from './local_games';
import { resultOf } from './use_local_game';

export function stateOf(now: PositionInfo, kept: LocalGame): string {
  if (kept.resigned) return t('play-over-resigned');
  const result = resultOf(now, kept);
  if (result) return t(`play-over-${result}`);
  return now.to_move === kept.you ? t('play-your-turn') : t('play-thinking');
}

/** Announces moves, turns and the result to screen readers; nothing older than the visit. */
export function Announcer({ now, kept, told }: { now: PositionInfo; kept: LocalGame; told: string }) {
  const [words, setWords] = useState('');
  const [known] = useState({ plies: now.plies, resigned: kept.resigned });
  useEffect(() => {
    const fresh = now.plies > known.plies;
    const thinks = !now.over && !kept.resigned && now.to_move !== kept.you;
    if (fresh || kept.resigned !== known.resigned) setWords(`${fresh ? told : ''} ${thinks ? '' : stateOf(now, kept)}`.trim());
    known.plies = now.plies;
    known.resigned = kept.resigned;
  }, [now, kept.resigned]);
  return (
    <p class="unseen" aria-live="polite">
      {words}
    </p>
  );
}
