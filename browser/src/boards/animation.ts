// What moves on a board, whatever it is: moves are shown one after the other, each along its plan.
// A move that comes while one is shown waits for it; whoever does not want to wait settles the board.
//
// The browser itself moves each thing along its way (Web Animations), so that a slow page does not make
// it stumble; a clock beside them says when something has happened. A page that is not seen, or whose
// reader wants no motion, has the outcome at once.

import type { Step } from '../rules';
import { reducedMotion } from '../settings';

/** A motion begins as if a little ago: the very next picture has it already. */
const leadInMs = 14;

/** Where something is at a time, on its way. */
export interface KeyPoint {
  t: number;
  x: number;
  y: number;
  /** How far above the board, where 1 is a hand's height. */
  up: number;
  easing: string;
}

interface TimedEvent {
  t: number;
  happens(): void;
}

/** A motion begins (null), or the board stands as it stood after this step. */
export type OnShown = (step: Step | null, moving: boolean) => void;

export const motionOff = () => reducedMotion.matches || document.hidden;

/** Moves what is drawn along keyframes; where it is in the end is the caller's to say. */
export function animate(drawn: HTMLElement, frames: Keyframe[], duration: number): Animation {
  const flight = drawn.animate(frames, { duration });
  flight.currentTime = leadInMs;
  return flight;
}

/** What a board's hooks need of it. */
export interface AnimatedLayer<Shape> {
  readonly target: string;
  readonly last: Step | null;
  predictedFrom: string;
  mount(layer: HTMLElement): void;
  unmount(): void;
  setShape(shape: Shape): void;
  settle(position: string, step: Step | null): void;
  show(step: Step): void;
  settleMotion(): void;
}

export abstract class AnimationQueue<Plan extends { end: number }, Shape> implements AnimatedLayer<Shape> {
  /** The position that is shown, or that the motion under way leads to. */
  target = '';
  /** The move that led there. */
  last: Step | null = null;
  /** The position from which a move is shown that the house has not answered yet. */
  predictedFrom = '';
  protected layer: HTMLElement | null = null;
  protected shape: Shape | null = null;
  protected animations: Animation[] = [];
  private waiting: Step[] = [];
  private current: { step: Step; plan: Plan; began: number } | null = null;
  private events: TimedEvent[] = [];
  private clock: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly onShown: OnShown) {}

  /** The way of everything in this move, from what lies now. */
  protected abstract timelineFor(step: Step): Plan;
  /** Sets everything on its way and says `at` which time what happens. */
  protected abstract begin(plan: Plan, shape: Shape): void;
  /** What the rules say lies where; the plan says which thing is which. */
  protected abstract setPosition(position: string, plan: Plan | null): void;
  /** Draws everything where it lies. */
  protected abstract draw(): void;
  /** A move was made that nobody sees moving. */
  protected abstract playSound(): void;
  /** Nothing is drawn yet. */
  protected abstract clear(): void;
  /** The board has another shape. */
  protected onShape() {}

  mount(layer: HTMLElement) {
    this.layer = layer;
    layer.replaceChildren();
    this.clear();
    this.shape = null;
    document.addEventListener('visibilitychange', this.hidden);
  }

  unmount() {
    clearTimeout(this.clock);
    document.removeEventListener('visibilitychange', this.hidden);
    this.layer = null;
  }

  /** A board of another shape, or turned round: nothing flies across it. */
  setShape(shape: Shape) {
    if (shape === this.shape) return;
    this.settleMotion();
    this.shape = shape;
    this.draw();
    this.onShape();
  }

  /** The position as it is, at once. What can stay where it is does. */
  settle(position: string, step: Step | null) {
    this.settleMotion();
    this.target = position;
    this.last = step;
    this.predictedFrom = '';
    this.setPosition(position, null);
    this.draw();
    this.onShown(step, false);
  }

  /**
   * Shows a move, after the one that is still being shown. At most one waits: what is older is done
   * at once, or the board of two quick players would be ever further behind.
   */
  show(step: Step) {
    this.target = step.position;
    this.last = step;
    this.waiting.push(step);
    if (!this.current) this.next();
    while (this.waiting.length > 1) this.finish();
  }

  /** Whatever moves has come to rest. */
  settleMotion() {
    while (this.current || this.waiting.length > 0) {
      if (this.current) this.finish();
      else this.next(true);
    }
  }

  get moving() {
    return this.current !== null;
  }

  protected schedule(t: number, happens: () => void) {
    this.events.push({ t, happens });
  }

  private readonly hidden = () => {
    if (document.hidden) this.settleMotion();
  };

  private next(still = motionOff() || !this.layer) {
    const step = this.waiting.shift();
    if (!step || !this.shape) return;
    const plan = this.timelineFor(step);
    this.current = { step, plan, began: performance.now() - leadInMs };
    if (still) {
      this.playSound();
      return this.finish();
    }
    this.onShown(null, true);
    this.events = [];
    this.begin(plan, this.shape);
    this.events.sort((a, b) => a.t - b.t);
    this.tick();
  }

  private finish() {
    if (!this.current) return;
    clearTimeout(this.clock);
    for (const flight of this.animations) flight.cancel();
    const { step, plan } = this.current;
    this.current = null;
    this.animations = [];
    this.events = [];
    // What the rules say stands, whatever was shown.
    this.setPosition(step.position, plan);
    this.draw();
    this.onShown(step, this.waiting.length > 0);
    this.next();
  }

  /** What has happened by now, and when to look again. */
  private readonly tick = () => {
    if (!this.current) return;
    const now = performance.now() - this.current.began;
    while (this.events[0] && this.events[0].t <= now) this.events.shift()?.happens();
    if (now >= this.current.plan.end) return this.finish();
    const next = this.events[0]?.t ?? this.current.plan.end;
    this.clock = setTimeout(this.tick, Math.max(1, next - now));
  };
}
