// All teams, and one of them: its members, and what its captain does.

import * as api from '../api';
import { navigate, user } from '../app_state';
import { Link } from '../link';
import { useLiveQuery } from '../live_query';
import { CommandButton, CommandForm } from '../pages/command_form';
import { Choice, Field, verbatim } from '../pages/form';
import { Section } from '../pages/section';
import { SignUpFirst } from '../pages/account/sign_up_first';
import { t } from '../texts/i18n';
import { useTitle } from '../title';
import '../styles/pages.css';
import { NotLoaded } from './not_loaded';
import { TournamentList } from './list';
import './tournaments.css';
import './texts';

/** "3 players, captain ann". */
const teamWords = ({ size, captain }: api.TeamSummary) =>
  `${t('tournament-players', { n: size })} · ${t('team-captain-is', { name: captain.name })}`;

export function TeamsPage() {
  useTitle(t('teams-title'));
  const { data, error } = useLiveQuery(() => api.teams(), [], 60_000);
  return (
    <>
      <h1>{t('teams-title')}</h1>
      <p class="welcome">{t('teams-about')}</p>
      {error && <p class="refused">{error}</p>}
      <ul class="lines">
        {data?.map((team) => (
          <li key={team.name}>
            <span>
              <Link to={`/team/${team.name}`}>{team.name}</Link> <span class="hint">{teamWords(team)}</span>
            </span>
          </li>
        ))}
      </ul>
      {user.value ? (
        <details class="card announce">
          <summary class="button">{t('team-make')}</summary>
          <CommandForm
            words={(fields) => `team ${fields.text('name')} --make${fields.checked('on-request') ? ' --on-request' : ''}`}
            button={t('team-make')}
            done={(_, fields) => navigate(`/team/${fields.text('name')}`)}
          >
            <Field
              id="team-name"
              label={t('tournament-name')}
              name="name"
              required
              maxLength={30}
              pattern="[A-Za-z][\w\-]+"
              title={t('tournament-name-hint')}
              {...verbatim}
            />
            <Choice line name="on-request" label={t('team-on-request')} />
          </CommandForm>
        </details>
      ) : (
        <SignUpFirst words={t('teams-sign-up')} />
      )}
    </>
  );
}

interface Shown {
  team: api.Team;
  again(): void;
}

/** A player, and what the captain may do with them. */
function Member({ team, name, acts, again }: Shown & { name: string; acts: ('admit' | 'remove' | 'captain')[] }) {
  const leads = team.captain.name === user.value?.name && name !== team.captain.name;
  return (
    <li>
      <Link to={`/player/${name}`}>{name}</Link>
      {leads &&
        acts.map((act) => (
          <CommandButton
            key={act}
            words={`team ${team.name} --${act}=${name}`}
            button={t(`team-${act}`)}
            label={t('team-act-on', { act: t(`team-${act}`), name })}
            done={again}
          />
        ))}
    </li>
  );
}

function Membership({ team, again }: Shown) {
  const me = user.value?.name;
  if (!me) return <SignUpFirst words={t('teams-sign-up')} />;
  const isIn = (players: api.Player[]) => players.some(({ name }) => name === me);
  const asks = isIn(team.asking);
  if (!asks && !isIn(team.members))
    return <CommandButton words={`team ${team.name} --join`} button={t(team.on_request ? 'team-ask' : 'team-join')} main done={again} />;
  const gone = team.size === 1 && !asks;
  return (
    <>
      {asks && <p class="hint">{t('team-asked')}</p>}
      <CommandButton
        words={`team ${team.name} --leave`}
        button={t(asks ? 'team-ask-no-more' : 'team-leave')}
        done={gone ? () => navigate('/teams') : again}
      />
    </>
  );
}

export function TeamPage({ rest: [name = ''] }: { rest: string[] }) {
  useTitle(name);
  const { data, error, refetch } = useLiveQuery(() => api.team(name), [name], 60_000);
  if (!data) return <NotLoaded name={name} error={error} to="/teams" list={t('teams-title')} />;
  const shown = { team: data, again: refetch };
  return (
    <>
      <header class="tournament-head">
        <div>
          <h1>{data.name}</h1>
          <p>
            {teamWords(data)} · {t(data.on_request ? 'team-on-request' : 'team-open')} · <Link to="/teams">{t('teams-title')}</Link>
          </p>
        </div>
        <div class="row">
          <Membership {...shown} />
        </div>
      </header>
      {data.asking.length > 0 && (
        <Section name="asking" title={t('team-asking')}>
          <ul class="names">
            {data.asking.map((one) => (
              <Member key={one.name} {...shown} name={one.name} acts={['admit', 'remove']} />
            ))}
          </ul>
        </Section>
      )}
      <Section name="members" title={t('team-members')}>
        <ul class="names">
          {data.members.map((one) => (
            <Member key={one.name} {...shown} name={one.name} acts={['captain', 'remove']} />
          ))}
        </ul>
      </Section>
      {data.tournaments.length > 0 && (
        <Section name="team-tournaments" title={t('tournaments-title')}>
          <TournamentList tournaments={data.tournaments} />
        </Section>
      )}
    </>
  );
}
