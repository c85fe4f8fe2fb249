// Which board draws which game, by the kind of drawing that the rules name.

import type { ComponentType } from 'preact';
import type { BoardProps } from './board';
import { OctiliteBoard } from './octilite';
import { SowingBoard } from './sowing';

export interface Kind {
  Board: ComponentType<BoardProps> | null;
  /** The reader's own side is at the bottom. OctiLite's board is not turned unless asked for. */
  turns: boolean;
  /** Its endings are in tables. */
  empties: boolean;
}

const kinds: Record<string, Kind> = {
  sowing: { Board: SowingBoard, turns: true, empties: true },
  octilite: { Board: OctiliteBoard, turns: false, empties: false },
};
const none: Kind = { Board: null, turns: false, empties: false };

export const kindOf = (drawing: { kind: string }): Kind => kinds[drawing.kind] ?? none;
