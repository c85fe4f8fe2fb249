// Settings: boards, vacations, and how many matches of each game the player wants.

import { games } from '../../app_state';
import { t } from '../../texts/i18n';
import { formatDate } from '../../texts/format';
import { ConditionFields, conditionOptions, formatConditions } from '../challenges/conditions';
import { CommandButton, CommandForm } from '../command_form';
import type { SettingsProps } from './settings_mail';

const dayMs = 86_400_000;
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

export function BoardSettings({ wishes, changed }: SettingsProps) {
  return (
    <section class="card" id="boards" aria-labelledby="seat-title">
      <h2 id="seat-title">{t('settings-boards')}</h2>
      <CommandForm
        words={(fields) => `notify --seat=${fields.text('seat')}`}
        button={t('settings-keep')}
        label={t('settings-boards')}
        done={changed}
      >
        <fieldset>
          <legend>{t('seat-about')}</legend>
          {(['own', 'first'] as const).map((side) => (
            <label class="choice line" key={side}>
              <input type="radio" name="seat" value={side} defaultChecked={side === wishes.seat} />
              {t(`seat-${side}`)}
            </label>
          ))}
        </fieldset>
        <p class="hint">{t('seat-hint')}</p>
      </CommandForm>
    </section>
  );
}

export function VacationSettings({ wishes, changed }: SettingsProps) {
  const today = isoDay(Date.now());
  return (
    <section class="card" id="vacation" aria-labelledby="vacation-title">
      <h2 id="vacation-title">{t('settings-vacation')}</h2>
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
          <label for="vacation-from">{t('vacation-from')}</label>
          <input id="vacation-from" name="from" type="date" min={today} required />
          <label for="vacation-to">{t('vacation-to')}</label>
          <input id="vacation-to" name="to" type="date" min={today} required />
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
    </section>
  );
}

export function GameSettings({ wishes, changed }: SettingsProps) {
  return (
    <section class="card" id="matches" aria-labelledby="matches-title">
      <h2 id="matches-title">{t('settings-matches')}</h2>
      <p>{t('matches-about')}</p>
      <ul class="lines">
        {wishes.appetites.map((preference) => (
          <li key={preference.game}>
            <span>
              {games.value.find((game) => game.name === preference.game)?.title ?? preference.game}
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
            <label for={`${what}-game`}>{t('challenge-game')}</label>
            <select id={`${what}-game`} name="game">
              {games.value.map((game) => (
                <option key={game.name} value={game.name}>
                  {game.title}
                </option>
              ))}
            </select>
            <label for={`${what}-n`}>{t('matches-n')}</label>
            <input id={`${what}-n`} name="n" type="number" min="0" max="1000" inputMode="numeric" />
          </div>
          <p class="hint">{t(`matches-${what}-hint`)}</p>
          {what === 'seek' && <ConditionFields of="seek" />}
        </CommandForm>
      ))}
    </section>
  );
}
