// Tournaments.

import type { Integer, Player, Result, Time } from './basics';
import type { TimeControl } from './matches';

export interface TournamentSummary {
  name: string;
  game: string;
  by: Player;
  state: 'open' | 'running' | 'over' | 'off';
  /** Why it was called off: by its announcer; too few had entered; one of two teams is no more, or nobody entered for it. */
  off: 'early' | 'few' | 'side' | null;
  system: 'robin' | 'swiss' | 'knockout' | 'arena' | 'teams';
  /** Of a Swiss tournament; 0: as many as needed. */
  rounds: Integer;
  /** Games per pairing; if `race` is not 0, the first to win that many. */
  games: Integer;
  race: Integer;
  /** Of a round robin in pools with a final: about how many players a pool has; 0: no pools. */
  pools: Integer;
  /** All rounds at once. */
  together: boolean;
  /** How long an arena pairs its players, from its beginning; 0: not an arena. */
  minutes: Integer;
  /** Of an arena: after two wins in a row games count double until one is not won. */
  streaks: boolean;
  /** Not 0: an arena is a team battle, in which the points of so many of each team count. */
  best_of_team: Integer;
  /** The two teams of a match; empty: it is none. */
  sides: string[];
  /** If it has less than three hours, the tournament is played at one sitting: nobody plays two of its games at once. */
  clock: TimeControl;
  /** A round begins so long after the one before at the earliest; 0: as soon as the games of that one have ended. */
  round_minutes: Integer;
  rated: boolean;
  etiquette: boolean;
  /** Begins with that many players; 0: on its date only. */
  size: Integer;
  /** How players are seeded. */
  seeds: 'rating' | 'lot';
  /** Of which it is an edition, with its number from 1; null and 0: of none. */
  series: string | null;
  edition: Integer;
  entered: Integer;
  announced: Time;
  /** At the latest. */
  starts: Time;
  begun: Time | null;
  ended: Time | null;
}
export interface Entrant extends Player {
  /** For which they play. */
  team: string | null;
  /** Has left; in an arena, or a Swiss tournament at one sitting, pauses. */
  withdrawn: boolean;
  /** In a Swiss tournament: wishes for a half-point bye, which each player has once, in the next round. */
  wishes_bye: boolean;
  /** Plays at most so many games of it at once; 0: any number. */
  boards: Integer;
  /** The rating used for seeding. */
  seeded_at: Integer | null;
  /** In an arena: who will be paired next; who neither waits nor plays has not said that they are here. */
  waiting: boolean;
}
export interface Place {
  /** 0: a reserve of a team match, who has no board. */
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
export interface TeamPlace {
  place: Integer;
  team: string;
  points: number;
  /** The seeds of those whose points these are, the best first. */
  players: Integer[];
}
export interface PoolTable {
  /** From 1; 0: the final. */
  pool: Integer;
  standing: Place[];
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
  /** One player, who does not play in this round, for as many points as a won meeting or half of them. */
  bye: 'full' | 'half' | null;
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
  /** Once it has begun, if it is played by teams. */
  teams: TeamPlace[];
  /** Of a tournament in pools: the table of the final, if it has begun, then that of each pool. Its rounds follow those of the pools. */
  tables: PoolTable[];
  /** Of an arena those under way and of the newest 50. */
  meetings: Meeting[];
  /** The number of the newest message of its chat; 0: nobody has said anything. */
  said: Integer;
}
/** What a player has said to the others. */
export interface TournamentMessage {
  /** From 1. */
  number: Integer;
  by: Player;
  text: string;
  at: Time;
}
