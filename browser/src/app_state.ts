// What every part of the page knows of the house: who is signed in, which games there are and where
// the reader is.

import { signal } from '@preact/signals';
import * as api from './api';
import { banner } from './banner';
import { subscribe, reconnect } from './socket';

/** undefined: not asked yet; null: nobody is signed in. */
export const user = signal<api.User | null | undefined>(undefined);
export const games = signal<api.Game[]>([]);
/** Those of the host's own pages that there are: “terms”, “privacy”. */
export const hostPages = signal<string[]>([]);
export const path = signal(location.pathname);
/** What went wrong while arriving; empty where nothing did. */
export const loadError = signal('');

export function navigate(to: string) {
  if (to !== location.pathname) history.pushState(null, '', to);
  path.value = location.pathname;
  scrollTo(0, 0);
}
addEventListener('popstate', () => {
  path.value = location.pathname;
});

export function gameNamed(name: string): api.Game | undefined {
  return games.value.find((game) => game.name === name);
}
/** Names of games as the house lists them. */
export function inServerOrder(names: string[]): string[] {
  const place = (name: string) => games.value.findIndex((game) => game.name === name);
  return [...names].sort((a, b) => place(a) - place(b));
}
export const titleOf = (name: string) => gameNamed(name)?.title ?? name;

/** The games are known without the house, too, where this browser has been here before. */
export async function loadSession() {
  const all = api.allGames().then((told) => {
    games.value = told;
  });
  try {
    const [who] = await Promise.all([api.me(), all]);
    user.value = who.user;
    banner.value = who.banner;
    hostPages.value = who.pages;
    loadError.value = '';
    reconnect();
  } catch (reason) {
    await all.catch(() => undefined);
    loadError.value = api.errorText(reason);
    user.value ??= null;
  }
}

subscribe({
  onMatchChanged: () => undefined,
  // The banner may have changed meanwhile.
  onReconnected: () =>
    void api.me().then(
      (who) => (banner.value = who.banner),
      () => undefined,
    ),
});

addEventListener('online', () => {
  if (loadError.value) void loadSession();
});

export function signIn(who: api.User) {
  user.value = who;
  reconnect();
}

const signOutHooks: (() => Promise<void>)[] = [];
/** What is to be done while whoever logs out is still known; it does not keep him from leaving. */
export const beforeSignOut = (farewell: () => Promise<void>) => void signOutHooks.push(farewell);

export async function signOut() {
  await Promise.allSettled(signOutHooks.map((farewell) => farewell()));
  await api.logout();
  user.value = null;
  reconnect();
  navigate('/');
}
