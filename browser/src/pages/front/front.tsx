// The home page for somebody who is not signed in: a game that can be played at once and the ways to
// play. The rest (front_more.tsx) comes after the board.

import * as api from '../../api';
import { useEffect } from 'preact/hooks';
import { games, guestsAllowed, hasFrontText, signedOut } from '../../app_state';
import { t } from '../../texts/i18n';
import { Icon, type IconName } from '../../icons';
import { lazyPart } from '../../lazy';
import { Link } from '../../link';
import { useLiveQuery } from '../../live_query';
import { runningGames } from '../../offline/local_games';
import { FrontGame } from './front_game';
import './front.css';

const PlayedNow = lazyPart(() => import('./front_more').then((part) => part.PlayedNow));
const FrontText = lazyPart(() => import('../host_page').then((part) => part.FrontText));
const MailAndGames = lazyPart(() => import('./front_more').then((part) => part.MailAndGames));

export function FrontPage() {
  const [game] = games.value; // the server's first
  useEffect(() => () => void (signedOut.value = false), []);
  return (
    <div class="front">
      <header class="front-head">
        <h1>{t('front-title')}</h1>
        {game && <p>{t('front-about', { game: game.title })}</p>}
      </header>
      {signedOut.value && (
        <p class="notice" role="status">
          {t('front-signed-out')}
        </p>
      )}
      {game && <FrontGame game={game} />}
      <div class="front-side">
        <WaysToPlay />
        {hasFrontText.value && <FrontText />}
        <PlayedNow />
      </div>
      <MailAndGames />
    </div>
  );
}

function WayToPlay({ to, icon, main, title, about }: { to: string; icon: IconName; main?: boolean; title: string; about: string }) {
  return (
    <li>
      <Link to={to} class={main ? 'way-to-play main' : 'way-to-play'}>
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
  const waiting = useLiveQuery(api.waitingRoom, [], 'waiting').data;
  const players = new Set(waiting?.map((offer) => offer.by.name)).size;
  return (
    <nav aria-label={t('front-ways')}>
      <ul class="front-ways">
        <WayToPlay
          main={runningGames.value.length === 0}
          to="/play"
          icon="computer"
          title={t('front-computer')}
          about={t('front-computer-about')}
        />
        <WayToPlay
          to="/lobby"
          icon="people"
          title={t('lobby-title')}
          about={waiting ? t('front-opponent-about', { n: players }) : t('one-moment')}
        />
        <WayToPlay
          to={guestsAllowed.value ? '/friend' : '/signup'}
          icon="link"
          title={t('front-friend')}
          about={guestsAllowed.value ? t('front-friend-about') : t('front-friend-by-name')}
        />
      </ul>
    </nav>
  );
}
