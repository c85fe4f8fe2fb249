// Seed animations (src/boards/sowing_timeline.ts) follow the rules: in recorded games of every
// sowing variant each move sows along the step's path, captures in the step's order and ends in the
// step's position, including the seeds handed out at the end.
//
//     node sowing_timeline_test.mjs RULES.WASM VECTORS-FOLDER (in the folder of this file)

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleModule, loadRules } from './bundle_module.mjs';

const [wasmFile, vectors] = process.argv.slice(2);
const { pilesOf, timelineOf, readPosition } = await bundleModule('boards/sowing_timeline.ts');
const describe = loadRules(wasmFile);

const lengths = (piles) => piles.map((pile) => pile.length);
let moves = 0;
let taken = 0;
let laps = 0;
let handedOut = 0;

function follow(before, step) {
  const plan = timelineOf(before, step);
  const { counts, columns } = readPosition(step.position);
  assert.deepEqual(
    plan.sown.map((fall) => fall.place),
    step.path,
  );
  assert.deepEqual(
    plan.captured.map((one) => one.from),
    step.captured,
  );
  assert.deepEqual(lengths(plan.after), counts);
  const all = plan.after.flat();
  assert.equal(new Set(all).size, all.length, 'no seed is in two places');

  // In order, nothing early.
  const times = plan.sown.map((fall) => fall.startMs);
  assert.deepEqual(
    times,
    [...times].sort((a, b) => a - b),
  );
  assert.ok(times[0] > 0 && times.at(-1) <= plan.end);
  for (const one of plan.captured) assert.ok(one.startMs > times.at(-1));
  for (const [i, one] of plan.captured.entries()) assert.ok(i === 0 || one.startMs > plan.captured[i - 1].startMs);
  for (const one of plan.rest) assert.ok(one.startMs >= Math.max(...times));

  // Untouched seeds keep their place in the pile.
  const cleared = new Set([...step.captured, ...plan.rest.map((one) => one.from), step.from]);
  before.forEach((pile, place) => {
    if (!cleared.has(place)) assert.deepEqual(plan.after[place].slice(0, pile.length), pile);
  });
  ++moves;
  taken += step.captured.length > 1;
  laps += step.path.length >= 2 * columns;
  handedOut += plan.rest.length > 0;
  return plan.after;
}

for (const file of readdirSync(vectors).filter((name) => name.endsWith('.jsonl'))) {
  const games = readFileSync(join(vectors, file), 'utf8').split('\n').filter(Boolean).slice(0, 60);
  for (const game of games.map((line) => JSON.parse(line))) {
    const start = game.from === null ? game.game : `${game.game} from ${game.from}`;
    const opening = describe(`${start}:`);
    if (opening.drawing?.kind !== 'sowing') continue;
    const { line } = describe(`${start}: ${game.moves.join(' ')}`);
    let piles = pilesOf(readPosition(opening.position).counts);
    for (const step of line) piles = follow(piles, step);
  }
}
assert.ok(
  moves > 5000 && taken > 100 && laps > 5 && handedOut > 20,
  `${moves} moves, ${taken} of several houses, ${laps} of a lap and more, ${handedOut} that hand out seeds`,
);

// Stepping back moves as few seeds as possible.
const early = pilesOf([4, 4, 0, 0]);
const late = pilesOf([0, 5, 1, 2], early);
assert.deepEqual(late[1].slice(0, 4), early[1]);
assert.deepEqual(new Set(late.flat()), new Set(early.flat()));
console.log(`${moves} moves, ${taken} of several houses, ${laps} of a lap and more, ${handedOut} that hand out seeds`);
