// The geometry of a sowing board. Its stores are at the ends of the rows if its room is wide, otherwise
// above and below. On phones a long board is vertical, in two columns, so that each house is large enough to
// touch and opposite houses stay opposite.

import type { Drawing, Side } from '../api';
import { seatIndex } from '../sides';
import type { Box, Point, Size } from './geometry';
import type { Pit } from './seed_packing';
import { sideHigh } from './wood';

const cellWidth = 100;
/** More houses in a row are too small to touch on a phone. */
const maxNarrowColumns = 6;

export interface HousePlace {
  cell: number;
  /** As drawn: columns from the left, rows from the top. */
  column: number;
  row: number;
  /** Index along its side as drawn, and whether that side is at the bottom. */
  along: number;
  near: boolean;
  hollow: Pit;
  letter: Point;
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

export interface SowingShape extends Size {
  /** Vertical: the bottom side is on the right and leads upwards. */
  upright: boolean;
  /** Columns and rows of houses as drawn, and where the bottom side's first is. */
  grid: [columns: number, rows: number];
  start: { column: number; row: number };
  /** Scale of letters and seeds; 1 on a wide board of six columns. */
  enlarged: number;
  /** Of letters and numbers, before that scale. */
  sizes: { letter: number; number: number; count: number };
  houses: HousePlace[];
  stores: [StorePlace, StorePlace];
  /** The pits of all places, in the timeline's order. */
  hollows: Pit[];
}

/** As the style sheet reads them. */
export const sizesOf = ({ width, height, enlarged, sizes }: SowingShape) => ({
  '--wide': width,
  '--high': height,
  '--letter': enlarged * sizes.letter,
  '--number': enlarged * sizes.number,
  '--count': enlarged * sizes.count,
});

/** `room`: the width of the board's room over its height, which the board fills as far as it can. */
export function sowingShape(columns: number, bottom: Side, narrow: boolean, room?: number): SowingShape {
  if (narrow && columns > maxNarrowColumns) return vertical(columns, bottom);
  const filling = (shape: (extra: number) => SowingShape, most: number) => {
    const low = shape(0);
    return room ? shape(Math.min(most, Math.max(0, low.width / room - low.height))) : low;
  };
  if (narrow) return filling((extra) => stacked(columns, bottom, (1.15 * columns) / 6, extra), 190);
  const low = filling((extra) => beside(columns, bottom, extra), 110);
  if (!room) return low;
  const high = stacked(columns, bottom, 1, 0);
  const scale = ({ width, height }: SowingShape) => Math.min(room / width, 1 / height);
  return scale(high) > 0.97 * scale(low) ? high : low;
}

const radius = 45;
/** Of the sides of a row: of the letters' below it and of the numbers' above it, and the board's margin. */
interface Measures {
  margin: number;
  letters: number;
  numbers: number;
  storeWide: number;
  storeHigh: number;
}

/** Stores at the ends. */
function beside(columns: number, bottom: Side, extra: number): SowingShape {
  const measures = { margin: 18, letters: 27 + 0.15 * extra, numbers: 34 + 0.35 * extra, storeWide: 78, storeHigh: 0 };
  const { margin, storeWide } = measures;
  const count = 44;
  return horizontal(columns, bottom, 1, measures, { letter: 19 + extra / 20, number: 25 + extra / 9, count: 33 }, (own, width, height) => {
    const box = {
      x: own ? width - margin - storeWide + 6 : margin + 6,
      y: margin + 18,
      width: storeWide - 12,
      height: height - 2 * margin - 28 - count,
    };
    return { box, number: { x: box.x, y: box.y + box.height, width: box.width, height: count } };
  });
}

/** Stores above and below, with their counts beside them. */
function stacked(columns: number, bottom: Side, enlarged: number, extra: number): SowingShape {
  const measures = {
    margin: 10,
    letters: 33 * enlarged + 0.06 * extra,
    numbers: 43 * enlarged + 0.17 * extra,
    storeWide: 0,
    storeHigh: 72 * enlarged + 0.27 * extra,
  };
  const { margin, storeHigh } = measures;
  const count = 96 * enlarged;
  return horizontal(
    columns,
    bottom,
    enlarged,
    measures,
    { letter: 26 + extra / 30, number: 35 + extra / 18, count: 40 + extra / 12 },
    (own, width, height) => {
      const box = {
        x: margin + 14,
        y: own ? height - margin - storeHigh + 6 : margin + 8,
        width: width - 2 * margin - count - 14,
        height: storeHigh - 14,
      };
      return { box, number: { x: box.x + box.width, y: box.y, width: count, height: box.height } };
    },
  );
}

function horizontal(
  columns: number,
  bottom: Side,
  enlarged: number,
  { margin, letters, numbers, storeWide, storeHigh }: Measures,
  sizes: SowingShape['sizes'],
  placesOf: (own: boolean, width: number, height: number) => { box: Box; number: Box },
): SowingShape {
  const rowHigh = 2 * radius + letters + numbers;
  const width = columns * cellWidth + 2 * storeWide + 2 * margin;
  const face = 2 * rowHigh + 2 * storeHigh + 2 * margin;
  const left = margin + storeWide;
  const top = margin + storeHigh;
  const houses = Array.from({ length: 2 * columns }, (_, cell): HousePlace => {
    const near = cell < columns === (bottom === 'first');
    const column = near ? cell % columns : columns - 1 - (cell % columns);
    const row = near ? 1 : 0;
    const rowTop = top + row * rowHigh;
    const y = rowTop + (row === 0 ? letters + radius : rowHigh - letters - radius);
    const x = left + column * cellWidth;
    return {
      cell,
      column,
      row,
      along: column,
      near,
      hollow: { x: x + cellWidth / 2, y, rx: radius, ry: radius, seed: enlarged },
      letter: { x: x + cellWidth / 2, y: row === 0 ? y - radius - 0.34 * letters : y + radius + 0.8 * letters },
      number: { x, y: row === 0 ? y + radius : y - radius - numbers, width: cellWidth, height: numbers },
      touch: { x, y: rowTop, width: cellWidth, height: rowHigh },
    };
  });
  const storeOf = (side: Side) => store(side, side === bottom, placesOf(side === bottom, width, face), enlarged);
  return {
    width,
    height: face + sideHigh(width),
    upright: false,
    grid: [columns, 2],
    start: { column: 0, row: 1 },
    enlarged,
    sizes,
    ...withPits(houses, storeOf),
  };
}

const store = (side: Side, own: boolean, { box, number }: { box: Box; number: Box }, seed: number): StorePlace => ({
  side,
  own,
  box,
  number,
  hollow: {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    // Their ends are round.
    rx: box.width / 2 - (box.width > box.height ? 8 : 0),
    ry: box.height / 2 - (box.width > box.height ? 0 : 8),
    ordered: true,
    seed,
  },
});

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
      hollow: { x: out(radius + 3), y: y + high / 2, rx: radius, ry: radius, seed: enlarged },
      letter: { x: out(beside + countWide / 2), y: y + high / 2 + 24 },
      number: { x: out(beside + countWide / 2) - countWide / 2, y: y + 8, width: countWide, height: 32 },
      touch: { x: near ? half : half - beside - countWide, y, width: beside + countWide, height: high },
    };
  });
  const count = 40;
  const storeOf = (side: Side) => {
    const own = side === bottom;
    const box = {
      x: own ? width - margin - storeWide - 5 : margin + 5,
      y: margin + 10 + (own ? 0 : count),
      width: storeWide,
      height: columns * high - 12 - count,
    };
    const number = { x: box.x, y: own ? box.y + box.height : box.y - count, width: box.width, height: count };
    return store(side, own, { box, number }, enlarged);
  };
  return {
    width,
    height,
    upright: true,
    grid: [2, columns],
    start: { column: 1, row: columns - 1 },
    enlarged,
    sizes: { letter: 20, number: 27, count: 27 },
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
