// A board's seeds and what is seen of them: the numbers beside them, and after which move they
// stand.

import { signal, type Signal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import type { BoardProps } from './board';
import { SeedTable } from './seed_table';
import { click } from './sound';
import type { Shape } from './sowing_shape';
import { useLayer, useMoves, useShown } from './use_motion';

export function useSeeds(shape: Shape, props: BoardProps) {
  const layer = useRef<HTMLDivElement>(null);
  const { shown, shows } = useShown(props.line);
  const numbers = useMemo<Signal<string>[]>(
    () => shape.hollows.map(() => signal('')),
    [shape.hollows.length],
  );
  const table = useMemo(
    () =>
      new SeedTable({
        counted: (place, seeds) => {
          const house = place < numbers.length - 2;
          const number = numbers[place];
          if (number) number.value = seeds || !house ? String(seeds) : '';
        },
        fell: click,
        shows,
      }),
    [numbers],
  );
  useLayer(layer, table, shape);
  useMoves(table, props);
  return { layer, table, numbers, shown };
}
