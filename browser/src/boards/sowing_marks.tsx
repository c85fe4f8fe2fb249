// Everything drawn around the seeds: wood, the last move's path, rings, letters and previews.

import type { Step } from '../rules';
import type { HousePlace, SowingShape } from './sowing_shape';
import { Plank, WoodLight } from './wood';

/** The board; it does not change while seeds move. */
export function Wood({ shape, marks }: { shape: SowingShape; marks(cell: number): string }) {
  const { width, height } = shape;
  return (
    <>
      <WoodLight />
      <Plank width={width} height={height} />
      {shape.stores.map(({ side, box }) => (
        <rect key={side} class="hollow" {...box} rx={Math.min(box.width, box.height) / 2} />
      ))}
      {shape.houses.map(({ cell, hollow: { x, y, rx, ry } }) => (
        <g key={cell} class={`bowl ${marks(cell)}`}>
          <ellipse class="hollow" cx={x} cy={y} rx={rx} ry={ry} />
          <ellipse class="tone" cx={x} cy={y} rx={rx - 2} ry={ry - 2} />
        </g>
      ))}
    </>
  );
}

/** The path of a move from its house to the last seed, around the ends of the rows. */
export function Trail({ step, shape }: { step: Step; shape: SowingShape }) {
  const at = (cell: number | undefined) => shape.houses.find((house) => house.cell === cell);
  const from = at(step.from);
  const end = at(step.path.at(-1));
  if (!from || !end) return null;
  // A second lap would cover the first.
  const path = step.path.slice(-(shape.houses.length - 1));
  const begin = path.length < step.path.length ? at(path[0]) : from;
  let before = begin ?? from;
  let way = `M${before.hollow.x} ${before.hollow.y}`;
  for (const cell of path) {
    const house = at(cell);
    if (!house) continue;
    way += pathSegment(before, house, shape);
    before = house;
  }
  return (
    <g class="trail">
      <path d={way} />
      {step.path.map((cell, i) => {
        const house = at(cell);
        return house && i >= step.path.length - path.length ? (
          <circle key={i} cx={house.hollow.x} cy={house.hollow.y} r="4.5" />
        ) : null;
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
    return upright
      ? `C${a.x} ${a.y + out} ${x} ${y + out} ${to}`
      : `C${a.x + out} ${a.y} ${x + out} ${y} ${to}`;
  }
  if (Math.abs(house.along - before.along) === 1) return `L${to}`;
  if (upright) {
    const round = x + (house.near ? -1.2 : 1.2) * rx;
    return `C${round} ${a.y} ${round} ${y} ${to}`;
  }
  const round = y + (house.near ? -1.32 : 1.32) * ry;
  return `C${a.x} ${round} ${x} ${round} ${to}`;
}

export function HouseMarks({
  house,
  name,
  marks,
}: {
  house: HousePlace;
  name: string;
  marks: string;
}) {
  const { x, y, rx, ry } = house.hollow;
  return (
    <g class={`house-marks ${marks}`}>
      <ellipse class="ring" cx={x} cy={y} rx={rx + 2} ry={ry + 2} />
      <text class="letter" {...house.letter}>
        {name}
      </text>
    </g>
  );
}

/**
 * Previews a move: an arrow where the last seed lands, marks on captured houses, and the gain
 * beside the store.
 */
export function Preview({ step, shape, gain }: { step: Step; shape: SowingShape; gain: number }) {
  const end = shape.houses.find((house) => house.cell === step.path.at(-1));
  const store = shape.stores.find((one) => one.side === step.side);
  return (
    <g class="preview">
      {end && (
        <path class="falls" d={`M${end.hollow.x - 12} ${end.hollow.y - end.hollow.ry + 3}h24l-12 18z`} />
      )}
      {shape.houses
        .filter((house) => step.captured.includes(house.cell))
        .map(({ cell, hollow: { x, y, rx, ry } }) => (
          <g key={cell} class="take">
            <circle cx={x + rx - 8} cy={y + ry - 10} r="13" />
            <path d={`M${x + rx - 14} ${y + ry - 10}l5 5 8-10`} />
          </g>
        ))}
      {store && gain > 0 && (
        <text
          class="gain"
          x={store.number.x + (shape.narrow ? -20 * shape.enlarged : store.number.width / 2)}
          y={store.number.y + (shape.narrow ? 50 * shape.enlarged : -6)}
        >
          +{gain}
        </text>
      )}
    </g>
  );
}
