// A list of tournaments, of all games or one.

import type { TournamentSummary } from '../api';
import { titleOf } from '../app_state';
import { Link } from '../link';
import { entryCount, systemOf, whenOf } from './texts';

export function TournamentList({ tournaments }: { tournaments: TournamentSummary[] }) {
  return (
    <ul class="lines">
      {tournaments.map((tournament) => (
        <li key={tournament.name}>
          <span>
            <Link to={`/tournament/${tournament.name}`}>{tournament.name}</Link> {titleOf(tournament.game)}
            <span class="hint">
              {systemOf(tournament)} · {entryCount(tournament)} · {whenOf(tournament)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
