// After a game of an arena or another tournament at one sitting: the reader's place in it, and the next game as soon as it begins.

import type { ComponentChildren } from 'preact';
import * as api from '../api';
import { user } from '../app_state';
import { Link } from '../link';
import { useLiveQuery } from '../live_query';
import { t } from '../texts/i18n';
import { ArenaEntry, TimeLeft, arenaQueryMs, isOn, useNextGame } from './arena';
import { halves } from './texts';

interface Props {
  /** The tournament's. */
  name: string;
  /** What may come next after its end. */
  children: ComponentChildren;
}

export function ArenaNext({ name, children }: Props) {
  const { data: tournament, refetch } = useLiveQuery(() => api.tournament(name), [name], arenaQueryMs);
  useNextGame(tournament, true);
  if (!tournament) return null;
  const place = tournament.standing.find(({ player }) => tournament.players[player]?.name === user.value?.name);
  return (
    <div class="arena-next">
      {tournament.system === 'arena' && <TimeLeft tournament={tournament} />}
      <p>
        <Link
          to={`/tournament/${tournament.name}`}
          label={
            place
              ? t('tournament-own-place', { name: tournament.name, place: place.place, points: halves(place.points), n: place.points })
              : tournament.name
          }
        />
      </p>
      {isOn(tournament) ? (
        <ArenaEntry tournament={tournament} again={refetch} />
      ) : (
        (tournament.system === 'arena' || tournament.state === 'over') && children
      )}
    </div>
  );
}
