// How far a reader has come in each lesson, kept in this browser alone.

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

/** The names of the steps that are done, by game. */
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
    // It holds until the page is left.
  }
}
