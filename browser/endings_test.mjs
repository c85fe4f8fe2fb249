// The page's own endgame tables give the same results as the server's, word for word.
//
//     node endings_test.mjs POSTHOUSE ENDINGS.WASM

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { eventually, startServer } from './e2e/server.mjs';
import { seededRng } from './rng.mjs';

const [posthouse, wasmFile] = process.argv.slice(2);
const bytes = readFileSync(wasmFile);
// Its download size.
assert.ok(brotliCompressSync(bytes).length < 60_000, 'the module is small');
const module = new WebAssembly.Module(bytes);
assert.deepEqual(WebAssembly.Module.imports(module), []);
const wasm = new WebAssembly.Instance(module).exports;
wasm._initialize();

function write(words) {
  const request = Buffer.from(words);
  Buffer.from(wasm.memory.buffer, wasm.room(request.length), request.length).set(request);
  return request.length;
}
function ask(words) {
  const length = wasm.ask(write(words));
  return JSON.parse(Buffer.from(wasm.memory.buffer, wasm.answer(), length).toString());
}

const roll = seededRng(5);

/** A random position with `seeds` on the board and the others in the stores, evenly. */
function position(houses, seeds) {
  const rows = [Array(houses).fill(0), Array(houses).fill(0)];
  for (let n = 0; n < seeds; ++n) ++rows[roll(2)][roll(houses)];
  const stored = 48 - seeds;
  const south = Math.min(23, Math.floor(stored / 2) + roll(2));
  return `${rows[0]}/${rows[1]} ${south} ${stored - south} ${'SN'[roll(2)]}`;
}

const folder = mkdtempSync(join(tmpdir(), 'posthouse-endings-'));
let compared = 0;
let proven = 0;
const seedsOf = { awari: 7, wari: 6, 'wari-24': 6, oware: 6, 'super-wari': 5 };
for (const [game, seeds] of Object.entries(seedsOf))
  for (const kind of game === 'awari' ? ['cycle'] : ['cycle', 'bounds'])
    execFileSync(posthouse, [
      ...['tablebase', 'build', game, '--seeds', String(seeds)],
      ...['--kind', kind, '--folder', join(folder, 'tables')],
    ]);
const server = await startServer(folder);
try {
  await eventually(async () => {
    const loaded = await (await fetch(`${server.url}/api/tablebase`)).json();
    return Object.entries(seedsOf).every(([game, seeds]) =>
      loaded.some((one) => one.game === game && one.cycle === seeds && (game === 'awari' || one.bounds === seeds)),
    );
  });
  for (const [game, seeds] of Object.entries(seedsOf)) {
    for (let n = 0; n <= seeds; ++n) assert.equal(wasm.build(write(game)), n);
    for (let n = 0; n < 40; ++n) {
      const at = position(game === 'super-wari' ? 8 : 6, 1 + roll(seeds));
      const told = ask(`${game} ${at}`);
      if (told.error) {
        assert.match(told.error, /The game is over/, at);
        continue;
      }
      const answer = await fetch(`${server.url}/api/tablebase/${game}/${encodeURIComponent(at)}`);
      assert.deepEqual(told, await answer.json(), `${game} ${at}`);
      ++compared;
      proven += told.words.some((words) => words.startsWith('proven: '));
    }
  }
} finally {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
assert.ok(compared > 100 && proven > 100);
assert.equal(wasm.build(write('octilite')), -1);
assert.match(ask('octilite 22/26 12 12 O').error, /no tables/);
assert.match(ask('super-wari 1,2').error, /is not a position/);
assert.match(ask(`super-wari ${position(8, 20)}`).error, /20 seeds/);
console.log(`${compared} positions, of each move both say the same; ${proven} of them prove something`);
