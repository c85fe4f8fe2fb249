// A premove (src/premove.ts) is played in the position after the opponent's next move and in no other.
//
//     node premove_test.mjs

import assert from 'node:assert/strict';
import { bundleModule } from './bundle_module.mjs';

const { fateOf } = await bundleModule('premove.ts');

/** Chosen after four moves, one of which had replaced a move taken back. */
const premove = { move: 'c', shown: 'c', undos: 1, plies: 4 };
const match = { undos: 1, over: false, you: 'second', to_move: 'first', plies: 4, legal: ['a', 'b'] };
const replied = { ...match, plies: 5, to_move: 'second', legal: ['a', 'c'] };

for (const [why, now, sending, fate] of [
  ['the opponent thinks', match, false, 'waits'],
  ['the own move before it is on its way', { ...match, plies: 3, to_move: 'second' }, true, 'waits'],
  ['the own move before it was refused', { ...match, plies: 3, to_move: 'second' }, false, 'void'],
  ['the opponent has moved', replied, false, 'plays'],
  ['the opponent has moved and made it illegal', { ...replied, legal: ['a', 'b'] }, false, 'illegal'],
  ['the opponent has moved and ended the game', { ...replied, over: true, legal: [] }, false, 'void'],
  ['the opponent is to move again', { ...replied, to_move: 'first' }, false, 'void'],
  ['both have moved, elsewhere', { ...match, plies: 6 }, false, 'void'],
  ['the opponent’s second move has come as well', { ...replied, plies: 7 }, false, 'void'],
  ['a move was taken back, and others follow', { ...replied, undos: 2 }, false, 'void'],
  ['a move was taken back', { ...match, undos: 2, plies: 3, to_move: 'second' }, true, 'void'],
])
  assert.equal(fateOf(premove, now, sending), fate, why);
