// Where seeds come to rest in a hollow: each as near to its middle as those before it let it, and a
// little by chance; where the ground is full, on top of the others.
//
// The place of a seed depends on nothing but the hollow and how many lie beneath it, so that a seed
// that stays never moves.

import { scatter } from './board';

export interface Pit {
  x: number;
  y: number;
  rx: number;
  ry: number;
  /** 2: an ellipse; more: squarer. */
  roundness: number;
  /** The size of a seed in it, where 1 is as usual. */
  seed: number;
}

export interface SeedPlace {
  x: number;
  y: number;
}

const usualRadius = 8.2;
const tries = 24;

interface Packing {
  layer: SeedPlace[];
  level: number;
  places: SeedPlace[];
}
const packings = new Map<string, Packing>();

/** How far from the middle, where 1 is the rim. */
function rimDistance(x: number, y: number, rx: number, ry: number, roundness: number): number {
  return (Math.abs(x) / rx) ** roundness + (Math.abs(y) / ry) ** roundness;
}

/** A place in the layer in work; null where none of the tries found one. */
function placeInLayer(ground: Packing, which: number, { rx, ry, roundness, seed }: Pit): SeedPlace | null {
  const radius = usualRadius * seed;
  const shrink = 0.82 ** ground.level;
  const wide = (rx - radius - 1.5) * shrink;
  const high = (ry - radius - 1.5) * shrink;
  const salt = ground.places.length * 97 + ground.level * 13;
  let best: SeedPlace | null = null;
  let least = Infinity;
  for (let i = 0; i < tries; ++i) {
    const x = (scatter(which, salt + 2 * i * 31) * 2 - 1) * wide;
    const y = (scatter(salt + i, which + 200) * 2 - 1) * high;
    if (rimDistance(x, y, wide, high, roundness) > 1) continue;
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
export function packSeed(hollow: Pit, which: number, below: number): SeedPlace {
  const key = `${which} ${hollow.rx} ${hollow.ry}`;
  let ground = packings.get(key);
  if (!ground) packings.set(key, (ground = { layer: [], level: 0, places: [] }));
  while (ground.places.length <= below) {
    const found = placeInLayer(ground, which, hollow);
    if (found) {
      ground.layer.push(found);
      ground.places.push(found);
    } else {
      ground.layer = [];
      ground.level = Math.min(ground.level + 1, 4);
    }
  }
  const rest = ground.places[below] ?? { x: 0, y: 0 };
  return { x: hollow.x + rest.x, y: hollow.y + rest.y };
}
