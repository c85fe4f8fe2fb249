// Reports a player or match to the moderators: /report/bob, /report/wari/12.

import { useState } from 'preact/hooks';
import '../../../locales/en/moderation.ftl?english';
import * as api from '../../api';
import { titleOf } from '../../app_state';
import { t } from '../../texts/i18n';
import { OneTimeForm } from '../account/one_time_form';

export function ReportPage({ rest }: { rest: string[] }) {
  const [words, setWords] = useState('');
  const [first = '', board] = rest;
  const about = board === undefined ? first : `${titleOf(first)} ${board}`;

  async function report() {
    const answer = await api.command(`report ${rest.slice(0, 2).join('/')}`, words);
    if (!answer.accepted) throw new Error(answer.text.trim());
    return { said: t('report-sent') };
  }

  return (
    <OneTimeForm title={t('report-title', { about })} button={t('report-send')} ask={report}>
      <label for="report-words">{t('report-words')}</label>
      <textarea id="report-words" rows={5} value={words} onInput={(event) => setWords(event.currentTarget.value)} required />
      <p class="hint">{t('report-hint')}</p>
    </OneTimeForm>
  );
}
