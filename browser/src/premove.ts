// A premove: the reader's next move, chosen while the opponent is to move. It is played in the
// position after the opponent's next move and in no other.

import type { Match } from './api';

export interface Premove {
  /** As in the list of moves, and as the reader writes it. */
  move: string;
  shown: string;
  /** The position it was chosen in. */
  undos: number;
  plies: number;
}

/** `illegal`: its position has come, but it cannot be played there; `void`: its position will not come. */
type Fate = 'waits' | 'plays' | 'illegal' | 'void';

/** `sending`: the reader's own move before it is still on its way. */
export function fateOf(premove: Premove, match: Match, sending: boolean): Fate {
  if (match.over || match.undos !== premove.undos) return 'void';
  const more = match.plies - premove.plies;
  if (more === -1) return sending ? 'waits' : 'void';
  if (more === 0) return 'waits';
  if (more > 1 || match.to_move !== match.you) return 'void';
  return match.legal.includes(premove.move) ? 'plays' : 'illegal';
}
