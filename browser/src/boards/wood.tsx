// What boards are carved from, drawn once: a plank with a swelling edge, grain or flecks, a carved
// line, and hollows in it. Light comes from the upper left. Colours are tokens (board_themes.css), and
// a board of stone has no grain because its grain has no colour; so another board is drawn by other
// tokens alone.

import type { ComponentChildren } from 'preact';
import { scatter, type Box } from './geometry';

/** The thickness of a board that is seen at its lower edge. */
export const sideHigh = (width: number) => 7 * scaleOf(width);
/** Boards of fewer units have finer edges. */
const scaleOf = (width: number) => Math.min(1, width / 600);

const stops = (...all: [at: number, colour: string, opacity?: number][]) =>
  all.map(([offset, colour, opacity]) => <stop key={offset} offset={offset} stop-color={`var(--${colour})`} stop-opacity={opacity} />);

/** Gradients for boards drawn later in the page. */
export function WoodLight() {
  return (
    <defs>
      <linearGradient id="board-face" x1="0" y1="0" x2="0.22" y2="1">
        {stops([0, 'w1'], [0.5, 'w2'], [1, 'w3'])}
      </linearGradient>
      <radialGradient id="board-sheen" cx="0.26" cy="0.04" r="0.8">
        {stops([0, 'wlight', 0.34], [1, 'wlight', 0])}
      </radialGradient>
      <radialGradient id="board-bowl" cx="0.56" cy="0.66" r="0.68">
        {stops([0, 'p1'], [0.6, 'p2'], [1, 'p3'])}
      </radialGradient>
      <linearGradient id="board-trough" x1="0.1" y1="0" x2="0.75" y2="1">
        {stops([0, 'p3'], [0.4, 'p2'], [1, 'p1'])}
      </linearGradient>
      <linearGradient id="board-shade" x1="0.2" y1="0" x2="0.55" y2="1">
        {stops([0, 'pshade', 0.62], [0.42, 'pshade', 0])}
      </linearGradient>
      <linearGradient id="board-lip" x1="0.2" y1="0" x2="0.6" y2="1">
        {stops([0, 'lipd'], [0.48, 'lipm'], [1, 'lipl'])}
      </linearGradient>
    </defs>
  );
}

interface PlankProps {
  width: number;
  height: number;
  /** What is inlaid, below the grain. */
  children?: ComponentChildren;
}

/** An empty board with its rim. */
export function Plank({ width, height, children }: PlankProps) {
  const scale = scaleOf(width);
  const side = sideHigh(width);
  const outline = (inset: number) =>
    plank(inset, inset, width - 2 * inset, height - side - 2 * inset, 60 * scale - 0.8 * inset, 3.4 * scale);
  const face = outline(3 * scale);
  const carved = outline(Math.min(11, width / 75));
  return (
    <>
      <path class="side" d={face} transform={`translate(0 ${side})`} />
      <path class="face" d={face} />
      {children}
      <Surface width={width} height={height - side} />
      <path class="sheen" d={face} />
      <path class="bevel" d={outline(3.6 * scale)} />
      <path class="groove bright" d={carved} transform={`translate(0.6 ${1.3 * scale})`} />
      <path class="groove" d={carved} />
    </>
  );
}

/** A rounded rectangle whose sides swell a little, as a hand leaves them. */
function plank(x: number, y: number, width: number, height: number, radius: number, swell: number): string {
  const [right, low] = [x + width, y + height];
  const [near, far] = [0.4 * radius, radius];
  return (
    `M${x + far} ${y}Q${x + width / 2} ${y - swell} ${right - far} ${y}C${right - near} ${y} ${right} ${y + near} ${right} ${y + far}` +
    `Q${right + swell / 2} ${y + height / 2} ${right} ${low - far}C${right} ${low - near} ${right - near} ${low} ${right - far} ${low}` +
    `Q${x + width / 2} ${low + swell} ${x + far} ${low}C${x + near} ${low} ${x} ${low - near} ${x} ${low - far}` +
    `Q${x - swell / 2} ${y + height / 2} ${x} ${y + far}C${x} ${y + near} ${x + near} ${y} ${x + far} ${y}Z`
  );
}

/** The grain of wood, which flows around knots, and the flecks of stone. */
function Surface({ width, height }: { width: number; height: number }) {
  let drawn = 0;
  const random = () => scatter(++drawn, width);
  const knots = Array.from({ length: 3 }, () => ({
    x: width * (0.1 + 0.8 * random()),
    y: height * (0.12 + 0.76 * random()),
    high: 7 + 9 * random(),
    wide: 34 + 46 * random(),
  }));
  const bend = (x: number, y: number) =>
    knots.reduce(
      (sum, knot) => sum + Math.sign(y - knot.y) * knot.high * Math.exp(-(((x - knot.x) / knot.wide) ** 2) - Math.abs(y - knot.y) / 24),
      5 * Math.sin((x / width) * 3.3 + y / 80) + 2 * Math.sin((x / width) * 9 + y / 26),
    );
  const grain = ['', '', ''];
  for (let y = 9; y < height - 9; y += 3.5 + 7 * random()) {
    // Not over the round ends.
    const inset = 6 + Math.max(0, 44 - Math.min(y, height - y)) ** 2 / 44;
    const from = inset + (random() < 0.5 ? 0 : 0.5 * width * random());
    const to = width - inset - (random() < 0.5 ? 0 : 0.4 * width * random());
    const steps = Math.max(2, Math.round((to - from) / 46));
    let way = '';
    for (let i = 0; i <= steps; ++i) {
      const x = from + ((to - from) * i) / steps;
      way += `${i === 0 ? 'M' : i === 1 ? 'Q' : i === 2 ? ' ' : 'T'}${x.toFixed(0)} ${(y + bend(x, y)).toFixed(1)}`;
    }
    if (steps > 2) grain[Math.floor(3 * random())] += way;
  }
  const rings = knots
    .flatMap(({ x, y }) =>
      [3, 7, 12].map((wide) => `M${x - wide} ${y}a${wide} ${0.42 * wide} 0 1 0 ${2 * wide} 0a${wide} ${0.42 * wide} 0 1 0 ${-2 * wide} 0`),
    )
    .join('');
  const flecks = ['', '', ''];
  for (let i = 0; i < (width * height) / 500; ++i)
    flecks[i % 3] += `M${(14 + (width - 28) * random()).toFixed(0)} ${(14 + (height - 28) * random()).toFixed(0)}h0`;
  return (
    <>
      {[...grain, rings].map((way, i) => (
        <path key={i} class={`grain grain-${i}`} d={way} />
      ))}
      {flecks.map((way, i) => (
        <path key={i} class={`fleck fleck-${i}`} d={way} />
      ))}
    </>
  );
}

/** A round bowl; what the turner's tool left shows that an empty one is not a hole. */
export function Bowl({ x, y, r }: { x: number; y: number; r: number }) {
  const turned = [0.8, 0.58, 0.34].map((part) => {
    const wide = part * r;
    return `M${x + 0.04 * r - wide} ${y + (1 - part) * 0.3 * r}a${wide} ${0.92 * wide} 0 1 0 ${2 * wide} 0a${wide} ${0.92 * wide} 0 1 0 ${-2 * wide} 0`;
  });
  return (
    <>
      <circle class="lip" cx={x} cy={y} r={1.07 * r} />
      <circle class="bowl" cx={x} cy={y} r={r} />
      <path class="turned" d={turned.join('')} />
      <circle class="shade" cx={x} cy={y} r={r} />
    </>
  );
}

/** A long hollow, cut along its length with a gouge. */
export function Trough({ x, y, width, height }: Box) {
  const radius = Math.min(width, height) / 2;
  const inset = (by: number) => ({ x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by, rx: Math.max(2, radius - by) });
  return (
    <>
      <rect class="lip" {...inset(-0.07 * radius)} />
      <rect class="trough" {...inset(0)} />
      <rect class="turned" {...inset(0.24 * radius)} />
      <rect class="turned" {...inset(0.52 * radius)} />
      <rect class="shade" {...inset(0)} />
    </>
  );
}
