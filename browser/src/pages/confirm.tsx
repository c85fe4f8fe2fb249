// Confirms an address or a request by link. Needs a click, since mail scanners follow links.

import * as api from '../api';
import { loadSession } from '../app_state';
import { matchPath } from '../texts/format';
import { t } from '../texts/i18n';
import { Field, verbatim, type Fields } from './form';
import { OneTimeForm } from './account/one_time_form';

export function ConfirmPage({ rest: [linked = ''] }: { rest: string[] }) {
  async function confirm(fields: Fields) {
    const { facts, match } = await api.confirm(linked || fields.text('token'));
    void loadSession();
    const { name = '', address, letters_go_to: other } = facts;
    if (!address) return { said: t('confirmed-request', { name }), next: match && matchPath(match) };
    const said =
      other && other !== address ? t('confirmed-address-too', { name, address, other }) : t('confirmed-address', { name, address });
    return { said };
  }

  return (
    <OneTimeForm title={t('confirm-title')} button={t('confirm-button')} ask={confirm}>
      <p>{t('confirm-what')}</p>
      {!linked && <Field id="confirm-word" label={t('confirm-word')} name="token" {...verbatim} autocomplete="one-time-code" required />}
    </OneTimeForm>
  );
}
