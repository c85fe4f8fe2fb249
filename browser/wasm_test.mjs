// Native = WebAssembly: the rules in the page answer every request byte for byte as the house's own
// binary does.
//
//     node wasm_test.mjs RULES.WASM STUDY.WASM POSTHOUSE VECTORS-FOLDER ENGINE-KIND.WASM …
//
// The requests: random games of every game, each ply asked of the WebAssembly; wrong ones; and
// every line of every game in the folder. There is one engine for each kind of board.

import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { seededRng } from './rng.mjs';

const [rulesFile, studyFile, posthouse, vectors, ...engineFiles] = process.argv.slice(2);

/** Calls a module: text in, text out. */
function loadModule(file, lent) {
  const module = new WebAssembly.Module(readFileSync(file));
  // The module imports nothing but what it is given: no clock, randomness or files.
  const asks = WebAssembly.Module.imports(module).map(({ name }) => name);
  assert.deepEqual(asks.sort(), Object.keys(lent.page ?? {}).sort());
  const wasm = new WebAssembly.Instance(module, lent).exports;
  wasm._initialize();
  const answer = (question, request, ...more) => {
    const bytes = Buffer.from(request);
    const at = wasm.room(bytes.length);
    Buffer.from(wasm.memory.buffer, at, bytes.length).set(bytes);
    const length = wasm[question](bytes.length, ...more);
    return Buffer.from(wasm.memory.buffer, wasm.answer(), length).toString();
  };
  return { ask: answer, read: (at, length) => Buffer.from(wasm.memory.buffer, at, length).toString() };
}

const { ask } = loadModule(rulesFile, {});
const study = loadModule(studyFile, {});
const heard = [];
let questionsLeft = Infinity;
/** By kind of board. */
const engines = new Map(
  engineFiles.map((file) => {
    const engine = loadModule(file, {
      page: { told: (at, length) => heard.push(JSON.parse(engine.read(at, length))), stop: () => --questionsLeft < 0 },
    });
    return [basename(file).match(/^engine-(.*)\.wasm$/)[1], engine];
  }),
);
const engineOf = (game) => engines.get(JSON.parse(ask('describe', `${game}:`)).drawing.kind);

const requests = [];
const answers = [];
function note(request) {
  const answer = ask('referee', request);
  requests.push(request);
  answers.push(answer);
  return JSON.parse(answer);
}

// The list of games, parsed from a refusal: "There is no game “?” here: the games are wari, …."
const games = note('?: a')
  .error.match(/the games are (.*)\.$/)[1]
  .split(', ');
assert.ok(games.length >= 2, 'the rules name their games');

const roll = seededRng(2004);
const gamesEach = 12;
const pliesMax = 120;
let finished = 0;
for (const game of games) {
  for (let n = 0; n < gamesEach; ++n) {
    const moves = [];
    let state = note(`${game}:`);
    while (!state.over && moves.length < pliesMax) {
      moves.push(state.legal[roll(state.legal.length)]);
      state = note(`${game}: ${moves.join(' ')}`);
      assert.ok(!state.error, `${game}: a move of the legal list was refused: ${state.error}`);
    }
    finished += state.over;
    note(`${game} from ${state.position}:`);
    note(`${game}: ${[...moves, 'zz'].join(' ')}`);
    note(`${game}: ${[...moves.slice(0, 3), '“ß”', ...moves.slice(3)].join(' ')}`);
  }
}
for (const wrong of [':', 'wari', 'wari from', 'wari from 1,2: a', 'chess: e4', 'wari : b d  f', 'WARI: B D F']) note(wrong);

let replayed = 0;
for (const file of readdirSync(vectors).filter((name) => name.endsWith('.jsonl'))) {
  for (const line of readFileSync(join(vectors, file), 'utf8').split('\n').filter(Boolean)) {
    const { game, from, moves, states } = JSON.parse(line);
    const start = from === null ? game : `${game} from ${from}`;
    const state = note(`${start}: ${moves.join(' ')}`);
    assert.equal(state.position, states.at(-1).position, `${file}: ${start}: ${moves.join(' ')}`);
    ++replayed;
  }
}

const native = spawnSync(posthouse, ['referee'], { input: requests.join('\n') + '\n', encoding: 'utf8', maxBuffer: 2 ** 30 });
assert.equal(native.error, undefined);
assert.equal(native.status, 0, native.stderr);
const lines = native.stdout.split('\n');
assert.equal(lines.pop(), '');
assert.equal(lines.length, requests.length, 'one answer for each request');
for (const [i, line] of lines.entries()) assert.equal(answers[i], line, `asked: ${requests[i]}`);

// What the page gets beyond the referee's answer agrees with it, and the engine's move is legal.
for (const game of games) {
  const moves = JSON.parse(ask('referee', `${game}:`)).legal.slice(0, 1);
  const request = `${game}: ${moves.join(' ')}`;
  const told = JSON.parse(ask('describe', request));
  const state = JSON.parse(ask('referee', request));
  for (const [key, value] of Object.entries(state)) assert.deepEqual(told[key], value, `${request}: ${key}`);
  assert.equal(told.line.length, moves.length);
  assert.equal(told.shown.length, told.legal.length);
  const engine = engineOf(game);
  const played = JSON.parse(engine.ask('play', request, 3));
  assert.ok(state.legal.includes(played.move), `${request}: plays ${played.move}`);
  assert.ok(played.nodes > 0);
  // Another seed may choose another equally good move at a low level; the same seed never does.
  const seeds = Array.from({ length: 24 }, (_, seed) => JSON.parse(engine.ask('play', request, 1, 0, seed)).move);
  assert.ok(new Set(seeds).size > 1, `${request}: ${seeds}`);
  assert.equal(JSON.parse(engine.ask('play', request, 1, 0, 7)).move, seeds[7]);

  // It reports each depth with the requested number of lines, all legal.
  heard.length = 0;
  const thought = JSON.parse(engine.ask('think', request, 2, 4));
  const depths = heard.map(({ depth }) => depth);
  assert.deepEqual(
    depths,
    depths.map((_, i) => i + 1),
    `${request}: one depth after the other`,
  );
  assert.deepEqual(heard.at(-1), thought, `${request}: the last that is told is the answer`);
  assert.equal(thought.lines.length, 2);
  for (const line of thought.lines) {
    const after = JSON.parse(ask('referee', `${request} ${line.moves.join(' ')}`));
    assert.equal(after.error, undefined, `${request}: ${line.moves.join(' ')}`);
  }
}
const sowing = engineOf('wari');
assert.match(JSON.parse(sowing.ask('play', 'wari: z', 3)).error, /\./);
assert.match(JSON.parse(sowing.ask('think', 'wari: z', 1, 0)).error, /\./);
assert.match(JSON.parse(sowing.ask('play', 'wari:', 99)).error, /level/);

// A game on another kind of board is refused.
for (const game of games) {
  for (const other of [...engines.values()].filter((engine) => engine !== engineOf(game))) {
    for (const question of ['play', 'think', 'analyse', 'perft'])
      assert.match(JSON.parse(other.ask(question, `${game}:`, 1, 1)).error, new RegExp(`no game “${game}” here: the games are `));
  }
}

// Without a depth it searches until stopped.
questionsLeft = 100;
const stopped = JSON.parse(sowing.ask('think', 'oware:', 1, 0));
assert.ok(stopped.depth > 4 && stopped.nodes > 50_000, JSON.stringify(stopped));
assert.equal(questionsLeft, -1, 'and asks no more');

// A game analysis equals that of `posthouse analyse` byte for byte; progress goes from the last
// position to the first.
for (const [game, moves] of [
  ['oware', 8],
  ['octilite', 4],
]) {
  const line = [];
  for (let i = 0; i < moves; ++i) {
    const { legal } = JSON.parse(ask('referee', `${game}: ${line.join(' ')}`));
    line.push(legal[roll(legal.length)]);
  }
  heard.length = 0;
  questionsLeft = Infinity;
  const judged = engineOf(game).ask('analyse', `${game}: ${line.join(' ')}`, 3000, 1);
  const told = execFileSync(
    posthouse,
    ['analyse', game, ...line, '--nodes', '3000', '--hash', '32', '--json'],
    { encoding: 'utf8', cwd: tmpdir() }, // where no tables of endings lie
  );
  assert.equal(judged, told.trimEnd(), `${game}: ${line.join(' ')}`);
  assert.deepEqual(
    heard.map(({ ply }) => ply),
    [...line.keys(), line.length].reverse(),
  );
  const { moves: each } = JSON.parse(judged);
  each.forEach(({ score }, ply) => assert.deepEqual(heard.at(-1 - ply).score, score));
}
assert.match(JSON.parse(sowing.ask('analyse', 'wari: z', 1000, 1)).error, /\./);

// Games in text notation are parsed and printed as by the native program.
for (const text of [
  '[Game "oware"] [First "Ama"] {So.} 1. C! d (1... e {or "so" \\} } 2. f) 2. f?? *',
  '[Game "octilite"] 1. 22+b 26+e 2. 22-33 *',
  '[Game "oware"]\n1. c d\n(1... z)',
  'no game',
]) {
  const native = spawnSync(posthouse, ['notation', '--json'], { input: text, encoding: 'utf8' });
  assert.equal(study.ask('notation', text), native.stdout.trimEnd());
}

// A picture is SVG, flipped on request.
for (const game of games) {
  const picture = study.ask('picture', `${game}:`, 0);
  assert.match(picture, /^<svg[^]*<\/svg>\s*$/);
  assert.match(study.ask('picture', `${game}: zz`, 0), /"error"/);
}
assert.notEqual(study.ask('picture', 'wari: c', 0), study.ask('picture', 'wari: c', 1));

// perft agrees with and without bulk counting, from the opening and from a random middlegame.
for (const game of games) {
  const of = answers.map((answer) => JSON.parse(answer)).filter((state) => state.game === game && !state.over);
  for (const from of ['', of[Math.floor(of.length / 2)].position]) {
    const native = execFileSync(posthouse, ['perft', game, '4', ...(from ? ['--from', from] : [])], { encoding: 'utf8' });
    const leaves = Number(native.match(/leaves (\d+)/)[1]);
    for (const everyLeaf of [0, 1]) {
      const told = JSON.parse(engineOf(game).ask('perft', `${game}${from && ` from ${from}`}:`, 4, everyLeaf));
      assert.equal(told.leaves, leaves, `${game} from ${from || 'the opening'}`);
    }
  }
}
assert.match(JSON.parse(sowing.ask('perft', 'wari:', 999, 0)).error, /depth/);

console.log(
  `${requests.length} answers agree: ${games.length} games, ${finished} random games played to their end, ` + `${replayed} recorded games`,
);
