// Sends requests: waits when the server says so, and tries again while it cannot be reached.

import { Refusal } from './refusal.js';

const firstWaitMs = 100;
const longestWaitMs = 5_000;
/** A server that begins no answer for so long is taken for dead. */
const answerMs = 60_000;

/** Before the nth repetition: longer each time, and not the same for all clients. */
export function waitBefore(repetition: number): number {
  return Math.min(firstWaitMs * 2 ** repetition, longestWaitMs) * (0.75 + Math.random() / 2);
}

/** Rejects with the reason of the signal if it is aborted. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, ms);
    signal?.addEventListener('abort', abort, { once: true });
  });
}

/** A key for a command, which no other command of the player has. */
export const newKey = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

export interface Message {
  /** POST; otherwise GET. */
  body?: object;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** May be sent again although it may have been carried out. */
  repeatable: boolean;
  /** Seconds; by default those of the connection. */
  patience?: number;
}

export class Connection {
  #notBefore = 0;

  constructor(
    readonly base: string,
    readonly token: string | undefined,
    readonly patience: number,
    readonly fetch: typeof globalThis.fetch,
  ) {}

  /** The first answer that is none of 429, 502, 503 and 504, as `read` reads it; throws a Refusal if it is one. */
  async send<T>(path: string, message: Message, read: (response: Response) => Promise<T>): Promise<T> {
    const until = Date.now() + 1000 * (message.patience ?? this.patience);
    for (let repetition = 0; ; ++repetition) {
      let wait = waitBefore(repetition);
      let failure: unknown;
      try {
        if (this.#notBefore > Date.now()) await pause(this.#notBefore - Date.now(), message.signal);
        const response = await this.#fetch(path, message);
        this.#noteLimit(response.headers);
        if (response.ok) return await read(response);
        const refusal = await Refusal.of(response);
        // The server did nothing if it says 429 or 503. A gateway does not know.
        const nothingDone = refusal.status === 429 || refusal.status === 503;
        if (!nothingDone && !(message.repeatable && [502, 504].includes(refusal.status))) throw refusal;
        wait = Math.max(wait, 1000 * (refusal.retryAfter ?? 0));
        failure = refusal;
      } catch (error) {
        if (error instanceof Refusal || message.signal?.aborted || !message.repeatable) throw error;
        failure = error;
      }
      if (Date.now() + wait > until) throw failure;
      await pause(wait, message.signal);
    }
  }

  #fetch(path: string, { body, headers, signal }: Message): Promise<Response> {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(new Error('The server does not answer.')), answerMs);
    signal?.addEventListener('abort', () => stop.abort(signal.reason));
    const request: RequestInit = {
      headers: { ...(this.token ? { Authorization: `Bearer ${this.token}` } : {}), ...headers },
      signal: stop.signal,
      redirect: 'error',
    };
    if (body) {
      request.method = 'POST';
      request.headers = { ...request.headers, 'Content-Type': 'application/json' };
      request.body = JSON.stringify(body);
    }
    return this.fetch(this.base + path, request).finally(() => clearTimeout(timer));
  }

  /** If nothing is left, the next request waits until one is free. */
  #noteLimit(headers: Headers): void {
    const left = headers.get('ratelimit')?.match(/;r=(\d+)/)?.[1];
    const policy = headers.get('ratelimit-policy')?.match(/;q=(\d+);w=(\d+)/);
    if (left !== '0' || !policy) return;
    this.#notBefore = Date.now() + (1000 * Number(policy[2])) / Number(policy[1]);
  }
}
