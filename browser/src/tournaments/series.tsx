// One series of tournaments: the next one, who plays in all, the past ones, the table of the season.

import * as api from '../api';
import { titleOf, user } from '../app_state';
import { useLiveQuery } from '../live_query';
import { Link } from '../link';
import { CommandButton } from '../pages/command_form';
import { ResultsTable } from '../pages/results_table';
import { Section } from '../pages/section';
import { SignUpFirst } from '../pages/account/sign_up_first';
import { formatClock, formatDate, formatDateTime, playerLabel } from '../texts/format';
import { t } from '../texts/i18n';
import { useTitle } from '../title';
import '../styles/pages.css';
import './tournaments.css';
import { NotLoaded } from './not_loaded';
import { whenSeries } from './series_texts';
import { halves, systemOf } from './texts';

interface Props {
  series: api.Series;
  again(): void;
}

const isIn = (players: api.Player[]) => players.some(({ name }) => name === user.value?.name);

function Names({ players }: { players: api.Player[] }) {
  return (
    <ul class="names">
      {players.map((player) => (
        <li key={player.name}>
          <Link to={`/player/${player.name}`}>{playerLabel(player)}</Link>
        </li>
      ))}
    </ul>
  );
}

function NextEdition({ series, again }: Props) {
  const next = series.current.find(({ state }) => state === 'open');
  if (!next) return null;
  const entered = isIn(next.players);
  return (
    <p class="series-next">
      <strong>
        <Link to={`/tournament/${next.name}`}>{next.name}</Link> {formatDateTime(next.starts)}
      </strong>
      <span class="hint">{t('tournament-entered', { n: next.players.length })}</span>
      {entered && <span class="hint">{t('series-entered')}</span>}
      {user.value && !entered && (
        <CommandButton words={`${series.game} join ${next.name}`} button={t('series-join-next', { name: next.name })} main done={again} />
      )}
    </p>
  );
}

/** Those that run, and later ones. */
function OtherEditions({ series }: { series: api.Series }) {
  const next = series.current.find(({ state }) => state === 'open');
  return (
    <ul class="lines">
      {series.current.map(
        (one) =>
          one !== next && (
            <li key={one.name}>
              <span>
                <Link to={`/tournament/${one.name}`}>{one.name}</Link>{' '}
                <span class="hint">
                  {one.state === 'running' ? t('tournaments-running') : formatDateTime(one.starts)} ·{' '}
                  {t(one.state === 'running' ? 'tournament-players' : 'tournament-entered', { n: one.players.length })}
                </span>
              </span>
            </li>
          ),
      )}
      <li>
        <span class="hint">{t('series-later', { date: formatDate(series.next), day: formatDate(series.next_announced) })}</span>
      </li>
    </ul>
  );
}

function Regulars({ series, again }: Props) {
  const { name, game, regulars } = series;
  const mine = isIn(regulars);
  return (
    <Section name="regulars" title={t('series-regulars')}>
      {regulars.length > 0 && <Names players={regulars} />}
      {user.value ? (
        <p>
          <CommandButton
            words={`${game} ${mine ? 'leave' : 'join'} ${name}`}
            button={mine ? t('series-leave') : t('series-join')}
            done={again}
          />
        </p>
      ) : (
        <SignUpFirst words={t('tournaments-sign-up')} />
      )}
    </Section>
  );
}

function PastEditions({ series: { past } }: { series: api.Series }) {
  if (past.length === 0) return null;
  return (
    <Section name="past" title={t('tournaments-past')}>
      <ul class="lines">
        {past.map(({ name, begun, players, winners }) => (
          <li key={name}>
            <span>
              <Link to={`/tournament/${name}`}>{name}</Link>{' '}
              <span class="hint">
                {formatDate(begun)} · {t('tournament-players', { n: players })}
              </span>
            </span>
            <span>{winners.length > 0 && t('series-winner', { names: winners.map(playerLabel).join(', ') })}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Season({ series }: { series: api.Series }) {
  const { table, season, season_number, season_played } = series;
  if (table.length === 0) return null;
  const title = t('series-season', { n: season_number });
  return (
    <Section name="season" title={title}>
      <p class="hint">{t('series-season-of', { n: season_played, of: season })}</p>
      <ResultsTable
        label={title}
        class="tournament-table"
        heads={[t('tournament-place'), t('tournament-player'), t('tournament-points'), t('series-played'), t('series-won')]}
      >
        {table.map(({ place, player, points, played, won }) => (
          <tr key={player.name} class={player.name === user.value?.name ? 'own' : ''}>
            <td>{place}</td>
            <th scope="row">
              <Link to={`/player/${player.name}`} class="entrant">
                {playerLabel(player)}
              </Link>
            </th>
            <td>
              <strong>{halves(points)}</strong>
            </td>
            <td>{played}</td>
            <td>{won}</td>
          </tr>
        ))}
      </ResultsTable>
    </Section>
  );
}

function EndSeries({ series: { name, game, by }, again }: Props) {
  if (by.name !== user.value?.name && !user.value?.operator) return null;
  return (
    <details class="leave">
      <summary>{t('series-end')}</summary>
      <p>{t('series-end-hint')}</p>
      <CommandButton words={`${game} end-series ${name}`} button={t('series-end-sure')} done={again} />
    </details>
  );
}

export function SeriesPage({ rest: [name = ''] }: { rest: string[] }) {
  const { data, error, refetch } = useLiveQuery(() => api.series(name), [name], 60_000);
  useTitle(data?.name ?? name);
  if (!data) return <NotLoaded name={name} error={error} to="/tournaments" list={t('tournaments-title')} />;
  const parts = { series: data, again: refetch };
  return (
    <>
      <header class="tournament-head">
        <div>
          <h1>{data.name}</h1>
          <p>
            <Link to={`/games/${data.game}`}>{titleOf(data.game)}</Link>, {whenSeries(data)}. {systemOf(data.newest)},{' '}
            {formatClock(data.newest.clock)}.
          </p>
          <p class="hint">
            {t('tournament-by', { name: data.by.name })} · <Link to="/tournaments">{t('tournaments-title')}</Link>
          </p>
        </div>
        {data.ended === null && <EndSeries {...parts} />}
      </header>
      <div class="tournament">
        <div>
          {data.ended === null ? (
            <Section name="next" title={t('series-next')}>
              <NextEdition {...parts} />
              <OtherEditions series={data} />
            </Section>
          ) : (
            <p>{t('series-ended')}</p>
          )}
          <Season series={data} />
        </div>
        <div>
          {data.ended === null && <Regulars {...parts} />}
          <PastEditions series={data} />
        </div>
      </div>
    </>
  );
}
