// Invitations by link (docs/api.md). Whoever has no session gets one as a guest.

import type { User } from '../api';
import { signIn, user } from '../app_state';
import { get, post } from '../request';

export const invitationPath = (code: string) => `/join/${encodeURIComponent(code)}`;

export const invitation = (code: string) => get('/api/invitations/{code}', { code });
export const ownInvitations = () => get('/api/invitations');

/** Makes the page the player's, who may have become a guest by the request. */
async function asPlayer<T extends { user: User }>(request: Promise<T>): Promise<T> {
  const answer = await request;
  if (answer.user.name !== user.value?.name) signIn(answer.user);
  return answer;
}

export const invite = (game: string, clock: string) => asPlayer(post('/api/invitations', { game, clock }));
export const accept = (code: string) => asPlayer(post('/api/invitations/{code}/accept', {}, { code }));
