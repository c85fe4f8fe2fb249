// Games against the computer, stored in this browser and shared by its tabs; a player's are in their account as well
// (practice_sync.ts). Positions are replayed by the rules.

import { computed, signal } from '@preact/signals';
import type { Side } from '../api';
import type { Line } from '../engine/rules';
import { keep, keptList, onKeptElsewhere } from '../browser_storage';
import { rememberedUser } from '../remembered';

export interface LocalGame extends Line {
  id: string;
  level: number;
  /** How the computer plays, one of the game's styles; missing: balanced. */
  style?: string;
  you: Side;
  begun: number;
  touched: number;
  /** Touch-move etiquette: see etiquette.ts. */
  etiquette?: boolean;
  /** The first player was drawn by lot. */
  by_lot?: boolean;
  /** It was begun on the front page, from the position there. */
  front?: boolean;
  resigned: boolean;
  /** Whose account has it; missing: a stranger's, until somebody signs up or in. */
  player?: string;
  /** Removed; it stays until the account knows that. */
  dropped?: boolean;
  /** null while it is running. */
  result: 'won' | 'lost' | 'drawn' | null;
}

const name = 'posthouse.games';
/** Beyond this, the oldest finished games are dropped. */
const gamesMax = 200;

export function isGame(game: Partial<LocalGame> | null): game is LocalGame {
  return (
    typeof game?.id === 'string' &&
    typeof game.game === 'string' &&
    (game.from === null || typeof game.from === 'string') &&
    Array.isArray(game.moves) &&
    game.moves.every((move) => typeof move === 'string') &&
    typeof game.level === 'number' &&
    (game.you === 'first' || game.you === 'second') &&
    typeof game.touched === 'number'
  );
}

const read = () => keptList(name, isGame);

/** All of this browser, latest first. */
export const allGames = signal(read());
const remembered = rememberedUser();
/** The player at this browser; a guest is a stranger. */
export const gamesOwner = signal(remembered && !remembered.guest ? remembered.name : '');
/** Those of this player, and a stranger's. */
export const localGames = computed(() =>
  allGames.value.filter((game) => !game.dropped && (!game.player || game.player === gamesOwner.value)),
);
export const runningGames = computed(() => localGames.value.filter((game) => game.result === null));
/** Storage is blocked: games last until the page is closed. */
export const storageBlocked = signal(false);
onKeptElsewhere(name, () => (allGames.value = read()));

export function store(games: LocalGame[]) {
  const sorted = [...games].sort((a, b) => b.touched - a.touched);
  while (sorted.length > gamesMax) {
    const old = sorted.map((game) => game.dropped || game.result !== null).lastIndexOf(true);
    sorted.splice(old < 0 ? sorted.length - 1 : old, 1);
  }
  allGames.value = sorted;
  if (!keep(name, sorted)) storageBlocked.value = true;
}

export const localGame = (id: string) => localGames.value.find((game) => game.id === id);

interface NewGame {
  line: Line;
  level: number;
  style?: string;
  you: Side;
  etiquette?: boolean;
  by_lot?: boolean;
  front?: boolean;
}

/** A game of which nothing is stored before its first move: `keepGame` stores it. */
export function newGame({ line, ...wish }: NewGame): LocalGame {
  const now = Date.now();
  const lot = Math.floor(Math.random() * 1296);
  const id = now.toString(36) + lot.toString(36).padStart(2, '0');
  return { id, ...line, ...wish, begun: now, touched: now, resigned: false, result: null };
}

/** Stores a game, or what has changed of it. */
export function keepGame(game: LocalGame): LocalGame {
  store([{ ...game, touched: Date.now() }, ...allGames.value.filter(({ id }) => id !== game.id)]);
  return game;
}

export const beginGame = (wish: NewGame) => keepGame(newGame(wish));

export function changeGame(id: string, change: Partial<LocalGame>) {
  const game = localGame(id);
  if (game) keepGame({ ...game, ...change });
}

export const dropGame = (id: string) => changeGame(id, { dropped: true });

/** The game that the player has removed last, until another player or a reload comes. */
export const lastRemoved = signal<LocalGame | null>(null);
gamesOwner.subscribe(() => {
  lastRemoved.value = null;
});

export function removeGame(game: LocalGame) {
  lastRemoved.value = game;
  dropGame(game.id);
}

export function takeBackRemoval() {
  if (lastRemoved.value) keepGame(lastRemoved.value);
  lastRemoved.value = null;
}
