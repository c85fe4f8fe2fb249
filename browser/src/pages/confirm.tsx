// Confirming an address, or what was asked in the reader's name. Only the button confirms: mail scanners follow every link.

import { useState } from 'preact/hooks';
import * as api from '../api';
import { arrive } from '../house';
import { t } from '../language';
import { Link } from '../link';
import { useTitle } from '../title';

export function ConfirmPage({ rest: [linked = ''] }: { rest: string[] }) {
  useTitle(t('confirm-title'));
  const [said, setSaid] = useState('');
  const [refused, setRefused] = useState('');
  const [busy, setBusy] = useState(false);
  const [token, setToken] = useState(linked);

  async function confirm(event: SubmitEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      setSaid((await api.confirm(token)).text);
      setRefused('');
      void arrive();
    } catch (trouble) {
      setRefused(api.sentenceOf(trouble));
    }
    setBusy(false);
  }

  return (
    <section class="card">
      <h1>{t('confirm-title')}</h1>
      {said ? (
        <p role="status">
          {said} <Link to="/">{t('confirm-go-on')}</Link>
        </p>
      ) : (
        <form onSubmit={(event) => void confirm(event)}>
          <p>{t('confirm-what')}</p>
          {!linked && (
            <>
              <label for="confirm-word">{t('confirm-word')}</label>
              <input
                id="confirm-word"
                value={token}
                onInput={(event) => setToken(event.currentTarget.value.trim())}
                autocapitalize="none"
                autocomplete="one-time-code"
                spellcheck={false}
                required
              />
            </>
          )}
          <button class="main" disabled={busy}>
            {t('confirm-button')}
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
