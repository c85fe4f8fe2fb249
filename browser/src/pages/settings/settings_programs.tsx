// Settings: API tokens, bots and webhooks. A token is shown only once, in the response.

import * as api from '../../api';
import { useLiveQuery } from '../../live_query';
import { t } from '../../texts/i18n';
import { formatDate, quoteWord } from '../../texts/format';
import { Link } from '../../link';
import { LoginForm } from '../account/auth_forms';
import { CommandButton, CommandForm, Secret } from '../command_form';
import { Choice, Field, type Fields } from '../form';
import { NameField, nameForm, nameLength } from '../program_name';
import { PasswordField, SettingsSection } from './settings_form';
import { WebhookSettings } from './settings_webhooks';
import '../account/login.css';

const scopes: api.TokenScope[] = ['read', 'play', 'talk', 'webhook', 'moderate'];

function stateOf(token: api.Token): string {
  const may = token.scopes.map((scope) => t(`programs-scope-${scope}`)).join(', ');
  const used = token.used ? t('programs-used', { when: formatDate(token.used) }) : t('programs-unused');
  const when = formatDate(token.expires);
  const over = token.expires <= Date.now();
  return [may, used, over ? t('programs-expired', { when }) : t('programs-expires', { when })].join(' · ');
}

/** What a link to the form asks for: /settings/tokens/new?name=my-bot&scope=play&days=30. */
interface AskedToken {
  name: string;
  scopes: api.TokenScope[];
  days: number;
}

const mostDays = 3650;

/** Only what the form can hold. Scopes may be separated by blanks or commas, or repeated. */
function askedToken(search: string): AskedToken {
  const asked = new URLSearchParams(search);
  const words = asked.getAll('scope').flatMap((text) => text.split(/[\s,+]+/));
  const name = asked.get('name') ?? '';
  const days = Number(asked.get('days'));
  return {
    name: new RegExp(`^${nameForm}$`).test(name) ? name.slice(0, nameLength) : '',
    scopes: scopes.filter((scope) => words.includes(scope)),
    days: Number.isInteger(days) && days >= 1 && days <= mostDays ? days : usualDays,
  };
}
const usualDays = 365;
const usualToken: AskedToken = { name: '', scopes: ['read', 'play'], days: usualDays };

function TokenForm({ who, asked, done }: { who: api.User; asked: AskedToken; done?(): void }) {
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
    <CommandForm
      words={words}
      button={t('programs-make')}
      label={t('programs-tokens')}
      said={({ token }) => token && <Secret about={t('programs-token-made')}>{token}</Secret>}
      clears
      done={done}
    >
      <NameField id="token-name" value={asked.name} />
      <fieldset>
        <legend>{t('programs-scopes')}</legend>
        {scopes
          .filter((scope) => scope !== 'moderate' || who.operator)
          .map((scope) => (
            <Choice line key={scope} name={scope} defaultChecked={asked.scopes.includes(scope)} label={t(`programs-may-${scope}`)} />
          ))}
      </fieldset>
      <Field
        id="token-days"
        label={t('programs-days')}
        name="days"
        type="number"
        min={1}
        max={mostDays}
        defaultValue={String(asked.days)}
        required
      />
      <PasswordField id="token-password" />
      <p class="hint">{t('programs-once')}</p>
    </CommandForm>
  );
}

/** /settings/tokens/new: the form alone, as a program's link has filled it in. */
export function NewTokenPage({ who }: { who: api.User | null }) {
  if (!who)
    return (
      <div class="account-page">
        <p>{t('programs-log-in')}</p>
        <LoginForm />
      </div>
    );
  return (
    <section class="card" aria-labelledby="new-token-title">
      <h1 id="new-token-title">{t('programs-make')}</h1>
      <p>{t('programs-for', { name: who.name })}</p>
      <TokenForm who={who} asked={askedToken(location.search)} />
      <p>
        <Link to="/settings#programs">{t('programs-all')}</Link>
      </p>
    </section>
  );
}

function Tokens({ who }: { who: api.User }) {
  const tokens = useLiveQuery(api.tokens);
  return (
    <>
      <ul class="lines" id="tokens">
        {tokens.data?.map((token) => (
          <li key={token.name}>
            <span class="address">{token.name}</span>
            <span class="hint">{stateOf(token)}</span>
            <CommandButton words={`revoke token ${token.name}`} button={t('programs-revoke')} done={tokens.refetch} />
          </li>
        ))}
      </ul>
      <TokenForm who={who} asked={usualToken} done={tokens.refetch} />
    </>
  );
}

/** Says that a program plays for this account. */
function Bot({ who, changed }: { who: api.User; changed(): void }) {
  if (who.bot) return <p>{t('programs-is-bot')}</p>;
  return (
    <details>
      <summary>{t('programs-bot')}</summary>
      <p>{t('programs-bot-about')}</p>
      <CommandForm
        words={(fields) => `become bot ${who.name} ${quoteWord(fields.raw('password'))} yes`}
        button={t('programs-bot-button')}
        label={t('programs-bot')}
        danger
        done={changed}
      >
        <PasswordField id="bot-password" />
        <Choice line name="sure" required label={t('programs-bot-sure')} />
      </CommandForm>
    </details>
  );
}

export function ProgramSettings({ who, changed }: { who: api.User; changed(): void }) {
  return (
    <SettingsSection name="programs" title={t('settings-programs')}>
      <p>{t('programs-about')}</p>
      <h3>{t('programs-tokens')}</h3>
      <p>{t('programs-tokens-about')}</p>
      <Tokens who={who} />
      <WebhookSettings />
      <Bot who={who} changed={changed} />
    </SettingsSection>
  );
}
