// All that differs between kinds of boards, one record for each kind that the rules name. A new kind
// is a new entry of `boardKinds`; for a kind without one the page shows a sentence instead of a board,
// and moves are typed. Boards and the editors of positions are fetched when they are needed: a board
// together with a page that begins with it (vite.config.js).

import octiliteEngine from '@rules/engine-octilite.wasm?url';
import sowingEngine from '@rules/engine-sowing.wasm?url';
import type { ComponentType } from 'preact';
import type { Drawing, Side } from '../api';
import { otherSide } from '../texts/format';
import { t } from '../texts/i18n';
import type { PlayerValues } from '../texts/players';
import { firstPart, lazyPart } from '../lazy';
import type { Step } from '../engine/rules';
import { flippedBoards } from '../settings';
import type { BoardProps, SetUpProps } from './board';
import { capturedSeeds, describePodMove, describeSowing, podNews, sowingNews, type MoveTextContext } from './move_text';
import type { Point, Size } from './geometry';
import { centreOf, podShape } from './pod_shape';
import { readPods } from './pod_position';
import { sowingShape } from './sowing_shape';
import { readPosition } from './sowing_timeline';

/** The size of a drawn board and the middle of each of its cells. */
interface BoardMeasures extends Size {
  pointOf(cell: number): Point;
}

export interface BoardKind {
  /** `load`: fetches it before it is shown. */
  Board: ComponentType<BoardProps> & { load?(): Promise<void> };
  /** The editor of a position, apart from who is to move. */
  SetUp: ComponentType<SetUpProps>;
  /** The address of the engine that plays and analyzes such games (engine.ts); empty: none. */
  engine: string;
  /** How a position's text ends when the first player is to move, and the second; null: unknown. */
  turnLetters: [first: string, second: string] | null;
  /** A move's sentences in the reader's language; `before` is the position it was made in. */
  describe(step: Step, before: string, context: MoveTextContext): string[];
  /** What says all that is on the board (read_out.ts). */
  readOut: 'readSeeds' | 'readPodBoard' | 'readNothing';
  /** A move in a few words, for lists of matches. */
  news(step: Step, before: string, context: MoveTextContext): string;
  /** null: nothing can be drawn over the board. */
  measure(drawing: Drawing, bottom: Side, narrow: boolean): BoardMeasures | null;
  /** The seeds or pods that First and Second have captured since the position `start`. */
  capturedBy(position: string, start: string): [first: number, second: number];
  /** How many seeds win; null: they do not count. */
  goal(start: string): number | null;
  /** "3 seeds captured" */
  formatCaptured(count: number): string;
  /** Whether the game is won by capturing more. */
  hasScore: boolean;
  /** How many seeds or pods a move captured. */
  captured(step: Step, before: string): number;
  /** From how many on a capture is marked in a game under analysis. */
  largeCapture: number;
  /** "South better by 2.5 seeds" */
  formatLead(player: PlayerValues, amount: number): string;
  /** "North wins in 9 moves by 12 seeds" */
  formatWin(player: PlayerValues, plies: number, margin: number): string;
  /** The reader's own side is at the bottom; otherwise the first player's is. */
  ownSideBelow: boolean;
  /** The board has numbers that can be hidden. */
  hasCounts: boolean;
  hasTablebases: boolean;
  /** Cells are round in the sign of a game. */
  roundCells: boolean;
}

export const boardKinds: Record<string, BoardKind> = {
  sowing: {
    Board: firstPart(() => import('./sowing').then((part) => part.SowingBoard)),
    SetUp: lazyPart(() => import('./seed_set_up').then((part) => part.SeedSetUp)),
    engine: sowingEngine,
    turnLetters: ['S', 'N'],
    describe: describeSowing,
    readOut: 'readSeeds',
    news: sowingNews,
    measure(drawing, bottom, narrow) {
      const { width, height, houses } = sowingShape(drawing.columns, bottom, narrow);
      const pointOf = (cell: number) => {
        const { x = 0, y = 0 } = houses.find((house) => house.cell === cell)?.hollow ?? {};
        return { x, y };
      };
      return { width, height, pointOf };
    },
    capturedBy(position) {
      const [first = 0, second = 0] = readPosition(position).counts.slice(-2);
      return [first, second];
    },
    goal: (start) => Math.floor(readPosition(start).counts.reduce((sum, seeds) => sum + seeds, 0) / 2) + 1,
    formatCaptured: (count) => t('captured-seeds', { count }),
    hasScore: true,
    captured: (step, before) => capturedSeeds(step, before).captured,
    largeCapture: 3,
    formatLead: (player, amount) => t('analysis-better-sowing', { ...player, amount }),
    formatWin: (player, plies, margin) => t('analysis-wins-by-sowing', { ...player, plies, margin }),
    ownSideBelow: true,
    hasCounts: true,
    hasTablebases: true,
    roundCells: true,
  },
  octilite: {
    Board: firstPart(() => import('./octilite').then((part) => part.OctiliteBoard)),
    SetUp: lazyPart(() => import('./pod_set_up').then((part) => part.PodSetUp)),
    engine: octiliteEngine,
    turnLetters: ['O', 'X'],
    describe: describePodMove,
    readOut: 'readPodBoard',
    news: podNews,
    measure(drawing, bottom, narrow) {
      const shape = podShape(drawing.columns, drawing.rows, bottom === 'second', narrow);
      const { width, height } = shape;
      return { width, height, pointOf: (cell) => centreOf(shape, String(cell)) };
    },
    capturedBy(position, start) {
      const pods = (text: string, side: Side) => readPods(text).pods.filter((pod) => pod.side === side).length;
      const lost = (side: Side) => Math.max(0, pods(start, side) - pods(position, side));
      return [lost('second'), lost('first')];
    },
    goal: () => null,
    formatCaptured: (count) => t('captured-pods', { count }),
    hasScore: false,
    captured: (step) => step.captured.length,
    largeCapture: 1,
    formatLead: (player, amount) => t('analysis-better-octilite', { ...player, amount }),
    formatWin: (player, plies, margin) => t('analysis-wins-by-octilite', { ...player, plies, margin }),
    ownSideBelow: false,
    hasCounts: false,
    hasTablebases: false,
    roundCells: false,
  },
};

const UnknownBoard = () => <p class="notice">{t('board-unknown')}</p>;

/** A game that this page has no board for, newer than the page perhaps. */
const unknownKind: BoardKind = {
  Board: UnknownBoard,
  SetUp: UnknownBoard,
  engine: '',
  turnLetters: null,
  describe: (step) => [step.told],
  readOut: 'readNothing',
  news: () => '',
  measure: () => null,
  capturedBy: () => [0, 0],
  goal: () => null,
  formatCaptured: String,
  hasScore: false,
  captured: (step) => step.captured.length,
  largeCapture: 1,
  formatLead: ({ who }, amount) => `${who} +${amount}`,
  formatWin: (player, plies) => t('analysis-wins-in', { ...player, plies }),
  ownSideBelow: false,
  hasCounts: false,
  hasTablebases: false,
  roundCells: false,
};

export const kindOf = ({ kind }: Pick<Drawing, 'kind'>): BoardKind =>
  Object.hasOwn(boardKinds, kind) ? (boardKinds[kind] ?? unknownKind) : unknownKind;

/** Fetches what draws such boards. */
export const loadBoard = (drawing: Drawing) => kindOf(drawing).Board.load?.();

/** What a move did, in the reader's language; `before` is the position that it was made in. */
export const describeMove = (step: Step, before: string, context: MoveTextContext): string =>
  kindOf(context.drawing).describe(step, before, context).join(' ');

/** The moves of a line from the position `start`, described in the reader's language. */
export const describeLine = (line: Step[], start: string, context: MoveTextContext): Step[] =>
  line.map((step, i) => ({ ...step, told: describeMove(step, line[i - 1]?.position ?? start, context) }));

/** Not where houses have numbers: they count from the reader's first, which stays at the bottom. */
export const canFlip = (drawing: Drawing) => !drawing.numbered;

/** The side at the bottom of a board, for a player or (null) a spectator. */
export function bottomOf(drawing: Drawing, you: Side | null, board: string): Side {
  const own = (kindOf(drawing).ownSideBelow && you) || 'first';
  return canFlip(drawing) && flippedBoards.has(board) ? otherSide(own) : own;
}
