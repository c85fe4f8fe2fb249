// The lesson steps that the reader has done: of a player in the account, of a stranger in this
// browser, until they sign up.

import { signal } from '@preact/signals';
import * as api from '../api';
import { user } from '../app_state';

const name = 'posthouse.lessons';
/** The server takes as many at once. */
const sentAtOnce = 100;

type Steps = Record<string, string[]>;

function read(): Steps {
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? '{}') as Record<string, unknown>;
    return Object.fromEntries(Object.entries(kept).flatMap(([game, steps]) => (Array.isArray(steps) ? [[game, steps.map(String)]] : [])));
  } catch {
    return {};
  }
}

/** Names of the completed steps, by game: those that the account does not have yet. */
const kept = signal(read());
/** Those of the account. */
const account = signal<Steps>({});
addEventListener('storage', (event) => {
  if (event.key === name || event.key === null) kept.value = read();
});

export const stepsDone = (game: string) => [...(account.value[game] ?? []), ...(kept.value[game] ?? [])];

function store(steps: Steps) {
  kept.value = steps;
  try {
    localStorage.setItem(name, JSON.stringify(steps));
  } catch {
    // Storage is blocked: it lasts until the page is closed.
  }
}

export function markDone(game: string, step: string) {
  if (stepsDone(game).includes(step)) return;
  store({ ...kept.value, [game]: [...(kept.value[game] ?? []), step] });
  void sendSteps();
}

/** Sends what is kept; without anything to send it only asks. */
async function sendSteps() {
  const me = user.value?.name;
  if (!me) return;
  const steps = Object.entries(kept.value).flatMap(([game, names]) => names.map((step) => ({ game, step })));
  try {
    let known = await (steps.length > 0 ? api.markLessonSteps(steps.slice(0, sentAtOnce)) : api.ownLessons());
    if (steps.length > sentAtOnce) known = await api.markLessonSteps(steps.slice(sentAtOnce));
    if (user.value?.name !== me) return;
    const all: Steps = {};
    for (const { game, step } of known.steps) (all[game] ??= []).push(step);
    account.value = all;
    // What was done meanwhile stays until the next time.
    const left = Object.entries(kept.value).map(([game, names]) => [game, names.filter((step) => !all[game]?.includes(step))] as const);
    store(Object.fromEntries(left.filter(([, names]) => names.length > 0)));
  } catch {
    // Sent again when the connection is back, or with the next step.
  }
}

let owner: string | undefined;
user.subscribe((who) => {
  if (who?.name !== owner) account.value = {};
  owner = who?.name;
  if (who) void sendSteps();
});
addEventListener('online', () => void sendSteps());
