// A pod and its prongs, drawn.

import type { Side } from '../api';
import { angleOf, letters } from './pod_shape';
import '../pods.css';

export interface PodDrawnProps {
  side: Side;
  prongs: string;
  turned: boolean;
}

/** An octagonal pod with eight holes; O is carved into First's, X into Second's. */
export function PodDrawn({ side, prongs, turned }: PodDrawnProps) {
  return (
    <svg viewBox="-60 -60 120 120">
      <polygon class="pod-shade" points={octagon(31)} />
      {[...letters].map((letter) => (
        <g key={letter} transform={`rotate(${angleOf(letter, turned)})`}>
          {prongs.includes(letter) && <Prong />}
        </g>
      ))}
      <polygon class="body" points={octagon(31)} />
      <polygon class="upper" points={octagon(23.5)} />
      <path class="facet lit" d={facets(4)} />
      <path class="facet dim" d={facets(0)} />
      {[...letters].map((letter) => (
        <circle
          key={letter}
          class={prongs.includes(letter) ? 'plug' : 'hole'}
          r={prongs.includes(letter) ? 3.4 : 2.1}
          cy="-25.4"
          transform={`rotate(${angleOf(letter, turned)})`}
        />
      ))}
      {side === 'first' ? (
        <circle class="glyph" r="10.5" />
      ) : (
        <path class="glyph" d="M-8.5 -8.5l17 17m0-17l-17 17" />
      )}
    </svg>
  );
}

export function Prong() {
  return (
    <>
      <path class="prong" d="M-6.5 -24L-5 -44a5 5 0 0 1 10 0L6.5 -24z" />
      <path class="gleam" d="M-2.2 -31V-43" />
    </>
  );
}

/** The corner `i` of an octagon, clockwise from the right. */
function corner(radius: number, i: number): string {
  const angle = ((i + 0.5) * Math.PI) / 4;
  return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`;
}

export const octagon = (radius: number) => Array.from({ length: 8 }, (_, i) => corner(radius, i)).join(' ');

/** Three sloping sides of a pod, from the one that ends at the corner `first`. */
const facets = (first: number) =>
  [0, 1, 2].map((i) => `M${corner(31, first + i - 1)}L${corner(31, first + i)} ${corner(23.5, first + i)} ${corner(23.5, first + i - 1)}z`).join('');

