// Connects a board with its animation queue: which moves are animated and which are shown at once.

import { useLayoutEffect, useMemo, useRef, useState, type MutableRef } from 'preact/hooks';
import type { Step } from '../engine/rules';
import type { BoardProps } from './board';
import type { AnimatedLayer, OnShown } from './animation';

/** If more new moves arrive at once, they are not animated. */
const maxAnimated = 2;

interface ShownStep {
  /** The last move shown; null at the start and during an animation. */
  step: Step | null;
  moving: boolean;
}

/** A board's layer of pieces, which plays the line's new moves, and the last move shown. `create` is called again for other `counts`. */
export function useAnimatedLayer<Shape extends { width: number }, Layer extends AnimatedLayer<Shape>>(
  shape: Shape,
  props: BoardProps,
  counts: object,
  create: (shows: OnShown) => Layer,
) {
  const layer = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<ShownStep>({ step: props.line.at(-1) ?? null, moving: false });
  const onMotion = useRef(props.onMotion);
  onMotion.current = props.onMotion;
  const queue = useMemo(
    () =>
      create((step, pending) => {
        setShown({ step, moving: pending > 0 });
        onMotion.current?.(pending);
      }),
    [counts],
  );
  useMountedLayer(layer, queue, shape);
  useAnimatedMoves(queue, props);
  return { layer, queue, shown };
}

/** Mounts the layer and scales it to the board's size. */
function useMountedLayer<Shape extends { width: number }>(
  layer: MutableRef<HTMLDivElement | null>,
  queue: AnimatedLayer<Shape>,
  shape: Shape,
) {
  useLayoutEffect(() => {
    if (layer.current) queue.mount(layer.current);
    return () => queue.unmount();
  }, [queue]);

  useLayoutEffect(() => queue.setShape(shape), [queue, shape]);

  useLayoutEffect(() => {
    const board = layer.current?.parentElement;
    if (!board) return undefined;
    // Called before the first paint, too: asking here for the width would have the page laid out twice.
    const watch = new ResizeObserver(() => {
      if (layer.current) layer.current.style.transform = `scale(${(board.clientWidth / shape.width).toFixed(5)})`;
    });
    watch.observe(board);
    return () => watch.disconnect();
  }, [shape]);
}

/** Animates new moves of the line. */
function useAnimatedMoves(queue: AnimatedLayer<never>, { position, line, live }: Pick<BoardProps, 'position' | 'line' | 'live'>) {
  const plies = useRef(line.length);
  useLayoutEffect(() => {
    const known = plies.current;
    plies.current = line.length;
    if (queue.predictedFrom === position) return;
    // The same position may come again after another move.
    if (queue.target === position && queue.last?.text === line.at(-1)?.text) return;
    // The reader's own move may be shown already, and the reply arrive with it.
    let shownPlies = line.length;
    while (shownPlies > 0 && shownPlies >= known && line[shownPlies - 1]?.position !== queue.target) --shownPlies;
    const follows = shownPlies === 0 ? known === 0 : shownPlies >= known;
    const fresh = line.slice(shownPlies);
    if (!queue.target || !follows || fresh.length === 0 || fresh.length > maxAnimated) return queue.settle(position, line.at(-1) ?? null);
    // Stepping through a game does not wait for running animations.
    if (!live) queue.settleMotion();
    for (const step of fresh) queue.show(step, live);
  }, [queue, position, line, live]);
}

/**
 * Shows a move before the server answers; if the server refuses, the board goes back. `known`: the
 * move's step if already computed.
 */
export async function playOptimistically(
  queue: AnimatedLayer<never>,
  { position, line, preview, play }: Pick<BoardProps, 'position' | 'line' | 'preview' | 'play'>,
  move: string,
  known: Step | null = null,
) {
  if (queue.predictedFrom === position) return; // Already shown.
  const step = known?.text === move ? known : preview(move);
  if (step) {
    queue.settleMotion();
    queue.show(step);
    queue.predictedFrom = position;
  }
  const accepted = await play(move);
  if (queue.predictedFrom !== position) return;
  queue.predictedFrom = '';
  if (!accepted) queue.settle(position, line.at(-1) ?? null);
}
