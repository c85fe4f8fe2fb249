// Tournaments on the home page: those open for entry and those being played.

import * as api from '../api';
import { titleOf, user } from '../app_state';
import { t } from '../texts/i18n';
import { Icon } from '../icons';
import { Link } from '../link';
import { useLiveQuery } from '../live_query';
import { CommandButton } from '../pages/command_form';
import { isOn } from './arena';
import { entryCount, systemOf, whenOf } from './texts';
import { Section } from '../pages/section';

const shown = 4;

/** Open ones that begin first, then those being played; whole, since the list has no players. */
async function currentTournaments(): Promise<api.Tournament[]> {
  const running = ({ state }: api.TournamentSummary) => Number(state === 'running');
  const current = (await api.tournaments(false)).sort((a, b) => running(a) - running(b) || a.starts - b.starts);
  return Promise.all(current.slice(0, shown).map(({ name }) => api.tournament(name)));
}

export function HomeTournaments() {
  const { data, refetch } = useLiveQuery(currentTournaments);
  const me = user.value?.name;
  if (!data || data.length === 0) return null;
  return (
    <Section name="cups" title={t('tournaments-title')}>
      <ul class="side-list">
        {data.map((tournament) => {
          const joined = tournament.players.some(({ name }) => name === me);
          return (
            <li key={tournament.name}>
              <Icon name="cup" />
              <span class="grow">
                <Link to={`/tournament/${tournament.name}`}>{tournament.name}</Link>
                <span class="soft small">
                  {[titleOf(tournament.game), systemOf(tournament), whenOf(tournament), entryCount(tournament)].join(' · ')}
                </span>
              </span>
              {(tournament.state === 'open' || isOn(tournament)) && !joined ? (
                <CommandButton
                  words={`${tournament.game} join ${tournament.name}`}
                  button={t('cup-join')}
                  label={t('cup-join-name', { name: tournament.name })}
                  done={refetch}
                />
              ) : (
                <Link
                  to={`/tournament/${tournament.name}`}
                  class="quiet button"
                  aria-label={t('cup-see-name', { name: tournament.name })}
                  label={t('cup-see')}
                />
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
