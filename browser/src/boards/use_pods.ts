// A board's pods and what is seen of them: the numbers in the trays, and after which move they stand.

import { signal, type Signal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import type { Side } from '../api';
import type { BoardProps } from './board';
import type { PodShape } from './pod_shape';
import { PodTable } from './pod_table';
import { play } from './sound';
import { useLayer, useMoves, useShown } from './use_motion';

export function usePods(shape: PodShape, props: BoardProps) {
  const layer = useRef<HTMLDivElement>(null);
  const { shown, shows } = useShown(props.line);
  const supplies = useMemo<Record<Side, Signal<string>>>(
    () => ({ first: signal(''), second: signal('') }),
    [],
  );
  const table = useMemo(
    () =>
      new PodTable({
        counted: (side, prongs) => (supplies[side].value = String(prongs)),
        heard: play,
        shows,
      }),
    [supplies],
  );
  useLayer(layer, table, shape);
  useMoves(table, props);
  return { layer, table, supplies, shown };
}
