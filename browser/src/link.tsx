// Links between pages without reloading, and links in messages.

import type { ComponentChildren } from 'preact';
import { navigate } from './app_state';
import { Icon, type IconName } from './icons';
import { t } from './texts/i18n';

interface LinkProps {
  to: string;
  /** Or children. */
  label?: string;
  /** Before its words. */
  icon?: IconName;
  children?: ComponentChildren;
  [attribute: string]: unknown;
}

export function Link({ to, icon, label, children = label, ...rest }: LinkProps) {
  // Closed accounts have no page.
  if (to === `/player/${t('someone-who-left')}`) return <span>{children}</span>;
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to);
  };
  return (
    <a href={to} onClick={to.startsWith('#') ? undefined : follow} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}

/** The links that there are; #PLACE is on this page. */
export const LinkList = ({ links, class: kind }: { links: ([to: string, label: string] | false)[]; class?: string }) => (
  <ul class={kind}>
    {links.map(
      (link) =>
        link && (
          <li key={link[0]}>
            <Link to={link[0]} label={link[1]} />
          </li>
        ),
    )}
  </ul>
);

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
