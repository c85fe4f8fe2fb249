// Arrows over a board for the best moves, the best one boldest.

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Drawing, Side } from '../api';
import { kindOf } from '../boards/board_kinds';
import type { Step } from '../engine/rules';
import './best_marks.css';

interface Point {
  x: number;
  y: number;
}
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export function BestMarks({
  drawing,
  bottom,
  narrow,
  steps,
  children,
}: {
  drawing: Drawing;
  bottom: Side;
  narrow: boolean;
  /** The best first. */
  steps: Step[];
  children: preact.ComponentChildren;
}) {
  const container = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState<Box | null>(null);
  useLayoutEffect(() => {
    const board = container.current?.querySelector<HTMLElement>('.board');
    if (!board) return undefined;
    const fit = () => {
      const outer = container.current?.getBoundingClientRect();
      const inner = board.getBoundingClientRect();
      if (outer) setBox({ left: inner.left - outer.left, top: inner.top - outer.top, width: inner.width, height: inner.height });
    };
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(board);
    return () => watch.disconnect();
  }, [drawing, bottom, narrow]);

  const measures = kindOf(drawing).measure(drawing, bottom, narrow);
  return (
    <div class="with-marks" ref={container}>
      {children}
      {box && measures && steps.length > 0 && (
        <svg class="best-marks" viewBox={`0 0 ${measures.width} ${measures.height}`} style={{ ...box }} aria-hidden="true">
          {steps.map((step, rank) => <Mark key={step.text} step={step} pointOf={measures.pointOf} rank={rank} />).reverse()}
        </svg>
      )}
    </div>
  );
}

function Mark({ step, pointOf, rank }: { step: Step; pointOf(cell: number): Point; rank: number }) {
  const from = pointOf(step.from);
  const end = step.path.at(-1);
  const kind = rank === 0 ? 'best' : 'other';
  if (end === undefined)
    return (
      <g class={kind}>
        <circle cx={from.x} cy={from.y} r="40" />
        <text x={from.x} y={from.y - 44}>
          {step.text.slice(2)}
        </text>
      </g>
    );
  const to = pointOf(end);
  const length = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  const [x, y] = [(to.x - from.x) / length, (to.y - from.y) / length];
  // Curved, so that a move and its reverse do not overlap.
  const bend = Math.min(60, length / 4);
  const middle = { x: (from.x + to.x) / 2 - y * bend, y: (from.y + to.y) / 2 + x * bend };
  const toTip = Math.max(1, Math.hypot(to.x - middle.x, to.y - middle.y));
  const [u, v] = [(to.x - middle.x) / toTip, (to.y - middle.y) / toTip];
  const neck = { x: to.x - 22 * u, y: to.y - 22 * v };
  return (
    <g class={kind}>
      <circle cx={from.x} cy={from.y} r="14" class="start" />
      <path class="shaft" d={`M${from.x} ${from.y}Q${middle.x} ${middle.y} ${neck.x} ${neck.y}`} />
      <path class="tip" d={`M${to.x} ${to.y}L${neck.x - 14 * v} ${neck.y + 14 * u}L${neck.x + 14 * v} ${neck.y - 14 * u}z`} />
    </g>
  );
}
