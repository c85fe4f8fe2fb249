// A board and the moves that are shown on it: which of them move before the reader's eyes, and which
// are simply there.

import { useLayoutEffect, useRef, useState, type MutableRef } from 'preact/hooks';
import type { Step } from '../rules';
import type { BoardProps } from './board';
import type { AnimatedLayer, OnShown } from './animation';

/** This many moves are shown one after the other where they come at once; more are not. */
const maxAnimated = 2;

export interface ShownStep {
  /** The move that led to what is seen; null at the beginning and while something moves. */
  step: Step | null;
  moving: boolean;
}

export function useShownStep(line: Step[]): { shown: ShownStep; shows: OnShown } {
  const [shown, setShown] = useState<ShownStep>({ step: line.at(-1) ?? null, moving: false });
  return { shown, shows: (step, moving) => setShown({ step, moving }) };
}

/** Things are moved in the measures of the shape; the layer is as much smaller or larger as the board. */
export function useBoardLayer<Shape extends { width: number }>(
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
    const fit = () => {
      if (layer.current)
        layer.current.style.transform = `scale(${(board.clientWidth / shape.width).toFixed(5)})`;
    };
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(board);
    return () => watch.disconnect();
  }, [shape]);
}

/** Shows what is new in the line. */
export function useAnimatedMoves(
  queue: AnimatedLayer<never>,
  { position, line, live }: Pick<BoardProps, 'position' | 'line' | 'live'>,
) {
  const plies = useRef(line.length);
  useLayoutEffect(() => {
    const known = plies.current;
    plies.current = line.length;
    if (queue.predictedFrom === position) return;
    // The same may lie so again later, after another move.
    if (queue.target === position && queue.last?.text === line.at(-1)?.text) return;
    // One's own move may have been shown already, and the answer to it come with it.
    let seen = line.length;
    while (seen > 0 && seen >= known && line[seen - 1]?.position !== queue.target) --seen;
    const follows = seen === 0 ? known === 0 : seen >= known;
    const fresh = line.slice(seen);
    if (!queue.target || !follows || fresh.length === 0 || fresh.length > maxAnimated)
      return queue.settle(position, line.at(-1) ?? null);
    // Who leafs through a game does not wait for what he has left behind.
    if (!live) queue.settleMotion();
    for (const step of fresh) queue.show(step);
  }, [queue, position, line, live]);
}

/** Once the next picture is on the screen; a page that draws none does not wait for it. */
const nextPaint = () =>
  new Promise<void>((done) => {
    const late = setTimeout(done, 50);
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(done);
    });
  });

/**
 * What is moved does not wait for the house; should it refuse, it goes back. `known` is what the move
 * does, where that has been asked already.
 */
export async function playOptimistically(
  queue: AnimatedLayer<never>,
  { position, line, preview, play }: Pick<BoardProps, 'position' | 'line' | 'preview' | 'play'>,
  move: string,
  known: Step | null = null,
) {
  if (queue.predictedFrom === position) return; // It has been moved already.
  const step = known?.text === move ? known : preview(move);
  if (step) {
    queue.settleMotion();
    queue.show(step);
    queue.predictedFrom = position;
    // What asking the house takes a slow processor comes after the first motion.
    await nextPaint();
  }
  const accepted = await play(move);
  if (queue.predictedFrom !== position) return;
  queue.predictedFrom = '';
  if (!accepted) queue.settle(position, line.at(-1) ?? null);
}
