// The empty OctiLite board: squares, bases and trays.

import { octagon, viewOf } from './geometry';
import { baseOwner, size, type PodShape, type SquarePlace } from './pod_shape';
import { Plank, Trough, WoodLight } from './wood';

/** What is alike is one path: a board of a thousand elements takes a phone a while. */
const way = (squares: SquarePlace[], draw: (square: SquarePlace) => string) => squares.map(draw).join('');

/** The board, drawn once. */
export function PodBoard({ shape }: { shape: PodShape }) {
  const { width, height, squares, trays, border } = shape;
  const columns = squares.filter((square) => square.row === squares.at(-1)?.row);
  const rows = squares.filter((square) => square.column === 0);
  const top = squares[0]?.box.y ?? 0;
  const bottom = top + rows.length * size;
  const edge = border / 2;
  return (
    <svg class="wood-layer" viewBox={viewOf(shape)} aria-hidden="true">
      <WoodLight />
      <Plank width={width} height={height}>
        <rect class="field" x={border} y={top} width={columns.length * size} height={rows.length * size} rx="4" />
        {['', 'dark'].map((shade, odd) => (
          <path
            key={shade}
            class={`ground ${shade}`}
            d={way(
              squares.filter(({ column, row }) => (column + row) % 2 === odd),
              ({ box: { x, y } }) => `M${x} ${y}h${size}v${size}h-${size}z`,
            )}
          />
        ))}
        {(['first', 'second'] as const).map((side) => {
          const bases = squares.filter(({ name }) => baseOwner(name) === side);
          return (
            <g key={side} class={`inlay ${side}`}>
              {[44, 40].map((radius) => (
                <path key={radius} d={way(bases, ({ centre }) => `M${octagon(radius, centre)}z`)} />
              ))}
            </g>
          );
        })}
      </Plank>
      {trays.map(({ side, box }) => (
        <Trough key={side} {...box} />
      ))}
      <g class="edge">
        {columns.map(({ name, centre }) => (
          <text key={name} x={centre.x} y={bottom + edge + 8}>
            {name[0]}
          </text>
        ))}
        {rows.map(({ name, centre }) => (
          <text key={name} x={edge + 1} y={centre.y + 8}>
            {name[1]}
          </text>
        ))}
      </g>
    </svg>
  );
}
