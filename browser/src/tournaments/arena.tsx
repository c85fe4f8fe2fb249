// A tournament at one sitting that runs: saying that one is here, and going from one game to the next.

import { useEffect, useRef, useState } from 'preact/hooks';
import type { Tournament } from '../api';
import * as api from '../api';
import { navigate, user } from '../app_state';
import { CommandButton } from '../pages/command_form';
import { shortTime } from '../pages/match/time_left';
import { say } from '../spoken';
import { isLiveClock, matchPath } from '../texts/format';
import { t } from '../texts/i18n';
import { JoinButtons } from './join_buttons';

/** How often the table of one that runs is asked for. */
export const arenaQueryMs = 5000;

const endOf = ({ begun, minutes }: Tournament) => (begun ?? 0) + minutes * 60_000;
/** Whether it still pairs its players. */
export const isOn = (tournament: Tournament) =>
  tournament.system === 'arena' && tournament.state === 'running' && Date.now() < endOf(tournament);

/** How often a tournament is asked for when nothing is reported. */
export const queryMs = (tournament: Tournament) =>
  isOn(tournament) ||
  (isLiveClock(tournament.clock) && tournament.state === 'running') ||
  (tournament.state === 'open' && tournament.starts - Date.now() < 60_000)
    ? arenaQueryMs
    : 60_000;

/** When the next round may begin, if that is awaited. */
export const nextRound = ({ meetings, begun, round_minutes, state }: Tournament) =>
  state === 'running' && round_minutes > 0 && meetings.every(({ decided, games }) => decided || games.length === 0)
    ? (begun ?? 0) + Math.max(0, ...meetings.filter(({ decided }) => decided).map(({ round }) => round)) * round_minutes * 60_000
    : null;

/** The reader's running game in it, and whom they play. */
function ownGame({ meetings, players }: Tournament) {
  const me = players.findIndex(({ name }) => name === user.value?.name);
  for (const meeting of meetings.filter((one) => one.players.includes(me))) {
    const game = meeting.games.find(({ result }) => result === null);
    const opponent = meeting.players.find((player) => player !== me);
    if (game) return { board: game.board, first: game.first === me, opponent: players[opponent ?? -1]?.name ?? '' };
  }
  return null;
}

/** Goes to the reader's game when it begins, and says so; if `now`, also to one that runs already. */
export function useNextGame(tournament: Tournament | null, now = false) {
  const own = tournament && ownGame(tournament);
  const before = useRef(now ? null : (undefined as number | null | undefined));
  useEffect(() => {
    if (!tournament) return;
    if (own && before.current !== undefined && own.board !== before.current) {
      navigate(matchPath({ game: tournament.game, board: own.board }));
      say(t('tournament-game-begins', { name: own.opponent, first: own.first ? 'yes' : 'no' }));
    }
    before.current = own?.board ?? null;
  }, [tournament?.name, own?.board]);
}

export function TimeLeft({ tournament }: { tournament: Tournament }) {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = endOf(tournament) - now;
  return <p class="arena-left">{left > 0 ? t('tournament-time-left', { time: shortTime(left) }) : t('tournament-last-games')}</p>;
}

interface EntryProps {
  tournament: Tournament;
  /** Who has entered and looks at its page is here; after a game that ended by time they say so. */
  comes?: boolean;
  again(): void;
}

/** In a Swiss evening until its last round: enters late, wishes for a bye, pauses or comes back. */
export function SwissEntry({ tournament, again }: EntryProps) {
  const { game, name, players, meetings, rounds } = tournament;
  if (meetings.some(({ round }) => round === rounds)) return null;
  const seed = players.findIndex((player) => player.name === user.value?.name);
  const own = players[seed];
  if (!own || own.withdrawn)
    return <CommandButton words={`${game} join ${name}`} button={t(own ? 'tournament-come-back' : 'tournament-join')} main done={again} />;
  const had = meetings.some((meeting) => meeting.bye === 'half' && meeting.players[0] === seed);
  return (
    <>
      {!had && own.wishes_bye && (
        <span role="status" class="hint">
          {t('tournament-has-bye')}
        </span>
      )}
      {!had && (
        <CommandButton
          words={`${game} bye ${name}`}
          button={t(own.wishes_bye ? 'tournament-play-next' : 'tournament-bye-next')}
          done={again}
        />
      )}
      <CommandButton words={`${game} leave ${name}`} button={t('tournament-pause')} done={again} />
    </>
  );
}

/** What the reader does in it: comes, waits, plays or pauses. */
export function ArenaEntry({ tournament, comes = false, again }: EntryProps) {
  const { game, name, players } = tournament;
  const own = players.find((player) => player.name === user.value?.name);
  const plays = ownGame(tournament) !== null;
  const away = own && !own.withdrawn && !own.waiting && !plays;
  useEffect(() => {
    if (away && comes && document.visibilityState === 'visible') void api.perform(`${game} join ${name}`).then(again, again);
  }, [away && comes]);
  if (!own) return <JoinButtons tournament={tournament} again={again} />;
  if (own.withdrawn) return <CommandButton words={`${game} join ${name}`} button={t('tournament-come-back')} main done={again} />;
  return (
    <>
      <span role="status" class="hint">
        {t(
          plays
            ? 'tournament-plays'
            : own.waiting
              ? tournament.best_of_team > 0
                ? 'tournament-waits-team'
                : 'tournament-waits'
              : 'tournament-away',
        )}
      </span>
      {away && !comes && <CommandButton words={`${game} join ${name}`} button={t('tournament-here')} main done={again} />}
      <CommandButton words={`${game} leave ${name}`} button={t('tournament-pause')} done={again} />
    </>
  );
}
