// Components fetched on first use.

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Button } from './button';
import { Alert } from './alert';
import { say } from './spoken';
import { t } from './texts/i18n';

const saidAfterMs = 2000;

/** What is shown meanwhile, and said only if it lasts. */
export function Wait() {
  useEffect(() => {
    const timer = setTimeout(() => say(t('one-moment')), saidAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return <p class="wait">{t('one-moment')}</p>;
}

/**
 * A component that loads another one; meanwhile a placeholder, or a retry button if that fails.
 *
 *     const Lobby = lazyPart(() => import('./pages/challenges/lobby').then((part) => part.LobbyPage));
 *
 * `load` fetches it before it is shown.
 */
export function lazyPart<Props extends object>(fetched: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  return firstPart(async () => {
    const [part] = await Promise.all([fetched(), import('./texts/more_texts')]);
    return part;
  });
}

type LazyPart<Props> = ComponentType<Props> & { load(): Promise<void> };

/** The same for what is drawn first: it has only the texts that i18n.ts bundles, and its own. */
export function firstPart<Props extends object>(fetched: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let Part: ComponentType<Props> | null = null;
  async function load() {
    Part = await fetched();
  }
  function Later(props: Props) {
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
      void load().then(
        () => {
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
    if (failed < attempt) return <Wait />;
    return (
      <section class="card">
        <Alert text={t('part-not-fetched')} />
        <div class="row">
          <Button label={t('try-again')} class="main" act={() => setAttempt(attempt + 1)} />
          <Button label={t('load-anew')} act={() => location.reload()} />
        </div>
      </section>
    );
  }
  return Object.assign(Later, { load });
}
