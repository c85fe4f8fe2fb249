// Reports a player or match to the moderators: /report/bob, /report/wari/12.

import '../../../locales/en/moderation.ftl?english';
import * as api from '../../api';
import { titleOf } from '../../app_state';
import { t } from '../../texts/i18n';
import { OneTimeForm } from '../account/one_time_form';
import type { Fields } from '../form';

export function ReportPage({ rest }: { rest: string[] }) {
  const [first = '', board] = rest;
  const about = board === undefined ? first : `${titleOf(first)} ${board}`;

  async function report(fields: Fields) {
    await api.perform(`report ${rest.slice(0, 2).join('/')}`, fields.text('words'));
    return { said: t('report-sent') };
  }

  return (
    <OneTimeForm title={t('report-title', { about })} button={t('report-send')} ask={report}>
      <label for="report-words">{t('report-words')}</label>
      <textarea id="report-words" name="words" rows={5} required />
      <p class="hint">{t('report-hint')}</p>
    </OneTimeForm>
  );
}
