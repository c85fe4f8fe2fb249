// Players, their sessions and settings, and letters.

import type { Integer, Player, Time } from './basics';
import type { Conditions, EventName } from './waiting';

export interface Address {
  address: string;
  confirmed: boolean;
  bounces: Integer;
  suspended: boolean;
  /** Goes as soon as another one is confirmed. */
  replaced: boolean;
}
export interface User {
  name: string;
  /** May moderate. */
  operator: boolean;
  /** Without an account. */
  guest: boolean;
  /** A program plays, and others are told so. */
  bot: boolean;
  /** Of refusals in letters; null: not chosen. */
  language: string | null;
  mail_goes_to: string | null;
  /** For a token without the scope `read`, none, and `mail_goes_to` is null. */
  addresses: Address[];
}
/** A player in the list of all. */
export interface ListedPlayer extends Player {
  /** A computer’s level in a word or two. */
  plays_like: string;
  joined: Time;
  /** The account is closed. */
  gone: boolean;
}

export interface SignUp {
  name: string;
  password: string;
  address?: string;
  /** The code of an operator’s invitation, from its link `/signup/CODE`. */
  invitation?: string;
}
export interface SignedUp {
  /** null: a letter must be answered first. */
  user: User | null;
  text: string | null;
}
export interface LogIn {
  name: string;
  password: string;
  /** From the authenticator app, or a recovery code. */
  code?: string;
}
export interface LoggedIn { user: User }
export interface Me {
  user: User | null;
  /** Of the token that asks; null: none was sent. */
  scopes: TokenScope[] | null;
  banner: Banner | null;
  /** Whether strangers may play by link. */
  guests: boolean;
  /** Who may create an account; `invitation`: guests who have played a player by link. */
  sign_ups: 'open' | 'invitation' | 'closed';
  pages: HostPageName[];
  /** Whether the operator has written a text for the home page (`/api/pages/front`). */
  front: boolean;
}

/** The operator’s notice to everybody. */
export interface Banner { text: string; until: Time | null }
/** The server, and who is here. */
export interface ServerStats {
  version: string;
  /** What its host calls the site. */
  site: string;
  /** The server’s mail address. */
  mail: string;
  /** Players at an open, visible page, as far as the reader may see it; friends first. `others_here`: how many more. */
  here: Player[];
  others_here: Integer;
  /** How many more pages are open. */
  strangers: Integer;
  banner: Banner | null;
  pages: HostPageName[];
  /** For development: webhooks may be on the server’s own machine. */
  webhooks_to_loopback: boolean;
}
export type HostPageName = 'terms' | 'privacy';
/** A text that the operator has written. */
export interface HostPage { page: 'terms' | 'privacy' | 'front'; html: string }
export interface Health {
  ok: boolean;
  version: string;
  troubles: { what: string; words: string }[];
}

export type TokenScope = 'read' | 'play' | 'talk' | 'webhook' | 'moderate';
/** An API token, without the secret. */
export interface Token {
  name: string;
  scopes: TokenScope[];
  made: Time;
  used: Time | null;
  expires: Time;
}
export interface Session {
  name: string;
  device: string;
  begun: Time;
  /** To the hour. */
  used: Time;
  expires: Time;
  /** The session of this request. */
  here: boolean;
}
export interface Webhook {
  name: string;
  url: string;
  made: Time;
  /** The last event that was delivered or given up. */
  told: Integer;
  attempts: Integer;
  trouble: string;
  due: Time | null;
  given_up: Time | null;
}
/** What became of an event sent to a webhook. */
export interface WebhookDelivery {
  /** The event’s; 0: a test. */
  id: Integer;
  event: EventName;
  /** Of the last attempt, or of the request to send it. */
  at: Time;
  /** Of HTTP; null: no response, or none yet. */
  status: Integer | null;
  /** Why there was no response. */
  trouble: string;
  /** Milliseconds until the response. */
  duration: Integer;
  attempts: Integer;
  /** Asked for, and not yet sent. */
  pending: boolean;
}

export interface Letter {
  /** null: not stored, it says what a match says. */
  id: Integer | null;
  subject: string;
  body: string;
  written: Time;
  address: string;
  attempts: Integer;
  due: Time;
  trouble: string;
  sent: Time | null;
  given_up: Time | null;
}
export interface PushKey {
  /** base64url; null: this server sends no push messages. */
  key: string | null;
}
export interface PushEndpoint { endpoint: string }

/** Hours of the day. */
export interface Hours { from: Integer; until: Integer }
/** Times at which a player’s clocks are paused. */
export interface RestHours {
  since: Time;
  sleep: Hours | null;
  weekend: ('mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun')[];
  /** Minutes ahead of UTC. */
  zone: Integer;
}
export interface Vacation { from: Time; until: Time }
export type Audience = 'nobody' | 'friends' | 'rated' | 'everybody';
/** `opponents`: with whom they play or have played, and their friends. */
export type PresenceAudience = 'nobody' | 'opponents' | 'everybody';
export type Frequency = 'each' | 'digest' | 'once' | 'never';
/** Of mails about one match. */
export interface MatchSubscription {
  game: string;
  board: Integer;
  notify: Frequency | null;
  plays: boolean;
}
/** How a player is paired in a game. */
export interface PairingPreferences {
  game: string;
  limit: Integer | null;
  seek: Integer;
  wanted: Conditions;
}
/** A friend, or a player who is blocked. */
export interface Contact { name: string; since: Time }
/** A player’s settings. */
export interface UserPreferences {
  notify: Frequency;
  broadcasts: boolean;
  /** Whether the puzzle of the day is mailed. */
  puzzle: boolean;
  /** The side at the bottom of boards. */
  seat: 'own' | 'first';
  /** When no mail is sent. */
  quiet: Hours | null;
  /** Minutes ahead of UTC. */
  zone: Integer;
  /** Whether there is one. */
  mail_password: boolean;
  /** null: off. */
  two_factor: { since: Time; recovery_codes: Integer } | null;
  boards: MatchSubscription[];
  appetites: PairingPreferences[];
  blocked: Contact[];
  friends: Contact[];
  /** Who may challenge, and whose challenges begin without being accepted. */
  challenges: { from: Audience; begin: Audience };
  /** Who may see that the player is here. */
  presence: PresenceAudience;
  vacations: Vacation[];
  /** Of this calendar year, used or planned. */
  vacation_days: { used: Integer; most: Integer };
  auto_vacation: boolean;
  rest: RestHours;
  /** In force from its `since` on. */
  rest_later: RestHours | null;
}
