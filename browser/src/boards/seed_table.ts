// The seeds on a board, each one drawn once and then only moved: lifted, carried from house to
// house, dropped, gathered.

import type { Step } from '../rules';
import { scatter } from './board';
import { restIn, type Rest } from './heap';
import { animate, MotionTable, type Key, type Shows } from './motion';
import {
  beatMs,
  flightMs,
  liftMs,
  pilesOf,
  planOf,
  readPosition,
  type Fall,
  type Gathering,
  type Piles,
  type Plan,
} from './sowing_plan';
import type { Shape } from './sowing_shape';

const golden = Math.PI * (3 - Math.sqrt(5));
const shades = 5;
/** So many seeds find their places in each hollow beforehand. */
const foreseen = 18;
const foreseenInStores = 32;

/** What is told of the seeds as they move. */
export interface Watcher {
  /** So many seeds lie in a place now. */
  counted(place: number, seeds: number): void;
  /** A seed came to lie on so many others. */
  fell(below: number): void;
  shows: Shows;
}

export class SeedTable extends MotionTable<Plan, Shape> {
  private piles: Piles = [];
  private lying: number[] = [];
  private drawn: HTMLElement[] = [];
  private ways = new Map<number, Key[]>();

  constructor(private readonly watcher: Watcher) {
    super(watcher.shows);
  }

  protected clear() {
    this.drawn = [];
  }

  protected shaped() {
    this.foresee(0);
  }

  protected planFor(step: Step) {
    return planOf(this.piles, step);
  }

  protected stand(position: string, plan: Plan | null) {
    this.piles = pilesOf(readPosition(position).counts, plan?.after ?? this.piles);
  }

  protected sound() {
    this.watcher.fell(1);
  }

  // --- Drawing ---

  private rest(place: number, below: number): Rest {
    const hollow = this.shape?.hollows[place];
    return hollow ? restIn(hollow, place, below) : { x: 0, y: 0 };
  }

  /** Finds places for seeds that may come, while there is nothing else to do: a click must not wait. */
  private foresee(place: number) {
    const shape = this.shape;
    if (!shape || place >= shape.hollows.length) return;
    const go = () => {
      if (shape !== this.shape || !this.layer) return;
      this.rest(place, (place < shape.houses.length ? foreseen : foreseenInStores) - 1);
      this.foresee(place + 1);
    };
    if ('requestIdleCallback' in window) requestIdleCallback(go, { timeout: 500 });
    else setTimeout(go, 30);
  }

  /** Every seed where it lies, those of a pile in its order. */
  protected lay() {
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
    this.lying = this.piles.map((pile) => pile.length);
    this.lying.forEach((seeds, place) => this.watcher.counted(place, seeds));
  }

  private pose(x: number, y: number, up: number): string {
    const scale = (this.shape?.enlarged ?? 1) * (1 + 0.2 * up);
    return `translate(${x.toFixed(1)}px,${(y - 14 * up).toFixed(1)}px) scale(${scale.toFixed(3)})`;
  }

  private fliesNow(seed: number, flies: boolean) {
    this.drawn[seed]?.classList.toggle('flying', flies);
  }

  private count(place: number, by: number) {
    const seeds = (this.lying[place] ?? 0) + by;
    this.lying[place] = seeds;
    this.watcher.counted(place, seeds);
  }

  protected begin(plan: Plan, shape: Shape) {
    this.ways.clear();
    this.carry(plan, shape);
    for (const gathering of [...plan.captured, ...plan.rest]) this.gather(gathering, plan);
    // Over all that rest, and each over those that fall before it: so it stays to the end, and what
    // rests need not be drawn anew.
    this.flights = [...this.ways].flatMap(([seed, keys], i) => {
      const drawn = this.drawn[seed];
      if (drawn) drawn.style.zIndex = String(1000 + i);
      return this.fly(seed, keys);
    });
  }

  private fly(seed: number, keys: Key[]): Animation[] {
    const drawn = this.drawn[seed];
    const last = keys.at(-1);
    if (!drawn || !last) return [];
    const flight = animate(
      drawn,
      keys.map(({ t, x, y, up, easing }) => ({
        offset: t / last.t,
        transform: this.pose(x, y, up),
        easing,
      })),
      last.t,
    );
    // Where it is when the flight is over.
    drawn.style.transform = this.pose(last.x, last.y, 0);
    return [flight];
  }

  /** A way goes on from where the seed lay until then. */
  private way(seed: number, keys: Key[]) {
    const known = this.ways.get(seed);
    const [first] = keys;
    if (known) known.push(...keys);
    else if (first) this.ways.set(seed, first.t > 0 ? [{ ...first, t: 0 }, ...keys] : keys);
  }

  private falls({ seed, place, below, at }: Fall) {
    this.at(at, () => {
      this.count(place, 1);
      this.watcher.fell(below);
      this.fliesNow(seed, false);
    });
  }

  /** The hand goes along the path and lets one seed fall at each house. */
  private carry({ from, sown }: Plan, shape: Shape) {
    const pile = this.piles[from] ?? [];
    const beat = beatMs(sown.length);
    this.at(0, () => {
      this.count(from, -pile.length);
      for (const { seed } of sown) this.fliesNow(seed, true);
    });
    sown.forEach((fall, i) => {
      const far = 5.5 * shape.enlarged * Math.sqrt(i);
      const dx = far * Math.cos(i * golden);
      const dy = far * Math.sin(i * golden);
      const over = (place: number, t: number, easing: string): Key => {
        const hollow = shape.hollows[place];
        return { t, x: (hollow?.x ?? 0) + dx, y: (hollow?.y ?? 0) + dy, up: 1, easing };
      };
      const low = this.rest(from, pile.indexOf(fall.seed));
      const keys: Key[] = [
        { t: 0, ...low, up: 0, easing: 'ease-out' },
        over(from, liftMs, 'linear'),
      ];
      for (let passed = 0; passed <= i; ++passed)
        keys.push(
          over(
            sown[passed]?.place ?? 0,
            liftMs + (passed + 1) * beat,
            passed === i ? 'ease-in' : 'linear',
          ),
        );
      keys.push({ t: fall.at, ...this.rest(fall.place, fall.below), up: 0, easing: 'linear' });
      this.way(fall.seed, keys.filter(turnsAt));
      this.falls(fall);
    });
  }

  private gather({ from, at, falls }: Gathering, plan: Plan) {
    this.at(at, () => {
      this.count(from, -falls.length);
      for (const { seed } of falls) this.fliesNow(seed, true);
    });
    for (const fall of falls) {
      const sown = plan.sown.find((one) => one.seed === fall.seed && one.place === from);
      const low = this.rest(from, sown?.below ?? this.piles[from]?.indexOf(fall.seed) ?? 0);
      const there = this.rest(fall.place, fall.below);
      const begin = fall.at - flightMs;
      this.way(fall.seed, [
        { t: begin, ...low, up: 0, easing: 'ease-in' },
        {
          t: begin + flightMs / 2,
          x: (low.x + there.x) / 2,
          y: (low.y + there.y) / 2,
          up: 1,
          easing: 'ease-out',
        },
        { t: fall.at, ...there, up: 0, easing: 'linear' },
      ]);
      this.falls(fall);
    }
  }
}

/** False for a place that is passed straight on: the fewer are said to the browser, the sooner it begins. */
function turnsAt(key: Key, i: number, keys: Key[]): boolean {
  const before = keys[i - 1];
  const after = keys[i + 1];
  if (!before || !after || before.up !== 1 || key.up !== 1 || after.up !== 1) return true;
  const even = (a: number, b: number, c: number) => Math.abs(a + c - 2 * b) < 0.01;
  return !(
    key.easing === 'linear' &&
    even(before.x, key.x, after.x) &&
    even(before.y, key.y, after.y) &&
    even(before.t, key.t, after.t)
  );
}

/** Each seed has its own shade, size and slant, always the same. */
function newSeed(seed: number): HTMLElement {
  const drawn = document.createElement('b');
  drawn.className = `seed shade-${Math.floor(scatter(seed, 41) * shades)}`;
  drawn.dataset.seed = String(seed);
  const body = document.createElement('i');
  const size = 0.93 + 0.13 * scatter(seed, 3);
  body.style.transform = `rotate(${(scatter(seed, 77) * 180).toFixed(0)}deg) scale(${size.toFixed(2)})`;
  drawn.append(body);
  return drawn;
}
