// One tournament: its rules, entering and leaving, the table or bracket, the rounds.

import { useEffect, useState } from 'preact/hooks';
import * as api from '../api';
import { useLiveQuery } from '../live_query';
import { titleOf, user } from '../app_state';
import { t } from '../texts/i18n';
import { Link } from '../link';
import { myGames, waitsFor } from '../my_games';
import { CommandButton, CommandForm } from '../pages/command_form';
import { Field } from '../pages/form';
import { opponentOf } from '../pages/front/game_card';
import { SignUpFirst } from '../pages/account/sign_up_first';
import { useWatched } from '../presence/use_watched';
import { useTitle } from '../title';
import { playerLabel, formatClock, isLiveClock, matchPath } from '../texts/format';
import '../styles/pages.css';
import './tournaments.css';
import { NotLoaded } from './not_loaded';
import { ArenaEntry, SwissEntry, TimeLeft, isOn, queryMs, useNextGame } from './arena';
import { ArenaGames } from './arena_games';
import { Bracket } from './bracket';
import { TournamentChat } from './chat';
import { JoinButtons } from './join_buttons';
import { Podium, Report } from './podium';
import { Rounds } from './rounds';
import { Standing } from './standing';
import { TeamTable } from './team_table';
import { entryCount, systemOf, whenOf } from './texts';

function OwnGame({ tournament }: { tournament: api.Tournament }) {
  const boards = tournament.meetings.flatMap(({ games }) => games.map(({ board }) => board));
  const match = myGames.value.find((myGame) => !myGame.over && myGame.game === tournament.game && boards.includes(myGame.board));
  if (!match) return null;
  const waits = waitsFor(match, user.value?.name ?? '');
  return (
    <Link
      to={matchPath(match)}
      class={`button ${waits ? 'main' : ''}`}
      label={t(waits ? 'tournament-your-move' : 'tournament-your-game', { name: opponentOf(match).name })}
    />
  );
}

/** Enters it with a limit of games at once, or changes one's limit. */
function BoardLimit({ tournament: { name, game }, own, again }: { tournament: api.Tournament; own?: api.Entrant; again(): void }) {
  return (
    <details class="leave">
      <summary>{own?.boards ? t('tournament-boards-most', { n: own.boards }) : t('tournament-boards')}</summary>
      <CommandForm
        words={(fields) => `${game} join ${name} --boards=${fields.text('boards')}`}
        button={t(own ? 'tournament-boards-change' : 'tournament-join')}
        done={again}
      >
        <Field
          id="tournament-boards"
          label={t('tournament-boards-field')}
          name="boards"
          type="number"
          min={1}
          max={100}
          required
          defaultValue={own?.boards || 4}
        />
        <p class="hint">{t('tournament-boards-hint')}</p>
      </CommandForm>
    </details>
  );
}

function EntryButtons({ tournament, again }: { tournament: api.Tournament; again(): void }) {
  const { name, game, state, players } = tournament;
  const me = user.value?.name;
  if (!me) return state === 'open' || isOn(tournament) ? <SignUpFirst words={t('tournaments-sign-up')} /> : null;
  if (tournament.system === 'arena' && state === 'running')
    return isOn(tournament) ? <ArenaEntry tournament={tournament} comes again={again} /> : null;
  if (tournament.system === 'swiss' && isLiveClock(tournament.clock) && state === 'running')
    return <SwissEntry tournament={tournament} again={again} />;
  const own = players.find((player) => player.name === me);
  const limit = !isLiveClock(tournament.clock) && <BoardLimit tournament={tournament} own={own} again={again} />;
  if (state === 'open' && !own)
    return (
      <>
        <JoinButtons tournament={tournament} again={again} />
        {limit}
      </>
    );
  if (own && !own.withdrawn && (state === 'open' || state === 'running'))
    return (
      <>
        {limit}
        <details class="leave">
          <summary>{t('tournament-leave')}</summary>
          <p>{state === 'open' ? t('tournament-leave-open') : t('tournament-leave-running')}</p>
          <CommandButton words={`${game} leave ${name}`} button={t('tournament-leave-sure')} done={again} />
        </details>
      </>
    );
  return null;
}

/** Whoever announced it can call it off until it begins. */
function CallOff({ tournament: { name, game, state, by }, again }: { tournament: api.Tournament; again(): void }) {
  if (state !== 'open' || by.name !== user.value?.name) return null;
  return (
    <details class="leave">
      <summary>{t('tournament-call-off')}</summary>
      <p>{t('tournament-call-off-hint')}</p>
      <CommandButton words={`${game} call-off ${name}`} button={t('tournament-call-off-sure')} done={again} />
    </details>
  );
}

function Heading({ tournament, again }: { tournament: api.Tournament; again(): void }) {
  return (
    <header class="tournament-head">
      <div>
        <h1>{tournament.name}</h1>
        <p>
          <Link to={`/games/${tournament.game}`}>{titleOf(tournament.game)}</Link>, {systemOf(tournament)} · {whenOf(tournament)} ·{' '}
          {entryCount(tournament)}
          {tournament.state === 'open' && tournament.sides.map((team) => <Link key={team} to={`/team/${team}`} label={` · ${team}`} />)}
        </p>
        {tournament.system === 'arena' && tournament.state === 'running' && <TimeLeft tournament={tournament} />}
        <p class="hint">
          {formatClock(tournament.clock)}
          {tournament.rated ? '' : ` · ${t('unrated')}`}
          {tournament.etiquette ? ` · ${t('etiquette-word')}` : ''} · {t('tournament-by', { name: tournament.by.name })} ·{' '}
          <Link to="/tournaments">{t('tournaments-title')}</Link>
        </p>
        {tournament.series && (
          <p>
            <Link to={`/series/${tournament.series}`} label={t('series-edition', { n: tournament.edition, name: tournament.series })} />
          </p>
        )}
        {tournament.system === 'teams' && tournament.state === 'open' && <p class="hint">{t('tournament-sides-hint')}</p>}
        {tournament.system === 'knockout' && tournament.state !== 'off' && <p class="hint">{t('tournament-stays-tied')}</p>}
      </div>
      <div class="row">
        <EntryButtons tournament={tournament} again={again} />
        <CallOff tournament={tournament} again={again} />
        <OwnGame tournament={tournament} />
      </div>
    </header>
  );
}

export function TournamentPage({ rest: [name = ''] }: { rest: string[] }) {
  const [often, setOften] = useState(60_000);
  const { data, error, refetch } = useLiveQuery(() => api.tournament(name), [name], often);
  useEffect(() => setOften(data ? queryMs(data) : 60_000), [data]);
  useNextGame(data);
  useTitle(data?.name ?? name);
  // The table follows every game that runs; that of an arena asks every few seconds instead.
  const running =
    data?.system === 'arena' ? [] : (data?.meetings ?? []).flatMap(({ games }) => games.filter(({ result }) => result === null));
  useWatched(running.map(({ board }) => ({ game: data?.game ?? '', board })));
  if (!data) return <NotLoaded name={name} error={error} to="/tournaments" list={t('tournaments-title')} />;
  return (
    <>
      <Heading tournament={data} again={refetch} />
      {data.state === 'open' && (
        <ul class="names">
          {data.players.map((player) => (
            <li key={player.name}>
              <Link to={`/player/${player.name}`}>{playerLabel(player)}</Link>
              {player.team && <span class="hint"> {player.team}</span>}
            </li>
          ))}
        </ul>
      )}
      {data.state === 'over' && <Podium tournament={data} />}
      {data.standing.length > 0 && (
        <div class="tournament">
          <div>
            {data.system === 'knockout' && <Bracket tournament={data} />}
            {data.teams.length > 0 && <TeamTable tournament={data} />}
            <Standing tournament={data} />
          </div>
          {data.system === 'arena' ? <ArenaGames tournament={data} /> : <Rounds tournament={data} />}
        </div>
      )}
      <TournamentChat key={data.name} tournament={data} again={refetch} />
      {data.state !== 'off' && <Report tournament={data} />}
    </>
  );
}
