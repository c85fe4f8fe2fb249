// The form that announces a tournament or a series of them: four kinds, each ready to be sent, and more if wanted.

import { useState } from 'preact/hooks';
import * as api from '../api';
import { useLiveQuery } from '../live_query';
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

/** "3, 7": levels of the computer. */
const entrantsOf = (text: string) => (text.match(/\d+/g) ?? []).map((level) => `computer-${level}`).join();

function announcement(fields: Fields): string {
  const sides = fields.text('side') && `${fields.text('side')},${fields.text('other-side')}`;
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
        <details key={kind} class="more" onInvalidCapture={({ currentTarget }) => (currentTarget.open = true)}>
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

interface NumberProps {
  name: string;
  label: string;
  max: number;
  min?: number;
  placeholder?: string;
  defaultValue?: number;
  required?: boolean;
  /** Hears each change. */
  typed?(value: string): void;
}

const NumberField = ({ name, label, min = 1, typed, ...field }: NumberProps) => (
  <Field
    id={`tournament-${name}`}
    label={t(label)}
    name={name}
    type="number"
    min={min}
    {...field}
    onInput={(event) => typed?.(event.currentTarget.value)}
  />
);

/** What is usual otherwise. Only what goes together is offered. */
function More({ kind, starts, begin, every, setEvery }: MoreProps) {
  const [clock, setClock] = useState<string>(kinds[kind].clock);
  const [byTeams, setByTeams] = useState(false);
  return (
    <>
      <Field
        id="tournament-starts"
        label={t('tournament-begins')}
        name="starts"
        type="datetime-local"
        required
        min={localMinute(Date.now() + units.m)}
        max={localMinute(Date.now() + 365 * units.d)}
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
        value={clock}
        choose={setClock}
        options={(kind === 'arena' ? arenaClocks : clocks).map((one) => [one, clockWords(one)])}
      />
      {kind === 'arena' ? (
        <ArenaFields setByTeams={setByTeams} />
      ) : (
        <RoundFields kind={kind} once={every === ''} atOneSitting={clock.includes('m+')} byTeams={byTeams} setByTeams={setByTeams} />
      )}
      {(kind === 'swiss' || kind === 'knockout') && (
        <>
          <Choice line name="by-lot" label={t('tournament-by-lot')} />
          <p class="hint">{t('tournament-seeds-hint')}</p>
        </>
      )}
      {!byTeams && (
        <Field
          id="tournament-with"
          label={t('tournament-with')}
          name="with"
          autocomplete="off"
          spellcheck={false}
          placeholder="3, 7"
          pattern="[0-9, ]*"
        />
      )}
      <Choice line name="unrated" label={t('challenge-unrated')} />
    </>
  );
}

function ArenaFields({ setByTeams }: { setByTeams(are: boolean): void }) {
  return (
    <>
      <Select
        id="tournament-minutes"
        label={t('tournament-minutes')}
        name="minutes"
        options={arenaMinutes.map((minutes) => [minutes, t('count-minute', { n: minutes })])}
      />
      <Choice line name="streaks" label={t('tournament-streaks')} />
      <NumberField name="teams" label="tournament-best-of-team" max={20} placeholder="5" typed={(best) => setByTeams(best !== '')} />
    </>
  );
}

interface RoundProps {
  kind: 'swiss' | 'robin' | 'knockout';
  once: boolean;
  atOneSitting: boolean;
  /** A match of two teams. */
  byTeams: boolean;
  setByTeams(are: boolean): void;
}

function RoundFields({ kind, once, atOneSitting, byTeams, setByTeams }: RoundProps) {
  const [pools, setPools] = useState('');
  const most = kind !== 'robin' || byTeams ? 256 : pools ? 64 : 32;
  return (
    <>
      <MeetingFields games={kinds[kind].games} most={byTeams ? 2 : 6} />
      {kind === 'swiss' && (
        <NumberField
          name="rounds"
          label="tournament-rounds"
          max={20}
          defaultValue={5}
          required={!once}
          placeholder={once ? t('tournament-rounds-usual') : ''}
        />
      )}
      {kind === 'swiss' && atOneSitting && (
        <NumberField name="round-minutes" label="tournament-round-minutes" max={240} placeholder={t('tournament-round-minutes-usual')} />
      )}
      {once && <NumberField name="players" label="tournament-size" min={2} max={most} />}
      {kind === 'robin' && !byTeams && (
        <>
          <NumberField name="pools" label="tournament-pools" min={4} max={8} placeholder={t('tournament-pools-usual')} typed={setPools} />
          <Choice line name="in-turn" label={t('tournament-in-turn')} />
        </>
      )}
      {kind === 'robin' && <SideFields setByTeams={setByTeams} />}
    </>
  );
}

/** The two teams of a match, if there are two. */
function SideFields({ setByTeams }: Pick<RoundProps, 'setByTeams'>) {
  const [one, setOne] = useState('');
  const { data } = useLiveQuery(() => api.teams(), [], 60_000);
  const teams = data ?? [];
  if (teams.length < 2) return null;
  const names = teams.map(({ name }) => [name, name] as const);
  function choose(team: string) {
    setOne(team);
    setByTeams(team !== '');
  }
  return (
    <>
      <Select
        id="tournament-side"
        label={t('tournament-sides')}
        name="side"
        value={one}
        choose={choose}
        options={[['', t('tournament-sides-none')], ...names]}
      />
      {one && (
        <>
          <Select
            id="tournament-other-side"
            label={t('tournament-sides-against')}
            name="other-side"
            options={names.filter(([name]) => name !== one)}
          />
          <p class="hint">{t('tournament-sides-hint')}</p>
        </>
      )}
    </>
  );
}

/** How two who meet find out who is better: in so many games, or until one has won so many. */
function MeetingFields({ games, most }: { games: number; most: number }) {
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
        <input name="games" type="number" min={1} max={most} defaultValue={String(games)} aria-label={t('tournament-games')} required />
      )}
    </Radios>
  );
}
