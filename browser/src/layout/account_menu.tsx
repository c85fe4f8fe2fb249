// The reader's own pages, behind a button: below it in the top bar, from the lower edge of a phone.

import type { ComponentChildren } from 'preact';
import type { User } from '../api';
import { path, signOut } from '../app_state';
import { t } from '../texts/i18n';
import { Avatar, Icon, type IconName } from '../icons';
import { Link } from '../link';
import { MenuButton } from './menu_button';

function Line({ to, icon, children }: { to: string; icon: IconName; children: ComponentChildren }) {
  return (
    <li>
      <Link to={to} aria-current={path.value === to ? 'page' : undefined}>
        <Icon name={icon} />
        {children}
      </Link>
    </li>
  );
}

interface Props {
  id: string;
  who: User;
  /** It is a tab of the bar on a phone. */
  tab?: boolean;
  current?: boolean;
}

export function AccountMenu({ id, who, tab = false, current = false }: Props) {
  return (
    <MenuButton
      id={id}
      class="account"
      buttonClass={tab ? '' : 'quiet'}
      current={current}
      button={
        tab ? (
          <>
            <Icon name="user" />
            {t('tab-you')}
          </>
        ) : (
          <>
            <Avatar name={who.name} small />
            <span class="who">{who.name}</span>
            <Icon name="down" />
          </>
        )
      }
    >
      {() => <OwnPages who={who} />}
    </MenuButton>
  );
}

function OwnPages({ who }: { who: User }) {
  return (
    <>
      <p class="account-who">
        <Avatar name={who.name} />
        <strong>{who.name}</strong>
      </p>
      <ul>
        <Line to={`/player/${who.name}`} icon="user">
          {t('nav-profile')}
        </Line>
        <Line to="/letters" icon="mail">
          {t('nav-letters')}
        </Line>
        <Line to="/commands" icon="keyboard">
          {t('nav-commands')}
        </Line>
        <Line to="/settings" icon="gear">
          {t('nav-settings')}
        </Line>
        {who.operator && (
          <Line to="/moderation" icon="flag">
            {t('nav-moderation')}
          </Line>
        )}
        <li>
          <button type="button" onClick={() => void signOut()}>
            <Icon name="exit" />
            {t('log-out')}
          </button>
        </li>
      </ul>
    </>
  );
}
