// Plays moves on a board one after the other, each along its timeline; a new move waits for the
// running one, and settle() ends all at once.
//
// The browser animates (Web Animations), so that a slow page stays smooth; a timer fires the
// events. Hidden pages and reduced motion skip to the end.

import type { Step } from '../rules';
import { reducedMotion } from '../settings';

/** Animations start this far in, so that the next frame already shows them. */
const leadInMs = 14;

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

/** Called when an animation starts (null) and when the position after a step is shown. */
export type OnShown = (step: Step | null, moving: boolean) => void;

export const motionOff = () => reducedMotion.matches || document.hidden;

/** Animates an element; the caller sets its final style. */
export function animate(drawn: HTMLElement, frames: Keyframe[], duration: number): Animation {
  const flight = drawn.animate(frames, { duration });
  flight.currentTime = leadInMs;
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
  show(step: Step): void;
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
  private waiting: Step[] = [];
  private current: { step: Step; plan: Plan; began: number } | null = null;
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
    this.setPosition(position, null);
    this.draw();
    this.onShown(step, false);
  }

  /**
   * Animates a move after the running one. At most one waits; older ones are finished at once, or
   * the board of two quick players would fall behind.
   */
  show(step: Step) {
    this.target = step.position;
    this.last = step;
    this.waiting.push(step);
    if (!this.current) this.next();
    while (this.waiting.length > 1) this.finish();
  }

  /** Finishes all animations. */
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
    // The rules' position holds, whatever was shown.
    this.setPosition(step.position, plan);
    this.draw();
    this.onShown(step, this.waiting.length > 0);
    this.next();
  }

  /** Fires due events and sets the timer for the next. */
  private readonly tick = () => {
    if (!this.current) return;
    const now = performance.now() - this.current.began;
    while (this.events[0] && this.events[0].t <= now) this.events.shift()?.happens();
    if (now >= this.current.plan.end) return this.finish();
    const next = this.events[0]?.t ?? this.current.plan.end;
    this.clock = setTimeout(this.tick, Math.max(1, next - now));
  };
}
