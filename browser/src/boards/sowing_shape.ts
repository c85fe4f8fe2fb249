// The geometry of a sowing board. Wide screens have the stores beside the houses, phones above and
// below. On phones a long board is vertical, in two columns, so that each house is large enough to
// touch and opposite houses stay opposite.

import type { Side } from '../api';
import type { Pit } from './seed_packing';

const cellWidth = 100;
/** More houses in a row are too small to touch on a phone. */
const maxNarrowColumns = 6;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface HousePlace {
  cell: number;
  /** As drawn: columns from the left, rows from the top. */
  column: number;
  row: number;
  /** Index along its side as drawn, and whether that side is at the bottom. */
  along: number;
  near: boolean;
  hollow: Pit;
  letter: { x: number; y: number };
  number: Box;
  /** The area to press. */
  touch: Box;
}

export interface StorePlace {
  side: Side;
  own: boolean;
  /** Its outline, and the part for seeds. */
  box: Box;
  hollow: Pit;
  number: Box;
}

export interface SowingShape {
  width: number;
  height: number;
  narrow: boolean;
  /** Vertical: the bottom side is on the right and leads upwards. */
  upright: boolean;
  /** Columns and rows of houses as drawn, and where the bottom side's first is. */
  grid: [columns: number, rows: number];
  start: { column: number; row: number };
  /** Scale of letters and seeds; 1 on a wide board of six columns. */
  enlarged: number;
  houses: HousePlace[];
  stores: [StorePlace, StorePlace];
  /** The pits of all places, in the timeline's order. */
  hollows: Pit[];
}

export function sowingShape(columns: number, bottom: Side, narrow: boolean): SowingShape {
  return narrow && columns > maxNarrowColumns ? vertical(columns, bottom) : horizontal(columns, bottom, narrow);
}

function horizontal(columns: number, bottom: Side, narrow: boolean): SowingShape {
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
    const near = cell < columns === (bottom === 'first');
    const column = near ? cell % columns : columns - 1 - (cell % columns);
    const row = near ? 1 : 0;
    const rowTop = top + row * rowHigh;
    const y = rowTop + (row === 0 ? letters + ry : rowHigh - letters - ry);
    const x = left + column * cellWidth;
    return {
      cell,
      column,
      row,
      along: column,
      near,
      hollow: { x: x + cellWidth / 2, y, rx: 43, ry, roundness: 2, seed: enlarged },
      letter: {
        x: x + cellWidth / 2,
        y: row === 0 ? y - ry - 0.34 * letters : y + ry + 0.8 * letters,
      },
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
  return {
    width,
    height,
    narrow,
    upright: false,
    grid: [columns, 2],
    start: { column: 0, row: 1 },
    enlarged,
    ...withPits(houses, storeOf),
  };
}

function vertical(columns: number, bottom: Side): SowingShape {
  const enlarged = 0.84;
  const margin = 5;
  const storeHigh = 66;
  const wide = 150;
  const high = 62;
  const width = 2 * wide + 2 * margin;
  const height = columns * high + 2 * storeHigh + 2 * margin;
  const houses = Array.from({ length: 2 * columns }, (_, cell): HousePlace => {
    const near = cell < columns === (bottom === 'first');
    const along = near ? cell % columns : columns - 1 - (cell % columns);
    const column = near ? 1 : 0;
    const row = columns - 1 - along;
    const x = margin + column * wide;
    const y = margin + storeHigh + row * high;
    // From the middle of the board outwards.
    const out = (far: number) => (near ? x + far : x + wide - far);
    return {
      cell,
      column,
      row,
      along,
      near,
      hollow: { x: out(50), y: y + high / 2, rx: 46, ry: 27, roundness: 2.4, seed: enlarged },
      letter: { x: out(139), y: y + high / 2 + 6 },
      number: { x: out(114) - 17, y, width: 34, height: high },
      touch: { x, y, width: wide, height: high },
    };
  });
  const storeOf = (side: Side): StorePlace => {
    const own = side === bottom;
    const box = {
      x: margin + 6,
      y: own ? height - margin - storeHigh + 7 : margin + 7,
      width: width - 2 * margin - 12,
      height: storeHigh - 14,
    };
    const y = box.y + box.height / 2;
    return {
      side,
      own,
      box,
      hollow: { x: width / 2 - 24, y, rx: box.width / 2 - 36, ry: 26, roundness: 4, seed: enlarged },
      number: { x: box.x + box.width - 60, y: box.y, width: 56, height: box.height },
    };
  };
  return {
    width,
    height,
    narrow: true,
    upright: true,
    grid: [2, columns],
    start: { column: 1, row: columns - 1 },
    enlarged,
    ...withPits(houses, storeOf),
  };
}

function withPits(houses: HousePlace[], storeOf: (side: Side) => StorePlace) {
  const stores: [StorePlace, StorePlace] = [storeOf('first'), storeOf('second')];
  const hollows = [...houses.map((house) => house.hollow), ...stores.map((one) => one.hollow)];
  return { houses, stores, hollows };
}
