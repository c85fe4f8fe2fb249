// Streams of events and games, which go on where they were interrupted.

import type { Event, RecordedGame } from './api/index.js';
import { pause, waitBefore, type Connection } from './connection.js';
import { Refusal } from './refusal.js';

/** The server sends something every half minute. */
const silenceMs = 90_000;

/** The whole lines of a response that may be cut off. Throws if it is, or after `silenceMs` without a byte. */
async function* linesOf(response: Response, stop: AbortController): AsyncGenerator<string> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  const wake = () => setTimeout(() => stop.abort(new Error('The server is silent.')), silenceMs);
  let timer = wake();
  try {
    for (let text = ''; ; ) {
      const { done, value } = await reader.read();
      if (done && text) throw new Error('The stream was cut off.');
      if (done) return;
      clearTimeout(timer);
      timer = wake();
      const lines = (text + value).split('\n');
      text = lines.pop()!;
      yield* lines.filter(Boolean);
    }
  } finally {
    clearTimeout(timer);
    stop.abort();
  }
}

/** The lines of a GET, over one connection. */
async function* readLines(
  connection: Connection,
  path: string,
  headers: Record<string, string>,
  signal: AbortSignal | undefined,
): AsyncGenerator<string> {
  const stop = new AbortController();
  const abort = () => stop.abort(signal?.reason);
  signal?.addEventListener('abort', abort);
  try {
    const message = { headers, signal: stop.signal, repeatable: true, patience: Infinity };
    yield* linesOf(await connection.send(path, message, async (response) => response), stop);
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}

/**
 * Every event once and in order, over any number of connections; ends only if `signal` is aborted. Throws a Refusal if
 * the server has nothing to send to this reader, such as after the token was revoked.
 */
export async function* readEvents(
  connection: Connection,
  path: string,
  { after, signal }: { after?: number | undefined; signal?: AbortSignal | undefined },
): AsyncGenerator<Event> {
  let last = after;
  let begun = false;
  for (let failures = 0; !signal?.aborted; ) {
    try {
      const headers: Record<string, string> = { Accept: 'application/x-ndjson' };
      if (last !== undefined) headers['Last-Event-ID'] = String(last);
      for await (const line of readLines(connection, path, headers, signal)) {
        const event = JSON.parse(line) as Event;
        failures = 0;
        // That a stream is open again is no event.
        const old = event.event === 'open' ? begun : event.event !== 'reset' && last !== undefined && event.id <= last;
        begun = true;
        last = event.id;
        if (!old) yield event;
      }
    } catch (error) {
      if (signal?.aborted) return;
      if (error instanceof Refusal) throw error;
    }
    await pause(waitBefore(failures++), signal).catch(() => undefined);
  }
}

/** Each game once, newest first; after a lost connection it goes on behind the last one. */
export async function* readGames(
  connection: Connection,
  player: string,
  { before, limit, ...filters }: Record<string, string | number | boolean | undefined>,
): AsyncGenerator<RecordedGame> {
  let left = limit === undefined ? Infinity : Number(limit);
  for (let failures = 0; left > 0; ) {
    const query = queryOf({ ...filters, before, limit: left === Infinity ? undefined : left });
    try {
      const path = `/api/v1/matches/${encodeURIComponent(player)}.ndjson${query}`;
      for await (const line of readLines(connection, path, {}, undefined)) {
        const game = JSON.parse(line) as RecordedGame;
        failures = 0;
        before = game.id;
        --left;
        yield game;
      }
      return;
    } catch (error) {
      if (error instanceof Refusal) throw error;
    }
    await pause(waitBefore(failures++));
  }
}

/** “?game=oware&over=true”, without those that are undefined. */
export function queryOf(values: Record<string, string | number | boolean | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) query.set(name, String(value));
  return String(query) && `?${query}`;
}
