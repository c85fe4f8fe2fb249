// What is marked around the seeds: the last move's path, captures and previews.

import type { Step } from '../engine/rules';
import { viewOf } from './geometry';
import { capturedSeeds } from './move_text';
import type { HousePlace, SowingShape } from './sowing_shape';

/** The path of a move from its house to the last seed, around the ends of the rows. */
export function Trail({ step, shape }: { step: Step; shape: SowingShape }) {
  const houseAt = (cell: number | undefined) => shape.houses.find((house) => house.cell === cell);
  const from = houseAt(step.from);
  const end = houseAt(step.path.at(-1));
  if (!from || !end) return null;
  // A second lap would cover the first.
  const path = step.path.slice(-(shape.houses.length - 1));
  const begin = path.length < step.path.length ? houseAt(path[0]) : from;
  let before = begin ?? from;
  let way = `M${before.hollow.x} ${before.hollow.y}`;
  for (const cell of path) {
    const house = houseAt(cell);
    if (!house) continue;
    way += pathSegment(before, house, shape);
    before = house;
  }
  return (
    <g class="trail">
      <path d={way} />
      {step.path.map((cell, i) => {
        const house = houseAt(cell);
        return house && i >= step.path.length - path.length ? <circle key={i} cx={house.hollow.x} cy={house.hollow.y} r="4.5" /> : null;
      })}
    </g>
  );
}

/** One leg: straight, around an end, or around the house that the move began in. */
function pathSegment(before: HousePlace, house: HousePlace, { upright, houses }: SowingShape): string {
  const a = before.hollow;
  const { x, y, rx, ry } = house.hollow;
  const to = `${x} ${y}`;
  if (house.near !== before.near) {
    const low = house.along < houses.length / 4;
    const out = (upright ? !low : low) ? -34 : 34;
    return upright ? `C${a.x} ${a.y + out} ${x} ${y + out} ${to}` : `C${a.x + out} ${a.y} ${x + out} ${y} ${to}`;
  }
  if (Math.abs(house.along - before.along) === 1) return `L${to}`;
  if (upright) {
    const round = x + (house.near ? -1.2 : 1.2) * rx;
    return `C${round} ${a.y} ${round} ${y} ${to}`;
  }
  const round = y + (house.near ? -1.32 : 1.32) * ry;
  return `C${a.x} ${round} ${x} ${round} ${to}`;
}

/** Where a tag lies: on the rim, never over seeds. */
const rimOf = ({ x, y, rx, ry }: HousePlace['hollow'], scale: number) => `translate(${x + 0.74 * rx} ${y - 0.74 * ry}) scale(${scale})`;

function GainTag({ gain }: { gain: number }) {
  const { length } = String(gain);
  return (
    <g class="gain">
      <rect x={-13 - 5 * length} y="-12" width={26 + 10 * length} height="24" rx="12" />
      <text y="6">+{gain}</text>
    </g>
  );
}

/** What the last move captured, which stays on the house that it ended in. */
export function LastGain({ line, shape }: { line: Step[]; shape: SowingShape }) {
  const [before, last] = line.slice(-2);
  const gain = before && last ? capturedSeeds(last, before.position).captured : 0;
  const hollow = shape.houses.find((house) => house.cell === last?.captured[0])?.hollow;
  if (!hollow || gain === 0) return null;
  return (
    <svg class="gain-layer" viewBox={viewOf(shape)} aria-hidden="true">
      <g class="last-gain take" transform={rimOf(hollow, shape.enlarged)}>
        <GainTag gain={gain} />
      </g>
    </svg>
  );
}

/**
 * Previews a move: a dot for every seed where it would fall, and on the rim of each captured house a
 * tag, the first of them with the gain.
 */
export function Preview({ step, shape, gain }: { step: Step; shape: SowingShape; gain: number }) {
  const hollowOf = (cell: number) => shape.houses.find((house) => house.cell === cell)?.hollow;
  const scale = shape.enlarged;
  const fallen = new Map<number, number>();
  return (
    <svg class="preview-layer" viewBox={viewOf(shape)} aria-hidden="true">
      <g class="preview">
        {step.path.map((cell, i) => {
          const hollow = hollowOf(cell);
          const before = fallen.get(cell) ?? 0;
          fallen.set(cell, before + 1);
          return (
            hollow && <circle key={i} class="falls" cx={hollow.x + 9 * scale * before} cy={hollow.y - 0.66 * hollow.ry} r={4 * scale} />
          );
        })}
        {step.captured.map((cell, i) => {
          const hollow = hollowOf(cell);
          if (!hollow) return null;
          return (
            <g key={cell} class="take" transform={rimOf(hollow, scale)}>
              {i === 0 && gain > 0 ? (
                <GainTag gain={gain} />
              ) : (
                <g>
                  <circle r="10" />
                  <path d="M-4.5 .5l3.2 3.2 5.8-6.4" />
                </g>
              )}
            </g>
          );
        })}
      </g>
    </svg>
  );
}
