// Tournaments.

import type { Integer, Player, Result, Time } from './basics';
import type { TimeControl } from './matches';

export interface TournamentSummary {
  name: string;
  game: string;
  by: Player;
  state: 'open' | 'running' | 'over' | 'off';
  system: 'robin' | 'swiss' | 'knockout' | 'arena';
  /** Of a Swiss tournament; 0: as many as needed. */
  rounds: Integer;
  /** Games per pairing; if `race` is not 0, the first to win that many. */
  games: Integer;
  race: Integer;
  /** All rounds at once. */
  together: boolean;
  /** How long an arena pairs its players, from its beginning; 0: not an arena. */
  minutes: Integer;
  /** Of an arena: after two wins in a row games count double until one is not won. */
  streaks: boolean;
  clock: TimeControl;
  rated: boolean;
  etiquette: boolean;
  /** Begins with that many players; 0: on its date only. */
  size: Integer;
  /** How players are seeded. */
  seeds: 'rating' | 'lot';
  entered: Integer;
  announced: Time;
  /** At the latest. */
  starts: Time;
  begun: Time | null;
  ended: Time | null;
}
export interface Entrant extends Player {
  withdrawn: boolean;
  /** The rating used for seeding. */
  seeded_at: Integer | null;
  /** In an arena: who will be paired next; who neither waits nor plays has not said that they are here. */
  waiting: boolean;
}
export interface Place {
  place: Integer;
  /** The seed, from 0. */
  player: Integer;
  /** A draw is half a point. */
  points: number;
  won: Integer;
  drawn: Integer;
  lost: Integer;
  ties: string[];
}
export interface MeetingGame {
  board: Integer;
  /** The seed of the player who sat First. */
  first: Integer;
  result: Result | null;
}
/** Two players’ games of one round. */
export interface Meeting {
  round: Integer;
  /** Its place in the round, from 0; in a knockout the winner goes on to half of it. */
  table: Integer;
  /** Seeds; null: a bye. */
  players: [Integer | null, Integer | null];
  points: [number, number];
  decided: boolean;
  played: boolean;
  winner: Integer | null;
  games: MeetingGame[];
}
export interface Tournament extends TournamentSummary {
  /** By seed. */
  players: Entrant[];
  /** The tie-breaks. */
  ties: string[];
  standing: Place[];
  /** Of an arena those under way and of the newest 50. */
  meetings: Meeting[];
}
