// A board's pods and what is seen of them: the numbers in the trays, and after which move they stand.

import { signal, type Signal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import type { Side } from '../api';
import type { BoardProps } from './board';
import type { PodShape } from './pod_shape';
import { PodLayer } from './pod_layer';
import { play } from './sound';
import { useBoardLayer, useAnimatedMoves, useShownStep } from './use_animation';

export function usePodLayer(shape: PodShape, props: BoardProps) {
  const layer = useRef<HTMLDivElement>(null);
  const { shown, shows } = useShownStep(props.line);
  const supplies = useMemo<Record<Side, Signal<string>>>(
    () => ({ first: signal(''), second: signal('') }),
    [],
  );
  const queue = useMemo(
    () =>
      new PodLayer({
        onCount: (side, prongs) => (supplies[side].value = String(prongs)),
        onSound: play,
        shows,
      }),
    [supplies],
  );
  useBoardLayer(layer, queue, shape);
  useAnimatedMoves(queue, props);
  return { layer, queue, supplies, shown };
}
