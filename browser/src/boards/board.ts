// The props of every board, and keyboard navigation on it. A board never computes what is legal: it
// has the legal list and functions that call the rules.

import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Drawing, Side } from '../api';
import { seatIndex } from '../texts/format';
import { t } from '../texts/i18n';
import type { Step } from '../engine/rules';
import { forgetFocus, noteFocus } from './board_focus';

/** A move is played, added to the conditional moves, or played once the opponent has moved. */
export type Entering = 'move' | 'plan' | 'premove';

export interface BoardProps {
  drawing: Drawing;
  position: string;
  bottom: Side;
  toMove: Side;
  /** The reader's side; null or missing for spectators. */
  you?: Side | null;
  /** The reader moves for both sides, as in an analysis. */
  movesBoth?: boolean | undefined;
  /** The players' names, First's and Second's. */
  names: [string, string];
  /** The moves so far; the last one is marked. */
  line: Step[];
  /** It shows the current position, not an earlier one. */
  live: boolean;
  /** The game is over. */
  over?: boolean;
  /** The reader may move now. */
  playable: boolean;
  legal: string[];
  shown: string[];
  /** A link to the rules, for a reader who has just begun: the board may say the game's aim beside it. */
  rulesLink?: ComponentChildren;
  narrow: boolean;
  /** The width of its room over the height; missing: as low as can be. */
  room?: number | undefined;
  /** Touch-move etiquette: no previews, no counts. */
  etiquette?: boolean;
  /** A lesson or a puzzle: why a house cannot be played would tell what to play, so it is said only when it is pressed. */
  task?: boolean | undefined;
  /** The rules are still loading: no previews yet. */
  early?: boolean;
  /** What becomes of an entered move; it is played if this is missing. */
  entering?: Entering;
  /** The premove that waits. */
  premove?: string | null;
  preview(move: string): Step | null;
  /** Why a typed move is refused. */
  whyNot(words: string): string;
  /** Resolves to whether the move was accepted. */
  play(move: string): Promise<boolean>;
  /** Called with the number of moves whose pieces have not come to rest yet. */
  onMotion?(pending: number): void;
  /** Shows a message. */
  onMessage(sentence: string): void;
  /** Shows a preview of what is pointed at; empty: nothing. */
  hint(sentence: string): void;
}

/** The props of a position editor. */
export interface SetUpProps {
  drawing: Drawing;
  seats: [string, string];
  position: string;
  set(position: string): void;
}

/** The label of a part that this side owns: "you" for the reader's, otherwise with the player's name. */
export const labelOf = (
  part: string,
  side: Side,
  { you, names }: Pick<BoardProps, 'you' | 'names'>,
  values: Record<string, string | number> = {},
) => (side === you ? t(`label-${part}-yours`, values) : t(`label-${part}`, { ...values, who: names[seatIndex(side)] }));

/** The player that the reader enters a move for, as for conditional moves; null: themselves. */
export const movesFor = ({ you, movesBoth, toMove, names }: BoardProps) =>
  you && !movesBoth && you !== toMove ? names[seatIndex(toMove)] : null;

/** Why what was pressed does not move. `tried`: the move that was meant; null: none, and `otherwise` says why. */
export function refusal(props: BoardProps, tried: string | null, otherwise: string): string {
  if (!props.playable) return props.over ? t('say-over') : t('say-not-now');
  if (tried !== null) return props.whyNot(tried);
  const who = movesFor(props);
  return who === null ? otherwise : t('say-not-their-turn', { who });
}

interface Cell {
  column: number;
  row: number;
}

export type Roving<Name> = ReturnType<typeof useRoving<Name>>;

/**
 * One tab stop for the whole board; arrow keys move between cells. Columns and rows are counted as
 * drawn, from the left and the top. `point` is called with the cell that is pointed at or has the focus, or null.
 */
export function useRoving<Name>(columns: number, rows: number, start: Cell, point: (cell: Name | null) => void) {
  const [current, setCurrent] = useState(start);
  const board = useRef<HTMLDivElement>(null);
  // If the board is turned, the keyboard stays at the same house.
  const focused = useRef<HTMLElement | null>(null);
  useEffect(() => forgetFocus, []);
  useLayoutEffect(() => {
    const [column = 0, row = 0] = focused.current?.dataset.cell?.split(',').map(Number) ?? [];
    if (focused.current?.isConnected && (column !== current.column || row !== current.row)) setCurrent({ column, row });
  });
  const here = { column: Math.min(current.column, columns - 1), row: Math.min(current.row, rows - 1) };

  function onKeyDown(event: KeyboardEvent) {
    const step: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const by = step[event.key];
    if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const column = Math.min(columns - 1, Math.max(0, here.column + by[0]));
    const row = Math.min(rows - 1, Math.max(0, here.row + by[1]));
    setCurrent({ column, row });
    board.current?.querySelector<HTMLElement>(`[data-cell="${column},${row}"]`)?.focus();
  }

  function cell(name: Name, { column, row }: Cell) {
    return {
      'data-cell': `${column},${row}`,
      // If the board is drawn anew, elsewhere perhaps.
      'data-next': `.board [data-cell="${column},${row}"], .board [tabindex="0"]`,
      tabIndex: column === here.column && row === here.row ? 0 : -1,
      onFocus: ({ currentTarget }: { currentTarget: EventTarget | null }) => {
        focused.current = currentTarget as HTMLElement;
        noteFocus(currentTarget);
        setCurrent({ column, row });
        point(name);
      },
      onMouseEnter: () => point(name),
      onBlur: () => point(null),
    };
  }

  return { group: { ref: board, role: 'group' as const, onKeyDown, onMouseLeave: () => point(null) }, cell };
}
