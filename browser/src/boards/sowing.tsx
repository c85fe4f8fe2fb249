// The board of the sowing games: two rows of houses and two stores, the reader's own side at the
// bottom.
//
// Cells are numbered as the rules' steps number them: 0…H-1 are First's houses a…, H…2H-1 Second's
// a….

import { useState } from 'preact/hooks';
import type { Drawing, Side } from '../api';
import type { Step } from '../rules';
import { count, seatOf } from '../words';
import { pressed, useRoving, type BoardProps } from './board';
import { Seeds } from './seeds';

interface Place {
  cell: number;
  column: number;
  row: number;
  x: number;
  y: number;
}

/** "4,0,5/4,4,4 0 2 N" → seeds of each cell and both stores. Text to numbers, nothing more. */
function readPosition(position: string) {
  const [board = '', first = '0', second = '0'] = position.split(' ');
  return {
    houses: board.split(/[,/]/).map(Number),
    stores: [Number(first), Number(second)] as [number, number],
  };
}

const cellW = 100;
const margin = 14;

/**
 * Wide screens have the stores beside the houses, phones above and below them, with larger letters.
 */
function layout(columns: number, narrow: boolean) {
  const storeW = narrow ? 0 : 96;
  const storeH = narrow ? 92 : 0;
  const ry = narrow ? 66 : 46;
  const letters = narrow ? 40 : 27;
  const numbers = narrow ? 46 : 34;
  const rowH = 2 * ry + letters + numbers;
  const width = columns * cellW + 2 * storeW + 2 * margin;
  const height = 2 * rowH + 2 * storeH + 2 * margin;
  return {
    storeW,
    storeH,
    rx: 43,
    ry,
    letters,
    numbers,
    rowH,
    width,
    height,
    left: margin + storeW,
    top: margin + storeH,
  };
}
type Layout = ReturnType<typeof layout>;

function placesOf(columns: number, bottom: Side, at: Layout): Place[] {
  return Array.from({ length: 2 * columns }, (_, cell) => {
    const mine = cell < columns === (bottom === 'first');
    const inRow = cell % columns;
    const column = mine ? inRow : columns - 1 - inRow;
    const row = mine ? 1 : 0;
    const x = at.left + (column + 0.5) * cellW;
    const y =
      at.top + row * at.rowH + (row === 0 ? at.letters + at.ry : at.rowH - at.letters - at.ry);
    return { cell, column, row, x, y };
  });
}

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
  const { drawing, position, bottom, last, playable, legal, toMove } = props;
  const columns = drawing.columns;
  const { houses, stores } = readPosition(position);
  const at = layout(columns, props.narrow);
  const places = placesOf(columns, bottom, at);
  const [pointed, setPointed] = useState<number | null>(null);
  const roving = useRoving(columns, 2, { column: 0, row: 1 });

  const { sideOf, letterOf, nameOf } = housesOf(drawing);
  const canPlay = (cell: number) =>
    playable && sideOf(cell) === toMove && legal.includes(letterOf(cell));
  const preview = pointed !== null && canPlay(pointed) ? props.preview(letterOf(pointed)) : null;

  function point(cell: number | null) {
    setPointed(cell);
    const step = cell !== null && canPlay(cell) ? props.preview(letterOf(cell)) : null;
    props.hint(step ? `If played: ${step.told}` : '');
  }

  function press(cell: number) {
    if (canPlay(cell)) return props.play(letterOf(cell));
    if (!playable) return props.say('You cannot move on this board now.');
    if (sideOf(cell) === toMove) return props.say(props.whyNot(letterOf(cell)));
    return props.say(`House ${nameOf(cell)} is your opponent’s: choose one of your own.`);
  }

  function label(cell: number) {
    const whose =
      sideOf(cell) === bottom ? 'house' : `${props.names[seatOf(sideOf(cell))]}’s house`;
    const seeds = houses[cell] ? count(houses[cell], 'seed') : 'empty';
    return `${whose} ${nameOf(cell)}, ${seeds}${noteOf(cell, last)}`;
  }

  const marks = (cell: number) => markOf(cell, preview, last);
  return (
    <svg
      ref={roving.board}
      class={`board sowing ${props.narrow ? 'narrow' : ''}`}
      viewBox={`0 0 ${at.width} ${at.height}`}
      role="group"
      aria-label={`Board, ${props.names[seatOf(bottom)]}’s side at the bottom. Arrow keys go from house to house.`}
      onKeyDown={roving.onKeyDown}
      onMouseLeave={() => point(null)}
    >
      <Wood width={at.width} height={at.height} />
      {(['first', 'second'] as Side[]).map((side) => (
        <Store
          key={side}
          at={at}
          own={side === bottom}
          seeds={stores[seatOf(side)]}
          name={props.names[seatOf(side)]}
          which={seatOf(side)}
        />
      ))}
      {places.map((place) => (
        <g
          key={place.cell}
          role="button"
          aria-label={label(place.cell)}
          aria-disabled={!canPlay(place.cell)}
          class={`house ${canPlay(place.cell) ? 'legal' : ''} ${marks(place.cell)}`}
          data-house={nameOf(place.cell)}
          {...pressed(() => press(place.cell))}
          {...roving.cell(place.column, place.row, () => point(place.cell))}
          onMouseEnter={() => point(place.cell)}
          onBlur={() => point(null)}
        >
          <House place={place} at={at} seeds={houses[place.cell] ?? 0} name={nameOf(place.cell)} />
        </g>
      ))}
      {preview && <Preview step={preview} places={places} at={at} />}
    </svg>
  );
}

function markOf(cell: number, preview: Step | null, last: Step | null): string {
  if (preview) {
    const lands =
      preview.path.at(-1) === cell ? 'lands' : preview.path.includes(cell) ? 'sown' : '';
    return `${lands} ${marksOfStep(cell, preview)}`;
  }
  return last ? marksOfStep(cell, last) : '';
}

const marksOfStep = (cell: number, step: Step) =>
  `${step.captured.includes(cell) ? 'captured' : ''} ${step.from === cell ? 'lifted' : ''}`;

function Wood({ width, height }: { width: number; height: number }) {
  return (
    <g aria-hidden="true">
      <rect class="wood" x="2" y="2" width={width - 4} height={height - 4} rx="34" />
      <rect class="wood-rim" x="7" y="7" width={width - 14} height={height - 14} rx="29" />
    </g>
  );
}

function House({
  place,
  at,
  seeds,
  name,
}: {
  place: Place;
  at: Layout;
  seeds: number;
  name: string;
}) {
  const { x, y, row } = place;
  const outward = row === 0 ? y - at.ry - 0.38 * at.letters : y + at.ry + 0.8 * at.letters;
  const inward = row === 0 ? y + at.ry + 0.72 * at.numbers : y - at.ry - 0.24 * at.numbers;
  const top = row === 0 ? y - at.ry - at.letters : y - at.ry - at.numbers;
  return (
    <>
      <rect class="touch" x={x - cellW / 2} y={top} width={cellW} height={at.rowH} />
      <ellipse class="hollow" cx={x} cy={y} rx={at.rx} ry={at.ry} />
      <ellipse class="shade" cx={x} cy={y - 3} rx={at.rx - 3} ry={at.ry - 3} />
      <Seeds count={seeds} x={x} y={y} rx={at.rx} ry={at.ry} which={place.cell} />
      <ellipse class="ring" cx={x} cy={y} rx={at.rx + 2} ry={at.ry + 2} />
      <text class="letter" x={x} y={outward}>
        {name}
      </text>
      <text class="number" x={x} y={inward}>
        {seeds || ''}
      </text>
    </>
  );
}

/** A store; the reader's own is at his right hand, or below his houses. */
function Store({
  at,
  own,
  seeds,
  name,
  which,
}: {
  at: Layout;
  own: boolean;
  seeds: number;
  name: string;
  which: number;
}) {
  const tall = at.storeW > 0;
  const w = tall ? at.storeW - 20 : at.width - 2 * margin - 16;
  const h = tall ? at.height - 2 * margin - 44 : at.storeH - 16;
  const x = tall
    ? own
      ? at.width - margin - at.storeW / 2
      : margin + at.storeW / 2
    : at.width / 2;
  const y = tall
    ? at.height / 2
    : own
      ? at.height - margin - at.storeH / 2
      : margin + at.storeH / 2;
  const label = `${name} has captured ${count(seeds, 'seed')}`;
  return (
    <g class="store" role="img" aria-label={label}>
      <title>{label}</title>
      <rect
        class="hollow"
        x={x - w / 2}
        y={y - h / 2}
        width={w}
        height={h}
        rx={Math.min(w, h) / 2}
      />
      {tall ? (
        <Seeds count={seeds} x={x} y={y - 14} rx={w / 2} ry={h / 2 - 30} which={50 + which} />
      ) : (
        <Seeds count={seeds} x={x} y={y} rx={w / 2 - 90} ry={h / 2} which={50 + which} />
      )}
      {tall ? (
        <text class="captured-count" x={x} y={y + h / 2 - 14}>
          {seeds}
        </text>
      ) : (
        <text class="captured-count" x={x + w / 2 - 44} y={y + 16}>
          {seeds}
        </text>
      )}
    </g>
  );
}

/** An arrow over the house where the last seed falls, and a sign on each house captured. */
function Preview({ step, places, at }: { step: Step; places: Place[]; at: Layout }) {
  const end = places.find((place) => place.cell === step.path.at(-1));
  return (
    <g class="preview" aria-hidden="true">
      {end && <path class="falls" d={`M${end.x - 10} ${end.y - at.ry - 6}h20l-10 15z`} />}
      {places
        .filter((place) => step.captured.includes(place.cell))
        .map(({ cell, x, y }) => (
          <g key={cell} class="take">
            <circle cx={x + at.rx - 8} cy={y + at.ry - 10} r="13" />
            <path d={`M${x + at.rx - 14} ${y + at.ry - 10}l5 5 8-10`} />
          </g>
        ))}
    </g>
  );
}
