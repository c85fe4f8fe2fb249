// The reader's own pages, behind a button: below it in the top bar, from the lower edge of a phone.

import { Button } from '../button';
import type { User } from '../api';
import { path, signOut } from '../app_state';
import { t } from '../texts/i18n';
import { Avatar, Icon, type IconName } from '../icons';
import { Link } from '../link';
import { MenuButton } from './menu_button';

const Line = ({ to, icon, label }: { to: string; icon: IconName; label: string }) => (
  <li>
    <Link to={to} icon={icon} label={label} aria-current={path.value === to ? 'page' : undefined} />
  </li>
);

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
        <Line to={`/player/${who.name}`} icon="user" label={t('nav-profile')} />
        <Line to="/letters" icon="mail" label={t('nav-letters')} />
        <Line to="/commands" icon="keyboard" label={t('nav-commands')} />
        <Line to="/settings" icon="gear" label={t('nav-settings')} />
        {who.operator && <Line to="/moderation" icon="flag" label={t('nav-moderation')} />}
        <li>
          <Button act={() => signOut()} icon="exit" label={t('log-out')} />
        </li>
      </ul>
    </>
  );
}
