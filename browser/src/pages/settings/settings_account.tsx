// Settings: password, mail password, export, deleting the account.

import { useState } from 'preact/hooks';
import type * as api from '../../api';
import { leaveSession } from '../../app_state';
import { t } from '../../texts/i18n';
import { quoteWord } from '../../texts/format';
import { CommandForm, Secret } from '../command_form';
import { Choice } from '../form';
import { PasswordField, SettingsSection, type SettingsProps } from './settings_form';

export function PasswordSettings({ who, wishes, changed }: SettingsProps & { who: api.User }) {
  return (
    <SettingsSection name="password" title={t('settings-password')}>
      <CommandForm
        words={(fields) =>
          [
            `change password ${who.name} ${quoteWord(fields.raw('password'))} ${quoteWord(fields.raw('fresh'))}`,
            fields.checked('others') ? '' : ' --keep-sessions',
            fields.checked('tokens') ? ' --end-tokens' : '',
          ].join('')
        }
        button={t('password-button')}
        label={t('settings-password')}
        said={(_, fields) =>
          [
            t('password-is-changed'),
            fields.checked('others') ? t('password-logged-out') : '',
            fields.checked('tokens') ? t('password-tokens-void') : '',
          ].join(' ')
        }
        clears
        done={changed}
      >
        <PasswordField id="password-old" />
        <PasswordField id="password-fresh" fresh />
        <Choice line name="others" defaultChecked label={t('password-others')} />
        <Choice line name="tokens" label={t('password-tokens')} />
      </CommandForm>
      <h3>{t('mail-password-title')}</h3>
      <p>{t('mail-password-about')}</p>
      <p class="hint">{wishes.mail_password ? t('mail-password-one') : t('mail-password-none')}</p>
      <CommandForm
        words={(fields) => `change mail-password ${who.name} ${quoteWord(fields.raw('password'))}${fields.checked('off') ? ' --off' : ''}`}
        button={t('mail-password-button')}
        label={t('mail-password-title')}
        said={({ mail_password: made }) =>
          made ? <Secret about={t('mail-password-made', { name: who.name })}>{made}</Secret> : t('mail-password-removed')
        }
        clears
        done={changed}
      >
        <PasswordField id="mail-password-old" />
        {wishes.mail_password && <Choice name="off" label={t('mail-password-off')} />}
      </CommandForm>
    </SettingsSection>
  );
}

/** First shows the consequences, then the button that deletes. */
export function DeleteAccount({ who }: { who: api.User }) {
  const [sent, setSent] = useState(false);
  return (
    <SettingsSection name="leaving" title={t('settings-leaving')}>
      <p>
        <a class="button" href="/api/me/export" download="posthouse-export.zip">
          {t('export-button')}
        </a>
      </p>
      <p class="hint">{t('export-about')}</p>
      <details>
        <summary>{t('leaving-how')}</summary>
        <p>{t('leaving-about')}</p>
        <CommandForm
          words={(fields) => {
            const words = `signoff ${who.name} ${quoteWord(fields.raw('password'))}`;
            return fields.checked('sure') ? `${words} yes` : words;
          }}
          button={sent ? t('leaving-button') : t('leaving-ask')}
          label={t('settings-leaving')}
          danger={sent}
          said={({ running_matches: n }) => t('leaving-running', { n: n ?? 0 })}
          endsSession={(fields) => fields.checked('sure')}
          done={(_, fields) => {
            if (fields.checked('sure')) leaveSession();
            else setSent(true);
          }}
        >
          <PasswordField id="leaving-password" />
          {sent && <Choice name="sure" required label={t('leaving-sure')} />}
        </CommandForm>
      </details>
    </SettingsSection>
  );
}
