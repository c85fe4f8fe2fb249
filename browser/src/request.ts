// Requests to the server. Queries are answered for the signed-in user, so they are aborted while
// that changes.

import { translateRefusal, t } from './texts/i18n';
import type { GetRoutes, PostRoutes, Problem } from '../../src/http/api_types';

/** Why a request failed: the server's refusal or a network error, in the reader's language. */
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
const reviveName = (_: string, value: unknown): unknown => (value === deletedAccount ? t('someone-who-left') : value);

async function fetchJson<T>(path: string, request: RequestInit): Promise<T> {
  const { signal } = request;
  let response: Response;
  try {
    response = await fetch(path, request);
  } catch {
    if (signal?.aborted) return pendingForever;
    throw new RequestError(t('unreachable'), 0);
  }
  let answer: (T & Partial<Problem>) | null = null;
  try {
    answer = JSON.parse(await response.text(), reviveName) as T & Partial<Problem>;
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

/** The names in the braces of a route. */
type PathNames<Route> = Route extends `${string}{${infer Name}}${infer Rest}` ? Name | PathNames<Rest> : never;
type Query = Record<string, string | number | boolean | undefined>;
type Values<Route> = [PathNames<Route>] extends [never] ? [Query?] : [Record<PathNames<Route>, string | number> & Query];

/** A route's address. Values whose names are not in it follow as its query, without those that are undefined. */
function addressOf(route: string, values: Query = {}): string {
  const written = ([name, value]: [string, Query[string]]) =>
    value === undefined || route.includes(`{${name}}`) ? [] : [`${name}=${encodeURIComponent(value)}`];
  const query = Object.entries(values).flatMap(written).join('&');
  const path = route.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  return query ? `${path}?${query}` : path;
}

/** Never resolves if it is aborted. */
export const get = <Route extends keyof GetRoutes>(route: Route, ...[values]: Values<Route>) =>
  fetchJson<GetRoutes[Route]>(addressOf(route, values), { signal: queries.signal });

type Body<Post> = Post extends { request: infer Type } ? Type : never;
export const post = <Route extends keyof PostRoutes>(route: Route, body: Body<PostRoutes[Route]>, ...[values]: Values<Route>) =>
  fetchJson<PostRoutes[Route]['response']>(addressOf(route, values), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
