// The series on the page of tournaments, and the form that announces one.

import { useState } from 'preact/hooks';
import * as api from '../api';
import { titleOf } from '../app_state';
import { Link } from '../link';
import { useLiveQuery } from '../live_query';
import { CommandForm } from '../pages/command_form';
import { Field, gameOptions, Select, verbatim, type Fields } from '../pages/form';
import { Section } from '../pages/section';
import { formatClock } from '../texts/format';
import { t } from '../texts/i18n';
import { weekdayName, weekdays, weeksOfMonth, whenSeries } from './series_texts';

const minutes = [30, 55, 90, 120] as const;
/** Minutes, and seconds more for each move. */
const clocks = [
  [3, 2],
  [1, 1],
  [5, 3],
  [10, 5],
] as const;
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export function SeriesList() {
  const { data } = useLiveQuery(api.allSeries, [], 60_000);
  if (!data || data.length === 0) return null;
  return (
    <Section name="series" title={t('series-title')}>
      <ul class="lines">
        {data.map((one) => (
          <li key={one.name}>
            <span>
              <Link to={`/series/${one.name}`}>{one.name}</Link> {titleOf(one.game)}
              <span class="hint">{whenSeries(one)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function announcement(fields: Fields): string {
  const which = fields.text('which');
  const every = which === 'day' ? 'day' : `${which === 'week' ? '' : `${which}-`}${fields.text('weekday')}`;
  return (
    `${fields.text('game')} series ${fields.text('name')} --every=${every} --at=${fields.text('at')} --zone=${ownZone()}` +
    ` --system=arena --minutes=${fields.text('minutes')} --clock=${fields.text('clock')}`
  );
}

export function SeriesForm({ done }: { done(name: string): void }) {
  const [open, setOpen] = useState(false);
  return (
    <details class="card announce" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary class="button">{t('series-announce')}</summary>
      {open && <Terms done={done} />}
    </details>
  );
}

function Terms({ done }: { done(name: string): void }) {
  const [which, setWhich] = useState('week');
  return (
    <CommandForm words={announcement} button={t('tournament-announce-button')} done={(_, fields) => done(fields.text('name'))}>
      <Field id="series-name" label={t('tournament-name')} name="name" required maxLength={24} {...verbatim} />
      <p class="hint">{t('series-name-hint')}</p>
      <Select id="series-game" label={t('challenge-game')} name="game" options={gameOptions()} />
      <Select
        id="series-which"
        label={t('series-repeats')}
        name="which"
        value={which}
        choose={setWhich}
        options={['week', 'day', ...weeksOfMonth].map((one) => [one, t(`series-repeats-${one}`)])}
      />
      {which !== 'day' && (
        <Select
          id="series-weekday"
          label={t('series-weekday')}
          name="weekday"
          value="saturday"
          options={weekdays.map((one) => [one, weekdayName(one)])}
        />
      )}
      <Field id="series-at" label={t('series-at', { zone: ownZone() })} name="at" type="time" required defaultValue="15:00" />
      <Select
        id="series-minutes"
        label={t('tournament-minutes')}
        name="minutes"
        value={55}
        options={minutes.map((n) => [n, t('count-minute', { n })])}
      />
      <Select
        id="series-clock"
        label={t('challenge-clock')}
        name="clock"
        options={clocks.map(([bank, increment]) => [
          `${bank}m+${increment}s`,
          formatClock({ bank: bank * 60_000, increment: increment * 1000, cap: bank * 60_000 }),
        ])}
      />
    </CommandForm>
  );
}
