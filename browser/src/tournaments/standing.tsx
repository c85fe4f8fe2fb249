// The table of a tournament: places, points, and in a round robin who has scored how much against whom.

import type { Place, Tournament } from '../api';
import { user } from '../app_state';
import { playerLabel } from '../texts/format';
import { calledName, t } from '../texts/i18n';
import { Avatar } from '../icons';
import { Link } from '../link';
import { halves, mayPause, poolRounds } from './texts';
import { Section } from '../pages/section';

/** Larger cross-tables are wider than a page. */
const crossTableMax = 12;

const seedsMatter = ({ seeds, system }: Tournament) => seeds === 'rating' && (system === 'swiss' || system === 'knockout');

interface Shown {
  tournament: Tournament;
}

/** What one player has scored against another, and whether that is more than half; null: not played yet. */
function scoreAgainst({ meetings }: Tournament, player: number, other: number): { points: number; won: boolean } | null {
  const met = meetings.find(({ players }) => players.includes(player) && players.includes(other));
  if (!met || (!met.decided && met.games.every(({ result }) => result === null))) return null;
  const [mine, theirs] = met.players[0] === player ? met.points : [met.points[1], met.points[0]];
  return { points: mine, won: met.decided && mine > theirs };
}

function CrossCells({ tournament, row }: Shown & { row: Place }) {
  return (
    <>
      {tournament.standing.map((column) => {
        if (column === row) return <td key={column.player} class="itself" />;
        const score = scoreAgainst(tournament, row.player, column.player);
        return (
          <td key={column.player} class={score?.won ? 'won' : ''}>
            {score ? halves(score.points) : '·'}
          </td>
        );
      })}
    </>
  );
}

function PlayerName({ tournament, seed, seeded }: Shown & { seed: number; seeded: boolean }) {
  const player = tournament.players[seed];
  if (!player) return null;
  return (
    <th scope="row">
      <Link to={`/player/${player.name}`} class="entrant">
        <Avatar name={player.name} computer={player.level > 0} small />
        {playerLabel(player)}
      </Link>{' '}
      {seeded && (
        <span class="hint">
          {t('tournament-seed-is', { n: seed + 1 })} {player.seeded_at === null ? t('tournament-seed-lot') : `(${player.seeded_at})`}
        </span>
      )}
      {player.team && <span class="hint"> · {player.team}</span>}
      {player.withdrawn && <span class="hint"> · {t(mayPause(tournament) ? 'tournament-pauses' : 'tournament-has-left')}</span>}
      {player.waiting && tournament.state === 'running' && <span class="hint"> · {t('tournament-free')}</span>}
    </th>
  );
}

function Numbers({ tournament, row }: Shown & { row: Place }) {
  return (
    <>
      <td>{row.won}</td>
      <td>{row.drawn}</td>
      <td>{row.lost}</td>
      {tournament.ties.map((tie, i) => (
        <td key={tie}>{row.ties[i]}</td>
      ))}
    </>
  );
}

function NumberHeads({ ties }: { ties: string[] }) {
  return (
    <>
      {[t('tournament-won'), t('tournament-drawn'), t('tournament-lost'), ...ties].map((head) => (
        <th scope="col" key={head}>
          {head}
        </th>
      ))}
    </>
  );
}

function Table({ tournament, cross }: Shown & { cross: boolean }) {
  const { standing, players, ties } = tournament;
  const seeded = seedsMatter(tournament) && !cross;
  const isOwn = ({ player }: Place) => players[player]?.name === user.value?.name;
  return (
    <div class="wide" role="group" aria-label={t('tournament-standing')} tabIndex={0}>
      <table class="tournament-table">
        <thead>
          <tr>
            <th scope="col">{t('tournament-place')}</th>
            <th scope="col">{t('tournament-player')}</th>
            <th scope="col">{t('tournament-points')}</th>
            {cross ? (
              standing.map(({ player }, i) => (
                <th scope="col" key={player} title={calledName(players[player]?.name ?? '')}>
                  <span class="unseen">{t('tournament-against', { name: players[player]?.name ?? '' })}</span>
                  <span aria-hidden="true">{i + 1}</span>
                </th>
              ))
            ) : (
              <NumberHeads ties={ties} />
            )}
          </tr>
        </thead>
        <tbody>
          {standing.map((row) => (
            <tr key={row.player} class={isOwn(row) ? 'own' : ''}>
              <td>{row.place || '–'}</td>
              <PlayerName tournament={tournament} seed={row.player} seeded={seeded} />
              <td>
                <strong>{halves(row.points)}</strong>
              </td>
              {cross ? <CrossCells tournament={tournament} row={row} /> : <Numbers tournament={tournament} row={row} />}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The final and each pool as tournaments of their own: their meetings are those of its rounds. */
function stagesOf(tournament: Tournament) {
  const { tables, meetings } = tournament;
  const inPools = poolRounds(tournament);
  return tables.map(({ pool, standing }) => ({
    pool,
    stage: { ...tournament, standing, tables: [], meetings: meetings.filter(({ round }) => round > inPools === (pool === 0)) },
  }));
}

export function Standing({ tournament, name = 'standing', title = t('tournament-standing') }: Shown & { name?: string; title?: string }) {
  const { system, standing, tables } = tournament;
  if (tables.length > 0)
    return (
      <>
        {stagesOf(tournament).map(({ pool, stage }) => (
          <Standing
            key={pool}
            tournament={stage}
            name={`standing-${pool}`}
            title={pool > 0 ? t('tournament-pool', { n: pool }) : t('bracket-final')}
          />
        ))}
      </>
    );
  const cross = system === 'robin' && standing.length <= crossTableMax;
  return (
    <Section class="standing" name={name} title={title}>
      <Table tournament={tournament} cross={cross} />
      {cross && (
        <details>
          <summary>{t('tournament-numbers')}</summary>
          <Table tournament={tournament} cross={false} />
          <p class="hint">{t('tournament-ties')}</p>
        </details>
      )}
      {seedsMatter(tournament) && <p class="hint">{t('tournament-seeds-hint')}</p>}
      {!cross && system !== 'knockout' && tournament.ties.length > 0 && <p class="hint">{t('tournament-ties')}</p>}
    </Section>
  );
}
