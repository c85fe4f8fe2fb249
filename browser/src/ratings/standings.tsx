// The ranking of a game; below it that of the bots, if there are any.

import { useState } from 'preact/hooks';
import { Button } from '../button';
import * as api from '../api';
import { useLiveQuery } from '../live_query';
import { titleOf, user } from '../app_state';
import { t } from '../texts/i18n';
import { Link } from '../link';
import { playerLabel } from '../texts/format';
import { MoreButton, useLongList, type LongList } from '../pages/long_list';
import { Section } from '../pages/section';
import { ResultsTable } from '../pages/results_table';
import '../styles/pages.css';
import { playedBy } from './player_ratings';
import { Rating } from './rating_of';
import { Week } from './week';
import './ratings.css';
import '../../locales/en/ratings.ftl?english';

const shownFirst = 10;

function Row({ row, me }: { row: api.RankedPlayer; me: boolean }) {
  return (
    <tr class={me ? 'me' : ''}>
      <td class="place">{row.place ?? <span aria-hidden="true">–</span>}</td>
      <th scope="row">
        <Link to={`/player/${row.name}`}>{playerLabel(row)}</Link>
        {me && <span class="hint"> {t('you')}</span>}
      </th>
      <td>
        <Rating {...row} />
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
      <ResultsTable
        class="results standings"
        label={label}
        heads={[
          [t('standings-place'), 'place'],
          t('standings-player'),
          t('standings-rating'),
          [t('standings-deviation'), 'deviation'],
          t('standings-played'),
          [t('results-won'), 'score-part'],
          [t('results-drawn'), 'score-part'],
          [t('results-lost'), 'score-part'],
        ]}
      >
        {shown.map((row) => (
          <Row key={row.name} row={row} me={row.name === me} />
        ))}
      </ResultsTable>
      {shown.some((row) => row.provisional) && <p class="hint">{t('standings-provisional')}</p>}
      {rows.length > shown.length && (
        <Button label={list.more ? t('show-more') : t('standings-all', { n: rows.length })} act={() => setAll(true)} />
      )}
      {rows.length === shown.length && <MoreButton list={list} />}
    </>
  );
}

const nameOf = ({ name }: api.RankedPlayer) => name;

function useStandings(game: string, bots: boolean) {
  const { data, error } = useLiveQuery(() => api.standings(game, bots), [game, bots]);
  const next = (last: api.RankedPlayer) => api.standings(game, bots, last.name);
  return { data, error, list: useLongList(data, api.listed.standings, nameOf, next) };
}

export function Standings({ game }: { game: string }) {
  const { data, error, list } = useStandings(game, false);
  const bots = useStandings(game, true);
  return (
    <Section class="card standings-card" name="standings" title={t('game-standings')}>
      {error && <p class="refused">{error}</p>}
      {data?.length === 0 && <p class="hint">{t('standings-none')}</p>}
      {data && data.length > 0 && <Table list={list} label={t('standings-of', { game: titleOf(game) })} />}
      {data && data.length > 0 && <Week game={game} />}
      {bots.data && bots.data.length > 0 && (
        <>
          <h3>{t('standings-bots')}</h3>
          <Table list={bots.list} label={t('standings-bots')} />
        </>
      )}
    </Section>
  );
}
