// The geometry of the OctiLite board: squares, and a tray of prongs at both ends.

import type { Side } from '../api';
import type { Box, Point, Size } from './geometry';
import { sideHigh } from './wood';

/** A square's side in drawing units. */
export const size = 100;

const prongsMax = 24;

export interface SquarePlace {
  name: string;
  /** As drawn: columns from the left, rows from the top. */
  column: number;
  row: number;
  box: Box;
  centre: Point;
}

interface Tray {
  side: Side;
  box: Box;
  number: Box;
  /** The places of its prongs. */
  places: Point[];
}

export interface PodShape extends Size {
  border: number;
  narrow: boolean;
  turned: boolean;
  squares: SquarePlace[];
  trays: [Tray, Tray];
}

/** Directions: a is north, clockwise to h. */
export const letters = 'abcdefgh';

/** A direction's angle on the drawn board, clockwise from up, in degrees. */
export function angleOf(letter: string, turned: boolean): number {
  return 45 * letters.indexOf(letter) + (turned ? 180 : 0);
}

/** A direction as a unit vector on the drawn board. */
export function directionVector(letter: string, turned: boolean): Point {
  const angle = (angleOf(letter, turned) * Math.PI) / 180;
  return { x: Math.sin(angle), y: -Math.cos(angle) };
}

/** The side whose base is on a square, as printed on the board; its meaning is up to the rules. */
export function baseOwner(square: string): Side | null {
  if (!/^[2-5]/.test(square)) return null;
  return square[1] === '2' ? 'first' : square[1] === '6' ? 'second' : null;
}

export function podShape(columns: number, rows: number, turned: boolean, narrow: boolean): PodShape {
  const border = narrow ? 30 : 38;
  const trayHigh = narrow ? 70 : 68;
  const width = columns * size + 2 * border;
  const top = trayHigh + border;
  const height = rows * size + 2 * top + sideHigh(width);

  const squares = Array.from({ length: columns * rows }, (_, i): SquarePlace => {
    const column = i % columns;
    const row = Math.floor(i / columns);
    const x = border + column * size;
    const y = top + row * size;
    return {
      name: turned ? `${columns - column}${row + 1}` : `${column + 1}${rows - row}`,
      column,
      row,
      box: { x, y, width: size, height: size },
      centre: { x: x + size / 2, y: y + size / 2 },
    };
  });

  const trayOf = (side: Side): Tray => {
    const bottom = turned === (side === 'second');
    const box = {
      x: border + 4,
      y: bottom ? top + rows * size + border - 4 : narrow ? 15 : 18,
      width: columns * size - 8,
      height: trayHigh - 10,
    };
    const numberWide = narrow ? 62 : 52;
    const pitch = (box.width - numberWide - 26) / prongsMax;
    return {
      side,
      box,
      number: { x: box.x + box.width - numberWide - 6, y: box.y, width: numberWide, height: box.height },
      places: Array.from({ length: prongsMax }, (_, i) => ({ x: box.x + 16 + pitch * (i + 0.5), y: box.y + box.height / 2 })),
    };
  };
  return { width, height, border, narrow, turned, squares, trays: [trayOf('first'), trayOf('second')] };
}

export const centreOf = (shape: PodShape, square: string): Point =>
  shape.squares.find((squarePlace) => squarePlace.name === square)?.centre ?? { x: 0, y: 0 };

/** The transforms of a pod held `up` and of a prong. */
export const podPose = ({ x, y, up }: Point & { up: number }) =>
  `translate(${x.toFixed(1)}px,${(y - 12 * up).toFixed(1)}px) scale(${(1 + 0.13 * up).toFixed(3)})`;
export const prongPose = ({ x, y }: Point, angle: number) => `translate(${x.toFixed(1)}px,${y.toFixed(1)}px) rotate(${angle}deg)`;
