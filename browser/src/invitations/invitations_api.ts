// Invitations by link (docs/api.md). Whoever has no session gets one as a guest.

import type { Offer, User } from '../api';
import { signIn, user } from '../app_state';
import { mutate, query } from '../request';

export interface Invitation {
  code: string;
  game: string;
  board: number;
  /** Milliseconds since 1970; null once it is accepted. */
  expires: number | null;
  mine: boolean;
  /** null: it is accepted, and the match is at its board. */
  offer: Offer | null;
}

export const invitationPath = (code: string) => `/join/${encodeURIComponent(code)}`;
const address = (code: string) => `/api/invitations/${encodeURIComponent(code)}`;

export const invitation = (code: string) => query<Invitation>(address(code));
export const ownInvitations = () => query<Invitation[]>('/api/invitations');

/** Sends it and makes the page the player's, who may have become a guest by it. */
async function asPlayer<T extends { user: User }>(path: string, body: object): Promise<T> {
  const answer = await mutate<T>(path, body);
  if (answer.user.name !== user.value?.name) signIn(answer.user);
  return answer;
}

export const invite = (game: string, clock: string) =>
  asPlayer<{ user: User; code: string }>('/api/invitations', { game, clock });
export const accept = (code: string) =>
  asPlayer<{ user: User; game: string; board: number }>(`${address(code)}/accept`, {});
