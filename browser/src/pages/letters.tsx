// The latest messages of the server to this player, on the home page. mail_log.tsx has all with
// their delivery.

import { useState } from 'preact/hooks';
import * as api from '../api';
import { useLiveQuery } from '../live_query';
import { user } from '../app_state';
import { t } from '../i18n';
import { Link, Linked } from '../link';
import { formatAgo, formatDateTime } from '../format';

const shownFirst = 6;

export type DeliveryStatus = 'here' | 'sent' | 'failed' | 'trouble' | 'later' | 'going';

/** A message's delivery status. */
export function deliveryStatus(letter: api.Letter): DeliveryStatus {
  if (!letter.address) return 'here';
  if (letter.sent) return 'sent';
  if (letter.given_up) return 'failed';
  if (letter.trouble) return 'trouble';
  return letter.due > Date.now() + 60_000 ? 'later' : 'going';
}

/** The delivery status in words. */
export const deliveryText = (letter: api.Letter): string =>
  t(`letter-${deliveryStatus(letter)}`, {
    address: letter.address,
    trouble: letter.trouble,
    when: formatDateTime(letter.due),
  });

/** Warns if the player's mail does not arrive. */
export function MailProblems({ who }: { who: api.User }) {
  const troubled = who.addresses.filter((one) => one.suspended || one.bounces > 0);
  const open = who.addresses.filter((one) => !one.confirmed && !one.suspended);
  return (
    <>
      {troubled.map((one) => (
        <p key={one.address} class="notice" role="alert">
          {t('mail-came-back', { address: one.address })}{' '}
          {one.suspended ? t('mail-suspended') : t('mail-may-be-suspended')}{' '}
          <Link to="/settings">{t('mail-mend')}</Link>
        </p>
      ))}
      {open.map((one) => (
        <p key={one.address} class="hint">
          {t('mail-unconfirmed', { address: one.address })}
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

export function LatestMessages() {
  const { data } = useLiveQuery(api.letters);
  const [all, setAll] = useState(false);
  const letters = data ?? [];
  const who = user.value;
  const shown = all ? letters : letters.slice(0, shownFirst);
  return (
    <section class="card" aria-labelledby="letters-title">
      <h2 id="letters-title">{t('letters-title')}</h2>
      {who && <MailProblems who={who} />}
      {data?.length === 0 && <p class="hint">{t('letters-none')}</p>}
      <ul class="letters">
        {shown.map((letter) => (
          <li key={letter.id}>
            <details>
              <summary>
                <span class="subject">{letter.subject}</span>
                <span class="hint">
                  {formatAgo(letter.written)}
                  {`, ${deliveryText(letter)}`}
                </span>
              </summary>
              <MessageText letter={letter} />
            </details>
          </li>
        ))}
      </ul>
      {letters.length > shown.length && (
        <button type="button" class="small" onClick={() => setAll(true)}>
          {t('show-all', { n: letters.length })}
        </button>
      )}
      <p class="more">
        <Link to="/letters">{t('letters-log')}</Link>
      </p>
    </section>
  );
}
