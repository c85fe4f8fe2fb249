// A board's pod layer, its supply numbers and the last shown move.

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
  const { shown, shows } = useShownStep(props);
  const supplies = useMemo<Record<Side, Signal<string>>>(() => ({ first: signal(''), second: signal('') }), []);
  const queue = useMemo(
    () => new PodLayer({ onCount: (side, prongs) => (supplies[side].value = String(prongs)), onSound: play, shows }),
    [supplies],
  );
  useBoardLayer(layer, queue, shape);
  useAnimatedMoves(queue, props);
  return { layer, queue, supplies, shown };
}
