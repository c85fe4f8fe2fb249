// Components fetched on first use.

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from './i18n';

/**
 * A component that loads another one; it shows a placeholder meanwhile and a retry button if
 * loading fails.
 *
 *     const Lobby = lazyPart(() => import('./pages/lobby').then((part) => part.LobbyPage));
 */
export function lazyPart<Props extends object>(
  fetched: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Part: ComponentType<Props> | null = null;
  return function Later(props: Props) {
    const [, setHere] = useState(Part !== null);
    const [attempt, setAttempt] = useState(1);
    const [failed, setFailed] = useState(0);
    useEffect(() => {
      if (Part) {
        // Loaded by another use of it, between this one's first render and this effect.
        setHere(true);
        return;
      }
      let wanted = true;
      void fetched().then(
        (part) => {
          Part = part;
          if (wanted) setHere(true);
        },
        () => {
          if (wanted) setFailed(attempt);
        },
      );
      return () => {
        wanted = false;
      };
    }, [attempt]);
    if (Part) return <Part {...props} />;
    if (failed < attempt)
      return (
        <p class="wait" role="status">
          {t('one-moment')}
        </p>
      );
    return (
      <section class="card">
        <p class="refused" role="alert">
          {t('part-not-fetched')}
        </p>
        <div class="row">
          <button type="button" class="main" onClick={() => setAttempt(attempt + 1)}>
            {t('try-again')}
          </button>
          <button type="button" onClick={() => location.reload()}>
            {t('load-anew')}
          </button>
        </div>
      </section>
    );
  };
}
