// Commands and what they answer.

import type { PresenceAudience } from './accounts';
import type { BoardName, Integer, Problem } from './basics';
import type { LastMove, Match } from './matches';

export interface CommandRow {
  word: string;
  per_game: boolean;
  usage: string;
  about: string;
  more: string;
  /** Whether it needs a session, or the account’s password. */
  trust: 'nobody' | 'player' | 'owner';
  takes_text: boolean;
}
export interface Command {
  /** As in a mail: “wari move 12 c”. */
  command: string;
  /** The text that a mail would have below it. */
  comment?: string;
  /** A repeated key has no further effect. */
  key?: string;
  /** The width of the reader’s screen. */
  columns?: Integer;
  /** That of `text`, unless the account has a language. */
  reader_language?: string;
  /** A move is answered with `move` instead of text and match. */
  brief?: boolean;
}
/** What an accepted command made or found. Secrets are shown only once. */
export interface Facts {
  token?: string;
  /** Signs the events of a webhook. */
  secret?: string;
  authenticator_uri?: string;
  /** Separated by white space. */
  recovery_codes?: string;
  mail_password?: string;
  /** The name of one that was announced. */
  tournament?: string;
  series?: string;
  /** Where an open challenge waits for a second player. */
  open_board?: Integer;
  /** The code of a link for a friend: /join/CODE. */
  invitation?: string;
  /** Who may see that the player is here. */
  presence?: PresenceAudience;
  name?: string;
  address?: string;
  letters_go_to?: string;
  /** Of a broadcast. */
  recipients?: Integer;
  /** Which deleting the account would give up. */
  running_matches?: Integer;
  /** Empty: none. */
  language?: string;
}
export interface CommandResponse {
  accepted: boolean;
  /** The letter’s text. */
  text: string;
  facts?: Facts;
  match?: Match;
}
/** In place of it, if the request was brief and a move is all that the command made. */
export interface MoveResponse { accepted: true; move: LastMove }
/** What is not understood as a command at all is a Problem and no more. */
export interface RefusedCommand extends Problem {
  accepted?: boolean;
  /** The letter’s text. */
  text?: string;
  /** Of the lines of “multiple” that were accepted. */
  facts?: Facts;
  match?: Match;
}

export interface Confirm {
  /** From a letter. */
  token: string;
}
/** What was confirmed: an address, or else a command. */
export interface Confirmed {
  text: string;
  /** Of an address: `name`, `address` and `letters_go_to`. */
  facts: Facts;
  match?: BoardName;
}
