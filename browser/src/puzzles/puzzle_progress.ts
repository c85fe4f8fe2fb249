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
  const emptyProgress: Kept = { solved: {}, streak: 0, best: 0, day: 0, days: 0 };
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? '{}') as Partial<Kept>;
    const number = (one: unknown) => (typeof one === 'number' && one >= 0 ? one : 0);
    return {
      solved: kept.solved && typeof kept.solved === 'object' ? kept.solved : emptyProgress.solved,
      streak: number(kept.streak),
      best: number(kept.best),
      day: number(kept.day),
      days: number(kept.days),
    };
  } catch {
    return emptyProgress;
  }
}

export const progress = signal(read());
addEventListener('storage', (event) => {
  if (event.key === name || event.key === null) progress.value = read();
});

function store(change: Partial<Kept>) {
  progress.value = { ...progress.value, ...change };
  try {
    localStorage.setItem(name, JSON.stringify(progress.value));
  } catch {
    // Storage is blocked: it lasts until the page is closed.
  }
}

interface Named {
  game: string;
  from: string;
}
const keyOf = ({ game, from }: Named) => `${game} ${from}`;

export const isSolved = (puzzle: Named) => keyOf(puzzle) in progress.value.solved;

/** A wrong move or a hint ends the streak. */
export function failed() {
  if (progress.value.streak > 0) store({ streak: 0 });
}

export function solved(puzzle: Named, clean: boolean) {
  const key = keyOf(puzzle);
  const known = progress.value.solved[key];
  // Solving it again does not count.
  const streak = known === undefined && clean ? progress.value.streak + 1 : progress.value.streak;
  store({
    solved: { ...progress.value.solved, [key]: known === 1 || (known === undefined && clean) ? 1 : 0 },
    streak,
    best: Math.max(streak, progress.value.best),
  });
}

export function solvedDaily(day: number) {
  const { day: last, days } = progress.value;
  if (last === day) return;
  store({ day, days: last === day - 1 ? days + 1 : 1 });
}
