// The ranking of a game at the end of the last week: who rose and who fell, as text and feed, too.

import * as api from '../api';
import { titleOf } from '../app_state';
import { Link } from '../link';
import { ResultsTable } from '../pages/results_table';
import { formatDate, playerLabel } from '../texts/format';
import { language, t } from '../texts/i18n';
import { useAnswer } from '../use_answer';

/** Weeks end at midnight in London; at noon it is the same day nearly everywhere. */
const dayBefore = (end: number, days: number) => formatDate(end - (days - 0.5) * 86_400_000);

const signed = (change: number) => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '0');

const moversOf = (players: api.WeekPlace[]) => players.map(({ name, change }) => `${name} (${signed(change ?? 0)})`).join(', ');

/** Up or down so many places, for everybody who does not see the arrow as a number. */
function Before({ place, place_before: before }: api.WeekPlace) {
  if (before === null) return <td>{t('week-new')}</td>;
  return (
    <td>
      {before} <span aria-hidden="true">{before > place ? '▲' : before < place ? '▼' : ''}</span>
    </td>
  );
}

export function Week({ game }: { game: string }) {
  const { data } = useAnswer(game, () => api.weekRanking(game));
  if (!data || data.players.length === 0) return null;
  const title = t('week-title', { from: dayBefore(data.end, 7), to: dayBefore(data.end, 1) });
  const address = `/api/v1/standings/${game}/week`;
  return (
    <details class="week">
      <summary>{title}</summary>
      {data.rose.length > 0 && <p>{t('week-rose', { names: moversOf(data.rose) })}</p>}
      {data.fell.length > 0 && <p>{t('week-fell', { names: moversOf(data.fell) })}</p>}
      <ResultsTable
        class="results standings"
        label={`${titleOf(game)}, ${title}`}
        heads={[[t('standings-place'), 'place'], t('standings-player'), t('standings-rating'), t('plot-change'), t('week-before')]}
      >
        {data.players.map((row) => (
          <tr key={row.name}>
            <td class="place">{row.place}</td>
            <th scope="row">
              <Link to={`/player/${row.name}`}>{playerLabel(row)}</Link>
            </th>
            <td>{row.rating}</td>
            <td>{row.change === null ? '' : signed(row.change)}</td>
            <Before {...row} />
          </tr>
        ))}
      </ResultsTable>
      <p class="hint">
        <a href={`${address}.txt?language=${language.value}`}>{t('week-text')}</a> ·{' '}
        <a href={`${address}.atom?language=${language.value}`}>{t('week-feed')}</a>
      </p>
    </details>
  );
}
