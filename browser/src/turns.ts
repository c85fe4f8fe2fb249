// In how many matches it is the reader's turn: asked anew whenever one of his matches changes.

import { effect, signal } from '@preact/signals';
import * as api from './api';
import { user } from './house';
import { listen } from './socket';
import { isTurnOf } from './words';

const soonMs = 200;

/** null: not known, or nobody is signed in. */
export const turns = signal<number | null>(null);

let timer: ReturnType<typeof setTimeout> | undefined;

async function look() {
  const name = user.value?.name;
  if (!name) return void (turns.value = null);
  try {
    const running = await api.matchesOf(name, false);
    if (user.value?.name === name)
      turns.value = running.filter((match) => isTurnOf(match, name)).length;
  } catch {
    // What was known stays; the next change asks again.
  }
}

function soon() {
  clearTimeout(timer);
  timer = setTimeout(() => void look(), soonMs);
}

export function beginTurns() {
  listen({ changed: soon, returned: soon });
  effect(() => {
    if (user.value === undefined) return;
    void look();
  });
}
