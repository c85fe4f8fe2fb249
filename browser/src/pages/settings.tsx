// All that a player can settle about himself: where his letters go and how many, when his clocks
// stand still, how much he wants to play, his password, this browser. Each form says one command of
// the house.

import { useState } from 'preact/hooks';
import english from '../../locales/en/settings.ftl?raw';
import * as api from '../api';
import { useFresh } from '../fresh';
import { arrive, user } from '../house';
import { t, withEnglish } from '../language';
import { Link } from '../link';
import { useTitle } from '../title';
import '../house.css';
import { Leaving, PasswordSettings } from './settings_account';
import { BlockSettings } from './settings_blocks';
import { ChallengeSettings } from './settings_challenges';
import { BrowserSettings } from './settings_browser';
import { AddressSettings, LetterSettings } from './settings_mail';
import { BoardSettings, GameSettings, VacationSettings } from './settings_play';
import { ProgramSettings } from './settings_programs';
import { RestSettings } from './settings_rest';
import { SessionSettings, TwoFactorSettings } from './settings_sessions';

withEnglish(english);

const sections = ['addresses', 'often', 'boards', 'vacation', 'rest', 'matches', 'challenges', 'blocks', 'password', 'two-factor', 'sessions', 'programs', 'browser', 'leaving'];

function Contents() {
  return (
    <nav class="contents" aria-label={t('contents')}>
      <ul>
        {sections.map((section) => (
          <li key={section}>
            <a href={`#${section}`}>{t(`settings-${section}`)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function SettingsPage() {
  useTitle(t('nav-settings'));
  const who = user.value;
  return (
    <>
      <h1>{t('nav-settings')}</h1>
      {who ? <Own key={who.name} who={who} /> : <Stranger />}
    </>
  );
}

function Stranger() {
  return (
    <>
      <p>
        {t('settings-log-in')} <Link to="/">{t('to-front-door')}</Link>
      </p>
      <BrowserSettings />
    </>
  );
}

function Own({ who }: { who: api.User }) {
  const wishes = useFresh(api.wishes);
  const [renewed, setRenewed] = useState(0);
  const changed = () => {
    wishes.again();
    setRenewed(renewed + 1);
    void arrive();
  };
  if (!wishes.known)
    return <p class={wishes.trouble ? 'refused' : 'wait'}>{wishes.trouble || t('one-moment')}</p>;
  return (
    <>
      <Contents />
      <AddressSettings who={who} changed={changed} />
      <LetterSettings wishes={wishes.known} changed={changed} />
      <BoardSettings wishes={wishes.known} changed={changed} />
      <VacationSettings wishes={wishes.known} changed={changed} />
      <RestSettings wishes={wishes.known} changed={changed} />
      <GameSettings wishes={wishes.known} changed={changed} />
      <ChallengeSettings wishes={wishes.known} changed={changed} />
      <BlockSettings wishes={wishes.known} changed={changed} />
      <PasswordSettings who={who} wishes={wishes.known} changed={changed} />
      <TwoFactorSettings who={who} wishes={wishes.known} changed={changed} />
      <SessionSettings key={renewed} />
      <ProgramSettings key={renewed} who={who} />
      <BrowserSettings />
      <Leaving who={who} />
    </>
  );
}
