// The board of sowing games: two rows of houses and two stores.
//
// Cells are numbered as in the rules' steps: 0…H-1 are First's houses, H…2H-1 Second's. Layers:
// wood, marks, seeds, numbers, and on top the houses' buttons; so marks and moving seeds do not redraw
// the wood.

import { signal, type Signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { Step } from '../engine/rules';
import { showCounts } from '../settings';
import { seatIndex } from '../texts/format';
import { labelOf, useRoving, type BoardProps, type Roving } from './board';
import { percentOf } from './geometry';
import { houseLabel } from './house_labels';
import { capturedSeeds } from './move_text';
import { PremovedHouse } from './premove_marks';
import { SeedLayer } from './seed_layer';
import { SideAreas } from './side_areas';
import { click, play } from './sound';
import { LastGain, Preview, Trail } from './sowing_marks';
import { sizesOf, sowingShape, type HousePlace, type SowingShape } from './sowing_shape';
import { HouseMarks, Wood } from './sowing_wood';
import { useAnimatedLayer } from './use_animation';
import { useHouses, type Houses } from './use_houses';

export function SowingBoard(props: BoardProps) {
  const { drawing, position, bottom, line, narrow, room, names } = props;
  const { columns } = drawing;
  const shape = useMemo(() => sowingShape(columns, bottom, narrow, room), [columns, bottom, narrow, room]);
  const wood = useMemo(() => <Wood shape={shape} />, [shape]);
  const { layer, queue, numbers, shown } = useSeedLayer(shape, props);
  const houses = useHouses(props, queue);
  const { nameOf, seeds, preview, pointed } = houses;
  const roving = useRoving(...shape.grid, shape.start, houses.point);
  const counted = showCounts.value && !props.etiquette;
  // Only what can be played now looks like it.
  const open = props.entering === 'premove' ? 'open' : 'legal';
  const marks = (cell: number) =>
    `${marksOf(cell, preview, shown.step)} ${houses.canPlay(cell) ? `${open} ${cell === pointed ? 'pointed' : ''}` : ''}`;
  return (
    <div
      {...roving.group}
      class={`board sowing ${narrow ? 'narrow' : ''} ${counted ? '' : 'uncounted'}`}
      style={sizesOf(shape)}
      aria-label={labelOf(shape.upright ? 'board-seeds-upright' : 'board-seeds', bottom, props)}
      data-moving={shown.moving ? 'yes' : undefined}
    >
      {wood}
      <HouseMarks shape={shape} nameOf={nameOf} marks={marks}>
        {shown.step && !preview && <Trail step={shown.step} shape={shape} />}
      </HouseMarks>
      <div class="seed-layer" aria-hidden="true" ref={layer} />
      {shown.step && !shown.moving && !preview && counted && <LastGain line={line} shape={shape} />}
      {preview && <Preview step={preview} shape={shape} gain={counted ? capturedSeeds(preview, position).captured : 0} />}
      {shape.houses.map((house) => houses.premoved(house.cell) && <PremovedHouse key={house.cell} house={house} shape={shape} />)}
      <Numbers shape={shape} numbers={numbers} nameOf={nameOf} />
      <HouseButtons shape={shape} houses={houses} marks={marks} roving={roving} label={(cell) => houseLabel(cell, houses, props)} />
      <SideAreas
        kind="store"
        areas={shape.stores}
        shape={shape}
        names={names}
        label={(side) => labelOf('store', side, props, { seeds: seeds[2 * columns + seatIndex(side)] ?? 0 })}
      />
    </div>
  );
}

/** Its seed layer, with the numbers of its houses and stores. */
function useSeedLayer(shape: SowingShape, props: BoardProps) {
  const numbers = useMemo<Signal<string>[]>(() => shape.hollows.map(() => signal('')), [shape.hollows.length]);
  function onCount(place: number, seeds: number) {
    const house = place < numbers.length - 2;
    const number = numbers[place];
    if (number) number.value = seeds || !house ? String(seeds) : '';
  }
  const pieces = useAnimatedLayer(
    shape,
    props,
    numbers,
    (shows) => new SeedLayer({ onCount, onDrop: click, onCapture: () => play('capture'), shows }),
  );
  return { ...pieces, numbers };
}

function Numbers({ shape, numbers, nameOf }: { shape: SowingShape; numbers: Signal<string>[]; nameOf(cell: number): string }) {
  return (
    <>
      {shape.houses.map(({ cell, number }) => (
        <span key={cell} class="number" aria-hidden="true" data-count={nameOf(cell)} style={percentOf(number, shape)}>
          {numbers[cell]}
        </span>
      ))}
      {shape.stores.map(({ side, number }) => (
        <span key={side} class="captured-count" aria-hidden="true" data-count={side} style={percentOf(number, shape)}>
          {numbers[shape.houses.length + seatIndex(side)]}
        </span>
      ))}
    </>
  );
}

interface HouseButtonsProps {
  shape: SowingShape;
  houses: Houses;
  roving: Roving<number>;
  marks(cell: number): string;
  label(cell: number): string;
}

const HouseButtons = ({ shape, houses, roving, marks, label }: HouseButtonsProps) => (
  <>
    {shape.houses.map((house) => (
      <button
        key={house.cell}
        type="button"
        aria-label={label(house.cell)}
        aria-disabled={!houses.canPlay(house.cell)}
        class={`house ${marks(house.cell)}`}
        data-house={houses.nameOf(house.cell)}
        style={percentOf(house.touch, shape)}
        onClick={() => houses.press(house.cell)}
        {...roving.cell(house.cell, house)}
      >
        <i style={percentOf(bowlIn(house), house.touch)} />
      </button>
    ))}
  </>
);

/** Where a house's bowl lies in the area to press. */
const bowlIn = ({ hollow: { x, y, rx, ry }, touch }: HousePlace) => ({
  x: x - rx - touch.x,
  y: y - ry - touch.y,
  width: 2 * rx,
  height: 2 * ry,
});

function marksOf(cell: number, preview: Step | null, last: Step | null): string {
  const step = preview ?? last;
  if (!step) return '';
  const sown = step.path.at(-1) === cell ? 'lands' : step.path.includes(cell) ? 'sown' : '';
  return [
    preview ? sown : step.path.at(-1) === cell ? 'landed' : '',
    step.captured.includes(cell) ? 'captured' : '',
    step.from === cell ? 'lifted' : '',
  ].join(' ');
}
