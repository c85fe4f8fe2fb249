// The page: which part of it an address shows. Only the front door and a match come with the first
// visit; all else is fetched when it is wanted.

import { render, type ComponentType } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Frame } from './frame';
import { arrive, path, user } from './house';
import { preferred, speak, t } from './language';
import { later } from './later';
import { Link } from './link';
import { Away, isAway } from './offline/away';
import { HomePage } from './pages/home';
import { Keys } from './pages/keys';
import { MatchPage } from './pages/match';
import { beginTheme } from './theme';

/** A page is told what stands behind its first word: /player/ann/bob is the page of ['ann', 'bob']. */
type Page = ComponentType<{ rest: string[] }>;

const pages: Record<string, Page> = {
  analysis: later(() => import('./pages/analysis').then((part) => part.AnalysisPage)),
  commands: later(() => import('./pages/commands').then((part) => part.CommandsPage)),
  confirm: later(() => import('./pages/confirm').then((part) => part.ConfirmPage)),
  games: later(() => import('./pages/games').then((part) => part.GamesPage)),
  help: later(() => import('./pages/help').then((part) => part.HelpPage)),
  lessons: later(() => import('./lessons/lessons_page').then((part) => part.LessonsPage)),
  letters: later(() => import('./pages/mail_log').then((part) => part.MailLogPage)),
  lobby: later(() => import('./pages/lobby').then((part) => part.LobbyPage)),
  moderation: later(() => import('./pages/moderation').then((part) => part.ModerationPage)),
  play: later(() => import('./offline/play_page').then((part) => part.PlayPage)),
  player: later(() => import('./pages/player').then((part) => part.PlayerPage)),
  players: later(() => import('./pages/players').then((part) => part.PlayersPage)),
  privacy: later(() => import('./pages/host_page').then((part) => part.PrivacyPage)),
  puzzles: later(() => import('./puzzles/puzzles_page').then((part) => part.PuzzlesPage)),
  report: later(() => import('./pages/report').then((part) => part.ReportPage)),
  reset: later(() => import('./pages/reset').then((part) => part.ResetPage)),
  terms: later(() => import('./pages/host_page').then((part) => part.TermsPage)),
  tournament: later(() =>
    import('./tournaments/one_tournament').then((part) => part.TournamentPage),
  ),
  tournaments: later(() =>
    import('./tournaments/tournaments_page').then((part) => part.TournamentsPage),
  ),
  settings: later(() => import('./pages/settings').then((part) => part.SettingsPage)),
};

/** Words of an address as they were meant; null where nobody can have meant them. */
function wordsOf(address: string): string[] | null {
  try {
    return address.split('/').slice(1).filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

function Shown() {
  const [first, ...rest] = wordsOf(path.value) ?? ['?'];
  if (isAway(first)) return <Away />;
  if (first === undefined) return <HomePage />;
  const [game = '', board = ''] = rest;
  if (first === 'match' && /^\d+$/.test(board))
    return <MatchPage key={path.value} game={game} board={Number(board)} />;
  const Wanted = Object.hasOwn(pages, first) ? pages[first] : undefined;
  // Where one stands in a game that is analysed is in the address: it is the same page all along.
  if (Wanted) return <Wanted key={first === 'analysis' ? first : path.value} rest={rest} />;
  return (
    <section class="card">
      <h1>{t('nothing-here')}</h1>
      <p>
        {t('no-such-page')} <Link to="/">{t('to-front-door')}</Link>
      </p>
    </section>
  );
}

/**
 * Who goes to another page by a link begins to read at its heading, as after loading a page: with
 * the keyboard and by ear, too. The heading may still be on its way.
 */
function useArrival() {
  const here = path.value.replace(/^(\/analysis\/[^/]+).*/, '$1');
  const arrived = useRef(here);
  useEffect(() => {
    const main = document.getElementById('main');
    if (!main || arrived.current === here) return undefined;
    arrived.current = here;
    const focus = () => {
      const heading = main.querySelector<HTMLElement>('h1');
      if (!heading) return false;
      if (!main.contains(document.activeElement) || document.activeElement === main) {
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }
      return true;
    };
    if (focus()) return undefined;
    const watch = new MutationObserver(() => {
      if (focus()) watch.disconnect();
    });
    watch.observe(main, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [here]);
}

function Whole() {
  useEffect(() => {
    void arrive();
  }, []);
  useArrival();
  return (
    <Frame>
      {user.value === undefined ? <p class="wait">{t('one-moment')}</p> : <Shown />}
      <Keys />
    </Frame>
  );
}

beginTheme();
const root = document.getElementById('page');
if (root) {
  // In English rather than not at all, where the language cannot be fetched.
  void speak(preferred())
    .catch(() => undefined)
    .then(() => {
      root.replaceChildren();
      render(<Whole />, root);
    });
}
