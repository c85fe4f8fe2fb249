// All tournaments, and the form to announce one.

import { useState } from 'preact/hooks';
import * as api from '../api';
import { useLiveQuery } from '../live_query';
import { navigate, user } from '../app_state';
import { t } from '../texts/i18n';
import { CommandForm } from '../pages/command_form';
import { Choice, Field, gameOptions, Radios, Select, type Fields } from '../pages/form';
import { MoreButton, useLongList } from '../pages/long_list';
import { SignUpFirst } from '../pages/account/sign_up_first';
import { useTitle } from '../title';
import '../styles/pages.css';
import { TournamentList } from './list';
import './texts';

const unfinished = () => api.tournaments(false);
const finished = () => api.tournaments(true);
const clocks = ['30d+1d', '7d+12h', '1d+1h', '30m+1m'] as const;
const systems = ['robin', 'swiss', 'knockout'] as const;
const dayMs = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

type System = (typeof systems)[number];

/** "3, 7": levels of the computer, or names. */
const entrantsOf = (text: string) => text.replace(/(?<![\w-])\d+/g, (level) => `computer-${level}`).replace(/[, ]+/g, ',');

function announcement(fields: Fields): string {
  const option = (name: string, value = fields.text(name)) => (value ? ` --${name}=${value}` : '');
  return [
    `${fields.text('game')} tournament ${fields.text('name')}`,
    ...['system', 'race', 'games', 'rounds', 'players'].map((name) => option(name)),
    option('with', entrantsOf(fields.text('with'))),
    option('starts'),
    option('clock'),
    fields.checked('by-lot') ? ' --seeds=lot' : '',
    fields.checked('in-turn') ? ' --in-turn' : '',
    fields.checked('unrated') ? ' --unrated' : '',
  ].join('');
}

function AnnounceForm({ done }: { done(name: string): void }) {
  const day = Date.now();
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
        <SystemFields />
        <MeetingFields />
        <Field id="tournament-size" label={t('tournament-size')} name="players" type="number" min={2} max={256} />
        <Field
          id="tournament-starts"
          label={t('tournament-day')}
          name="starts"
          type="date"
          required
          min={dayOf(day + dayMs)}
          defaultValue={dayOf(day + 14 * dayMs)}
        />
        <Field id="tournament-with" label={t('tournament-with')} name="with" autocomplete="off" spellcheck={false} placeholder="3, 7" />
        <Select
          id="tournament-clock"
          label={t('challenge-clock')}
          name="clock"
          options={clocks.map((clock) => [clock, t(`time-${clock.replace('+', '-')}`)])}
        />
        <Choice line name="unrated" label={t('challenge-unrated')} />
      </CommandForm>
    </details>
  );
}

/** Who meets whom. */
function SystemFields() {
  const [system, setSystem] = useState<System>('robin');
  const say = (option: System) => (
    <span>
      {t(`tournament-${option}`)} <span class="hint">{t(`tournament-about-${option}`)}</span>
    </span>
  );
  return (
    <>
      <Radios line legend={t('tournament-system')} name="system" options={systems} value={system} choose={setSystem} say={say} />
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
      {system !== 'robin' && (
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

const nameOf = ({ name }: api.TournamentSummary) => name;

function Part({ title, tournaments }: { title: string; tournaments: api.TournamentSummary[] }) {
  if (tournaments.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <TournamentList tournaments={tournaments} />
    </>
  );
}

export function TournamentsPage() {
  useTitle(t('tournaments-title'));
  const { data, error } = useLiveQuery(unfinished, 60_000);
  const first = useLiveQuery(finished, 60_000);
  const { listed } = api;
  const current = useLongList(data, listed.tournaments, nameOf, (last) => api.tournaments(false, last.name));
  const past = useLongList(first.data, listed.tournaments, nameOf, (last) => api.tournaments(true, last.name));
  const open = (current.all ?? []).filter(({ state }) => state === 'open');
  const running = (current.all ?? []).filter(({ state }) => state === 'running');
  return (
    <>
      <h1>{t('tournaments-title')}</h1>
      <p class="welcome">{t('tournaments-about')}</p>
      {(error || first.error) && <p class="refused">{error || first.error}</p>}
      <div class="columns">
        <section class="card" aria-label={t('tournaments-title')}>
          {current.all?.length === 0 && past.all?.length === 0 && <p class="hint">{t('tournaments-none')}</p>}
          <Part title={t('tournaments-open')} tournaments={open} />
          <Part title={t('tournaments-running')} tournaments={running} />
          <MoreButton list={current} />
          <Part title={t('tournaments-past')} tournaments={past.all ?? []} />
          <MoreButton list={past} />
        </section>
        {user.value ? (
          <AnnounceForm done={(name) => navigate(`/tournament/${name}`)} />
        ) : (
          <section class="card">
            <SignUpFirst words={t('tournaments-sign-up')} />
          </section>
        )}
      </div>
    </>
  );
}
