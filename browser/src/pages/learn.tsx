// Everything to learn from: lessons, puzzles, analysis, the games and their rules, help, commands.

import { blurbOf, games, titleOf } from '../app_state';
import { sampleOf } from '../boards/sample_positions';
import { Thumbnail } from '../boards/thumbnail';
import { t } from '../texts/i18n';
import { Icon, type IconName } from '../icons';
import '../../locales/en/offline.ftl?english';
import '../../locales/en/lessons.ftl?english';
import { isDone, useLessonPath, type PathLesson } from '../lessons/use_lesson';
import { Link } from '../link';
import { useTitle } from '../title';
import './learn.css';

export function LearnPage() {
  useTitle(t('nav-learn'));
  const lessons = useLessonPath();
  return (
    <>
      <h1>{t('nav-learn')}</h1>
      <div class="learn">
        <section aria-labelledby="learn-lessons">
          <h2 id="learn-lessons">
            <Link to="/lessons">{t('nav-lessons')}</Link>
          </h2>
          <p class="hint">{t('lessons-about')}</p>
          <p>{t('lessons-path-done', { done: lessons.filter(isDone).length, all: lessons.length })}</p>
          <ol class="learn-list">
            {lessons.map((lesson) => (
              <Lesson key={lesson.game} lesson={lesson} />
            ))}
          </ol>
        </section>
        <section aria-labelledby="learn-games">
          <h2 id="learn-games">
            <Link to="/games">{t('learn-games')}</Link>
          </h2>
          <ul class="learn-games">
            {games.value.map((game) => (
              <li key={game.name}>
                <Link to={`/games/${game.name}`}>
                  <Thumbnail drawing={game.drawing} position={sampleOf(game.name)} bottom="first" />
                  <strong>{game.title}</strong>
                </Link>
                <span class="hint">{blurbOf(game.name)}</span>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="learn-more">
          <h2 id="learn-more">{t('learn-more')}</h2>
          <ul class="learn-list learn-ways">
            <More to="/puzzles" icon="check" title={t('nav-puzzles')} about={t('learn-puzzles')} />
            <More to="/analysis" icon="analyze" title={t('nav-analysis')} about={t('learn-analysis')} />
            <More to="/help" icon="book" title={t('nav-help')} about={t('learn-help')} />
            <More to="/help/mail" icon="mail" title={t('learn-mail')} about={t('learn-mail-about')} />
            <More to="/commands" icon="keyboard" title={t('nav-commands')} about={t('learn-commands')} />
          </ul>
        </section>
      </div>
    </>
  );
}

function Lesson({ lesson }: { lesson: PathLesson }) {
  const { game, all, done } = lesson;
  return (
    <li>
      <Link to={`/lessons/${game}`}>
        <span class={`learn-done ${isDone(lesson) ? 'all' : ''}`} aria-hidden="true">
          {isDone(lesson) && <Icon name="check" />}
        </span>
        <strong>{titleOf(game)}</strong>
      </Link>
      {done > 0 && <span class="hint">{isDone(lesson) ? t('lessons-all-done', { all }) : t('lessons-done-of', { done, all })}</span>}
    </li>
  );
}

function More({ to, icon, title, about }: { to: string; icon: IconName; title: string; about: string }) {
  return (
    <li>
      <Link to={to}>
        <Icon name={icon} />
        <strong>{title}</strong>
      </Link>
      <span class="hint">{about}</span>
    </li>
  );
}
