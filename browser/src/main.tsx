// The page: its frame, and which part of it an address shows.

import { render } from 'preact';
import { useEffect } from 'preact/hooks';
import { arrive, leave, path, trouble, user } from './house';
import { preferred, speak, t } from './language';
import { later } from './later';
import { Link } from './link';
import { connected } from './socket';
import { HomePage } from './pages/home';
import { MatchPage } from './pages/match';

const CommandsPage = later(() => import('./pages/commands').then((part) => part.CommandsPage));
const ConfirmPage = later(() => import('./pages/confirm').then((part) => part.ConfirmPage));
const GamesPage = later(() => import('./pages/games').then((part) => part.GamesPage));

function Shown() {
  const [, first = '', second = '', third = ''] = path.value.split('/').map(decodeURIComponent);
  if (first === '') return <HomePage />;
  if (first === 'match' && /^\d+$/.test(third))
    return <MatchPage key={path.value} game={second} board={Number(third)} />;
  if (first === 'commands') return <CommandsPage />;
  if (first === 'games') return <GamesPage chosen={second} />;
  if (first === 'confirm' && second) return <ConfirmPage token={second} />;
  return (
    <section class="card">
      <h1>{t('nothing-here')}</h1>
      <p>
        {t('no-such-page')} <Link to="/">{t('to-front-door')}</Link>
      </p>
    </section>
  );
}

function Page() {
  useEffect(() => {
    void arrive();
  }, []);
  const who = user.value;
  return (
    <>
      <header class="top">
        <Link to="/" class="house-name">
          {t('house-name')}
        </Link>
        <nav aria-label={t('nav-main')}>
          <Link to="/games">{t('nav-games')}</Link>
          <Link to="/commands">{t('nav-commands')}</Link>
          {who && <span class="who">{who.name}</span>}
          {who && (
            <button type="button" class="plain" onClick={() => void leave()}>
              {t('log-out')}
            </button>
          )}
        </nav>
      </header>
      {who !== undefined && !connected.value && (
        <p class="notice" role="status">
          {t('connection-down')}
        </p>
      )}
      {trouble.value && (
        <p class="notice" role="alert">
          {trouble.value}{' '}
          <button type="button" class="small" onClick={() => void arrive()}>
            {t('try-again')}
          </button>
        </p>
      )}
      <main id="main">{who === undefined ? <p class="wait">{t('one-moment')}</p> : <Shown />}</main>
    </>
  );
}

const root = document.getElementById('page');
if (root) {
  // In English rather than not at all, where the language cannot be fetched.
  void speak(preferred())
    .catch(() => undefined)
    .then(() => {
      root.replaceChildren();
      render(<Page />, root);
    });
}
