// A small picture of a game's board at the start, for lists of games.

import type { Game } from '../api';
import { kindOf } from './board_kinds';
import './game_sign.css';

const cell = 20;
const store = 22;
const margin = 9;
/** Where up to four seeds lie in a bowl. */
const places = [
  [-3, -3],
  [3, -3],
  [-3, 3],
  [3, 3],
] as const;

export function GameSign({ drawing, second_begins }: Pick<Game, 'drawing' | 'second_begins'>) {
  const { columns, rows } = drawing;
  const round = kindOf(drawing).roundCells;
  const side = round ? store + margin : margin;
  const width = columns * cell + 2 * side;
  const height = rows * cell + 2 * margin;
  const seeds = Math.min(Number(second_begins?.match(/\d+/)?.[0] ?? 0), places.length);
  const cells = Array.from({ length: columns * rows }, (_, index) => ({ column: index % columns, row: Math.floor(index / columns) }));
  return (
    <svg class="game-sign" viewBox={`0 0 ${width} ${height + 4}`} aria-hidden="true">
      <rect y="4" width={width} height={height} rx="12" class="sign-side" />
      <rect width={width} height={height} rx="12" class="sign-wood" />
      {round &&
        [margin, width - margin - 14].map((x) => (
          <rect key={x} x={x} y={margin + 2} width="14" height={height - 2 * margin - 4} rx="7" class="sign-bowl" />
        ))}
      {cells.map(({ column, row }) => {
        const x = side + column * cell + cell / 2;
        const y = margin + row * cell + cell / 2;
        if (!round)
          return (
            <g key={`${column},${row}`}>
              <rect
                x={x - cell / 2}
                y={y - cell / 2}
                width={cell}
                height={cell}
                class={(column + row) % 2 ? 'sign-square dark' : 'sign-square'}
              />
              {(row === 1 || row === rows - 2) && column > 0 && column < columns - 1 && (
                <circle cx={x} cy={y} r="6" class={row === 1 ? 'sign-pod dark' : 'sign-pod'} />
              )}
            </g>
          );
        return (
          <g key={`${column},${row}`}>
            <circle cx={x} cy={y} r="8.5" class="sign-bowl" />
            {places.slice(0, seeds).map(([dx, dy]) => (
              <circle key={`${dx},${dy}`} cx={x + dx} cy={y + dy} r="2" class="sign-seed" />
            ))}
          </g>
        );
      })}
    </svg>
  );
}
