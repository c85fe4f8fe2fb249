// A phone's bar at a match, in place of the site's own: what is beside the board on a large screen.

import { t } from '../../texts/i18n';
import { Icon, type IconName } from '../../icons';

interface Props {
  unread: number;
  planning: boolean;
  /** Whether there is planning in this game at all, and now. */
  plans: boolean;
  canPlan: boolean;
  canFlip: boolean;
  /** Moves are beside the board already. */
  landscape: boolean;
  open(panel: 'chat' | 'moves' | 'more'): void;
  plan(): void;
  flip(): void;
}

export function GameBar({ unread, planning, plans, canPlan, canFlip, landscape, open, plan, flip }: Props) {
  const button = (icon: IconName, label: string, act: () => void, more: object = {}) => (
    <button type="button" onClick={act} {...more}>
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
  const news = unread > 0 ? `${t('talk-title')}, ${t('talk-unread', { count: unread })}` : undefined;
  return (
    <nav class="game-bar" aria-label={t('match-bar')}>
      <button type="button" aria-label={news} onClick={() => open('chat')}>
        <Icon name="chat" />
        {unread > 0 && <span class="badge">{unread}</span>}
        <span>{t('talk-title')}</span>
      </button>
      {!landscape && button('list', t('replay-moves'), () => open('moves'))}
      {plans && button('plan', t('plan-short'), plan, { disabled: !canPlan, 'aria-pressed': planning })}
      {canFlip && button('flip', t('match-flip'), flip)}
      {button('more', t('match-more'), () => open('more'))}
    </nav>
  );
}
