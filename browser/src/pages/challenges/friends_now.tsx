// The reader's friends who are here or playing, with a way to watch.

import * as api from '../../api';
import type { Summary } from '../../api';
import { titleOf } from '../../app_state';
import { matchPath } from '../../texts/format';
import { t } from '../../texts/i18n';
import { Avatar } from '../../icons';
import { Link } from '../../link';
import { useLiveQuery } from '../../live_query';
import { useWatched } from '../../use_watched';
import { ownSide } from '../front/game_card';
import '../home.css';
import './open_boards.css';

const shown = 8;
/** The socket does not report who is here. */
const reloadMs = 20_000;

interface FriendNow {
  name: string;
  here: boolean;
  /** What the reader can watch: the one with the latest move. */
  match: Summary | null;
}

async function friendsNow(): Promise<{ any: boolean; friends: FriendNow[] }> {
  const { friends } = await api.userPreferences();
  if (friends.length === 0) return { any: false, friends: [] };
  const [house, matches] = await Promise.all([api.serverStats(), api.friendsGames()]);
  const all = friends.map(({ name }) => ({
    name,
    here: house.here.some((player) => player.name === name),
    match: matches.find((match) => !match.over && ownSide(match) === null && match.seats.some((seat) => seat.name === name)) ?? null,
  }));
  const rank = ({ here, match }: FriendNow) => (here ? 0 : 2) + (match ? 0 : 1);
  return { any: true, friends: all.filter(({ here, match }) => here || match).sort((a, b) => rank(a) - rank(b)) };
}

/** "Online · Wari against carl" */
function state({ name, here, match }: FriendNow): string {
  const opponent = match?.seats.find((seat) => seat.name !== name)?.name ?? '';
  const game = match && t('friends-plays', { game: titleOf(match.game), name: opponent });
  return [here && t('friends-here'), game].filter(Boolean).join(' · ');
}

/** `all`: says so if there are none. */
export function FriendsNow({ all }: { all?: boolean }) {
  const { data } = useLiveQuery(friendsNow, reloadMs);
  const friends = (data?.friends ?? []).slice(0, shown);
  useWatched(friends.flatMap(({ match }) => match ?? []));
  if (!data || (friends.length === 0 && !all)) return null;
  return (
    <section aria-labelledby="friends-title">
      <h2 id="friends-title">{t('friends-title')}</h2>
      {!data.any && (
        <p class="soft">
          {t('friends-follow')} <Link to="/players">{t('to-players')}</Link>
        </p>
      )}
      {data.any && friends.length === 0 && <p class="soft">{t('friends-away')}</p>}
      <ul class="side-list">
        {friends.map((friend) => (
          <li key={friend.name}>
            <Avatar name={friend.name} small />
            <span class="grow">
              <Link to={`/player/${friend.name}`}>{friend.name}</Link>
              <span class="small soft">{state(friend)}</span>
            </span>
            {friend.match && (
              <Link to={matchPath(friend.match)} class="button" aria-label={t('friends-watch', { name: friend.name })}>
                {t('nav-watch')}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
