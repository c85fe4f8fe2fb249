// Settings: where the player is logged in, and two-factor authentication.

import { useState } from 'preact/hooks';
import * as api from '../api';
import { useFresh } from '../fresh';
import { arrive } from '../house';
import { t } from '../language';
import { later } from '../later';
import { momentOf, quoted } from '../words';
import { SaidButton, SaidForm, type Fields } from './said_form';
import { PasswordField, type SettingsProps } from './settings_mail';
import { CodeField } from './sign';

const QrCode = later(() => import('./qr_code').then((part) => part.QrCode));

export function SessionSettings() {
  const sessions = useFresh(api.sessions);
  const others = sessions.known?.filter((one) => !one.here) ?? [];
  return (
    <section class="card" id="sessions" aria-labelledby="sessions-title">
      <h2 id="sessions-title">{t('settings-sessions')}</h2>
      <p>{t('sessions-about')}</p>
      <ul class="lines">
        {sessions.known?.map((one) => (
          <li key={one.name}>
            <span>
              {one.device || t('sessions-unknown')}
              {one.here && <strong> · {t('sessions-here')}</strong>}
              <span class="hint">
                {t('sessions-times', { begun: momentOf(one.begun), used: momentOf(one.used) })}
              </span>
            </span>
            {!one.here && (
              <SaidButton
                words={`end session ${one.name}`}
                button={t('programs-revoke')}
                done={sessions.again}
              />
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <SaidButton
          words="end session others"
          button={t('sessions-end-others')}
          done={() => {
            sessions.again();
            void arrive();
          }}
        />
      )}
    </section>
  );
}

/** First the secret is told, then a code shows that the reader's device has it. */
function SettingUp({ who, changed }: { who: api.User; changed(): void }) {
  const [address, setAddress] = useState('');
  if (!address)
    return (
      <SaidForm
        words={(fields) => `two-factor ${who.name} ${quoted(fields.raw('password'))}`}
        button={t('two-factor-begin')}
        label={t('settings-two-factor')}
        done={(answer) => setAddress(/otpauth:\S+/.exec(answer.text)?.[0] ?? '')}
      >
        <PasswordField id="two-factor-password" />
      </SaidForm>
    );
  return (
    <>
      <p>{t('two-factor-scan')}</p>
      <QrCode text={address} label={t('two-factor-picture')} />
      <details>
        <summary>{t('two-factor-by-hand')}</summary>
        <p class="secret">{new URL(address).searchParams.get('secret')}</p>
        <p>
          <a href={address}>{t('two-factor-open')}</a>
        </p>
      </details>
      <WithCode who={who} option="" button={t('two-factor-on')} changed={changed} />
    </>
  );
}

interface WithCodeProps {
  who: api.User;
  option: string;
  button: string;
  changed(): void;
}

function WithCode({ who, option, button, changed }: WithCodeProps) {
  const words = (fields: Fields) =>
    `two-factor ${who.name} ${quoted(fields.raw('password'))} ${quoted(fields.text('code'))}${option}`;
  const id = `two-factor${option.trim()}`;
  return (
    <SaidForm words={words} button={button} label={button} clears done={changed}>
      <PasswordField id={`${id}-password-again`} />
      <CodeField id={`${id}-code`} />
    </SaidForm>
  );
}

export function TwoFactorSettings({ who, wishes, changed }: SettingsProps & { who: api.User }) {
  const on = wishes.two_factor;
  // Stays when it is switched on here: the answer shows the recovery codes this once.
  const [settingUp, setSettingUp] = useState(!on);
  return (
    <section class="card" id="two-factor" aria-labelledby="two-factor-title">
      <h2 id="two-factor-title">{t('settings-two-factor')}</h2>
      <p>{t('two-factor-about')}</p>
      <p class="hint">
        {on
          ? t('two-factor-is-on', { when: momentOf(on.since), n: on.recovery_codes })
          : t('two-factor-is-off')}
      </p>
      {settingUp ? (
        <SettingUp who={who} changed={changed} />
      ) : (
        <>
          <details>
            <summary>{t('two-factor-new-codes')}</summary>
            <WithCode
              who={who}
              option=" --new-codes"
              button={t('two-factor-new-codes')}
              changed={changed}
            />
          </details>
          <details>
            <summary>{t('two-factor-off')}</summary>
            <WithCode
              who={who}
              option=" --off"
              button={t('two-factor-off')}
              changed={() => {
                setSettingUp(true);
                changed();
              }}
            />
          </details>
        </>
      )}
    </section>
  );
}
