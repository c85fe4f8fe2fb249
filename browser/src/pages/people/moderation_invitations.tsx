// For moderators: invitations to sign up, with their links and who came by them.

import { useState } from 'preact/hooks';
import { Alert } from '../../alert';
import * as api from '../../api';
import { useLiveQuery } from '../../live_query';
import { formatDateTime } from '../../texts/format';
import { t } from '../../texts/i18n';
import { Fields } from '../command_form';
import * as moderation from './moderation_api';

const durations = ['1d', '3d', '7d', '30d'];
const usesMax = 1000;
const noteCharactersMax = 100;

const linkOf = (code: string) => `${location.origin}/signup/${code}`;
const isOpen = ({ ended, expires, used, uses_max }: api.SignUpInvitation) =>
  ended === null && new Date(expires).getTime() > Date.now() && used < uses_max;

export function SignUpInvitations() {
  const { data, error, refetch } = useLiveQuery(moderation.invitations);
  const [refused, setRefused] = useState('');
  const run = (change: Promise<unknown>) =>
    change.then(
      () => {
        setRefused('');
        refetch();
      },
      (reason: unknown) => setRefused(api.errorText(reason)),
    );
  return (
    <section class="card" aria-labelledby="sign-up-invitations-title">
      <h2 id="sign-up-invitations-title">{t('sign-up-invitations')}</h2>
      <p class="hint">{t('sign-up-invitations-about')}</p>
      <InvitationForm invite={run} />
      {data?.length === 0 && <p class="hint">{t('sign-up-invitations-none')}</p>}
      <ul class="found">
        {data?.map((invitation) => (
          <Invitation key={invitation.id} invitation={invitation} withdraw={() => void run(moderation.withdrawInvitation(invitation.id))} />
        ))}
      </ul>
      <Alert text={refused || error} />
    </section>
  );
}

function InvitationForm({ invite }: { invite(change: Promise<unknown>): Promise<void> }) {
  return (
    <form
      class="said-form"
      onSubmit={(event) => {
        event.preventDefault();
        const fields = new Fields(new FormData(event.currentTarget));
        void invite(moderation.invite(Number(fields.text('uses')), fields.text('for'), fields.text('note')));
      }}
    >
      <label for="invite-uses">{t('sign-up-invitation-uses')}</label>
      <input id="invite-uses" name="uses" type="number" min={1} max={usesMax} defaultValue="1" required />
      <label for="invite-for">{t('deed-for')}</label>
      <select id="invite-for" name="for">
        {durations.map((duration) => (
          <option key={duration} value={duration} selected={duration === '30d'}>
            {t(`deed-for-${duration}`)}
          </option>
        ))}
      </select>
      <label for="invite-note">{t('sign-up-invitation-note')}</label>
      <input id="invite-note" name="note" maxLength={noteCharactersMax} autocomplete="off" />
      <button>{t('sign-up-invitation-make')}</button>
    </form>
  );
}

function Invitation({ invitation, withdraw }: { invitation: api.SignUpInvitation; withdraw(): void }) {
  const { id, note, by, used, uses_max, created, expires, ended, players, code } = invitation;
  return (
    <li>
      <p>
        <strong>{note || t('sign-up-invitation-number', { id })}</strong>{' '}
        <span class="hint">
          {t('sign-up-invitation-used', { used, most: uses_max })} ·{' '}
          {ended === null
            ? t('sign-up-invitation-until', { when: formatDateTime(expires) })
            : t('sign-up-invitation-withdrawn', { when: formatDateTime(ended) })}{' '}
          · {t('sign-up-invitation-by', { by, when: formatDateTime(created) })}
        </span>
      </p>
      {players.length > 0 && <p>{players.join(', ')}</p>}
      {isOpen(invitation) && (
        <div class="row">
          <input
            readOnly
            value={linkOf(code)}
            aria-label={t('sign-up-invitation-link')}
            onFocus={(event) => event.currentTarget.select()}
          />
          <button type="button" class="small" onClick={withdraw}>
            {t('sign-up-invitation-withdraw')}
          </button>
        </div>
      )}
    </li>
  );
}
