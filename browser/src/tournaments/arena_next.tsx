// After a game of an arena or another tournament at one sitting: the reader's place in it, and the next game as soon as it begins.

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import * as api from '../api';
import { user } from '../app_state';
import { Link } from '../link';
import { useLiveQuery } from '../live_query';
import { say } from '../spoken';
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
  const place = tournament?.standing.find(({ player }) => tournament.players[player]?.name === user.value?.name);
  const label =
    tournament && place
      ? t('tournament-own-place', { name: tournament.name, place: place.place, points: halves(place.points), n: place.points })
      : (tournament?.name ?? '');
  const before = useRef('');
  useEffect(() => {
    if (before.current === 'running' && tournament?.state === 'over') say(`${t('tournament-is-over')} ${label}.`);
    before.current = tournament?.state ?? '';
  }, [tournament?.state]);
  if (!tournament) return null;
  return (
    <div class="arena-next">
      {tournament.state === 'over' ? (
        <p>{t('tournament-is-over')}</p>
      ) : (
        tournament.system === 'arena' && <TimeLeft tournament={tournament} />
      )}
      <p>
        <Link to={`/tournament/${tournament.name}`} label={label} />
      </p>
      {isOn(tournament) ? (
        <ArenaEntry tournament={tournament} again={refetch} />
      ) : (
        (tournament.system === 'arena' || tournament.state === 'over') && children
      )}
    </div>
  );
}
