// Conditional moves below the board: the one being entered, and the saved ones as a tree to
// navigate and prune.

import { useMemo } from 'preact/hooks';
import type * as api from '../../api';
import { t } from '../../texts/i18n';
import type { Line, MatchRules } from '../../engine/rules';
import type { ConditionalMovesState } from './use_conditional_moves';

interface Props {
  planning: ConditionalMovesState;
  rules: MatchRules;
  line: Line;
  opponent: string;
  busy: boolean;
}

/** A path's moves in display notation. */
function useShown(rules: MatchRules, line: Line) {
  return useMemo(() => {
    const known = new Map<string, string[]>();
    return (path: string[]): string[] => {
      const key = path.join(' ');
      const found = known.get(key);
      if (found) return found;
      const state = rules.describe({ ...line, moves: [...line.moves, ...path] });
      const shown = 'error' in state ? path : state.line.slice(line.moves.length).map((step) => step.shown);
      known.set(key, shown);
      return shown;
    };
  }, [rules, line]);
}

/** Above the board: what to enter next. `last`: the last move tried. */
export function ConditionalMovePrompt({ planning, opponent, last }: { planning: ConditionalMovesState; opponent: string; last: string }) {
  const question = planning.replyToAny
    ? t('plan-whatever-which')
    : planning.legal.length === 0
      ? t('plan-over-there')
      : planning.triedMoves.length % 2 === 1
        ? t('plan-your-answer', { name: opponent, move: last })
        : t('plan-their-move', { name: opponent });
  return (
    <p class="plan-question" role="status">
      <strong>{question}</strong> <span class="hint">{t('plan-label')}</span>
    </p>
  );
}

export function ConditionalMovesPanel({ planning, rules, line, opponent, busy }: Props) {
  const shown = useShown(rules, line);
  if (!planning.possible) return <p class="hint">{t('plan-later')}</p>;
  const { entering, triedMoves, plan } = planning;

  function branch(answers: api.ConditionalMove[], path: string[]) {
    return (
      <ul class="plan-tree">
        {answers.map((conditionalMove) => {
          const here = [...path, conditionalMove.theirs, conditionalMove.mine];
          const [theirs = '', answer = ''] = shown(here).slice(-2);
          const current = entering && triedMoves.join(' ') === here.join(' ');
          return (
            <li key={conditionalMove.theirs}>
              <span class="row">
                <button
                  type="button"
                  class="move"
                  aria-current={current ? 'step' : undefined}
                  aria-label={t('plan-if-then', { theirs, mine: answer })}
                  onClick={() => planning.go(here)}
                >
                  <span class="hint">{theirs}</span> → <strong>{answer}</strong>
                </button>
                <button
                  type="button"
                  class="plain cut"
                  disabled={busy}
                  aria-label={t('plan-cut', { theirs, mine: answer })}
                  onClick={() => planning.cut(here)}
                >
                  {t('plan-cut-short')}
                </button>
              </span>
              {conditionalMove.then.length > 0 && branch(conditionalMove.then, here)}
            </li>
          );
        })}
      </ul>
    );
  }

  return (
    <section class="plan" aria-label={t('plan-title')}>
      {!entering && (
        <p>
          <button type="button" class="small" onClick={() => planning.setOn(true)}>
            {plan.length > 0 ? t('plan-more') : t('plan-begin')}
          </button>{' '}
          <span class="hint">{t('plan-about', { name: opponent })}</span>
        </p>
      )}
      {entering && (
        <>
          {triedMoves.length > 0 && <p class="hint">{shown(triedMoves).join(' ')}</p>}
          <div class="row">
            {triedMoves.length > 0 && (
              <button type="button" class="small" onClick={() => planning.go(triedMoves.slice(0, -1))}>
                {t('plan-back')}
              </button>
            )}
            <button
              type="button"
              class="small toggle"
              aria-pressed={planning.replyToAny}
              onClick={() => planning.setWhatever(!planning.replyToAny)}
            >
              {plan.length > 0 ? t('plan-whatever-else') : t('plan-whatever')}
            </button>
            <button type="button" class="small" onClick={() => planning.setOn(false)}>
              {t('plan-done')}
            </button>
          </div>
        </>
      )}
      {plan.length > 0 && branch(plan, [])}
    </section>
  );
}
