// Sign-up and sign-in forms.

import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Alert } from '../../alert';
import * as api from '../../api';
import { hostPages, isNewcomer, signIn } from '../../app_state';
import { t } from '../../texts/i18n';
import { Link } from '../../link';
import { Field, Form, useTask, type Fields } from '../form';

/** What a name may be: the server has the last word (account_commands.cpp). */
const allowedName = /^[a-z][a-z0-9_-]{1,19}$/i;

/** A new name, refused beside its field before anything is sent. */
function NewNameField({ id }: { id: string }) {
  const [wrong, setWrong] = useState(false);
  return (
    <>
      <input
        id={id}
        name="name"
        autocomplete="username"
        autocapitalize="none"
        spellcheck={false}
        required
        aria-invalid={wrong}
        aria-describedby={`${id}-wrong`}
        onInput={({ currentTarget: field }) => {
          // What has only been begun is not wrong yet.
          const name = field.value.trim();
          const malformed = name.length > 1 && !allowedName.test(name);
          setWrong(malformed);
          field.setCustomValidity(malformed ? t('sign-name-malformed') : '');
        }}
        // The sentence is there already: not once more, over the next field.
        onInvalid={(event) => {
          if (!wrong) return;
          event.preventDefault();
          event.currentTarget.focus();
        }}
      />
      <p class="refused" id={`${id}-wrong`} role="status">
        {wrong && t('sign-name-malformed')}
      </p>
    </>
  );
}

/** Input for a two-factor code; `wanted`: it takes the focus. */
export function CodeField({ id, wanted }: { id: string; wanted?: boolean }) {
  const line = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (wanted) line.current?.focus();
  }, [wanted]);
  return (
    <>
      <label for={id}>{t('sign-code')}</label>
      <input
        id={id}
        ref={line}
        name="code"
        autocomplete="one-time-code"
        autocapitalize="none"
        spellcheck={false}
        maxLength={40}
        aria-describedby={`${id}-hint`}
        required
      />
      <p class="hint" id={`${id}-hint`}>
        {t('sign-code-hint')}
      </p>
    </>
  );
}

interface AccountFormProps {
  id: string;
  title: string;
  button: string;
  isNew: boolean;
  attempt(fields: Fields): Promise<{ user: api.User | null }>;
  children?: ComponentChildren;
}

function AccountForm({ id, title, button, isNew, attempt, children }: AccountFormProps) {
  const [coded, setCoded] = useState(false);
  const [remaining, setRemaining] = useState(''); // what remains to be done to complete the sign-up
  const { busy, refused, run } = useTask();
  async function send(fields: Fields) {
    try {
      const { user } = await attempt(fields);
      if (!user) return setRemaining(t('sign-up-held', { name: fields.text('name'), address: fields.text('address') }));
      isNewcomer.value = isNew;
      return signIn(user);
    } catch (error) {
      if (!api.loginNeedsCode(error) || coded) throw error;
      return setCoded(true);
    }
  }
  return (
    <Form class="card" titled={`${id}-title`} send={(fields) => run(() => send(fields))}>
      <h1 id={`${id}-title`}>{title}</h1>
      <label for={`${id}-name`}>{t('sign-name')}</label>
      {isNew ? (
        <NewNameField id={`${id}-name`} />
      ) : (
        <input id={`${id}-name`} name="name" autocomplete="username" autocapitalize="none" spellcheck={false} required />
      )}
      <Field
        id={`${id}-password`}
        label={t('sign-password')}
        name="password"
        type="password"
        autocomplete={isNew ? 'new-password' : 'current-password'}
        minLength={isNew ? 6 : undefined}
        maxLength={128}
        aria-describedby={isNew ? `${id}-password-hint` : undefined}
        required
      />
      {children}
      {coded && <CodeField id={`${id}-code`} wanted />}
      <button class="main" disabled={busy}>
        {button}
      </button>
      {remaining && <p role="status">{remaining}</p>}
      <Alert text={refused} />
    </Form>
  );
}

export function LoginForm() {
  return (
    <AccountForm
      id="login"
      title={t('log-in')}
      button={t('log-in')}
      isNew={false}
      attempt={(fields) => api.login(fields.text('name'), fields.raw('password'), fields.text('code'))}
    />
  );
}

/** `invitation`: the code of an operator's; or none. */
export function SignupForm({ invitation }: { invitation: string }) {
  return (
    <AccountForm
      id="signup"
      title={t('sign-up')}
      button={t('sign-up')}
      isNew
      attempt={(fields) => api.signup(fields.text('name'), fields.raw('password'), fields.text('address'), invitation)}
    >
      <p class="hint" id="signup-password-hint">
        {t('sign-password-hint')}
      </p>
      <label for="signup-address">
        {t('sign-address')} <span class="hint">{t('sign-address-hint')}</span>
      </label>
      <input id="signup-address" name="address" type="email" autocomplete="email" />
      {hostPages.value.length > 0 && (
        <p class="hint row">
          {hostPages.value.map((page) => (
            <Link key={page} to={`/${page}`} label={t(`foot-${page}`)} />
          ))}
        </p>
      )}
    </AccountForm>
  );
}
