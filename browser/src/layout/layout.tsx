// The frame of every page: the top bar, on a phone the tab bar; at the foot mail, language and theme.

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../button';
import { Alert } from '../alert';
import * as api from '../api';
import { BannerLine } from './banner';
import { loadSession, hostPages, path, loadError, sheet, user } from '../app_state';
import { language, nativeName, saveLanguage, t } from '../texts/i18n';
import { languages } from '../texts/preferred_language';
import { Icon } from '../icons';
import { lazyPart } from '../lazy';
import { LinkList } from '../link';
import { challengerOf, newChallenges } from '../my_games';
import { TabBar, TopBar } from './navigation';
import { offlinePaths } from '../offline/offline_page';
import { UpdatePrompt } from '../offline/update_prompt';
import { outbox, undelivered } from '../outbox';
import { isConnected } from '../socket';
import { Select } from '../pages/form';
import { matchPath, playerLabel } from '../texts/format';
import { siteDefault } from '../site_defaults';
import { Spoken } from '../spoken';
import { theme, themes, type Theme } from '../theme';

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

/** In this browser; a player's letters follow, too, if the server can be reached. */
async function chooseLanguage(code: string) {
  await saveLanguage(code);
  const who = user.value;
  if (!who || who.guest) return;
  const store = async () => {
    const { accepted } = await api.command(`language ${code}`);
    if (accepted && user.value?.name === who.name) user.value = { ...user.value, language: code };
  };
  void store().catch(() => undefined);
}

/** Empty if there is only one language. */
export function LanguageChoice({ id }: { id: string }) {
  const [failed, setFailed] = useState(false);
  if (languages.length < 2) return null;
  return (
    <>
      <Select
        id={id}
        label={t('language-choice')}
        value={language.value}
        onChange={({ currentTarget: select }) =>
          chooseLanguage(select.value).then(
            () => setFailed(false),
            () => {
              setFailed(true);
              select.value = language.value;
            },
          )
        }
        options={languages.map((code) => [code, nativeName(code), code])}
      />
      {failed && <Alert text={t('language-not-fetched')} />}
      {t('draft') === 'yes' && <p class="hint draft">{t('translation-draft')}</p>}
    </>
  );
}

export const ThemeChoice = ({ id }: { id: string }) => (
  <Select
    id={id}
    label={t('theme-choice')}
    value={theme.value}
    choose={(choice) => theme.set(choice as Theme)}
    options={themes.map((choice) => [choice, t(`theme-${choice}`)])}
  />
);

/** Stands here alone if the host has another name for the site. */
const product = 'Posthouse';

function Footer() {
  const line = siteDefault('line');
  return (
    <footer class="foot">
      <LinkList
        links={[
          ['/help/mail', t('foot-mail')],
          ['/commands', t('nav-commands')],
          ...hostPages.value.map((page): [string, string] => [`/${page}`, t(`foot-${page}`)]),
        ]}
      />
      {line && <p class="site-line">{line}</p>}
      {siteDefault('name') && <p class="hint">{product}</p>}
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

/** Over the page, not in it: nothing may move under a finger that is about to press. */
function Connection() {
  if (user.value === undefined || (isConnected.value && undelivered.value.size === 0)) return null;
  const kept = outbox.value.some(({ player, refusal }) => player === user.value?.name && refusal === undefined);
  return (
    <p class="connection" role="status">
      <Icon name="offline" />
      {kept ? t('connection-down-kept') : t('connection-down')}
    </p>
  );
}

const ChallengeCard = lazyPart(() => import('../pages/challenges/challenge_card').then((part) => part.ChallengeCard));

/** The challenge that came last, unless the page shows it already: at its board, and on the home page. */
function NewChallenges() {
  const [match] = newChallenges.value;
  const shown = newChallenges.value.find((challenge) => path.value !== '/' && path.value !== matchPath(challenge));
  return (
    <>
      <p class="unseen" role="status">
        {match && t('challenge-to-you', { by: playerLabel(challengerOf(match)) })}
      </p>
      {shown && <ChallengeCard key={shown.id} match={shown} />}
    </>
  );
}

const NewGameSheet = lazyPart(() => import('../pages/challenges/new_game').then((part) => part.NewGameSheet));

/** Fetched when it is first opened. */
function NewGame() {
  const [wasOpen, setWasOpen] = useState(false);
  if (sheet.value && !wasOpen) setWasOpen(true);
  return wasOpen ? <NewGameSheet /> : null;
}

export function Layout({ children }: { children: ComponentChildren }) {
  return (
    <>
      <TopBar>
        <SkipLink />
      </TopBar>
      <BannerLine />
      <UpdatePrompt />
      {loadError.value && offlinePaths.includes(path.value.split('/')[1] ?? '') && (
        <p class="notice" role="alert">
          {loadError.value} <Button label={t('try-again')} class="small" act={() => loadSession()} />
        </p>
      )}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <TabBar />
      <Connection />
      <NewChallenges />
      <NewGame />
      <Spoken />
    </>
  );
}
