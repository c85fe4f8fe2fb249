// Seeded random numbers, the same on every run (mulberry32).

/** Returns a function that draws a number from 0 to sides - 1. */
export function seededRng(seed) {
  return (sides) => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * sides) | 0;
  };
}
