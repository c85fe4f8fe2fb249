// A running match as seen by somebody who watches: the board between its two players, as at the table.

import type { Side, Summary } from '../api';
import { titleOf } from '../app_state';
import { dotted, formatAgo, formatCount, matchPath, otherSide, playerLabel, seatIndex } from '../texts/format';
import { t } from '../texts/i18n';
import { Avatar } from '../icons';
import { Link } from '../link';
import { lastMoveOf, useMatchDetails } from '../match_details';
import { RatingOf } from '../ratings/rating_of';
import { MatchThumbnail } from './front/game_card';
import { matchName } from './match_list';
import { shortTime } from './match/time_left';

interface Shown {
  match: Summary;
  now: number;
}

/** One of the players; who is to move is marked, with the time left. */
function Seat({ match, side, now }: Shown & { side: Side }) {
  const player = match.seats[seatIndex(side)];
  const moves = !match.over && match.to_move === side;
  return (
    <span class={`seat ${moves ? 'to-move' : ''}`}>
      <Avatar name={player.name} computer={player.level > 0} small />
      <span class="grow">
        <b>{playerLabel(player)}</b> <RatingOf {...player} />
      </span>
      {moves && <span class="unseen">{t('match-to-move', { name: player.name })}</span>}
      {moves && match.due !== null && <span class="time">{shortTime(match.due - now)}</span>}
    </span>
  );
}

export function WatchCard({ match, now }: Shown) {
  const { ref, details } = useMatchDetails<HTMLLIElement>(match);
  const bottom = details?.bottom ?? 'first';
  const news = lastMoveOf(details)?.words;
  return (
    <li ref={ref}>
      <Link to={matchPath(match)} class="watch-card" title={matchName(match)}>
        <span class="head">
          <b class="game">{titleOf(match.game)}</b>
          <span class="soft">{formatCount(match.plies, 'move')}</span>
        </span>
        <Seat match={match} side={otherSide(bottom)} now={now} />
        <MatchThumbnail match={match} details={details} />
        <Seat match={match} side={bottom} now={now} />
        <span class="news">{dotted(news, formatAgo(match.turn_since, now))}</span>
      </Link>
    </li>
  );
}
