// Written by generate.mjs: change src/http/api_types/ and the server instead.

// Matches that wait for a second player: open challenges, invitations by link, and events about all of them.

import type { User } from './accounts.js';
import type { BoardName, Integer, Result, Side, Time } from './basics.js';
import type { Clock, Match, RatedPlayer } from './matches.js';

/** Conditions for the opponent; null: none. */
export interface Conditions {
  rating_min: Integer | null;
  rating_max: Integer | null;
  /** The greatest difference of ratings. */
  within: Integer | null;
  /** No provisional ratings. */
  established: boolean;
  company: 'anyone' | 'people' | 'computer';
}
export interface ChallengeObstacle {
  what: 'apart' | 'enough' | 'waits' | 'rating' | 'within' | 'established' | 'people';
  /** An English sentence. */
  why: string;
}
export type FirstMover = 'lot' | 'me' | 'you';
/** An open challenge: a match that needs a second player. */
export interface Offer extends BoardName {
  id: Integer;
  by: RatedPlayer;
  first: FirstMover;
  rated: boolean;
  clock: Clock | null;
  etiquette: boolean;
  posted: Time;
  wanted: Conditions;
  /** How many matches can still begin from it, this one included. */
  games: Integer;
  /** Why the signed-in player cannot take it. */
  cannot: ChallengeObstacle | null;
}

export interface Invite { game: string; clock?: string; first?: FirstMover; rated?: boolean }
export interface Invited {
  user: User;
  /** Of the link /join/CODE. */
  code: string;
}
export interface Invitation extends BoardName {
  code: string;
  /** null once it is accepted. */
  expires: Time | null;
  mine: boolean;
  /** null: it is accepted, and the match is at its board. */
  offer: Offer | null;
}
export interface Joined extends BoardName { user: User }

export type EventName =
  | 'begun' | 'move' | 'taken_back' | 'seats' | 'proposal' | 'talk' | 'ended'
  | 'offer' | 'offer_gone' | 'message' | 'challenge' | 'challenge_gone' | 'open' | 'reset' | 'ping';
/** Something that happened, in a stream or sent to a webhook; docs/api.md says which fields each kind has. */
export interface Event {
  /** Increases over the whole database; 0: a webhook’s test. */
  id: Integer;
  event: EventName;
  at?: Time;
  game?: string;
  board?: Integer;
  seats?: [string | null, string | null];
  you?: Side | null;
  by?: string | null;
  /** Whether `by` is a bot; absent: no. */
  by_bot?: boolean;
  ply?: Integer;
  to_move?: Side | null;
  your_turn?: boolean;
  text?: string;
  result?: Result;
  /** How a match ended, or why a challenge was declined. */
  reason?: string;
  /** Milliseconds on the clocks after a move, and when the player to move runs out of time; only of the last move. */
  left?: [Integer, Integer];
  due?: Time | null;
  /** The whole match as of this event: in the first event of a match’s stream, unless it resumes. */
  match?: Match;
}
