// The lesson steps that the reader has done, stored in this browser only.

import { signal } from '@preact/signals';

const name = 'posthouse.lessons';

function read(): Record<string, string[]> {
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? '{}') as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(kept).flatMap(([game, steps]) =>
        Array.isArray(steps) ? [[game, steps.map(String)]] : [],
      ),
    );
  } catch {
    return {};
  }
}

/** Names of the completed steps, by game. */
const done = signal(read());
addEventListener('storage', (event) => {
  if (event.key === name || event.key === null) done.value = read();
});

export const stepsDone = (game: string) => done.value[game] ?? [];

export function markDone(game: string, step: string) {
  if (stepsDone(game).includes(step)) return;
  done.value = { ...done.value, [game]: [...stepsDone(game), step] };
  try {
    localStorage.setItem(name, JSON.stringify(done.value));
  } catch {
    // Storage is blocked: it lasts until the page is closed.
  }
}
