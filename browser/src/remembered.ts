// What a reload without a connection shows: who was signed in, and the match that was looked at last.

import type { Match, User } from './api';
import { keepText, kept } from './browser_storage';

interface Remembered {
  user: User;
  match?: Match;
}

const name = 'posthouse.remembered';

const read = () => kept(name) as Remembered | null;
const write = (remembered: Remembered | null) => keepText(name, remembered && JSON.stringify(remembered));

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
