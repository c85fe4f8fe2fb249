// Moves that the server has not acknowledged yet, kept in this browser: a move outlives a lost
// connection, a reload and a restart. Each is sent until the server answers, always with the same
// idempotency key, so that it has one effect however often it arrives, and always for one ply
// (`#12` in the command), so that it never becomes a move in another position.

import { signal } from '@preact/signals';
import * as api from './api';
import { loadSession, user } from './app_state';
import { keep, keptList, onKeptElsewhere } from './browser_storage';
import { nextPaint } from './next_paint';
import { subscribe } from './socket';

export interface KeptMove {
  /** The player who made it: somebody else may sign in before it is sent. */
  player: string;
  game: string;
  board: number;
  plies: number;
  /** As in the list of moves. */
  move: string;
  words: string;
  comment: string;
  key: string;
  /** Why the server refused it: the move is handed back. */
  refusal?: string;
}

export type Delivery = 'accepted' | 'refused' | 'kept';

const name = 'posthouse.outbox';
const firstDelay = 1000;
const maxDelay = 30_000;

function isMove(move: Partial<KeptMove> | null): move is KeptMove {
  return (
    typeof move?.player === 'string' &&
    typeof move.game === 'string' &&
    typeof move.board === 'number' &&
    typeof move.plies === 'number' &&
    typeof move.move === 'string' &&
    typeof move.words === 'string' &&
    typeof move.key === 'string'
  );
}

const read = () => keptList(name, isMove);

let storageWorks = true;
let moves = read();
export const outbox = signal<KeptMove[]>(moves);
/** The keys of moves that the last attempt did not bring to the server. */
export const undelivered = signal<ReadonlySet<string>>(new Set());
onKeptElsewhere(name, () => {
  moves = read();
  publish();
});

/** Changes what is kept, on disk as well; the page shows it after `publish`. */
function change(changed: (kept: KeptMove[]) => KeptMove[]) {
  // Another tab may have changed it.
  moves = changed(storageWorks ? read() : moves);
  if (!keep(name, moves)) storageWorks = false; // kept until the page is closed
}
const publish = () => (outbox.value = moves);
function store(changed: (kept: KeptMove[]) => KeptMove[]) {
  change(changed);
  publish();
}

const remove = (key: string) => store((kept) => kept.filter((move) => move.key !== key));

/** The reader's move in this match that is on its way or was handed back. */
export const keptMove = (game: string, board: number): KeptMove | undefined =>
  outbox.value.find((move) => move.game === game && move.board === board && move.player === user.value?.name);

/** Forgets a move: it was taken back by the player, or its refusal has been read. */
export const dropMove = (key: string) => remove(key);

interface Listener {
  onMatchChanged(match: api.Match): void;
  onMoved(move: api.LastMove): void;
}
const listeners = new Set<Listener>();
/** The listener receives each delivered move, or the whole match after it. */
export function onDelivery(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const inFlight = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;
let delay = firstDelay;

function markUndelivered(key: string, failed: boolean) {
  const keys = new Set(undelivered.value);
  if (failed) keys.add(key);
  else keys.delete(key);
  undelivered.value = keys;
}

/** Whether the session is still this player's; if not, the page learns who is signed in. */
async function isSignedIn(player: string): Promise<boolean> {
  const { user: who } = await api.me();
  if (who?.name !== user.value?.name) void loadSession();
  return who?.name === player;
}

async function deliver(kept: KeptMove): Promise<Delivery> {
  inFlight.add(kept.key);
  try {
    const answer = await api.sendMove(kept.words, kept.comment, kept.key);
    delay = firstDelay;
    if (answer.accepted) {
      remove(kept.key);
    } else {
      // Queries never resolve while somebody signs in or out; the move is then sent again.
      inFlight.delete(kept.key);
      // A refusal is about the move only if the player is signed in. Otherwise it waits for that.
      if (!(await isSignedIn(kept.player))) return 'kept';
      handBack(kept.key, answer.text);
    }
    markUndelivered(kept.key, false);
    for (const listener of listeners)
      if ('move' in answer) listener.onMoved(answer.move);
      else if (answer.match) listener.onMatchChanged(answer.match);
    return answer.accepted ? 'accepted' : 'refused';
  } catch (error) {
    if (api.willPass(error)) {
      markUndelivered(kept.key, true);
      tryLater();
      return 'kept';
    }
    handBack(kept.key, api.errorText(error));
    return 'refused';
  } finally {
    inFlight.delete(kept.key);
  }
}

const handBack = (key: string, refusal: string) => store((kept) => kept.map((move) => (move.key === key ? { ...move, refusal } : move)));

function tryLater() {
  clearTimeout(timer);
  timer = setTimeout(deliverAll, delay * (0.7 + 0.6 * Math.random()));
  delay = Math.min(delay * 2, maxDelay);
}

/** Sends what waits, of the signed-in player. */
function deliverAll() {
  clearTimeout(timer);
  for (const kept of outbox.value)
    if (kept.player === user.value?.name && kept.refusal === undefined && !inFlight.has(kept.key)) void deliver(kept);
}

/** Keeps a move and sends it; resolves after the first attempt. */
export async function sendMove(match: api.Match, move: string, words: string, comment: string): Promise<Delivery> {
  const kept: KeptMove = {
    player: user.value?.name ?? '',
    game: match.game,
    board: match.board,
    plies: match.plies,
    move,
    words,
    comment,
    key: api.freshKey(),
  };
  const same = (other: KeptMove) => other.game === kept.game && other.board === kept.board && other.player === kept.player;
  change((all) => [...all.filter((other) => !same(other)), kept]);
  await nextPaint();
  publish();
  return deliver(kept);
}

user.subscribe((who) => {
  if (who) deliverAll();
});
addEventListener('online', deliverAll);
subscribe({ onReconnected: deliverAll });
