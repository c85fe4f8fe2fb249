// The animation of an OctiLite move, computed from the rules' step: the hops, the captured pods and
// where their prongs go. It knows no rules: path, captures and final position are the step's.

import type { Step } from '../engine/rules';
import { jumpedSquare, parseMove } from './move_builder';
import type { PlacedPod, Reserves } from './pod_position';

/** A drawn pod; its id stays the same as it moves. */
export interface DrawnPod extends PlacedPod {
  id: number;
}

/** Matches pods with drawn ones by square and side; others get a new id. */
export function matchDrawn(lying: PlacedPod[], known: DrawnPod[]): DrawnPod[] {
  const podAt = (pod: PlacedPod) => known.find((drawnPod) => drawnPod.square === pod.square && drawnPod.side === pod.side);
  const used = new Set(lying.map((pod) => podAt(pod)?.id));
  let next = 0;
  const fresh = () => {
    while (used.has(next)) ++next;
    return next++;
  };
  return lying.map((pod) => ({ ...pod, id: podAt(pod)?.id ?? fresh() }));
}

interface Hop {
  from: string;
  to: string;
  /** The jumped pod, and whether it will be captured. */
  over: number | null;
  takes: boolean;
  startMs: number;
  lands: number;
}

/** A captured pod, and the places of its prongs in the captor's tray. */
export interface PodCapture {
  pod: DrawnPod;
  startMs: number;
  gone: number;
  prongs: { letter: string; place: number; startMs: number }[];
}

export interface AddedProng {
  letter: string;
  /** The prong's place in the tray. */
  place: number;
  startMs: number;
}

export interface PodTimeline {
  mover: DrawnPod;
  hops: Hop[];
  taken: PodCapture[];
  grown: AddedProng | null;
  end: number;
  after: DrawnPod[];
  supplies: Reserves;
}

export const stepMs = 300;
export const jumpMs = 360;
export const takingMs = 420;
export const prongMs = 330;
const betweenMs = 70;
const pauseMs = 160;
const nextTakenMs = 230;
const growMs = 430;
const staggerMs = 55;

/** `walked`: hops already shown while the move was entered. */
export function podTimelineOf(before: DrawnPod[], had: Reserves, step: Step, walked = 0): PodTimeline {
  const from = String(step.from);
  const pods = before.map((pod) => ({ ...pod }));
  const mover = pods.find((pod) => pod.square === from && pod.side === step.side);
  const supplies: Reserves = [...had];
  const seat = step.side === 'first' ? 0 : 1;
  if (!mover) throw new Error(`no pod of ${step.side} stands on ${from}`);
  const { parts } = parseMove(step.text);

  const letter = parts[0]?.match(/^\+(.)/)?.[1];
  if (letter) {
    supplies[seat] -= 1;
    mover.prongs = [...mover.prongs, letter].sort().join('');
    const grown = { letter, place: supplies[seat], startMs: growMs };
    return { mover, hops: [], taken: [], grown, end: growMs + 60, after: pods, supplies };
  }

  const stops = [from, ...step.path.map(String)];
  const captured = new Set(step.captured.map(String));
  const hops: Hop[] = [];
  let time = 0;
  for (let i = walked; i + 1 < stops.length; ++i) {
    const [here = from, to = from] = stops.slice(i, i + 2);
    const over = jumpedSquare(here, to);
    const lands = time + (over ? jumpMs : stepMs);
    const jumped = pods.find((pod) => pod !== mover && pod.square === over);
    const takes = over !== null && captured.has(over);
    hops.push({ from: here, to, over: jumped?.id ?? null, takes, startMs: time, lands });
    time = lands + betweenMs;
  }
  const landed = Math.max(0, time - betweenMs);

  let end = landed + 60;
  const taken: PodCapture[] = [];
  step.captured.forEach((cell, i) => {
    const pod = pods.find((other) => other !== mover && other.square === String(cell));
    if (!pod) return;
    const startMs = landed + pauseMs + i * nextTakenMs;
    const prongs = [...pod.prongs].map((prong, k) => ({
      letter: prong,
      place: supplies[seat]++,
      startMs: startMs + takingMs + k * staggerMs,
    }));
    end = Math.max(end, startMs + takingMs, ...prongs.map((prong) => prong.startMs));
    taken.push({ pod, startMs, gone: startMs + takingMs, prongs });
  });
  mover.square = stops.at(-1) ?? from;
  const after = pods.filter((pod) => !taken.some((podCapture) => podCapture.pod === pod));
  return { mover, hops, taken, grown: null, end, after, supplies };
}
