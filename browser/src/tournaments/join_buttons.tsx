// Enters a tournament; if it is played by teams, for the reader's only one or for one of them.

import * as api from '../api';
import { user } from '../app_state';
import { Link } from '../link';
import { useLiveQuery } from '../live_query';
import { CommandButton } from '../pages/command_form';
import { t } from '../texts/i18n';
import { ofTeams } from './texts';

interface Props {
  tournament: api.Tournament;
  again(): void;
}

export function JoinButtons({ tournament, again }: Props) {
  const { game, name } = tournament;
  if (ofTeams(tournament)) return <ForATeam tournament={tournament} again={again} />;
  return <CommandButton words={`${game} join ${name}`} button={t('tournament-join')} main done={again} />;
}

function ForATeam({ tournament: { game, name, sides }, again }: Props) {
  const { data } = useLiveQuery(() => api.teams(user.value?.name), [name], 60_000);
  const own = data?.filter(({ name: team }) => sides.length === 0 || sides.includes(team));
  if (own?.length === 0)
    return (
      <span class="hint">
        {t('tournament-team-first')} <Link to="/teams">{t('teams-title')}</Link>
      </span>
    );
  return (
    <>
      {own?.map(({ name: team }) => (
        <CommandButton key={team} words={`${game} join ${name} ${team}`} button={t('tournament-join-for', { team })} main done={again} />
      ))}
    </>
  );
}
