// What every drawn board is given, and moving about on it with the arrow keys.
//
// A board never knows what is legal: it has the legal list as data, and functions that ask the
// rules.

import { useRef, useState } from 'preact/hooks';
import type { Drawing, Side } from '../api';
import type { Step } from '../rules';

export interface BoardProps {
  drawing: Drawing;
  position: string;
  bottom: Side;
  toMove: Side;
  /** The side the reader plays; null or left out where he only looks on. */
  you?: Side | null;
  /** The names at the board, First's and Second's. */
  names: [string, string];
  /** The moves that led here; the last is to be marked. */
  line: Step[];
  /** The board is as it is in the house now, not at an earlier move. */
  live: boolean;
  /** The reader may move now: `legal` is his. */
  playable: boolean;
  legal: string[];
  shown: string[];
  narrow: boolean;
  /** A house touched is a house played: nothing is foretold and nothing counted. */
  etiquette?: boolean;
  /** The rules are on their way still: nothing can be foretold yet. */
  early?: boolean;
  preview(move: string): Step | null;
  /** The rules' sentence about words that are no legal move. */
  whyNot(words: string): string;
  /** Whether the house accepted the move. */
  play(move: string): Promise<boolean>;
  /** Tells the reader something about what he does. */
  say(sentence: string): void;
  /** What would happen, while the reader points at something; empty when he no longer does. */
  hint(sentence: string): void;
}

/** What the editor of a position is given, and the text that it changes. */
export interface SetUpProps {
  drawing: Drawing;
  seats: [string, string];
  position: string;
  set(position: string): void;
}

interface Cell {
  column: number;
  row: number;
}

/**
 * One stop for the Tab key on the whole board; the arrow keys go from cell to cell. Cells are
 * counted as drawn: columns from the left, rows from the top.
 */
export function useRoving<E extends Element>(columns: number, rows: number, start: Cell) {
  const [at, setAt] = useState(start);
  const board = useRef<E>(null);
  const here = { column: Math.min(at.column, columns - 1), row: Math.min(at.row, rows - 1) };

  function onKeyDown(event: KeyboardEvent) {
    const step: Record<string, [number, number]> = {
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
      ArrowUp: [0, -1],
      ArrowDown: [0, 1],
    };
    const by = step[event.key];
    if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const column = Math.min(columns - 1, Math.max(0, here.column + by[0]));
    const row = Math.min(rows - 1, Math.max(0, here.row + by[1]));
    setAt({ column, row });
    board.current?.querySelector<HTMLElement>(`[data-cell="${column},${row}"]`)?.focus();
  }

  function cell(column: number, row: number, focused?: () => void) {
    return {
      'data-cell': `${column},${row}`,
      tabIndex: column === here.column && row === here.row ? 0 : -1,
      onFocus: () => {
        setAt({ column, row });
        focused?.();
      },
    };
  }

  return { board, onKeyDown, cell };
}

/** Part of a board, as its button lies on it. */
export function percentOf(
  box: { x: number; y: number; width: number; height: number },
  board: { width: number; height: number },
) {
  const of = (part: number, whole: number) => `${((100 * part) / whole).toFixed(3)}%`;
  return {
    left: of(box.x, board.width),
    top: of(box.y, board.height),
    width: of(box.width, board.width),
    height: of(box.height, board.height),
  };
}

/**
 * A number from 0 to 1 that depends on nothing but its arguments: the same house always looks the
 * same.
 */
export function scatter(a: number, b: number): number {
  let hash = Math.imul(a + 1, 0x9e3779b1) ^ Math.imul(b + 1, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}
