// The page: routing. Only the home page is part of this file; the others are fetched when needed.

import { render, type ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { Layout } from './layout/layout';
import { arrivals, gameNamed, games, loadSession, path, user } from './app_state';
import { loadBoard } from './boards/board_kinds';
import { loadFonts } from './fonts';
import { keepFocus, takeFocus } from './kept_focus';
import { fetchFirstMatch } from './first_match';
import { setLanguage, t } from './texts/i18n';
import { preferredLanguage } from './texts/preferred_language';
import { firstPart, lazyPart } from './lazy';
import './learning_sync';
import { Link } from './link';
import { OfflinePage, needsServer } from './offline/offline_page';
import { FrontPage, HomePage } from './pages/home';
import { PlayPage } from './pages/play_page';
import { ShortcutHelp } from './pages/shortcuts';

/** `rest`: what follows the page's name; /player/ann/bob is the player page with ['ann', 'bob']. */
type Page = ComponentType<{ rest: string[] }>;

const pages: Record<string, Page> = {
  analysis: lazyPart(() => import('./pages/analysis').then((part) => part.AnalysisPage)),
  commands: lazyPart(() => import('./pages/commands').then((part) => part.CommandsPage)),
  confirm: lazyPart(() => import('./pages/confirm').then((part) => part.ConfirmPage)),
  friend: lazyPart(() => import('./invitations/friend_page').then((part) => part.FriendPage)),
  games: lazyPart(() => import('./pages/front/games').then((part) => part.GamesPage)),
  help: lazyPart(() => import('./pages/help').then((part) => part.HelpPage)),
  join: lazyPart(() => import('./invitations/join_page').then((part) => part.JoinPage)),
  lessons: lazyPart(() => import('./lessons/lessons_page').then((part) => part.LessonsPage)),
  letters: lazyPart(() => import('./pages/settings/mail_log').then((part) => part.MailLogPage)),
  learn: lazyPart(() => import('./pages/learn').then((part) => part.LearnPage)),
  lobby: lazyPart(() => import('./pages/challenges/lobby').then((part) => part.LobbyPage)),
  login: lazyPart(() => import('./pages/account/login').then((part) => part.LoginPage)),
  moderation: lazyPart(() => import('./pages/people/moderation').then((part) => part.ModerationPage)),
  new: lazyPart(() => import('./pages/challenges/new_game').then((part) => part.NewGamePage)),
  play: PlayPage,
  player: lazyPart(() => import('./pages/people/player').then((part) => part.PlayerPage)),
  players: lazyPart(() => import('./pages/people/players').then((part) => part.PlayersPage)),
  privacy: lazyPart(() => import('./pages/host_page').then((part) => part.PrivacyPage)),
  puzzles: lazyPart(() => import('./puzzles/puzzles_page').then((part) => part.PuzzlesPage)),
  report: lazyPart(() => import('./pages/people/report').then((part) => part.ReportPage)),
  reset: lazyPart(() => import('./pages/account/reset').then((part) => part.ResetPage)),
  terms: lazyPart(() => import('./pages/host_page').then((part) => part.TermsPage)),
  series: lazyPart(() => import('./tournaments/series').then((part) => part.SeriesPage)),
  team: lazyPart(() => import('./tournaments/teams').then((part) => part.TeamPage)),
  teams: lazyPart(() => import('./tournaments/teams').then((part) => part.TeamsPage)),
  tournament: lazyPart(() => import('./tournaments/one_tournament').then((part) => part.TournamentPage)),
  tournaments: lazyPart(() => import('./tournaments/tournaments_page').then((part) => part.TournamentsPage)),
  settings: lazyPart(() => import('./pages/settings/settings').then((part) => part.SettingsPage)),
  signup: lazyPart(() => import('./pages/account/login').then((part) => part.SignupPage)),
  watch: lazyPart(() => import('./pages/watch').then((part) => part.WatchPage)),
};

const MatchPage = firstPart(() => import('./pages/match/match').then((part) => part.MatchPage));
/** What the first page consists of. The server has announced its files with the page (vite.config.js). */
async function loadFirstPage() {
  const address = location.pathname;
  const session = loadSession();
  if (address === '/') await FrontPage.load();
  if (address.startsWith('/match/')) await Promise.all([MatchPage.load(), fetchFirstMatch(address)]);
  await session;
  // A board has a file of its own.
  const game = address === '/' ? games.value[0] : gameNamed(pathSegments(address)?.[1] ?? '');
  if (game) await loadBoard(game.drawing);
}

/** The decoded path segments; null if malformed. */
function pathSegments(address: string): string[] | null {
  try {
    return address.split('/').slice(1).filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

function CurrentPage() {
  const [first, ...rest] = pathSegments(path.value) ?? ['?'];
  if (needsServer(first, ...rest)) return <OfflinePage />;
  if (first === undefined) return <HomePage />;
  const [game = '', board = ''] = rest;
  if (first === 'match' && /^\d+$/.test(board)) return <MatchPage key={path.value} game={game} board={Number(board)} />;
  const Wanted = Object.hasOwn(pages, first) ? pages[first] : undefined;
  // These change their own address as the reader moves; they must not be remounted.
  if (Wanted) return <Wanted key={first === 'analysis' || first === 'play' ? first : path.value} rest={rest} />;
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
 * After navigation the heading gets the focus, as after loading a page, for keyboards and screen
 * readers. It may appear late: then it does not take the focus from where the person has moved it
 * meanwhile, which would close the menu that they have just opened.
 */
function useFocusOnNavigation() {
  const here = arrivals.value;
  useEffect(() => {
    const main = document.getElementById('main');
    if (!main || here === 0) return undefined;
    const before = document.activeElement;
    const isFree = () => {
      const focused = document.activeElement;
      return !focused || focused === document.body || focused === main || (focused === before && !main.contains(focused));
    };
    const focus = () => {
      const heading = main.querySelector<HTMLElement>('h1');
      if (!heading) return false;
      if (isFree()) takeFocus(heading, { preventScroll: true });
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

function App() {
  useFocusOnNavigation();
  return (
    <Layout>
      {user.value === undefined ? <p class="wait">{t('one-moment')}</p> : <CurrentPage />}
      <ShortcutHelp />
    </Layout>
  );
}

/** How long the page waits for its parts, so that it is drawn once and complete: while the screen is empty … */
const emptyMs = 500;
/** … and while it shows a board already (first_drawing.tsx). */
const drawnMs = 5000;

/** Draws the page in the place of the first drawing, if there is one (`drawn`): until all is there, that is what one sees. */
export async function start(root: HTMLElement, drawn: boolean) {
  const firstPage = loadFirstPage().catch(() => undefined); // drawn without, and tried again
  const late = new Promise((done) => setTimeout(done, drawn ? drawnMs : emptyMs));
  // In English if the language cannot be fetched.
  await setLanguage(preferredLanguage()).catch(() => undefined);
  await Promise.race([firstPage, late]);
  root.inert = false;
  if (!drawn) root.replaceChildren();
  render(<App />, root);
  keepFocus();
  loadFonts();
}
