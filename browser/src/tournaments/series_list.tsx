// The series on the page of tournaments.

import * as api from '../api';
import { titleOf } from '../app_state';
import { Link } from '../link';
import { useLiveQuery } from '../live_query';
import { Section } from '../pages/section';
import { t } from '../texts/i18n';
import { systemOf } from './texts';
import { whenSeries } from './series_texts';

export function SeriesList() {
  const { data } = useLiveQuery(api.allSeries, [], 60_000);
  if (!data || data.length === 0) return null;
  return (
    <Section name="series" title={t('series-title')}>
      <ul class="lines">
        {data.map((one) => (
          <li key={one.name}>
            <span>
              <Link to={`/series/${one.name}`}>{one.name}</Link> {titleOf(one.game)}
              <span class="hint">
                {whenSeries(one)}, {systemOf(one.newest)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
