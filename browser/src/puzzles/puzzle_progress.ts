// Solved puzzles and streaks, stored in this browser only.

import { signal } from '@preact/signals';

const name = 'posthouse.puzzles';

interface Kept {
  /** By game and position: 1 at the first try without help, 0 otherwise. */
  solved: Record<string, 0 | 1>;
  streak: number;
  best: number;
  /** The last solved puzzle of the day, and the streak of days. */
  day: number;
  days: number;
}

function read(): Kept {
  const usual: Kept = { solved: {}, streak: 0, best: 0, day: 0, days: 0 };
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? '{}') as Partial<Kept>;
    const number = (one: unknown) => (typeof one === 'number' && one >= 0 ? one : 0);
    return {
      solved: kept.solved && typeof kept.solved === 'object' ? kept.solved : usual.solved,
      streak: number(kept.streak),
      best: number(kept.best),
      day: number(kept.day),
      days: number(kept.days),
    };
  } catch {
    return usual;
  }
}

export const record = signal(read());
addEventListener('storage', (event) => {
  if (event.key === name || event.key === null) record.value = read();
});

function keep(change: Partial<Kept>) {
  record.value = { ...record.value, ...change };
  try {
    localStorage.setItem(name, JSON.stringify(record.value));
  } catch {
    // Storage is blocked: it lasts until the page is closed.
  }
}

interface Named {
  game: string;
  from: string;
}
const keyOf = ({ game, from }: Named) => `${game} ${from}`;

export const isSolved = (puzzle: Named) => keyOf(puzzle) in record.value.solved;

/** A wrong move or a hint ends the streak. */
export function failed() {
  if (record.value.streak > 0) keep({ streak: 0 });
}

export function solved(puzzle: Named, clean: boolean) {
  const key = keyOf(puzzle);
  const known = record.value.solved[key];
  // Solving it again does not count.
  const streak = known === undefined && clean ? record.value.streak + 1 : record.value.streak;
  keep({
    solved: { ...record.value.solved, [key]: known === 1 || (known === undefined && clean) ? 1 : 0 },
    streak,
    best: Math.max(streak, record.value.best),
  });
}

export function solvedDaily(day: number) {
  const { day: last, days } = record.value;
  if (last === day) return;
  keep({ day, days: last === day - 1 ? days + 1 : 1 });
}
