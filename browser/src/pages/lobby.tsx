// The lobby: running matches, waiting boards, who is online, recent results. Also for visitors.

import { useState } from 'preact/hooks';
import * as api from '../api';
import { useLiveQuery } from '../live_query';
import { navigate, titleOf, user } from '../app_state';
import { t } from '../i18n';
import { Link } from '../link';
import { RatingOf } from '../ratings/rating_of';
import { useTitle } from '../title';
import { matchPath, formatAgo, playerLabel, formatClock } from '../format';
import '../pages.css';
import { formatConditions, formatObstacle } from './conditions';
import { LiveBoards, MatchList } from './match_list';
import { CommandButton } from './command_form';

const boardsFirst = 9;
const finishedShown = 12;
/** The socket does not report who is online. */
const reloadMs = 20_000;

const running = () => api.listMatches(false);
const finished = () => api.listMatches(true);

function RunningMatches() {
  const { data, error } = useLiveQuery(running, reloadMs);
  const [all, setAll] = useState(false);
  const latest = [...(data ?? [])].sort((a, b) => b.turn_since - a.turn_since);
  const shown = all ? latest : latest.slice(0, boardsFirst);
  return (
    <section aria-labelledby="now-title">
      <h2 id="now-title">{t('lobby-now')}</h2>
      {error && <p class="refused">{error}</p>}
      {data?.length === 0 && <p class="hint">{t('lobby-now-none')}</p>}
      <LiveBoards matches={shown} />
      {latest.length > shown.length && (
        <button type="button" onClick={() => setAll(true)}>
          {t('show-all', { n: latest.length })}
        </button>
      )}
    </section>
  );
}

function WaitingRoom() {
  const { data, refetch } = useLiveQuery(api.waitingRoom, reloadMs);
  const who = user.value;
  const firstIn = (offer: api.Offer) =>
    offer.first === 'lot'
      ? t('first-by-lot')
      : t('first-is', { name: offer.first === 'me' ? offer.by.name : t('first-accepts') });
  return (
    <section class="card" aria-labelledby="waiting-title">
      <h2 id="waiting-title">{t('waiting-title')}</h2>
      {data?.length === 0 && <p class="hint">{t('waiting-none')}</p>}
      <ul class="lines">
        {data?.map((offer) => {
          const own = who?.name === offer.by.name;
          return (
            <li key={`${offer.game}/${offer.board}`} class={offer.cannot ? 'barred' : ''}>
              <span>
                <Link to={`/player/${offer.by.name}`}>{playerLabel(offer.by)}</Link>{' '}
                <RatingOf {...offer.by} />{' '}
                <Link to={`/games/${offer.game}`}>{titleOf(offer.game)}</Link>
                <span class="hint">
                  {firstIn(offer)} · {formatClock(offer.clock)}
                  {offer.rated ? '' : ` · ${t('unrated')}`}
                  {offer.etiquette ? ` · ${t('etiquette-word')}` : ''} · {formatAgo(offer.posted)}
                </span>
                {(formatConditions(offer.wanted) || offer.games > 1) && (
                  <span class="hint">
                    {[
                      formatConditions(offer.wanted),
                      offer.games > 1 ? t('waiting-games', { n: offer.games }) : '',
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                )}
                {offer.cannot && <span class="hint">{formatObstacle(offer.cannot)}</span>}
              </span>
              {own && (
                <CommandButton
                  words={`${offer.game} withdraw ${offer.board}`}
                  button={t('waiting-withdraw')}
                  done={refetch}
                />
              )}
              {who && !own && !offer.cannot && (
                <CommandButton
                  words={`${offer.game} accept ${offer.board}`}
                  button={t('waiting-play')}
                  done={(answer) => (answer.match ? navigate(matchPath(answer.match)) : refetch())}
                />
              )}
            </li>
          );
        })}
      </ul>
      <p class="hint">{who ? t('waiting-how') : t('waiting-sign-up')}</p>
    </section>
  );
}

function OnlinePlayers() {
  const { data } = useLiveQuery(api.serverStats, reloadMs);
  return (
    <section class="card" aria-labelledby="here-title">
      <h2 id="here-title">{t('here-title')}</h2>
      <ul class="names">
        {data?.here.map((player) => (
          <li key={player.name}>
            <Link to={`/player/${player.name}`}>{player.name}</Link>
          </li>
        ))}
      </ul>
      {data?.here.length === 0 && <p class="hint">{t('here-nobody')}</p>}
      {data && <p class="hint">{t('here-strangers', { n: data.strangers })}</p>}
    </section>
  );
}

function RecentResults() {
  const { data } = useLiveQuery(finished);
  const latest = [...(data ?? [])].sort((a, b) => (b.ended ?? 0) - (a.ended ?? 0));
  return (
    <section class="card" aria-labelledby="finished-title">
      <h2 id="finished-title">{t('finished-title')}</h2>
      {data?.length === 0 && <p class="hint">{t('finished-none')}</p>}
      <MatchList matches={latest.slice(0, finishedShown)} me={null} />
    </section>
  );
}

export function LobbyPage() {
  useTitle(t('nav-lobby'));
  return (
    <>
      <h1>{t('nav-lobby')}</h1>
      <RunningMatches />
      <div class="columns">
        <WaitingRoom />
        <OnlinePlayers />
        <RecentResults />
        <p>
          <Link to="/tournaments">{t('tournaments-title')}</Link>
        </p>
      </div>
    </>
  );
}
