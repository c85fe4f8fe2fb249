// What waits for the reader, behind the bell: challenges first, then the games by urgency.

import type { Summary } from '../../api';
import { titleOf } from '../../app_state';
import { matchPath, playerLabel } from '../../texts/format';
import { t } from '../../texts/i18n';
import { Avatar } from '../../icons';
import { Link } from '../../link';
import { challengerOf, received, waiting } from '../../my_games';
import { opponentOf } from '../front/game_card';
import { shortTime, useNow } from '../match/time_left';
import './waiting_list.css';

/** More are on the home page. */
const shown = 8;

function Line({ match, now }: { match: Summary; now: number }) {
  const challenge = match.state === 'offered';
  const other = challenge ? challengerOf(match) : opponentOf(match);
  return (
    <li>
      <Link to={matchPath(match)}>
        <Avatar name={other.name} computer={other.level > 0 || other.bot === true} small />
        <span class="grow">
          <b>{playerLabel(other)}</b>
          <span class="soft">
            {titleOf(match.game)} · {challenge ? t('challenge-word') : t('match-your-turn')}
          </span>
        </span>
        {!challenge && match.due !== null && <span class="time soft">{shortTime(match.due - now)}</span>}
      </Link>
    </li>
  );
}

export function WaitingList() {
  const all = [...received.value, ...waiting.value];
  const now = useNow(waiting.value);
  return (
    <>
      <ul class="waiting-list">
        {all.slice(0, shown).map((match) => (
          <Line key={match.id} match={match} now={now} />
        ))}
      </ul>
      <p class="waiting-all">
        <Link to="/">{all.length > shown ? t('show-all', { n: all.length }) : t('to-front-door')}</Link>
      </p>
    </>
  );
}
