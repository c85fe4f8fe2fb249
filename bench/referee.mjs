// Plies per second through `posthouse referee`, over the recorded games.
//
//   node bench/referee.mjs build/release/posthouse

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const vectors = join(dirname(fileURLToPath(import.meta.url)), '../src/games/vectors');
const rounds = 20;
let all = 0,
    allSeconds = 0;
for (const file of readdirSync(vectors).filter((name) => name.endsWith('.jsonl') && name !== 'edges.jsonl')) {
    const games = readFileSync(join(vectors, file), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
    const requests = games.map(({ game, from, moves }) => `${game}${from ? ` from ${from}` : ''}: ${moves.join(' ')}\n`);
    const input = requests.join('').repeat(rounds);
    const start = performance.now();
    const { stdout } = spawnSync(process.argv[2], ['referee'], { input, encoding: 'utf8', maxBuffer: 1 << 30 });
    const seconds = (performance.now() - start) / 1000;
    const answers = stdout.trim().split('\n');
    if (answers.length !== requests.length * rounds || stdout.includes('"error"')) throw new Error('wrong answers');
    const plies = rounds * games.reduce((sum, { moves }) => sum + moves.length, 0);
    console.log(`${file.padEnd(18)} ${plies} plies in ${seconds.toFixed(2)} s = ${(plies / seconds / 1000).toFixed(0)} k plies/s`);
    all += plies;
    allSeconds += seconds;
}
console.log(`${'all'.padEnd(18)} ${(all / allSeconds / 1000).toFixed(0)} k plies/s (including program start)`);
