// The home page for somebody who is not signed in: a game that can be played at once, the ways to
// play, what is being played now, and the games.

import * as api from '../api';
import { games } from '../app_state';
import { GameSign } from '../boards/game_sign';
import { t } from '../i18n';
import { Icon, type IconName } from '../icons';
import { Link } from '../link';
import { useLiveQuery } from '../live_query';
import { richText } from '../rich_text';
import { FrontGame } from './front_game';
import { LiveBoards, MatchList } from './match_list';
import './front.css';

const recentShown = 3;
/** The socket does not report who waits. */
const reloadMs = 30_000;

const running = () => api.listMatches(false);
const finished = () => api.listMatches(true);

export function FrontPage() {
  const [game] = games.value; // the server's first
  return (
    <div class="front">
      <header class="front-head">
        <h1>{t('front-title')}</h1>
        {game && <p>{t('front-about', { game: game.title })}</p>}
      </header>
      {game && <FrontGame game={game} />}
      <div class="front-side">
        <WaysToPlay />
        <Now />
      </div>
      <ByMail />
      <AllGames />
    </div>
  );
}

function WayToPlay({ to, icon, main, title, about }: { to: string; icon: IconName; main?: boolean; title: string; about: string }) {
  return (
    <li>
      <Link to={to} class={main ? 'way main' : 'way'}>
        <span class="way-icon">
          <Icon name={icon} />
        </span>
        <span>
          <strong>{title}</strong>
          <span class="way-about">{about}</span>
        </span>
      </Link>
    </li>
  );
}

function WaysToPlay() {
  const waiting = useLiveQuery(api.waitingRoom, reloadMs).data;
  const players = new Set(waiting?.map((offer) => offer.by.name)).size;
  return (
    <nav aria-label={t('front-ways')}>
      <ul class="front-ways">
        <WayToPlay main to="/play" icon="computer" title={t('front-computer')} about={t('front-computer-about')} />
        <WayToPlay
          to="/lobby"
          icon="people"
          title={t('lobby-title')}
          about={waiting ? t('front-opponent-about', { n: players }) : t('one-moment')}
        />
        {/* Here goes a game by link, for which nobody needs an account. */}
        <WayToPlay to="/signup" icon="mail" title={t('front-friend')} about={t('front-friend-about')} />
      </ul>
    </nav>
  );
}

/** One running game, and the latest results. */
function Now() {
  const now = useLiveQuery(running, reloadMs).data ?? [];
  const over = useLiveQuery(finished, reloadMs).data ?? [];
  const live = [...now].sort((a, b) => b.turn_since - a.turn_since).slice(0, 1);
  const results = [...over].sort((a, b) => (b.ended ?? 0) - (a.ended ?? 0)).slice(0, recentShown);
  return (
    <>
      {live.length > 0 && (
        <section class="front-now" aria-labelledby="front-now">
          <h2 id="front-now">{t('front-now')}</h2>
          <Link class="button quiet" to="/watch">
            {t('front-watch', { n: now.length })}
          </Link>
          <LiveBoards matches={live} />
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

function AllGames() {
  return (
    <section class="front-games" aria-labelledby="front-games">
      <h2 id="front-games">{t('front-games', { n: games.value.length })}</h2>
      <ul>
        {games.value.map((game) => (
          <li key={game.name}>
            <Link to={`/games/${game.name}`}>
              <GameSign {...game} />
              {game.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
