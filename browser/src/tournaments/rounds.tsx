// The rounds of a tournament: the games of the current one as boards, the others as lists.

import type { Meeting, Tournament } from '../api';
import { user } from '../app_state';
import { isTurnOf, matchPath, playerToMove } from '../texts/format';
import { t } from '../texts/i18n';
import { Link } from '../link';
import { useMatchDetails } from '../match_details';
import { MatchThumbnail } from '../pages/front/game_card';
import { hourOf } from '../pages/match/clock';
import { shortTime, useNow } from '../pages/match/time_left';
import { nextRound } from './arena';
import { halves, poolRounds, roundCount, roundName } from './texts';

interface Shown {
  tournament: Tournament;
}
type Game = Meeting['games'][number];

const nameOf = ({ players }: Tournament, seed: number | null) => (seed === null ? '' : (players[seed]?.name ?? ''));
const isBye = ({ bye }: Meeting) => bye !== null;

/** "1 – 0"; empty before the first result. */
function scoreOf({ decided, games, points }: Meeting): string {
  return decided || games.some(({ result }) => result !== null) ? `${halves(points[0])} – ${halves(points[1])}` : '';
}

/** A running or finished game with its board. */
export function GameRow({ tournament, meeting, game: { board, first, result } }: Shown & { meeting: Meeting; game: Game }) {
  const { game } = tournament;
  const { ref, details } = useMatchDetails<HTMLLIElement>({ game, board });
  const now = useNow(details && !details.over ? [details] : []);
  const me = user.value?.name ?? '';
  const second = meeting.players.find((seed) => seed !== first) ?? null;
  const mine = details !== null && isTurnOf(details, me);
  const state = () => {
    if (result) return result === 'draw' ? '½ – ½' : result === 'first' ? '1 – 0' : '0 – 1';
    if (!details) return t('tournament-runs');
    const left = details.due === null ? '' : ` · ${shortTime(details.due - now)}`;
    return (mine ? t('your-move') : t('match-to-move', { name: playerToMove(details).name })) + left;
  };
  return (
    <li ref={ref}>
      <Link to={matchPath({ game, board })} class="round-game">
        <MatchThumbnail match={{ game }} details={details} />
        <span>
          <b>
            {nameOf(tournament, first)} – {nameOf(tournament, second)}
          </b>
          <span class={mine ? 'mine' : 'soft'}>{state()}</span>
        </span>
      </Link>
    </li>
  );
}

export function MeetingLine({ tournament, meeting }: Shown & { meeting: Meeting }) {
  const [one, two] = meeting.players;
  if (isBye(meeting))
    return <li>{t(meeting.bye === 'half' ? 'tournament-half-bye' : 'tournament-bye', { name: nameOf(tournament, one) })}</li>;
  return (
    <li>
      <span>
        {nameOf(tournament, one)} – {nameOf(tournament, two)} <strong>{scoreOf(meeting)}</strong>{' '}
        <span class="hint">
          {!meeting.played && t('tournament-not-played')}
          {meeting.games.map(({ board }) => (
            <Link key={board} to={matchPath({ game: tournament.game, board })}>
              {t('board-number', { board })}{' '}
            </Link>
          ))}
        </span>
      </span>
    </li>
  );
}

/** A bar with a part for each round; the current one stands out. */
function Progress({ round, of }: { round: number; of: number }) {
  return (
    <div class="round-progress" aria-hidden="true">
      {Array.from({ length: of }, (_, i) => (
        <span key={i} class={i + 1 < round ? 'past' : i + 1 === round ? 'now' : ''} />
      ))}
    </div>
  );
}

export function Rounds({ tournament }: Shown) {
  const { meetings, state, together, system } = tournament;
  const running = state === 'running';
  // If a round robin is played all at once, its rounds mean nothing; in a knockout those that have
  // won early play on.
  const atOnce = together && system === 'robin';
  // The pairings of later rounds of a round robin are known beforehand.
  const rounds = meetings.filter(({ decided }) => !decided).map(({ round }) => round);
  const currentRound = rounds.length > 0 ? Math.min(...rounds) : Math.max(0, ...meetings.map(({ round }) => round));
  const next = nextRound(tournament);
  const isCurrent = (meeting: Meeting) => running && (atOnce || system === 'knockout' ? !meeting.decided : meeting.round === currentRound);
  const me = user.value?.name;
  const own = (meeting: Meeting) => meeting.players.some((seed) => me !== undefined && nameOf(tournament, seed) === me);
  const current = meetings.filter(isCurrent).sort((a, b) => Number(own(b)) - Number(own(a)));
  const others = meetings.filter((meeting) => !isCurrent(meeting) && meeting.players[0] !== null);
  const numbers = [...new Set(others.map(({ round }) => round))].sort((a, b) => a - b);
  const of = roundCount(tournament);
  return (
    <section class="rounds" aria-labelledby="rounds-title">
      <h2 id="rounds-title">
        {!running
          ? t('tournament-all-rounds')
          : atOnce
            ? t('tournament-games-now')
            : of && currentRound <= poolRounds(tournament)
              ? t('tournament-round-of', { n: currentRound, of })
              : roundName(tournament, currentRound)}
      </h2>
      {next !== null && <p class="arena-left">{t('tournament-next-round', { time: hourOf(next, Date.now()) })}</p>}
      {running && !atOnce && of > 0 && <Progress round={currentRound} of={of} />}
      <ul class="round-games">
        {current.flatMap((meeting) =>
          meeting.games.map((game) => <GameRow key={game.board} tournament={tournament} meeting={meeting} game={game} />),
        )}
      </ul>
      {current.filter((meeting) => isBye(meeting) || meeting.games.length === 0).length > 0 && (
        <ul class="lines">
          {current
            .filter((meeting) => isBye(meeting) || meeting.games.length === 0)
            .map((meeting) => (
              <MeetingLine key={meeting.players.join()} tournament={tournament} meeting={meeting} />
            ))}
        </ul>
      )}
      {numbers.map((round) => (
        <details key={round} open={!running}>
          <summary>{roundName(tournament, round)}</summary>
          <ul class="lines">
            {others
              .filter((meeting) => meeting.round === round)
              .map((meeting) => (
                <MeetingLine key={meeting.players.join()} tournament={tournament} meeting={meeting} />
              ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
