// The reader's own pages, behind a button: below it in the top bar, from the lower edge of a phone.

import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { User } from './api';
import { path, signOut } from './app_state';
import { t } from './texts/i18n';
import { Avatar, Icon, type IconName } from './icons';
import { Link } from './link';

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
  const [open, setOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => setOpen(false), [path.value]);
  useEffect(() => {
    if (!open) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    const onLeave = ({ target }: Event) => {
      if (!container.current?.contains(target as Node)) setOpen(false);
    };
    addEventListener('keydown', onKeyDown);
    addEventListener('pointerdown', onLeave);
    addEventListener('focusin', onLeave);
    return () => {
      removeEventListener('keydown', onKeyDown);
      removeEventListener('pointerdown', onLeave);
      removeEventListener('focusin', onLeave);
    };
  }, [open]);
  return (
    <div class="account" ref={container}>
      <button
        type="button"
        ref={button}
        class={tab ? '' : 'quiet'}
        aria-expanded={open}
        aria-controls={id}
        aria-current={current ? 'true' : undefined}
        onClick={() => setOpen(!open)}
      >
        {tab ? (
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
        )}
      </button>
      <div id={id} class="account-menu" hidden={!open}>
        {open && <OwnPages who={who} />}
      </div>
    </div>
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
