// The moderation part of the API: docs/api.md, “Moderation”.

import { get, post } from '../../request';

/** The server's page size. */
export const listed = 50;
const before = (last: number) => last || undefined;

export const reports = (closed: boolean, last: number) => get('/api/moderation/reports', { closed, before: before(last) });
export const audit = (last: number) => get('/api/moderation/audit', { before: before(last) });
export const sanctions = (behind?: string) => get('/api/moderation/sanctions', { behind });
export const players = (beginning: string) => get('/api/moderation/players', { beginning });

export type ModerationAction = 'mute' | 'unmute' | 'ban' | 'unban' | 'rename' | 'delete';
/** Throws on an error. */
export const performAction = (deed: ModerationAction, name: string, more: Record<string, string>) =>
  post(`/api/moderation/${deed}`, { name, ...more });
/** `lasts`: such as 3d; empty: until it is removed. */
export const showBanner = (text: string, lasts: string) => post('/api/moderation/banner', { text, ...(lasts && { for: lasts }) });
export const endBanner = () => post('/api/moderation/end-banner', {});
export const invitations = () => get('/api/moderation/sign-up-invitations', {});
/** `lasts`: such as 7d. */
export const invite = (uses: number, lasts: string, note: string) =>
  post('/api/moderation/invite', { uses, for: lasts, ...(note && { note }) });
export const withdrawInvitation = (invitation: number) => post('/api/moderation/withdraw-invitation', { invitation });
export const close = (report: number) => post('/api/moderation/close', { report });
