// Links between pages without reloading, and links in messages.

import type { ComponentChildren } from 'preact';
import { navigate } from './app_state';
import { Icon } from './icons';
import { t } from './texts/i18n';

export function Link({ to, children, ...rest }: { to: string; children: ComponentChildren; [name: string]: unknown }) {
  // Closed accounts have no page.
  if (to === `/player/${t('someone-who-left')}`) return <span>{children}</span>;
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to);
  };
  return (
    <a href={to} onClick={follow} {...rest}>
      {children}
    </a>
  );
}

/** Plain text with links for this server's own addresses only. */
export function Linked({ text }: { text: string }) {
  return (
    <>
      {text.split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/).map((part) => {
        if (!/^https?:/.test(part) || !URL.canParse(part)) return part;
        const address = new URL(part);
        return address.host === location.host ? <Link to={address.pathname}>{part}</Link> : part;
      })}
    </>
  );
}

/** In a title: to where one came from. */
export const BackLink = ({ to, label }: { to: string; label: string }) => (
  <Link to={to} class="back button quiet icon-only" aria-label={label}>
    <Icon name="back" />
  </Link>
);

/** To the rules of a game. */
export const RulesLink = ({ game }: { game: string }) => <Link to={`/help/${game}`}>{t('rules-link')}</Link>;
