// The page's own descriptions of moves (src/boards/move_text.ts) agree with the rules': for every recorded
// sowing move the same sentence for either player, then who takes the remaining seeds; for every pod
// move the same squares.
//
//     node move_text_test.mjs RULES.WASM VECTORS-FOLDER          (in the folder of this file)

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleModule, loadRules } from './bundle_module.mjs';

const [wasmFile, vectors] = process.argv.slice(2);
const { capturedSeeds, describePodMove, describeSowing } = await bundleModule('boards/move_text.ts', ['boards.ftl']);
const describeMove = (step, before, context) =>
  (context.drawing.kind === 'sowing' ? describeSowing : describePodMove)(step, before, context).join(' ');
const { houseName } = await bundleModule('boards/sowing_shape.ts');
const formatList = (names) => names.join(', ').replace(/, ([^,]*)$/, ' and $1');
const describe = loadRules(wasmFile);
const squares = (words) => words.match(/\b[1-6][1-7]\b/g) ?? [];

let sown = 0,
  podMoves = 0,
  slams = 0,
  rests = 0;
function compare(step, before, opening, reader) {
  const telling = { drawing: opening.drawing, names: opening.seats, reader };
  const words = describeMove(step, before, telling);
  if (opening.drawing.kind === 'sowing') {
    // The page says as well where seeds were captured.
    const [begin] = words.match(/^.*? captures \d+/) ?? [step.told];
    const left = words.slice(begin.length);
    if (begin !== step.told) {
      assert.equal(`${begin}.`, step.told);
      const houses = step.captured.map((cell) => houseName(cell, opening.drawing, reader));
      assert.ok(left.startsWith(` from house${houses.length > 1 ? 's' : ''} ${formatList(houses)}.`), `${words} ${houses}`);
    } else assert.ok(words.startsWith(step.told), `“${words}” is not “${step.told}”`);
    // Where the board is emptied, who takes what adds up.
    const told = [...left.matchAll(/takes (the last seed|\d+)/g)].map(([, many]) => (many === 'the last seed' ? 1 : Number(many)));
    const { rest } = capturedSeeds(step, before);
    assert.deepEqual(
      told,
      rest.filter((seeds) => seeds > 0),
    );
    const emptied = !/[1-9]/.test(step.position.split(' ')[0]);
    assert.ok(rest.every((seeds) => seeds === 0) || emptied, step.position);
    ++sown;
    slams += step.slam === true;
    rests += told.length > 0;
  } else {
    const theirs = squares(step.told);
    assert.deepEqual([...new Set(squares(words))].sort(), [...new Set(theirs)].sort(), words);
    assert.equal(/captures/.test(words), step.captured.length > 0);
    assert.equal(/is a base/.test(words), /a base/.test(step.told), words);
    assert.equal(/their own/.test(words), /its own/.test(step.told), words);
    ++podMoves;
  }
}

for (const file of readdirSync(vectors).filter((name) => name.endsWith('.jsonl')))
  for (const game of readFileSync(join(vectors, file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .slice(0, 80)
    .map((line) => JSON.parse(line))) {
    const start = game.from === null ? game.game : `${game.game} from ${game.from}`;
    const opening = describe(`${start}:`);
    if ('error' in opening) continue;
    for (const reader of ['first', 'second']) {
      let before = opening.position;
      for (const step of describe(`${start}: ${game.moves.join(' ')}`, reader).line) {
        compare(step, before, opening, reader);
        before = step.position;
      }
    }
  }
assert.ok(sown > 5000 && podMoves > 1000 && slams > 0 && rests > 20, `${sown} ${podMoves} ${slams} ${rests}`);

const told = (from, move, you = null) => {
  const opening = describe(`octilite from ${from}:`);
  const { line } = describe(`octilite from ${from}: ${move}`);
  return describeMove(line[0], opening.position, { drawing: opening.drawing, names: ['Ann', 'Bob'], reader: 'first', you });
};
assert.equal(told('22,32,42,52/26,36,46,56 12 12 O', '22+b'), 'Ann adds the prong b (north-east) to the pod on 22.');
assert.equal(told('22b,32/26,36 11 12 O', '22-33'), 'Ann steps north-east, from 22 to 33.');
assert.equal(told('23bc,34,43/36,46 10 12 O', '23-45x'), 'Ann jumps from 23 over 34 to 45. Ann captures a pod of their own, on 34.');
assert.equal(told('22b,32/26,36 11 12 O', '22-33', 'second'), 'Ann steps north-east, from 22 to 33.');
assert.equal(told('23bc,34,43/36,46 10 12 O', '23-45x', 'first'), 'You jump from 23 over 34 to 45. You capture a pod of your own, on 34.');
console.log(`${sown} sowings, ${slams} of them slams, ${rests} that hand out seeds; ${podMoves} moves of pods`);
