// A pod and its prongs, drawn.

import type { Side } from '../api';
import { corner, octagon } from './geometry';
import { angleOf, directionVector, letters } from './pod_shape';
import '../styles/pods.css';

interface PodDrawnProps {
  side: Side;
  prongs: string;
  turned: boolean;
}

/** An octagonal pod with eight holes; O is carved into First's, X into Second's. */
export function PodDrawn({ side, prongs, turned }: PodDrawnProps) {
  const free = [...letters].filter((letter) => !prongs.includes(letter));
  return (
    <svg viewBox="-60 -60 120 120">
      <polygon class="pod-shade" points={octagon(31)} />
      {[...prongs].map((letter) => (
        <g key={letter} transform={`rotate(${angleOf(letter, turned)})`}>
          <Prong />
        </g>
      ))}
      <polygon class="body" points={octagon(31)} />
      <polygon class="upper" points={octagon(23.5)} />
      <path class="facet lit" d={facets(4)} />
      <path class="facet dim" d={facets(0)} />
      <path class="hole" d={rings(free, 2.1, turned)} />
      {prongs && <path class="plug" d={rings([...prongs], 3.4, turned)} />}
      {side === 'first' ? <circle class="glyph" r="10.5" /> : <path class="glyph" d="M-8.5 -8.5l17 17m0-17l-17 17" />}
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

/** Where prongs are inserted. */
const rings = (holes: string[], radius: number, turned: boolean) =>
  holes
    .map((letter) => {
      const { x, y } = directionVector(letter, turned);
      const arc = `a${radius} ${radius} 0 1 0 `;
      return `M${(25.4 * x - radius).toFixed(1)} ${(25.4 * y).toFixed(1)}${arc}${2 * radius} 0${arc}${-2 * radius} 0`;
    })
    .join('');

/** Three sloping sides of a pod, from the one that ends at the corner `first`. */
const facets = (first: number) =>
  [0, 1, 2]
    .map((i) => `M${corner(31, first + i - 1)}L${corner(31, first + i)} ${corner(23.5, first + i)} ${corner(23.5, first + i - 1)}z`)
    .join('');
