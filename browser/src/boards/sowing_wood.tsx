// The empty board of sowing games, and the rings and letters of its houses.

import type { ComponentChildren } from 'preact';
import { viewOf } from './geometry';
import type { SowingShape } from './sowing_shape';
import { Bowl, Plank, sideHigh, Trough, WoodLight } from './wood';

/** The board, drawn once. */
export function Wood({ shape }: { shape: SowingShape }) {
  const ends = shape.houses.filter((house) => house.near).map((house) => house.hollow);
  const middle = `M${(ends[0]?.x ?? 0) - 28} ${(shape.height - sideHigh(shape.width)) / 2}H${(ends.at(-1)?.x ?? 0) + 28}`;
  return (
    <svg class="wood-layer" viewBox={viewOf(shape)} aria-hidden="true">
      <WoodLight />
      <Plank width={shape.width} height={shape.height} />
      {!shape.upright && <path class="groove middle" d={middle} />}
      {shape.stores.map(({ side, box }) => (
        <Trough key={side} {...box} />
      ))}
      {shape.houses.map(({ cell, hollow: { x, y, rx } }) => (
        <Bowl key={cell} x={x} y={y} r={rx} />
      ))}
    </svg>
  );
}

interface HouseMarksProps {
  shape: SowingShape;
  nameOf(cell: number): string;
  /** The classes of a house. */
  marks?(cell: number): string;
  /** Drawn below them. */
  children?: ComponentChildren;
}

export const HouseMarks = ({ shape, nameOf, marks, children }: HouseMarksProps) => (
  <svg class="mark-layer" viewBox={viewOf(shape)} aria-hidden="true">
    {children}
    {shape.houses.map(({ cell, hollow: { x, y, rx }, letter }) => (
      <g key={cell} class={`house-marks ${marks?.(cell) ?? ''}`}>
        <circle class="tone" cx={x} cy={y} r={rx - 1} />
        <circle class="ring" cx={x} cy={y} r={rx - 2} />
        <circle class="ring inner" cx={x} cy={y} r={rx - 6} />
        <text class="letter" {...letter}>
          {nameOf(cell)}
        </text>
      </g>
    ))}
  </svg>
);
