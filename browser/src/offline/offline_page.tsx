// Shown instead of a page that needs the server while it is unreachable.

import { loadSession, loadError, titleOf } from '../app_state';
import { t } from '../texts/i18n';
import { Link } from '../link';
import { outbox } from '../outbox';

/** First path segments that work offline. */
const offlinePaths = ['play', 'lessons', 'puzzles', 'analysis', 'games'];

/** Whether this page is unavailable now. */
export const needsServer = (first = '') => loadError.value !== '' && !offlinePaths.includes(first);

export function OfflinePage() {
  return (
    <section class="card away">
      <h1>{t('away-title')}</h1>
      <p>{t('away-about')}</p>
      {outbox.value
        .filter((keptMove) => keptMove.refusal === undefined)
        .map(({ key, game, board, move }) => (
          <p class="notice" key={key}>
            {t('title-match', { game: titleOf(game), board })}: {t('move-kept', { move })}
          </p>
        ))}
      <button type="button" class="main" onClick={() => void loadSession()}>
        {t('try-again')}
      </button>
      <h2>{t('away-meanwhile')}</h2>
      <ul>
        {(['play', 'puzzles', 'lessons', 'analysis', 'games'] as const).map((part) => (
          <li key={part}>
            <Link to={`/${part}`}>{t(`away-${part}`)}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
