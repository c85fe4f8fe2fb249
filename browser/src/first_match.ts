// The match at the address with which the page was opened. It is asked for while the scripts of its page
// are fetched, so that the first thing drawn is the board.

import * as api from './api';

let first: api.Match | null = null;

/** Asks for the match at this path. If that fails, its page asks again and says why. */
export async function fetchFirstMatch(path: string) {
  const [, game, board] = /^\/match\/([^/]+)\/(\d+)$/.exec(path) ?? [];
  if (game && board) first = await api.match(decodeURIComponent(game), Number(board)).catch(() => null);
}

/** The match, once: later visits to its page must ask again. */
export function takeFirstMatch(game: string, board: number): api.Match | null {
  const found = first?.game === game && first.board === board ? first : null;
  first = null;
  return found;
}
