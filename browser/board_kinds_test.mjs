// Each kind of board that the rules name has a record with every part (src/boards/board_kinds.tsx);
// any other kind gets a sentence and the rules' own words, never another game's board.
//
//     node board_kinds_test.mjs RULES.WASM          (in the folder of this file)

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { bundleModule, loadRules } from './bundle_module.mjs';

// What the board's modules ask of a browser as they load.
globalThis.matchMedia ??= () => ({ matches: false, addEventListener: () => undefined });
globalThis.addEventListener ??= () => undefined;
globalThis.localStorage ??= { getItem: () => null };

const { boardKinds, bottomOf, describeMove, kindOf } = await bundleModule('boards/board_kinds.tsx', ['boards.ftl', 'analysis.ftl']);
const describe = loadRules(process.argv[2]);

const [, names] = /the games are (.*)\.$/.exec(describe('?: a').error);
const games = names.split(', ').map((name) => describe(`${name}:`));
const kinds = new Set(games.map(({ drawing }) => drawing.kind));
assert.deepEqual([...kinds].sort(), Object.keys(boardKinds).sort(), 'the rules and the page have the same kinds');

const unknown = kindOf({ kind: 'hexagons' });
const parts = Object.keys(unknown).sort();
for (const { game, drawing, position, legal, seats } of games) {
  const kind = kindOf(drawing);
  assert.equal(kind, boardKinds[drawing.kind]);
  assert.deepEqual(Object.keys(kind).sort(), parts, `${game}: every part`);
  for (const [name, value] of Object.entries(kind)) assert.notEqual(value ?? null, null, `${game}: ${name}`);
  assert.notEqual(kind.Board, unknown.Board);
  assert.notEqual(kind.SetUp, unknown.SetUp);
  assert.equal(kind.turnLetters[0], position.at(-1), `${game}: the first player is to move`);

  const [step] = describe(`${game}: ${legal[0]}`).line;
  assert.equal(kind.turnLetters[1], step.position.at(-1), `${game}: the second player is to move`);
  assert.ok(describeMove(step, position, { drawing, names: seats, reader: 'first' }).endsWith('.'));
  assert.equal(kind.captured(step, position), 0, `${game}: the first move captures nothing`);
  const { width, height, pointOf } = kind.measure(drawing, 'first', false);
  const { x, y } = pointOf(step.from);
  assert.ok(x > 0 && x < width && y > 0 && y < height, `${game}: ${step.from} lies on the board`);
  assert.match(kind.formatLead({ role: 'they', who: 'Ann' }, 2.5), /^Ann .*2\.5/);
  assert.match(kind.formatWin({ role: 'they', who: 'Ann' }, 9, 12), /^Ann .*12/);
}

for (const name of ['hexagons', '', 'toString', '__proto__']) assert.equal(kindOf({ kind: name }), unknown, name);
const drawing = { kind: 'hexagons', columns: 5, rows: 5, numbered: false };
const step = { told: 'Ann moves to b2.', side: 'first', from: 1, path: [2], captured: [3], position: '?' };
assert.equal(unknown.Board({}).props.children, 'This page cannot show the board of this game. Type your moves instead.');
assert.equal(describeMove(step, '?', { drawing, names: ['Ann', 'Bob'], reader: 'first' }), step.told);
assert.equal(unknown.measure(drawing, 'first', false), null);
assert.equal(unknown.captured(step, '?'), 1);
assert.match(unknown.formatLead({ role: 'they', who: 'Ann' }, 2.5), /Ann.*2\.5/);
assert.match(unknown.formatWin({ role: 'they', who: 'Ann' }, 9, 12), /Ann/);
assert.equal(bottomOf(drawing, 'second', 'hexes/1'), 'first');

// No board comes with pages that show none.
const source = readFileSync(new URL('src/boards/board_kinds.tsx', import.meta.url), 'utf8');
assert.doesNotMatch(source, /from '\.\/(octilite|sowing|pod_set_up|seed_set_up)'/);
console.log(`${games.length} games, ${kinds.size} kinds, ${parts.length} parts each`);
