// Where seeds come to rest in a hollow: each as near to its middle as those before it let it, and a
// little by chance; where the ground is full, on top of the others.
//
// The place of a seed depends on nothing but the hollow and how many lie beneath it, so that a seed
// that stays never moves.

import { scatter } from './board';

export interface Hollow {
  x: number;
  y: number;
  rx: number;
  ry: number;
  /** 2: an ellipse; more: squarer. */
  roundness: number;
  /** The size of a seed in it, where 1 is as usual. */
  seed: number;
}

export interface Rest {
  x: number;
  y: number;
}

const usualRadius = 8.2;
const tries = 24;

interface Ground {
  layer: Rest[];
  floor: number;
  rests: Rest[];
}
const grounds = new Map<string, Ground>();

/** How far from the middle, where 1 is the rim. */
function out(x: number, y: number, rx: number, ry: number, roundness: number): number {
  return (Math.abs(x) / rx) ** roundness + (Math.abs(y) / ry) ** roundness;
}

/** A place in the layer in work; null where none of the tries found one. */
function settle(ground: Ground, which: number, { rx, ry, roundness, seed }: Hollow): Rest | null {
  const radius = usualRadius * seed;
  const shrink = 0.82 ** ground.floor;
  const wide = (rx - radius - 1.5) * shrink;
  const high = (ry - radius - 1.5) * shrink;
  const salt = ground.rests.length * 97 + ground.floor * 13;
  let best: Rest | null = null;
  let least = Infinity;
  for (let i = 0; i < tries; ++i) {
    const x = (scatter(which, salt + 2 * i * 31) * 2 - 1) * wide;
    const y = (scatter(salt + i, which + 200) * 2 - 1) * high;
    if (out(x, y, wide, high, roundness) > 1) continue;
    const apart = 1.88 * radius;
    if (ground.layer.some((one) => Math.hypot(one.x - x, one.y - y) < apart)) continue;
    const uphill = Math.hypot(x / wide, y / high) + 0.35 * scatter(i, salt);
    if (uphill >= least) continue;
    least = uphill;
    best = { x, y };
  }
  return best;
}

/** Where the seed lies that has `below` others beneath it. */
export function restIn(hollow: Hollow, which: number, below: number): Rest {
  const key = `${which} ${hollow.rx} ${hollow.ry}`;
  let ground = grounds.get(key);
  if (!ground) grounds.set(key, (ground = { layer: [], floor: 0, rests: [] }));
  while (ground.rests.length <= below) {
    const found = settle(ground, which, hollow);
    if (found) {
      ground.layer.push(found);
      ground.rests.push(found);
    } else {
      ground.layer = [];
      ground.floor = Math.min(ground.floor + 1, 4);
    }
  }
  const rest = ground.rests[below] ?? { x: 0, y: 0 };
  return { x: hollow.x + rest.x, y: hollow.y + rest.y };
}
