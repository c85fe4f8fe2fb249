// What else is on the front page: a running game, results, playing by mail, all games.

import * as api from '../../api';
import { games } from '../../app_state';
import { t } from '../../texts/i18n';
import { Icon } from '../../icons';
import { Link } from '../../link';
import { useLiveQuery } from '../../live_query';
import { richText } from '../../texts/rich_text';
import { GameTile } from './game_tile';
import { LiveCards } from './game_card';
import { MatchList } from '../match_list';
import './front_more.css';

const recentShown = 3;
/** A stranger's first visit must not grow with the house: the one to show is among the latest. */
const latest = 20;
const reloadMs = 30_000;

export function PlayedNow() {
  const matches = useLiveQuery(() => api.latestMatches(false, latest), [], reloadMs).data ?? [];
  const over = useLiveQuery(() => api.latestMatches(true, latest), [], reloadMs).data ?? [];
  const live = [...matches].sort((a, b) => b.turn_since - a.turn_since).slice(0, 1);
  const results = [...over].sort((a, b) => (b.ended ?? 0) - (a.ended ?? 0)).slice(0, recentShown);
  return (
    <>
      {live.length > 0 && (
        <section class="front-now" aria-labelledby="front-now">
          <h2 id="front-now">{t('front-now')}</h2>
          <Link class="button quiet" to="/watch" label={t('front-watch')} />
          <LiveCards matches={live} />
        </section>
      )}
      {results.length > 0 && (
        <section class="front-now" aria-labelledby="front-results">
          <h2 id="front-results">{t('finished-title')}</h2>
          <MatchList matches={results} me={null} />
        </section>
      )}
    </>
  );
}

function ByMail() {
  const house = useLiveQuery(api.serverStats).data?.mail;
  return (
    <section class="front-mail" aria-label={t('foot-mail')}>
      <Icon name="mail" />
      <p>
        {house
          ? richText(t('front-mail', { house }), {
              b: (words) => <strong>{words}</strong>,
              house: (words) => <a href={`mailto:${house}?subject=help`}>{words}</a>,
            })
          : t('front-mail-too')}
      </p>
      <Link to="/help/mail">{t('front-mail-how')}</Link>
    </section>
  );
}

export function AllGames() {
  return (
    <section class="front-games" aria-labelledby="front-games">
      <h2 id="front-games">{t('front-games', { n: games.value.length })}</h2>
      <ul class="games">
        {games.value.map((game) => (
          <GameTile key={game.name} game={game} />
        ))}
      </ul>
    </section>
  );
}

export function MailAndGames() {
  return (
    <>
      <ByMail />
      <AllGames />
    </>
  );
}
