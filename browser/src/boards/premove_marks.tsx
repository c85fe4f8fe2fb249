// Marks a premove on the board: a ring of long dashes and a tag with a clock, since it waits.

import type { HousePlace } from './sowing_shape';
import type { Point } from './pod_shape';

/** `r`: in drawing units. */
export const PremoveTag = ({ point, r = 15 }: { point: Point; r?: number }) => (
  <g class="premove-tag" transform={`translate(${point.x} ${point.y}) scale(${r / 15})`}>
    <circle r="15" />
    <path d="M0-8.5V0l6 4" />
  </g>
);

export function PremovedHouse({ house, enlarged }: { house: HousePlace; enlarged: number }) {
  const { x, y, rx, ry } = house.hollow;
  return (
    <g class="premoved-cell">
      <ellipse cx={x} cy={y} rx={rx + 2} ry={ry + 2} />
      <PremoveTag point={{ x: x + 0.72 * rx, y: y - 0.72 * ry }} r={15 * enlarged} />
    </g>
  );
}
