// Both players' stores or trays: what is in them, for screen readers, and whose they are.

import type { Side } from '../api';
import { seatIndex } from '../sides';
import { percentOf, type Box, type Size } from './geometry';

interface Props {
  kind: 'store' | 'tray';
  areas: { side: Side; box: Box }[];
  shape: Size;
  names: [string, string];
  label(side: Side): string;
}

export const SideAreas = ({ kind, areas, shape, names, label }: Props) => (
  <>
    {areas.map(({ side, box }) => (
      <div key={side} class={kind} role="img" aria-label={label(side)} title={names[seatIndex(side)]} style={percentOf(box, shape)} />
    ))}
  </>
);
