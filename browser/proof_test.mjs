// The fast sowing rules agree with the readable ones, in WebAssembly too.
//
//     node proof_test.mjs PROOF.WASM

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

const module = new WebAssembly.Module(readFileSync(process.argv[2]));
assert.deepEqual(WebAssembly.Module.imports(module), []);
const wasm = new WebAssembly.Instance(module).exports;
wasm._initialize();

const positions = wasm.prove(16, 60_000);
const bytes = Buffer.from(wasm.memory.buffer);
const at = wasm.difference();
assert.equal(bytes.toString('utf8', at, bytes.indexOf(0, at)), '');
assert.ok(positions >= 12 * 60_000);
console.log(`${positions} positions, both forms of the rules agree on each`);
