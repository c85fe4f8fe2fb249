// One request to the house and its answer. A question changes nothing, and the house answers it for
// whoever is signed in: so none is on the way while that changes.

import { interpreted, t } from './language';

/** What the house, or the way to it, had against a request: one sentence for the reader, in his language. */
export class Refused extends Error {
  constructor(
    sentence: string,
    readonly status: number,
    /** A word for programs, where the house has one for this. */
    readonly problem = '',
  ) {
    super(sentence);
  }
}

let questions = new AbortController();
const unanswered = new Promise<never>(() => undefined);

/** Nobody is waited for any more who has asked until `task` is done: what he asked is given up. */
export async function givenUp<T>(task: () => Promise<T>): Promise<T> {
  questions.abort();
  try {
    return await task();
  } finally {
    questions = new AbortController();
  }
}

/** Those who have deleted their account all have this name. */
const whoLeft = 'someone who left';
const readName = (_: string, value: unknown): unknown =>
  value === whoLeft ? t('someone-who-left') : value;

async function answerTo<T>(path: string, request: RequestInit): Promise<T> {
  const { signal } = request;
  let response: Response;
  try {
    response = await fetch(path, request);
  } catch {
    if (signal?.aborted) return unanswered;
    throw new Refused(t('unreachable'), 0);
  }
  let answer: (T & { error?: string; problem?: string }) | null = null;
  try {
    answer = JSON.parse(await response.text(), readName) as T & { error?: string; problem?: string };
  } catch {
    // Not JSON: whatever stands between us and the house has spoken, not the house.
  }
  if (answer === null && signal?.aborted) return unanswered;
  if (!response.ok || answer === null)
    throw new Refused(
      answer?.error ? interpreted(answer.error) : t('unreachable'),
      response.ok ? 0 : response.status,
      answer?.problem,
    );
  return answer;
}

/** A question. It is never answered where it is given up. */
export async function ask<T>(path: string): Promise<T> {
  const { signal } = questions;
  return answerTo(path, { signal });
}

/** Something for the house to do. */
export const tell = <T>(path: string, body: object): Promise<T> =>
  answerTo(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
