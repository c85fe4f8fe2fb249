// A phone's bar at a match, in place of the site's own: what is beside the board on a large screen.

import { t } from '../i18n';
import { Icon, type IconName } from '../icons';

interface Props {
  unread: number;
  planning: boolean;
  canPlan: boolean;
  canFlip: boolean;
  /** Moves are beside the board already. */
  landscape: boolean;
  open(panel: 'chat' | 'moves' | 'more'): void;
  plan(): void;
  flip(): void;
}

export function GameBar({ unread, planning, canPlan, canFlip, landscape, open, plan, flip }: Props) {
  const button = (icon: IconName, label: string, act: () => void, more: object = {}) => (
    <button type="button" onClick={act} {...more}>
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
  return (
    <nav class="game-bar" aria-label={t('match-bar')}>
      <button type="button" onClick={() => open('chat')}>
        <Icon name="chat" />
        {unread > 0 && (
          <span class="badge" aria-hidden="true">
            {unread}
          </span>
        )}
        <span>{t('talk-title')}</span>
        {unread > 0 && <span class="unseen">, {t('talk-unread', { count: unread })}</span>}
      </button>
      {!landscape && button('list', t('replay-moves'), () => open('moves'))}
      {button('plan', t('plan-short'), plan, { disabled: !canPlan, 'aria-pressed': planning })}
      {canFlip && button('flip', t('match-flip'), flip)}
      {button('more', t('match-more'), () => open('more'))}
    </nav>
  );
}
