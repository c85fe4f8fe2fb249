// The computer's levels: their numbers are the engine's own, what each is like the house says.

import { signal } from '@preact/signals';
import * as api from '../api';
import { translateServerText } from '../i18n';

export const levelMax = 20;
const name = 'posthouse.levels';

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}
/** By number less one, as the house says it. */
const styles = signal(read());

/** What a level plays like, in the reader's language: "learner"; empty where the house has never told this browser. */
export const levelStyle = (level: number) => translateServerText(styles.value[level - 1] ?? '');

/** Asks the house, and remembers what it says. */
export async function loadLevels() {
  const told: string[] = [];
  try {
    for (const { level, plays_like } of await api.allPlayers())
      if (level > 0) told[level - 1] = plays_like;
  } catch {
    return; // as it was last told
  }
  if (told.length === 0) return;
  styles.value = Array.from(told, (words) => words ?? '');
  try {
    localStorage.setItem(name, JSON.stringify(styles.value));
  } catch {
    // It holds until the page is left.
  }
}
