// Games and matches.

import type { Banner } from './accounts';
import type { BoardName, Integer, Player, Result, Side, Time } from './basics';

/** How a game’s board is drawn. */
export interface Drawing { kind: string; columns: Integer; rows: Integer; numbered: boolean }
export interface Game {
  name: string;
  title: string;
  /** What distinguishes it, in a line of the `language` that was asked for. */
  blurb: string;
  /** The rules in words of that language, as Markdown; absent with `help=false`. */
  help?: string;
  seats: [string, string];
  /** Whether the etiquette of Warri is unavailable, optional or the default. */
  etiquette: 'never' | 'on_request' | 'usual';
  /** How the computer can play besides `balanced`: `hoarder`, `attacker`; empty if only so. */
  styles: string[];
  /** The start position with Second to move; null if First always begins. */
  second_begins: string | null;
  drawing: Drawing;
}

/** A player with the rating in a game: the current one, or the one after a finished match; null if it did not count. */
export interface RatedPlayer extends Player {
  rating: Integer | null;
  provisional: boolean;
  /** The change by this match, once it is over. */
  change?: Integer | null;
}
export interface Proposal {
  what: 'draw' | 'take-back';
  by: Side;
  /** For `accept --number=`: an answer to another proposal is refused. */
  number: Integer;
}
export interface Summary extends BoardName {
  id: Integer;
  /** Increases with every change and chat message. */
  version: Integer;
  seats: [RatedPlayer, RatedPlayer];
  started: Time;
  turn_since: Time;
  to_move: Side;
  plies: Integer;
  over: boolean;
  /** A challenge is offered until accepted; if it never is: never_begun. */
  state: 'offered' | 'running' | 'over' | 'never_begun';
  /** The challenged side; null once the match has begun. */
  offered_to: Side | null;
  /** Played with the etiquette of Warri. */
  etiquette: boolean;
  /** How the computer plays, one of the game’s styles; null: balanced, or no computer plays. */
  style: string | null;
  result: Result | null;
  reason: string | null;
  ended: Time | null;
  rated: boolean;
  proposal: Proposal | null;
  /** When the player to move runs out of time, known pauses included; null without a clock, or if all clocks are stopped. */
  due: Time | null;
}

/** The games that ended in a month, as a file. */
export interface MonthlyGames {
  /** As in “2026-10”, by UTC. */
  month: string;
  games: Integer;
  /** Of the file, and of the text in it. */
  bytes: Integer;
  text_bytes: Integer;
  /** Of the file, in hexadecimal. */
  sha256: string;
  /** It is made again when one of its players leaves or is renamed, or a result is changed. */
  made: Time;
  /** The address of the file on this server; with `.sha256` at its end, of the checksum. */
  file: string;
}

export interface PlayedMove { text: string; comment: string; at: Time }
/** Milliseconds. */
export interface TimeControl { bank: Integer; increment: Integer; cap: Integer }
export type PauseReason = 'frozen' | 'closed' | 'vacation' | 'weekend' | 'sleep';
/** A null end means that it is not known. */
export type Pause = [from: Time, until: Time | null, why: PauseReason];
export interface Clock extends TimeControl {
  /** In a challenge’s notation: “30d+1d”. */
  words: string;
  /** As of `turn_since`. */
  left: [Integer, Integer];
  /** Of the clock in the current turn, in order and without overlaps. */
  pauses: Pause[];
}
export interface ChatMessage {
  number: Integer;
  /** null: the server. */
  by: string | null;
  ply: Integer;
  text: string;
  at: Time;
  /** What the server says, as data. */
  code?: string;
  params?: Record<string, string>;
}
/** A reply to a move not made yet. */
export interface ConditionalMove { theirs: string; mine: string; then: ConditionalMove[] }
export interface Match extends Summary {
  /** The starting position; null: the usual one. */
  from: string | null;
  moves: PlayedMove[];
  position: string;
  /** The legal moves as they are stored. */
  legal: string[];
  /** The same moves as the player to move sees and may type them. */
  shown: string[];
  clock: Clock | null;
  /** With etiquette, in the first match of two players: the side of the senior member. */
  senior: Side | null;
  /** Number of takebacks; with etiquette, 1 if the first move was yielded. */
  undos: Integer;
  /** The latest 200. */
  talk: ChatMessage[];
  /** When the challenge expires. */
  offer_ends: Time | null;
  /** The board of the rematch. */
  rematch: Integer | null;
  /** If it is played in one at one sitting; in an arena a player may halve their clock for a point more before their first move. */
  tournament: { name: string; arena: boolean } | null;
  /** The reader’s side. */
  you: Side | null;
  /** The side at the bottom for the reader. */
  bottom: Side;
  /** The reader’s conditional moves; null for spectators. */
  plan: ConditionalMove[] | null;
  /** The reader’s own. */
  note: string | null;
}

/** A match as a record of its moves. */
export interface RecordedGame extends Summary {
  /** The starting position; null: the usual one. */
  from: string | null;
  /** `left` is as of `turn_since`; pauses are not told. */
  clock: Clock | null;
  moves: PlayedMove[];
}

/** A move with what it changed for everybody. */
export interface LastMove extends BoardName {
  id: Integer;
  version: Integer;
  plies: Integer;
  text: string;
  /** Absent: none. */
  comment?: string;
  at: Time;
  to_move: Side;
  position: string;
  legal: string[];
  /** Absent: as in `legal`. */
  shown?: string[];
  /** This and the next two with a clock only. */
  left?: [Integer, Integer];
  pauses?: Pause[];
  due?: Time | null;
}
/** What the server tells on a socket; see docs/api.md. */
export type SocketEvent =
  | { event: 'match'; match: Match }
  | { event: 'move'; move: LastMove }
  | { event: 'banner'; banner: Banner | null }
  | { event: 'waiting' }
  | { event: 'here'; player: string; here: boolean };
