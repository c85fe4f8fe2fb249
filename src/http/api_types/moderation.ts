// Moderation by operators.

import type { BoardName, Integer, Time } from './basics';

export interface Report {
  id: Integer;
  by: string | null;
  about: string | null;
  match: BoardName | null;
  words: string;
  at: Time;
  closed: Time | null;
}
export interface Sanction {
  kind: 'mute' | 'ban';
  from: Time;
  /** null: permanent. */
  until: Time | null;
  /** Or it has expired. */
  holds: boolean;
  reason: string;
}
export interface ModeratedPlayer {
  name: string;
  joined: Time;
  looked: Time | null;
  gone: boolean;
  operator: boolean;
  restraints: Sanction[];
}
export interface AuditEntry {
  id: Integer;
  at: Time;
  who: string;
  what: string;
  reason: string;
}

export interface SignUpInvitation {
  id: Integer;
  /** The link is `/signup/CODE`. */
  code: string;
  by: string;
  /** For whom. */
  note: string;
  created: Time;
  expires: Time;
  /** When it was withdrawn; null: it was not. */
  ended: Time | null;
  uses_max: Integer;
  used: Integer;
  /** Who has signed up by it. */
  players: string[];
}
export interface InviteToSignUp {
  /** So many people; absent: one. */
  uses?: Integer;
  /** Such as 12h, 7d or 2w; absent: 30 days. */
  for?: string;
  note?: string;
}
export interface WithdrawInvitation { invitation: Integer }

export interface Impose {
  name: string;
  /** Such as 12h, 7d or 2w; absent: permanent. */
  for?: string;
  reason?: string;
}
export interface Lift { name: string; reason?: string }
export interface Rename { name: string; new: string; reason?: string }
export interface CloseReport { report: Integer }
export interface NewBanner {
  text: string;
  /** Such as 12h, 7d or 2w; absent: until it is removed. */
  for?: string;
}
export interface Moderated { text: string }
