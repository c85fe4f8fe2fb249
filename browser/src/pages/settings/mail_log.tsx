// The mail log: every message of the server to this player, with address, time and delivery.

import { useState } from 'preact/hooks';
import * as api from '../../api';
import { useLiveQuery } from '../../live_query';
import { MoreButton, useLongList } from '../long_list';
import { user } from '../../app_state';
import { t } from '../../texts/i18n';
import { Link } from '../../link';
import { useTitle } from '../../title';
import { formatDateTime } from '../../texts/format';
import '../../styles/pages.css';
import { deliveryStatus, MessageText, MailProblems, deliveryText, type DeliveryStatus } from './letters';

const groups: Record<string, DeliveryStatus[]> = {
  all: ['here', 'sent', 'failed', 'trouble', 'later', 'going'],
  sent: ['sent'],
  way: ['trouble', 'later', 'going'],
  failed: ['failed'],
  here: ['here'],
};

function DeliverySteps({ letter }: { letter: api.Letter }) {
  const steps: [string, string][] = [[t('log-written'), formatDateTime(letter.written)]];
  if (letter.address) steps.push([t('log-to'), letter.address]);
  if (letter.attempts > 0) steps.push([t('log-attempts'), String(letter.attempts)]);
  if (letter.sent) steps.push([t('log-sent'), formatDateTime(letter.sent)]);
  if (letter.trouble) steps.push([t('log-trouble'), letter.trouble]);
  if (letter.given_up) steps.push([t('log-given-up'), formatDateTime(letter.given_up)]);
  const waits = letter.address && !letter.sent && !letter.given_up;
  if (waits) steps.push([t('log-due'), formatDateTime(letter.due)]);
  return (
    <dl class="journey">
      {steps.map(([name, words]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

export function MailLogPage() {
  useTitle(t('nav-letters'));
  const who = user.value;
  if (who) return <MailLog key={who.name} who={who} />;
  return (
    <section class="card">
      <h1>{t('nav-letters')}</h1>
      <p>
        {t('log-log-in')} <Link to="/login">{t('log-in')}</Link>
      </p>
    </section>
  );
}

const keyOf = ({ id, subject, written }: api.Letter) => id ?? `${subject} ${written}`;
/** Those that are not stored come with the newest. */
const older = (_: api.Letter, all: api.Letter[]) => api.letters(all.reduce<number | undefined>((last, { id }) => id ?? last, undefined));

function MailLog({ who }: { who: api.User }) {
  const { data, error } = useLiveQuery(() => api.letters());
  const list = useLongList(data, api.listed.letters, keyOf, older);
  const [group, setGroup] = useState('all');
  const statuses = groups[group] ?? [];
  const shown = (list.all ?? []).filter((letter) => statuses.includes(deliveryStatus(letter)));
  return (
    <>
      <h1>{t('nav-letters')}</h1>
      <p>
        {who.mail_goes_to ? t('mail-goes-to', { address: who.mail_goes_to }) : t('mail-goes-nowhere')}{' '}
        <Link to="/settings">{t('mail-change')}</Link>
      </p>
      <MailProblems who={who} />
      {error && <p class="refused">{error}</p>}
      <div class="row log-groups" role="group" aria-label={t('log-which')}>
        {Object.keys(groups).map((key) => (
          <button key={key} type="button" class="small toggle" aria-pressed={key === group} onClick={() => setGroup(key)}>
            {t(`log-group-${key}`)}
          </button>
        ))}
      </div>
      <section class="card" aria-label={t('nav-letters')}>
        <p class="hint" role="status">
          {data && t('log-count', { n: shown.length })} {list.more && t('log-latest', { n: list.all?.length ?? 0 })}
        </p>
        <ul class="letters">
          {shown.map((letter) => (
            <li key={keyOf(letter)} class={`fate-${deliveryStatus(letter)}`}>
              <details>
                <summary>
                  <span class="subject">{letter.subject}</span>
                  <span class="hint">
                    {formatDateTime(letter.written)} · {deliveryText(letter)}
                  </span>
                </summary>
                <DeliverySteps letter={letter} />
                <MessageText letter={letter} />
              </details>
            </li>
          ))}
        </ul>
        <MoreButton list={list} />
      </section>
    </>
  );
}
