// Watching, also for visitors: what is being played now, recent results, who is online.

import { useState } from 'preact/hooks';
import { Button } from '../button';
import * as api from '../api';
import { inServerOrder, user } from '../app_state';
import { useLiveQuery } from '../live_query';
import { t } from '../texts/i18n';
import { Icon } from '../icons';
import { Link } from '../link';
import { useWatched } from '../presence/use_watched';
import { useTitle } from '../title';
import '../styles/pages.css';
import './home.css';
import './challenges/open_boards.css';
import './watch.css';
import { GameSelect } from './game_select';
import { MonthsLink } from '../months_link';
import { FriendsNow } from './challenges/friends_now';
import { LiveCards, SmallCard } from './front/game_card';
import { hour, useNow } from './match/time_left';
import { WatchCard } from './watch_card';
import { Section } from './section';

/** The page must not grow with the number of matches on the server. */
const latest = 300;
const cardsFirst = 12;
const finishedShown = 12;
/** The socket does not report matches that begin, nor who is online. */
const reloadMs = 20_000;

/** The player to move has no more than this, as in games that are played at one sitting. */
const liveMs = 3 * hour;
const isLive = ({ due, turn_since }: api.Summary) => due !== null && due - turn_since < liveMs;

/** What is being played now: live games first, and the newest move first. */
const newestFirst = (matches: api.Summary[]) =>
  [...matches].sort((a, b) => Number(isLive(b)) - Number(isLive(a)) || b.turn_since - a.turn_since);

const firstOfEach = (sorted: api.Summary[]) => sorted.filter(({ game }, i) => sorted.findIndex((match) => match.game === game) === i);

function NobodyPlays() {
  return (
    <div class="nobody-plays">
      <Icon name="eye" />
      <p>{t('lobby-now-none')}</p>
      {user.value ? (
        <Link to="/new" class="button main" label={t('challenge-title')} />
      ) : (
        <Link to="/" class="button main" label={t('watch-play')} />
      )}
    </div>
  );
}

function MoreMatches({ matches }: { matches: api.Summary[] }) {
  const [game, setGame] = useState('');
  const [all, setAll] = useState(false);
  const names = inServerOrder([...new Set(matches.map((match) => match.game))]);
  const chosen = names.includes(game) ? game : '';
  const fitting = matches.filter((match) => !chosen || match.game === chosen);
  const shown = all ? fitting : fitting.slice(0, cardsFirst);
  return (
    <Section
      name="more"
      title={
        <>
          {t('watch-more')} <span class="number">{fitting.length}</span>
        </>
      }
      beside={names.length > 1 && <GameSelect games={names} chosen={chosen} choose={setGame} />}
    >
      <LiveCards matches={shown} />
      {fitting.length > shown.length && <Button label={t('show-all', { n: fitting.length })} act={() => setAll(true)} />}
    </Section>
  );
}

function RunningMatches() {
  const { data, error } = useLiveQuery(() => api.latestMatches(false, latest), [], reloadMs);
  const now = useNow(data ?? []);
  const sorted = newestFirst(data ?? []);
  const shown = firstOfEach(sorted);
  const more = sorted.filter((match) => !shown.includes(match));
  useWatched(shown);
  return (
    <>
      <Section name="now" title={t('lobby-now')}>
        {error && <p class="refused">{error}</p>}
        {data?.length === 0 && <NobodyPlays />}
        <ul class="watch-cards">
          {shown.map((match) => (
            <WatchCard key={match.id} match={match} now={now} />
          ))}
        </ul>
      </Section>
      {more.length > 0 && <MoreMatches matches={more} />}
    </>
  );
}

function OnlinePlayers() {
  const { data } = useLiveQuery(api.serverStats, [], reloadMs);
  return (
    <Section name="here" title={t('here-title')}>
      <ul class="names">
        {data?.here.map((player) => (
          <li key={player.name}>
            <Link to={`/player/${player.name}`}>{player.name}</Link>
          </li>
        ))}
      </ul>
      {data?.here.length === 0 && <p class="hint">{t('here-nobody')}</p>}
      {data && data.others_here > 0 && <p class="hint">{t('here-others', { n: data.others_here })}</p>}
      {data && <p class="hint">{t('here-strangers', { n: data.strangers })}</p>}
    </Section>
  );
}

function RecentResults() {
  const { data } = useLiveQuery(() => api.latestMatches(true, finishedShown));
  const now = useNow([]);
  const sorted = [...(data ?? [])].sort((a, b) => (b.ended ?? 0) - (a.ended ?? 0));
  return (
    <Section name="finished" title={t('finished-title')}>
      {data?.length === 0 && <p class="hint">{t('finished-none')}</p>}
      <ul class="small-cards">
        {sorted.map((match) => (
          <SmallCard key={match.id} match={match} now={now} />
        ))}
      </ul>
      {sorted.length > 0 && <MonthsLink />}
    </Section>
  );
}

export function WatchPage() {
  useTitle(t('nav-watch'));
  return (
    <>
      <h1>{t('nav-watch')}</h1>
      <div class="watch">
        <RunningMatches />
        {user.value && !user.value.guest && <FriendsNow all />}
        <RecentResults />
        <OnlinePlayers />
      </div>
    </>
  );
}
