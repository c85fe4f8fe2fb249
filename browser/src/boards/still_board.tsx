// A board at rest, without anything that can be pressed: the wood, the pieces and their numbers. Of the real boards it has
// the shapes, the places and the styles, so that these replace it unseen.

import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Drawing, Side } from '../api';
import { percentOf } from './geometry';
import { readPods } from './pod_position';
import { centreOf, podPose, podShape, prongPose } from './pod_shape';
import { PodBoard } from './pod_wood';
import { PodDrawn } from './pods';
import { packSeed, seedClass, seedPose } from './seed_packing';
import { houseName, sizesOf, sowingShape } from './sowing_shape';
import { pilesOf, readPosition } from './sowing_timeline';
import { HouseMarks, Wood } from './sowing_wood';
import { seatIndex } from '../sides';

interface Props {
  drawing: Drawing;
  position: string;
  bottom: Side;
  narrow: boolean;
  room?: number | undefined;
  /** Whether numbers are shown. */
  counted: boolean;
}

/** A layer of pieces in the board's units. */
function Pieces({ name, width, children }: { name: string; width: number; children: ComponentChildren }) {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = layer;
    if (current?.parentElement) current.style.transform = `scale(${(current.parentElement.clientWidth / width).toFixed(5)})`;
  });
  return (
    <div class={name} ref={layer}>
      {children}
    </div>
  );
}

function StillSowing({ drawing, position, bottom, narrow, room, counted }: Props) {
  const shape = sowingShape(drawing.columns, bottom, narrow, room);
  const { counts } = readPosition(position);
  return (
    <div class={`board sowing ${narrow ? 'narrow' : ''} ${counted ? '' : 'uncounted'}`} style={sizesOf(shape)}>
      <Wood shape={shape} />
      <HouseMarks shape={shape} nameOf={(cell) => houseName(cell, drawing, bottom)} />
      <Pieces name="seed-layer" width={shape.width}>
        {pilesOf(counts).flatMap((pile, place) => {
          const hollow = shape.hollows[place];
          return pile.map((seed, below) => {
            const { x, y } = hollow ? packSeed(hollow, place, below) : { x: 0, y: 0 };
            return <b key={seed} class={seedClass(seed)} style={{ transform: seedPose(x, y, shape.enlarged) }} />;
          });
        })}
      </Pieces>
      {shape.houses.map(({ cell, number }) => (
        <span key={cell} class="number" style={percentOf(number, shape)}>
          {counts[cell] || ''}
        </span>
      ))}
      {shape.stores.map(({ side, number }) => (
        <span key={side} class="captured-count" style={percentOf(number, shape)}>
          {counts[2 * drawing.columns + seatIndex(side)]}
        </span>
      ))}
    </div>
  );
}

function StillPods({ drawing, position, bottom, narrow }: Props) {
  const turned = bottom === 'second';
  const shape = podShape(drawing.columns, drawing.rows, turned, narrow);
  const { pods, supplies } = readPods(position);
  return (
    <div class="octilite" style={{ '--wide': shape.width, '--high': shape.height }}>
      <div class={`board pod-board ${narrow ? 'narrow' : ''}`}>
        <PodBoard shape={shape} />
        <Pieces name="pod-layer" width={shape.width}>
          {pods.map(({ square, side, prongs }) => (
            <div key={square} class={`pod ${side}`} style={{ transform: podPose({ ...centreOf(shape, square), up: 0 }) }}>
              <PodDrawn side={side} prongs={prongs} turned={turned} />
            </div>
          ))}
          {shape.trays.flatMap(({ side, places }) =>
            places
              .slice(0, supplies[seatIndex(side)])
              .map((place, i) => <b key={`${side}${i}`} class={`stick ${side}`} style={{ transform: prongPose(place, 0) }} />),
          )}
        </Pieces>
        {shape.trays.map(({ side, number }) => (
          <span key={side} class="supply-count" style={percentOf(number, shape)}>
            {supplies[seatIndex(side)]}
          </span>
        ))}
      </div>
      <div class="panel" />
    </div>
  );
}

export const stillBoards = { sowing: StillSowing, octilite: StillPods };
