// The move builder (src/boards/move_builder.ts) reaches every legal move of every recorded
// position, nothing else, and no choice is a dead end. The later jumps it shows are those reachable
// after the next one.
//
//     node move_builder_test.mjs VECTORS-FOLDER (in the folder of this file)

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleModule } from './bundle_module.mjs';

const { jumpedSquare, laterJumps, choices, completeMove, directionOf, movablePods, currentSquare, capturedBy, squaresOf } =
  await bundleModule('boards/move_builder.ts');

let lists = 0;
let longest = 0;
for (const line of readFileSync(join(process.argv[2], 'octilite.jsonl'), 'utf8').split('\n').filter(Boolean)) {
  for (const { legal } of JSON.parse(line).states) {
    const reached = [];
    const walk = (chosen) => {
      const whole = completeMove(legal, chosen);
      const open = choices(legal, chosen);
      if (whole) reached.push(whole);
      assert.ok(whole || open.length > 0, `${chosen.pod}${chosen.parts.join('')} leads nowhere`);
      longest = Math.max(longest, chosen.parts.length);
      const later = new Set();
      for (const choice of open) {
        const next = { pod: chosen.pod, parts: [...chosen.parts, choice.part] };
        assert.equal(currentSquare(next), choice.square ?? currentSquare(chosen));
        assert.equal(capturedBy(next).length, capturedBy(chosen).length + (choice.captures ? 1 : 0));
        if (choice.captures) assert.equal(capturedBy(next).at(-1), choice.over);
        for (const one of choices(legal, next)) later.add(squaresOf(next).at(-1) + one.square);
        for (const [from, to] of laterJumps(legal, next)) later.add(from + to);
      }
      assert.deepEqual(new Set(laterJumps(legal, chosen).map(([from, to]) => from + to)), later);
      for (const choice of open) walk({ pod: chosen.pod, parts: [...chosen.parts, choice.part] });
    };
    for (const pod of movablePods(legal)) walk({ pod, parts: [] });
    assert.deepEqual(reached.sort(), [...legal].sort());
    ++lists;
  }
}
assert.ok(lists > 100 && longest > 2, 'the recorded games hold long chains');

// The eight directions; a jump is over the square between.
assert.equal(['34', '44', '43', '42', '32', '22', '23', '24'].map((to) => directionOf('33', to)).join(''), 'abcdefgh');
assert.equal(directionOf('33', '15'), 'h');
assert.deepEqual(
  [jumpedSquare('22', '44'), jumpedSquare('22', '33'), jumpedSquare('22', '23'), jumpedSquare('43', '45')],
  ['33', null, null, '44'],
);
console.log(`${lists} legal lists, chains of up to ${longest} parts`);
