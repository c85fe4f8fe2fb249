// Plays every lesson: each step's solution fulfills its task, some other move fails where mistakes
// are possible, and every try has a response.
//
//     node lessons_test.mjs RULES.WASM GAMES-FOLDER (in the folder of this file)

import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { transformSync } from 'esbuild';

const [wasmFile, gamesFolder] = process.argv.slice(2);
const source = readFileSync(new URL('src/lessons/lesson.ts', import.meta.url), 'utf8');
const { code } = transformSync(source, { loader: 'ts', format: 'esm' });
const { unmetGoal, stepsOf } = await import(`data:text/javascript,${encodeURIComponent(code)}`);

const wasm = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(wasmFile))).exports;
wasm._initialize();
function ask(question, { game, from, moves }) {
  const bytes = Buffer.from(`${game}${from ? ` from ${from}` : ''}: ${moves.join(' ')}`.trimEnd());
  Buffer.from(wasm.memory.buffer, wasm.room(bytes.length), bytes.length).set(bytes);
  const length = wasm[question](bytes.length);
  return JSON.parse(Buffer.from(wasm.memory.buffer, wasm.answer(), length).toString());
}
const rules = { describe: (line) => ask('describe', line) };

const words = new FluentBundle('en', { useIsolating: false });
for (const name of readdirSync('locales/en')) words.addResource(new FluentResource(readFileSync(join('locales/en', name), 'utf8')));

// The list of games, parsed from a refusal.
const games = ask('referee', { game: '?', moves: ['a'] })
  .error.match(/the games are (.*)\.$/)[1]
  .split(', ');

function lessonOf(game) {
  for (const family of readdirSync(gamesFolder)) {
    const folder = join(gamesFolder, family, 'lessons');
    if (!existsSync(join(folder, `${game}.json`))) continue;
    const read = (name) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
    const file = read(`${game}.json`);
    const steps = stepsOf(file, file.core ? read(`cores/${file.core}.json`) : {});
    assert.deepEqual(
      steps.map(({ name }) => name),
      file.steps,
      `${game}: every step is there`,
    );
    return steps;
  }
  return assert.fail(`${game} has a lesson`);
}

/** Steps that any legal move solves. */
const free = new Set(['sow', 'feed', 'starved']);
let tried = 0;
for (const game of games) {
  const steps = lessonOf(game);
  assert.ok(steps.length >= 6, `${game}: ${steps.length} steps`);
  assert.ok(words.hasMessage(`lesson-rest-${game}`), `${game}: what else there is to know`);
  assert.equal(new Set(steps.map(({ name }) => name)).size, steps.length);
  for (const { name, from, task, solution } of steps) {
    const what = `${game}: ${name}`;
    for (const part of ['title', 'about', 'task', 'done']) assert.ok(words.hasMessage(`lesson-${name}-${part}`), `${what} has its ${part}`);
    const start = { game, from, moves: [] };
    const before = rules.describe(start);
    assert.equal(before.error, undefined, what);
    assert.equal(before.over, false, `${what}: there is something to play`);
    assert.equal(before.to_move, 'first', `${what}: it is the reader's turn`);
    if (from) assert.equal(before.position, from);

    if (task.refused !== undefined) {
      assert.equal(solution, task.refused, what);
      assert.ok(!before.legal.includes(task.refused), `${what}: it is refused`);
      const { error } = ask('referee', { ...start, moves: [task.refused] });
      assert.match(error, /\.$/, `${what}: the rules say why`);
      // The house has seeds, so it is not refused for being empty.
      const house = Number(from.split('/')[0].split(',')[task.refused.charCodeAt(0) - 97]);
      assert.ok(house > 0, what);
    } else assert.equal(unmetGoal(task, before.position, { ...start, moves: [solution] }, rules), '', what);

    const wrong = before.legal.filter((move) => {
      ++tried;
      const lack = unmetGoal(task, before.position, { ...start, moves: [move] }, rules);
      if (lack === '') return false;
      const said = words.hasMessage(`lesson-${name}-wrong`) || words.hasMessage(`lesson-wrong-${lack}`);
      assert.ok(said, `${what}: ${move} is answered (${lack})`);
      return true;
    });
    assert.equal(wrong.length === 0, free.has(name), `${what}: ${wrong.length} of ${before.legal.length} are wrong`);
    // Steps that have a single solution.
    if (['two', 'three', 'backwards', 'guard', 'end', 'end-24', 'base', 'capture', 'chain'].includes(name))
      assert.equal(before.legal.length - wrong.length, 1, `${what}: one move alone is right`);
  }
}

// What the special steps claim is true.
const after = (game, name) => {
  const step = lessonOf(game).find((one) => one.name === name);
  return rules.describe({ game, from: step.from, moves: [step.solution] });
};
for (const game of ['wari', 'warri']) {
  const slam = after(game, 'slam-all');
  assert.deepEqual([slam.over, slam.result, slam.line[0].captured.length], [true, 'first', 2]);
  assert.equal(after(game, 'stalemate').reason, 'stalemate');
}
const nothing = after('oware', 'slam-nothing');
assert.deepEqual(nothing.line[0].captured, []);
assert.equal(after('super-wari', 'starved').reason, 'starved');
for (const game of games.filter((one) => lessonOf(one).some(({ name }) => name === 'feed'))) {
  const fed = after(game, 'feed');
  assert.equal(fed.over, false, `${game}: the game goes on`);
}

console.log(`${games.length} lessons, ${tried} moves tried`);
