// The geometry of a sowing board. Wide screens have the stores beside the houses, phones above and
// below. On phones a long board is vertical, in two columns, so that each house is large enough to
// touch and opposite houses stay opposite.

import type { Drawing, Side } from '../api';
import { seatIndex } from '../sides';
import type { Pit } from './seed_packing';
import { sideHigh } from './wood';

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

interface StorePlace {
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
  const margin = narrow ? 10 : 18;
  const storeWide = narrow ? 0 : 98;
  const storeHigh = narrow ? 84 * enlarged : 0;
  const ry = 43;
  const letters = narrow ? 36 * enlarged : 27;
  const numbers = narrow ? 43 * enlarged : 34;
  const rowHigh = 2 * ry + letters + numbers;
  const width = columns * cellWidth + 2 * storeWide + 2 * margin;
  const side = sideHigh(width);
  const height = 2 * rowHigh + 2 * storeHigh + 2 * margin + side;
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
      hollow: { x: x + cellWidth / 2, y, rx: ry, ry, roundness: 2, seed: enlarged },
      letter: { x: x + cellWidth / 2, y: row === 0 ? y - ry - 0.34 * letters : y + ry + 0.8 * letters },
      number: { x, y: row === 0 ? y + ry : y - ry - numbers, width: cellWidth, height: numbers },
      touch: { x, y: rowTop, width: cellWidth, height: rowHigh },
    };
  });

  // A trough with its count on the wood: beside it on a phone, otherwise below it.
  const storeOf = (seat: Side): StorePlace => {
    const own = seat === bottom;
    const count = narrow ? 96 * enlarged : 44;
    const box = narrow
      ? {
          x: margin + 14,
          y: own ? height - side - margin - storeHigh + 6 : margin + 8,
          width: width - 2 * margin - count - 14,
          height: storeHigh - 14,
        }
      : {
          x: own ? width - margin - storeWide + 5 : margin + 9,
          y: margin + 18,
          width: storeWide - 14,
          height: height - side - 2 * margin - 28 - count,
        };
    return {
      side: seat,
      own,
      box,
      hollow: {
        x: box.x + box.width / 2,
        y: box.y + box.height / 2,
        rx: box.width / 2 - (narrow ? 60 : 3),
        ry: box.height / 2 - (narrow ? 2 : 14),
        roundness: 4,
        seed: enlarged,
      },
      number: narrow
        ? { x: box.x + box.width, y: box.y, width: count, height: box.height }
        : { x: box.x, y: box.y + box.height, width: box.width, height: count },
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

/** Two columns of houses with their counts outside, and a store along either side. */
function vertical(columns: number, bottom: Side): SowingShape {
  const enlarged = 0.84;
  const margin = 8;
  const storeWide = 46;
  const countWide = 46;
  const high = 64;
  const radius = 29;
  const half = margin + storeWide + 10 + countWide + 2 * radius + 8;
  const width = 2 * half;
  const height = columns * high + 2 * margin + 8 + sideHigh(width);
  const houses = Array.from({ length: 2 * columns }, (_, cell): HousePlace => {
    const near = cell < columns === (bottom === 'first');
    const along = near ? cell % columns : columns - 1 - (cell % columns);
    const column = near ? 1 : 0;
    const row = columns - 1 - along;
    const y = margin + 4 + row * high;
    // From the middle of the board outwards.
    const out = (far: number) => half + (near ? far : -far);
    const beside = 2 * radius + 6;
    return {
      cell,
      column,
      row,
      along,
      near,
      hollow: { x: out(radius + 3), y: y + high / 2, rx: radius, ry: radius, roundness: 2, seed: enlarged },
      letter: { x: out(beside + countWide / 2), y: y + high / 2 + 24 },
      number: { x: out(beside + countWide / 2) - countWide / 2, y: y + 8, width: countWide, height: 32 },
      touch: { x: near ? half : half - beside - countWide, y, width: beside + countWide, height: high },
    };
  });
  const storeOf = (side: Side): StorePlace => {
    const own = side === bottom;
    const count = 40;
    const box = {
      x: own ? width - margin - storeWide - 5 : margin + 5,
      y: margin + 10 + (own ? 0 : count),
      width: storeWide,
      height: columns * high - 12 - count,
    };
    return {
      side,
      own,
      box,
      hollow: {
        x: box.x + box.width / 2,
        y: box.y + box.height / 2,
        rx: box.width / 2 - 2,
        ry: box.height / 2 - 8,
        roundness: 4,
        seed: enlarged,
      },
      number: { x: box.x, y: own ? box.y + box.height : box.y - count, width: box.width, height: count },
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
  const hollows = [...houses.map((house) => house.hollow), ...stores.map((store) => store.hollow)];
  return { houses, stores, hollows };
}

/** A house's letter, or on numbered boards its number, counted from the reader's first. */
export function houseName(cell: number, { columns, numbered }: Drawing, reader: Side): string {
  if (!numbered) return String.fromCharCode(97 + (cell % columns));
  return String(((cell + columns * seatIndex(reader)) % (2 * columns)) + 1);
}
