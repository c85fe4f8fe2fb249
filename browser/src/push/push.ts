// Subscribes the browser to push notifications and registers its endpoint with the server.

import { effect, signal } from '@preact/signals';
import * as api from '../api';
import { beforeSignOut, games, user } from '../app_state';
import { language, t } from '../texts/i18n';
import { pushCache, pushTextsUrl, type PushTexts } from './push_texts';

/** `never`: unsupported by this browser or this server; `forbidden`: blocked by the reader. */
export const pushState = signal<'unknown' | 'never' | 'forbidden' | 'off' | 'on'>('unknown');

const possible = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
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

/** Throws an error whose message is for the reader. */
export async function turnOn(name: string) {
  const { key } = await api.pushKey();
  if (!key) return void (pushState.value = 'never');
  if ((await Notification.requestPermission()) !== 'granted') return void (pushState.value = 'forbidden');
  await worker();
  const registration = await navigator.serviceWorker.ready;
  const { endpoint } = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
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

/** Registers an existing subscription again; ends it if it belonged to another player. */
async function syncSubscription(name: string) {
  if (!possible()) return void (pushState.value = 'never');
  if (Notification.permission === 'denied') return void (pushState.value = 'forbidden');
  const here = await subscription();
  if (!here) return void (pushState.value = 'off');
  if ((await cachedTextsOwner()) !== name) return turnOff();
  await cacheTexts(name);
  await api.registerPush(here.endpoint); // the server may have dropped it
  pushState.value = 'on';
}

let syncing = Promise.resolve(); // runs are serialized
effect(() => {
  const name = user.value?.name;
  void language.value; // reading it makes this run again when the language changes
  if (name && games.value.length > 0) syncing = syncing.then(() => syncSubscription(name)).catch(() => void (pushState.value = 'off'));
});

// After signing out on a shared device no more notifications.
beforeSignOut(async () => {
  await syncing;
  if (possible()) await turnOff(); // even if registering with the server had failed
});
