// Every position in the pictures of games can be reached in its game's rules, and the front page's
// first press captures what it says; until the rules are loaded every house with seeds is offered there.
//
//     node sample_positions_test.mjs RULES.WASM

import assert from 'node:assert/strict';
import { bundleModule, loadRules } from './bundle_module.mjs';

const describe = loadRules(process.argv[2]);
const { sampleOf, firstCapture } = await bundleModule('boards/sample_positions.ts');
const [, games] = /the games are (.*)\.$/.exec(describe('?: a').error);
for (const game of games.split(', ')) {
  const position = sampleOf(game);
  assert.ok(position, `${game} has a picture`);
  assert.equal(describe(`${game} from ${position}:`).error, undefined, game);
}
for (const [game, { from, move, captures }] of Object.entries(firstCapture)) {
  const before = describe(`${game} from ${from}:`);
  const { line, error } = describe(`${game} from ${from}: ${move}`);
  assert.equal(error, undefined);
  const own = ({ position }) => Number(position.split(' ')[1]);
  assert.equal(own(line[0]) - own(before), captures, `${move} captures ${captures}`);
  assert.equal(before.legal.length, from.split('/')[0].split(',').filter(Number).length);
}
