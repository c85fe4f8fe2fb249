// After a game of an arena: the reader's place in it, and the next game as soon as it begins.

import type { ComponentChildren } from 'preact';
import * as api from '../api';
import { user } from '../app_state';
import { Link } from '../link';
import { useLiveQuery } from '../live_query';
import { t } from '../texts/i18n';
import { ArenaEntry, TimeLeft, arenaQueryMs, isOn, useNextGame } from './arena';
import { halves } from './texts';

interface Props {
  match: api.Match;
  /** What comes next after another game. */
  children: ComponentChildren;
}

/** The arena that this game was played in, if it is not over: one of these terms that the reader has entered. */
async function arenaOf({ game, clock, started }: api.Match): Promise<{ tournament: api.Tournament | undefined }> {
  const candidates = (await api.tournaments(false)).filter(
    (one) =>
      one.system === 'arena' &&
      one.game === game &&
      one.begun !== null &&
      one.begun <= started &&
      one.clock.bank === clock?.bank &&
      one.clock.increment === clock.increment,
  );
  const arenas = await Promise.all(candidates.map(({ name }) => api.tournament(name)));
  return { tournament: arenas.find(({ players }) => players.some(({ name }) => name === user.value?.name)) };
}

export function ArenaNext({ match, children }: Props) {
  const { data, refetch } = useLiveQuery(() => arenaOf(match), [match.id], arenaQueryMs);
  const tournament = data?.tournament;
  useNextGame(tournament ?? null, true);
  if (!tournament) return data && <>{children}</>;
  const place = tournament.standing.find(({ player }) => tournament.players[player]?.name === user.value?.name);
  return (
    <div class="arena-next">
      <TimeLeft tournament={tournament} />
      <p>
        <Link
          to={`/tournament/${tournament.name}`}
          label={
            place ? t('tournament-own-place', { name: tournament.name, place: place.place, points: halves(place.points) }) : tournament.name
          }
        />
      </p>
      {isOn(tournament) && <ArenaEntry tournament={tournament} again={refetch} />}
    </div>
  );
}
