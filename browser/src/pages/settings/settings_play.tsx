// Settings: boards, vacations, and how many matches of each game the player wants.

import { titleOf } from '../../app_state';
import { t } from '../../texts/i18n';
import { formatDate } from '../../texts/format';
import { ConditionFields, conditionOptions, formatConditions } from '../challenges/conditions';
import { CommandButton, CommandForm } from '../command_form';
import { Field, gameOptions, Radios, Select } from '../form';
import { SavedForm, SettingsSection, type SettingsProps } from './settings_form';

const dayMs = 86_400_000;
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

export function BoardSettings({ wishes, changed }: SettingsProps) {
  return (
    <SettingsSection name="boards" title={t('settings-boards')}>
      <SavedForm words={(fields) => `notify --seat=${fields.text('seat')}`} label={t('settings-boards')} done={changed}>
        <Radios
          line
          legend={t('seat-about')}
          name="seat"
          options={['own', 'first']}
          value={wishes.seat}
          say={(side) => t(`seat-${side}`)}
        />
        <p class="hint">{t('seat-hint')}</p>
      </SavedForm>
    </SettingsSection>
  );
}

export function VacationSettings({ wishes, changed }: SettingsProps) {
  const today = isoDay(Date.now());
  return (
    <SettingsSection name="vacation" title={t('settings-vacation')}>
      <p>{t('vacation-about')}</p>
      <ul class="lines">
        {wishes.vacations.map((vacation) => (
          <li key={vacation.from}>
            {t('vacation-days', { from: formatDate(vacation.from), to: formatDate(vacation.until - dayMs / 2) })}
            {vacation.from <= Date.now() && <span class="hint">{t('vacation-now')}</span>}
          </li>
        ))}
      </ul>
      {wishes.vacations.length > 0 && (
        <p>
          <CommandButton words={`vacation off`} button={t('vacation-end')} done={changed} />
        </p>
      )}
      <CommandForm
        words={(fields) => `vacation ${fields.text('from')} ${fields.text('to')}`}
        button={t('vacation-plan')}
        label={t('settings-vacation')}
        done={changed}
      >
        <div class="row">
          <Field id="vacation-from" label={t('vacation-from')} name="from" type="date" min={today} required />
          <Field id="vacation-to" label={t('vacation-to')} name="to" type="date" min={today} required />
        </div>
      </CommandForm>
      <p class="hint">{t('vacation-used', { ...wishes.vacation_days })}</p>
      <p>{wishes.auto_vacation ? t('vacation-auto-is') : t('vacation-auto-about')}</p>
      <p>
        <CommandButton
          words={`vacation auto ${wishes.auto_vacation ? 'off' : 'on'}`}
          button={wishes.auto_vacation ? t('vacation-auto-off') : t('vacation-auto-on')}
          done={changed}
        />
      </p>
    </SettingsSection>
  );
}

export function GameSettings({ wishes, changed }: SettingsProps) {
  return (
    <SettingsSection name="matches" title={t('settings-matches')}>
      <p>{t('matches-about')}</p>
      <ul class="lines">
        {wishes.appetites.map((preference) => (
          <li key={preference.game}>
            <span>
              {titleOf(preference.game)}
              <span class="hint">
                {preference.limit === null ? '' : t('matches-limited', { n: preference.limit })}{' '}
                {preference.seek > 0 && t('matches-sought', { n: preference.seek })}
                {preference.seek > 0 && formatConditions(preference.wanted) && ` · ${formatConditions(preference.wanted)}`}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {(['limit', 'seek'] as const).map((what) => (
        <CommandForm
          key={what}
          words={(fields) =>
            `${fields.text('game')} ${what} ${fields.text('n') || (what === 'limit' ? 'none' : '0')}` +
            (what === 'seek' ? conditionOptions(fields) : '')
          }
          button={t(`matches-${what}-button`)}
          label={t(`matches-${what}`)}
          done={changed}
        >
          <h3>{t(`matches-${what}`)}</h3>
          <div class="row">
            <Select id={`${what}-game`} label={t('challenge-game')} name="game" options={gameOptions()} />
            <Field id={`${what}-n`} label={t('matches-n')} name="n" type="number" min="0" max="1000" inputMode="numeric" />
          </div>
          <p class="hint">{t(`matches-${what}-hint`)}</p>
          {what === 'seek' && <ConditionFields of="seek" />}
        </CommandForm>
      ))}
    </SettingsSection>
  );
}
