// The pods on a board and the prongs in the trays beside it, each drawn once and then only moved: pods
// hop along their way, captured ones are lifted off one after the other, prongs go from tray to pod and
// back.
//
// A hand may hold a pod before its move is made: it follows what is chosen, hop by hop, and goes back
// where the player thinks again.

import { h, render } from 'preact';
import { seatOf } from '../words';
import type { Step } from '../rules';
import type { Side } from '../api';
import { between, takenBy, wayOf, type Chosen } from './chain';
import { animate, isStill, MotionTable, type Key, type Shows } from './motion';
import {
  jumpMs,
  podPlan,
  prongMs,
  readPods,
  recognise,
  stepMs,
  takingMs,
  type Growth,
  type Pod,
  type PodPlan,
  type Supplies,
  type Taking,
} from './pod_plan';
import { angleOf, centreOf, pointing, type PodShape, type Point } from './pod_shape';
import { PodDrawn } from './pods';

/** How high a pod is held, and how far from its middle its prongs sit. */
const heldUp = 0.5;
const prongFrom = 37;
/** A pod is taken up, or put down, in its place. */
const upDownMs = 140;

/** What is told of the pods as they move. */
export interface PodWatcher {
  /** So many prongs stand in a player's tray now. */
  counted(side: Side, prongs: number): void;
  /** A pod came down, a prong into its hole, a pod left the board. */
  heard(what: 'pod' | 'prong' | 'lift'): void;
  shows: Shows;
}

interface Held {
  id: number;
  way: string[];
}

export class PodTable extends MotionTable<PodPlan, PodShape> {
  private pods: Pod[] = [];
  private supplies: Supplies = [0, 0];
  private shownSupplies: Supplies = [0, 0];
  private drawn = new Map<number, HTMLElement>();
  private sticks: Record<Side, HTMLElement[]> = { first: [], second: [] };
  private held: Held | null = null;
  private hand: Animation | null = null;
  private landing: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly watcher: PodWatcher) {
    super(watcher.shows);
  }

  /** The hand goes where the choice leads, or puts back what it held. */
  hold(chosen: Chosen | null) {
    if (!chosen && (!this.held || this.ahead || this.moving)) return;
    if (chosen) this.settleMotion();
    const before = this.held;
    const pod = chosen && this.pods.find((one) => one.square === chosen.pod);
    this.held = chosen && pod ? { id: pod.id, way: wayOf(chosen) } : null;
    const taken = chosen ? takenBy(chosen) : [];
    for (const one of this.pods)
      this.drawn.get(one.id)?.classList.toggle('doomed', taken.includes(one.square));
    if (before && before.id !== this.held?.id)
      this.carry(before.id, before.way, before.way.slice(0, 1), heldUp, 0);
    if (!this.held) return;
    const { id, way } = this.held;
    if (before?.id === id) this.carry(id, before.way, way, heldUp, heldUp);
    else this.carry(id, way.slice(0, 1), way, 0, heldUp);
  }

  /** From the end of one way to the end of another, over what they have in common. */
  private carry(id: number, way: string[], goal: string[], from: number, up: number) {
    const drawn = this.drawn.get(id);
    if (!drawn || !this.shape) return;
    let same = 0;
    while (same < way.length && same < goal.length && way[same] === goal[same]) ++same;
    const stops = [...way.slice(Math.max(0, same - 1)).reverse(), ...goal.slice(same)];
    const keys = this.hopping(stops, from, up);
    this.hand?.cancel();
    this.land();
    this.place(drawn, stops.at(-1) ?? '', up);
    const last = keys.at(-1);
    if (isStill() || !last || last.t === 0) {
      if (stops.length > 1) this.watcher.heard('pod');
      return;
    }
    drawn.style.zIndex = '900';
    this.hand = this.fly(drawn, keys);
    if (stops.length > 1) this.landing = setTimeout(() => this.land(), last.t);
  }

  /** What the hand carried comes down: at its time, or because the hand goes on already. */
  private land() {
    if (this.landing === undefined) return;
    clearTimeout(this.landing);
    this.landing = undefined;
    this.watcher.heard('pod');
  }

  protected clear() {
    this.drawn.clear();
    this.sticks = { first: [], second: [] };
  }

  protected sound() {
    this.watcher.heard('pod');
  }

  protected planFor(step: Step): PodPlan {
    const { held } = this;
    this.held = null;
    const stops = [String(step.from), ...step.path.map(String)];
    const follows = held?.way.every((square, i) => square === stops[i]) ?? false;
    return podPlan(this.pods, this.supplies, step, held && follows ? held.way.length - 1 : 0);
  }

  protected stand(position: string, plan: PodPlan | null) {
    const { pods, supplies } = readPods(position);
    this.pods = recognise(pods, plan?.after ?? this.pods);
    this.supplies = supplies;
    if (!plan) this.held = null;
  }

  // --- Drawing ---

  protected lay() {
    if (!this.layer || !this.shape) return;
    this.hand?.cancel();
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
        const there = i < this.supplies[seatOf(tray.side)];
        const stick = this.sticks[tray.side][i] ?? (there ? this.newStick(tray.side, i) : null);
        if (!stick) return;
        stick.hidden = !there;
        stick.style.zIndex = '';
        stick.style.transform = stickPose(place, 0);
      });
    this.shownSupplies = [...this.supplies];
    this.watcher.counted('first', this.supplies[0]);
    this.watcher.counted('second', this.supplies[1]);
  }

  private newPod({ id }: Pod): HTMLElement {
    const drawn = document.createElement('div');
    this.drawn.set(id, drawn);
    this.layer?.append(drawn);
    return drawn;
  }

  private newStick(side: Side, i: number): HTMLElement {
    const stick = document.createElement('b');
    stick.className = `stick ${side}`;
    this.sticks[side][i] = stick;
    this.layer?.append(stick);
    return stick;
  }

  private place(drawn: HTMLElement, square: string, up: number) {
    if (!this.shape) return;
    drawn.style.transform = podPose({ ...centreOf(this.shape, square), up });
    drawn.classList.toggle('flying', up > 0);
  }

  private fly(drawn: HTMLElement, keys: Key[]): Animation {
    const end = keys.at(-1)?.t ?? 0;
    return animate(
      drawn,
      keys.map((key) => ({ offset: key.t / end, transform: podPose(key), easing: key.easing })),
      end,
    );
  }

  /** From square to square, each hop an arc. */
  private hopping(stops: string[], from: number, to: number): Key[] {
    const shape = this.shape;
    const [first = ''] = stops;
    if (!shape) return [];
    const stands = centreOf(shape, first);
    const keys: Key[] = [{ t: 0, ...stands, up: from, easing: 'ease-out' }];
    if (stops.length === 1 && from !== to)
      return [...keys, { t: upDownMs, ...stands, up: to, easing: 'linear' }];
    let t = 0;
    stops.slice(1).forEach((square, i) => {
      const here = stops[i] ?? square;
      t = this.hop(keys, here, square, t, i + 2 === stops.length ? to : 0);
    });
    return keys;
  }

  private hop(keys: Key[], here: string, to: string, at: number, up: number): number {
    const shape = this.shape;
    if (!shape) return at;
    const a = centreOf(shape, here);
    const b = centreOf(shape, to);
    const jumps = between(here, to) !== null;
    const lands = at + (jumps ? jumpMs : stepMs);
    keys.push(
      {
        t: (at + lands) / 2,
        x: (a.x + b.x) / 2,
        y: (a.y + b.y) / 2,
        up: jumps ? 1.7 : 0.6,
        easing: 'ease-in',
      },
      { t: lands, ...b, up, easing: 'ease-out' },
    );
    return lands;
  }

  protected begin(plan: PodPlan, shape: PodShape) {
    this.hand?.cancel();
    this.land();
    this.beginHops(plan, shape);
    for (const taking of plan.taken) this.beginTaking(taking, plan.mover.side, shape);
    if (plan.grown) this.beginGrowth(plan.grown, plan.mover, shape);
  }

  private beginHops({ mover, hops, grown }: PodPlan, shape: PodShape) {
    const drawn = this.drawn.get(mover.id);
    if (!drawn || grown) return;
    const flew = drawn.classList.contains('flying');
    const [first] = hops;
    const stands = first?.from ?? mover.square;
    const keys: Key[] = [
      { t: 0, ...centreOf(shape, stands), up: flew ? heldUp : 0, easing: 'ease-out' },
    ];
    for (const hop of hops) {
      const before = keys.at(-1);
      if (before && before.t < hop.at) keys.push({ ...before, t: hop.at, easing: 'ease-out' });
      this.hop(keys, hop.from, hop.to, hop.at, 0);
      this.at(hop.lands, () => {
        this.watcher.heard('pod');
        const over = hop.over === null ? null : this.drawn.get(hop.over);
        if (hop.takes) over?.classList.add('doomed');
      });
    }
    if (!first) keys.push({ t: upDownMs, ...centreOf(shape, stands), up: 0, easing: 'linear' });
    drawn.style.zIndex = '900';
    drawn.classList.add('flying');
    this.at(keys.at(-1)?.t ?? 0, () => drawn.classList.remove('flying'));
    drawn.style.transform = podPose({ ...centreOf(shape, mover.square), up: 0 });
    this.flights.push(this.fly(drawn, keys));
  }

  private beginTaking({ pod, at, gone, prongs }: Taking, captor: Side, shape: PodShape) {
    const drawn = this.drawn.get(pod.id);
    const tray = this.trayOf(captor);
    if (!drawn || !tray) return;
    const there = centreOf(shape, pod.square);
    const off = { x: (there.x + tray.number.x) / 2, y: there.y + (tray.box.y - there.y) * 0.55 };
    const frames: Keyframe[] = [
      { offset: 0, transform: podPose({ ...there, up: 0 }), opacity: 1 },
      { offset: at / gone, transform: podPose({ ...there, up: 0 }), opacity: 1, easing: 'ease-out' },
      {
        offset: (at + 0.4 * takingMs) / gone,
        transform: podPose({ ...there, up: 2 }),
        opacity: 1,
        easing: 'ease-in',
      },
      { offset: 1, transform: podPose({ ...off, up: 2.4 }), opacity: 0 },
    ];
    this.at(at, () => {
      drawn.style.zIndex = '950';
      drawn.classList.remove('doomed');
      drawn.classList.add('flying');
      this.watcher.heard('lift');
    });
    drawn.style.opacity = '0';
    this.flights.push(animate(drawn, frames, gone));
    for (const prong of prongs) {
      const place = tray.places[prong.place] ?? tray.box;
      const stick = this.sticks[captor][prong.place] ?? this.newStick(captor, prong.place);
      const angle = angleOf(prong.letter, shape.turned);
      const leaves = prong.at - prongMs;
      const from = rim(there, prong.letter, shape);
      stick.style.transform = stickPose(place, 0);
      stick.style.zIndex = '960';
      this.at(leaves, () => (stick.hidden = false));
      this.flights.push(
        animate(
          stick,
          [
            { offset: 0, transform: stickPose(from, angle), easing: 'ease-in-out' },
            { offset: leaves / prong.at, transform: stickPose(from, angle), easing: 'ease-in-out' },
            { offset: 1, transform: stickPose(place, 0) },
          ],
          prong.at,
        ),
      );
      this.at(prong.at, () => this.count(captor, 1));
    }
  }

  private beginGrowth({ letter, place, at }: Growth, mover: Pod, shape: PodShape) {
    const drawn = this.drawn.get(mover.id);
    const stands = this.trayOf(mover.side)?.places[place];
    const stick = this.sticks[mover.side][place];
    if (!drawn || !stands || !stick) return;
    const there = centreOf(shape, mover.square);
    const to = rim(there, letter, shape);
    const { x, y } = pointing(letter, shape.turned);
    const before = { x: to.x + 26 * x, y: to.y + 26 * y };
    const angle = angleOf(letter, shape.turned);
    // The shorter way round.
    const turn = angle > 180 ? angle - 360 : angle;
    stick.style.zIndex = '960';
    stick.style.transform = stickPose(to, turn);
    this.place(drawn, mover.square, 0);
    this.flights.push(
      animate(
        stick,
        [
          { offset: 0, transform: stickPose(stands, 0), easing: 'ease-in-out' },
          { offset: 0.78, transform: stickPose(before, turn), easing: 'ease-in' },
          { offset: 1, transform: stickPose(to, turn) },
        ],
        at,
      ),
    );
    this.at(0, () => this.count(mover.side, -1));
    this.at(at, () => {
      this.watcher.heard('prong');
      stick.hidden = true;
      render(h(PodDrawn, { side: mover.side, prongs: mover.prongs, turned: shape.turned }), drawn);
    });
  }

  private trayOf(side: Side) {
    return this.shape?.trays.find((tray) => tray.side === side);
  }

  private count(side: Side, by: number) {
    const seat = seatOf(side);
    this.shownSupplies[seat] += by;
    this.watcher.counted(side, this.shownSupplies[seat]);
    if (by > 0) this.watcher.heard('prong');
  }
}

function rim(centre: Point, letter: string, shape: PodShape): Point {
  const { x, y } = pointing(letter, shape.turned);
  return { x: centre.x + prongFrom * x, y: centre.y + prongFrom * y };
}

function podPose({ x, y, up }: Point & { up: number }): string {
  return `translate(${x.toFixed(1)}px,${(y - 12 * up).toFixed(1)}px) scale(${(1 + 0.13 * up).toFixed(3)})`;
}

function stickPose({ x, y }: Point, angle: number): string {
  return `translate(${x.toFixed(1)}px,${y.toFixed(1)}px) rotate(${angle}deg)`;
}
