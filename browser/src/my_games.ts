// The signed-in player's matches by urgency. The number of waiting ones is shown in the tab's
// title, its icon and the badge of the installed app. Loaded once, updated through the socket,
// loaded again on reconnection.

import { computed, effect, signal } from '@preact/signals';
import * as api from './api';
import { navigate, path, user } from './app_state';
import { t } from './texts/i18n';
import { followsFrom, movedListed } from './last_move';
import { subscribe } from './socket';
import { title } from './title';
import { matchPath, isTurnOf, seatIndex } from './texts/format';

const myMatches = signal<api.Summary[]>([]);
/** False until loaded. */
export const matchesLoaded = signal(false);

/** Whether a match waits for this player's move or answer. */
export function waitsFor(match: api.Summary, name: string): boolean {
  if (match.state !== 'running') return false;
  const asked = match.proposal && match.seats[1 - seatIndex(match.proposal.by)]?.name === name;
  return isTurnOf(match, name) || Boolean(asked);
}

/** Waiting ones first, least time left first; then the others; then finished ones. */
function byUrgency(matches: api.Summary[], name: string): api.Summary[] {
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
export const isOwnChallenge = (match: api.Summary) => match.seats[seatIndex(match.offered_to ?? 'first')].name !== user.value?.name;
export const challengerOf = (match: api.Summary) => match.seats[1 - seatIndex(match.offered_to ?? 'first')] ?? match.seats[0];
/** Challenges to the reader first, then the reader's own. */
export const challenges = computed(() =>
  myMatches.value
    .filter((match) => match.state === 'offered')
    .sort((a, b) => Number(isOwnChallenge(a)) - Number(isOwnChallenge(b)) || b.id - a.id),
);
export const received = computed(() => challenges.value.filter((match) => !isOwnChallenge(match)));
/** Those that were there when the page was opened, or whose card was closed; null: not loaded yet. */
const putAside = signal<ReadonlySet<number> | null>(null);
/** Challenges to the reader that have come meanwhile, the newest first. */
export const newChallenges = computed(() => received.value.filter(({ id }) => putAside.value?.has(id) === false));
export const putChallengeAside = (id: number) => (putAside.value = new Set([...(putAside.value ?? []), id]));
export const waiting = computed(() => {
  const name = user.value?.name;
  return name ? myGames.value.filter((match) => waitsFor(match, name)) : [];
});

/** The next match that waits, after the current one; null if there is none. */
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

/** Each match once, in its latest version. */
function unique(matches: api.Summary[]): api.Summary[] {
  const latest = new Map<number, api.Summary>();
  for (const match of matches) if ((latest.get(match.id)?.version ?? -1) <= match.version) latest.set(match.id, match);
  return [...latest.values()];
}

/** What has changed since all matches were asked for: the answer may not know of it. */
const changed = new Map<number, api.Match>();
/** Moves since then; null: no answer is awaited. */
let moves: api.LastMove[] | null = null;

/** A response may arrive after a newer event. */
function newest(news: api.Summary): api.Summary {
  const old = myMatches.value.find((myMatch) => myMatch.id === news.id);
  return old && (old.turn_since > news.turn_since || (old.over && !news.over)) ? old : news;
}

function onMatchChanged(match: api.Match) {
  if (match.you === null) return;
  changed.set(match.id, match);
  myMatches.value = [newest(match), ...myMatches.value.filter((myMatch) => myMatch.id !== match.id)];
}

/** The matches after these moves, as far as they follow from them. */
const afterMoves = (matches: api.Summary[], made: api.LastMove[]): api.Summary[] =>
  matches.map((match) => made.reduce((known, move) => (followsFrom(move, known) ? movedListed(known, move) : known), match));

function onMoved(move: api.LastMove) {
  moves?.push(move);
  const known = myMatches.value.find((myMatch) => myMatch.id === move.id);
  if (!known || known.version >= move.version) return;
  if (followsFrom(move, known)) myMatches.value = afterMoves(myMatches.value, [move]);
  else api.match(move.game, move.board).then(onMatchChanged, () => undefined); // something was missed
}

/**
 * Running matches first, then finished ones: the server lists at most 1000 of each, and somebody
 * with many games need not wait for the old ones. A failed query keeps the old data.
 */
async function loadMatches(name: string) {
  changed.clear();
  moves = [];
  const ended = api.matchesOf(name, true);
  ended.catch(() => undefined); // awaited below, but perhaps not reached
  try {
    const [games, offered] = await Promise.all([api.matchesOf(name, false), api.challenges()]);
    if (user.value?.name !== name) return;
    const finished = myMatches.value.filter((match) => match.over);
    const all = [...offered, ...games, ...finished, ...changed.values()].map(newest);
    myMatches.value = afterMoves(unique(all), moves ?? []);
    putAside.value ??= new Set(offered.filter(({ id }) => !changed.has(id)).map(({ id }) => id));
    matchesLoaded.value = true;
    moves = null;
    const old = await ended;
    if (user.value?.name !== name) return;
    myMatches.value = unique([...myMatches.value, ...old].map(newest));
  } catch {
    // Retried on reconnection.
  }
}

subscribe({
  onMatchChanged,
  onMoved,
  onReconnected: () => {
    if (user.value) void loadMatches(user.value.name);
  },
});
effect(() => {
  const name = user.value?.name;
  if (!name) {
    myMatches.value = [];
    putAside.value = null;
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
  document.querySelector('link[rel="icon"]')?.setAttribute('href', count > 0 ? '/favicon-waiting.svg' : '/favicon.svg');
  const badge = navigator as Badge;
  const shown = count > 0 ? badge.setAppBadge?.(count) : badge.clearAppBadge?.();
  void shown?.catch(() => undefined); // not installed, or not wanted
});
