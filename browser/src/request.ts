// Requests to the server. Queries are answered for the signed-in user, so they are aborted while
// that changes.

import { translateRefusal, t } from './i18n';
import type { Refusal } from './refusals';

/**
 * Why a request failed: the server's refusal or a network error, as a sentence in the reader's
 * language.
 */
export class RequestError extends Error {
  constructor(
    sentence: string,
    readonly status: number,
    /** Of the server's refusal. */
    readonly code = '',
    /** What the server sent besides. */
    readonly body: object = {},
  ) {
    super(sentence);
  }
}

let queries = new AbortController();
const pendingForever = new Promise<never>(() => undefined);

/** Aborts all running queries and those made until `task` is done; they never resolve. */
export async function abortQueriesDuring<T>(task: () => Promise<T>): Promise<T> {
  queries.abort();
  try {
    return await task();
  } finally {
    queries = new AbortController();
  }
}

/** The name of every deleted account. */
const deletedAccount = 'someone who left';
const reviveName = (_: string, value: unknown): unknown =>
  value === deletedAccount ? t('someone-who-left') : value;

/** How the server refuses a request (RFC 9457). */
interface Problem extends Partial<Refusal> {
  detail?: string;
}

async function fetchJson<T>(path: string, request: RequestInit): Promise<T> {
  const { signal } = request;
  let response: Response;
  try {
    response = await fetch(path, request);
  } catch {
    if (signal?.aborted) return pendingForever;
    throw new RequestError(t('unreachable'), 0);
  }
  let answer: (T & Problem) | null = null;
  try {
    answer = JSON.parse(await response.text(), reviveName) as T & Problem;
  } catch {
    // Not JSON: some proxy answered, not the server.
  }
  if (answer === null && signal?.aborted) return pendingForever;
  if (!response.ok || answer === null)
    throw new RequestError(
      answer?.detail ? translateRefusal(answer.detail, answer) : t('unreachable'),
      response.ok ? 0 : response.status,
      answer?.code,
      answer ?? {},
    );
  return answer;
}

/** GET. Never resolves if it is aborted. */
export async function query<T>(path: string): Promise<T> {
  const { signal } = queries;
  return fetchJson(path, { signal });
}

/** POST. */
export const mutate = <T>(path: string, body: object): Promise<T> =>
  fetchJson(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
