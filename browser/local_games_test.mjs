// The browser's games survive a page that ends at any moment: after each of many cuts, what was kept is
// there again, with the move that was made last.
//
//     node local_games_test.mjs

import assert from 'node:assert/strict';
import { bundleModule } from './bundle_module.mjs';
import { seededRng } from './rng.mjs';

const stored = new Map();
globalThis.localStorage = { getItem: (key) => stored.get(key) ?? null, setItem: (key, text) => stored.set(key, text) };
let readAgain;
globalThis.addEventListener = (_, listener) => {
  readAgain = () => listener({ key: null });
};
const { allGames, keepGame, localGame, localGames, newGame, runningGames } = await bundleModule('offline/local_games.ts');

const random = seededRng(7);
const expected = new Map();
for (let n = 0; n < 100; ++n) {
  let game = newGame({ line: { game: 'wari', from: null, moves: [] }, level: 1, you: 'first' });
  game = { ...game, id: `${game.id}-${n}` };
  for (let moves = 1 + random(20); moves > 0; --moves) {
    game = keepGame({ ...game, moves: [...game.moves, 'abcdef'[random(6)]], result: random(10) === 0 ? 'won' : null });
    expected.set(game.id, game.moves);
    // The page ends, and all that it had in memory.
    if (random(3) === 0) {
      allGames.value = [];
      readAgain();
      game = localGame(game.id);
    }
    if (game.result) break;
  }
}
allGames.value = [];
readAgain();
assert.equal(localGames.value.length, 100);
for (const [id, moves] of expected) assert.deepEqual(localGame(id).moves, moves);
assert.ok(runningGames.value.length > 0 && runningGames.value.every(({ result }) => result === null));
