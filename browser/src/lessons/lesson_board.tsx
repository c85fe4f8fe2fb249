// One step of a lesson: explanation, board, task and the response to a move.

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { titleOf } from '../app_state';
import { t } from '../texts/i18n';
import { Icon } from '../icons';
import { Link } from '../link';
import { animationsDone } from '../offline/animations_done';
import { LocalBoard } from '../offline/local_board';
import type { Line, Rules } from '../engine/rules';
import { say } from '../spoken';
import { useTitle } from '../title';
import { unmetGoal, type LessonStep } from './lesson';
import { markDone, stepsDone } from './progress';

interface Props {
  rules: Rules;
  game: string;
  step: LessonStep;
  index: number;
  steps: LessonStep[];
  goTo(index: number): void;
}

/** Texts that only some steps have. */
function perhaps(id: string): string {
  const words = t(id);
  return words === id ? '' : words;
}

export function LessonBoard({ rules, game, step, index, steps, goTo }: Props) {
  const start = useMemo<Line>(() => ({ game, from: step.from, moves: [] }), [game, step]);
  const [line, setLine] = useState(start);
  const [verdict, setVerdict] = useState<'' | 'right' | 'wrong'>('');
  const [message, setMessage] = useState('');
  const [tries, setTries] = useState(0);
  const next = useRef<HTMLButtonElement>(null);
  // So that Enter continues.
  useEffect(() => {
    if (verdict === 'right') next.current?.focus();
  }, [verdict]);

  /** Said each time, also if the same is wrong again. */
  function judge(verdict: 'right' | 'wrong', words: string) {
    setVerdict(verdict);
    setMessage(words);
    say(words);
  }

  function right(words: string) {
    markDone(game, step.name);
    judge('right', words);
  }

  async function play(move: string): Promise<boolean> {
    const before = rules.describe(start);
    const after = { ...start, moves: [move] };
    const lack = 'error' in before ? 'moves' : unmetGoal(step.task, before.position, after, rules);
    if (lack === '') {
      setLine(after);
      await animationsDone();
      right(t(`lesson-${step.name}-done`));
      return true;
    }
    setTries(tries + 1);
    judge('wrong', perhaps(`lesson-${step.name}-wrong`) || t(`lesson-wrong-${lack}`));
    await animationsDone();
    return false;
  }

  /** Set if the task is to try a move that the rules refuse. */
  function refused(sentence: string) {
    const { refused: move } = step.task;
    if (move === undefined || verdict === 'right') return;
    if (sentence !== rules.whyNot(start, move)) return;
    right(`${sentence} ${t(`lesson-${step.name}-done`)}`);
  }

  async function show() {
    if (step.task.refused !== undefined) refused(rules.whyNot(start, step.task.refused));
    else await play(step.solution);
  }

  function again() {
    setLine({ ...start });
    setVerdict('');
    setMessage('');
  }

  const title = perhaps(`lesson-${step.name}-title`);
  useTitle(`${titleOf(game)}: ${title}`);
  const last = index + 1 === steps.length;
  return (
    <article class="match lesson">
      <header class="match-head">
        <Link to="/lessons" class="back button quiet icon-only" aria-label={t('lessons-all')}>
          <Icon name="back" />
        </Link>
        <h1>{title}</h1>
        <p class="hint">{t('lessons-step', { game: titleOf(game), step: index + 1, all: steps.length })}</p>
      </header>
      <p class="about">{t(`lesson-${step.name}-about`)}</p>
      <p class="task">{t(`lesson-${step.name}-task`)}</p>
      <LocalBoard
        rules={rules}
        line={line}
        you="first"
        playable={verdict !== 'right'}
        play={play}
        refused={refused}
        name={`lesson/${game}`}
        verdict={
          <div class="row lesson-verdict">
            <p class={`verdict ${verdict}`}>{message}</p>
            {verdict === 'right' && (
              <button ref={next} type="button" class="main" onClick={() => goTo(index + 1)}>
                {last ? t('lessons-finish') : t('lessons-next')}
              </button>
            )}
          </div>
        }
      >
        <div class="row tools" role="group" aria-label={t('lessons-tools')}>
          {index > 0 && (
            <button type="button" class="small" onClick={() => goTo(index - 1)}>
              {t('lessons-back')}
            </button>
          )}
          {verdict === 'right' ? (
            <button type="button" class="small" onClick={again}>
              {t('lessons-again')}
            </button>
          ) : (
            tries > 0 && (
              <button type="button" class="small" onClick={() => void show()}>
                {t('lessons-show')}
              </button>
            )
          )}
          {verdict !== 'right' && (
            <button type="button" class="small" onClick={() => goTo(index + 1)}>
              {t('lessons-skip')}
            </button>
          )}
        </div>
      </LocalBoard>
      <nav aria-label={t('lessons-steps')}>
        <ol class="steps">
          {steps.map((lessonStep, i) => (
            <li key={lessonStep.name}>
              <Link
                to={`/lessons/${game}/${i + 1}`}
                class={stepsDone(game).includes(lessonStep.name) ? 'done' : ''}
                aria-current={i === index ? 'step' : undefined}
                aria-label={
                  stepsDone(game).includes(lessonStep.name)
                    ? t('lessons-step-done', { step: perhaps(`lesson-${lessonStep.name}-title`) })
                    : perhaps(`lesson-${lessonStep.name}-title`)
                }
              >
                {i + 1}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
    </article>
  );
}
