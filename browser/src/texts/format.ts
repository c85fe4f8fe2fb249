// Formats results, names, dates and clocks in the reader's language, and commands in that of all.

import type { Match, Player, Side, Summary, TimeControl } from '../api';
import { otherSide, seatIndex } from '../sides';
import { language, t } from './i18n';

export { otherSide, seatIndex };

/** Those of the words that there are, in a line. */
export const dotted = (...words: (string | number | false | null | undefined)[]) => words.filter(Boolean).join(' · ');

/** Why it ended; "absent": whoever ran out of time has not moved at all. */
export const reasonIn = ({ reason, result, plies = 2 }: Omit<Ended, 'seats'>) =>
  reason === 'time' && plies < (result === 'first' ? 2 : 1) ? 'absent' : reason;

/** A result's reason ("no-stones") in the reader's language; unknown ones unchanged. */
export function formatReason(word: string): string {
  const id = `reason-${word}`;
  const words = t(`reason-${word}`);
  return words === id ? word : words;
}

/** The names at a board, First's first. */
export type Names = [{ name: string }, { name: string }];

type Ended = Partial<Pick<Summary, 'result' | 'reason' | 'plies'>> & { seats: Names };

/** How a finished match ended, as a sentence; `you`: the reader's side, if "you" is said. */
export function formatResult(match: Ended, you?: Side | null, because = formatBecause(match)): string {
  if (match.reason === 'withdrawn' || match.reason === 'expired') return t(`ending-${match.reason}`);
  if (match.result && match.result === you) return t('ending-you-won', { because });
  if (match.result === 'first' || match.result === 'second')
    return t('ending-won', { name: match.seats[seatIndex(match.result)].name, because });
  const drawn = match.result === 'draw' && match.reason !== 'void';
  return drawn ? t('ending-drawn', { because }) : t('ending-over', { because });
}

function formatBecause(match: Ended): string {
  const reason = reasonIn(match);
  return reason ? t('ending-because', { why: formatReason(reason) }) : '';
}

export const playerToMove = (match: Summary): Player => match.seats[seatIndex(match.to_move)];
export const isTurnOf = (match: Summary, name: string) => match.state === 'running' && playerToMove(match).name === name;
export const matchPath = (match: { game: string; board: number }) => `/match/${match.game}/${match.board}`;
export const playerLabel = ({ name, level, bot }: Player) =>
  level > 0 ? t('player-level', { level }) : bot ? t('player-bot', { name }) : name;
export const quoteWord = (word: string) => `"${word.replace(/["\\]/g, '\\$&')}"`;

/** The commands that the page sends, as a mail would. */
export const moveCommand = (match: Match, text: string) => `${match.game} move ${match.board} ${text}#${match.plies + 1}`;
/** Applies only to the board as it is now, like a move. */
export const proposeCommand = (match: Match, what: 'propose' | 'undo') => moveCommand(match, what);
/** Answers only the proposal or challenge that the person sees; 0 is the challenge. */
export const answerCommand = (match: Summary, what: 'accept' | 'decline' | 'reject') =>
  `${match.game} ${what} ${match.board} --number=${match.proposal?.number ?? 0}`;
export const resignCommand = (match: Match) => `${match.game} resign ${match.board}`;
/** `first` is empty for the game's default. */
export const challengeCommand = (game: string, mine: string, opponent: string, first: string, clock: string) =>
  `${game} challenge ${mine} ${opponent}${first && ` --first=${first}`} --clock=${clock}`;

const day = 86_400_000;

/** "3 minutes ago", approximately. */
export function formatAgo(then: number, now = Date.now()): string {
  const minutes = Math.max(0, Math.round((now - then) / 60_000));
  if (minutes < 1) return t('ago-now');
  if (minutes < 60) return t('ago-minutes', { n: minutes });
  const hours = Math.round(minutes / 60);
  if (hours < 24) return t('ago-hours', { n: hours });
  const days = Math.round(hours / 24);
  if (days < 14) return t('ago-days', { n: days });
  return formatDate(then);
}

/** "21 November 2026", as the reader's language writes it. */
export const formatDate = (time: number) => new Date(time).toLocaleDateString(language.value, { dateStyle: 'long' });
export const formatDateTime = (time: number) => new Date(time).toLocaleString(language.value, { dateStyle: 'medium', timeStyle: 'short' });

/** A game that is played at one sitting. */
export const isLiveClock = (clock: Pick<TimeControl, 'bank'> | null) => clock !== null && clock.bank > 0 && clock.bank < 3 * 3_600_000;

/** "30 days, and 1 day more for each move": what a match's clock gives. */
export function formatClock(clock: TimeControl | null): string {
  if (!clock || clock.bank === 0) return t('time-none');
  return t('time-of', { bank: formatDuration(clock.bank), increment: formatDuration(clock.increment) });
}

/** A whole number of days, hours, minutes or seconds. */
function formatDuration(ms: number): string {
  if (ms >= day && ms % day === 0) return t('count-day', { n: ms / day });
  if (ms >= 3_600_000 && ms % 3_600_000 === 0) return t('count-hour', { n: ms / 3_600_000 });
  if (ms >= 60_000 && ms % 60_000 === 0) return t('count-minute', { n: ms / 60_000 });
  return t('time-seconds', { count: Math.round(ms / 1000) });
}

/** A count of something named in site.ftl: "move", "day". */
export const formatCount = (n: number, thing: string) => t(`count-${thing.replaceAll(' ', '-')}`, { n });

/** A seat as the rules name it, "White (O)", in the reader's language. */
export function seatName(seat: string): string {
  const [name = seat, ...sign] = seat.split(/(?= \()/);
  const known = t(`seat-${name.toLowerCase()}`);
  return [known.startsWith('seat-') ? name : known, ...sign].join('');
}
/** The same without the symbol of its pods. */
export const shortSeatName = (seat: string) => seatName(seat.replace(/ \(.*/, ''));
