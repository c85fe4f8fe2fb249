// For moderators: invitations to sign up, with their links and who came by them.

import { Button } from '../../button';
import { Alert } from '../../alert';
import type * as api from '../../api';
import { useLiveQuery } from '../../live_query';
import { formatDateTime } from '../../texts/format';
import { t } from '../../texts/i18n';
import { Field, Form, useTask, type Fields } from '../form';
import { Section } from '../section';
import { LastsField } from './lasts_field';
import * as moderation from './moderation_api';

const usesMax = 1000;
const noteCharactersMax = 100;

const linkOf = (code: string) => `${location.origin}/signup/${code}`;
const isOpen = ({ ended, expires, used, uses_max }: api.SignUpInvitation) =>
  ended === null && new Date(expires).getTime() > Date.now() && used < uses_max;

export function SignUpInvitations() {
  const { data, error, refetch } = useLiveQuery(moderation.invitations);
  const { refused, run } = useTask();
  const change = (deed: () => Promise<unknown>) => run(() => deed().then(refetch));
  return (
    <Section class="card" name="sign-up-invitations" title={t('sign-up-invitations')}>
      <p class="hint">{t('sign-up-invitations-about')}</p>
      <InvitationForm change={change} />
      {data?.length === 0 && <p class="hint">{t('sign-up-invitations-none')}</p>}
      <ul class="found">
        {data?.map((invitation) => (
          <Invitation
            key={invitation.id}
            invitation={invitation}
            withdraw={() => change(() => moderation.withdrawInvitation(invitation.id))}
          />
        ))}
      </ul>
      <Alert text={refused || error} />
    </Section>
  );
}

function InvitationForm({ change }: { change(deed: () => Promise<unknown>): void }) {
  const invite = (fields: Fields) => change(() => moderation.invite(Number(fields.text('uses')), fields.text('for'), fields.text('note')));
  return (
    <Form class="said-form" send={invite}>
      <Field
        id="invite-uses"
        label={t('sign-up-invitation-uses')}
        name="uses"
        type="number"
        min={1}
        max={usesMax}
        defaultValue="1"
        required
      />
      <LastsField id="invite-for" value="30d" />
      <Field id="invite-note" label={t('sign-up-invitation-note')} name="note" maxLength={noteCharactersMax} autocomplete="off" />
      <button>{t('sign-up-invitation-make')}</button>
    </Form>
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
          <Button label={t('sign-up-invitation-withdraw')} class="small" act={withdraw} />
        </div>
      )}
    </li>
  );
}
