// The seeds on a board, each one drawn once and then only moved: lifted, carried from house to
// house, dropped, gathered. Moves that come while one is shown wait for it; whoever does not want
// to wait settles the board.
//
// Everything is moved from one animation frame to the next; a page that is not seen, or whose
// reader wants no motion, has the outcome at once.

import type { Step } from '../rules';
import { stillness } from '../settings';
import { scatter } from './board';
import { restIn, type Rest } from './heap';
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

interface Key {
  t: number;
  x: number;
  y: number;
  /** How far above the board, where 1 is a hand's height. */
  up: number;
}

interface Track {
  seed: number;
  keys: Key[];
  /** The key that was passed last. */
  at: number;
}

interface Event {
  t: number;
  happens(): void;
}

/** What is told of the seeds as they move. */
export interface Watcher {
  /** So many seeds lie in a place now. */
  counted(place: number, seeds: number): void;
  /** A seed came to lie on so many others. */
  fell(below: number): void;
  /** A motion begins (null), or the board stands as it stood after this step. */
  shows(step: Step | null, moving: boolean): void;
}

export class SeedTable {
  /** The position that is shown, or that the motion under way leads to. */
  target = '';
  private piles: Piles = [];
  private lying: number[] = [];
  private layer: HTMLElement | null = null;
  private drawn: HTMLElement[] = [];
  private shape: Shape | null = null;
  private waiting: Step[] = [];
  private running: { step: Step; plan: Plan; began: number } | null = null;
  private tracks: Track[] = [];
  private events: Event[] = [];
  private frame = 0;

  constructor(private readonly watcher: Watcher) {}

  mount(layer: HTMLElement) {
    this.layer = layer;
    layer.replaceChildren();
    this.drawn = [];
    this.shape = null;
    document.addEventListener('visibilitychange', this.hidden);
  }

  unmount() {
    cancelAnimationFrame(this.frame);
    document.removeEventListener('visibilitychange', this.hidden);
    this.layer = null;
  }

  /** A board of another shape, or turned round: nothing flies across it. */
  shapeTo(shape: Shape) {
    if (shape === this.shape) return;
    this.settleMotion();
    this.shape = shape;
    this.lay();
  }

  /** The position as it is, at once. Seeds that can stay where they are do. */
  settle(position: string, step: Step | null) {
    this.settleMotion();
    this.target = position;
    this.piles = pilesOf(readPosition(position).counts, this.piles);
    this.lay();
    this.watcher.shows(step, false);
  }

  /** Shows a move, after those that are still being shown. */
  show(step: Step) {
    this.target = step.position;
    this.waiting.push(step);
    if (!this.running) this.next();
  }

  /** Whatever moves has come to rest. */
  settleMotion() {
    while (this.running || this.waiting.length > 0) {
      if (this.running) this.finish();
      else this.next(true);
    }
  }

  private readonly hidden = () => {
    if (document.hidden) this.settleMotion();
  };

  private next(still = stillness.matches || document.hidden || !this.layer) {
    const step = this.waiting.shift();
    if (!step || !this.shape) return;
    const plan = planOf(this.piles, step);
    // As if it had begun a little before: the very next picture has it already.
    this.running = { step, plan, began: performance.now() - 12 };
    if (still) {
      this.watcher.fell(1);
      return this.finish();
    }
    this.watcher.shows(null, true);
    this.prepare(plan, this.shape);
    this.draw();
  }

  private finish() {
    if (!this.running) return;
    cancelAnimationFrame(this.frame);
    const { step, plan } = this.running;
    this.running = null;
    this.tracks = [];
    this.events = [];
    // What the rules say stands, whatever was shown.
    this.piles = pilesOf(readPosition(step.position).counts, plan.after);
    this.lay();
    this.watcher.shows(step, this.waiting.length > 0);
    this.next();
  }

  // --- Drawing ---

  private rest(place: number, below: number): Rest {
    const hollow = this.shape?.hollows[place];
    return hollow ? restIn(hollow, place, below) : { x: 0, y: 0 };
  }

  /** Every seed where it lies, those of a pile in its order. */
  private lay() {
    if (!this.layer || !this.shape) return;
    let order = 0;
    this.piles.forEach((pile, place) => {
      pile.forEach((seed, below) => {
        const { x, y } = this.rest(place, below);
        const drawn = (this.drawn[seed] ??= newSeed(seed));
        if (this.layer?.children[order] !== drawn)
          this.layer?.insertBefore(drawn, this.layer.children[order] ?? null);
        ++order;
        drawn.classList.remove('flying');
        this.move(drawn, x, y, 0);
      });
    });
    this.lying = this.piles.map((pile) => pile.length);
    this.lying.forEach((seeds, place) => this.watcher.counted(place, seeds));
  }

  private readonly draw = () => {
    if (!this.running) return;
    const now = performance.now() - this.running.began;
    while (this.events[0] && this.events[0].t <= now) this.events.shift()?.happens();
    for (const track of this.tracks) this.follow(track, now);
    this.tracks = this.tracks.filter((track) => (track.keys.at(-1)?.t ?? 0) > now);
    if (now >= this.running.plan.end) return this.finish();
    this.frame = requestAnimationFrame(this.draw);
  };

  private follow(track: Track, now: number) {
    const { keys } = track;
    if (now < (keys[0]?.t ?? 0)) return;
    while (track.at + 2 < keys.length && (keys[track.at + 1]?.t ?? 0) <= now) ++track.at;
    const from = keys[track.at];
    const to = keys[track.at + 1];
    const drawn = this.drawn[track.seed];
    if (!from || !to || !drawn) return;
    const part = Math.min(1, (now - from.t) / (to.t - from.t));
    // What falls, falls quicker and quicker; what is lifted starts at once.
    const way = from.up > to.up ? part * part : from.up < to.up ? part * (2 - part) : part;
    const arc = from.up === 0 && to.up === 0 ? Math.sin(Math.PI * part) : 0;
    this.move(
      drawn,
      from.x + (to.x - from.x) * (arc ? smooth(part) : way),
      from.y + (to.y - from.y) * (arc ? smooth(part) : way),
      arc || from.up + (to.up - from.up) * way,
    );
  }

  private move(drawn: HTMLElement, x: number, y: number, up: number) {
    const scale = (this.shape?.enlarged ?? 1) * (1 + 0.2 * up);
    drawn.style.transform =
      `translate(${x.toFixed(1)}px,${(y - 14 * up).toFixed(1)}px) scale(${scale.toFixed(3)})`;
  }

  private count(place: number, by: number) {
    const seeds = (this.lying[place] ?? 0) + by;
    this.lying[place] = seeds;
    this.watcher.counted(place, seeds);
  }

  private prepare(plan: Plan, shape: Shape) {
    this.tracks = [];
    this.events = [];
    this.carry(plan, shape);
    for (const gathering of [...plan.captured, ...plan.rest]) this.gather(gathering, plan);
    this.events.sort((a, b) => a.t - b.t);
  }

  /** From now on it lies above what was there before it, and beneath the hand. */
  private falls({ seed, place, below, at }: Fall, lowestInHand?: number) {
    this.events.push({
      t: at,
      happens: () => {
        this.count(place, 1);
        this.watcher.fell(below);
        const drawn = this.drawn[seed];
        drawn?.classList.remove('flying');
        const hand = lowestInHand === undefined ? null : this.drawn[lowestInHand];
        if (drawn && drawn !== hand) this.layer?.insertBefore(drawn, hand ?? null);
      },
    });
  }

  /** The hand goes along the path and lets one seed fall at each house. */
  private carry({ from, sown }: Plan, shape: Shape) {
    const pile = this.piles[from] ?? [];
    const beat = beatMs(sown.length);
    // Last of all over the others: the hand is above the board.
    for (const seed of pile) {
      const drawn = this.drawn[seed];
      if (drawn) this.layer?.append(drawn);
      drawn?.classList.add('flying');
    }
    this.events.push({ t: 0, happens: () => this.count(from, -pile.length) });
    sown.forEach((fall, i) => {
      const { seed } = fall;
      const low = this.rest(from, pile.indexOf(seed));
      const far = 5.5 * shape.enlarged * Math.sqrt(i);
      const dx = far * Math.cos(i * golden);
      const dy = far * Math.sin(i * golden);
      const over = (place: number, t: number): Key => {
        const hollow = shape.hollows[place];
        return { t, x: (hollow?.x ?? 0) + dx, y: (hollow?.y ?? 0) + dy, up: 1 };
      };
      const keys: Key[] = [{ t: 0, ...low, up: 0 }, over(from, liftMs)];
      for (let passed = 0; passed <= i; ++passed)
        keys.push(over(sown[passed]?.place ?? 0, liftMs + (passed + 1) * beat));
      keys.push({ t: fall.at, ...this.rest(fall.place, fall.below), up: 0 });
      this.tracks.push({ seed, keys, at: 0 });
      this.falls(fall, sown.at(-1)?.seed);
    });
  }

  private gather({ from, at, falls }: Gathering, plan: Plan) {
    const { x, y } = this.shape?.hollows[from] ?? { x: 0, y: 0 };
    this.events.push({
      t: at,
      happens: () => {
        this.count(from, -falls.length);
        for (const { seed } of falls) {
          const drawn = this.drawn[seed];
          if (drawn) this.layer?.append(drawn);
          drawn?.classList.add('flying');
        }
      },
    });
    for (const fall of falls) {
      const lay = plan.sown.find((one) => one.seed === fall.seed && one.place === from);
      const below = lay?.below ?? this.piles[from]?.indexOf(fall.seed) ?? -1;
      const low = below >= 0 ? this.rest(from, below) : { x, y };
      this.tracks.push({
        seed: fall.seed,
        keys: [
          { t: fall.at - flightMs, ...low, up: 0 },
          { t: fall.at, ...this.rest(fall.place, fall.below), up: 0 },
        ],
        at: 0,
      });
      this.falls(fall);
    }
  }
}

const smooth = (part: number) => part * part * (3 - 2 * part);

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
