// What is drawn around the seeds of a sowing board: its wood, the way of the last move, rings,
// letters and numbers, and what a move would do.

import type { Step } from '../rules';
import { scatter } from './board';
import type { HousePlace, Shape } from './sowing_shape';

/** The grain of the wood: lines along the board that swerve a little. */
function grain(width: number, height: number): string {
  const lines = [];
  for (let y = 12; y < height - 8; y += 7 + 9 * scatter(y, 5)) {
    const sway = () => y + 7 * (scatter(lines.length, y + lines.length) - 0.5);
    const from = 8 + 0.3 * width * scatter(y, 1);
    const to = width - 8 - 0.3 * width * scatter(y, 2);
    lines.push(
      `M${from.toFixed(0)} ${sway().toFixed(1)}C${(0.35 * width).toFixed(0)} ${(sway() + 5).toFixed(1)} ` +
        `${(0.65 * width).toFixed(0)} ${(sway() - 6).toFixed(1)} ${to.toFixed(0)} ${sway().toFixed(1)}`,
    );
  }
  return lines.join('');
}

/** The board itself: nothing of it changes while seeds move. */
export function Wood({ shape, marks }: { shape: Shape; marks(cell: number): string }) {
  const { width, height } = shape;
  return (
    <>
      <defs>
        <linearGradient id="wood-light" x1="0" y1="0" x2="0.25" y2="1">
          <stop offset="0" class="wood-bright" />
          <stop offset="0.5" class="wood-plain" />
          <stop offset="1" class="wood-dull" />
        </linearGradient>
        <radialGradient id="hollow-light" cx="0.5" cy="0.62" r="0.62">
          <stop offset="0" class="hollow-floor" />
          <stop offset="0.7" class="hollow-wall" />
          <stop offset="1" class="hollow-edge" />
        </radialGradient>
      </defs>
      <rect class="wood" x="2" y="2" width={width - 4} height={height - 4} rx="34" />
      <path class="grain" d={grain(width, height)} />
      <rect class="wood-rim" x="8" y="8" width={width - 16} height={height - 16} rx="28" />
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

/**
 * The way the seeds of a move went, from the house they were lifted from to the last: along the
 * rows, and round the ends from one row to the other.
 */
export function Trail({ step, shape }: { step: Step; shape: Shape }) {
  const at = (cell: number | undefined) => shape.houses.find((house) => house.cell === cell);
  const from = at(step.from);
  const end = at(step.path.at(-1));
  if (!from || !end) return null;
  // More than a lap goes over the same ground: once is enough to be seen.
  const path = step.path.slice(-(shape.houses.length - 1));
  const begin = path.length < step.path.length ? at(path[0]) : from;
  let before = begin ?? from;
  let way = `M${before.hollow.x} ${before.hollow.y}`;
  for (const cell of path) {
    const house = at(cell);
    if (!house) continue;
    const { x, y } = house.hollow;
    if (house.row !== before.row) {
      const out = house.column < shape.houses.length / 4 ? -34 : 34;
      way += `C${before.hollow.x + out} ${before.hollow.y} ${x + out} ${y} ${x} ${y}`;
    } else if (Math.abs(house.column - before.column) > 1) {
      // Past the house that was lifted from.
      const round = y + (house.row === 0 ? 1.32 : -1.32) * house.hollow.ry;
      way += `C${before.hollow.x} ${round} ${x} ${round} ${x} ${y}`;
    } else way += `L${x} ${y}`;
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

/** The ring and the letter of a house. */
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
      <text class="letter" x={x} y={house.letterY}>
        {name}
      </text>
    </g>
  );
}

/**
 * An arrow into the house where the last seed falls, a sign on each house captured, and how many
 * seeds that is, beside the store they go to.
 */
export function Preview({ step, shape, gain }: { step: Step; shape: Shape; gain: number }) {
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
