// One request to the house and its answer. A question changes nothing, and the house answers it for
// whoever is signed in: so none is on the way while that changes.

import { translateServerText, t } from './i18n';

/** What the house, or the way to it, had against a request: one sentence for the reader, in his language. */
export class RequestError extends Error {
  constructor(
    sentence: string,
    readonly status: number,
    /** A word for programs, where the house has one for this. */
    readonly problem = '',
  ) {
    super(sentence);
  }
}

let queries = new AbortController();
const pendingForever = new Promise<never>(() => undefined);

/** Nobody is waited for any more who has asked until `task` is done: what he asked is given up. */
export async function abortQueriesDuring<T>(task: () => Promise<T>): Promise<T> {
  queries.abort();
  try {
    return await task();
  } finally {
    queries = new AbortController();
  }
}

/** Those who have deleted their account all have this name. */
const deletedAccount = 'someone who left';
const reviveName = (_: string, value: unknown): unknown =>
  value === deletedAccount ? t('someone-who-left') : value;

async function fetchJson<T>(path: string, request: RequestInit): Promise<T> {
  const { signal } = request;
  let response: Response;
  try {
    response = await fetch(path, request);
  } catch {
    if (signal?.aborted) return pendingForever;
    throw new RequestError(t('unreachable'), 0);
  }
  let answer: (T & { error?: string; problem?: string }) | null = null;
  try {
    answer = JSON.parse(await response.text(), reviveName) as T & { error?: string; problem?: string };
  } catch {
    // Not JSON: whatever stands between us and the house has spoken, not the house.
  }
  if (answer === null && signal?.aborted) return pendingForever;
  if (!response.ok || answer === null)
    throw new RequestError(
      answer?.error ? translateServerText(answer.error) : t('unreachable'),
      response.ok ? 0 : response.status,
      answer?.problem,
    );
  return answer;
}

/** A question. It is never answered where it is given up. */
export async function query<T>(path: string): Promise<T> {
  const { signal } = queries;
  return fetchJson(path, { signal });
}

/** Something for the house to do. */
export const mutate = <T>(path: string, body: object): Promise<T> =>
  fetchJson(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
