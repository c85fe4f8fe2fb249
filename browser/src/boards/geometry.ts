// What every drawn board is measured with.

/** Where a part of the board lies: a style of CSS percentages, as text, which is set at once. */
export function percentOf(box: { x: number; y: number; width: number; height: number }, board: { width: number; height: number }) {
  const of = (part: number, total: number) => `${((100 * part) / total).toFixed(3)}%`;
  const { width, height } = board;
  return `left:${of(box.x, width)};top:${of(box.y, height)};width:${of(box.width, width)};height:${of(box.height, height)}`;
}

/** A hash from 0 to 1, so that the same house always looks the same. */
export function scatter(a: number, b: number): number {
  let hash = Math.imul(a + 1, 0x9e3779b1) ^ Math.imul(b + 1, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}
