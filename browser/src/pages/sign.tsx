// Becoming a player, and coming back.

import { useState } from 'preact/hooks';
import * as api from '../api';
import { enter } from '../house';

function useAttempt(attempt: (fields: FormData) => Promise<{ user: api.User }>) {
  const [refused, setRefused] = useState('');
  const [busy, setBusy] = useState(false);
  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      enter((await attempt(new FormData(event.currentTarget as HTMLFormElement))).user);
    } catch (trouble) {
      setRefused(api.sentenceOf(trouble));
      setBusy(false);
    }
  }
  return { refused, busy, submit };
}

const field = (fields: FormData, name: string) => String(fields.get(name) ?? '').trim();

export function LoginForm() {
  const { refused, busy, submit } = useAttempt((fields) =>
    api.login(field(fields, 'name'), String(fields.get('password') ?? '')),
  );
  return (
    <form class="card" onSubmit={(event) => void submit(event)} aria-labelledby="login-title">
      <h2 id="login-title">Log in</h2>
      <label for="login-name">Name</label>
      <input
        id="login-name"
        name="name"
        autocomplete="username"
        autocapitalize="none"
        spellcheck={false}
        required
      />
      <label for="login-password">Password</label>
      <input
        id="login-password"
        name="password"
        type="password"
        autocomplete="current-password"
        required
      />
      <button class="main" disabled={busy}>
        Log in
      </button>
      {refused && (
        <p class="refused" role="alert">
          {refused}
        </p>
      )}
    </form>
  );
}

export function SignupForm() {
  const { refused, busy, submit } = useAttempt((fields) =>
    api.signup(
      field(fields, 'name'),
      String(fields.get('password') ?? ''),
      field(fields, 'address'),
    ),
  );
  return (
    <form class="card" onSubmit={(event) => void submit(event)} aria-labelledby="signup-title">
      <h2 id="signup-title">New here? Sign up</h2>
      <label for="signup-name">Name</label>
      <input
        id="signup-name"
        name="name"
        autocomplete="username"
        autocapitalize="none"
        spellcheck={false}
        required
      />
      <label for="signup-password">Password</label>
      <input
        id="signup-password"
        name="password"
        type="password"
        autocomplete="new-password"
        minLength={6}
        maxLength={128}
        aria-describedby="signup-password-hint"
        required
      />
      <p class="hint" id="signup-password-hint">
        At least 6 characters.
      </p>
      <label for="signup-address">
        Mail address <span class="hint">(optional: to play by mail as well)</span>
      </label>
      <input id="signup-address" name="address" type="email" autocomplete="email" />
      <button class="main" disabled={busy}>
        Sign up
      </button>
      {refused && (
        <p class="refused" role="alert">
          {refused}
        </p>
      )}
    </form>
  );
}
