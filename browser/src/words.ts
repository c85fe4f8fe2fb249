// Plain English for what the house reports in its own words: ends, sides, times, the commands the
// page writes.

import type { Match, Player, Side, Summary } from './api';

export const other = (side: Side): Side => (side === 'first' ? 'second' : 'first');
export const seatOf = (side: Side): 0 | 1 => (side === 'first' ? 0 : 1);

const reasons: Record<string, string> = {
  tie: 'both have captured the same and the board is empty',
  majority: 'enough seeds captured',
  'no-stones': 'the player to move has no seeds',
  'cannot-feed': 'the opponent has no seeds and cannot be given any',
  starved: 'the opponent was left without seeds',
  stalemate: 'no more seeds can ever be captured',
  repetition: 'the position came back',
  base: 'an enemy base was reached',
  'captured-all': 'all the opponent’s pods were captured',
  'no-moves': 'the player to move cannot move',
  resigned: 'the opponent resigned',
  declined: 'declined before both had moved; it does not count',
  time: 'the opponent ran out of time',
  agreed: 'both agreed',
};

/** How a finished match ended, as a sentence. */
export function ending(match: Summary): string {
  const why = match.reason ? (reasons[match.reason] ?? match.reason) : '';
  const because = why ? ` (${why})` : '';
  if (match.result === 'first' || match.result === 'second')
    return `${match.seats[seatOf(match.result)].name} won${because}.`;
  return match.result === 'draw' ? `Drawn${because}.` : `Over${because}.`;
}

export const toMove = (match: Summary): Player => match.seats[seatOf(match.to_move)];
export const isTurnOf = (match: Summary, name: string) =>
  !match.over && toMove(match).name === name;
export const addressOf = (match: { game: string; board: number }) =>
  `/match/${match.game}/${match.board}`;
export const called = (player: Player) =>
  player.level > 0 ? `${player.name} (level ${player.level})` : player.name;

/** The commands the page writes, each the words that a mail would have. */
export const moveCommand = (match: Match, text: string) =>
  `${match.game} move ${match.board} ${text}#${match.plies + 1}`;
export const resignCommand = (match: Match) => `${match.game} resign ${match.board}`;
export const challengeCommand = (
  game: string,
  mine: string,
  opponent: string,
  first: string,
  clock: string,
) => `${game} challenge ${mine} ${opponent} --first=${first} --clock=${clock}`;

const day = 86_400_000;

/** "3 minutes ago", near enough for a list. */
export function ago(then: number, now = Date.now()): string {
  const minutes = Math.max(0, Math.round((now - then) / 60_000));
  if (minutes < 1) return 'just now';
  if (minutes < 60) return minutes === 1 ? 'a minute ago' : `${minutes} minutes ago`;
  const hours = Math.round(minutes / 60);
  if (hours < 24) return hours === 1 ? 'an hour ago' : `${hours} hours ago`;
  const days = Math.round(hours / 24);
  if (days < 14) return days === 1 ? 'yesterday' : `${days} days ago`;
  return new Date(then).toLocaleDateString();
}

/** Time on a clock: the two largest units that matter. */
export function span(ms: number): string {
  const left = Math.max(0, ms);
  if (left >= day) return `${Math.floor(left / day)} d ${Math.floor((left % day) / 3_600_000)} h`;
  if (left >= 3_600_000)
    return `${Math.floor(left / 3_600_000)} h ${Math.floor((left % 3_600_000) / 60_000)} min`;
  return `${Math.floor(left / 60_000)} min ${Math.floor((left % 60_000) / 1000)} s`;
}

/** What the player's clock shows now; null where the match has no clock. */
export function timeLeft(match: Match, side: Side, now = Date.now()): number | null {
  if (!match.clock || match.clock.bank === 0) return null;
  const left = match.clock.left[seatOf(side)];
  return !match.over && match.to_move === side ? left - (now - match.turn_since) : left;
}

export const count = (n: number, thing: string) => `${n} ${thing}${n === 1 ? '' : 's'}`;
