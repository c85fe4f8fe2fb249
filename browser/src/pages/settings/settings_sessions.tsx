// Settings: sessions and two-factor authentication.

import { useState } from 'preact/hooks';
import * as api from '../../api';
import { useLiveQuery } from '../../live_query';
import { loadSession } from '../../app_state';
import { t } from '../../texts/i18n';
import { lazyPart } from '../../lazy';
import { formatDateTime, quoteWord } from '../../texts/format';
import { CommandButton, CommandForm } from '../command_form';
import type { Fields } from '../form';
import { PasswordField, SettingsSection, type SettingsProps } from './settings_form';
import { CodeField } from '../account/auth_forms';

const QrCode = lazyPart(() => import('./qr_code').then((part) => part.QrCode));

export function SessionSettings() {
  const sessions = useLiveQuery(api.sessions);
  const others = sessions.data?.filter((session) => !session.here) ?? [];
  return (
    <SettingsSection name="sessions" title={t('settings-sessions')}>
      <p>{t('sessions-about')}</p>
      <ul class="lines">
        {sessions.data?.map((session) => (
          <li key={session.name}>
            <span>
              {session.device || t('sessions-unknown')}
              {session.here && <strong> · {t('sessions-here')}</strong>}
              <span class="hint">{t('sessions-times', { begun: formatDateTime(session.begun), used: formatDateTime(session.used) })}</span>
            </span>
            {!session.here && <CommandButton words={`end session ${session.name}`} button={t('programs-revoke')} done={sessions.refetch} />}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <CommandButton
          words="end session others"
          button={t('sessions-end-others')}
          done={() => {
            sessions.refetch();
            void loadSession();
          }}
        />
      )}
    </SettingsSection>
  );
}

/** Shows the secret, then asks for a code as proof that it is set up. */
function TwoFactorSetup({ who, changed }: { who: api.User; changed(): void }) {
  const [address, setAddress] = useState('');
  if (!address)
    return (
      <CommandForm
        words={(fields) => `two-factor ${who.name} ${quoteWord(fields.raw('password'))}`}
        button={t('two-factor-begin')}
        label={t('settings-two-factor')}
        said={() => ''}
        done={({ facts }) => setAddress(facts?.authenticator_uri ?? '')}
      >
        <PasswordField id="two-factor-password" />
      </CommandForm>
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
      <CodeForm who={who} option="" button={t('two-factor-on')} changed={changed} />
    </>
  );
}

interface WithCodeProps {
  who: api.User;
  option: string;
  button: string;
  changed(): void;
}

function CodeForm({ who, option, button, changed }: WithCodeProps) {
  const words = (fields: Fields) =>
    `two-factor ${who.name} ${quoteWord(fields.raw('password'))} ${quoteWord(fields.text('code'))}${option}`;
  const id = `two-factor${option.trim()}`;
  const said = ({ recovery_codes: codes }: api.Facts) => {
    if (!codes) return t('two-factor-now-off');
    return (
      <>
        {!option && `${t('two-factor-now-on')} `}
        {t('two-factor-keep-codes')} <code class="secret">{codes.split(/\s+/).join('\n')}</code>
      </>
    );
  };
  return (
    <CommandForm words={words} button={button} label={button} said={said} clears done={changed}>
      <PasswordField id={`${id}-password-again`} />
      <CodeField id={`${id}-code`} />
    </CommandForm>
  );
}

export function TwoFactorSettings({ who, wishes, changed }: SettingsProps & { who: api.User }) {
  const on = wishes.two_factor;
  // Stays mounted after turning it on: the response shows the recovery codes once.
  const [settingUp, setSettingUp] = useState(!on);
  return (
    <SettingsSection name="two-factor" title={t('settings-two-factor')}>
      <p>{t('two-factor-about')}</p>
      <p class="hint">{on ? t('two-factor-is-on', { when: formatDateTime(on.since), n: on.recovery_codes }) : t('two-factor-is-off')}</p>
      {settingUp ? (
        <TwoFactorSetup who={who} changed={changed} />
      ) : (
        <>
          <details>
            <summary>{t('two-factor-new-codes')}</summary>
            <CodeForm who={who} option=" --new-codes" button={t('two-factor-new-codes')} changed={changed} />
          </details>
          <details>
            <summary>{t('two-factor-off')}</summary>
            <CodeForm
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
    </SettingsSection>
  );
}
