// The board of the sowing games: two rows of houses and two stores, the reader's own side at the
// bottom.
//
// Cells are numbered as the rules' steps number them: 0…H-1 are First's houses a…, H…2H-1 Second's
// a…. The wood with its marks, the seeds and the numbers lie over each other, each drawn by itself, so
// that a seed that moves has nothing else drawn anew; on top are the houses' buttons.

import { useMemo, useState } from 'preact/hooks';
import type { Drawing, Side } from '../api';
import type { Step } from '../rules';
import { counts } from '../settings';
import { count, seatOf } from '../words';
import { useRoving, type BoardProps } from './board';
import { HouseMarks, Preview, Trail, Wood } from './sowing_marks';
import { readPosition } from './sowing_plan';
import { shapeOf, type Box, type Shape } from './sowing_shape';
import { useSeeds } from './use_seeds';

/** Whose a cell is, the letter that plays it and what it is called here. */
function housesOf({ columns, numbered }: Drawing) {
  const letterOf = (cell: number) => String.fromCharCode(97 + (cell % columns));
  return {
    sideOf: (cell: number): Side => (cell < columns ? 'first' : 'second'),
    letterOf,
    nameOf: (cell: number) => (numbered ? String(cell + 1) : letterOf(cell)),
  };
}

function noteOf(cell: number, last: Step | null): string {
  if (last?.captured.includes(cell)) return ', just captured';
  return last?.from === cell ? ', just played' : '';
}

export function SowingBoard(props: BoardProps) {
  const { drawing, position, bottom, line, playable, legal, toMove, narrow } = props;
  const columns = drawing.columns;
  const last = line.at(-1) ?? null;
  const lie = readPosition(position).counts;
  const shape = useMemo(() => shapeOf(columns, bottom, narrow), [columns, bottom, narrow]);
  const { layer, table, numbers, shown } = useSeeds(shape, position, line, props.live);
  const [pointed, setPointed] = useState<number | null>(null);
  const roving = useRoving<HTMLDivElement>(columns, 2, { column: 0, row: 1 });

  const { sideOf, letterOf, nameOf } = housesOf(drawing);
  const own = (cell: number) => playable && sideOf(cell) === toMove;
  const canPlay = (cell: number) => own(cell) && legal.includes(letterOf(cell));
  const preview = useMemo(
    () => (pointed !== null && canPlay(pointed) ? props.preview(letterOf(pointed)) : null),
    [pointed, position, playable],
  );

  /** What a house would do, or why it may not be played, is told before it is pressed. */
  function point(cell: number | null) {
    setPointed(cell);
    if (cell === null || !own(cell)) return props.hint('');
    const step = canPlay(cell) ? props.preview(letterOf(cell)) : null;
    if (step) return props.hint(`If played: ${step.told} ${lastOf(step)}`);
    return props.hint(lie[cell] ? props.whyNot(letterOf(cell)) : '');
  }

  function press(cell: number) {
    if (canPlay(cell)) return void play(letterOf(cell));
    props.hint('');
    if (!playable) return props.say('You cannot move on this board now.');
    if (sideOf(cell) === toMove) return props.say(props.whyNot(letterOf(cell)));
    return props.say(`House ${nameOf(cell)} is your opponent’s: choose one of your own.`);
  }

  /** The seeds do not wait for the house; should it refuse, they go back. */
  async function play(letter: string) {
    const step = preview?.text === letter ? preview : props.preview(letter);
    point(null);
    if (step) {
      table.settleMotion();
      table.show(step);
      table.ahead = position;
    }
    const accepted = await props.play(letter);
    if (table.ahead !== position) return;
    table.ahead = '';
    if (!accepted) table.settle(position, last);
  }

  function lastOf(step: Step) {
    const cell = step.path.at(-1);
    if (cell === undefined) return '';
    const whose = sideOf(cell) === toMove ? 'your' : `${props.names[seatOf(sideOf(cell))]}’s`;
    return `The last seed falls into ${whose} house ${nameOf(cell)}.`;
  }

  function label(cell: number) {
    const whose =
      sideOf(cell) === bottom ? 'house' : `${props.names[seatOf(sideOf(cell))]}’s house`;
    const seeds = lie[cell] ? count(lie[cell], 'seed') : 'empty';
    return `${whose} ${nameOf(cell)}, ${seeds}${noteOf(cell, last)}`;
  }

  const marks = (cell: number) =>
    `${markOf(cell, preview, shown.step)} ${cell === pointed && canPlay(cell) ? 'pointed' : ''}`;
  const view = `0 0 ${shape.width} ${shape.height}`;
  const gain = preview ? gained(preview, position) : 0;
  return (
    <div
      ref={roving.board}
      class={`board sowing ${narrow ? 'narrow' : ''} ${counts.value ? '' : 'uncounted'}`}
      style={{ '--wide': shape.width, '--high': shape.height, '--enlarged': shape.enlarged }}
      role="group"
      aria-label={`Board, ${props.names[seatOf(bottom)]}’s side at the bottom. Arrow keys go from house to house.`}
      data-moving={shown.moving ? 'yes' : undefined}
      onKeyDown={roving.onKeyDown}
      onMouseLeave={() => point(null)}
    >
      <svg class="wood-layer" viewBox={view} aria-hidden="true">
        <Wood shape={shape} marks={marks} />
        {shown.step && !preview && <Trail step={shown.step} shape={shape} />}
        {shape.houses.map((house) => (
          <HouseMarks
            key={house.cell}
            house={house}
            name={nameOf(house.cell)}
            marks={`${marks(house.cell)} ${canPlay(house.cell) ? 'legal' : ''}`}
          />
        ))}
      </svg>
      <div class="seed-layer" aria-hidden="true" ref={layer} />
      {preview && (
        <svg class="preview-layer" viewBox={view} aria-hidden="true">
          <Preview step={preview} shape={shape} gain={gain} />
        </svg>
      )}
      {shape.houses.map(({ cell, number }) => (
        <span
          key={cell}
          class="number"
          aria-hidden="true"
          data-count={nameOf(cell)}
          style={percent(number, shape)}
        >
          {numbers[cell]}
        </span>
      ))}
      {shape.stores.map(({ side, number }) => (
        <span
          key={side}
          class="captured-count"
          aria-hidden="true"
          data-count={side}
          style={percent(number, shape)}
        >
          {numbers[2 * columns + seatOf(side)]}
        </span>
      ))}
      {shape.houses.map((house) => (
        <button
          key={house.cell}
          type="button"
          aria-label={label(house.cell)}
          aria-disabled={!canPlay(house.cell)}
          class={`house ${canPlay(house.cell) ? 'legal' : ''} ${marks(house.cell)}`}
          data-house={nameOf(house.cell)}
          style={percent(house.touch, shape)}
          onClick={() => press(house.cell)}
          {...roving.cell(house.column, house.row, () => point(house.cell))}
          onMouseEnter={() => point(house.cell)}
          onBlur={() => point(null)}
        />
      ))}
      {shape.stores.map(({ side, box }) => (
        <div
          key={side}
          class="store"
          role="img"
          aria-label={`${props.names[seatOf(side)]} has captured ${count(lie[2 * columns + seatOf(side)] ?? 0, 'seed')}`}
          title={props.names[seatOf(side)]}
          style={percent(box, shape)}
        />
      ))}
    </div>
  );
}

/** How many seeds a move would bring into the mover's store. */
function gained(step: Step, position: string): number {
  const store = (text: string) => readPosition(text).counts.at(step.side === 'first' ? -2 : -1) ?? 0;
  return store(step.position) - store(position);
}

function markOf(cell: number, preview: Step | null, last: Step | null): string {
  const step = preview ?? last;
  if (!step) return '';
  const sown = step.path.at(-1) === cell ? 'lands' : step.path.includes(cell) ? 'sown' : '';
  return [
    preview ? sown : step.path.at(-1) === cell ? 'landed' : '',
    step.captured.includes(cell) ? 'captured' : '',
    step.from === cell ? 'lifted' : '',
  ].join(' ');
}

function percent(box: Box, shape: Shape) {
  const of = (part: number, whole: number) => `${((100 * part) / whole).toFixed(3)}%`;
  return {
    left: of(box.x, shape.width),
    top: of(box.y, shape.height),
    width: of(box.width, shape.width),
    height: of(box.height, shape.height),
  };
}
