// The position and the last move of matches in lists: /api/matches does not have them, so they are
// fetched for the matches in view, a few at a time.

import { signal, type Signal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import * as api from './api';
import { gameNamed } from './app_state';
import { kindOf } from './boards/board_kinds';
import { matchPath } from './texts/format';
import { language } from './texts/i18n';
import { followsFrom, movedMatch } from './last_move';
import { loadRules, type Rules } from './engine/rules';
import { subscribe } from './socket';
import '../locales/en/play.ftl?english';

const requestsAtOnce = 4;

/** A match of a list: a summary, or only its place. */
type Listed = api.BoardName & Partial<api.Summary>;

const known = new Map<string, Signal<api.Match | null>>();
const queue: api.BoardName[] = [];
let running = 0;

function detailsOf(match: Listed): Signal<api.Match | null> {
  const key = matchPath(match);
  let found = known.get(key);
  if (!found) known.set(key, (found = signal(null)));
  return found;
}

function keep(match: api.Match) {
  const details = detailsOf(match);
  if ((details.peek()?.version ?? -1) <= match.version) details.value = match;
}

async function work() {
  ++running;
  for (let next = queue.shift(); next; next = queue.shift()) await api.match(next.game, next.board).then(keep, () => undefined); // without it the board stays empty
  --running;
}

function request(match: api.BoardName) {
  if (queue.some((boardName) => matchPath(boardName) === matchPath(match))) return;
  queue.push(match);
  if (running < requestsAtOnce) void work();
}

subscribe({
  onMatchChanged: (match) => {
    if (known.has(matchPath(match))) keep(match);
  },
  onMoved: (move) => {
    const match = known.get(matchPath(move))?.peek();
    if (!match || match.version >= move.version) return;
    if (followsFrom(move, match)) keep(movedMatch(match, move));
    else request(move);
  },
});

const rules = signal<Rules | null>(null);
const rulesWanted = () =>
  void loadRules().then(
    (loaded) => (rules.value = loaded),
    () => undefined,
  );

/** Calls the element's function once it is near the screen. */
const watchers = new WeakMap<Element, () => void>();
const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      watchers.get(target)?.();
    }
  },
  { rootMargin: '200px' },
);

/** The whole match once the element with `ref` has come into view; null before. */
export function useMatchDetails<E extends Element>(match: Listed) {
  const ref = useRef<E>(null);
  const [visible, setVisible] = useState(false);
  const details = detailsOf(match).value;
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    watchers.set(element, () => setVisible(true));
    observer.observe(element);
    return () => observer.unobserve(element);
  }, []);
  const outdated = !details || details.version < (match.version ?? 0);
  useEffect(() => {
    if (!visible || !outdated) return;
    rulesWanted();
    // A list may hold whole matches already: those that have changed since it was loaded.
    if ('moves' in match) keep(match as api.Match);
    else request(match);
  }, [visible, outdated, matchPath(match), match.version]);
  return { ref, details };
}

export interface LastMove {
  /** "Bob took 3 with e" */
  words: string;
  captured: number[];
}

const lastMoves = new Map<string, LastMove | null>();

/** What was played last; null before the first move or until the rules have loaded. */
export function lastMoveOf(match: api.Match | null): LastMove | null {
  if (!match || !rules.value || match.plies === 0) return null;
  const key = `${matchPath(match)}#${match.version} ${language.value}`;
  if (lastMoves.has(key)) return lastMoves.get(key) ?? null;
  const { game, from, seats } = match;
  const moves = match.moves.map(({ text }) => text);
  const reader = rules.value.readBy(match.you ?? 'first');
  const answer = reader.describe({ game, from, moves });
  const start = reader.describe({ game, from, moves: [] });
  const step = 'error' in answer ? undefined : answer.line.at(-1);
  let last: LastMove | null = null;
  if (step && !('error' in answer) && !('error' in start)) {
    const before = answer.line.at(-2)?.position ?? start.position;
    const drawing = gameNamed(game)?.drawing;
    const names: [string, string] = [seats[0].name, seats[1].name];
    const context = drawing && { drawing, names, reader: reader.reader, you: match.you };
    last = { words: context ? kindOf(context.drawing).news(step, before, context) : '', captured: step.captured };
  }
  lastMoves.set(key, last);
  return last;
}
