// Conditional moves below the board: the one being entered, and the saved ones as a tree to
// navigate and prune.

import { useMemo } from 'preact/hooks';
import { Button } from '../../button';
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
  const { possible, entering, plan } = planning;
  if (!possible) return <p class="hint">{t('plan-later')}</p>;
  return (
    <section class="plan" aria-label={t('plan-title')}>
      {!entering && (
        <p>
          <Button class="small" label={plan.length > 0 ? t('plan-more') : t('plan-begin')} act={() => planning.setOn(true)} />{' '}
          <span class="hint">{t('plan-about', { name: opponent })}</span>
        </p>
      )}
      {entering && <Entering planning={planning} shown={shown} />}
      {plan.length > 0 && <Branch answers={plan} path={[]} tree={{ planning, shown, busy }} />}
    </section>
  );
}

/** The moves tried so far, and how to go on. */
function Entering({ planning, shown }: Omit<Tree, 'busy'>) {
  const { triedMoves, replyToAny, plan } = planning;
  return (
    <>
      {triedMoves.length > 0 && <p class="hint">{shown(triedMoves).join(' ')}</p>}
      <div class="row">
        {triedMoves.length > 0 && <Button class="small" label={t('plan-back')} act={() => planning.go(triedMoves.slice(0, -1))} />}
        <Button
          label={plan.length > 0 ? t('plan-whatever-else') : t('plan-whatever')}
          class="small toggle"
          aria-pressed={replyToAny}
          act={() => planning.setWhatever(!replyToAny)}
        />
        <Button class="small" label={t('plan-done')} act={() => planning.setOn(false)} />
      </div>
    </>
  );
}

interface Tree {
  planning: ConditionalMovesState;
  /** A path's moves in display notation. */
  shown(path: string[]): string[];
  busy: boolean;
}

/** The replies after this path. */
function Branch({ answers, path, tree }: { answers: api.ConditionalMove[]; path: string[]; tree: Tree }) {
  const { planning, shown, busy } = tree;
  return (
    <ul class="plan-tree">
      {answers.map((answer) => {
        const here = [...path, answer.theirs, answer.mine];
        const [theirs = '', mine = ''] = shown(here).slice(-2);
        const current = planning.entering && planning.triedMoves.join(' ') === here.join(' ');
        return (
          <li key={answer.theirs}>
            <span class="row">
              <button
                type="button"
                class="move"
                aria-current={current ? 'step' : undefined}
                aria-label={t('plan-if-then', { theirs, mine })}
                onClick={() => planning.go(here)}
              >
                <span class="hint">{theirs}</span> → <strong>{mine}</strong>
              </button>
              <Button
                label={t('plan-cut-short')}
                class="plain cut"
                disabled={busy}
                aria-label={t('plan-cut', { theirs, mine })}
                act={() => planning.cut(here)}
              />
            </span>
            {answer.then.length > 0 && <Branch answers={answer.then} path={here} tree={tree} />}
          </li>
        );
      })}
    </ul>
  );
}
