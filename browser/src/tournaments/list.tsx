// A list of tournaments, of all games or one.

import type { TournamentSummary } from '../api';
import { titleOf } from '../app_state';
import { Link } from '../link';
import { entryCount, systemOf, whenOf } from './texts';

export function TournamentList({ tournaments }: { tournaments: TournamentSummary[] }) {
  return (
    <ul class="lines">
      {tournaments.map((one) => (
        <li key={one.name}>
          <span>
            <Link to={`/tournament/${one.name}`}>{one.name}</Link> {titleOf(one.game)}
            <span class="hint">
              {systemOf(one)} · {entryCount(one)} · {whenOf(one)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
