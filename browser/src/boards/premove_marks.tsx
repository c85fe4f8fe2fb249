// Marks a premove on the board: a ring of long dashes and a tag with a clock, since it waits.

import { viewOf, type Point } from './geometry';
import type { HousePlace, SowingShape } from './sowing_shape';

/** `r`: in drawing units. */
export const PremoveTag = ({ point, r = 15 }: { point: Point; r?: number }) => (
  <g class="premove-tag" transform={`translate(${point.x} ${point.y}) scale(${r / 15})`}>
    <circle r="15" />
    <path d="M0-8.5V0l6 4" />
  </g>
);

export function PremovedHouse({ house, shape }: { house: HousePlace; shape: SowingShape }) {
  const { x, y, rx, ry } = house.hollow;
  return (
    <svg class="premove-layer" viewBox={viewOf(shape)} aria-hidden="true">
      <g class="premoved-cell">
        <ellipse cx={x} cy={y} rx={rx + 2} ry={ry + 2} />
        <PremoveTag point={{ x: x + 0.72 * rx, y: y - 0.72 * ry }} r={15 * shape.enlarged} />
      </g>
    </svg>
  );
}
