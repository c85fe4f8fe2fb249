// What somebody learned before they signed in goes to their account at once, on whatever page; the
// modules that keep it send it as soon as they are loaded.

import { effect } from '@preact/signals';
import { user } from './app_state';
import { keptText } from './browser_storage';
import { allGames, gamesOwner } from './offline/local_games';

const keeps = (name: string) => (keptText(name) ?? '').length > '{}'.length;
/** If it cannot be fetched now: with the next visit. */
const load = (part: Promise<unknown>) => void part.catch(() => undefined);

user.subscribe((who) => {
  if (who !== undefined) gamesOwner.value = who && !who.guest ? who.name : '';
  if (!who) return;
  if (keeps('posthouse.puzzle-tries')) load(import('./puzzles/puzzle_progress'));
  if (keeps('posthouse.lessons')) load(import('./lessons/progress'));
});

effect(() => {
  if (gamesOwner.value && allGames.value.length > 0) load(import('./offline/practice_sync'));
});
