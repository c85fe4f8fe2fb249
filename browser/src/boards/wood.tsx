// The wood of boards.

import { scatter } from './board';

/** Gradients for wood and hollows drawn later in the page. */
export function WoodLight() {
  return (
    <defs>
      <linearGradient id="wood-light" x1="0" y1="0" x2="0.25" y2="1">
        <stop offset="0" class="wood-bright" />
        <stop offset="0.5" class="wood-plain" />
        <stop offset="1" class="wood-dull" />
      </linearGradient>
      <radialGradient id="hollow-light" cx="0.5" cy="0.62" r="0.62">
        <stop offset="0" class="hollow-floor" />
        <stop offset="0.7" class="hollow-wall" />
        <stop offset="1" class="hollow-edge" />
      </radialGradient>
    </defs>
  );
}

/** An empty board with its rim. */
export function Plank({ width, height }: { width: number; height: number }) {
  return (
    <>
      <rect class="wood" x="2" y="2" width={width - 4} height={height - 4} rx="34" />
      <path class="grain" d={grain(width, height)} />
      <rect class="wood-rim" x="8" y="8" width={width - 16} height={height - 16} rx="28" />
    </>
  );
}

/** Slightly curved lines along the board. */
function grain(width: number, height: number): string {
  const lines = [];
  for (let y = 12; y < height - 8; y += 7 + 9 * scatter(y, 5)) {
    const sway = () => y + 7 * (scatter(lines.length, y + lines.length) - 0.5);
    const from = 8 + 0.3 * width * scatter(y, 1);
    const to = width - 8 - 0.3 * width * scatter(y, 2);
    lines.push(
      `M${from.toFixed(0)} ${sway().toFixed(1)}C${(0.35 * width).toFixed(0)} ${(sway() + 5).toFixed(1)} ` +
        `${(0.65 * width).toFixed(0)} ${(sway() - 6).toFixed(1)} ${to.toFixed(0)} ${sway().toFixed(1)}`,
    );
  }
  return lines.join('');
}
