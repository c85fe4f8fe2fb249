// How a game ended, as this reader would say it: with the score, and why.

import type { Side } from '../../api';
import type { BoardKind } from '../../boards/board_kinds';
import type { PlayedGame } from '../../game_screen/use_game';
import { formatReason, formatResult, otherSide, reasonIn, seatIndex } from '../../texts/format';
import { t } from '../../texts/i18n';

type Score = [first: number, second: number] | null;

/** Without a result on the board the score says nothing. */
const withoutScore = ['resigned', 'time', 'agreed', 'house', 'void', 'declined'];

export const scoreOf = ({ reason }: PlayedGame, kind: BoardKind, position: string, start: string): Score =>
  kind.hasScore && !withoutScore.includes(reason ?? '') ? kind.capturedBy(position, start) : null;

/** The score from the winner's side, the first player's if there is none. */
function scoreFor(side: Side, score: Score): { own: number; other: number } | null {
  return score && { own: score[seatIndex(side)] ?? 0, other: score[seatIndex(otherSide(side))] ?? 0 };
}

export function headline(match: PlayedGame, score: Score): string {
  const { result, you, seats } = match;
  function formatScore(side: Side) {
    const count = scoreFor(side, score);
    return count ? ` ${count.own}–${count.other}` : '';
  }
  if (result === 'draw' && match.reason !== 'void') return t('end-drawn', { score: formatScore('first') });
  if (result !== 'first' && result !== 'second') return formatResult(match);
  if (you === null) return t('end-won', { name: seats[seatIndex(result)].name, score: formatScore(result) });
  return you === result ? t('end-you-won', { score: formatScore(you) }) : t('end-you-lost', { score: formatScore(you) });
}

/** Why it ended. */
export function reasonOf(match: PlayedGame): string {
  const { result, you } = match;
  const reason = reasonIn(match);
  const lost = you !== null && result === otherSide(you);
  if (lost && (reason === 'resigned' || reason === 'time' || reason === 'absent')) return t(`end-you-${reason}`);
  return reason ? formatReason(reason) : '';
}

/** In one sentence, to be heard. */
export function spokenResult(match: PlayedGame, kind: BoardKind, position: string, start: string): string {
  const { result } = match;
  const score = scoreFor(result === 'second' ? 'second' : 'first', scoreOf(match, kind, position, start));
  const why = reasonOf(match);
  return formatResult(match, match.you, `${score ? t('end-score', score) : ''}${why ? t('end-why', { why }) : ''}`);
}
