// How the reader plays the computer: the last choices, stored in this browser.

import type { Side } from '../api';
import { games } from '../app_state';
import { levelMax, stylesOf } from './levels';
import { localGames, newGame, type LocalGame } from './local_games';

const name = 'posthouse.play';

export interface Wish {
  game: string;
  level: number;
  style: string;
  begins: 'you' | 'computer' | 'lot';
  /** For this game only, and not stored; missing: as is usual in it. */
  etiquette?: boolean;
}

function stored(): Partial<Wish> {
  try {
    return JSON.parse(localStorage.getItem(name) ?? '{}') as Partial<Wish>;
  } catch {
    return {};
  }
}

/** For players who have never chosen: the level of their last game, or the next one if they won. */
function suitedLevel(): number {
  const last = localGames.value.find((game) => game.result !== null);
  return last ? Math.min(levelMax, last.level + (last.result === 'won' ? 1 : 0)) : 3;
}

/** The last choices, or those of the URL. */
export function wished(): Wish {
  const kept = stored();
  const level = Number(kept.level);
  return {
    game: typeof kept.game === 'string' ? kept.game : '',
    level: level >= 1 && level <= levelMax ? Math.round(level) : suitedLevel(),
    style: typeof kept.style === 'string' ? kept.style : 'balanced',
    begins: kept.begins === 'computer' || kept.begins === 'lot' ? kept.begins : 'you',
  };
}

export function keepWish(part: Partial<Wish>) {
  try {
    localStorage.setItem(name, JSON.stringify({ ...wished(), ...part, etiquette: undefined }));
  } catch {
    // Storage is blocked: the defaults come again next time.
  }
}

/** A new game by these choices; null if no game is known. `chosen`: the game's name. */
export function wishedGame(wish = wished(), chosen = new URLSearchParams(location.search).get('game') ?? wish.game): LocalGame | null {
  const game = games.value.find(({ name }) => name === chosen) ?? games.value[0];
  if (!game) return null;
  const etiquette = game.etiquette !== 'never' && (wish.etiquette ?? game.etiquette === 'usual');
  const by_lot = etiquette || wish.begins === 'lot';
  const yours = by_lot ? Math.random() < 0.5 : wish.begins === 'you';
  const style = stylesOf(game.name).includes(wish.style) ? wish.style : 'balanced';
  const you: Side = etiquette || yours ? 'first' : 'second';
  const line = { game: game.name, from: etiquette && !yours ? game.second_begins : null, moves: [] };
  return newGame({ line, level: wish.level, style, you, etiquette, by_lot });
}
