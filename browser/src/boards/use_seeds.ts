// A board's seeds and what is seen of them: the numbers beside them, and after which move they
// stand.

import { signal, type Signal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Step } from '../rules';
import { SeedTable } from './seed_table';
import { click } from './sound';
import type { Shape } from './sowing_shape';

/** This many moves are shown one after the other where they come at once; more are not. */
const shownMax = 2;

export interface Shown {
  /** The move that led to what is seen; null at the beginning and while seeds move. */
  step: Step | null;
  moving: boolean;
}

export function useSeeds(shape: Shape, position: string, line: Step[], live: boolean) {
  const layer = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown>({ step: line.at(-1) ?? null, moving: false });
  const numbers = useMemo<Signal<string>[]>(
    () => shape.hollows.map(() => signal('')),
    [shape.hollows.length],
  );
  const plies = useRef(line.length);
  const table = useMemo(
    () =>
      new SeedTable({
        counted: (place, seeds) => {
          const house = place < numbers.length - 2;
          const number = numbers[place];
          if (number) number.value = seeds || !house ? String(seeds) : '';
        },
        fell: click,
        shows: (step, moving) => setShown({ step, moving }),
      }),
    [numbers],
  );

  useLayoutEffect(() => {
    if (layer.current) table.mount(layer.current);
    return () => table.unmount();
  }, [table]);

  useLayoutEffect(() => table.shapeTo(shape), [table, shape]);

  // Seeds are moved in the measures of the shape; the layer is as much smaller or larger as the board.
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

  useLayoutEffect(() => {
    const known = plies.current;
    plies.current = line.length;
    if (table.ahead === position) return;
    // The same seeds may lie so again later, after another move.
    if (table.target === position && table.last?.text === line.at(-1)?.text) return;
    // One's own move may have been shown already, and the answer to it come with it.
    let seen = line.length;
    while (seen > 0 && seen >= known && line[seen - 1]?.position !== table.target) --seen;
    const follows = seen === 0 ? known === 0 : seen >= known;
    const fresh = line.slice(seen);
    if (!table.target || !follows || fresh.length === 0 || fresh.length > shownMax)
      return table.settle(position, line.at(-1) ?? null);
    // Who leafs through a game does not wait for what he has left behind.
    if (!live) table.settleMotion();
    for (const step of fresh) table.show(step);
  }, [table, position, line, live]);

  return { layer, table, numbers, shown };
}
