// Places seeds in a pit: in a house as near to the middle as earlier seeds allow, slightly randomized;
// in a store in tens, two by five, so that they are easily estimated. A full layer is covered by the
// next. A seed's place depends on the pit and the number of seeds below it only, so resting seeds never
// move.

import { scatter, type Point } from './geometry';

export interface Pit extends Point {
  rx: number;
  ry: number;
  /** Its seeds lie in rows along its length: a store. */
  ordered?: boolean;
  /** Scale of its seeds; 1 is normal. */
  seed: number;
}

const usualRadius = 9.6;
/** Seeds are not over the rings of marks. */
const rim = 4;
const maxTries = 24;
/** Between neighbours in a store, and besides between tens. */
const pitch = 22.5;
const tenGap = 7;

interface Packing {
  layer: Point[];
  level: number;
  places: Point[];
}
const packings = new Map<string, Packing>();

/** A free place in the current layer; null if no try found one. */
function placeInLayer(ground: Packing, which: number, { rx, ry, seed }: Pit): Point | null {
  const radius = usualRadius * seed;
  const shrink = 0.82 ** ground.level;
  const wide = (rx - radius - rim) * shrink;
  const high = (ry - radius - rim) * shrink;
  const salt = ground.places.length * 97 + ground.level * 13;
  let best: Point | null = null;
  let least = Infinity;
  for (let i = 0; i < maxTries; ++i) {
    const x = (scatter(which, salt + 2 * i * 31) * 2 - 1) * wide;
    const y = (scatter(salt + i, which + 200) * 2 - 1) * high;
    if (Math.hypot(x / wide, y / high) > 1) continue;
    const apart = 1.88 * radius;
    if (ground.layer.some((seedPlace) => Math.hypot(seedPlace.x - x, seedPlace.y - y) < apart)) continue;
    const uphill = Math.hypot(x / wide, y / high) + 0.35 * scatter(i, salt);
    if (uphill >= least) continue;
    least = uphill;
    best = { x, y };
  }
  return best;
}

/** From the left, or from the bottom. */
function placeInRows({ x, y, rx, ry, seed }: Pit, below: number): Point {
  const [half, apart] = [Math.max(rx, ry), pitch * seed];
  const far = (row: number) => row * apart + Math.floor(row / 5) * tenGap * seed;
  let rows = 1;
  while (far(rows) + apart <= 2 * half) ++rows;
  const layer = Math.floor(below / (2 * rows));
  const along = (layer % 2 ? 0.5 : 0) * apart + far(Math.floor(below / 2) % rows) + apart / 2 - half;
  const across = (below % 2 ? 0.5 : -0.5) * apart;
  return rx > ry ? { x: x + along, y: y + across } : { x: x + across, y: y - along };
}

/** The place of the seed with `below` others under it. */
export function packSeed(hollow: Pit, which: number, below: number): Point {
  if (hollow.ordered) return placeInRows(hollow, below);
  const key = `${which} ${hollow.rx} ${hollow.ry} ${hollow.seed}`;
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

const shapes = 6;
const kinds = 5;
/** Its shape and its kind, which has a colour of its own, depend on the seed's number only. */
export const seedClass = (seed: number) =>
  `seed shape-${Math.floor(scatter(seed, 3) * shapes)} kind-${Math.floor(scatter(seed, 41) * kinds)}`;

export const seedPose = (x: number, y: number, scale: number) =>
  `translate(${x.toFixed(1)}px,${y.toFixed(1)}px) scale(${scale.toFixed(3)})`;
