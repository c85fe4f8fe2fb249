// All tournaments, and the form to announce one.

import { useState } from 'preact/hooks';
import * as api from '../api';
import { useLiveQuery } from '../live_query';
import { games, navigate, user } from '../app_state';
import { t } from '../texts/i18n';
import { Fields, CommandForm } from '../pages/command_form';
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

function AnnounceForm({ done }: { done(name: string): void }) {
  const [system, setSystem] = useState<string>('robin');
  const [race, setRace] = useState(false);
  function words(fields: Fields): string {
    const options = [
      `--system=${system}`,
      race ? `--race=${fields.text('race')}` : `--games=${fields.text('games')}`,
      ...(system === 'swiss' && fields.text('rounds') ? [`--rounds=${fields.text('rounds')}`] : []),
      ...(fields.checked('by-lot') ? ['--seeds=lot'] : []),
      ...(fields.checked('in-turn') ? ['--in-turn'] : []),
      ...(fields.text('players') ? [`--players=${fields.text('players')}`] : []),
      ...(fields.text('with')
        ? [
            `--with=${fields
              .text('with')
              .replace(/(?<![\w-])\d+/g, (level) => `computer-${level}`)
              .replace(/[, ]+/g, ',')}`,
          ]
        : []),
      `--starts=${fields.text('starts')}`,
      `--clock=${fields.text('clock')}`,
      ...(fields.checked('unrated') ? ['--unrated'] : []),
    ];
    return `${fields.text('game')} tournament ${fields.text('name')} ${options.join(' ')}`;
  }
  return (
    <details class="card announce">
      <summary class="button">{t('tournament-announce')}</summary>
      <CommandForm words={words} button={t('tournament-announce-button')} done={(_, fields) => done(fields.text('name'))}>
        <label for="tournament-name">{t('tournament-name')}</label>
        <input id="tournament-name" name="name" required maxLength={30} autocomplete="off" spellcheck={false} />
        <p class="hint">{t('tournament-name-hint')}</p>
        <label for="tournament-game">{t('challenge-game')}</label>
        <select id="tournament-game" name="game">
          {games.value.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
        <fieldset>
          <legend>{t('tournament-system')}</legend>
          {systems.map((option) => (
            <label class="choice line" key={option}>
              <input type="radio" name="system" value={option} checked={system === option} onChange={() => setSystem(option)} />{' '}
              <span>
                {t(`tournament-${option}`)} <span class="hint">{t(`tournament-about-${option}`)}</span>
              </span>
            </label>
          ))}
        </fieldset>
        {system === 'robin' && (
          <label class="choice line">
            <input type="checkbox" name="in-turn" /> {t('tournament-in-turn')}
          </label>
        )}
        {system === 'swiss' && (
          <>
            <label for="tournament-rounds">{t('tournament-rounds')}</label>
            <input id="tournament-rounds" name="rounds" type="number" min={1} max={20} placeholder={t('tournament-rounds-usual')} />
          </>
        )}
        {system !== 'robin' && (
          <>
            <label class="choice line">
              <input type="checkbox" name="by-lot" /> {t('tournament-by-lot')}
            </label>
            <p class="hint">{t('tournament-seeds-hint')}</p>
          </>
        )}
        <fieldset>
          <legend>{t('tournament-meeting')}</legend>
          <label class="choice line">
            <input type="radio" name="kind" checked={!race} onChange={() => setRace(false)} /> {t('tournament-meeting-games')}
          </label>
          <label class="choice line">
            <input type="radio" name="kind" checked={race} onChange={() => setRace(true)} /> {t('tournament-meeting-race')}
          </label>
          {race ? (
            <input name="race" type="number" min={1} max={12} defaultValue="6" aria-label={t('tournament-race-wins')} required />
          ) : (
            <input name="games" type="number" min={1} max={6} defaultValue="2" aria-label={t('tournament-games')} required />
          )}
        </fieldset>
        <label for="tournament-size">{t('tournament-size')}</label>
        <input id="tournament-size" name="players" type="number" min={2} max={256} />
        <label for="tournament-starts">{t('tournament-day')}</label>
        <input
          id="tournament-starts"
          name="starts"
          type="date"
          required
          min={dayOf(Date.now() + dayMs)}
          defaultValue={dayOf(Date.now() + 14 * dayMs)}
        />
        <label for="tournament-with">{t('tournament-with')}</label>
        <input id="tournament-with" name="with" autocomplete="off" spellcheck={false} placeholder="3, 7" />
        <label for="tournament-clock">{t('challenge-clock')}</label>
        <select id="tournament-clock" name="clock">
          {clocks.map((clock) => (
            <option key={clock} value={clock}>
              {t(`time-${clock.replace('+', '-')}`)}
            </option>
          ))}
        </select>
        <label class="choice line">
          <input type="checkbox" name="unrated" /> {t('challenge-unrated')}
        </label>
      </CommandForm>
    </details>
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
