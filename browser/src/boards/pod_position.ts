// An OctiLite position, as the rules write it.

import type { Side } from '../api';

export interface PlacedPod {
  square: string;
  side: Side;
  /** Letters of directions. */
  prongs: string;
}

export type Reserves = [first: number, second: number];

/** Parses "22b,32/26 11 12 X". */
export function readPods(position: string): { pods: PlacedPod[]; supplies: Reserves } {
  const [board = '/', first = '', second = ''] = position.split(' ');
  const pods = board.split('/').flatMap((list, seat) =>
    list
      .split(',')
      .filter(Boolean)
      .map((word) => ({ square: word.slice(0, 2), side: (seat === 0 ? 'first' : 'second') as Side, prongs: word.slice(2) })),
  );
  return { pods, supplies: [Number(first), Number(second)] };
}

/** The same, without who is to move. */
export function formatPods(pods: PlacedPod[], supplies: Reserves): string {
  const list = (side: Side) =>
    pods
      .filter((pod) => pod.side === side)
      .sort((a, b) => a.square.localeCompare(b.square))
      .map((pod) => pod.square + [...pod.prongs].sort().join(''))
      .join(',');
  return `${list('first')}/${list('second')} ${supplies.join(' ')}`;
}
