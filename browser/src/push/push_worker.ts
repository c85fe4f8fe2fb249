// Push notifications while no page is open. The server's push has no content (docs/api.md says
// why), so the service worker fetches the games that wait for the player. The page stores the texts
// in the reader's language beforehand (push.ts).

import type { GetRoutes, Summary } from '../api';
import { pushCache, pushTextsUrl, type PushTexts } from './push_texts';

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Clicked extends Extendable {
  notification: Notification;
}
interface Changed extends Extendable {
  oldSubscription: PushSubscription | null;
}
interface Window {
  url: string;
  visibilityState: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}
/** The service worker's global scope; TypeScript's types here are those of a page. */
interface Scope {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<Window[]>;
    openWindow(url: string): Promise<unknown>;
  };
  navigator: Navigator & { setAppBadge?(count: number): Promise<void> };
  addEventListener(name: 'push', listener: (event: Extendable) => void): void;
  addEventListener(name: 'notificationclick', listener: (event: Clicked) => void): void;
  addEventListener(name: 'pushsubscriptionchange', listener: (event: Changed) => void): void;
}
const scope = globalThis as unknown as Scope;

const ask = async <Route extends keyof GetRoutes>(route: Route, query = '') =>
  (await (await fetch(route + query)).json()) as GetRoutes[Route];

async function cachedTexts(): Promise<PushTexts | null> {
  const kept = await (await caches.open(pushCache)).match(pushTextsUrl);
  return kept ? ((await kept.json()) as PushTexts) : null;
}

/** The games that wait for the signed-in player, least time left first. */
async function waitingGames(): Promise<{ name: string; games: Summary[] } | null> {
  const { user } = await ask('/api/me');
  if (!user) return null;
  const matches = await ask('/api/matches', `?player=${encodeURIComponent(user.name)}&over=false`);
  const seat = (match: Summary, side: string) => match.seats[side === 'first' ? 0 : 1].name;
  const waits = (match: Summary) =>
    seat(match, match.to_move) === user.name || (match.proposal !== null && seat(match, match.proposal.by) !== user.name);
  const due = (match: Summary) => match.due ?? Number.MAX_SAFE_INTEGER;
  return { name: user.name, games: matches.filter(waits).sort((a, b) => due(a) - due(b)) };
}

function filled(words: string, values: Record<string, string>): string {
  return words.replace(/%(\w+)%/g, (all, name: string) => values[name] ?? all);
}

/** The notification and the address it opens. */
async function notificationContent(): Promise<{ title: string; body: string; url: string; count: number }> {
  const words = await cachedTexts();
  const said = { title: 'Posthouse', body: words?.news ?? '', url: '/', count: 0 };
  const waiting = await waitingGames().catch(() => null);
  if (!waiting || !words) return said;
  const { games, name } = waiting;
  const [first] = games;
  if (!first) return said;
  const called = (match: Summary) =>
    filled(words.board, {
      game: words.titles[match.game] ?? match.game,
      board: String(match.board),
      opponent: match.seats.find((player) => player.name !== name)?.name ?? '',
    });
  return {
    title: games.length === 1 ? words.one : words.several,
    body: games.slice(0, 5).map(called).join('\n'),
    url: `/match/${first.game}/${first.board}`,
    count: games.length,
  };
}

async function tell() {
  const { title, body, url, count } = await notificationContent();
  void scope.navigator.setAppBadge?.(count).catch(() => undefined);
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // A visible page shows it already.
  if (windows.some((window) => window.visibilityState === 'visible')) return;
  await scope.registration.showNotification(title, {
    body,
    tag: 'news', // replaces the previous notification
    icon: '/favicon.svg',
    data: { url },
  });
}

async function goTo(url: string) {
  const [open] = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!open) return scope.clients.openWindow(url);
  await open.focus();
  return open.navigate(url);
}

/** The browser's push endpoint has changed. */
async function moveTo(old: PushSubscription | null) {
  const options = old?.options;
  if (!options?.applicationServerKey) return;
  const fresh = await scope.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: options.applicationServerKey,
  });
  await fetch('/api/push', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint: fresh.endpoint }),
  });
}

export function handlePush() {
  scope.addEventListener('push', (event) => event.waitUntil(tell()));
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { url } = event.notification.data as { url: string };
    event.waitUntil(goTo(url));
  });
  scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(moveTo(event.oldSubscription)));
}
