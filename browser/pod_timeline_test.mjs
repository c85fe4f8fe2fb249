// Pod animations (src/boards/pod_timeline.ts) follow the rules: in recorded games each move hops
// along the step's path, removes captured pods in order after the last hop, moves each prong once,
// and ends in the step's position.
//
//     node pod_timeline_test.mjs RULES.WASM VECTORS-FOLDER (in the folder of this file)

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleModule, loadRules } from './bundle_module.mjs';

const [wasmFile, vectors] = process.argv.slice(2);
const { podTimelineOf, matchDrawn } = await bundleModule('boards/pod_timeline.ts');
const { readPods } = await bundleModule('boards/pod_position.ts');
const describe = loadRules(wasmFile);

const seen = { moves: 0, grown: 0, chains: 0, taken: 0, prongs: 0 };
const sorted = (pods) => pods.map(({ square, side, prongs }) => `${side} ${square}${prongs}`).sort();

function follow(before, supplies, step) {
  const plan = podTimelineOf(before, supplies, step);
  const now = readPods(step.position);
  assert.deepEqual(sorted(plan.after), sorted(now.pods), step.text);
  assert.deepEqual(plan.supplies, now.supplies, step.text);
  assert.deepEqual(
    plan.hops.map((hop) => Number(hop.to)),
    step.path,
  );
  assert.deepEqual(
    plan.taken.map(({ pod }) => Number(pod.square)),
    step.captured,
  );

  // Ids are stable, and the mover is the pod that stood at the start.
  const known = new Map(before.map((pod) => [pod.id, pod]));
  for (const pod of plan.after) {
    const was = known.get(pod.id);
    assert.equal(pod.side, was.side);
    if (pod.id !== plan.mover.id) assert.deepEqual(pod, was);
  }
  assert.equal(known.get(plan.mover.id).square, String(step.from));

  // Hops, then captures, then prongs; nothing after the end.
  let time = 0;
  for (const hop of plan.hops) {
    assert.ok(hop.startMs >= time && hop.lands > hop.startMs);
    time = hop.lands;
  }
  for (const taking of plan.taken) {
    assert.ok(taking.startMs > time && taking.gone > taking.startMs && taking.gone <= plan.end);
    assert.deepEqual(taking.prongs.map((one) => one.letter).join(''), taking.pod.prongs);
    for (const prong of taking.prongs) assert.ok(prong.startMs >= taking.gone && prong.startMs <= plan.end);
    seen.prongs += taking.prongs.length;
    time = taking.startMs;
  }
  const places = plan.taken.flatMap((one) => one.prongs.map((prong) => prong.place));
  assert.equal(new Set(places).size, places.length, 'no two prongs come to the same place');

  // Hops already shown are skipped, with the same result.
  for (let walked = 1; walked <= step.path.length; ++walked) {
    const rest = podTimelineOf(before, supplies, step, walked);
    assert.deepEqual(
      rest.hops.map((hop) => Number(hop.to)),
      step.path.slice(walked),
    );
    assert.deepEqual(sorted(rest.after), sorted(plan.after));
    assert.ok(rest.end <= plan.end);
  }
  ++seen.moves;
  seen.grown += plan.grown !== null;
  seen.chains += plan.hops.length > 1;
  seen.taken += plan.taken.length;
  return { pods: matchDrawn(now.pods, plan.after), supplies: now.supplies };
}

for (const line of readFileSync(join(vectors, 'octilite.jsonl'), 'utf8').split('\n').filter(Boolean)) {
  const game = JSON.parse(line);
  const start = game.from === null ? 'octilite' : `octilite from ${game.from}`;
  const first = readPods(describe(`${start}:`).position);
  let lies = { pods: matchDrawn(first.pods, []), supplies: first.supplies };
  for (const step of describe(`${start}: ${game.moves.join(' ')}`).line) lies = follow(lies.pods, lies.supplies, step);
}
const said = Object.entries(seen)
  .map(([what, many]) => `${what} ${many}`)
  .join(', ');
assert.ok(seen.moves > 1000 && seen.grown > 100 && seen.chains > 20 && seen.taken > 50 && seen.prongs > 50, said);

// Pods are matched by square and side, with unique ids.
const [a, b] = matchDrawn(
  [
    { square: '22', side: 'first', prongs: '' },
    { square: '32', side: 'first', prongs: 'a' },
  ],
  [],
);
const [again, fresh, foe] = matchDrawn(
  [
    { square: '32', side: 'first', prongs: 'ab' },
    { square: '55', side: 'first', prongs: '' },
    { square: '22', side: 'second', prongs: '' },
  ],
  [a, b],
);
assert.equal(again.id, b.id);
assert.equal(new Set([again.id, fresh.id, foe.id]).size, 3);
console.log(said);
