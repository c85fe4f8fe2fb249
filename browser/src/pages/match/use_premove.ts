// The premove of a live match. It is kept in this page only: one that survived a reload would
// surprise. As soon as the opponent's move arrives it goes the way of any move (outbox.ts).
//
// There is no switch for premoves: one chosen by mistake is marked on the board, and the same press
// cancels it. Who confirms each move has none.

import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { Match } from '../../api';
import { isLiveClock } from '../../texts/format';
import { t } from '../../texts/i18n';
import { fateOf, type Premove } from '../../premove';
import type { MatchRules, PositionInfo } from '../../engine/rules';
import { repliesToAny } from './use_conditional_moves';

interface Given {
  match: Match;
  rules: MatchRules;
  /** The position shown; the last one, or `wanted` is false. */
  state: PositionInfo;
  /** The reader's move is still on its way to the server. */
  sending: boolean;
  /** Premoves may wait, and a new one may be chosen now. */
  allowed: boolean;
  wanted: boolean;
  whyNot(move: string): string;
  play(move: string): Promise<boolean>;
}

interface PremoveState {
  /** One may be chosen now. */
  possible: boolean;
  chosen: Premove | null;
  legal: string[];
  shown: string[];
  /** The same move again cancels it. */
  choose(move: string): Promise<boolean>;
  cancel(): void;
  /** Why the last one was not played; empty once the match has gone on. */
  dropped: string;
}

export const allowsPremoves = (match: Match) => match.you !== null && !match.over && isLiveClock(match.clock);

export function usePremove({ match, rules, state, sending, allowed, wanted, whyNot, play }: Given): PremoveState {
  const [chosen, setChosen] = useState<Premove | null>(null);
  const turn = `${match.undos}.${match.plies}`;
  const [dropped, setDropped] = useState({ turn: '', why: '' });
  const possible = allowed && wanted && !state.over && state.to_move !== match.you;
  const replies = useMemo(
    () => (possible ? repliesToAny(rules, { game: match.game, from: state.position, moves: [] }, state.legal) : null),
    [possible, rules, match.game, state],
  );
  const cancel = () => setChosen(null);

  useLayoutEffect(() => {
    if (!chosen) return;
    const fate = allowed ? fateOf(chosen, match, sending) : 'void';
    if (fate === 'waits') return;
    cancel();
    if (fate === 'plays') void play(chosen.move);
    if (fate === 'illegal') setDropped({ turn, why: t('move-handed-back', { move: chosen.shown, reason: whyNot(chosen.move) }) });
  });

  // With the mark, not after it has been painted.
  useLayoutEffect(() => {
    if (!chosen) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const inDialog = (event.target as Element | null)?.closest?.('dialog');
      if (event.key === 'Escape' && !event.defaultPrevented && !inDialog) cancel();
    };
    // After everything within the document that Escape may close.
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [chosen]);

  async function choose(move: string) {
    setDropped({ turn: '', why: '' });
    if (chosen?.move === move) cancel();
    else setChosen({ move, shown: replies?.get(move) ?? move, undos: match.undos, plies: match.plies + (sending ? 1 : 0) });
    return true;
  }

  return {
    possible,
    chosen,
    legal: replies ? [...replies.keys()] : [],
    shown: replies ? [...replies.values()] : [],
    choose,
    cancel,
    dropped: dropped.turn === turn ? dropped.why : '',
  };
}
