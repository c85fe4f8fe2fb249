// The drawn seeds of a board: each element is created once and then moved.

import type { Step } from '../engine/rules';
import type { Point } from './geometry';
import { packSeed, seedClass, seedPose } from './seed_packing';
import { animate, AnimationQueue, type KeyPoint, type OnShown } from './animation';
import {
  beatMs,
  flightMs,
  liftMs,
  pilesOf,
  timelineOf,
  readPosition,
  type SeedDrop,
  type Capture,
  type Piles,
  type SowingTimeline,
} from './sowing_timeline';
import type { SowingShape } from './sowing_shape';

const goldenAngle = Math.PI * (3 - Math.sqrt(5));
/** Seed places computed in advance for each house and store. */
const precomputedHouse = 18;
const precomputedStore = 32;

/** Called as seeds move. */
interface SeedObserver {
  onCount(place: number, seeds: number): void;
  /** A seed has landed on `below` others. */
  onDrop(below: number): void;
  /** A captured pile is lifted. */
  onCapture(): void;
  shows: OnShown;
}

export class SeedLayer extends AnimationQueue<SowingTimeline, SowingShape> {
  private piles: Piles = [];
  private shownCounts: number[] = [];
  private drawn: HTMLElement[] = [];
  private keysOf = new Map<number, KeyPoint[]>();

  constructor(private readonly watcher: SeedObserver) {
    super(watcher.shows);
  }

  protected clear() {
    this.drawn = [];
  }

  protected onShape() {
    this.precomputeRests(0);
  }

  protected timelineFor(step: Step) {
    return timelineOf(this.piles, step);
  }

  protected setPosition(position: string, plan: SowingTimeline | null) {
    this.piles = pilesOf(readPosition(position).counts, plan?.after ?? this.piles);
  }

  protected playSound() {
    this.watcher.onDrop(1);
  }

  // --- Drawing ---

  private rest(place: number, below: number): Point {
    const hollow = this.shape?.hollows[place];
    return hollow ? packSeed(hollow, place, below) : { x: 0, y: 0 };
  }

  /** Computes places for future seeds in idle time, so that a click need not wait. */
  private precomputeRests(place: number) {
    const shape = this.shape;
    if (!shape || place >= shape.hollows.length) return;
    const go = () => {
      if (shape !== this.shape || !this.layer) return;
      this.rest(place, (place < shape.houses.length ? precomputedHouse : precomputedStore) - 1);
      this.precomputeRests(place + 1);
    };
    if ('requestIdleCallback' in window) requestIdleCallback(go, { timeout: 500 });
    else setTimeout(go, 30);
  }

  protected draw() {
    if (!this.layer || !this.shape) return;
    let uppermost = 0;
    this.piles.forEach((pile, place) => {
      pile.forEach((seed, below) => {
        const { x, y } = this.rest(place, below);
        const drawn = (this.drawn[seed] ??= newSeed(seed));
        if (!drawn.isConnected) this.layer?.append(drawn);
        drawn.style.zIndex = String(++uppermost);
        drawn.classList.remove('flying');
        drawn.style.transform = this.pose(x, y, 0);
      });
    });
    this.shownCounts = this.piles.map((pile) => pile.length);
    this.shownCounts.forEach((seeds, place) => this.watcher.onCount(place, seeds));
  }

  private pose(x: number, y: number, up: number): string {
    return seedPose(x, y - 14 * up, (this.shape?.enlarged ?? 1) * (1 + 0.2 * up));
  }

  private setFlying(seed: number, flies: boolean) {
    this.drawn[seed]?.classList.toggle('flying', flies);
  }

  private count(place: number, by: number) {
    const seeds = (this.shownCounts[place] ?? 0) + by;
    this.shownCounts[place] = seeds;
    this.watcher.onCount(place, seeds);
  }

  protected begin(plan: SowingTimeline, shape: SowingShape) {
    this.keysOf.clear();
    this.carry(plan, shape);
    for (const gathering of [...plan.captured, ...plan.rest]) this.gather(gathering, plan);
    for (const { startMs } of plan.captured) this.schedule(startMs, () => this.watcher.onCapture());
    // Above all resting seeds, later ones on top; so their order need not change when they land.
    this.animations = [...this.keysOf].flatMap(([seed, keys], i) => {
      const drawn = this.drawn[seed];
      if (drawn) drawn.style.zIndex = String(1000 + i);
      return this.fly(seed, keys);
    });
  }

  private fly(seed: number, keys: KeyPoint[]): Animation[] {
    const drawn = this.drawn[seed];
    const last = keys.at(-1);
    if (!drawn || !last) return [];
    const flight = animate(
      drawn,
      keys.map(({ t, x, y, up, easing }) => ({ offset: t / last.t, transform: this.pose(x, y, up), easing })),
      last.t,
    );
    // Its place after the animation.
    drawn.style.transform = this.pose(last.x, last.y, 0);
    return [flight];
  }

  /** Appends to a seed's path; until its first key it rests. */
  private addKeys(seed: number, keys: KeyPoint[]) {
    const known = this.keysOf.get(seed);
    const [first] = keys;
    if (known) known.push(...keys);
    else if (first) this.keysOf.set(seed, first.t > 0 ? [{ ...first, t: 0 }, ...keys] : keys);
  }

  private scheduleDrop({ seed, place, below, startMs }: SeedDrop) {
    this.schedule(startMs, () => {
      this.count(place, 1);
      this.watcher.onDrop(below);
      this.setFlying(seed, false);
    });
  }

  /** The hand moves along the path and drops a seed in each house. */
  private carry({ from, sown }: SowingTimeline, shape: SowingShape) {
    const pile = this.piles[from] ?? [];
    const beat = beatMs(sown.length);
    this.schedule(0, () => {
      this.count(from, -pile.length);
      for (const { seed } of sown) this.setFlying(seed, true);
    });
    sown.forEach((fall, i) => {
      const far = 5.5 * shape.enlarged * Math.sqrt(i);
      const dx = far * Math.cos(i * goldenAngle);
      const dy = far * Math.sin(i * goldenAngle);
      const over = (place: number, t: number, easing: string): KeyPoint => {
        const hollow = shape.hollows[place];
        return { t, x: (hollow?.x ?? 0) + dx, y: (hollow?.y ?? 0) + dy, up: 1, easing };
      };
      const low = this.rest(from, pile.indexOf(fall.seed));
      const keys: KeyPoint[] = [{ t: 0, ...low, up: 0, easing: 'ease-out' }, over(from, liftMs, 'linear')];
      for (let passed = 0; passed <= i; ++passed)
        keys.push(over(sown[passed]?.place ?? 0, liftMs + (passed + 1) * beat, passed === i ? 'ease-in' : 'linear'));
      keys.push({ t: fall.startMs, ...this.rest(fall.place, fall.below), up: 0, easing: 'linear' });
      this.addKeys(fall.seed, keys.filter(isCorner));
      this.scheduleDrop(fall);
    });
  }

  private gather({ from, startMs, falls }: Capture, plan: SowingTimeline) {
    this.schedule(startMs, () => {
      this.count(from, -falls.length);
      for (const { seed } of falls) this.setFlying(seed, true);
    });
    for (const fall of falls) {
      const sown = plan.sown.find((seedDrop) => seedDrop.seed === fall.seed && seedDrop.place === from);
      const low = this.rest(from, sown?.below ?? this.piles[from]?.indexOf(fall.seed) ?? 0);
      const there = this.rest(fall.place, fall.below);
      const begin = fall.startMs - flightMs;
      this.addKeys(fall.seed, [
        { t: begin, ...low, up: 0, easing: 'ease-in' },
        { t: begin + flightMs / 2, x: (low.x + there.x) / 2, y: (low.y + there.y) / 2, up: 1, easing: 'ease-out' },
        { t: fall.startMs, ...there, up: 0, easing: 'linear' },
      ]);
      this.scheduleDrop(fall);
    }
  }
}

/** False if the path goes straight on here: fewer keyframes start sooner. */
function isCorner(key: KeyPoint, i: number, keys: KeyPoint[]): boolean {
  const before = keys[i - 1];
  const after = keys[i + 1];
  if (!before || !after || before.up !== 1 || key.up !== 1 || after.up !== 1) return true;
  const even = (a: number, b: number, c: number) => Math.abs(a + c - 2 * b) < 0.01;
  return !(key.easing === 'linear' && even(before.x, key.x, after.x) && even(before.y, key.y, after.y) && even(before.t, key.t, after.t));
}

function newSeed(seed: number): HTMLElement {
  const drawn = document.createElement('b');
  drawn.className = seedClass(seed);
  drawn.dataset.seed = String(seed);
  return drawn;
}
