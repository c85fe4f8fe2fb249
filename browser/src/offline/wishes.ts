// How the reader plays the computer: the last choices, stored in this browser.

import type { Side } from '../api';
import { games } from '../app_state';
import { keep, kept } from '../browser_storage';
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

/** For players who have never chosen: the level of their last game, or the next one if they won. */
function suitedLevel(): number {
  const last = localGames.value.find((game) => game.result !== null);
  return last ? Math.min(levelMax, last.level + (last.result === 'won' ? 1 : 0)) : 3;
}

/** The last choices, or those of the URL. */
export function wished(): Wish {
  const stored = (kept(name) ?? {}) as Partial<Wish>;
  const level = Number(stored.level);
  return {
    game: typeof stored.game === 'string' ? stored.game : '',
    level: level >= 1 && level <= levelMax ? Math.round(level) : suitedLevel(),
    style: typeof stored.style === 'string' ? stored.style : 'balanced',
    begins: stored.begins === 'computer' || stored.begins === 'lot' ? stored.begins : 'you',
  };
}

export const keepWish = (part: Partial<Wish>) => keep(name, { ...wished(), ...part, etiquette: undefined });

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
