// One step of a lesson: explanation, board, task and the response to a move.

import { useEffect, useRef } from 'preact/hooks';
import { titleOf } from '../app_state';
import { t } from '../texts/i18n';
import { BackLink, Link } from '../link';
import { LocalBoard } from '../offline/local_board';
import type { Rules } from '../engine/rules';
import { Button } from '../button';
import { useTitle } from '../title';
import type { LessonStep } from './lesson';
import { stepsDone } from './progress';
import { perhaps, useLessonStep, type TriedStep } from './use_lesson_step';

interface Props {
  rules: Rules;
  game: string;
  step: LessonStep;
  index: number;
  steps: LessonStep[];
  goTo(index: number): void;
}

const stepTitle = ({ name }: LessonStep) => perhaps(`lesson-${name}-title`);

export function LessonBoard({ rules, game, step, index, steps, goTo }: Props) {
  const tried = useLessonStep(rules, game, step);
  useTitle(`${titleOf(game)}: ${stepTitle(step)}`);
  return (
    <article class="match lesson">
      <header class="match-head">
        <BackLink to="/lessons" label={t('lessons-all')} />
        <h1>{stepTitle(step)}</h1>
        <p class="hint">{t('lessons-step', { game: titleOf(game), step: index + 1, all: steps.length })}</p>
      </header>
      <p class="about">{t(`lesson-${step.name}-about`)}</p>
      <p class="task">{t(`lesson-${step.name}-task`)}</p>
      <LocalBoard
        rules={rules}
        line={tried.line}
        you="first"
        playable={!tried.right}
        play={tried.play}
        refused={tried.refused}
        name={`lesson/${game}`}
        verdict={<Verdict tried={tried} isLast={index + 1 === steps.length} next={() => goTo(index + 1)} />}
      >
        <div class="row tools" role="group" aria-label={t('lessons-tools')}>
          {index > 0 && <Button class="small" label={t('lessons-back')} act={() => goTo(index - 1)} />}
          {tried.right && <Button class="small" label={t('lessons-again')} act={tried.again} />}
          {!tried.right && tried.failed && <Button class="small" label={t('lessons-show')} act={tried.show} />}
          {!tried.right && <Button class="small" label={t('lessons-skip')} act={() => goTo(index + 1)} />}
        </div>
      </LocalBoard>
      <Steps game={game} steps={steps} index={index} />
    </article>
  );
}

function Verdict({ tried: { verdict, right }, isLast, next }: { tried: TriedStep; isLast: boolean; next(): void }) {
  const button = useRef<HTMLButtonElement>(null);
  // So that Enter continues.
  useEffect(() => {
    if (right) button.current?.focus();
  }, [right]);
  return (
    <div class="row lesson-verdict">
      <p class={`verdict ${verdict.kind}`}>{verdict.said}</p>
      {right && (
        <button ref={button} type="button" class="main" onClick={next}>
          {isLast ? t('lessons-finish') : t('lessons-next')}
        </button>
      )}
    </div>
  );
}

function Steps({ game, steps, index }: Pick<Props, 'game' | 'steps' | 'index'>) {
  const done = stepsDone(game);
  return (
    <nav aria-label={t('lessons-steps')}>
      <ol class="steps">
        {steps.map((step, i) => (
          <li key={step.name}>
            <Link
              to={`/lessons/${game}/${i + 1}`}
              class={done.includes(step.name) ? 'done' : ''}
              aria-current={i === index ? 'step' : undefined}
              aria-label={done.includes(step.name) ? t('lessons-step-done', { step: stepTitle(step) }) : stepTitle(step)}
            >
              {i + 1}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
