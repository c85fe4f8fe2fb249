// Registers the service worker, and offers a newer page when there is one; never reloads by itself.

import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Button } from '../button';
import { t } from '../texts/i18n';
import type { Question } from './page_cache';

/** Whether the active worker answers questions; those of 0.5 and before do not. */
let answers = false;
/** The build that is ready to be served instead of the one that this page is of. */
const newerBuild = signal('');
const checkIntervalMs = 3_600_000;
const answerTimeoutMs = 3000;

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}
/** The browser's offer to install the page as an app. */
export const installOffer = signal<InstallPrompt | null>(null);
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  installOffer.value = event as InstallPrompt;
});
addEventListener('appinstalled', () => {
  installOffer.value = null;
});

/** Asks a service worker; empty if it does not answer. */
function ask(worker: ServiceWorker, question: Question): Promise<string> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<string>) => done(data);
    setTimeout(() => done(''), answerTimeoutMs);
    worker.postMessage(question, [port2]);
  });
}

async function register() {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register('/service_worker.js', { updateViaCache: 'none' });
  const own = serviceWorker.controller ? await ask(serviceWorker.controller, 'served') : '';
  answers = own !== '';
  const look = async () => {
    const { waiting } = registration;
    if (!waiting || !serviceWorker.controller) return;
    const build = await ask(waiting, 'build');
    if (build && build !== own) newerBuild.value = build;
  };
  const watch = () => registration.installing?.addEventListener('statechange', () => void look());
  registration.addEventListener('updatefound', watch);
  watch(); // of an update that was found before
  void look();
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < checkIntervalMs) return;
    looked = Date.now();
    registration.update().catch(() => undefined); // offline: later
  });
}

/** Has the newer build served from now on, and loads it. */
async function update() {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.getRegistration();
  if (serviceWorker.controller && answers) await ask(serviceWorker.controller, { serve: newerBuild.value });
  if (answers || !registration?.waiting) return location.reload();
  serviceWorker.addEventListener('controllerchange', () => location.reload());
  registration.waiting.postMessage('renew' satisfies Question);
}

/** Runs `act` once the page has loaded, so as not to delay it. */
function whenIdle(act: () => void) {
  const soon = () => ('requestIdleCallback' in window ? requestIdleCallback(act, { timeout: 10_000 }) : setTimeout(act, 3000));
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}

export function UpdatePrompt() {
  useEffect(() => {
    if (import.meta.env.PROD && 'serviceWorker' in navigator) whenIdle(() => void register().catch(() => undefined));
  }, []);
  if (!newerBuild.value) return null;
  return (
    <p class="notice" role="status">
      {t('newer-page')} <Button label={t('newer-page-load')} class="small" act={() => update()} />
    </p>
  );
}
