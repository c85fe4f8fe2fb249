// Matches in a list, and as small pictures of their boards.

import { useEffect } from 'preact/hooks';
import type { Summary } from '../api';
import { titleOf } from '../house';
import { t } from '../language';
import { Link } from '../link';
import { watch } from '../socket';
import { addressOf, ago, called, count, ending, isTurnOf, toMove } from '../words';

export const nameOf = (match: Summary) =>
  t('match-name', { game: titleOf(match.game), board: match.board });
export const seatsOf = (match: Summary) =>
  t('match-seats', { first: called(match.seats[0]), second: called(match.seats[1]) });
const stateOf = (match: Summary, me: string | null) => {
  if (match.over) return ending(match).replace(/\.$/, '');
  return me !== null && isTurnOf(match, me)
    ? t('match-your-turn')
    : t('match-to-move', { name: toMove(match).name });
};

/** `me`: whose turn it is to be marked, where that is the reader's. */
export function MatchList({ matches, me }: { matches: Summary[]; me: string | null }) {
  return (
    <ul class="matches">
      {matches.map((match) => (
        <li
          key={addressOf(match)}
          class={me !== null && isTurnOf(match, me) ? 'turn' : ''}
        >
          <Link to={addressOf(match)}>{nameOf(match)}</Link>
          <span class="seats">{seatsOf(match)}</span>
          <span class="state">
            {stateOf(match, me)}
            {' · '}
            {count(match.plies, 'move')} · {ago(match.ended ?? match.turn_since)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A board as the house draws it for those who only look, anew with every move. */
export function MatchPicture({ match }: { match: Summary }) {
  return (
    <img
      src={`/api/picture/${match.game}/${match.board}?plies=${match.plies}`}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}

/** Running matches as pictures that move as they are played: whoever shows them hears of each. */
export function LiveBoards({ matches }: { matches: Summary[] }) {
  const keys = matches.map((match) => `${match.game}/${match.board}`).join(' ');
  useEffect(() => {
    const unwatch = keys.split(' ').filter(Boolean).map(watch);
    return () => unwatch.forEach((stop) => stop());
  }, [keys]);
  return (
    <ul class="boards">
      {matches.map((match) => (
        <li key={addressOf(match)}>
          <Link to={addressOf(match)}>
            <MatchPicture match={match} />
            <span class="name">{nameOf(match)}</span>
            <span class="seats">{seatsOf(match)}</span>
            <span class="state">
              {stateOf(match, null)} · {count(match.plies, 'move')} · {ago(match.turn_since)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
