// A rating over time with its uncertainty: as a plot, as a sentence, and match by match in a table.

import * as api from '../api';
import { language, t } from '../texts/i18n';
import { Link } from '../link';
import { matchPath, formatDate } from '../texts/format';
import { ResultsTable } from '../pages/results_table';
import { signed } from './rating_of';

const wide = 480;
const high = 200;
const left = 52;
const bottom = 22;
const top = 8;
const right = 10;

type Points = api.RatingPoint[];

/** About three round numbers in a range. */
function stepsBetween(low: number, up: number): number[] {
  const step = [25, 50, 100, 200, 500, 1000].find((size) => (up - low) / size <= 4) ?? 1000;
  const steps = [];
  for (let rating = Math.ceil(low / step) * step; rating <= up; rating += step) steps.push(rating);
  return steps;
}

const dayOf = (time: number) => new Date(time).toLocaleDateString(language.value, { year: 'numeric', month: 'short', day: 'numeric' });

/** Hidden from screen readers: the sentence and the table say the same. */
function Drawing({ points }: { points: Points }) {
  const lows = points.map((point) => point.rating - point.deviation);
  const ups = points.map((point) => point.rating + point.deviation);
  const low = Math.min(...lows) - 10;
  const up = Math.max(...ups) + 10;
  const first = points[0]!.at;
  const last = points.at(-1)!.at;
  const span = last - first;
  // If all matches ended on one day, spread them evenly.
  const crowded = span < 86_400_000;
  const across = (index: number) =>
    points.length === 1 ? 0.5 : crowded ? index / (points.length - 1) : (points[index]!.at - first) / span;
  const x = (index: number) => left + (wide - left - right) * across(index);
  const y = (rating: number) => top + (high - top - bottom) * (1 - (rating - low) / (up - low));
  const place = (index: number, rating: number) => `${x(index).toFixed(1)} ${y(rating).toFixed(1)}`;
  const line = points.map((point, index) => place(index, point.rating));
  const band = [...ups.map((rating, index) => place(index, rating)), ...lows.map((rating, at) => place(at, rating)).reverse()];
  return (
    <svg viewBox={`0 0 ${wide} ${high}`} aria-hidden="true" class="plot">
      {stepsBetween(low, up).map((rating) => (
        <g key={rating}>
          <line x1={left} x2={wide - right} y1={y(rating)} y2={y(rating)} class="grid" />
          <text x={left - 6} y={y(rating) + 4} class="across">
            {rating}
          </text>
        </g>
      ))}
      <polygon points={band.join(' ')} class="sure" />
      <polyline points={line.join(' ')} class="course" />
      {points.length <= 60 &&
        points.map((point, index) => (
          <circle key={`${point.match}`} cx={x(index)} cy={y(point.rating)} r="3" class="point">
            <title>{`${dayOf(point.at)}: ${point.rating} (${signed(point.change)})`}</title>
          </circle>
        ))}
      <text
        x={points.length === 1 || dayOf(first) === dayOf(last) ? (left + wide) / 2 : left}
        y={high - 5}
        class={points.length === 1 || dayOf(first) === dayOf(last) ? 'middle' : ''}
      >
        {dayOf(first)}
      </text>
      {dayOf(first) !== dayOf(last) && (
        <text x={wide - right} y={high - 5} class="end">
          {dayOf(last)}
        </text>
      )}
    </svg>
  );
}

function inWords(points: Points): string {
  const best = points.reduce((found, point) => (point.rating > found.rating ? point : found));
  const worst = points.reduce((found, point) => (point.rating < found.rating ? point : found));
  const last = points.at(-1)!;
  const from = formatDate(points[0]!.at);
  const until = formatDate(last.at);
  const figures = { n: points.length, until, rating: String(last.rating), best: String(best.rating), worst: String(worst.rating) };
  if (from === until) return t('plot-told-of-a-day', figures);
  return t('plot-told', { ...figures, from, bestOn: formatDate(best.at), worstOn: formatDate(worst.at) });
}

/** `matches`: those of the player that the page knows, for the opponents' names. */
export function Plot({ points, matches, name }: { points: Points; matches: api.Summary[]; name: string }) {
  const known = new Map(matches.map((match) => [match.id, match]));
  const opponent = (match: api.Summary) => (match.seats[0].name === name ? match.seats[1].name : match.seats[0].name);
  return (
    <>
      <Drawing points={points} />
      <p class="hint">{inWords(points)}</p>
      <details>
        <summary>{t('plot-table')}</summary>
        <ResultsTable label={t('plot-table')} heads={[t('plot-day'), t('results-opponent'), t('plot-change'), t('standings-rating')]}>
          {[...points].reverse().map((point) => {
            const match = known.get(point.match);
            return (
              <tr key={point.match}>
                <th scope="row">{dayOf(point.at)}</th>
                <td>{match ? <Link to={matchPath(match)}>{opponent(match)}</Link> : ''}</td>
                <td>{signed(point.change)}</td>
                <td>{point.rating}</td>
              </tr>
            );
          })}
        </ResultsTable>
      </details>
    </>
  );
}
