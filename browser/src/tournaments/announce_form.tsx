// The form that announces a tournament or a series of them: four kinds, each ready to be sent, and more if wanted.

import { useState } from 'preact/hooks';
import { formatClock, formatDateTime } from '../texts/format';
import { t } from '../texts/i18n';
import { CommandForm } from '../pages/command_form';
import { Choice, Field, gameOptions, Radios, Select, verbatim, type Fields } from '../pages/form';
import { recurrences, weekdayOf } from './series_texts';
import './texts';

const units = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1000 };
const kinds = {
  arena: { evening: true, clock: '3m+2s', games: 1 },
  swiss: { evening: true, clock: '15m+5s', games: 1 },
  robin: { evening: false, clock: '30d+1d', games: 2 },
  knockout: { evening: false, clock: '30d+1d', games: 2 },
} as const;
type Kind = keyof typeof kinds;
const arenaClocks = ['1m+1s', '3m+2s', '5m+3s', '10m+5s'];
const clocks = ['5m+3s', '15m+5s', '30m+1m', '1d+1h', '7d+12h', '30d+1d'];
const arenaMinutes = [55, 30, 90, 120] as const;

function clockWords(clock: string): string {
  const [bank = 0, increment = 0] = clock.split('+').map((part) => parseInt(part, 10) * units[part.slice(-1) as keyof typeof units]);
  return formatClock({ bank, increment, cap: bank });
}

/** An evening begins at eight, or in some minutes; by mail two weeks are left to enter. */
function usualStart(kind: Kind): number {
  const soon = Math.ceil((Date.now() + 10 * units.m) / (5 * units.m)) * 5 * units.m;
  const eight = new Date().setHours(20, 0, 0, 0);
  return kinds[kind].evening ? Math.max(soon, eight) : eight + 14 * units.d;
}

/** As a field for the reader's own time has it: "2027-03-01T18:30". */
const localMinute = (time: number) => new Date(time - new Date(time).getTimezoneOffset() * units.m).toISOString().slice(0, 16);
/** The same moment in UTC, as commands have it. */
const utcMinute = (local: string) => new Date(local).toISOString().slice(0, 16);

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** "arena-30-nov", of a series "monday-arena", or with a number behind it if there is one. */
function usualName(kind: Kind, start: Date, repeats: boolean, taken: string[]): string {
  const name = repeats
    ? `${weekdayOf(start)}-${kind}`
    : `${kind}-${start.getDate()}-${start.toLocaleString('en', { month: 'short' }).toLowerCase()}`;
  return [name, ...[2, 3, 4].map((n) => `${name}-${n}`)].find((one) => !taken.includes(one)) ?? name;
}

/** "3, 7": levels of the computer, or names. */
const entrantsOf = (text: string) => text.replace(/(?<![\w-])\d+/g, (level) => `computer-${level}`).replace(/[, ]+/g, ',');

function announcement(fields: Fields): string {
  const sides = fields.text('sides').replace(/[, ]+/g, ',');
  const option = (name: string, value = fields.text(name)) => (value ? ` --${name}=${value}` : '');
  const every = fields.text('every');
  return [
    `${fields.text('game')} ${every ? 'series' : 'tournament'} ${fields.text('name')}`,
    option('system', sides ? 'teams' : fields.text('system')),
    option('teams', sides || fields.text('teams')),
    ...['race', 'games', 'rounds', 'pools', 'round-minutes', 'players', 'minutes', 'clock'].map((name) => option(name)),
    option('with', entrantsOf(fields.text('with'))),
    option('every'),
    every ? option('at', fields.text('starts').slice(-5)) + option('zone', ownZone()) : option('starts', utcMinute(fields.text('starts'))),
    fields.checked('by-lot') ? ' --seeds=lot' : '',
    ...['in-turn', 'streaks', 'unrated'].map((name) => (fields.checked(name) ? ` --${name}` : '')),
  ].join('');
}

interface AnnounceProps {
  /** Names of tournaments. */
  taken: string[];
  /** To the page of the tournament or series. */
  done(path: string): void;
}

export function AnnounceForm({ taken, done }: AnnounceProps) {
  const [kind, setKind] = useState<Kind>('arena');
  const [name, setName] = useState<string>();
  const [every, setEvery] = useState('');
  const [chosen, setStarts] = useState<string>();
  const starts = chosen ?? localMinute(usualStart(kind));
  /** What recurs on the second Friday goes on doing so on the second Saturday. */
  function begin(minute: string) {
    const which = recurrences(new Date(starts)).findIndex(([one]) => one === every);
    setEvery(recurrences(new Date(minute))[which]?.[0] ?? '');
    setStarts(minute);
  }
  const say = (option: Kind) => (
    <span>
      {t(`tournament-kind-${option}`)} <span class="hint">{t(`tournament-about-${option}`)}</span>
    </span>
  );
  return (
    <details class="card announce">
      <summary class="button">{t('tournament-announce')}</summary>
      <CommandForm
        words={announcement}
        button={t('tournament-announce-button')}
        done={(_, fields) => done(`/${every ? 'series' : 'tournament'}/${fields.text('name')}`)}
      >
        <Radios
          line
          legend={t('tournament-system')}
          name="system"
          options={Object.keys(kinds) as Kind[]}
          value={kind}
          choose={setKind}
          say={say}
        />
        <Field
          id="tournament-name"
          label={t('tournament-name')}
          name="name"
          required
          maxLength={every ? 24 : 30}
          pattern="[A-Za-z][\w\-]+"
          title={t('tournament-name-hint')}
          {...verbatim}
          value={name ?? usualName(kind, new Date(starts), every !== '', taken)}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        {every && <p class="hint">{t('series-name-hint')}</p>}
        <Select id="tournament-game" label={t('challenge-game')} name="game" options={gameOptions()} />
        <p class="hint">
          {clockWords(kinds[kind].clock)} · {t('tournament-starts', { date: formatDateTime(new Date(starts).getTime()) })}
        </p>
        <details key={kind} class="more">
          <summary>{t('tournament-more')}</summary>
          <More kind={kind} starts={starts} begin={begin} every={every} setEvery={setEvery} />
        </details>
      </CommandForm>
    </details>
  );
}

interface MoreProps {
  kind: Kind;
  /** A minute of the reader's own time. */
  starts: string;
  begin(minute: string): void;
  every: string;
  setEvery(every: string): void;
}

/** What is usual otherwise. */
function More({ kind, starts, begin, every, setEvery }: MoreProps) {
  const number = (name: string, label: string, max: number, extra = {}) => (
    <Field id={`tournament-${name}`} label={t(label)} name={name} type="number" min={1} max={max} {...extra} />
  );
  return (
    <>
      <Field
        id="tournament-starts"
        label={t('tournament-begins')}
        name="starts"
        type="datetime-local"
        required
        value={starts}
        onInput={(event) => begin(event.currentTarget.value || localMinute(usualStart(kind)))}
      />
      <Select
        id="tournament-every"
        label={t('series-repeats')}
        name="every"
        value={every}
        choose={setEvery}
        options={[['', t('series-once')], ...recurrences(new Date(starts))]}
      />
      <Select
        id="tournament-clock"
        label={t('challenge-clock')}
        name="clock"
        value={kinds[kind].clock}
        options={(kind === 'arena' ? arenaClocks : clocks).map((clock) => [clock, clockWords(clock)])}
      />
      {kind === 'arena' ? (
        <>
          <Select
            id="tournament-minutes"
            label={t('tournament-minutes')}
            name="minutes"
            options={arenaMinutes.map((minutes) => [minutes, t('count-minute', { n: minutes })])}
          />
          <Choice line name="streaks" label={t('tournament-streaks')} />
          {number('teams', 'tournament-best-of-team', 20, { placeholder: '5' })}
        </>
      ) : (
        <>
          <MeetingFields games={kinds[kind].games} />
          {kind === 'swiss' && number('rounds', 'tournament-rounds', 20, { defaultValue: 5, placeholder: t('tournament-rounds-usual') })}
          {kind === 'swiss' &&
            number('round-minutes', 'tournament-round-minutes', 240, { placeholder: t('tournament-round-minutes-usual') })}
          {!every && number('players', 'tournament-size', 256, { min: 2 })}
          {kind === 'robin' && (
            <>
              {number('pools', 'tournament-pools', 8, { min: 4, placeholder: t('tournament-pools-usual') })}
              <Choice line name="in-turn" label={t('tournament-in-turn')} />
              <Field id="tournament-sides" label={t('tournament-sides')} name="sides" {...verbatim} placeholder="foxes, owls" />
            </>
          )}
        </>
      )}
      {(kind === 'swiss' || kind === 'knockout') && (
        <>
          <Choice line name="by-lot" label={t('tournament-by-lot')} />
          <p class="hint">{t('tournament-seeds-hint')}</p>
        </>
      )}
      <Field id="tournament-with" label={t('tournament-with')} name="with" autocomplete="off" spellcheck={false} placeholder="3, 7" />
      <Choice line name="unrated" label={t('challenge-unrated')} />
    </>
  );
}

/** How two who meet find out who is better: in so many games, or until one has won so many. */
function MeetingFields({ games }: { games: number }) {
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
        <input name="games" type="number" min={1} max={6} defaultValue={String(games)} aria-label={t('tournament-games')} required />
      )}
    </Radios>
  );
}
