// The page: its frame, and which part of it an address shows.

import { render } from 'preact';
import { useEffect } from 'preact/hooks';
import { arrive, leave, path, trouble, user } from './house';
import { Link } from './link';
import { connected } from './socket';
import { CommandsPage } from './pages/commands';
import { ConfirmPage } from './pages/confirm';
import { GamesPage } from './pages/games';
import { HomePage } from './pages/home';
import { MatchPage } from './pages/match';

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
      <h1>Nothing here</h1>
      <p>
        The house has no such page. <Link to="/">Go to the front door</Link>.
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
          Posthouse
        </Link>
        <nav aria-label="Main">
          <Link to="/games">Games</Link>
          <Link to="/commands">Commands</Link>
          {who && <span class="who">{who.name}</span>}
          {who && (
            <button type="button" class="plain" onClick={() => void leave()}>
              Log out
            </button>
          )}
        </nav>
      </header>
      {who !== undefined && !connected.value && (
        <p class="notice" role="status">
          The connection to the house is down. It is tried again by itself.
        </p>
      )}
      {trouble.value && (
        <p class="notice" role="alert">
          {trouble.value}{' '}
          <button type="button" class="small" onClick={() => void arrive()}>
            Try again
          </button>
        </p>
      )}
      <main id="main">{who === undefined ? <p class="wait">One moment…</p> : <Shown />}</main>
    </>
  );
}

const root = document.getElementById('page');
if (root) {
  root.replaceChildren();
  render(<Page />, root);
}
