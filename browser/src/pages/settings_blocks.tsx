// Settings: whose challenges and words he wants nothing of.

import { t } from '../language';
import { Link } from '../link';
import { dateOf } from '../words';
import { SaidButton, SaidForm } from './said_form';
import type { SettingsProps } from './settings_mail';

export function BlockSettings({ wishes, changed }: SettingsProps) {
  return (
    <section class="card" id="blocks" aria-labelledby="blocks-title">
      <h2 id="blocks-title">{t('settings-blocks')}</h2>
      <p>{t('blocks-about')}</p>
      {wishes.blocked.length === 0 && <p class="hint">{t('blocks-none')}</p>}
      <ul class="lines">
        {wishes.blocked.map(({ name, since }) => (
          <li key={name}>
            <span>
              <Link to={`/player/${name}`}>{name}</Link>
              <span class="hint">{t('blocks-since', { date: dateOf(since) })}</span>
            </span>
            <SaidButton words={`unblock ${name}`} button={t('blocks-end', { name })} done={changed} />
          </li>
        ))}
      </ul>
      <SaidForm
        words={(fields) => `block ${fields.text('name')}`}
        button={t('blocks-button')}
        label={t('settings-blocks')}
        done={changed}
        clears
      >
        <label for="blocks-name">{t('blocks-name')}</label>
        <input
          id="blocks-name"
          name="name"
          autocapitalize="none"
          autocomplete="off"
          spellcheck={false}
          required
        />
      </SaidForm>
    </section>
  );
}
