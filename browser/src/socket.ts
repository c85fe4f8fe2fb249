// The page's WebSocket for change events. It reconnects automatically; listeners then reload, since
// events may have been missed. Moves are HTTP requests with an idempotency key instead (api.ts).

import { signal } from '@preact/signals';
import type { LastMove, Match, SocketEvent } from './api';
import { banner } from './layout/banner';

interface Listener {
  onMatchChanged?(match: Match): void;
  /** A move is all that has changed in a match. */
  onMoved?(move: LastMove): void;
  /** Another board waits in the waiting room, or one no longer does; of those who watch “waiting”. */
  onWaitingChanged?(): void;
  /** Whether a player is here whom the page watches as “here/NAME”. */
  onPresence?(player: string, here: boolean): void;
  /** The socket is open, for the first time or again. */
  onConnected?(): void;
  /** The connection was lost and is back. */
  onReconnected?(): void;
}

/** False once the connection has been down for a moment; the page then says so. */
export const isConnected = signal(true);

const listeners = new Set<Listener>();
const watched = new Map<string, number>();
const minDelay = 500;
const maxDelay = 15000;
const disconnectGraceMs = 2000;

let socket: WebSocket | null = null;
let delay = minDelay;
let timer: ReturnType<typeof setTimeout> | undefined;
let disconnectTimer: ReturnType<typeof setTimeout> | undefined;
let openedBefore = false;
/** A new socket counts as that of a visible page. */
let toldVisible = true;

function send(message: object) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function open() {
  clearTimeout(timer);
  const address = new URL('/api/socket?brief=true', location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  const mine = new WebSocket(address);
  socket = mine;
  mine.onopen = () => {
    delay = minDelay;
    toldVisible = true;
    clearTimeout(disconnectTimer);
    disconnectTimer = undefined;
    isConnected.value = true;
    tellVisibility();
    for (const key of watched.keys()) send({ watch: key });
    for (const listener of listeners) listener.onConnected?.();
    if (openedBefore) for (const listener of listeners) listener.onReconnected?.();
    openedBefore = true;
  };
  mine.onmessage = (event) => {
    const message = JSON.parse(String(event.data)) as SocketEvent;
    if (message.event === 'banner') banner.value = message.banner;
    for (const listener of listeners) {
      if (message.event === 'match') listener.onMatchChanged?.(message.match);
      if (message.event === 'move') listener.onMoved?.(message.move);
      if (message.event === 'waiting') listener.onWaitingChanged?.();
      if (message.event === 'here') listener.onPresence?.(message.player, message.here);
    }
  };
  mine.onclose = () => {
    if (socket !== mine) return;
    openedBefore = true; // what has been loaded meanwhile may be old
    disconnectTimer ??= setTimeout(() => {
      isConnected.value = false;
    }, disconnectGraceMs);
    timer = setTimeout(open, delay * (0.7 + 0.6 * Math.random()));
    delay = Math.min(delay * 2, maxDelay);
  };
}

export function connect() {
  if (!socket) open();
}

/** Reopens the connection for the current session, after signing in or out. */
export function reconnect() {
  const old = socket;
  socket = null;
  delay = minDelay;
  old?.close();
  open();
}

/** Tells of the reader's own matches and of what is watched. */
export function subscribe(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const isWatched = (key: string) => watched.has(key);

/** Subscribes to a match ("wari/12"), whoever plays it, to the "waiting" room, or to whether a player is here ("here/ann"). */
export function watch(key: string): () => void {
  const count = watched.get(key) ?? 0;
  watched.set(key, count + 1);
  if (count === 0) send({ watch: key });
  return () => {
    const left = (watched.get(key) ?? 1) - 1;
    if (left > 0) return void watched.set(key, left);
    watched.delete(key);
    send({ unwatch: key });
  };
}

/** A player whose pages are all hidden is not here. */
function tellVisibility() {
  const visible = document.visibilityState !== 'hidden';
  if (visible !== toldVisible) send({ visible });
  if (socket?.readyState === WebSocket.OPEN) toldVisible = visible;
}
document.addEventListener('visibilitychange', tellVisibility);

function reconnectNow() {
  if (document.visibilityState === 'visible' && socket?.readyState === WebSocket.CLOSED) open();
}
document.addEventListener('visibilitychange', reconnectNow);
addEventListener('online', reconnectNow);
