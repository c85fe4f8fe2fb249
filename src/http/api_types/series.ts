// Series of tournaments.

import type { Integer, Player, Time } from './basics';
import type { TournamentSummary } from './tournaments';

export interface SeriesSummary {
  name: string;
  game: string;
  by: Player;
  /** day, a weekday such as saturday, or one of each month such as first-saturday or last-friday. */
  every: string;
  /** The time of day in this zone: 15:00. */
  at: string;
  /** Europe/London. */
  zone: string;
  /** Editions in a season. */
  season: Integer;
  announced: Time;
  /** It announces no more. */
  ended: Time | null;
  /** When the next edition begins that is not announced yet, and when it will be. */
  next: Time;
  next_announced: Time;
  /** The edition announced last: the next one has its system, clock and so on. */
  newest: TournamentSummary;
}
/** A tournament of a series that is open for entry or being played. */
export interface Edition {
  name: string;
  state: 'open' | 'running';
  starts: Time;
  players: Player[];
}
export interface PlayedEdition {
  name: string;
  begun: Time;
  /** Who have played a game. */
  players: Integer;
  winners: Player[];
}
export interface SeasonPlace {
  place: Integer;
  player: Player;
  points: number;
  /** Editions. */
  played: Integer;
  won: Integer;
}
export interface Series extends SeriesSummary {
  /** Who are entered into each edition. */
  regulars: Player[];
  /** The next one first. */
  current: Edition[];
  /** The newest 20. */
  past: PlayedEdition[];
  /** The season of the newest edition that was played; 0: none was. */
  season_number: Integer;
  season_played: Integer;
  table: SeasonPlace[];
}
