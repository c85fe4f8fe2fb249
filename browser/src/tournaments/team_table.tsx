// The table of the teams, with the players whose points count.

import type { Tournament } from '../api';
import { Link } from '../link';
import { Section } from '../pages/section';
import { t } from '../texts/i18n';
import { halves } from './texts';

export function TeamTable({ tournament: { teams, standing, players } }: { tournament: Tournament }) {
  const scoreOf = (seed: number) => `${players[seed]?.name ?? ''} ${halves(standing.find(({ player }) => player === seed)?.points ?? 0)}`;
  const reserves = standing.filter(({ place }) => place === 0).map(({ player }) => players[player]?.name);
  return (
    <Section class="standing" name="teams" title={t('teams-title')}>
      <div class="wide" role="group" aria-label={t('teams-title')} tabIndex={0}>
        <table class="tournament-table">
          <thead>
            <tr>
              {['tournament-place', 'tournament-team', 'tournament-points'].map((head) => (
                <th scope="col" key={head}>
                  {t(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {teams.map(({ place, team, points, players: counted }) => (
              <tr key={team}>
                <td>{place}</td>
                <th scope="row">
                  <Link to={`/team/${team}`}>{team}</Link> <span class="hint">{counted.map(scoreOf).join(' · ')}</span>
                </th>
                <td>
                  <strong>{halves(points)}</strong>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {reserves.length > 0 && <p class="hint">{t('tournament-reserves', { names: reserves.join(', ') })}</p>}
    </Section>
  );
}
