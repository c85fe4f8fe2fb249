// Seeds lying in a hollow: settled like the seeds of a sunflower, a little disturbed, always the
// same way.

import { scatter } from './board';

interface SeedsProps {
  count: number;
  x: number;
  y: number;
  rx: number;
  ry: number;
  which: number;
}

const radius = 6.6;
const golden = Math.PI * (3 - Math.sqrt(5));

export function Seeds({ count, x, y, rx, ry, which }: SeedsProps) {
  const room = Math.min(rx, ry) - radius - 2;
  // A few seeds lie loosely; many are heaped until they fill the hollow.
  const apart = Math.min(11.5, room / Math.sqrt(Math.max(count, 1)));
  const turn = scatter(which, 99) * 2 * Math.PI;
  const seeds = [];
  for (let i = 0; i < count; ++i) {
    const far = apart * Math.sqrt(i + 0.45);
    const angle = turn + i * golden + (scatter(which, i) - 0.5) * 0.35;
    const cx = x + far * Math.cos(angle) * (rx / Math.min(rx, ry));
    const cy = y + far * Math.sin(angle) * (ry / Math.min(rx, ry));
    const tint = Math.floor(scatter(i, which) * 3);
    seeds.push(
      <circle
        key={i}
        class={`seed tint-${tint}`}
        cx={cx.toFixed(1)}
        cy={cy.toFixed(1)}
        r={radius}
      />,
    );
  }
  return (
    <g class="seeds" aria-hidden="true">
      {seeds}
    </g>
  );
}
