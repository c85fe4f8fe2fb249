// A WebSocket that connects again after an interruption, with all that it watches and all that is not answered.
// biome-ignore-all lint/suspicious/noExplicitAny: the events and options of browsers, Node and the package ws differ

import type { CommandResponse, Problem, SocketEvent } from './api/index.js';
import { newKey, pause, waitBefore } from './connection.js';
import { Refusal } from './refusal.js';

/** The part of the standard's WebSocket that is used; those of Node and of the package `ws` take headers besides. */
export interface WebSocketLike {
  onopen: ((event: any) => void) | null;
  onmessage: ((event: any) => void) | null;
  onclose: ((event: any) => void) | null;
  onerror: ((event: any) => void) | null;
  send(text: string): void;
  close(): void;
}
export type WebSocketConstructor = new (url: string, options?: any) => WebSocketLike;

interface Waiting {
  message: object;
  resolve: (response: CommandResponse) => void;
  reject: (error: unknown) => void;
}
type Answer = { id?: number } & (CommandResponse | Problem);

/** How often a silent connection is checked. */
const checkMs = 60_000;

/** Iterate over it for its events. Of a match only a newer state than the last one comes, after an interruption too. */
export class MatchSocket implements AsyncIterable<SocketEvent> {
  #socket: WebSocketLike | undefined;
  #closed = false;
  #failure: unknown;
  #nextId = 1;
  readonly #waiting = new Map<number, Waiting>();
  readonly #watched = new Set<string>();
  /** By match, the last state that was delivered. */
  readonly #latest = new Map<number, { version: number; text: string }>();
  #unread: (SocketEvent | Refusal)[] = [];
  #wake: () => void = () => undefined;

  constructor(
    readonly url: string,
    readonly token: string | undefined,
    readonly WebSocket: WebSocketConstructor,
    /** Resolves as soon as the server answers; rejects if it refuses this player. */
    isReachable: () => Promise<void>,
  ) {
    void this.#run(isReachable).catch((error: unknown) => this.#end(error));
  }

  /** Follow a match. Your own are followed without. */
  watch(game: string, board: number): void {
    this.#watched.add(`${game}/${board}`);
    this.#send({ watch: `${game}/${board}` });
  }

  unwatch(game: string, board: number): void {
    this.#watched.delete(`${game}/${board}`);
    this.#send({ unwatch: `${game}/${board}` });
  }

  /** A command as in a mail, which is sent again until it is answered; rejects with a Refusal if it is refused. */
  command(command: string, fields: { comment?: string; key?: string } = {}): Promise<CommandResponse> {
    if (this.#closed) return Promise.reject(this.#failure ?? new Error('The socket is closed.'));
    const id = this.#nextId++;
    const message = { id, command, ...fields, key: fields.key ?? newKey() };
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { message, resolve, reject });
      this.#send(message);
    });
  }

  close(): void {
    this.#end(undefined);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<SocketEvent> {
    for (;;) {
      const next = this.#unread.shift();
      if (next instanceof Refusal) throw next;
      if (next) yield next;
      else if (this.#failure) throw this.#failure;
      else if (this.#closed) return;
      else await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }

  async #run(isReachable: () => Promise<void>): Promise<void> {
    for (let failures = 0; !this.#closed; ++failures) {
      await isReachable();
      if (this.#closed) return;
      if (await this.#connect()) failures = 0;
      if (!this.#closed) await pause(waitBefore(failures));
    }
  }

  /** Until the connection is closed; whether it was open. */
  #connect(): Promise<boolean> {
    return new Promise((resolve) => {
      const headers = { Authorization: `Bearer ${this.token}` };
      const socket = this.token ? new this.WebSocket(this.url, { headers }) : new this.WebSocket(this.url);
      let opened = false;
      let heard = true;
      const check = setInterval(() => {
        const [watched] = this.#watched;
        if (!heard) socket.close();
        if (!watched) return;
        heard = false;
        this.#send({ watch: watched });
      }, checkMs);
      socket.onopen = () => {
        opened = true;
        this.#socket = socket;
        for (const watch of this.#watched) this.#send({ watch });
        for (const { message } of this.#waiting.values()) this.#send(message);
        if (this.#closed) socket.close();
      };
      socket.onmessage = ({ data }: { data: unknown }) => {
        heard = true;
        this.#receive(String(data));
      };
      socket.onerror = () => undefined;
      socket.onclose = () => {
        clearInterval(check);
        this.#socket = undefined;
        resolve(opened);
      };
    });
  }

  #send(message: object): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #receive(text: string): void {
    const message = JSON.parse(text) as SocketEvent | Answer;
    if ('event' in message) {
      if (message.event !== 'match' || this.#isNew(message.match, text)) this.#deliver(message);
      return;
    }
    const waiting = message.id === undefined ? undefined : this.#waiting.get(message.id);
    if (!('code' in message)) {
      waiting?.resolve(message);
    } else if (waiting && (message.status === 429 || message.status === 503)) {
      setTimeout(() => this.#send(waiting.message), 1000 * (message.retry_after ?? 1));
      return;
    } else {
      const refusal = new Refusal(message.status, message);
      if (waiting) waiting.reject(refusal);
      else this.#deliver(refusal);
    }
    if (message.id !== undefined) this.#waiting.delete(message.id);
  }

  #isNew(match: { id: number; version: number }, text: string): boolean {
    const last = this.#latest.get(match.id);
    if (last && (match.version < last.version || text === last.text)) return false;
    this.#latest.set(match.id, { version: match.version, text });
    return true;
  }

  #deliver(event: SocketEvent | Refusal): void {
    this.#unread.push(event);
    this.#wake();
  }

  #end(failure: unknown): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#failure = failure;
    for (const { reject } of this.#waiting.values()) reject(failure ?? new Error('The socket is closed.'));
    this.#waiting.clear();
    this.#socket?.close();
    this.#wake();
  }
}
