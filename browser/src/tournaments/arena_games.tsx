// The games of an arena: those under way, the best players' first, and the newest that are over.

import type { Meeting, Tournament } from '../api';
import { Section } from '../pages/section';
import { t } from '../texts/i18n';
import { GameRow, MeetingLine } from './rounds';

/** How many boards are shown. */
const boardsMax = 8;

export function ArenaGames({ tournament }: { tournament: Tournament }) {
  const { meetings, standing, state } = tournament;
  const placeOf = ({ players }: Meeting) => standing.findIndex(({ player }) => players.includes(player));
  const current = meetings.filter(({ decided }) => !decided).sort((a, b) => placeOf(a) - placeOf(b));
  const over = meetings.filter(({ decided }) => decided).reverse();
  const lines = (
    <ul class="lines">
      {over.map((meeting) => (
        <MeetingLine key={meeting.round * 1000 + meeting.table} tournament={tournament} meeting={meeting} />
      ))}
    </ul>
  );
  if (state !== 'running')
    return (
      <Section class="rounds" name="rounds" title={t('tournament-games-over')}>
        {lines}
      </Section>
    );
  return (
    <Section class="rounds" name="rounds" title={t('tournament-games-now')}>
      <ul class="round-games arena-boards">
        {current
          .slice(0, boardsMax)
          .flatMap((meeting) =>
            meeting.games.map((game) => <GameRow key={game.board} tournament={tournament} meeting={meeting} game={game} />),
          )}
      </ul>
      <details>
        <summary>{t('tournament-games-over')}</summary>
        {lines}
      </details>
    </Section>
  );
}
