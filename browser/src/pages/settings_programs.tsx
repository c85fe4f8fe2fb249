// Settings: API tokens and webhooks. A token or secret is shown only once, in the response.

import * as api from '../api';
import { useLiveQuery } from '../live_query';
import { t } from '../i18n';
import { formatDate, quoteWord } from '../format';
import { CommandButton, CommandForm, Secret, type Fields } from './command_form';
import { PasswordField } from './settings_mail';

const scopes: api.TokenScope[] = ['read', 'play', 'talk'];

function stateOf(one: api.Token): string {
  const may = one.scopes.map((scope) => t(`programs-scope-${scope}`)).join(', ');
  const used = one.used ? t('programs-used', { when: formatDate(one.used) }) : t('programs-unused');
  const when = formatDate(one.expires);
  const over = one.expires <= Date.now();
  return [may, used, over ? t('programs-expired', { when }) : t('programs-expires', { when })].join(' · ');
}

function NameField({ id }: { id: string }) {
  return (
    <>
      <label for={id}>{t('programs-name')}</label>
      <input
        id={id}
        name="name"
        required
        maxLength={30}
        pattern="[A-Za-z0-9_\-]+"
        autocapitalize="none"
        autocomplete="off"
        spellcheck={false}
        title={t('programs-name-form')}
      />
    </>
  );
}

function Tokens({ who }: { who: api.User }) {
  const tokens = useLiveQuery(api.tokens);
  const words = (fields: Fields) =>
    [
      'make token',
      who.name,
      quoteWord(fields.raw('password')),
      fields.text('name'),
      ...scopes.filter((scope) => fields.checked(scope)),
      `--days=${fields.text('days')}`,
    ].join(' ');
  return (
    <>
      <ul class="lines" id="tokens">
        {tokens.data?.map((one) => (
          <li key={one.name}>
            <span class="address">{one.name}</span>
            <span class="hint">{stateOf(one)}</span>
            <CommandButton
              words={`revoke token ${one.name}`}
              button={t('programs-revoke')}
              done={tokens.refetch}
            />
          </li>
        ))}
      </ul>
      <CommandForm
        words={words}
        button={t('programs-make')}
        label={t('programs-tokens')}
        said={({ token }) => token && <Secret about={t('programs-token-made')}>{token}</Secret>}
        clears
        done={tokens.refetch}
      >
        <NameField id="token-name" />
        <fieldset>
          <legend>{t('programs-scopes')}</legend>
          {scopes.map((scope) => (
            <label class="choice line" key={scope}>
              <input type="checkbox" name={scope} defaultChecked={scope !== 'talk'} />
              {t(`programs-may-${scope}`)}
            </label>
          ))}
        </fieldset>
        <label for="token-days">{t('programs-days')}</label>
        <input id="token-days" name="days" type="number" min={1} max={3650} defaultValue="365" required />
        <PasswordField id="token-password" />
        <p class="hint">{t('programs-once')}</p>
      </CommandForm>
    </>
  );
}

function Webhooks() {
  const webhooks = useLiveQuery(api.webhooks);
  return (
    <>
      <ul class="lines" id="webhooks">
        {webhooks.data?.map((one) => (
          <li key={one.name}>
            <span class="address">{one.name}</span>
            <span class="hint">
              {one.url}
              {one.given_up ? ` · ${t('programs-given-up')}` : ''}
              {one.trouble ? ` · ${one.trouble}` : ''}
            </span>
            <CommandButton
              words={`revoke webhook ${one.name}`}
              button={t('programs-revoke')}
              done={webhooks.refetch}
            />
          </li>
        ))}
      </ul>
      <CommandForm
        words={(fields) => `make webhook ${fields.text('name')} ${quoteWord(fields.text('url'))}`}
        button={t('programs-hook-make')}
        label={t('programs-hooks')}
        said={({ secret }) => secret && <Secret about={t('programs-secret-made')}>{secret}</Secret>}
        clears
        done={webhooks.refetch}
      >
        <NameField id="webhook-name" />
        <label for="webhook-url">{t('programs-hook-address')}</label>
        <input id="webhook-url" name="url" type="url" required placeholder="https://" />
        <p class="hint">{t('programs-once')}</p>
      </CommandForm>
    </>
  );
}

export function ProgramSettings({ who }: { who: api.User }) {
  return (
    <section class="card" id="programs" aria-labelledby="programs-title">
      <h2 id="programs-title">{t('settings-programs')}</h2>
      <p>{t('programs-about')}</p>
      <h3>{t('programs-tokens')}</h3>
      <p>{t('programs-tokens-about')}</p>
      <Tokens who={who} />
      <details>
        <summary>{t('programs-hooks')}</summary>
        <p>{t('programs-hooks-about')}</p>
        <Webhooks />
      </details>
    </section>
  );
}
