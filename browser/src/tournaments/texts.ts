// One-line descriptions of tournaments. Loads the English texts of this part of the page.

import '../../locales/en/tournaments.ftl?english';
import type { Tournament, TournamentSummary } from '../api';
import { t } from '../texts/i18n';
import { formatDate, formatDateTime, isLiveClock } from '../texts/format';

/** "Swiss, 5 rounds, 2 games a meeting". */
export function systemOf(tournament: TournamentSummary): string {
  const { system, rounds, games, race, minutes, streaks, round_minutes, best_of_team, sides, pools } = tournament;
  if (system === 'arena') {
    const arena = t(streaks ? 'tournament-of-streaks' : 'tournament-of-minutes', { n: minutes });
    return best_of_team > 0 ? `${arena}, ${t('tournament-of-battle', { n: best_of_team })}` : arena;
  }
  return [
    t(`tournament-${system}`),
    ...(sides.length > 0 ? [sides.join(' – ')] : []),
    ...(pools > 0 ? [t('tournament-of-pools', { n: pools })] : []),
    ...(system === 'swiss' && rounds > 0 ? [t('tournament-of-rounds', { n: rounds })] : []),
    race > 0 ? t('tournament-of-race', { n: race }) : t('tournament-of-games', { n: games }),
    ...(round_minutes > 0 ? [t('tournament-of-round-minutes', { n: round_minutes })] : []),
  ].join(', ');
}

/** "3 of 8 have entered", "12 players". */
export function entryCount({ state, size, entered }: TournamentSummary): string {
  if (state !== 'open') return t('tournament-players', { n: entered });
  return size > 0 ? t('tournament-entered-of', { n: entered, size }) : t('tournament-entered', { n: entered });
}

/** When it begins, or when it ended. */
export function whenOf({ state, off, clock, size, starts, begun, ended }: TournamentSummary): string {
  if (state === 'open')
    return t(size > 0 ? 'tournament-starts-latest' : 'tournament-starts', {
      date: isLiveClock(clock) ? formatDateTime(starts) : formatDate(starts),
    });
  if (off) return t(`tournament-off-${off}`);
  return ended ? t('tournament-ended', { date: formatDate(ended) }) : t('tournament-begun', { date: formatDate(begun ?? starts) });
}

/** Whether everybody plays for a team. */
export const ofTeams = ({ best_of_team, sides }: TournamentSummary) => best_of_team > 0 || sides.length > 0;

/** Whether those who have left it may come back. */
export const mayPause = ({ system, clock, state }: TournamentSummary) =>
  system === 'arena' || (system === 'swiss' && isLiveClock(clock) && state === 'running');

/** 2½. */
export function halves(points: number): string {
  if (points === 0.5) return '½';
  return `${Math.floor(points)}${points % 1 ? '½' : ''}`;
}

/** How many rounds its pools play before the final. */
export function poolRounds({ tables }: Tournament): number {
  const largest = Math.max(0, ...tables.filter(({ pool }) => pool > 0).map(({ standing }) => standing.length));
  return largest > 0 ? largest - 1 + (largest % 2) : Infinity;
}

/** "Round 2", "Final, round 1". */
export function roundName(tournament: Tournament, round: number): string {
  const inPools = poolRounds(tournament);
  return round > inPools ? t('tournament-final-round', { n: round - inPools }) : t('tournament-round', { n: round });
}

/** How many rounds it has; 0: that is decided by how many win them all. */
export function roundCount({ system, rounds, players, pools, meetings }: Tournament): number {
  if (system === 'arena') return 0;
  const n = players.length;
  if (system === 'teams') return 1;
  if (pools > 0) return Math.max(0, ...meetings.map(({ round }) => round));
  if (system === 'robin') return n - 1 + (n % 2);
  return system === 'knockout' ? Math.ceil(Math.log2(n)) : rounds;
}
