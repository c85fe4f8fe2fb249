// The settings page. Each form sends one command.

import { useState } from 'preact/hooks';
import '../../../locales/en/settings.ftl?english';
import * as api from '../../api';
import { useLiveQuery } from '../../live_query';
import { loadSession, user } from '../../app_state';
import { takeFocus } from '../../kept_focus';
import { t } from '../../texts/i18n';
import { Link } from '../../link';
import { useTitle } from '../../title';
import '../../styles/pages.css';
import { DeleteAccount, PasswordSettings } from './settings_account';
import { BlockSettings } from './settings_blocks';
import { ChallengeSettings, PresenceSettings } from './settings_challenges';
import { BrowserSettings } from './settings_browser';
import { AddressSettings, MailFrequency } from './settings_mail';
import { BoardSettings, GameSettings, VacationSettings } from './settings_play';
import { NewTokenPage, ProgramSettings } from './settings_programs';
import { PauseHours } from './settings_rest';
import { SessionSettings, TwoFactorSettings } from './settings_sessions';

const groups = [
  ['browser', 'browser'],
  ['group-playing', 'boards'],
  ['group-people', 'challenges'],
  ['group-mail', 'addresses'],
  ['group-account', 'password'],
] as const;

/** Hides the sections that lack a word; returns how many are left, null without a word. */
function showSections(word: string): number | null {
  const sections = [...document.querySelectorAll<HTMLElement>('.card[id]')];
  for (const section of sections) section.hidden = !section.textContent.toLowerCase().includes(word);
  return word ? sections.filter((section) => !section.hidden).length : null;
}

function Contents() {
  const [found, setFound] = useState<number | null>(null);
  /** The heading has the focus, after the browser has gone there. */
  const goTo = (section: string) =>
    setTimeout(() => {
      const heading = document.querySelector<HTMLElement>(`#${section} h2`);
      if (heading) takeFocus(heading);
    });
  return (
    <>
      <input
        type="search"
        class="find-setting"
        aria-label={t('settings-find')}
        placeholder={t('settings-find')}
        onInput={(event) => setFound(showSections(event.currentTarget.value.trim().toLowerCase()))}
      />
      <p class="hint" role="status">
        {found === 0 ? t('settings-none-found') : found && t('settings-found', { n: found })}
      </p>
      <nav class="contents" aria-label={t('contents')}>
        <ul>
          {groups.map(([title, first]) => (
            <li key={first}>
              <a href={`#${first}`} onClick={() => goTo(first)}>
                {t(`settings-${title}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

export function SettingsPage({ rest }: { rest: string[] }) {
  useTitle(t('nav-settings'));
  const who = user.value;
  if (rest.join('/') === 'tokens/new') return <NewTokenPage who={who ?? null} />;
  return (
    <>
      <h1>{t('nav-settings')}</h1>
      {who ? <OwnSettings key={who.name} who={who} /> : <SignInPrompt />}
    </>
  );
}

function SignInPrompt() {
  return (
    <>
      <p>
        {t('settings-log-in')} <Link to="/login">{t('log-in')}</Link>
      </p>
      <BrowserSettings />
    </>
  );
}

function OwnSettings({ who }: { who: api.User }) {
  const wishes = useLiveQuery(api.userPreferences);
  const [renewed, setRenewed] = useState(0);
  const changed = () => {
    wishes.refetch();
    setRenewed(renewed + 1);
    void loadSession();
  };
  if (!wishes.data) return <p class={wishes.error ? 'refused' : 'wait'}>{wishes.error || t('one-moment')}</p>;
  return (
    <>
      <Contents />
      <BrowserSettings />
      <BoardSettings wishes={wishes.data} changed={changed} />
      <VacationSettings wishes={wishes.data} changed={changed} />
      <PauseHours wishes={wishes.data} changed={changed} />
      <GameSettings wishes={wishes.data} changed={changed} />
      <ChallengeSettings wishes={wishes.data} changed={changed} />
      <PresenceSettings wishes={wishes.data} changed={changed} />
      <BlockSettings wishes={wishes.data} changed={changed} />
      <AddressSettings who={who} changed={changed} />
      <MailFrequency who={who} wishes={wishes.data} changed={changed} />
      <PasswordSettings who={who} wishes={wishes.data} changed={changed} />
      <TwoFactorSettings who={who} wishes={wishes.data} changed={changed} />
      <SessionSettings key={renewed} />
      <ProgramSettings key={renewed} who={who} changed={changed} />
      <DeleteAccount who={who} />
    </>
  );
}
