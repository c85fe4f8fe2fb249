// Durable moves per second on SQLite, on PostgreSQL, and with two servers on PostgreSQL; with a second argument, also
// with a database that is a millisecond away.
//
//   node bench/two_servers.mjs build/release/posthouse [build/release/delaying_proxy]
//
// Each move is acknowledged after its commit is on disk (the database's fsync is on). With two servers either each has
// matches of its own, or the players of each match are at different ones. PostgreSQL's connections are sampled ten times
// a second. SECONDS and IN_FLIGHT="1 200" set how long and for how many matches at each server; CASES, a regular expression,
// selects cases by their names.

import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newDataFolder, startServer, removeDataFolder, ApiClient } from '../browser/e2e/server.mjs';
import { Postgres } from '../browser/e2e/postgres.mjs';

const seconds = Number(process.env.SECONDS ?? 10);
const loads = (process.env.IN_FLIGHT ?? '1 16 200').split(' ').map(Number);
const wanted = new RegExp(process.env.CASES ?? '');
const proxy = process.argv[3];
const microsecondsAway = 1000;

/** A connection for each of two players who play each other. */
let pairs = 0;
async function pairOfPlayers(first, second) {
    const names = ['ann', 'bob'].map((name) => `${name}${pairs}`);
    ++pairs;
    const players = [new ApiClient(first), new ApiClient(second)];
    for (const [index, player] of players.entries()) await player.signUp(names[index], 'theirpass');
    return { names, lines: await Promise.all(players.map((player) => player.socket())) };
}

const begin = async ({ names: [ann, bob], lines }) =>
    (await lines[0].command(`octilite challenge ${ann} ${bob} --first=${ann}`)).match;

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
    const boards = await Promise.all(pairs.flatMap((pair) =>
        Array.from({ length: matches }, async () => ({ pair, match: await begin(pair) }))));
    let moves = 0;
    const start = performance.now(), until = start + 1000 * seconds;
    await Promise.all(boards.map(async ({ pair, match }) => {
        while (performance.now() < until) {
            await play(match, pair.lines, until, () => { ++moves; });
            if (performance.now() < until) match = await begin(pair);
        }
    }));
    return (moves / ((performance.now() - start) / 1000)).toFixed(0);
}

/** Samples what busy database connections do; the returned function ends it and describes the most frequent states. */
function sampleConnections() {
    const psql = spawn(join(postgres.bin, 'psql'), ['-h', postgres.folder, '-U', 'posthouse', '-d', 'postgres', '-AtqX']);
    let seen = '';
    psql.stdout.on('data', (bytes) => { seen += bytes; });
    psql.stdin.end(`SELECT 'now: ' || COALESCE('waits for ' || wait_event_type || ' ' || wait_event, 'works') FROM pg_stat_activity
        WHERE backend_type = 'client backend' AND state <> 'idle' AND pid <> pg_backend_pid() \\watch 0.1\n`);
    return () => {
        psql.kill();
        const counts = new Map();
        for (const [, what] of seen.matchAll(/^now: (.*)$/gm)) counts.set(what, (counts.get(what) ?? 0) + 1);
        const all = [...counts.values()].reduce((a, b) => a + b, 0);
        return [...counts].sort((a, b) => b[1] - a[1]).slice(0, 5).map(([what, n]) => `${(100 * n / all).toFixed(0)} % ${what}`).join(', ');
    };
}

/** `pairing` gives the pairs of servers at which players sit. */
async function measure(name, stores, pairing = (servers) => servers.map((server) => [server, server])) {
    if (!wanted.test(name)) return;
    const servers = await Promise.all(stores.map((store) => startServer(newDataFolder(), '--matches-of-player', '10000', ...store)));
    const pairs = await Promise.all(pairing(servers).map(([first, second]) => pairOfPlayers(first, second)));
    for (const matches of loads) {
        const describe = stores[0].length > 0 ? sampleConnections() : () => '';
        console.log(`${name}, ${matches} in flight at each: ${await rate(pairs, matches)} moves/s`, describe());
    }
    for (const { lines } of pairs) for (const line of lines) line.close();
    for (const server of servers) {
        await server.close();
        removeDataFolder(server.data);
    }
}

const crossing = ([one, two]) => [[one, two], [two, one]];

const postgres = await Postgres.start({});
let databases = 0;
async function measurePostgres(where, folder) {
    const store = () => ['--store', postgres.database(`house${++databases}`).replace(postgres.folder, folder)];
    const own = store(), crossed = store();
    await measure(`${where}, one server`, [store()]);
    await measure(`${where}, two servers`, [own, own]);
    await measure(`${where}, two servers that share each match`, [crossed, crossed], crossing);
}
await measure('SQLite', [[]]);
await measurePostgres('PostgreSQL', postgres.folder);
if (proxy) {
    const folder = mkdtempSync(join(tmpdir(), 'posthouse-proxy-'));
    chmodSync(folder, 0o755);
    const socket = '.s.PGSQL.5432';
    const child = spawn(proxy, [join(postgres.folder, socket), join(folder, socket), String(microsecondsAway)], { stdio: 'inherit' });
    while (!existsSync(join(folder, socket))) await new Promise((resolve) => setTimeout(resolve, 10));
    await measurePostgres('PostgreSQL 1 ms away', folder);
    child.kill();
    rmSync(folder, { recursive: true });
}
await postgres.end();
