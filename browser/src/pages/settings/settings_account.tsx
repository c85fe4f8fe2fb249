// Settings: password, mail password, export, deleting the account.

import { useState } from 'preact/hooks';
import type * as api from '../../api';
import { leaveSession } from '../../app_state';
import { t } from '../../texts/i18n';
import { quoteWord } from '../../texts/format';
import { CommandForm, Secret } from '../command_form';
import { PasswordField, type SettingsProps } from './settings_mail';

export function PasswordSettings({ who, wishes, changed }: SettingsProps & { who: api.User }) {
  return (
    <section class="card" id="password" aria-labelledby="password-title">
      <h2 id="password-title">{t('settings-password')}</h2>
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
        <label class="choice line">
          <input type="checkbox" name="others" defaultChecked /> {t('password-others')}
        </label>
        <label class="choice line">
          <input type="checkbox" name="tokens" /> {t('password-tokens')}
        </label>
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
        {wishes.mail_password && (
          <label class="choice">
            <input type="checkbox" name="off" /> {t('mail-password-off')}
          </label>
        )}
      </CommandForm>
    </section>
  );
}

/** First shows the consequences, then the button that deletes. */
export function DeleteAccount({ who }: { who: api.User }) {
  const [sent, setSent] = useState(false);
  return (
    <section class="card" id="leaving" aria-labelledby="leaving-title">
      <h2 id="leaving-title">{t('settings-leaving')}</h2>
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
          {sent && (
            <label class="choice">
              <input type="checkbox" name="sure" required /> {t('leaving-sure')}
            </label>
          )}
        </CommandForm>
      </details>
    </section>
  );
}
