// What lies on the pod board: pods and their prongs, the places to press, and the same choices as
// buttons.

import type { Side } from '../api';
import { textOf, type Choice, type Chosen } from './chain';

export interface Pod {
  square: string;
  side: Side;
  prongs: string;
}
export interface Point {
  x: number;
  y: number;
}

/** A square's side and the board's border, in the drawing's own units. */
export const size = 100;
export const border = 34;

const directions: Record<string, Point> = {
  a: { x: 0, y: -1 },
  b: { x: 1, y: -1 },
  c: { x: 1, y: 0 },
  d: { x: 1, y: 1 },
  e: { x: 0, y: 1 },
  f: { x: -1, y: 1 },
  g: { x: -1, y: 0 },
  h: { x: -1, y: -1 },
};

/**
 * Where a direction points on the board as it is drawn, its length evened out between straight and
 * slanting.
 */
function pointing(direction: string, turned: boolean): Point {
  const { x, y } = directions[direction] ?? { x: 0, y: 0 };
  const length = Math.hypot(x, y) * (turned ? -1 : 1);
  return { x: x / length, y: y / length };
}

export function PodDrawn({
  pod,
  at,
  turned,
  faded,
}: {
  pod: Pod;
  at: Point;
  turned: boolean;
  faded: boolean;
}) {
  return (
    <g class={`pod ${pod.side} ${faded ? 'faded' : ''}`} aria-hidden="true">
      {[...pod.prongs].map((prong) => {
        const { x, y } = pointing(prong, turned);
        return (
          <line
            key={prong}
            class="prong"
            x1={at.x + 20 * x}
            y1={at.y + 20 * y}
            x2={at.x + 43 * x}
            y2={at.y + 43 * y}
          />
        );
      })}
      <polygon class="body" points={octagon(at, 27)} />
      <text class="pod-letter" x={at.x} y={at.y + 8}>
        {pod.side === 'first' ? 'O' : 'X'}
      </text>
    </g>
  );
}

function octagon({ x, y }: Point, radius: number): string {
  return Array.from({ length: 8 }, (_, i) => {
    const angle = ((i + 0.5) * Math.PI) / 4;
    return `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');
}

/** The numbers along the edge. */
export function Edges({
  columns,
  rows,
  squareAt,
  centre,
}: {
  columns: number;
  rows: number;
  squareAt(column: number, row: number): string;
  centre(square: string): Point;
}) {
  const bottomRow = Array.from({ length: columns }, (_, column) => squareAt(column, rows - 1));
  const leftColumn = Array.from({ length: rows }, (_, row) => squareAt(0, row));
  return (
    <g class="edge" aria-hidden="true">
      {bottomRow.map((square) => (
        <text key={square} x={centre(square).x} y={rows * size + border + 24}>
          {square[0]}
        </text>
      ))}
      {leftColumn.map((square) => (
        <text key={square} x={border / 2 + 1} y={centre(square).y + 8}>
          {square[1]}
        </text>
      ))}
    </g>
  );
}

/** A square to land on; `side` moves it to the left or right half. */
export function Target({
  choice,
  at,
  side,
  act,
}: {
  choice: Choice;
  at: Point;
  side: -1 | 0 | 1;
  act(): void;
}) {
  const x = at.x + side * 24;
  return (
    <g
      class={`target ${choice.captures ? 'captures' : ''}`}
      data-choice={choice.part}
      aria-hidden="true"
      onClick={act}
    >
      <circle class="spot" cx={x} cy={at.y} r={side === 0 ? 24 : 21} />
      {choice.captures && <path class="cross" d={`M${x - 9} ${at.y - 9}l18 18m0-18l-18 18`} />}
    </g>
  );
}

/** One of the places around a pod where a prong may be added. */
export function Handle({
  choice,
  at,
  turned,
  act,
}: {
  choice: Choice;
  at: Point;
  turned: boolean;
  act(): void;
}) {
  const { x, y } = pointing(choice.prong ?? 'a', turned);
  return (
    <g class="handle" data-choice={choice.part} aria-hidden="true" onClick={act}>
      <circle class="touch" cx={at.x + 50 * x} cy={at.y + 50 * y} r="20" />
      <circle class="spot" cx={at.x + 50 * x} cy={at.y + 50 * y} r="14" />
      <path class="plus" d={`M${at.x + 50 * x - 7} ${at.y + 50 * y}h14m-7-7v14`} />
    </g>
  );
}

/** The same choices as buttons: for fingers, keyboards and screen readers. */
export function Panel({
  chosen,
  open,
  done,
  turned,
  choose,
  undo,
  finish,
}: {
  chosen: Chosen | null;
  open: Choice[];
  done: string | null;
  turned: boolean;
  choose(choice: Choice): void;
  undo(): void;
  finish(): void;
}) {
  if (!chosen) return null;
  const prongs = open.filter((choice) => choice.prong);
  const squares = open.filter((choice) => choice.square);
  return (
    <div class="panel">
      <strong>{textOf(chosen)}</strong>
      {prongs.length > 0 && (
        <span class="choices">
          <span class="what">Add a prong:</span>
          {prongs.map((choice) => (
            <button
              key={choice.part}
              type="button"
              class="small"
              onClick={() => choose(choice)}
              aria-label={`Add prong ${choice.prong}`}
            >
              {choice.prong} <Arrow direction={choice.prong ?? 'a'} turned={turned} />
            </button>
          ))}
        </span>
      )}
      {squares.length > 0 && (
        <span class="choices">
          <span class="what">Go to:</span>
          {squares.map((choice) => (
            <button
              key={choice.part}
              type="button"
              class="small"
              onClick={() => choose(choice)}
              aria-label={`Go to ${choice.square}${choice.captures ? ' and capture' : ''}`}
            >
              {choice.square}
              {choice.captures ? ' ×' : ''}
            </button>
          ))}
        </span>
      )}
      <span class="choices">
        {done && (
          <button type="button" class="main small" onClick={finish}>
            Done
          </button>
        )}
        <button type="button" class="small" onClick={undo}>
          Undo
        </button>
      </span>
    </div>
  );
}

function Arrow({ direction, turned }: { direction: string; turned: boolean }) {
  const { x, y } = pointing(direction, turned);
  const tip = `${8 + 6 * x} ${8 + 6 * y}`;
  const wing = (turn: number) => {
    const angle = Math.atan2(y, x) + turn;
    return `${8 + 6 * x - 5 * Math.cos(angle)} ${8 + 6 * y - 5 * Math.sin(angle)}`;
  };
  return (
    <svg class="arrow" viewBox="0 0 16 16" aria-hidden="true">
      <path d={`M${8 - 6 * x} ${8 - 6 * y}L${tip}M${wing(0.6)}L${tip}L${wing(-0.6)}`} />
    </svg>
  );
}
