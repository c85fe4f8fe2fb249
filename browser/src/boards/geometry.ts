// What every drawn board is measured with.

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export type Box = Point & Size;

/** Where a part of the board lies: a style of CSS percentages, as text, which is set at once. */
export function percentOf(box: Box, { width, height }: Size) {
  const of = (part: number, total: number) => `${((100 * part) / total).toFixed(3)}%`;
  return `left:${of(box.x, width)};top:${of(box.y, height)};width:${of(box.width, width)};height:${of(box.height, height)}`;
}

/** The drawing area of what lies over the whole board. */
export const viewOf = ({ width, height }: Size) => `0 0 ${width} ${height}`;

/** The corner `i` of an octagon, clockwise from the right. */
export function corner(radius: number, i: number, { x, y } = { x: 0, y: 0 }): string {
  const angle = ((i + 0.5) * Math.PI) / 4;
  return `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`;
}

export const octagon = (radius: number, centre?: Point) => Array.from({ length: 8 }, (_, i) => corner(radius, i, centre)).join(' ');

/** A hash from 0 to 1, so that the same house always looks the same. */
export function scatter(a: number, b: number): number {
  let hash = Math.imul(a + 1, 0x9e3779b1) ^ Math.imul(b + 1, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}
