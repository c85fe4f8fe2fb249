// Durable moves per second of one server and of two on the same PostgreSQL database, which is on this machine or a
// millisecond away (MICROSECONDS).
//
//   tools/build release delaying_proxy
//   node bench/two_servers.mjs build/release/posthouse build/release/delaying_proxy
//
// Each move is acknowledged after its commit is on disk (the database's fsync is on). Each server has IN_FLIGHT matches
// under way, so two have twice the load. With two, each has matches of its own, or (“shared”) the players of each match
// are at different servers. Every layout runs for SECONDS, in turn, ROUNDS times, each time with a new database; the
// medians count. How many cores were busy, with whatever else ran, shows whether the machine was the limit. CASES, a
// regular expression, selects cases by their names.

import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { newDataFolder, startServer, removeFolder, ApiClient } from '../browser/e2e/server.mjs';
import { Postgres } from '../browser/e2e/postgres.mjs';

const seconds = Number(process.env.SECONDS ?? 10);
const rounds = Number(process.env.ROUNDS ?? 5);
const loads = (process.env.IN_FLIGHT ?? '1 8 32').split(' ').map(Number);
const wanted = new RegExp(process.env.CASES ?? '');
const proxy = process.argv[3];
const microsecondsAway = Number(process.env.MICROSECONDS ?? 1000);
const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** A connection for each of two players who play each other. */
let pairs = 0;
async function pairOfPlayers(first, second) {
    const names = ['ann', 'bob'].map((name) => `${name}${pairs}`);
    ++pairs;
    const players = [new ApiClient(first), new ApiClient(second)];
    for (const [index, player] of players.entries()) await player.signUp(names[index], 'theirpass');
    return { names, lines: await Promise.all(players.map((player) => player.socket())) };
}

const begin = async ({ names: [ann, bob], lines }) => (await lines[0].command(`octilite challenge ${ann} ${bob} --first=${ann}`)).match;

/** Up to 40 moves, as long as there is time. */
async function play(match, lines, until, onMove) {
    for (let played = 0; !match.over && played < 40 && performance.now() < until; ++played) {
        const line = lines[match.to_move === 'first' ? 0 : 1];
        const answer = await line.command(`octilite move ${match.board} ${match.legal[(7 * played) % match.legal.length]}`);
        if (!answer.accepted) throw new Error(answer.text);
        match = answer.match;
        onMove();
    }
}

/** Matches follow each other; the first ones begin before the time does. */
async function rate(pairs, matches) {
    const boards = await Promise.all(
        pairs.flatMap((pair) => Array.from({ length: matches }, async () => ({ pair, match: await begin(pair) }))),
    );
    let moves = 0;
    const start = performance.now(),
        until = start + 1000 * seconds;
    await Promise.all(
        boards.map(async ({ pair, match }) => {
            while (performance.now() < until) {
                await play(match, pair.lines, until, () => {
                    ++moves;
                });
                if (performance.now() < until) match = await begin(pair);
            }
        }),
    );
    return moves / ((performance.now() - start) / 1000);
}

/** Ticks in which a core of the machine was busy, so far. */
function busyTicks() {
    const [user, nice, system, , , interrupts, softly] = readFileSync('/proc/stat', 'utf8').match(/\d+/g).map(Number);
    return user + nice + system + interrupts + softly;
}

async function run(stores, pairing, matches) {
    const servers = await Promise.all(
        stores.map((store) => startServer(newDataFolder(), '--matches-of-player', '10000', '--store', store)),
    );
    const pairs = await Promise.all(pairing(servers).map(([first, second]) => pairOfPlayers(first, second)));
    const before = busyTicks(),
        start = performance.now();
    const moves = await rate(pairs, matches);
    const cores = (busyTicks() - before) / ticksPerSecond / ((performance.now() - start) / 1000);
    for (const { lines } of pairs) for (const line of lines) line.close();
    for (const server of servers) {
        await server.close();
        removeFolder(server.data);
    }
    return { moves, cores };
}

const own = (servers) => servers.map((server) => [server, server]);
const layouts = [
    { name: 'one server', servers: 1, pairing: own },
    { name: 'two servers', servers: 2, pairing: own },
    {
        name: 'two servers, shared matches',
        servers: 2,
        pairing: ([one, two]) => [
            [one, two],
            [two, one],
        ],
    },
];

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

const postgres = await Postgres.start({});
let databases = 0;
async function measure(where, folder) {
    for (const matches of loads) {
        const name = ({ name: layout }) => `${where}, ${matches} in flight at each, ${layout}`;
        const chosen = layouts.filter((layout) => wanted.test(name(layout)));
        const results = new Map(chosen.map((layout) => [layout, []]));
        for (let round = 0; round < rounds; ++round)
            for (const layout of chosen) {
                const store = postgres.database(`house${++databases}`).replace(postgres.folder, folder);
                results.get(layout).push(await run(Array(layout.servers).fill(store), layout.pairing, matches));
            }
        const one = median((results.get(layouts[0]) ?? []).map(({ moves }) => moves));
        for (const [layout, all] of results) {
            const moves = all.map((result) => result.moves);
            const times = one && layout !== layouts[0] ? ` = ${(median(moves) / one).toFixed(2)} × one` : '';
            console.log(
                `${name(layout)}: ${median(moves).toFixed(0)} moves/s${times}` +
                    ` (${moves.map((number) => number.toFixed(0)).join(' ')}),` +
                    ` ${median(all.map(({ cores }) => cores)).toFixed(1)} of ${cpus().length} cores busy`,
            );
        }
    }
}

await measure('PostgreSQL', postgres.folder);
if (proxy) {
    const folder = mkdtempSync(join(tmpdir(), 'posthouse-proxy-'));
    chmodSync(folder, 0o755);
    const socket = '.s.PGSQL.5432';
    const child = spawn(proxy, [join(postgres.folder, socket), join(folder, socket), String(microsecondsAway)], { stdio: 'inherit' });
    while (!existsSync(join(folder, socket))) await new Promise((resolve) => setTimeout(resolve, 10));
    await measure(`PostgreSQL ${microsecondsAway / 1000} ms away`, folder);
    child.kill();
    rmSync(folder, { recursive: true });
}
await postgres.end();
