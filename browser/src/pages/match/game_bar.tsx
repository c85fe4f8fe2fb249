// A phone's bar at a game, in place of the site's own: what is beside the board on a large screen.

import type { ComponentChildren } from 'preact';
import { t } from '../../texts/i18n';
import { Icon, type IconName } from '../../icons';

export const GameBar = ({ children }: { children: ComponentChildren }) => (
  <nav class="game-bar" aria-label={t('match-bar')}>
    {children}
  </nav>
);

interface BarButtonProps {
  icon: IconName;
  label: string;
  act(): void;
  disabled?: boolean;
  pressed?: boolean;
  /** How many messages are new behind it. */
  unread?: number;
}

export function BarButton({ icon, label, act, disabled, pressed, unread = 0 }: BarButtonProps) {
  const news = unread > 0 ? `${label}, ${t('talk-unread', { count: unread })}` : undefined;
  return (
    <button type="button" disabled={disabled} aria-pressed={pressed} aria-label={news} onClick={act}>
      <Icon name={icon} />
      {unread > 0 && <span class="badge">{unread}</span>}
      <span>{label}</span>
    </button>
  );
}
