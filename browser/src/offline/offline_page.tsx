// Shown instead of a page that needs the server while it is unreachable.

import { Button } from '../button';
import { loadSession, loadError, titleOf } from '../app_state';
import { t } from '../texts/i18n';
import { LinkList } from '../link';
import { outbox } from '../outbox';
import { rememberedMatch } from '../remembered';

export const offlinePaths = ['play', 'lessons', 'puzzles', 'analysis', 'games'];

/** Whether this page is unavailable now; `rest` is its path behind the first segment. */
export const needsServer = (first = '', ...rest: string[]) =>
  loadError.value !== '' && !offlinePaths.includes(first) && !(first === 'match' && rememberedMatch(rest[0] ?? '', Number(rest[1])));

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
      <Button label={t('try-again')} class="main" act={() => loadSession()} />
      <h2>{t('away-meanwhile')}</h2>
      <LinkList links={(['play', 'puzzles', 'lessons', 'analysis', 'games'] as const).map((part) => [`/${part}`, t(`away-${part}`)])} />
    </section>
  );
}
