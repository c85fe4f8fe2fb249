// The engine's levels and their descriptions, which the server provides.

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
/** Index: level - 1. */
const styles = signal(read());

/** A level's playing strength in the reader's language: "learner"; empty if never loaded. */
export const levelStyle = (level: number) => translateServerText(styles.value[level - 1] ?? '');

/** Loads the descriptions and stores them. */
export async function loadLevels() {
  const told: string[] = [];
  try {
    for (const { level, plays_like } of await api.allPlayers())
      if (level > 0) told[level - 1] = plays_like;
  } catch {
    return; // keep the stored ones
  }
  if (told.length === 0) return;
  styles.value = Array.from(told, (words) => words ?? '');
  try {
    localStorage.setItem(name, JSON.stringify(styles.value));
  } catch {
    // Storage is blocked: they last until the page is closed.
  }
}
