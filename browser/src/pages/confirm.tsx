// Confirming an address, or what was asked in the reader's name. Only the button confirms: mail scanners follow every link.

import { useState } from 'preact/hooks';
import * as api from '../api';
import { arrive } from '../house';
import { t } from '../language';
import { AskedOnce } from './asked_once';

export function ConfirmPage({ rest: [linked = ''] }: { rest: string[] }) {
  const [token, setToken] = useState(linked);

  async function confirm() {
    const { text } = await api.confirm(token);
    void arrive();
    return text;
  }

  return (
    <AskedOnce title={t('confirm-title')} button={t('confirm-button')} ask={confirm}>
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
    </AskedOnce>
  );
}
