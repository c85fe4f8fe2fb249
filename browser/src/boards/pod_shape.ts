// Where everything of the pod board is drawn: the squares, and beyond both their ends a tray with the
// prongs that each player may still add.

import type { Side } from '../api';

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** A square's side, in the drawing's own units. */
export const size = 100;

/** As many prongs as there are. */
const prongsMax = 24;

export interface SquarePlace {
  name: string;
  /** As drawn: columns from the left, rows from the top. */
  column: number;
  row: number;
  box: Box;
  centre: Point;
}

export interface Tray {
  side: Side;
  box: Box;
  number: Box;
  /** Where its prongs stand, from the first to the last. */
  places: Point[];
}

export interface PodShape {
  width: number;
  height: number;
  border: number;
  narrow: boolean;
  turned: boolean;
  squares: SquarePlace[];
  trays: [Tray, Tray];
}

/** Directions as they are printed on the board: a is north, and so on round to h. */
export const letters = 'abcdefgh';

/** How far round, in degrees from straight up, a prong points on the board as it is drawn. */
export function angleOf(letter: string, turned: boolean): number {
  return 45 * letters.indexOf(letter) + (turned ? 180 : 0);
}

/** Where a direction points on the board as it is drawn. */
export function directionVector(letter: string, turned: boolean): Point {
  const angle = (angleOf(letter, turned) * Math.PI) / 180;
  return { x: Math.sin(angle), y: -Math.cos(angle) };
}

/**
 * Whose base is inlaid in a square. The board is printed with them; what they are worth is for the
 * rules to say.
 */
export function baseOwner(square: string): Side | null {
  if (!/^[2-5]/.test(square)) return null;
  return square[1] === '2' ? 'first' : square[1] === '6' ? 'second' : null;
}

export function podShape(
  columns: number,
  rows: number,
  turned: boolean,
  narrow: boolean,
): PodShape {
  const border = narrow ? 24 : 38;
  const trayHigh = narrow ? 78 : 68;
  const width = columns * size + 2 * border;
  const top = trayHigh + border;
  const height = rows * size + 2 * top;

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
      y: bottom ? height - trayHigh - 4 : 14,
      width: columns * size - 8,
      height: trayHigh - 10,
    };
    const numberWide = narrow ? 62 : 52;
    const pitch = (box.width - numberWide - 20) / prongsMax;
    return {
      side,
      box,
      number: { x: box.x + box.width - numberWide - 6, y: box.y, width: numberWide, height: box.height },
      places: Array.from({ length: prongsMax }, (_, i) => ({
        x: box.x + 12 + pitch * (i + 0.5),
        y: box.y + box.height / 2,
      })),
    };
  };
  return {
    width,
    height,
    border,
    narrow,
    turned,
    squares,
    trays: [trayOf('first'), trayOf('second')],
  };
}

export const centreOf = (shape: PodShape, square: string): Point =>
  shape.squares.find((one) => one.name === square)?.centre ?? { x: 0, y: 0 };
