// Which board draws which game, by the kind of drawing that the rules name. OctiLite's is fetched when it
// is wanted: with the page, where that begins at a match of it (vite.config.js).

import type { ComponentType } from 'preact';
import type { Drawing, Side } from '../api';
import { lazyPart } from '../lazy';
import { flippedBoards } from '../settings';
import { otherSide } from '../format';
import type { BoardProps } from './board';
import { SowingBoard } from './sowing';

export interface Kind {
  Board: ComponentType<BoardProps> | null;
  /** The reader's own side is at the bottom. OctiLite's board is not turned unless asked for. */
  turns: boolean;
  /** Its endings are in tables. */
  empties: boolean;
}

const OctiliteBoard = lazyPart(() => import('./octilite').then((part) => part.OctiliteBoard));

const kinds: Record<string, Kind> = {
  sowing: { Board: SowingBoard, turns: true, empties: true },
  octilite: { Board: OctiliteBoard, turns: false, empties: false },
};
const none: Kind = { Board: null, turns: false, empties: false };

export const kindOf = (drawing: { kind: string }): Kind => kinds[drawing.kind] ?? none;

/** Where houses have numbers the reader's own are below, and stay there. */
export const mayTurn = (drawing: Drawing) => !drawing.numbered;

/** Which side is at the bottom of this board for who plays there, or looks on. */
export function bottomOf(drawing: Drawing, you: Side | null, board: string): Side {
  const own = (kindOf(drawing).turns && you) || 'first';
  return mayTurn(drawing) && flippedBoards.has(board) ? otherSide(own) : own;
}
