// The OctiLite board: pods with their prongs, and a move built click by click from the legal list.
//
// Squares are named XY as in the rules, X from the left and Y from the bottom as First sees them;
// the board may be turned round, its numbers turn with it.

import type { Side } from '../api';
import type { Step } from '../rules';
import { count, seatOf } from '../words';
import { pressed, useRoving, type BoardProps } from './board';
import type { Choice } from './chain';
import { border, Edges, Handle, Panel, PodDrawn, size, Target, type Pod, type Point } from './pods';
import { useChain } from './use_chain';

/** "22b,32/26 11 12 X" → pods and supplies. Text to things to draw, nothing more. */
function readPosition(position: string) {
  const [board = '/', first = '', second = ''] = position.split(' ');
  const pods: Pod[] = [];
  board.split('/').forEach((list, seat) => {
    for (const word of list.split(',').filter(Boolean))
      pods.push({
        square: word.slice(0, 2),
        side: seat === 0 ? 'first' : 'second',
        prongs: word.slice(2),
      });
  });
  return { pods, supplies: [Number(first), Number(second)] as [number, number] };
}

/**
 * Which square is drawn where. Columns are counted from the left and rows from the top, as drawn.
 */
function geometry(columns: number, rows: number, turned: boolean) {
  const squareAt = (column: number, row: number) =>
    turned ? `${columns - column}${row + 1}` : `${column + 1}${rows - row}`;
  const centre = (square: string): Point => {
    const x = Number(square[0]),
      y = Number(square[1]);
    const column = turned ? columns - x : x - 1;
    const row = turned ? y - 1 : rows - y;
    return { x: border + (column + 0.5) * size, y: border + (row + 0.5) * size };
  };
  return { squareAt, centre, width: columns * size + 2 * border, height: rows * size + 2 * border };
}

function markOf(square: string, last: Step | null, standing: string | undefined): string {
  const cell = Number(square);
  const moved = last && (last.path.at(-1) ?? last.from) === cell;
  return [
    moved ? 'moved' : last?.from === cell ? 'lifted' : '',
    last?.captured.includes(cell) ? 'captured' : '',
    standing === square ? 'standing' : '',
  ].join(' ');
}

/** What the square is called by who hears the page. */
function labelOf(
  square: string,
  pod: Pod | undefined,
  targets: Choice[],
  props: BoardProps,
  chosen: boolean,
) {
  const ways = targets.map((one) => (one.captures ? 'land here and capture' : 'go here'));
  const lands = ways.length > 0 ? `, ${ways.join(' or ')}` : '';
  if (!pod) return `${square}, empty${lands}`;
  const prongs = pod.prongs ? `prongs ${[...pod.prongs].join(' ')}` : 'no prongs';
  return `${square}, ${props.names[seatOf(pod.side)]}’s pod, ${prongs}${chosen ? ', chosen' : ''}${lands}`;
}

export function OctiliteBoard(props: BoardProps) {
  const {
    drawing: { columns, rows },
    bottom,
    line,
  } = props;
  const last = line.at(-1) ?? null;
  const { pods, supplies } = readPosition(props.position);
  const turned = bottom === 'second';
  const { squareAt, centre, width, height } = geometry(columns, rows, turned);
  const chain = useChain(props);
  const { chosen, open } = chain;
  const roving = useRoving<SVGSVGElement>(columns, rows, { column: 1, row: rows - 2 });
  const standing = chosen?.parts.at(-1)?.slice(1, 3) ?? chosen?.pod;
  const mover = pods.find((pod) => pod.square === chosen?.pod);
  const supply = (side: Side) => (
    <Supply side={side} name={props.names[seatOf(side)]} left={supplies[seatOf(side)]} />
  );

  function square(column: number, row: number) {
    const name = squareAt(column, row);
    const { x, y } = centre(name);
    const pod = pods.find((one) => one.square === name);
    const targets = open.filter((choice) => choice.square === name);
    const kind = `${chain.canMove.has(name) ? 'legal' : ''} ${(column + row) % 2 ? 'dark' : ''}`;
    return (
      <g
        key={name}
        role="button"
        data-square={name}
        class={`square ${markOf(name, last, standing)} ${kind}`}
        aria-label={labelOf(name, pod, targets, props, chosen?.pod === name)}
        {...roving.cell(column, row)}
        {...pressed(() => chain.press(name))}
      >
        <rect
          class="ground"
          x={x - size / 2 + 1}
          y={y - size / 2 + 1}
          width={size - 2}
          height={size - 2}
          rx="6"
        />
        {pod && (
          <PodDrawn
            pod={pod}
            at={{ x, y }}
            turned={turned}
            faded={pod === mover && standing !== name}
          />
        )}
        <rect
          class="ring"
          x={x - size / 2 + 4}
          y={y - size / 2 + 4}
          width={size - 8}
          height={size - 8}
          rx="6"
        />
      </g>
    );
  }

  /** Where one may land with or without capturing, two targets stand side by side. */
  function place(choice: Choice) {
    const act = () => chain.choose(choice);
    if (!choice.square)
      return (
        mover && (
          <Handle
            key={choice.part}
            choice={choice}
            at={centre(mover.square)}
            turned={turned}
            act={act}
          />
        )
      );
    const paired = open.filter((one) => one.square === choice.square).length > 1;
    const side = !paired ? 0 : choice.captures ? 1 : -1;
    return (
      <Target key={choice.part} choice={choice} at={centre(choice.square)} side={side} act={act} />
    );
  }

  return (
    <div class="octilite">
      {supply(turned ? 'first' : 'second')}
      <svg
        ref={roving.board}
        class="board"
        viewBox={`0 0 ${width} ${height}`}
        role="group"
        aria-label="Board. Arrow keys move between squares, Enter chooses, Escape takes back."
        onKeyDown={roving.onKeyDown}
      >
        <rect
          class="wood"
          x="2"
          y="2"
          width={width - 4}
          height={height - 4}
          rx="22"
          aria-hidden="true"
        />
        {Array.from({ length: columns * rows }, (_, i) =>
          square(i % columns, Math.floor(i / columns)),
        )}
        {mover && standing && standing !== mover.square && (
          <PodDrawn pod={mover} at={centre(standing)} turned={turned} faded={false} />
        )}
        <Edges columns={columns} rows={rows} squareAt={squareAt} centre={centre} />
        {open.map(place)}
      </svg>
      {supply(bottom)}
      <Panel
        chosen={chosen}
        open={open}
        done={chain.done}
        turned={turned}
        choose={chain.choose}
        undo={chain.takeBack}
        finish={chain.play}
      />
    </div>
  );
}

function Supply({ side, name, left }: { side: Side; name: string; left: number }) {
  return (
    <p class="supply">
      <span class={`chip ${side}`} aria-hidden="true" /> {name}: {count(left, 'prong')} to add
    </p>
  );
}
