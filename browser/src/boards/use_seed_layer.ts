// A board's seed layer, its seed counts and the last shown move.

import { signal, type Signal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import type { BoardProps } from './board';
import { SeedLayer } from './seed_layer';
import { click, play } from './sound';
import type { SowingShape } from './sowing_shape';
import { useBoardLayer, useAnimatedMoves, useShownStep } from './use_animation';

export function useSeedLayer(shape: SowingShape, props: BoardProps) {
  const layer = useRef<HTMLDivElement>(null);
  const { shown, shows } = useShownStep(props);
  const numbers = useMemo<Signal<string>[]>(() => shape.hollows.map(() => signal('')), [shape.hollows.length]);
  const queue = useMemo(
    () =>
      new SeedLayer({
        onCount: (place, seeds) => {
          const house = place < numbers.length - 2;
          const number = numbers[place];
          if (number) number.value = seeds || !house ? String(seeds) : '';
        },
        onDrop: click,
        onCapture: () => play('capture'),
        shows,
      }),
    [numbers],
  );
  useBoardLayer(layer, queue, shape);
  useAnimatedMoves(queue, props);
  return { layer, queue, numbers, shown };
}
