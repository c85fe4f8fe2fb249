// Asks for a confirmation of each move, if the reader has chosen so.

import { useEffect, useRef, useState } from 'preact/hooks';
import type { Match } from '../../api';

/** A move to be confirmed. */
interface Asking {
  turn: string;
  move: string;
  made(accepted: boolean): void;
}

/** The move that is shown until the reader has answered. */
export function useMoveConfirmation(match: Pick<Match, 'undos' | 'plies' | 'over'>, play: (move: string) => Promise<boolean>) {
  const turn = `${match.undos}.${match.plies}.${match.over}`;
  const [asked, setAsked] = useState<Asking | null>(null);
  const asking = asked?.turn === turn ? asked : null;
  const latest = useRef(asked);
  latest.current = asked;
  // The match has changed: discard the move.
  useEffect(() => {
    if (latest.current && latest.current.turn !== turn) {
      latest.current.made(false);
      setAsked(null);
    }
  }, [turn]);
  const ask = (move: string) =>
    new Promise<boolean>((made) => {
      setAsked({ turn, move, made });
    });
  function answer(yes: boolean) {
    if (!asking) return;
    setAsked(null);
    if (yes) void play(asking.move).then(asking.made);
    else asking.made(false);
  }
  return { asking, ask, answer };
}
