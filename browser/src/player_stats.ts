// A player's results by game and by opponent. Declined matches do not count.

import type { Summary } from './api';
import { seatIndex } from './texts/format';

interface PlayerStats {
  won: number;
  drawn: number;
  lost: number;
  running: number;
}
export interface StatsRow extends PlayerStats {
  /** The game or the opponent. */
  subject: string;
}

const noStats = (): PlayerStats => ({ won: 0, drawn: 0, lost: 0, running: 0 });
export const played = (tally: PlayerStats) => tally.won + tally.drawn + tally.lost;
/** A win is 1 point, a draw ½. */
export const points = (tally: PlayerStats) => tally.won + tally.drawn / 2;

export const opponentOf = (match: Summary, name: string) => (match.seats[0].name === name ? match.seats[1] : match.seats[0]);
const isCounted = (match: Summary) =>
  (match.state === 'running' || match.state === 'over') && match.reason !== 'declined' && match.reason !== 'void';

function add(tally: PlayerStats, match: Summary, name: string) {
  if (!match.over) tally.running += 1;
  else if (match.result === 'draw') tally.drawn += 1;
  else if (match.result && match.seats[seatIndex(match.result)].name === name) tally.won += 1;
  else tally.lost += 1;
}

export function statsOf(matches: Summary[], name: string): PlayerStats {
  const tally = noStats();
  for (const match of matches.filter(isCounted)) add(tally, match, name);
  return tally;
}

/** One row per game or opponent, most matches first. */
export function statsRowsOf(matches: Summary[], name: string, by: (match: Summary) => string): StatsRow[] {
  const rows = new Map<string, StatsRow>();
  for (const match of matches.filter(isCounted)) {
    const of = by(match);
    const row = rows.get(of) ?? { subject: of, ...noStats() };
    add(row, match, name);
    rows.set(of, row);
  }
  return [...rows.values()].sort((a, b) => played(b) + b.running - (played(a) + a.running) || a.subject.localeCompare(b.subject));
}

/** When the player last moved or ended a match, as far as the matches show; null: never. */
export function lastPlayed(matches: Summary[], name: string): number | null {
  const times = matches.flatMap((match) => {
    if (match.over) return match.ended ?? [];
    const moved = match.plies > 0 && match.seats[seatIndex(match.to_move)].name !== name;
    return moved ? match.turn_since : [];
  });
  return times.length > 0 ? Math.max(...times) : null;
}
