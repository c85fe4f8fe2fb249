// A player's ratings by game, now and over time; or two players' ratings side by side.

import { useState } from 'preact/hooks';
import * as api from '../api';
import { useLiveQuery } from '../live_query';
import { titleOf } from '../app_state';
import { t } from '../texts/i18n';
import { Link } from '../link';
import '../styles/pages.css';
import { ResultsTable } from '../pages/results_table';
import { Plot } from './plot';
import { Section } from '../pages/section';
import { Rating } from './rating_of';
import './ratings.css';
import '../../locales/en/ratings.ftl?english';

function Shown({ of }: { of: api.RankingRecord | undefined }) {
  if (!of) return <span aria-hidden="true">–</span>;
  return (
    <>
      <Rating {...of} /> ± {of.deviation}
    </>
  );
}

export const playedBy = ({ won, drawn, lost }: api.RankingRecord) => won + drawn + lost;

const inOrder = (ratings: api.PlayerRating[]) => [...ratings].sort((a, b) => playedBy(b) - playedBy(a));

export function PlayerRatings({ name, matches }: { name: string; matches: api.Summary[] }) {
  const { data, error } = useLiveQuery(() => api.ratings(name), [name]);
  const [chosen, choose] = useState('');
  const rows = inOrder(data ?? []);
  const shown = rows.find((row) => row.game === chosen) ?? rows[0];
  return (
    <Section class="card ratings-card" name="ratings" title={t('ratings-title')}>
      {error && <p class="refused">{error}</p>}
      {data?.length === 0 && <p class="hint">{t('ratings-none')}</p>}
      {shown && (
        <>
          <ResultsTable label={t('ratings-title')} heads={[t('results-game'), t('standings-rating'), t('standings-played')]}>
            {rows.map((row) => (
              <tr key={row.game}>
                <th scope="row">
                  <Link to={`/games/${row.game}`}>{titleOf(row.game)}</Link>
                </th>
                <td>
                  <Shown of={row} />
                </td>
                <td>{playedBy(row)}</td>
              </tr>
            ))}
          </ResultsTable>
          {rows.some((row) => row.provisional) && <p class="hint">{t('standings-provisional')}</p>}
          <h3 id="plot-title">{t('plot-title')}</h3>
          {rows.length > 1 && (
            <div class="row" role="group" aria-labelledby="plot-title">
              {rows.map(({ game }) => (
                <button key={game} type="button" class="small toggle" aria-pressed={game === shown.game} onClick={() => choose(game)}>
                  {titleOf(game)}
                </button>
              ))}
            </div>
          )}
          <figure class="rating-course" aria-label={t('plot-of', { game: titleOf(shown.game) })}>
            {rows.length === 1 && <figcaption>{titleOf(shown.game)}</figcaption>}
            <Plot points={shown.history} matches={matches} name={name} />
          </figure>
        </>
      )}
    </Section>
  );
}

export function BothRatings({ one, two }: { one: string; two: string }) {
  const first = useLiveQuery(() => api.ratings(one), [one]).data;
  const second = useLiveQuery(() => api.ratings(two), [two]).data;
  // A dash means that they have never played, so it must not stand for what is still to come.
  if (!first || !second) return null;
  const of = (all: api.PlayerRating[], game: string) => all.find((row) => row.game === game);
  const games = [...new Set(inOrder([...first, ...second]).map((row) => row.game))];
  if (games.length === 0) return null;
  return (
    <Section class="card" name="ratings" title={t('ratings-title')}>
      <ResultsTable label={t('ratings-title')} heads={[t('results-game'), one, two]}>
        {games.map((game) => (
          <tr key={game}>
            <th scope="row">
              <Link to={`/games/${game}`}>{titleOf(game)}</Link>
            </th>
            <td>
              <Shown of={of(first, game)} />
            </td>
            <td>
              <Shown of={of(second, game)} />
            </td>
          </tr>
        ))}
      </ResultsTable>
    </Section>
  );
}
