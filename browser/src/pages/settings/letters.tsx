// A message of the server to this player, and trouble with their mail. mail_log.tsx lists all.

import type * as api from '../../api';
import { t } from '../../texts/i18n';
import { Link, Linked } from '../../link';
import { formatDateTime } from '../../texts/format';

export type DeliveryStatus = 'here' | 'sent' | 'failed' | 'trouble' | 'later' | 'going';

export function deliveryStatus(letter: api.Letter): DeliveryStatus {
  if (!letter.address) return 'here';
  if (letter.sent) return 'sent';
  if (letter.given_up) return 'failed';
  if (letter.trouble) return 'trouble';
  return letter.due > Date.now() + 60_000 ? 'later' : 'going';
}

export const deliveryText = (letter: api.Letter): string =>
  t(`letter-${deliveryStatus(letter)}`, { address: letter.address, trouble: letter.trouble, when: formatDateTime(letter.due) });

export function MailProblems({ who }: { who: api.User }) {
  const troubled = who.addresses.filter((address) => address.suspended || address.bounces > 0);
  const open = who.addresses.filter((address) => !address.confirmed && !address.suspended);
  return (
    <>
      {troubled.map((address) => (
        <p key={address.address} class="notice" role="alert">
          {t('mail-came-back', { address: address.address })} {address.suspended ? t('mail-suspended') : t('mail-may-be-suspended')}{' '}
          <Link to="/settings">{t('mail-mend')}</Link>
        </p>
      ))}
      {open.map((address) => (
        <p key={address.address} class="hint">
          {t('mail-unconfirmed', { address: address.address })}
        </p>
      ))}
    </>
  );
}

export function MessageText({ letter }: { letter: api.Letter }) {
  return (
    <pre class="scroll" tabIndex={0}>
      <Linked text={letter.body} />
    </pre>
  );
}
