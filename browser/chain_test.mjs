// Building a pod's move click by click (src/boards/chain.ts): every legal move of every recorded
// position can be reached, nothing else can, and no choice leads nowhere.
//
//     node chain_test.mjs VECTORS-FOLDER          (in the folder of this file)

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';

const source = readFileSync(new URL('src/boards/chain.ts', import.meta.url), 'utf8');
const { code } = transformSync(source, { loader: 'ts', format: 'esm' });
const { choices, complete, movable } = await import(
  `data:text/javascript,${encodeURIComponent(code)}`
);

let lists = 0;
let longest = 0;
for (const line of readFileSync(join(process.argv[2], 'octilite.jsonl'), 'utf8')
  .split('\n')
  .filter(Boolean)) {
  for (const { legal } of JSON.parse(line).states) {
    const reached = [];
    const walk = (chosen) => {
      const whole = complete(legal, chosen);
      const open = choices(legal, chosen);
      if (whole) reached.push(whole);
      assert.ok(whole || open.length > 0, `${chosen.pod}${chosen.parts.join('')} leads nowhere`);
      longest = Math.max(longest, chosen.parts.length);
      for (const choice of open) walk({ pod: chosen.pod, parts: [...chosen.parts, choice.part] });
    };
    for (const pod of movable(legal)) walk({ pod, parts: [] });
    assert.deepEqual(reached.sort(), [...legal].sort());
    ++lists;
  }
}
assert.ok(lists > 100 && longest > 2, 'the recorded games hold long chains');
console.log(`${lists} legal lists, chains of up to ${longest} parts`);
