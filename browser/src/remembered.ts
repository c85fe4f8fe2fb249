// What a reload without a connection shows: who was signed in, and the match that was looked at last.

import type { Match, User } from './api';

interface Remembered {
  user: User;
  match?: Match;
}

const name = 'posthouse.remembered';

function read(): Remembered | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null') as Remembered | null;
  } catch {
    return null;
  }
}

function write(remembered: Remembered | null) {
  try {
    if (remembered) localStorage.setItem(name, JSON.stringify(remembered));
    else localStorage.removeItem(name);
  } catch {
    // Storage is blocked or full: a reload shows that there is no connection.
  }
}

/** Without mail addresses. null: nobody is signed in, and nothing is kept. */
export function rememberUser(user: User | null) {
  const before = read();
  const match = before?.user.name === user?.name ? before?.match : undefined;
  write(user && { user: { ...user, mail_goes_to: null, addresses: [] }, match });
}
export const rememberedUser = (): User | null => read()?.user ?? null;

/** Of the signed-in user. */
export function rememberMatch(match: Match) {
  const before = read();
  if (before) write({ ...before, match });
}
export function rememberedMatch(game: string, board: number): Match | null {
  const match = read()?.match;
  return match?.game === game && match.board === board ? match : null;
}
