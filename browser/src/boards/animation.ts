// Plays moves on a board one after the other, each along its timeline; a new move waits for the
// running one, a reply a moment longer, and settle() ends all at once.
//
// The browser animates (Web Animations), so that a slow page stays smooth; a timer fires the
// events. Hidden pages and reduced motion skip to the end.

import type { Step } from '../engine/rules';
import { reducedMotion, speed } from '../settings';

/** Animations start this far in, so that the next frame already shows them. */
const leadInMs = 14;

/** A reply begins this long after the move before it has come to rest. */
const replyMs = 700;

const rates = { slow: 1 / 1.8, usual: 1, quick: 2, none: 1 };
/** How fast time passes in animations. */
const rate = () => rates[speed.value];

/** A keyframe of a path. */
export interface KeyPoint {
  t: number;
  x: number;
  y: number;
  /** Height above the board, about 1 when held. */
  up: number;
  easing: string;
}

interface TimedEvent {
  t: number;
  happens(): void;
}

/**
 * Called when an animation starts (null) and when the position after a step is shown. `pending`:
 * the moves whose pieces have not come to rest.
 */
export type OnShown = (step: Step | null, pending: number) => void;

export const motionOff = () => reducedMotion.matches || document.hidden || speed.value === 'none';

/** Animates an element; the caller sets its final style. */
export function animate(drawn: HTMLElement, frames: Keyframe[], duration: number): Animation {
  const flight = drawn.animate(frames, { duration });
  flight.currentTime = leadInMs;
  flight.playbackRate = rate();
  return flight;
}

/** What the hooks of use_animation.ts need. */
export interface AnimatedLayer<Shape> {
  readonly target: string;
  readonly last: Step | null;
  predictedFrom: string;
  mount(layer: HTMLElement): void;
  unmount(): void;
  setShape(shape: Shape): void;
  settle(position: string, step: Step | null): void;
  show(step: Step, reply?: boolean): void;
  readonly pending: number;
  settleMotion(): void;
}

export abstract class AnimationQueue<Plan extends { end: number }, Shape> implements AnimatedLayer<Shape> {
  /** The position shown, or the one the running animation leads to. */
  target = '';
  last: Step | null = null;
  /** The position in which a move was shown before the server accepted it. */
  predictedFrom = '';
  protected layer: HTMLElement | null = null;
  protected shape: Shape | null = null;
  protected animations: Animation[] = [];
  private waiting: { step: Step; reply: boolean }[] = [];
  private current: { step: Step; plan: Plan; began: number; rate: number } | null = null;
  /** When the last animated move came to rest. */
  private restedAt = -Infinity;
  private shownStep: Step | null = null;
  private events: TimedEvent[] = [];
  private clock: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly onShown: OnShown) {}

  /** The timeline of a move from the current state. */
  protected abstract timelineFor(step: Step): Plan;
  /** Starts the animations and schedules their events. */
  protected abstract begin(plan: Plan, shape: Shape): void;
  /** Takes over the rules' position; the timeline says which piece is which. */
  protected abstract setPosition(position: string, plan: Plan | null): void;
  /** Draws all pieces at rest. */
  protected abstract draw(): void;
  /** The sound of a move that is not animated. */
  protected abstract playSound(): void;
  /** Forgets all drawn elements. */
  protected abstract clear(): void;
  /** Called after the board's shape has changed. */
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

  /** A new shape or orientation ends all animations. */
  setShape(shape: Shape) {
    if (shape === this.shape) return;
    this.settleMotion();
    this.shape = shape;
    this.draw();
    this.onShape();
  }

  /** Shows a position at once; unchanged pieces stay. */
  settle(position: string, step: Step | null) {
    this.settleMotion();
    this.target = position;
    this.last = step;
    this.predictedFrom = '';
    this.shownStep = step;
    this.setPosition(position, null);
    this.draw();
    this.onShown(step, 0);
  }

  /**
   * Animates a move after the running one. At most one waits; older ones are finished at once, or
   * the board of two quick players would fall behind. A reply does not begin at once.
   */
  show(step: Step, reply = false) {
    this.target = step.position;
    this.last = step;
    this.waiting.push({ step, reply });
    if (this.current) this.onShown(null, this.pending);
    else this.next();
    while (this.waiting.length > 1) this.finishOne();
  }

  /** Finishes all animations. */
  settleMotion() {
    while (this.pending > 0) this.finishOne();
  }

  get moving() {
    return this.current !== null;
  }

  get pending() {
    return (this.current ? 1 : 0) + this.waiting.length;
  }

  protected schedule(t: number, happens: () => void) {
    this.events.push({ t, happens });
  }

  private readonly hidden = () => {
    if (document.hidden) this.settleMotion();
  };

  private finishOne() {
    if (this.current) this.finish();
    else this.next(true);
  }

  private next(still = motionOff() || !this.layer) {
    clearTimeout(this.clock);
    const [first] = this.waiting;
    if (!first || !this.shape) {
      this.waiting = [];
      return;
    }
    const wait = first.reply && !still ? this.restedAt + replyMs - performance.now() : 0;
    if (wait > 0) {
      this.onShown(this.shownStep, this.pending);
      this.clock = setTimeout(() => this.next(), wait);
      return;
    }
    this.waiting.shift();
    const { step } = first;
    const plan = this.timelineFor(step);
    this.current = { step, plan, began: performance.now(), rate: rate() };
    if (still) {
      this.playSound();
      return this.finish();
    }
    this.onShown(null, this.pending);
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
    this.restedAt = performance.now();
    this.shownStep = step;
    this.animations = [];
    this.events = [];
    // The rules' position holds, whatever was shown.
    this.setPosition(step.position, plan);
    this.draw();
    this.onShown(step, this.pending);
    this.next();
  }

  /** Fires due events and sets the timer for the next. */
  private readonly tick = () => {
    if (!this.current) return;
    const { rate } = this.current;
    const elapsed = (performance.now() - this.current.began) * rate + leadInMs;
    while (this.events[0] && this.events[0].t <= elapsed) this.events.shift()?.happens();
    if (elapsed >= this.current.plan.end) return this.finish();
    const next = this.events[0]?.t ?? this.current.plan.end;
    this.clock = setTimeout(this.tick, Math.max(1, (next - elapsed) / rate));
  };
}
