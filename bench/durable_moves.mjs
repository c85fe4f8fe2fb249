// Durable moves per second through one WebSocket, and the memory of an idle server.
//
//   node bench/durable_moves.mjs build/release/posthouse
//
// Moves are sent one after another, each waiting for its acknowledgment (one fsync each), and for many matches at once,
// which share fsyncs. All are acknowledged after the commit.

import { readFileSync } from 'node:fs';
import { newDataFolder, startServer, removeFolder, ApiClient } from '../browser/e2e/server.mjs';

const server = await startServer(newDataFolder(), '--matches-of-player', '10000');
const ann = new ApiClient(server);
const bob = new ApiClient(server);
await ann.signUp('ann', 'annspass');
await bob.signUp('bob', 'bobspass');
await new Promise((resolve) => setTimeout(resolve, 1000));
const resident = readFileSync(`/proc/${server.pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)[1];
console.log(`resident memory of the idle server: ${(resident / 1024).toFixed(1)} MB`);

const line = await ann.socket();
/** Moves both sides through one connection; the full form of the command names the player. */
async function playMatch(plies) {
    let { match } = await line.command('octilite challenge ann bob --first=ann');
    let played = 0;
    while (!match.over && played < plies) {
        const by = match.to_move === 'first' ? '' : 'bob bobspass ';
        const answer = await line.command(`octilite move ${match.board} ${by}${match.legal[(7 * played) % match.legal.length]}`);
        if (!answer.accepted) throw new Error(answer.text);
        match = answer.match;
        ++played;
    }
    return played;
}

async function rate(name, matches, seconds) {
    let moves = 0;
    const start = performance.now();
    const until = start + 1000 * seconds;
    await Promise.all(
        Array.from({ length: matches }, async () => {
            while (performance.now() < until) {
                const played = await playMatch(40); // `moves += await …` would read `moves` too early
                moves += played;
            }
        }),
    );
    const elapsed = (performance.now() - start) / 1000;
    console.log(`${name}: ${moves} moves in ${elapsed.toFixed(1)} s = ${(moves / elapsed).toFixed(0)} moves/s`);
}

await rate('one at a time', 1, 10);
await rate('200 matches in flight', 200, 10);
line.close();
await server.close();
removeFolder(server.data);
