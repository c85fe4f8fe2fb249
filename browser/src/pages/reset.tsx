// Choosing another password by the operator's link: its word is good once.

import { useState } from 'preact/hooks';
import * as api from '../api';
import { t } from '../language';
import { Link } from '../link';
import { useTitle } from '../title';
import { quoted } from '../words';

export function ResetPage({ rest: [word = ''] }: { rest: string[] }) {
  useTitle(t('settings-new-password'));
  const [password, setPassword] = useState('');
  const [said, setSaid] = useState('');
  const [refused, setRefused] = useState('');
  const [busy, setBusy] = useState(false);

  async function choose(event: SubmitEvent) {
    event.preventDefault();
    setBusy(true);
    setRefused('');
    try {
      const answer = await api.command(`reset password ${quoted(word)} ${quoted(password)}`);
      if (answer.accepted) setSaid(answer.text);
      else setRefused(answer.text);
    } catch (trouble) {
      setRefused(api.sentenceOf(trouble));
    }
    setBusy(false);
  }

  return (
    <section class="card">
      <h1>{t('settings-new-password')}</h1>
      {said ? (
        <p role="status">
          {said} <Link to="/">{t('confirm-go-on')}</Link>
        </p>
      ) : (
        <form onSubmit={(event) => void choose(event)}>
          <label for="reset-password">{t('settings-new-password')}</label>
          <input
            id="reset-password"
            type="password"
            value={password}
            onInput={(event) => setPassword(event.currentTarget.value)}
            autocomplete="new-password"
            minLength={6}
            aria-describedby="reset-hint"
            required
          />
          <p id="reset-hint" class="hint">
            {t('sign-password-hint')} {t('password-hint')}
          </p>
          <button class="main" disabled={busy}>
            {t('password-button')}
          </button>
        </form>
      )}
      {refused && (
        <p class="refused" role="alert">
          {refused}
        </p>
      )}
    </section>
  );
}
