// A player's games against the computer, in their account: those of this browser go there, a stranger's when they sign up or
// in, and those of their other browsers come here. Of each game the form that was touched last counts.

import { effect } from '@preact/signals';
import * as api from '../api';
import { beforeSignOut } from '../app_state';
import { allGames, gamesOwner, isGame, store, type LocalGame } from './local_games';

/** Shorter than the longest request that the server reads. */
const lettersMax = 40_000;
const gamesMax = 50;
const pauseMs = 1500;

/** Of which player, and when each game was touched that the account has. */
let account: { player: string; touched: Map<string, number> } | null = null;

const isOwn = (game: LocalGame, player: string) => !game.player || game.player === player;

function unsent(): LocalGame[] {
  const games = allGames.value; // in any case, so that the effect below follows them
  if (!account) return [];
  const { player, touched } = account;
  return games.filter((game) => isOwn(game, player) && (touched.get(game.id) ?? 0) < game.touched);
}

/** Removed games need not stay once the account knows it; the others are the player's now. */
function settle() {
  if (!account) return;
  const { player, touched } = account;
  const known = (game: LocalGame) => touched.get(game.id) === game.touched;
  const kept = allGames.value.filter((game) => !(game.dropped && isOwn(game, player) && known(game)));
  store(kept.map((game) => (game.player || !known(game) ? game : { ...game, player })));
}

async function fetchGames(player: string) {
  const { games } = await api.practiceGames();
  if (gamesOwner.value !== player) return;
  account = { player, touched: new Map(games.map(({ id, touched }) => [id, touched])) };
  const here = new Map(allGames.value.map((game) => [game.id, game]));
  for (const { id, touched, record } of games) {
    if ((here.get(id)?.touched ?? 0) >= touched) continue;
    const game = { ...record, id, touched, player };
    if (record && isGame(game)) here.set(id, game);
    else here.delete(id);
  }
  store([...here.values()]);
}

function recordOf(kept: LocalGame): api.PracticeRecord {
  const { game, from, moves, level, style, you, begun, etiquette, by_lot, front, resigned, result } = kept;
  return { game, from, moves, level, style, you, begun, etiquette, by_lot, front, resigned, result };
}

const asSent = (game: LocalGame): api.PracticeGame => ({
  id: game.id,
  touched: game.touched,
  record: game.dropped ? null : recordOf(game),
});

/** What fits into a request; at least one. */
function nextBatch(): api.PracticeGame[] {
  const batch: api.PracticeGame[] = [];
  let letters = 0;
  for (const game of unsent().slice(0, gamesMax).map(asSent)) {
    letters += JSON.stringify(game).length;
    if (batch.length > 0 && letters > lettersMax) break;
    batch.push(game);
  }
  return batch;
}

let running: Promise<void> | null = null;

async function exchange() {
  const player = gamesOwner.value;
  if (!player) return;
  if (account?.player !== player) await fetchGames(player);
  for (let batch = nextBatch(); batch.length > 0 && account?.player === player; batch = nextBatch()) {
    await api.keepPracticeGames(batch);
    for (const { id, touched } of batch) account.touched.set(id, touched);
  }
  settle();
}

/** A failure is made good with the next move, or when the connection is back. */
function sync(): Promise<void> {
  running ??= exchange()
    .catch(() => undefined)
    .finally(() => (running = null));
  return running;
}

export async function refresh() {
  await running;
  account = null;
  await sync();
}

let timer: ReturnType<typeof setTimeout> | undefined;
effect(() => {
  const player = gamesOwner.value;
  const waits = unsent().length > 0;
  if (!player || (account?.player === player && !waits)) return;
  clearTimeout(timer);
  timer = setTimeout(() => void sync(), account?.player === player ? pauseMs : 0);
});
addEventListener('online', () => void sync());

/** Whoever signs out leaves nothing behind but what the account does not have. */
beforeSignOut(async () => {
  await sync();
  const left = account;
  account = null;
  if (left) store(allGames.value.filter((game) => game.player !== left.player || left.touched.get(game.id) !== game.touched));
});
