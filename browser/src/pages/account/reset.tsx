// Sets a new password by the operator's link, which works once.

import { useState } from 'preact/hooks';
import '../../../locales/en/settings.ftl?english';
import * as api from '../../api';
import { t } from '../../texts/i18n';
import { quoteWord } from '../../texts/format';
import { OneTimeForm } from './one_time_form';

export function ResetPage({ rest: [word = ''] }: { rest: string[] }) {
  const [password, setPassword] = useState('');

  async function choose() {
    const answer = await api.command(`reset password ${quoteWord(word)} ${quoteWord(password)}`);
    if (!answer.accepted) throw new Error(answer.text);
    return { said: t('password-reset-done') };
  }

  return (
    <OneTimeForm title={t('settings-new-password')} button={t('password-button')} ask={choose}>
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
    </OneTimeForm>
  );
}
