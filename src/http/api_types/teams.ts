// Teams: standing groups of players, for which they enter tournaments.

import type { Integer, Player, Time } from './basics';
import type { TournamentSummary } from './tournaments';

export interface TeamSummary {
  name: string;
  captain: Player;
  /** The captain admits who asks; otherwise everybody may join. */
  on_request: boolean;
  made: Time;
  /** Members. */
  size: Integer;
}
export interface Team extends TeamSummary {
  /** The longest first. */
  members: Player[];
  /** Who asks to be admitted: the captain sees all, others only themselves. */
  asking: Player[];
  /** The newest 20 that somebody has entered for it. */
  tournaments: TournamentSummary[];
}
