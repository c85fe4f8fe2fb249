// Global state: the signed-in user, the games and the current path.

import { signal } from '@preact/signals';
import * as api from './api';
import { banner } from './layout/banner';
import { rememberUser, rememberedUser } from './remembered';
import { connect, subscribe, reconnect } from './socket';
import { t } from './texts/i18n';

/** undefined: not loaded yet; null: nobody is signed in. */
export const user = signal<api.User | null | undefined>(undefined);
export const isMember = () => Boolean(user.value && !user.value.guest);
export const games = signal<api.Game[]>([]);
/** The operator's own pages that exist: “terms”, “privacy”. */
export const hostPages = signal<string[]>([]);
export const hasFrontText = signal(false);
export const signUps = signal<api.Me['sign_ups']>('open');
/** Whether people may play without an account: by link and, unless only those sign up who have done so, in the waiting room. */
export const guestsAllowed = signal(true);
export const path = signal(location.pathname);
/** How many times the reader has gone to another page: not if the same one has another address now. */
export const arrivals = signal(0);
function arrive() {
  if (path.value !== location.pathname) arrivals.value += 1;
  path.value = location.pathname;
}
/** A new game is a sheet over the page, with an address of its own. */
const isSheet = (address: string) => /^\/new(\/|$)/.test(address);
/** The address of the open sheet; empty: none. */
export const sheet = signal(isSheet(location.pathname) ? location.pathname : '');
/** Why loading failed; empty if it did not. */
export const loadError = signal('');

/** `goesOn`: the reader goes on there with what they do here. */
export function navigate(to: string, goesOn = false) {
  const opens = isSheet(to);
  // One does not come back to a sheet.
  if (to !== location.pathname) history[sheet.value ? 'replaceState' : 'pushState'](opens ? history.state : null, '', to);
  sheet.value = opens ? to : '';
  if (opens) return;
  if (goesOn) path.value = location.pathname;
  else arrive();
  scrollTo(0, 0);
}
/** The same page has another address now. */
export function replaceAddress(to: string) {
  history.replaceState(null, '', to);
  path.value = location.pathname;
}
/** As the back button does, unless the sheet was the first page of the visit. */
export function closeSheet() {
  if (!sheet.value) return;
  sheet.value = '';
  if (isSheet(path.value)) replaceAddress('/');
  else history.back();
}
addEventListener('popstate', () => {
  const here = location.pathname;
  sheet.value = isSheet(here) ? here : '';
  if (!isSheet(here)) arrive();
});

export function gameNamed(name: string): api.Game | undefined {
  return games.value.find((game) => game.name === name);
}
export function inServerOrder(names: string[]): string[] {
  const place = (name: string) => games.value.findIndex((game) => game.name === name);
  return [...names].sort((a, b) => place(a) - place(b));
}
/** What distinguishes a game from the others, in a line. */
export const blurbOf = (name: string) => t(`game-line-${name}`);
export const titleOf = (name: string) => gameNamed(name)?.title ?? name;

/** The games may come from the service worker's cache when the server is unreachable. */
export async function loadSession() {
  const all = api.allGames().then((list) => {
    games.value = list;
  });
  try {
    const [who] = await Promise.all([api.me(), all]);
    user.value = who.user;
    rememberUser(who.user);
    banner.value = who.banner;
    hostPages.value = who.pages;
    hasFrontText.value = who.front;
    signUps.value = who.sign_ups;
    guestsAllowed.value = who.guests;
    loadError.value = '';
    reconnect();
  } catch (reason) {
    await all.catch(() => undefined);
    loadError.value = api.errorText(reason);
    user.value ??= api.willPass(reason) ? rememberedUser() : null;
    connect();
  }
}

subscribe({
  onConnected: () => {
    if (loadError.value) void loadSession();
  },
  // The banner may have changed in the meantime.
  onReconnected: () =>
    void api.me().then(
      (who) => (banner.value = who.banner),
      () => undefined,
    ),
});

addEventListener('online', () => {
  if (loadError.value) void loadSession();
});

/** Somebody has just signed up. */
export const isNewcomer = signal(false);

export function signIn(who: api.User) {
  user.value = who;
  rememberUser(who);
  reconnect();
}

/** Makes whoever has no account a guest, where the server allows it. */
export async function becomePlayer() {
  if (!user.value) signIn((await api.becomeGuest()).user);
}

const signOutHooks: (() => Promise<void>)[] = [];
/** Runs before signing out, while still signed in; failures do not prevent it. */
export const beforeSignOut = (farewell: () => Promise<void>) => void signOutHooks.push(farewell);

export async function signOut() {
  await Promise.allSettled(signOutHooks.map((farewell) => farewell()));
  await api.logout();
  const member = isMember();
  leaveSession();
  signedOut.value = member;
}

/** Whether a player has just logged out: their games are in their account. */
export const signedOut = signal(false);

/** Goes home as a stranger, once the server has ended the session. */
export function leaveSession() {
  user.value = null;
  rememberUser(null);
  reconnect();
  navigate('/');
}
