// A small picture of a position for lists: flat wood, a dot for each seed, counts in the stores and
// a ring where the last move captured. Drawn with few elements, since a list has hundreds of them.

import type { ComponentType } from 'preact';
import type { Drawing, Side } from '../api';
import { otherSide, seatIndex } from '../texts/format';
import { octagon } from './geometry';
import { readPods } from './pod_position';
import { readPosition } from './sowing_timeline';
import './thumbnail.css';

interface ThumbnailProps {
  drawing: Drawing;
  /** null: not loaded yet, an empty board. */
  position: string | null;
  bottom: Side;
  /** Cells that the last move emptied by capturing. */
  captured?: number[];
}

const height = 96;

/** A circle as a line of no length; the width of the stroke is its diameter. */
const dot = (x: number, y: number) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`;

/** Seeds in a bowl: up to eight as a ring around the middle, more from the middle outwards. */
function heap(seeds: number, x: number, y: number, radius: number): string[] {
  const ring = seeds > 5 ? seeds - 1 : seeds;
  const step = Math.min(4.3, radius / Math.sqrt(Math.max(1, seeds - 0.5)));
  return Array.from({ length: seeds }, (_, i) => {
    const inRing = seeds <= 8;
    const out = !inRing ? step * Math.sqrt(i + 0.5) : i === ring || seeds === 1 ? 0 : ring < 3 ? 3.6 : ring < 5 ? 4.4 : 6;
    const turn = inRing ? (2 * Math.PI * i) / ring : 2.4 * i;
    return dot(x + out * Math.cos(turn + 0.7 * seeds), y + out * Math.sin(turn + 0.7 * seeds));
  });
}

function SowingThumbnail({ drawing, position, bottom, captured = [] }: ThumbnailProps) {
  const { columns } = drawing;
  const cell = columns > 6 ? 27 : 34;
  const radius = columns > 6 ? 11.6 : 14.2;
  const store = 26;
  const left = 41;
  const width = 2 * left + columns * cell;
  const counts = position === null ? [] : readPosition(position).counts;
  const bowls = Array.from({ length: 2 * columns }, (_, i) => {
    const near = i < columns === (bottom === 'first');
    const along = i % columns;
    return { x: left + cell * ((near ? along : columns - 1 - along) + 0.5), y: near ? 66 : 26 };
  });
  const pale: string[] = [];
  const dark: string[] = [];
  bowls.forEach(({ x, y }, i) => heap(counts[i] ?? 0, x, y, radius - 3.5).forEach((seed, n) => (n % 3 === 1 ? dark : pale).push(seed)));
  const dots = bowls.map(({ x, y }) => dot(x, y)).join('');
  const count = (side: Side) => counts[2 * columns + seatIndex(side)] ?? '';
  return (
    <svg class="thumb" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect class="edge" x="1" y="4" width={width - 2} height={height - 4} rx="24" />
      <rect class="wood" x="1.5" y="1.5" width={width - 3} height={height - 6} rx="23.5" />
      <path class="rims" stroke-width={2 * radius + 2} d={dots} />
      <path class="bowls" stroke-width={2 * radius} d={dots} />
      <rect class="store" x="10" y="16" width={store - 2} height="60" rx="12" />
      <rect class="store" x={width - 8 - store} y="16" width={store - 2} height="60" rx="12" />
      <path class="seed-edge" d={[...pale, ...dark].join('')} />
      <path class="seed pale" d={pale.join('')} />
      <path class="seed dark" d={dark.join('')} />
      {captured.map((cell) => (
        <circle key={cell} class="captured" cx={bowls[cell]?.x} cy={bowls[cell]?.y} r={radius} />
      ))}
      <text class="count" x={9 + store / 2} y="51">
        {count(otherSide(bottom))}
      </text>
      <text class="count" x={width - 9 - store / 2} y="51">
        {count(bottom)}
      </text>
    </svg>
  );
}

function PodThumbnail({ drawing, position, bottom }: ThumbnailProps) {
  const { columns, rows } = drawing;
  const square = 12.4;
  const top = 3;
  const width = 258;
  const left = (width - columns * square) / 2;
  const turned = bottom === 'second';
  const { pods, supplies } = readPods(position ?? '/');
  const dark = Array.from({ length: columns * rows }, (_, i) => [i % columns, Math.floor(i / columns)] as const)
    .filter(([column, row]) => (column + row) % 2 === 0)
    .map(([column, row]) => `M${left + column * square} ${top + row * square}h${square}v${square}h${-square}z`);
  return (
    <svg class="thumb" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect class="edge" x={left - 22} y="4" width={columns * square + 44} height={height - 4} rx="12" />
      <rect class="wood" x={left - 22} y="1" width={columns * square + 44} height={height - 5} rx="12" />
      <rect class="square" x={left} y={top} width={columns * square} height={rows * square} />
      <path class="square dark" d={dark.join('')} />
      {pods.map((pod) => {
        const column = Number(pod.square[0]) - 1;
        const row = Number(pod.square[1]) - 1;
        const x = left + ((turned ? columns - 1 - column : column) + 0.5) * square;
        const y = top + ((turned ? row : rows - 1 - row) + 0.5) * square;
        return <polygon key={pod.square} class={`pod ${pod.side}`} points={octagon(5.2, { x, y })} />;
      })}
      {position !== null && (
        <>
          <text class="supply" x={left - 11} y="52">
            {supplies[seatIndex(otherSide(bottom))]}
          </text>
          <text class="supply" x={left + columns * square + 11} y="52">
            {supplies[seatIndex(bottom)]}
          </text>
        </>
      )}
    </svg>
  );
}

const kinds: Record<string, ComponentType<ThumbnailProps>> = { sowing: SowingThumbnail, octilite: PodThumbnail };

/** Nothing for a kind of board that this page does not know. */
export function Thumbnail(props: ThumbnailProps) {
  const Kind = kinds[props.drawing.kind];
  return Kind ? <Kind {...props} /> : null;
}
