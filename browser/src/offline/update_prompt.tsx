// Registers the service worker, and offers a newer page when it has been fetched; never reloads on
// its own.

import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n';

const waiting = signal<ServiceWorker | null>(null);
/** Another tab has loaded a newer page. */
const updatedElsewhere = signal(false);
const checkIntervalMs = 3_600_000;

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

async function register() {
  const { serviceWorker } = navigator;
  // The first service worker updates nothing.
  let controlled = serviceWorker.controller !== null;
  let asked = false;
  serviceWorker.addEventListener('controllerchange', () => {
    if (asked) location.reload();
    else if (controlled) updatedElsewhere.value = true;
    controlled = true;
  });
  const registration = await serviceWorker.register('/service_worker.js', {
    updateViaCache: 'none',
  });
  const look = () => {
    if (registration.waiting && serviceWorker.controller) waiting.value = registration.waiting;
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < checkIntervalMs) return;
    looked = Date.now();
    registration.update().catch(() => undefined); // offline: later
  });
  activateUpdate = (worker) => {
    asked = true;
    worker.postMessage('renew');
  };
}
let activateUpdate: (worker: ServiceWorker) => void = () => undefined;

/** Runs `act` once the page has loaded, so as not to delay it. */
function whenIdle(act: () => void) {
  const soon = () =>
    'requestIdleCallback' in window ? requestIdleCallback(act, { timeout: 10_000 }) : setTimeout(act, 3000);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}

export function UpdatePrompt() {
  useEffect(() => {
    if (import.meta.env.PROD && 'serviceWorker' in navigator)
      whenIdle(() => void register().catch(() => undefined));
  }, []);
  const worker = waiting.value;
  if (!worker && !updatedElsewhere.value) return null;
  return (
    <p class="notice" role="status">
      {t('newer-page')}{' '}
      <button
        type="button"
        class="small"
        onClick={() => (worker && !updatedElsewhere.value ? activateUpdate(worker) : location.reload())}
      >
        {t('newer-page-load')}
      </button>
    </p>
  );
}
