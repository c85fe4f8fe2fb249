// Being told of news while no page is open: asking the browser for an address at its push service, and
// handing that to the house.

import { effect, signal } from '@preact/signals';
import * as api from './api';
import { beforeSignOut, games, user } from './app_state';
import { language, t } from './i18n';
import { pushCache, pushTextsUrl, type PushTexts } from './push_texts';

/**
 * `never`: this browser cannot, or the house does not; `forbidden`: the reader has told the browser
 * so.
 */
export const pushState = signal<'unknown' | 'never' | 'forbidden' | 'off' | 'on'>('unknown');

const possible = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
const worker = () => navigator.serviceWorker.register('/service_worker.js');

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function cacheTexts(name: string) {
  const values = { game: '%game%', board: '%board%', opponent: '%opponent%' };
  const words: PushTexts = {
    name,
    one: t('push-one'),
    several: t('push-several'),
    board: t('push-board', values),
    news: t('push-news'),
    titles: Object.fromEntries(games.value.map((game) => [game.name, game.title])),
  };
  await (await caches.open(pushCache)).put(pushTextsUrl, new Response(JSON.stringify(words)));
}

async function cachedTextsOwner(): Promise<string | null> {
  const kept = await (await caches.open(pushCache)).match(pushTextsUrl);
  return kept ? ((await kept.json()) as PushTexts).name : null;
}

/** Throws what is to be said to the reader. */
export async function turnOn(name: string) {
  const { key } = await api.pushKey();
  if (!key) return void (pushState.value = 'never');
  if ((await Notification.requestPermission()) !== 'granted')
    return void (pushState.value = 'forbidden');
  await worker();
  const registration = await navigator.serviceWorker.ready;
  const { endpoint } = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  await cacheTexts(name);
  await api.registerPush(endpoint);
  pushState.value = 'on';
}

export async function turnOff() {
  const here = await subscription();
  if (here) {
    await here.unsubscribe();
    await api.unregisterPush(here.endpoint);
  }
  await caches.delete(pushCache);
  pushState.value = 'off';
}

/** Whether this browser is told already; if it was another player's, it is no more. */
async function syncSubscription(name: string) {
  if (!possible()) return void (pushState.value = 'never');
  if (Notification.permission === 'denied') return void (pushState.value = 'forbidden');
  const here = await subscription();
  if (!here) return void (pushState.value = 'off');
  if ((await cachedTextsOwner()) !== name) return turnOff();
  await cacheTexts(name);
  await api.registerPush(here.endpoint); // the house may have lost it
  pushState.value = 'on';
}

let syncing = Promise.resolve(); // one after the other
effect(() => {
  const name = user.value?.name;
  void language.value; // the words are laid ready in the language that is spoken now
  if (name && games.value.length > 0)
    syncing = syncing.then(() => syncSubscription(name)).catch(() => void (pushState.value = 'off'));
});

// Who logs out on a shared device is told nothing there any more.
beforeSignOut(async () => {
  await syncing;
  if (possible()) await turnOff(); // also where the house could not be told at first
});
