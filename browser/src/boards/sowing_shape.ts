// Where everything of a sowing board is drawn. Wide screens have the stores beside the houses,
// phones above and below them, with larger letters.

import type { Side } from '../api';
import type { Hollow } from './heap';

const cellWidth = 100;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface HousePlace {
  cell: number;
  column: number;
  row: number;
  hollow: Hollow;
  letterY: number;
  number: Box;
  /** What of the board is its own to press. */
  touch: Box;
}

export interface StorePlace {
  side: Side;
  own: boolean;
  /** Its edge, and the part in which seeds lie. */
  box: Box;
  hollow: Hollow;
  number: Box;
}

export interface Shape {
  width: number;
  height: number;
  narrow: boolean;
  bottom: Side;
  /** How much larger letters and seeds are than on a wide board of six columns. */
  enlarged: number;
  houses: HousePlace[];
  stores: [StorePlace, StorePlace];
  /** The hollows of all places, as a plan counts them. */
  hollows: Hollow[];
}

export function shapeOf(columns: number, bottom: Side, narrow: boolean): Shape {
  const enlarged = narrow ? (1.15 * columns) / 6 : 1;
  const margin = narrow ? 8 : 14;
  const storeWide = narrow ? 0 : 96;
  const storeHigh = narrow ? 84 * enlarged : 0;
  const ry = narrow ? 11 * columns : 46;
  const letters = narrow ? 36 * enlarged : 27;
  const numbers = narrow ? 43 * enlarged : 34;
  const rowHigh = 2 * ry + letters + numbers;
  const width = columns * cellWidth + 2 * storeWide + 2 * margin;
  const height = 2 * rowHigh + 2 * storeHigh + 2 * margin;
  const left = margin + storeWide;
  const top = margin + storeHigh;

  const houses = Array.from({ length: 2 * columns }, (_, cell): HousePlace => {
    const mine = cell < columns === (bottom === 'first');
    const column = mine ? cell % columns : columns - 1 - (cell % columns);
    const row = mine ? 1 : 0;
    const rowTop = top + row * rowHigh;
    const y = rowTop + (row === 0 ? letters + ry : rowHigh - letters - ry);
    const x = left + column * cellWidth;
    return {
      cell,
      column,
      row,
      hollow: { x: x + cellWidth / 2, y, rx: 43, ry, roundness: 2, seed: enlarged },
      letterY: row === 0 ? y - ry - 0.34 * letters : y + ry + 0.8 * letters,
      number: {
        x,
        y: row === 0 ? y + ry : y - ry - numbers,
        width: cellWidth,
        height: numbers,
      },
      touch: { x, y: rowTop, width: cellWidth, height: rowHigh },
    };
  });

  const storeOf = (side: Side): StorePlace => {
    const own = side === bottom;
    const w = narrow ? width - 2 * margin - 12 : storeWide - 18;
    const h = narrow ? storeHigh - 14 : height - 2 * margin - 40;
    const x = narrow ? width / 2 : own ? width - margin - storeWide / 2 : margin + storeWide / 2;
    const far = margin + storeHigh / 2;
    const y = narrow ? (own ? height - far : far) : height / 2;
    return {
      side,
      own,
      box: { x: x - w / 2, y: y - h / 2, width: w, height: h },
      hollow: narrow
        ? { x: x - 50, y, rx: w / 2 - 70, ry: h / 2, roundness: 4, seed: enlarged }
        : { x, y: y - 18, rx: w / 2, ry: h / 2 - 24, roundness: 4, seed: enlarged },
      number: narrow
        ? { x: x + w / 2 - 90 * enlarged, y: y - h / 2, width: 84 * enlarged, height: h }
        : { x: x - w / 2, y: y + h / 2 - 46, width: w, height: 40 },
    };
  };
  const stores: [StorePlace, StorePlace] = [storeOf('first'), storeOf('second')];
  const hollows = [...houses.map((house) => house.hollow), ...stores.map((one) => one.hollow)];
  return { width, height, narrow, bottom, enlarged, houses, stores, hollows };
}
