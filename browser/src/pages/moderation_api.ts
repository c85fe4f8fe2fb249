// The moderation part of the API: docs/api.md, “Moderation”.

import { query, mutate } from '../request';

export interface Report {
  id: number;
  by: string | null;
  about: string | null;
  match: { game: string; board: number } | null;
  words: string;
  at: number;
  closed: number | null;
}
export interface Sanction {
  kind: 'mute' | 'ban';
  from: number;
  /** null: permanent. */
  until: number | null;
  /** Or it has expired. */
  holds: boolean;
  reason: string;
}
export interface ModeratedPlayer {
  name: string;
  joined: number;
  looked: number | null;
  gone: boolean;
  operator: boolean;
  restraints: Sanction[];
}
export interface Act {
  id: number;
  at: number;
  who: string;
  what: string;
  reason: string;
}

/** The server's page size. */
export const listed = 50;
const before = (id: number) => (id > 0 ? `&before=${id}` : '');

export const reports = (closed: boolean, last: number) =>
  query<Report[]>(`/api/moderation/reports?closed=${closed}${before(last)}`);
export const audit = (last: number) => query<Act[]>(`/api/moderation/audit?${before(last).slice(1)}`);
export const sanctions = (behind?: string) =>
  query<ModeratedPlayer[]>(`/api/moderation/restraints${behind ? `?behind=${encodeURIComponent(behind)}` : ''}`);
export const players = (name: string) =>
  query<ModeratedPlayer[]>(`/api/moderation/players?beginning=${encodeURIComponent(name)}`);

export type ModerationAction = 'mute' | 'unmute' | 'ban' | 'unban' | 'rename' | 'delete';
/** Throws on an error. */
export const performAction = (deed: ModerationAction, name: string, more: Record<string, string>) =>
  mutate<object>(`/api/moderation/${deed}`, { name, ...more });
export const close = (report: number) => mutate<object>('/api/moderation/close', { report });
