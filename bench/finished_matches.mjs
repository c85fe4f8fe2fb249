// A house with very many finished matches: how long its explorer takes to count them after an update, what one
// person's questions cost meanwhile and afterwards, and the memory and disk that the server needs.
//
//   node bench/finished_matches.mjs build/release/posthouse [MATCHES]
//
// A small server's data is exported as text; its one finished match is repeated with the beginnings of 5,000 games of
// Oware, moves by chance, and imported into a new server.

import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ApiClient, newDataFolder, removeFolder, startServer } from '../browser/e2e/server.mjs';
import { exported, imported, randomGames, remade, rowsOf } from './house_text.mjs';
import { seededRng } from '../browser/rng.mjs';

const [binary, matches = 100_000] = process.argv.slice(2).map((word, i) => (i === 0 ? word : Number(word)));
const plies = 30,
    different = 5000,
    day = 86_400_000;

async function smallHouse() {
    const server = await startServer(newDataFolder());
    const [ann, bob] = [new ApiClient(server), new ApiClient(server)];
    await ann.signUp('ann', 'longenough');
    await bob.signUp('bob', 'longenough');
    await ann.command('oware challenge ann bob --first=ann');
    await ann.command('oware move 1 a');
    await bob.command('oware move 1 a');
    const { accepted, text } = await bob.command('oware resign 1');
    if (!accepted) throw new Error(text);
    await server.close();
    const lines = exported(binary, server.data);
    removeFolder(server.data);
    return lines;
}

/** The export with very many finished matches, as the update to this version finds them. */
function multiplied(lines, games) {
    const [model] = rowsOf(lines, 'matches');
    const now = Date.now();
    const ended = (i) => now - (matches - i) * 1000;
    const game = (i) => games[i % games.length];
    return remade(lines, {
        *last_boards() {
            yield { game: 'oware', last_board: matches };
        },
        *matches() {
            for (let i = 0; i < matches; ++i)
                yield {
                    ...model,
                    id: i + 1,
                    board: i + 1,
                    plies: game(i).length,
                    started: ended(i) - day,
                    turn_since: ended(i),
                    ended: ended(i),
                };
        },
        *moves() {
            for (let i = 0; i < matches; ++i)
                for (const [ply, move] of game(i).entries()) yield { match_id: i + 1, ply, move, comment: '', played: ended(i) };
        },
        *jobs() {
            yield { id: 1000, kind: 'past-openings', match_id: matches, ply: 0, due: 253402300799000 };
        },
    });
}

const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1);
const megabytes = (pid) => Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)[1]) / 1024;
const sizeOf = (folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((one) => one.isFile())
        .reduce((sum, one) => sum + statSync(join(one.parentPath ?? one.path, one.name)).size, 0);

/** Middle and longest time of a question, asked again and again. */
async function cost(client, address, times = 50) {
    const took = [];
    for (let i = 0; i < times; ++i) {
        const began = performance.now();
        await client.get(address);
        took.push(performance.now() - began);
    }
    took.sort((a, b) => a - b);
    return `${took[times >> 1].toFixed(1)} ms, at most ${took.at(-1).toFixed(1)}`;
}

const games = randomGames(binary, 'oware', { count: different, plies, random: seededRng(1) });
let began = performance.now();
const data = await imported(binary, multiplied(await smallHouse(), games));
console.log(`${matches} finished matches made in ${seconds(began)} s; ${(sizeOf(data) / 1e6).toFixed(0)} MB on disk`);
began = performance.now();
const server = await startServer(data);
console.log(`opened after ${seconds(began)} s`);
const client = new ApiClient(server);
began = performance.now();
console.log(`the explorer, while matches are counted: ${await cost(client, '/api/explorer/oware')}`);
while ((await client.get('/api/explorer/oware')).games < matches) await new Promise((done) => setTimeout(done, 500));
console.log(`counted after ${seconds(began)} s; ${(sizeOf(data) / 1e6).toFixed(0)} MB on disk`);
for (const address of [
    '/api/explorer/oware',
    '/api/explorer/oware?pace=correspondence&first_month=2020-01',
    `/api/explorer/oware?moves=${games[0].slice(0, 8).join(',')}`,
    '/api/matches?over=true&limit=50',
    '/api/matches?player=ann&limit=50',
    '/api/players',
    '/api/standings/oware',
    '/api/tournaments',
])
    console.log(`${address}: ${await cost(client, address)}`);
console.log(`${megabytes(server.pid).toFixed(0)} MB of memory`);
await server.close();
removeFolder(data);
