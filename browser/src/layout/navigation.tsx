// The ways through the site: in the bar above every page, on a phone in a bar of tabs below.

import type { ComponentChildren } from 'preact';
import { AccountMenu } from './account_menu';
import { path, user } from '../app_state';
import { t } from '../texts/i18n';
import { Icon, type IconName } from '../icons';
import { lazyPart } from '../lazy';
import { Link } from '../link';
import { Mark } from './mark';
import { MenuButton } from './menu_button';
import { received, waiting } from '../my_games';

interface Way {
  to: string;
  icon: IconName;
  /** First path segments of the pages that belong to it. */
  pages: string[];
}

/** Their labels are nav-…, those of the tabs tab-…. */
const ways = {
  play: { to: '/', icon: 'home', pages: ['', 'play', 'lobby', 'match', 'new'] },
  watch: { to: '/watch', icon: 'eye', pages: ['watch'] },
  learn: { to: '/learn', icon: 'book', pages: ['learn', 'lessons', 'puzzles', 'analysis', 'games', 'help', 'commands'] },
  tournaments: { to: '/tournaments', icon: 'cup', pages: ['tournaments', 'tournament'] },
  players: { to: '/players', icon: 'people', pages: ['players', 'player'] },
} satisfies Record<string, Way>;
const tabs = ['play', 'watch', 'learn', 'tournaments'] as const;
const ownPages = ['login', 'signup', 'settings', 'letters', 'moderation'];

const firstSegment = () => path.value.split('/')[1] ?? '';

function WayLink({ way: { to, pages }, children }: { way: Way; children: ComponentChildren }) {
  const here = pages.includes(firstSegment());
  return (
    <Link to={to} aria-current={path.value === to ? 'page' : here ? 'true' : undefined}>
      {children}
    </Link>
  );
}

const WaitingList = lazyPart(() => import('../pages/challenges/waiting_list').then((part) => part.WaitingList));

/** How many games and challenges wait for the reader, and which; nothing if none does. */
function Bell() {
  const n = waiting.value.length + received.value.length;
  if (n === 0) return null;
  return (
    <MenuButton
      id="waiting-list"
      class="bell"
      buttonClass="quiet"
      button={
        <>
          <Icon name="bell" />
          <span class="badge" aria-hidden="true">
            {n}
          </span>
          <span class="unseen">{t('waits-for-you', { n })}</span>
        </>
      }
    >
      {() => <WaitingList />}
    </MenuButton>
  );
}

export function TopBar({ children }: { children: ComponentChildren }) {
  const who = user.value;
  return (
    <header class="top">
      {children}
      <Link to="/" class="house-name">
        <Mark />
        <span>{t('house-name')}</span>
      </Link>
      <nav class="ways" aria-label={t('nav-main')}>
        <ul>
          {Object.entries(ways).map(([name, way]) => (
            <li key={name}>
              <WayLink way={way}>{t(`nav-${name}`)}</WayLink>
            </li>
          ))}
        </ul>
      </nav>
      <div class="top-end">
        {who && (
          <>
            {/* Home and the waiting room have a button of their own, and nothing may distract from a board. */}
            {!who.guest && !['/', '/lobby'].includes(path.value) && !needsTheRoom() && (
              <Link class="button quiet" to="/new" aria-label={t('challenge-title')}>
                <Icon name="plus" />
                <span class="words">{t('challenge-title')}</span>
              </Link>
            )}
            <Bell />
            <AccountMenu id="account" who={who} />
          </>
        )}
        {who === null && <Link class="button quiet" to="/login" label={t('log-in')} />}
        {(who === null || who?.guest) && <Link class="button" to="/signup" label={t('sign-up')} />}
      </div>
    </header>
  );
}

/** A board that needs the room: a match, a game against the computer, a step of a lesson, a puzzle. */
const needsTheRoom = () => /^\/((match|lessons|puzzles)\/.|play($|\/))/.test(path.value) && !path.value.endsWith('/end');

/** Only on phones, and not below a board. */
export function TabBar() {
  const who = user.value;
  const first = firstSegment();
  if (needsTheRoom()) return null;
  const n = waiting.value.length + received.value.length;
  const own = ownPages.includes(first) || (who && path.value === `/player/${who.name}`);
  return (
    <nav class="tab-bar" aria-label={t('nav-main')}>
      <ul>
        {tabs.map((name) => (
          <li key={name}>
            <WayLink way={ways[name]}>
              <Icon name={ways[name].icon} />
              {t(`tab-${name}`)}
              {name === 'play' && n > 0 && (
                <span class="badge" aria-hidden="true">
                  {n}
                </span>
              )}
            </WayLink>
          </li>
        ))}
        <li>
          {who ? (
            <AccountMenu id="account-tab" who={who} tab current={Boolean(own)} />
          ) : (
            <Link to="/login" aria-current={own ? 'true' : undefined} icon="user" label={t('tab-you')} />
          )}
        </li>
      </ul>
    </nav>
  );
}
