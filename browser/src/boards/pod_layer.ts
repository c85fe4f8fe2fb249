// The drawn pods and the prongs in the trays: each element is created once and then moved.
//
// While a move is entered the chosen pod follows it hop by hop, and goes back if the player
// cancels.

import { h, render } from 'preact';
import { seatIndex } from '../texts/format';
import type { Step } from '../engine/rules';
import type { Side } from '../api';
import { jumpedSquare, capturedBy, squaresOf, type PartialMove } from './move_builder';
import { animate, motionOff, AnimationQueue, type KeyPoint, type OnShown } from './animation';
import {
  jumpMs,
  podTimelineOf,
  prongMs,
  matchDrawn,
  stepMs,
  takingMs,
  type AddedProng,
  type DrawnPod,
  type PodTimeline,
  type PodCapture,
} from './pod_timeline';
import { readPods, type Reserves } from './pod_position';
import type { Point } from './geometry';
import { angleOf, centreOf, directionVector, podPose, prongPose, type PodShape } from './pod_shape';
import { PodDrawn } from './pods';

/** Height of a held pod, and distance of prongs from its middle. */
const heldUp = 0.5;
const prongFrom = 37;
/** Lifting or putting down without moving. */
const liftMs = 140;

/** Called as pods move. */
interface PodObserver {
  onCount(side: Side, prongs: number): void;
  /** A pod landed, a prong was inserted, a pod was captured. */
  onSound(what: 'pod' | 'prong' | 'lift'): void;
  shows: OnShown;
}

interface Held {
  id: number;
  way: string[];
}

export class PodLayer extends AnimationQueue<PodTimeline, PodShape> {
  private pods: DrawnPod[] = [];
  private supplies: Reserves = [0, 0];
  private shownSupplies: Reserves = [0, 0];
  private drawn = new Map<number, HTMLElement>();
  private prongs: Record<Side, HTMLElement[]> = { first: [], second: [] };
  private held: Held | null = null;
  private handAnimation: Animation | null = null;
  private landingTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly watcher: PodObserver) {
    super(watcher.shows);
  }

  /** Moves the held pod to the current choice, or puts it back (null). */
  hold(chosen: PartialMove | null) {
    if (!chosen && (!this.held || this.predictedFrom || this.moving)) return;
    if (chosen) this.settleMotion();
    const before = this.held;
    const pod = chosen && this.pods.find((drawnPod) => drawnPod.square === chosen.pod);
    this.held = chosen && pod ? { id: pod.id, way: squaresOf(chosen) } : null;
    const taken = chosen ? capturedBy(chosen) : [];
    for (const drawing of this.pods) this.drawn.get(drawing.id)?.classList.toggle('doomed', taken.includes(drawing.square));
    if (before && before.id !== this.held?.id) this.moveHeld(before.id, before.way, before.way.slice(0, 1), heldUp, 0);
    if (!this.held) return;
    const { id, way } = this.held;
    if (before?.id === id) this.moveHeld(id, before.way, way, heldUp, heldUp);
    else this.moveHeld(id, way.slice(0, 1), way, 0, heldUp);
  }

  /** From the end of one path back to their common part, then to the end of the other. */
  private moveHeld(id: number, way: string[], goal: string[], from: number, up: number) {
    const drawn = this.drawn.get(id);
    if (!drawn || !this.shape) return;
    let same = 0;
    while (same < way.length && same < goal.length && way[same] === goal[same]) ++same;
    const stops = [...way.slice(Math.max(0, same - 1)).reverse(), ...goal.slice(same)];
    const keys = this.hopping(stops, from, up);
    this.handAnimation?.cancel();
    this.land();
    this.place(drawn, stops.at(-1) ?? '', up);
    const last = keys.at(-1);
    if (motionOff() || !last || last.t === 0) {
      if (stops.length > 1) this.watcher.onSound('pod');
      return;
    }
    drawn.style.zIndex = '900';
    this.handAnimation = this.animateKeys(drawn, keys);
    if (stops.length > 1) this.landingTimer = setTimeout(() => this.land(), last.t);
  }

  /** The held pod lands: in time, or early because it moves on. */
  private land() {
    if (this.landingTimer === undefined) return;
    clearTimeout(this.landingTimer);
    this.landingTimer = undefined;
    this.watcher.onSound('pod');
  }

  protected clear() {
    this.drawn.clear();
    this.prongs = { first: [], second: [] };
  }

  protected playSound() {
    this.watcher.onSound('pod');
  }

  protected timelineFor(step: Step): PodTimeline {
    const { held } = this;
    this.held = null;
    const stops = [String(step.from), ...step.path.map(String)];
    const follows = held?.way.every((square, i) => square === stops[i]) ?? false;
    return podTimelineOf(this.pods, this.supplies, step, held && follows ? held.way.length - 1 : 0);
  }

  protected setPosition(position: string, plan: PodTimeline | null) {
    const { pods, supplies } = readPods(position);
    this.pods = matchDrawn(pods, plan?.after ?? this.pods);
    this.supplies = supplies;
    if (!plan) this.held = null;
  }

  // --- Drawing ---

  protected draw() {
    if (!this.layer || !this.shape) return;
    this.handAnimation?.cancel();
    const { turned } = this.shape;
    for (const [id, drawn] of this.drawn)
      if (!this.pods.some((pod) => pod.id === id)) {
        drawn.remove();
        this.drawn.delete(id);
      }
    for (const pod of this.pods) {
      const drawn = this.drawn.get(pod.id) ?? this.newPod(pod);
      render(h(PodDrawn, { side: pod.side, prongs: pod.prongs, turned }), drawn);
      drawn.className = `pod ${pod.side}`;
      drawn.dataset.pod = pod.square;
      drawn.style.opacity = '';
      drawn.style.zIndex = '';
      const held = this.held?.id === pod.id ? this.held : null;
      this.place(drawn, held?.way.at(-1) ?? pod.square, held ? heldUp : 0);
    }
    for (const tray of this.shape.trays)
      tray.places.forEach((place, i) => {
        const there = i < this.supplies[seatIndex(tray.side)];
        const stick = this.prongs[tray.side][i] ?? (there ? this.newProng(tray.side, i) : null);
        if (!stick) return;
        stick.hidden = !there;
        stick.style.zIndex = '';
        stick.style.transform = prongPose(place, 0);
      });
    this.shownSupplies = [...this.supplies];
    this.watcher.onCount('first', this.supplies[0]);
    this.watcher.onCount('second', this.supplies[1]);
  }

  private newPod({ id }: DrawnPod): HTMLElement {
    const drawn = document.createElement('div');
    this.drawn.set(id, drawn);
    this.layer?.append(drawn);
    return drawn;
  }

  private newProng(side: Side, i: number): HTMLElement {
    const stick = document.createElement('b');
    stick.className = `stick ${side}`;
    this.prongs[side][i] = stick;
    this.layer?.append(stick);
    return stick;
  }

  private place(drawn: HTMLElement, square: string, up: number) {
    if (!this.shape) return;
    drawn.style.transform = podPose({ ...centreOf(this.shape, square), up });
    drawn.classList.toggle('flying', up > 0);
  }

  private animateKeys(drawn: HTMLElement, keys: KeyPoint[]): Animation {
    const end = keys.at(-1)?.t ?? 0;
    return animate(
      drawn,
      keys.map((key) => ({ offset: key.t / end, transform: podPose(key), easing: key.easing })),
      end,
    );
  }

  /** Each hop is an arc. */
  private hopping(stops: string[], from: number, to: number): KeyPoint[] {
    const shape = this.shape;
    const [first = ''] = stops;
    if (!shape) return [];
    const stands = centreOf(shape, first);
    const keys: KeyPoint[] = [{ t: 0, ...stands, up: from, easing: 'ease-out' }];
    if (stops.length === 1 && from !== to) return [...keys, { t: liftMs, ...stands, up: to, easing: 'linear' }];
    let t = 0;
    stops.slice(1).forEach((square, i) => {
      const here = stops[i] ?? square;
      t = this.hop(keys, here, square, t, i + 2 === stops.length ? to : 0);
    });
    return keys;
  }

  private hop(keys: KeyPoint[], here: string, to: string, startMs: number, up: number): number {
    const shape = this.shape;
    if (!shape) return startMs;
    const a = centreOf(shape, here);
    const b = centreOf(shape, to);
    const jumps = jumpedSquare(here, to) !== null;
    const lands = startMs + (jumps ? jumpMs : stepMs);
    keys.push(
      { t: (startMs + lands) / 2, x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, up: jumps ? 1.7 : 0.6, easing: 'ease-in' },
      { t: lands, ...b, up, easing: 'ease-out' },
    );
    return lands;
  }

  protected begin(plan: PodTimeline, shape: PodShape) {
    this.handAnimation?.cancel();
    this.land();
    this.animateHops(plan, shape);
    for (const taking of plan.taken) this.animateCapture(taking, plan.mover.side, shape);
    if (plan.grown) this.animateAddedProng(plan.grown, plan.mover, shape);
  }

  private animateHops({ mover, hops, grown }: PodTimeline, shape: PodShape) {
    const drawn = this.drawn.get(mover.id);
    if (!drawn || grown) return;
    const flew = drawn.classList.contains('flying');
    const [first] = hops;
    const stands = first?.from ?? mover.square;
    const keys: KeyPoint[] = [{ t: 0, ...centreOf(shape, stands), up: flew ? heldUp : 0, easing: 'ease-out' }];
    for (const hop of hops) {
      const before = keys.at(-1);
      if (before && before.t < hop.startMs) keys.push({ ...before, t: hop.startMs, easing: 'ease-out' });
      this.hop(keys, hop.from, hop.to, hop.startMs, 0);
      this.schedule(hop.lands, () => {
        this.watcher.onSound('pod');
        const over = hop.over === null ? null : this.drawn.get(hop.over);
        if (hop.takes) over?.classList.add('doomed');
      });
    }
    if (!first) keys.push({ t: liftMs, ...centreOf(shape, stands), up: 0, easing: 'linear' });
    drawn.style.zIndex = '900';
    drawn.classList.add('flying');
    this.schedule(keys.at(-1)?.t ?? 0, () => drawn.classList.remove('flying'));
    drawn.style.transform = podPose({ ...centreOf(shape, mover.square), up: 0 });
    this.animations.push(this.animateKeys(drawn, keys));
  }

  private animateCapture({ pod, startMs, gone, prongs }: PodCapture, captor: Side, shape: PodShape) {
    const drawn = this.drawn.get(pod.id);
    const tray = this.trayOf(captor);
    if (!drawn || !tray) return;
    const there = centreOf(shape, pod.square);
    const off = { x: (there.x + tray.number.x) / 2, y: there.y + (tray.box.y - there.y) * 0.55 };
    const frames: Keyframe[] = [
      { offset: 0, transform: podPose({ ...there, up: 0 }), opacity: 1 },
      { offset: startMs / gone, transform: podPose({ ...there, up: 0 }), opacity: 1, easing: 'ease-out' },
      { offset: (startMs + 0.4 * takingMs) / gone, transform: podPose({ ...there, up: 2 }), opacity: 1, easing: 'ease-in' },
      { offset: 1, transform: podPose({ ...off, up: 2.4 }), opacity: 0 },
    ];
    this.schedule(startMs, () => {
      drawn.style.zIndex = '950';
      drawn.classList.remove('doomed');
      drawn.classList.add('flying');
      this.watcher.onSound('lift');
    });
    drawn.style.opacity = '0';
    this.animations.push(animate(drawn, frames, gone));
    for (const prong of prongs) {
      const place = tray.places[prong.place] ?? tray.box;
      const stick = this.prongs[captor][prong.place] ?? this.newProng(captor, prong.place);
      const angle = angleOf(prong.letter, shape.turned);
      const leaves = prong.startMs - prongMs;
      const from = rim(there, prong.letter, shape);
      stick.style.transform = prongPose(place, 0);
      stick.style.zIndex = '960';
      this.schedule(leaves, () => (stick.hidden = false));
      this.animations.push(
        animate(
          stick,
          [
            { offset: 0, transform: prongPose(from, angle), easing: 'ease-in-out' },
            { offset: leaves / prong.startMs, transform: prongPose(from, angle), easing: 'ease-in-out' },
            { offset: 1, transform: prongPose(place, 0) },
          ],
          prong.startMs,
        ),
      );
      this.schedule(prong.startMs, () => this.count(captor, 1));
    }
  }

  private animateAddedProng({ letter, place, startMs }: AddedProng, mover: DrawnPod, shape: PodShape) {
    const drawn = this.drawn.get(mover.id);
    const stands = this.trayOf(mover.side)?.places[place];
    const stick = this.prongs[mover.side][place];
    if (!drawn || !stands || !stick) return;
    const there = centreOf(shape, mover.square);
    const to = rim(there, letter, shape);
    const { x, y } = directionVector(letter, shape.turned);
    const before = { x: to.x + 26 * x, y: to.y + 26 * y };
    const angle = angleOf(letter, shape.turned);
    // The shorter way round.
    const turn = angle > 180 ? angle - 360 : angle;
    stick.style.zIndex = '960';
    stick.style.transform = prongPose(to, turn);
    this.place(drawn, mover.square, 0);
    this.animations.push(
      animate(
        stick,
        [
          { offset: 0, transform: prongPose(stands, 0), easing: 'ease-in-out' },
          { offset: 0.78, transform: prongPose(before, turn), easing: 'ease-in' },
          { offset: 1, transform: prongPose(to, turn) },
        ],
        startMs,
      ),
    );
    this.schedule(0, () => this.count(mover.side, -1));
    this.schedule(startMs, () => {
      this.watcher.onSound('prong');
      stick.hidden = true;
      render(h(PodDrawn, { side: mover.side, prongs: mover.prongs, turned: shape.turned }), drawn);
    });
  }

  private trayOf(side: Side) {
    return this.shape?.trays.find((tray) => tray.side === side);
  }

  private count(side: Side, by: number) {
    const seat = seatIndex(side);
    this.shownSupplies[seat] += by;
    this.watcher.onCount(side, this.shownSupplies[seat]);
    if (by > 0) this.watcher.onSound('prong');
  }
}

function rim(centre: Point, letter: string, shape: PodShape): Point {
  const { x, y } = directionVector(letter, shape.turned);
  return { x: centre.x + prongFrom * x, y: centre.y + prongFrom * y };
}
