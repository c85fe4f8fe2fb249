// After a tournament its three best, and the whole in a few lines for a newsletter; always its table for another site.

import type { Tournament } from '../api';
import { titleOf } from '../app_state';
import { Avatar } from '../icons';
import { Link } from '../link';
import { Copied, embedCode } from '../share/share_sheet';
import { formatDate } from '../texts/format';
import { t } from '../texts/i18n';
import { halves, systemOf } from './texts';

/** How many stand on it, unless more share a place. */
const podiumPlaces = 3;
/** How many the newsletter names. */
const reportedMax = 20;

const gamesPlayed = ({ standing }: Tournament) => standing.reduce((sum, { won, drawn, lost }) => sum + won + drawn + lost, 0) / 2;

export function Podium({ tournament }: { tournament: Tournament }) {
  const { standing, players, teams } = tournament;
  if (gamesPlayed(tournament) === 0) return null;
  const best = (all: { place: number }[]) => all.filter(({ place }) => place <= podiumPlaces).length;
  return (
    <ol class="podium" aria-label={t('tournament-podium')}>
      {teams.slice(0, best(teams)).map(({ place, team, points }) => (
        <Step key={team} name={team} path={`/team/${team}`} place={place} points={points} />
      ))}
      {teams.length === 0 &&
        standing.slice(0, best(standing)).map(({ place, player, points }) => {
          const { name = '', level = 0 } = players[player] ?? {};
          return <Step key={player} name={name} path={`/player/${name}`} computer={level > 0} place={place} points={points} />;
        })}
    </ol>
  );
}

interface StepProps {
  name: string;
  path: string;
  computer?: boolean;
  place: number;
  points: number;
}

const Step = ({ name, path, computer, place, points }: StepProps) => (
  <li class={`place-${place}`}>
    <Avatar name={name} computer={computer} />
    <Link to={path}>
      <b>{name}</b>
    </Link>
    <span>{t('tournament-podium-points', { place, points: halves(points) })}</span>
  </li>
);

function reportOf(tournament: Tournament): string {
  const { name, game, begun, starts, players, teams } = tournament;
  const standing = tournament.standing.filter(({ place }) => place > 0);
  const rest = standing.length - reportedMax;
  return [
    `${name} – ${titleOf(game)}, ${systemOf(tournament)}`,
    `${formatDate(begun ?? starts)} · ${t('tournament-players', { n: players.length })} · ${t('tournament-games-played', { n: gamesPlayed(tournament) })}`,
    '',
    ...teams.map(({ place, team, points }) => `${place}. ${team}  ${halves(points)}`),
    ...(teams.length > 0 ? [''] : []),
    ...standing.slice(0, reportedMax).map(({ place, player, points }) => `${place}. ${players[player]?.name ?? ''}  ${halves(points)}`),
    ...(rest > 0 ? [t('tournament-report-more', { n: rest })] : []),
    '',
    `${location.origin}/tournament/${name}`,
  ].join('\n');
}

export const Report = ({ tournament }: { tournament: Tournament }) => (
  <details class="report">
    <summary>{t(tournament.state === 'over' ? 'tournament-report' : 'share-embed')}</summary>
    {tournament.state === 'over' && <Copied id="tournament-report" label={t('tournament-report')} value={reportOf(tournament)} rows={8} />}
    <Copied id="tournament-embed" label={t('share-embed')} value={embedCode(`/tournament/${tournament.name}`)} rows={3} />
  </details>
);
