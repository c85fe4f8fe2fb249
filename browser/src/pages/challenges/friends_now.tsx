// The reader's friends who are here or playing, with a way to watch.

import * as api from '../../api';
import { titleOf } from '../../app_state';
import { dotted, matchPath } from '../../texts/format';
import { t } from '../../texts/i18n';
import { Avatar } from '../../icons';
import { Link } from '../../link';
import { useLiveQuery } from '../../live_query';
import { usePresence } from '../../presence/presence';
import { useWatched } from '../../presence/use_watched';
import { ownSide } from '../front/game_card';
import { Section } from '../section';
import '../home.css';
import './open_boards.css';

const shown = 8;
/** The socket does not report friends' games that begin. */
const reloadMs = 20_000;

interface FriendNow {
  name: string;
  /** What the reader can watch: the one with the latest move. */
  match: api.Summary | null;
}

async function friendsNow(): Promise<FriendNow[]> {
  const { friends } = await api.userPreferences();
  if (friends.length === 0) return [];
  const matches = await api.friendsGames();
  return friends.map(({ name }) => ({
    name,
    match: matches.find((match) => !match.over && ownSide(match) === null && match.seats.some((seat) => seat.name === name)) ?? null,
  }));
}

/** "Online · Wari against carl" */
function state({ name, match }: FriendNow, here: boolean): string {
  const opponent = match?.seats.find((seat) => seat.name !== name)?.name ?? '';
  const game = match && t('friends-plays', { game: titleOf(match.game), name: opponent });
  return dotted(here && t('friends-here'), game);
}

/** `all`: says so if there are none. */
export function FriendsNow({ all }: { all?: boolean }) {
  const { data } = useLiveQuery(friendsNow, [], reloadMs);
  const here = usePresence((data ?? []).map(({ name }) => name));
  const rank = ({ name, match }: FriendNow) => (here.includes(name) ? 0 : 2) + (match ? 0 : 1);
  const friends = (data ?? [])
    .filter((friend) => rank(friend) < 3)
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, shown);
  useWatched(friends.flatMap(({ match }) => match ?? []));
  if (!data || (friends.length === 0 && !all)) return null;
  return (
    <Section name="friends" title={t('friends-title')}>
      {data.length === 0 && (
        <p class="soft">
          {t('friends-follow')} <Link to="/players">{t('to-players')}</Link>
        </p>
      )}
      {data.length > 0 && friends.length === 0 && <p class="soft">{t('friends-away')}</p>}
      <ul class="side-list">
        {friends.map((friend) => (
          <li key={friend.name}>
            <Avatar name={friend.name} small />
            <span class="grow">
              <Link to={`/player/${friend.name}`}>{friend.name}</Link>
              <span class="small soft">{state(friend, here.includes(friend.name))}</span>
            </span>
            {friend.match && (
              <Link
                to={matchPath(friend.match)}
                class="button"
                aria-label={t('friends-watch', { name: friend.name })}
                label={t('nav-watch')}
              />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
