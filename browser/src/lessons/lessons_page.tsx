// Lessons: a path of five minutes for each game, on a real board.

import { useEffect, useState } from 'preact/hooks';
import { Alert } from '../alert';
import { blurbOf, navigate, titleOf, user } from '../app_state';
import { t } from '../texts/i18n';
import { useFetched } from '../fetched';
import { Icon } from '../icons';
import { Link } from '../link';
import '../offline/offline.css';
import { RequireRules } from '../offline/require_rules';
import { gamesWithLessons, lessonOf } from './files';
import { LessonBoard } from './lesson_board';
import { useTitle } from '../title';
import { stepsDone } from './progress';
import '../../locales/en/offline.ftl?english';
import '../../locales/en/lessons.ftl?english';
import { isDone, useLessonPath, type PathLesson } from './use_lesson';

export function LessonsPage({ rest: [game = '', number = ''] }: { rest: string[] }) {
  if (gamesWithLessons.includes(game)) return <Lesson key={game} game={game} number={number} />;
  return <All unknown={game} />;
}

function All({ unknown }: { unknown: string }) {
  useTitle(t('lessons-title'));
  const lessons = useLessonPath();
  const next = lessons.find((lesson) => !isDone(lesson));
  return (
    <>
      <section class="welcome">
        <h1>{t('lessons-title')}</h1>
        <p>{t('lessons-about')}</p>
        <p class="path-done">
          {t('lessons-path-done', { done: lessons.filter(isDone).length, all: lessons.length })}{' '}
          <span class="hint">{user.value ? t('lessons-kept-account') : t('lessons-kept-here')}</span>
        </p>
      </section>
      {unknown && <p class="notice">{t('lessons-none-of', { game: unknown })}</p>}
      <ol class="lesson-path">
        {lessons.map((lesson) => (
          <PathRow key={lesson.game} lesson={lesson} isNext={lesson === next} />
        ))}
      </ol>
    </>
  );
}

/** What is done is said by a sign and in words; the next lesson has the page's filled button. */
function PathRow({ lesson, isNext }: { lesson: PathLesson; isNext: boolean }) {
  const { game, all, done } = lesson;
  const state = isDone(lesson) ? t('lessons-state-done') : done > 0 ? t('lessons-done-of', { done, all }) : t('lessons-state-new', { all });
  return (
    <li class={isDone(lesson) ? 'done' : isNext ? 'next' : ''}>
      <span class="sign" aria-hidden="true">
        {isDone(lesson) && <Icon name="check" />}
      </span>
      <span>
        <strong>{titleOf(game)}</strong>
        <span class="hint">{blurbOf(game)}</span>
      </span>
      <span class="state">{all > 0 && state}</span>
      <Link
        class={`button ${isNext ? 'main' : ''}`}
        to={`/lessons/${game}`}
        aria-label={t('lessons-begin-which', { game: titleOf(game) })}
        label={isDone(lesson) ? t('lessons-again') : done > 0 ? t('lessons-go-on') : t('lessons-begin')}
      />
    </li>
  );
}

function Lesson({ game, number }: { game: string; number: string }) {
  const { got: steps, broken, again } = useFetched(() => lessonOf(game), game);
  // Without a number in the path: continue, or start again if all steps are done.
  const [first, setFirst] = useState<number | null>(null);
  useEffect(() => {
    const open = steps?.findIndex((step) => !stepsDone(game).includes(step.name));
    if (open !== undefined) setFirst(Math.max(0, open));
  }, [steps]);
  if (broken) return <Alert text={t('lessons-not-fetched')} retry={again} />;
  if (!steps || first === null) return <p class="wait">{t('one-moment')}</p>;
  if (number === 'end') return <End game={game} />;
  const asked = Number(number);
  const index = asked >= 1 && asked <= steps.length ? asked - 1 : first;
  const step = steps[index];
  if (!step) return null;
  const goTo = (n: number) => navigate(`/lessons/${game}/${n < steps.length ? n + 1 : 'end'}`);
  return (
    <RequireRules>
      {(rules) => <LessonBoard key={step.name} rules={rules} game={game} step={step} index={index} steps={steps} goTo={goTo} />}
    </RequireRules>
  );
}

/** The remaining rules, and what to read next. */
function End({ game }: { game: string }) {
  useTitle(t('lessons-end', { game: titleOf(game) }));
  return (
    <section class="card help">
      <h1>{t('lessons-end', { game: titleOf(game) })}</h1>
      <p>{t(`lesson-rest-${game}`)}</p>
      <div class="row tools">
        <Link class="button main" to={`/play?game=${game}`} label={t('lessons-play')} />
        <Link class="button small" to={`/puzzles/${game}`} label={t('lessons-puzzles')} />
        <Link class="button small" to={`/games/${game}`} label={t('lessons-rules')} />
        <Link class="button small" to="/lessons" label={t('lessons-all')} />
      </div>
    </section>
  );
}
