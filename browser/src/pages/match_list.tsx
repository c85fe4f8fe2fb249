// Matches as a list.

import type { Summary } from '../api';
import { titleOf } from '../app_state';
import { t } from '../texts/i18n';
import { Link } from '../link';
import { waitsFor } from '../my_games';
import { matchPath, formatAgo, playerLabel, formatCount, formatResult, isTurnOf, seatIndex, playerToMove } from '../texts/format';
import { duration } from './match/clock';

export const matchName = (match: Summary) => t('match-name', { game: titleOf(match.game), board: match.board });
export const seatsOf = (match: Summary) => t('match-seats', { first: playerLabel(match.seats[0]), second: playerLabel(match.seats[1]) });
const stateOf = (match: Summary, me: string | null) => {
  if (match.over) return formatResult(match).replace(/\.$/, '');
  if (me !== null && isTurnOf(match, me)) return t('match-your-turn');
  const { proposal } = match;
  if (me !== null && proposal && waitsFor(match, me)) {
    const name = match.seats[seatIndex(proposal.by)].name;
    return proposal.what === 'draw' ? t('draw-offered', { by: name }) : t('undo-offered', { by: name });
  }
  return t('match-to-move', { name: playerToMove(match).name });
};

const day = 86_400_000;

function TimeLeft({ match, warn }: { match: Summary; warn: boolean }) {
  if (match.due === null) return null;
  const left = match.due - Date.now();
  return (
    <span class={`clock ${warn && left < day ? 'short' : ''}`}>
      {' · '}
      {t('match-time-left', { time: duration(left) })}
    </span>
  );
}

/** `me`: marks this player's waiting matches and shows their time. */
export function MatchList({ matches, me }: { matches: Summary[]; me: string | null }) {
  const waits = (match: Summary) => me !== null && waitsFor(match, me);
  return (
    <ul class="matches">
      {matches.map((match) => (
        <li key={matchPath(match)} class={waits(match) ? 'turn' : ''}>
          <Link to={matchPath(match)}>{matchName(match)}</Link>
          <span class="seats">{seatsOf(match)}</span>
          <span class="state">
            {stateOf(match, me)}
            {me !== null && <TimeLeft match={match} warn={waits(match)} />}
            {' · '}
            {formatCount(match.plies, 'move')} · {formatAgo(match.ended ?? match.turn_since)}
          </span>
        </li>
      ))}
    </ul>
  );
}
