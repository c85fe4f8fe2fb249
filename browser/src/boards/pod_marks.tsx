// What is marked around the pods: the last move's path and the choices.

import type { ComponentChildren } from 'preact';
import type { Step } from '../engine/rules';
import { viewOf, type Point } from './geometry';
import { jumpedSquare, currentSquare, capturedBy, parseMove, squaresOf, type Choice, type PartialMove } from './move_builder';
import { angleOf, centreOf, directionVector, size, type PodShape } from './pod_shape';
import { Prong } from './pods';
import { PremoveTag } from './premove_marks';

interface SquareRingsProps {
  shape: PodShape;
  /** The classes of a square. */
  marks(square: string): string;
  /** Drawn below them. */
  children: ComponentChildren;
}

export const SquareRings = ({ shape, marks, children }: SquareRingsProps) => (
  <svg class="mark-layer" viewBox={viewOf(shape)} aria-hidden="true">
    {children}
    {shape.squares.map(({ name, box }) => {
      const mark = marks(name).trim();
      if (!mark) return null;
      return <rect key={name} class={`ring ${mark}`} x={box.x + 5} y={box.y + 5} width={size - 10} height={size - 10} rx="9" />;
    })}
  </svg>
);

/** Jumps are curved, so that the jumped pod stays visible. `clear`: how far from the first square's middle it begins. */
function line(shape: PodShape, stops: string[], clear = 0): string {
  return stops
    .map((square, i) => {
      const to = centreOf(shape, square);
      const before = stops[i - 1];
      if (!before) {
        const next = centreOf(shape, stops[1] ?? square);
        const part = clear / Math.max(1, Math.hypot(next.x - to.x, next.y - to.y));
        return `M${(to.x + part * (next.x - to.x)).toFixed(1)} ${(to.y + part * (next.y - to.y)).toFixed(1)}`;
      }
      const from = centreOf(shape, before);
      const bend = jumpedSquare(before, square) ? 0.13 : 0;
      const x = (from.x + to.x) / 2 + bend * (to.y - from.y);
      const y = (from.y + to.y) / 2 - bend * (to.x - from.x);
      return `Q${x.toFixed(1)} ${y.toFixed(1)} ${to.x} ${to.y}`;
    })
    .join('');
}

const Cross = ({ center: { x, y }, r }: { center: Point; r: number }) => (
  <path class="cross" d={`M${x - r} ${y - r}l${2 * r} ${2 * r}m0-${2 * r}l-${2 * r} ${2 * r}`} />
);

/** The last move's path, and where pods were captured. */
export function PodTrail({ step, shape }: { step: Step; shape: PodShape }) {
  const stops = [step.from, ...step.path].map(String);
  return (
    <g class="trail">
      {stops.length > 1 && <path d={line(shape, stops)} />}
      {stops.slice(1, -1).map((square, i) => (
        <circle key={i} cx={centreOf(shape, square).x} cy={centreOf(shape, square).y} r="8" />
      ))}
      {step.captured.map((cell) => (
        <g key={cell} class="gone">
          <Cross center={centreOf(shape, String(cell))} r={14} />
        </g>
      ))}
    </g>
  );
}

interface Ways {
  shape: PodShape;
  chosen: PartialMove;
  open: Choice[];
  beyond: [from: string, to: string][];
  pointed: string | null;
}

/**
 * The chosen pod's options: next squares and captures, smaller the jumps after those, prongs to
 * add, and the path so far.
 */
export function PodChoices({ shape, chosen, open, beyond, pointed }: Ways) {
  const here = currentSquare(chosen);
  const targets = new Set(open.flatMap((choice) => choice.square ?? []));
  const takings = new Set(open.flatMap((choice) => (choice.captures && choice.over) || []));
  const after = new Set(beyond.map(([, to]) => to).filter((square) => !targets.has(square)));
  return (
    <svg class="choice-layer" viewBox={viewOf(shape)} aria-hidden="true">
      <g class="beyond">
        {beyond.map(([from, to]) => (
          <path key={from + to} d={line(shape, [from, to])} />
        ))}
        {[...after].map((square) => {
          const { x, y } = centreOf(shape, square);
          return <circle key={square} cx={x} cy={y} r="7" />;
        })}
      </g>
      {chosen.parts.length > 0 && <path class="come" d={line(shape, squaresOf(chosen))} />}
      <g class="ahead">
        {[...targets].map((square) => (
          <path key={square} d={line(shape, [here, square], 40)} />
        ))}
      </g>
      {[...targets].map((square) => {
        const { x, y } = centreOf(shape, square);
        return (
          <g key={square} class={`target ${pointed === square ? 'pointed' : ''}`}>
            <circle cx={x} cy={y} r="19" />
            <circle class="eye" cx={x} cy={y} r="6" />
          </g>
        );
      })}
      {[...takings].map((square) => (
        <Take key={square} shape={shape} square={square} kind={pointed === square ? 'pointed' : ''} />
      ))}
      {capturedBy(chosen).map((square) => (
        <Take key={square} shape={shape} square={square} kind="sure" />
      ))}
      {open.map(({ prong }) => prong && <Plus key={prong} shape={shape} square={chosen.pod} prong={prong} pointed={pointed === prong} />)}
    </svg>
  );
}

/** The pod that the premove moves, its way and where it ends. */
export function PremovedPod({ shape, move }: { shape: PodShape; move: string }) {
  const stops = squaresOf(parseMove(move));
  const [first = '', end = ''] = [stops[0], stops.at(-1)];
  const { x, y } = centreOf(shape, first);
  const center = centreOf(shape, end);
  const half = size / 2 - 5;
  return (
    <svg class="premove-layer" viewBox={viewOf(shape)} aria-hidden="true">
      <g class="premoved-cell">
        <rect x={x - half} y={y - half} width={2 * half} height={2 * half} rx="9" />
        {stops.length > 1 && <path d={line(shape, stops)} />}
        <PremoveTag point={{ x: center.x + 0.6 * half, y: center.y - 0.6 * half }} r={17} />
      </g>
    </svg>
  );
}

/** Marks a pod that may be captured; `sure` once chosen. */
function Take({ shape, square, kind }: { shape: PodShape; square: string; kind: string }) {
  const { x, y } = centreOf(shape, square);
  const point = { x: x + 27, y: y - 27 };
  return (
    <g class={`take ${kind}`}>
      <circle cx={point.x} cy={point.y} r="16" />
      <Cross center={point} r={7} />
    </g>
  );
}

/** Offset of the button that adds a prong. */
const plusAway = 60;

export function plusAt(shape: PodShape, square: string, prong: string): Point {
  const { x, y } = directionVector(prong, shape.turned);
  const centre = centreOf(shape, square);
  return { x: centre.x + plusAway * Math.round(x), y: centre.y + plusAway * Math.round(y) };
}

interface PlusProps {
  shape: PodShape;
  square: string;
  prong: string;
  pointed: boolean;
}
function Plus({ shape, square, prong, pointed }: PlusProps) {
  const centre = centreOf(shape, square);
  const { x, y } = plusAt(shape, square, prong);
  return (
    <g class={`plus ${pointed ? 'pointed' : ''}`}>
      <g class="ghost" transform={`translate(${centre.x} ${centre.y}) rotate(${angleOf(prong, shape.turned)})`}>
        <Prong />
      </g>
      <circle cx={x} cy={y} r="15" />
      <path d={`M${x - 7} ${y}h14m-7-7v14`} />
    </g>
  );
}
