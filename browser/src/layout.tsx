// The frame of every page: title, navigation, waiting games; at the foot help, language and theme.

import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { BannerLine } from './banner';
import { loadSession, hostPages, signOut, path, loadError, user } from './app_state';
import { language, languages, saveLanguage, t } from './i18n';
import { Link } from './link';
import { waiting } from './my_games';
import { needsServer } from './offline/offline_page';
import { UpdatePrompt } from './offline/update_prompt';
import { isConnected } from './socket';
import { theme, themes, type Theme } from './theme';

/** The first path segment; its label is nav-…. */
const ways = ['lobby', 'play', 'lessons', 'puzzles', 'analysis', 'games', 'players', 'help'] as const;

/** Skip link to the content. */
function SkipLink() {
  return (
    <a
      class="skip"
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        const main = document.getElementById('main');
        main?.focus();
        main?.scrollIntoView();
      }}
    >
      {t('skip-to-main')}
    </a>
  );
}

function NavLink({ to, children }: { to: string; children: ComponentChildren }) {
  const here = path.value === to || path.value.startsWith(`${to}/`);
  return (
    <li>
      <Link to={to} aria-current={here ? (path.value === to ? 'page' : 'true') : undefined}>
        {children}
      </Link>
    </li>
  );
}

function Header() {
  const [open, setOpen] = useState(false);
  const who = user.value;
  useEffect(() => setOpen(false), [path.value]);
  useEffect(() => {
    if (!open) return undefined;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      document.getElementById('menu-button')?.focus();
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [open]);
  return (
    <header class="top">
      <SkipLink />
      <Link to="/" class="house-name" aria-current={path.value === '/' ? 'page' : undefined}>
        {t('house-name')}
      </Link>
      {who && waiting.value.length > 0 && (
        <Link to="/" class="turns">
          <span aria-hidden="true">{waiting.value.length}</span>
          <span class="unseen">{t('your-turn-in', { n: waiting.value.length })}</span>
        </Link>
      )}
      <button
        id="menu-button"
        type="button"
        class="menu-button"
        aria-expanded={open}
        aria-controls="menu"
        onClick={() => setOpen(!open)}
      >
        {t('menu')}
      </button>
      <nav id="menu" class={open ? 'open' : ''} aria-label={t('nav-main')}>
        <ul>
          {ways.map((way) => (
            <NavLink key={way} to={`/${way}`}>
              {t(`nav-${way}`)}
            </NavLink>
          ))}
        </ul>
        {who && (
          <ul class="own">
            <NavLink to={`/player/${who.name}`}>
              <span class="who">{who.name}</span>
            </NavLink>
            <NavLink to="/letters">{t('nav-letters')}</NavLink>
            <NavLink to="/settings">{t('nav-settings')}</NavLink>
            {who.operator && <NavLink to="/moderation">{t('nav-moderation')}</NavLink>}
            <li>
              <button type="button" class="plain" onClick={() => void signOut()}>
                {t('log-out')}
              </button>
            </li>
          </ul>
        )}
      </nav>
    </header>
  );
}

/** Native names of the languages, filled in at build time. */
declare const languageNames: Record<string, string>;

/** Empty if there is only one language. */
export function LanguageChoice({ id }: { id: string }) {
  const [failed, setFailed] = useState(false);
  if (languages.length < 2) return null;
  return (
    <>
      <label for={id}>{t('language-choice')}</label>
      <select
        id={id}
        value={language.value}
        onChange={(event) => {
          const select = event.currentTarget;
          saveLanguage(select.value).then(
            () => setFailed(false),
            () => {
              setFailed(true);
              select.value = language.value;
            },
          );
        }}
      >
        {languages.map((code) => (
          <option key={code} value={code} lang={code}>
            {languageNames[code] ?? code}
          </option>
        ))}
      </select>
      {failed && (
        <p class="refused" role="alert">
          {t('language-not-fetched')}
        </p>
      )}
      {t('draft') === 'yes' && <p class="hint draft">{t('translation-draft')}</p>}
    </>
  );
}

export function ThemeChoice({ id }: { id: string }) {
  return (
    <>
      <label for={id}>{t('theme-choice')}</label>
      <select
        id={id}
        value={theme.value}
        onChange={(event) => theme.set(event.currentTarget.value as Theme)}
      >
        {themes.map((one) => (
          <option key={one} value={one}>
            {t(`theme-${one}`)}
          </option>
        ))}
      </select>
    </>
  );
}

function Footer() {
  return (
    <footer class="foot">
      <ul>
        <li>
          <Link to="/help/mail">{t('foot-mail')}</Link>
        </li>
        <li>
          <Link to="/commands">{t('nav-commands')}</Link>
        </li>
        {hostPages.value.map((page) => (
          <li key={page}>
            <Link to={`/${page}`}>{t(`foot-${page}`)}</Link>
          </li>
        ))}
      </ul>
      <div class="choices">
        <div>
          <LanguageChoice id="foot-language" />
        </div>
        <div>
          <ThemeChoice id="foot-theme" />
        </div>
      </div>
    </footer>
  );
}

export function Layout({ children }: { children: ComponentChildren }) {
  const who = user.value;
  return (
    <>
      <Header />
      <BannerLine />
      <UpdatePrompt />
      {who !== undefined && !isConnected.value && (
        <p class="notice" role="status">
          {t('connection-down')}
        </p>
      )}
      {loadError.value && !needsServer(path.value.split('/')[1]) && (
        <p class="notice" role="alert">
          {loadError.value}{' '}
          <button type="button" class="small" onClick={() => void loadSession()}>
            {t('try-again')}
          </button>
        </p>
      )}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
