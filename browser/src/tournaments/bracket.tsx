// A knockout as a bracket: a column for each round, also for those to come.

import type { Meeting, Tournament } from '../api';
import { user } from '../app_state';
import { t } from '../texts/i18n';
import { Link } from '../link';
import { halves, roundCount } from './texts';
import { Section } from '../pages/section';

/** The meetings of a round from the top; null: not paired yet. */
type Column = (Meeting | null)[];

/** A column for each round, half as long as the one before. */
function columnsOf({ meetings }: Tournament, rounds: number): Column[] {
  return Array.from({ length: rounds }, (_, i) =>
    Array.from(
      { length: 2 ** (rounds - 1 - i) },
      (_, place) => meetings.find(({ round, table }) => round === i + 1 && table === place) ?? null,
    ),
  );
}

/** One side of a meeting; nobody yet, or a bye. */
function Side({ tournament, meeting, side }: { tournament: Tournament; meeting: Meeting | null; side: 0 | 1 }) {
  const seed = meeting?.players[side] ?? null;
  const name = seed === null ? null : tournament.players[seed]?.name;
  const isBye = meeting !== null && meeting.players[1] === null;
  const classes = [meeting?.decided && seed !== null && meeting.winner === seed && 'won', name && name === user.value?.name && 'own'];
  return (
    <span class={classes.filter(Boolean).join(' ')}>
      {name ? <Link to={`/player/${name}`}>{name}</Link> : <span class="soft">{isBye ? t('bracket-bye') : t('bracket-open')}</span>}
      {meeting && !isBye && <b>{halves(meeting.points[side])}</b>}
    </span>
  );
}

export function Bracket({ tournament }: { tournament: Tournament }) {
  const rounds = roundCount(tournament);
  return (
    <Section name="bracket" title={t('tournament-bracket')}>
      <div class="wide" role="group" aria-labelledby="bracket-title" tabIndex={0}>
        <ol class="bracket">
          {columnsOf(tournament, rounds).map((column, i) => (
            <li key={i}>
              <h3>{i + 1 === rounds ? t('bracket-final') : t('tournament-round', { n: i + 1 })}</h3>
              <ul>
                {column.map((meeting, place) => (
                  <li key={place}>
                    <div class={meeting ? 'meeting' : 'meeting to-come'}>
                      <Side tournament={tournament} meeting={meeting} side={0} />
                      <Side tournament={tournament} meeting={meeting} side={1} />
                      {meeting?.games.slice(-1).map(({ board, result }) => (
                        <Link key={board} to={`/match/${tournament.game}/${board}`} class="table">
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
    </Section>
  );
}
