// Sets a new password by the operator's link, which works once.

import '../../../locales/en/settings.ftl?english';
import * as api from '../../api';
import { t } from '../../texts/i18n';
import { quoteWord } from '../../texts/format';
import { Field, type Fields } from '../form';
import { OneTimeForm } from './one_time_form';

export function ResetPage({ rest: [word = ''] }: { rest: string[] }) {
  async function choose(fields: Fields) {
    await api.perform(`reset password ${quoteWord(word)} ${quoteWord(fields.raw('password'))}`);
    return { said: t('password-reset-done') };
  }

  return (
    <OneTimeForm title={t('settings-new-password')} button={t('password-button')} ask={choose}>
      <Field
        id="reset-password"
        label={t('settings-new-password')}
        name="password"
        type="password"
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
