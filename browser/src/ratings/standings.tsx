// The ranking of a game; below it that of the bots, if there are any.

import { useCallback, useState } from 'preact/hooks';
import * as api from '../api';
import { useLiveQuery } from '../live_query';
import { titleOf, user } from '../app_state';
import { t } from '../texts/i18n';
import { Link } from '../link';
import { playerLabel } from '../texts/format';
import { MoreButton, useLongList, type LongList } from '../pages/long_list';
import '../styles/pages.css';
import './ratings.css';
import '../../locales/en/ratings.ftl?english';

const shownFirst = 10;

const playedBy = ({ won, drawn, lost }: api.RankingRecord) => won + drawn + lost;

function Row({ row, me }: { row: api.RankedPlayer; me: boolean }) {
  return (
    <tr class={me ? 'me' : ''}>
      <td class="place">{row.place ?? <span aria-hidden="true">–</span>}</td>
      <th scope="row">
        <Link to={`/player/${row.name}`}>{playerLabel(row)}</Link>
        {me && <span class="hint"> {t('you')}</span>}
      </th>
      <td>
        {row.rating}
        {row.provisional && <span aria-hidden="true">?</span>}
        {row.provisional && <span class="unseen"> {t('rating-provisional')}</span>}
      </td>
      <td class="deviation">
        <span aria-hidden="true">± </span>
        {row.deviation}
      </td>
      <td>{playedBy(row)}</td>
      <td class="score-part">{row.won}</td>
      <td class="score-part">{row.drawn}</td>
      <td class="score-part">{row.lost}</td>
    </tr>
  );
}

/** The top players and the reader; all on request. */
function Table({ list, label }: { list: LongList<api.RankedPlayer>; label: string }) {
  const [all, setAll] = useState(false);
  const me = user.value?.name;
  const rows = list.all ?? [];
  const shown = rows.filter((row, index) => all || index < shownFirst || row.name === me);
  return (
    <>
      <div class="scroll" tabIndex={0} role="group" aria-label={label}>
        <table class="results standings">
          <thead>
            <tr>
              <th scope="col" class="place">
                {t('standings-place')}
              </th>
              <th scope="col">{t('standings-player')}</th>
              <th scope="col">{t('standings-rating')}</th>
              <th scope="col" class="deviation">
                {t('standings-deviation')}
              </th>
              <th scope="col">{t('standings-played')}</th>
              <th scope="col" class="score-part">
                {t('results-won')}
              </th>
              <th scope="col" class="score-part">
                {t('results-drawn')}
              </th>
              <th scope="col" class="score-part">
                {t('results-lost')}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Row key={row.name} row={row} me={row.name === me} />
            ))}
          </tbody>
        </table>
      </div>
      {shown.some((row) => row.provisional) && <p class="hint">{t('standings-provisional')}</p>}
      {rows.length > shown.length && (
        <button type="button" onClick={() => setAll(true)}>
          {list.more ? t('show-more') : t('standings-all', { n: rows.length })}
        </button>
      )}
      {rows.length === shown.length && <MoreButton list={list} />}
    </>
  );
}

const nameOf = ({ name }: api.RankedPlayer) => name;

function useStandings(game: string, bots: boolean) {
  const { data, error } = useLiveQuery(useCallback(() => api.standings(game, bots), [game, bots]));
  const next = (last: api.RankedPlayer) => api.standings(game, bots, last.name);
  return { data, error, list: useLongList(data, api.listed.standings, nameOf, next) };
}

export function Standings({ game }: { game: string }) {
  const { data, error, list } = useStandings(game, false);
  const bots = useStandings(game, true);
  return (
    <section class="card standings-card" aria-labelledby="standings-title">
      <h2 id="standings-title">{t('game-standings')}</h2>
      {error && <p class="refused">{error}</p>}
      {data?.length === 0 && <p class="hint">{t('standings-none')}</p>}
      {data && data.length > 0 && <Table list={list} label={t('standings-of', { game: titleOf(game) })} />}
      {bots.data && bots.data.length > 0 && (
        <>
          <h3>{t('standings-bots')}</h3>
          <Table list={bots.list} label={t('standings-bots')} />
        </>
      )}
    </section>
  );
}
