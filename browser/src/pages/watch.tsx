// Watching: running matches, recent results, who is online. Also for visitors.

import { useState } from 'preact/hooks';
import * as api from '../api';
import { useLiveQuery } from '../live_query';
import { t } from '../i18n';
import { Link } from '../link';
import { useTitle } from '../title';
import '../pages.css';
import './watch.css';
import { LiveBoards, MatchList } from './match_list';

const boardsFirst = 9;
const finishedShown = 12;
/** The socket does not report who is online. */
const reloadMs = 20_000;

const running = () => api.listMatches(false);
const finished = () => api.listMatches(true);

/** Matches between strong players come first; players without a rating count as beginners. */
const strength = ({ seats }: api.Summary) => seats.reduce((sum, { rating }) => sum + (rating ?? 1000), 0);

function RunningMatches() {
  const { data, error } = useLiveQuery(running, reloadMs);
  const [all, setAll] = useState(false);
  const best = [...(data ?? [])].sort((a, b) => strength(b) - strength(a) || b.turn_since - a.turn_since);
  const shown = all ? best : best.slice(0, boardsFirst);
  return (
    <section aria-labelledby="now-title">
      <h2 id="now-title">{t('lobby-now')}</h2>
      {error && <p class="refused">{error}</p>}
      {data?.length === 0 && <p class="hint">{t('lobby-now-none')}</p>}
      <LiveBoards matches={shown} />
      {best.length > shown.length && (
        <button type="button" onClick={() => setAll(true)}>
          {t('show-all', { n: best.length })}
        </button>
      )}
    </section>
  );
}

function OnlinePlayers() {
  const { data } = useLiveQuery(api.serverStats, reloadMs);
  return (
    <section aria-labelledby="here-title">
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
    <section aria-labelledby="finished-title">
      <h2 id="finished-title">{t('finished-title')}</h2>
      {data?.length === 0 && <p class="hint">{t('finished-none')}</p>}
      <MatchList matches={latest.slice(0, finishedShown)} me={null} />
    </section>
  );
}

export function WatchPage() {
  useTitle(t('nav-watch'));
  return (
    <>
      <h1>{t('nav-watch')}</h1>
      <RunningMatches />
      <div class="watch-more">
        <RecentResults />
        <OnlinePlayers />
      </div>
    </>
  );
}
