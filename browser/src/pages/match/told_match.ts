// What is told of a match: words, numbers, the list of moves and the clocks follow the seeds. A move
// that has arrived is told once its last seed has fallen.

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Side } from '../../api';
import type { PlayedGame } from '../../game_screen/use_game';
import type { Replay } from './replay';

interface Told<Played> {
  match: Played;
  /** The position that is told, as a number of plies. */
  ply: number;
}

/** The match as it was after fewer plies; `sides` made its moves. */
function earlier<Played extends PlayedGame>(match: Played, sides: Side[], plies: number): Played {
  return {
    ...match,
    state: 'running',
    over: false,
    result: null,
    reason: null,
    plies,
    moves: match.moves.slice(0, plies),
    to_move: sides[plies] ?? match.to_move,
  };
}

/** `unsent`: moves that are shown and that `match` does not have yet. */
export function useToldMatch<Played extends PlayedGame>(match: Played, sides: Side[], replay: Replay, unsent: number) {
  const [display, setDisplay] = useState<Told<Played>>({ match, ply: replay.at });
  const pending = useRef(0);
  const latest = useRef({ match, sides, replay, unsent });
  latest.current = { match, sides, replay, unsent };

  function update() {
    const { match, sides, replay, unsent } = latest.current;
    setDisplay((before) => {
      const known = before.match;
      if (pending.current === 0 || known.undos !== match.undos) return { match, ply: replay.at };
      const plies = Math.min(match.plies, match.plies + unsent - pending.current);
      if (!replay.latest || plies <= known.plies) return before;
      return { match: earlier(match, sides, plies), ply: plies };
    });
  }
  // After the board's effects, which start the motion.
  useLayoutEffect(update, [match, replay.at]);

  function onMotion(moves: number) {
    pending.current = moves;
    update();
  }
  return { display, onMotion };
}
