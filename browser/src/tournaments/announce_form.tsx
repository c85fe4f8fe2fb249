// The form that announces a tournament.

import { useState } from 'preact/hooks';
import { formatClock } from '../texts/format';
import { t } from '../texts/i18n';
import { CommandForm } from '../pages/command_form';
import { Choice, Field, gameOptions, Radios, Select, type Fields } from '../pages/form';
import './texts';

const clocks = ['30d+1d', '7d+12h', '1d+1h', '30m+1m'] as const;
/** Minutes, and seconds more for each move. */
const arenaClocks = [
  [3, 2],
  [1, 1],
  [5, 3],
  [10, 5],
] as const;
const arenaMinutes = [55, 30, 90, 120] as const;
const systems = ['robin', 'swiss', 'knockout', 'arena'] as const;
const dayMs = 86_400_000;
const minuteMs = 60_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
/** As a field for the reader's own time has it: "2027-03-01T18:30". */
const localMinute = (time: number) => new Date(time - new Date(time).getTimezoneOffset() * minuteMs).toISOString().slice(0, 16);
/** The same moment in UTC, as commands have it. */
const utcMinute = (local: string) => new Date(local).toISOString().slice(0, 16);
/** Some minutes ahead, at a time that is easily said. */
const soon = () => Math.ceil((Date.now() + 10 * minuteMs) / (5 * minuteMs)) * 5 * minuteMs;

type System = (typeof systems)[number];

const clockOptions = (system: System): [string, string][] =>
  system === 'arena'
    ? arenaClocks.map(([minutes, seconds]) => [
        `${minutes}m+${seconds}s`,
        formatClock({ bank: minutes * minuteMs, increment: seconds * 1000, cap: minutes * minuteMs }),
      ])
    : clocks.map((clock) => [clock, t(`time-${clock.replace('+', '-')}`)]);

/** "3, 7": levels of the computer, or names. */
const entrantsOf = (text: string) => text.replace(/(?<![\w-])\d+/g, (level) => `computer-${level}`).replace(/[, ]+/g, ',');

function announcement(fields: Fields): string {
  const option = (name: string, value = fields.text(name)) => (value ? ` --${name}=${value}` : '');
  return [
    `${fields.text('game')} tournament ${fields.text('name')}`,
    ...['system', 'race', 'games', 'rounds', 'players', 'minutes'].map((name) => option(name)),
    option('with', entrantsOf(fields.text('with'))),
    option('starts'),
    fields.text('begins') ? option('starts', utcMinute(fields.text('begins'))) : '',
    option('clock'),
    fields.checked('by-lot') ? ' --seeds=lot' : '',
    fields.checked('in-turn') ? ' --in-turn' : '',
    fields.checked('streaks') ? ' --streaks' : '',
    fields.checked('unrated') ? ' --unrated' : '',
  ].join('');
}

export function AnnounceForm({ done }: { done(name: string): void }) {
  const [system, setSystem] = useState<System>('robin');
  return (
    <details class="card announce">
      <summary class="button">{t('tournament-announce')}</summary>
      <CommandForm words={announcement} button={t('tournament-announce-button')} done={(_, fields) => done(fields.text('name'))}>
        <Field
          id="tournament-name"
          label={t('tournament-name')}
          name="name"
          required
          maxLength={30}
          autocomplete="off"
          spellcheck={false}
        />
        <p class="hint">{t('tournament-name-hint')}</p>
        <Select id="tournament-game" label={t('challenge-game')} name="game" options={gameOptions()} />
        <SystemFields system={system} choose={setSystem} />
        {system === 'arena' ? <ArenaFields /> : <RoundsFields />}
        <Field id="tournament-with" label={t('tournament-with')} name="with" autocomplete="off" spellcheck={false} placeholder="3, 7" />
        <Select
          id="tournament-clock"
          key={system === 'arena' ? 'arena' : 'rounds'}
          label={t('challenge-clock')}
          name="clock"
          options={clockOptions(system)}
        />
        <Choice line name="unrated" label={t('challenge-unrated')} />
      </CommandForm>
    </details>
  );
}

/** Who meets whom. */
function SystemFields({ system, choose }: { system: System; choose(system: System): void }) {
  const say = (option: System) => (
    <span>
      {t(`tournament-${option}`)} <span class="hint">{t(`tournament-about-${option}`)}</span>
    </span>
  );
  return (
    <>
      <Radios line legend={t('tournament-system')} name="system" options={systems} value={system} choose={choose} say={say} />
      {system === 'robin' && <Choice line name="in-turn" label={t('tournament-in-turn')} />}
      {system === 'swiss' && (
        <Field
          id="tournament-rounds"
          label={t('tournament-rounds')}
          name="rounds"
          type="number"
          min={1}
          max={20}
          placeholder={t('tournament-rounds-usual')}
        />
      )}
      {(system === 'swiss' || system === 'knockout') && (
        <>
          <Choice line name="by-lot" label={t('tournament-by-lot')} />
          <p class="hint">{t('tournament-seeds-hint')}</p>
        </>
      )}
    </>
  );
}

/** How two who meet find out who is better: in so many games, or until one has won so many. */
function MeetingFields() {
  const [kind, setKind] = useState<'games' | 'race'>('games');
  return (
    <Radios
      line
      legend={t('tournament-meeting')}
      name="kind"
      options={['games', 'race']}
      value={kind}
      choose={setKind}
      say={(option) => t(`tournament-meeting-${option}`)}
    >
      {kind === 'race' ? (
        <input name="race" type="number" min={1} max={12} defaultValue="6" aria-label={t('tournament-race-wins')} required />
      ) : (
        <input name="games" type="number" min={1} max={6} defaultValue="2" aria-label={t('tournament-games')} required />
      )}
    </Radios>
  );
}

/** Of all systems with rounds: meetings, and when it begins. */
function RoundsFields() {
  const today = Date.now();
  return (
    <>
      <MeetingFields />
      <Field id="tournament-size" label={t('tournament-size')} name="players" type="number" min={2} max={256} />
      <Field
        id="tournament-starts"
        label={t('tournament-day')}
        name="starts"
        type="date"
        required
        min={dayOf(today + dayMs)}
        defaultValue={dayOf(today + 14 * dayMs)}
      />
    </>
  );
}

function ArenaFields() {
  return (
    <>
      <Field
        id="tournament-begins"
        label={t('tournament-begins')}
        name="begins"
        type="datetime-local"
        required
        defaultValue={localMinute(soon())}
      />
      <Select
        id="tournament-minutes"
        label={t('tournament-minutes')}
        name="minutes"
        options={arenaMinutes.map((minutes) => [minutes, t('count-minute', { n: minutes })])}
      />
      <Choice line name="streaks" label={t('tournament-streaks')} />
    </>
  );
}
