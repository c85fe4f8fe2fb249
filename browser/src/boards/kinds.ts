// Which board draws which game, by the kind of drawing that the rules name. OctiLite's is fetched when it
// is wanted: with the page, where that begins at a match of it (vite.config.js).

import type { ComponentType } from 'preact';
import { later } from '../later';
import type { BoardProps } from './board';
import { SowingBoard } from './sowing';

export interface Kind {
  Board: ComponentType<BoardProps> | null;
  /** The reader's own side is at the bottom. OctiLite's board is not turned unless asked for. */
  turns: boolean;
  /** Its endings are in tables. */
  empties: boolean;
}

const OctiliteBoard = later(() => import('./octilite').then((part) => part.OctiliteBoard));

const kinds: Record<string, Kind> = {
  sowing: { Board: SowingBoard, turns: true, empties: true },
  octilite: { Board: OctiliteBoard, turns: false, empties: false },
};
const none: Kind = { Board: null, turns: false, empties: false };

export const kindOf = (drawing: { kind: string }): Kind => kinds[drawing.kind] ?? none;
