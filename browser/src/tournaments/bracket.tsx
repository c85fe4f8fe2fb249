// A knock-out tournament as a bracket: a column for each round, lines from the winners' meetings to
// the next one.

import type { Meeting, Tournament } from '../api';
import { user } from '../app_state';
import { t } from '../i18n';
import { Link } from '../link';
import { halves } from './texts';

/** Those of a round in the order in which their winners meet; the others after them. */
function inOrder(round: Meeting[], next: Meeting[]): Meeting[] {
  const winnersMeet = next.flatMap(({ players }) =>
    players.flatMap((player) => round.find((one) => player !== null && one.players.includes(player)) ?? []),
  );
  return [...new Set([...winnersMeet, ...round])];
}

function columnsOf(meetings: Meeting[]): { round: number; meetings: Meeting[] }[] {
  const numbers = [...new Set(meetings.map(({ round }) => round))].sort((a, b) => a - b);
  let next: Meeting[] = [];
  return numbers
    .reverse()
    .map((round) => {
      next = inOrder(meetings.filter((one) => one.round === round && one.players[0] !== null), next);
      return { round, meetings: next };
    })
    .reverse();
}

export function Bracket({ tournament }: { tournament: Tournament }) {
  const { meetings, players, game } = tournament;
  const columns = columnsOf(meetings);
  return (
    <section class="card" aria-labelledby="bracket-title">
      <h2 id="bracket-title">{t('tournament-bracket')}</h2>
      <div class="wide" role="group" aria-labelledby="bracket-title" tabIndex={0}>
        <ol class="bracket">
          {columns.map((column) => (
            <li key={column.round}>
              <h3>{t('tournament-round', { n: column.round })}</h3>
              <ul>
                {column.meetings.map((meeting) => (
                  <li key={meeting.players.join()}>
                    <div class="meeting">
                      {meeting.players.map((seed, side) => {
                        const name = seed === null ? null : players[seed]?.name;
                        const won = meeting.decided && meeting.points[side as 0 | 1] > meeting.points[side === 0 ? 1 : 0];
                        return (
                          <span key={seed} class={`${won ? 'won' : ''} ${name && name === user.value?.name ? 'own' : ''}`}>
                            {name ? <Link to={`/player/${name}`}>{name}</Link> : <span class="soft">–</span>}
                            {meeting.players[1] !== null && <b>{halves(meeting.points[side as 0 | 1])}</b>}
                          </span>
                        );
                      })}
                      {meeting.games.slice(-1).map(({ board, result }) => (
                        <Link key={board} to={`/match/${game}/${board}`} class="table">
                          {t('board-number', { board })}
                          {result === null ? ` (${t('tournament-runs')})` : ''}
                        </Link>
                      ))}
                    </div>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
