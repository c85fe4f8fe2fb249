// The games of whoever is signed in, by urgency; how many wait for him is told on the tab, on its
// icon and on the icon of an installed page.
//
// They are asked for once, then kept up to date by the socket; where the connection was lost they are
// asked for again.

import { computed, effect, signal } from '@preact/signals';
import * as api from './api';
import { navigate, path, user } from './app_state';
import { t } from './i18n';
import { subscribe } from './socket';
import { title } from './title';
import { matchPath, isTurnOf, seatIndex } from './format';

const myMatches = signal<api.Summary[]>([]);
/** False until the house has answered. */
export const matchesLoaded = signal(false);

/** Whether something in this match waits for the player: his move, or an answer. */
export function waitsFor(match: api.Summary, name: string): boolean {
  if (match.state !== 'running') return false;
  const asked = match.proposal && match.seats[1 - seatIndex(match.proposal.by)]?.name === name;
  return isTurnOf(match, name) || Boolean(asked);
}

/** What waits for him comes first, the least time left first; then the others; then what is over. */
export function byUrgency(matches: api.Summary[], name: string): api.Summary[] {
  const rank = (match: api.Summary) => (match.over ? 2 : waitsFor(match, name) ? 0 : 1);
  const last = Number.MAX_SAFE_INTEGER;
  return [...matches].sort(
    (a, b) =>
      rank(a) - rank(b) ||
      (a.over ? b.turn_since - a.turn_since : (a.due ?? last) - (b.due ?? last)) ||
      a.turn_since - b.turn_since ||
      a.id - b.id,
  );
}

export const myGames = computed(() =>
  byUrgency(
    myMatches.value.filter((match) => match.state === 'running' || match.state === 'over'),
    user.value?.name ?? '',
  ),
);
/** What is offered to the reader, then what the reader has offered. */
export const challenges = computed(() => {
  const name = user.value?.name;
  const own = (match: api.Summary) => match.seats[seatIndex(match.offered_to ?? 'first')].name !== name;
  return myMatches.value
    .filter((match) => match.state === 'offered')
    .sort((a, b) => Number(own(a)) - Number(own(b)) || b.id - a.id);
});
export const waiting = computed(() => {
  const name = user.value?.name;
  return name ? myGames.value.filter((match) => waitsFor(match, name)) : [];
});

/** The game that waits for the reader, after the one he is looking at; null where none else does. */
export const nextGame = computed<api.Summary | null>(() => {
  const games = waiting.value;
  const here = games.findIndex((match) => matchPath(match) === path.value);
  const next = games[(here + 1) % Math.max(games.length, 1)];
  return next && matchPath(next) !== path.value ? next : null;
});

export function goToNextGame(): boolean {
  const next = nextGame.value;
  if (next) navigate(matchPath(next));
  return next !== null;
}

/** An answer may come after news that is newer. */
function newest(news: api.Summary): api.Summary {
  const old = myMatches.value.find((one) => one.id === news.id);
  return old && (old.turn_since > news.turn_since || (old.over && !news.over)) ? old : news;
}

function onMatchChanged(match: api.Match) {
  if (match.you === null) return;
  myMatches.value = [newest(match), ...myMatches.value.filter((one) => one.id !== match.id)];
}

/** Asks the house; a failed question leaves what was known. */
async function loadMatches(name: string) {
  try {
    const [games, offered] = await Promise.all([api.matchesOf(name), api.challenges()]);
    if (user.value?.name !== name) return;
    myMatches.value = [...offered, ...games].map(newest);
    matchesLoaded.value = true;
  } catch {
    // The socket's return asks again.
  }
}

subscribe({
  onMatchChanged,
  onReconnected: () => {
    if (user.value) void loadMatches(user.value.name);
  },
});
effect(() => {
  const name = user.value?.name;
  if (!name) {
    myMatches.value = [];
    matchesLoaded.value = false;
  } else {
    void loadMatches(name);
  }
});

interface Badge {
  setAppBadge?(count: number): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

effect(() => {
  const count = waiting.value.length;
  const name = title.value || t('house-name');
  document.title = count > 0 ? t('title-waiting', { count, title: name }) : name;
  document
    .querySelector('link[rel="icon"]')
    ?.setAttribute('href', count > 0 ? '/favicon-waiting.svg' : '/favicon.svg');
  const badge = navigator as Badge;
  const shown = count > 0 ? badge.setAppBadge?.(count) : badge.clearAppBadge?.();
  void shown?.catch(() => undefined); // not installed, or not wanted
});
