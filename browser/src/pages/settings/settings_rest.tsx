// Settings: hours and weekdays at which the player's clocks are paused.

import * as api from '../../api';
import { language, t } from '../../texts/i18n';
import { formatDateTime } from '../../texts/format';
import { Choice, type Fields } from '../form';
import { hourIn, HoursFields, SavedForm, SettingsSection, ZoneField, zoneHere, zoneIn, type SettingsProps } from './settings_form';

const weekdays: api.RestHours['weekend'] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** A weekday's name; 2024 began on a Monday. */
const dayIn = (index: number) =>
  new Date(Date.UTC(2024, 0, 1 + index)).toLocaleDateString(language.value, { weekday: 'long', timeZone: 'UTC' });

function formatPauseHours(rest: api.RestHours): string {
  const parts = [];
  if (rest.sleep) parts.push(t('rest-sleep-is', { from: hourIn(rest.sleep.from), until: hourIn(rest.sleep.until) }));
  const days = rest.weekend.map((day) => dayIn(weekdays.indexOf(day)));
  if (days.length > 0) parts.push(t('rest-weekend-is', { days: new Intl.ListFormat(language.value).format(days) }));
  return parts.length > 0 ? parts.join(' ') : t('rest-none');
}

export function PauseHours({ wishes, changed }: SettingsProps) {
  const { rest, rest_later: later } = wishes;
  const wish = later ?? rest;
  const unset = !wish.sleep && wish.weekend.length === 0;
  const sleep = (fields: Fields) =>
    `sleep ${fields.checked('sleep') ? `${fields.text('from')}-${fields.text('until')}` : 'off'} --zone=${fields.text('zone')}`;
  const weekend = (fields: Fields) => `weekend ${weekdays.filter((day) => fields.checked(day)).join(' ') || 'off'}`;
  return (
    <SettingsSection name="rest" title={t('settings-rest')}>
      <p>{t('rest-about')}</p>
      <p>{formatPauseHours(rest)}</p>
      {later && <p>{t('rest-later', { when: formatDateTime(later.since), rest: formatPauseHours(later) })}</p>}
      {!unset && wish.zone !== zoneHere() && <p class="hint">{t('rest-zone', { set: zoneIn(wish.zone), here: zoneIn(zoneHere()) })}</p>}
      <SavedForm words={sleep} label={t('rest-sleep')} done={changed}>
        <fieldset>
          <legend>{t('rest-sleep')}</legend>
          <Choice name="sleep" defaultChecked={wish.sleep !== null} label={t('rest-sleep-some')} />
          <HoursFields of="sleep" from={wish.sleep?.from ?? 23} until={wish.sleep?.until ?? 7} />
          <ZoneField id="sleep-zone" value={unset ? zoneHere() : wish.zone} />
        </fieldset>
      </SavedForm>
      <SavedForm words={weekend} label={t('rest-weekend')} done={changed}>
        <fieldset>
          <legend>{t('rest-weekend')}</legend>
          {weekdays.map((day, index) => (
            <Choice key={day} name={day} defaultChecked={wish.weekend.includes(day)} label={dayIn(index)} />
          ))}
        </fieldset>
      </SavedForm>
    </SettingsSection>
  );
}
