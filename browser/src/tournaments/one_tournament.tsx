// One tournament: its rules, entering and leaving, the table, the cross-table, the rounds.

import { useCallback } from 'preact/hooks';
import * as api from '../api';
import { useLiveQuery } from '../live_query';
import { titleOf, user } from '../app_state';
import { t } from '../i18n';
import { Link } from '../link';
import { CommandButton } from '../pages/command_form';
import { SignUpFirst } from '../pages/sign_up_first';
import { useWatched } from '../use_watched';
import { useTitle } from '../title';
import { playerLabel, formatClock } from '../format';
import '../pages.css';
import './tournaments.css';
import { Bracket } from './bracket';
import { entryCount, halves, systemOf, whenOf } from './texts';

/** Larger cross-tables are wider than a page. */
const crossTableMax = 12;

function Standing({ tournament }: { tournament: api.Tournament }) {
  const { standing, players, ties, system } = tournament;
  const knockout = system === 'knockout';
  const seeded = tournament.seeds === 'rating' && system !== 'robin';
  return (
    <section class="card" aria-labelledby="standing-title">
      <h2 id="standing-title">{t('tournament-standing')}</h2>
      <div class="wide" role="group" aria-labelledby="standing-title" tabIndex={0}>
        <table class="tournament-table">
          <thead>
            <tr>
              <th scope="col">{t('tournament-place')}</th>
              <th scope="col">{t('tournament-player')}</th>
              {seeded && <th scope="col">{t('tournament-seed')}</th>}
              <th scope="col">{t('tournament-points')}</th>
              <th scope="col">{t('tournament-won')}</th>
              <th scope="col">{t('tournament-drawn')}</th>
              <th scope="col">{t('tournament-lost')}</th>
              {ties.map((tie) => (
                <th scope="col" key={tie}>
                  {tie}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {standing.map((one) => {
              const player = players[one.player];
              return (
                <tr key={one.player}>
                  <td>{one.place}</td>
                  <th scope="row">
                    {player && <Link to={`/player/${player.name}`}>{playerLabel(player)}</Link>}
                    {player?.withdrawn && <span class="hint"> {t('tournament-has-left')}</span>}
                  </th>
                  {seeded && (
                    <td>
                      {one.player + 1}
                      <span class="hint">
                        {' '}
                        {player?.seeded_at === null || player === undefined
                          ? t('tournament-seed-lot')
                          : `(${player.seeded_at})`}
                      </span>
                    </td>
                  )}
                  <td>
                    <strong>{halves(one.points)}</strong>
                  </td>
                  <td>{one.won}</td>
                  <td>{one.drawn}</td>
                  <td>{one.lost}</td>
                  {one.ties.map((value, i) => (
                    <td key={i}>{value}</td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {seeded && <p class="hint">{t('tournament-seeds-hint')}</p>}
      {!knockout && <p class="hint">{t('tournament-ties')}</p>}
    </section>
  );
}

function CrossTable({ tournament }: { tournament: api.Tournament }) {
  const { standing, players, meetings } = tournament;
  const points = (one: number, two: number) => {
    const met = meetings.find(({ players: pair }) => pair.includes(one) && pair.includes(two));
    if (!met || (!met.decided && met.games.every(({ result }) => result === null))) return '·';
    return halves(met.points[met.players[0] === one ? 0 : 1]);
  };
  return (
    <section class="card" aria-labelledby="cross-title">
      <h2 id="cross-title">{t('tournament-cross-table')}</h2>
      <div class="wide" role="group" aria-labelledby="cross-title" tabIndex={0}>
        <table class="tournament-table cross">
          <thead>
            <tr>
              <td />
              {standing.map((one) => (
                <th scope="col" key={one.player} title={players[one.player]?.name}>
                  <span class="unseen">{players[one.player]?.name}</span>
                  <span aria-hidden="true">{standing.indexOf(one) + 1}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {standing.map((row, i) => (
              <tr key={row.player}>
                <th scope="row">
                  {i + 1} {players[row.player]?.name}
                </th>
                {standing.map((column) => (
                  <td key={column.player} class={column === row ? 'itself' : ''}>
                    {column === row ? '×' : points(row.player, column.player)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Rounds({ tournament }: { tournament: api.Tournament }) {
  const { meetings, players, game } = tournament;
  const rounds = [...new Set(meetings.map(({ round }) => round))];
  const nameOf = (seed: number | null) => (seed === null ? '' : (players[seed]?.name ?? ''));
  return (
    <section class="card" aria-labelledby="rounds-title">
      <h2 id="rounds-title">{t('tournament-all-rounds')}</h2>
      {rounds.map((round) => (
        <div key={round}>
          <h3>{t('tournament-round', { n: round })}</h3>
          <ul class="lines">
            {meetings
              .filter((meeting) => meeting.round === round && meeting.players[0] !== null)
              .map((meeting) => (
                <li key={meeting.players.join()}>
                  {meeting.players[1] === null ? (
                    <span>{t('tournament-bye', { name: nameOf(meeting.players[0]) })}</span>
                  ) : (
                    <span>
                      {nameOf(meeting.players[0])} – {nameOf(meeting.players[1])}{' '}
                      {(meeting.decided || meeting.games.some(({ result }) => result !== null)) && (
                        <strong>
                          {halves(meeting.points[0])}:{halves(meeting.points[1])}
                        </strong>
                      )}
                      <span class="hint">
                        {!meeting.played && t('tournament-not-played')}
                        {meeting.games.map(({ board, result }) => (
                          <Link key={board} to={`/match/${game}/${board}`}>
                            {t('board-number', { board })}
                            {result === null ? ` (${t('tournament-runs')})` : ''}{' '}
                          </Link>
                        ))}
                      </span>
                    </span>
                  )}
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function EntryButtons({ tournament, again }: { tournament: api.Tournament; again(): void }) {
  const { name, game, state, players } = tournament;
  const me = user.value?.name;
  if (!me) return <SignUpFirst words={t('tournaments-sign-up')} />;
  const own = players.find((one) => one.name === me);
  if (state === 'open' && !own)
    return <CommandButton words={`${game} join ${name}`} button={t('tournament-join')} done={again} />;
  if (own && !own.withdrawn && (state === 'open' || state === 'running'))
    return (
      <details>
        <summary>{t('tournament-leave')}</summary>
        <p>{state === 'open' ? t('tournament-leave-open') : t('tournament-leave-running')}</p>
        <CommandButton words={`${game} leave ${name}`} button={t('tournament-leave-sure')} done={again} />
      </details>
    );
  return null;
}

export function TournamentPage({ rest: [name = ''] }: { rest: string[] }) {
  const { data, error, refetch } = useLiveQuery(
    useCallback(() => api.tournament(name), [name]),
    60_000,
  );
  useTitle(data?.name ?? name);
  // The table follows every game that runs.
  const running = (data?.meetings ?? []).flatMap(({ games }) => games.filter(({ result }) => result === null));
  useWatched(running.map(({ board }) => ({ game: data?.game ?? '', board })));
  if (!data)
    return (
      <section class="card">
        <h1>{name}</h1>
        {error ? <p class="refused">{error}</p> : <p class="wait">{t('one-moment')}</p>}
        <p>
          <Link to="/tournaments">{t('tournaments-title')}</Link>
        </p>
      </section>
    );
  return (
    <>
      <h1>{data.name}</h1>
      <p>
        <Link to={`/games/${data.game}`}>{titleOf(data.game)}</Link>, {systemOf(data)}. {whenOf(data)}.{' '}
        {entryCount(data)}.
      </p>
      <p class="hint">
        {formatClock(data.clock)}
        {data.rated ? '' : ` · ${t('unrated')}`}
        {data.etiquette ? ` · ${t('etiquette-word')}` : ''} · {t('tournament-by', { name: data.by.name })} ·{' '}
        <Link to="/tournaments">{t('tournaments-title')}</Link>
      </p>
      <EntryButtons tournament={data} again={refetch} />
      {data.state === 'open' && (
        <ul class="names">
          {data.players.map((player) => (
            <li key={player.name}>
              <Link to={`/player/${player.name}`}>{playerLabel(player)}</Link>
            </li>
          ))}
        </ul>
      )}
      {data.standing.length > 0 && (
        <>
          {data.system === 'knockout' && <Bracket tournament={data} />}
          <Standing tournament={data} />
          {data.system === 'robin' && data.players.length <= crossTableMax && <CrossTable tournament={data} />}
          <Rounds tournament={data} />
        </>
      )}
    </>
  );
}
