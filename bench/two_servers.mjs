// Durable moves per second on SQLite, on PostgreSQL, and with two servers on PostgreSQL.
//
//   node bench/two_servers.mjs build/release/posthouse
//
// Each move is acknowledged after its commit is on disk (the database's fsync is on). With two servers each player uses
// their own. PostgreSQL's connections are sampled ten times a second.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { newDataFolder, startServer, removeDataFolder, ApiClient } from '../browser/e2e/server.mjs';
import { Postgres } from '../browser/e2e/postgres.mjs';

const seconds = 10;

async function playMatch(lines, plies) {
    let { match } = await lines[0].command('octilite challenge ann bob --first=ann');
    let played = 0;
    while (!match.over && played < plies) {
        const line = lines[match.to_move === 'first' ? 0 : 1];
        const answer = await line.command(`octilite move ${match.board} ${match.legal[(7 * played) % match.legal.length]}`);
        if (!answer.accepted) throw new Error(answer.text);
        match = answer.match;
        ++played;
    }
    return played;
}

async function rate(lines, matches) {
    let moves = 0;
    const start = performance.now();
    await Promise.all(Array.from({ length: matches }, async () => {
        while (performance.now() < start + 1000 * seconds) {
            const played = await playMatch(lines, 40);  // `moves += await …` would read `moves` too early
            moves += played;
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

async function measure(name, stores) {
    const servers = await Promise.all(stores.map((store) => startServer(newDataFolder(), '--matches-of-player', '10000', ...store)));
    const players = [new ApiClient(servers[0]), new ApiClient(servers.at(-1))];
    await players[0].signUp('ann', 'annspass');
    await players[1].signUp('bob', 'bobspass');
    const lines = await Promise.all(players.map((player) => player.socket()));
    for (const matches of [1, 200]) {
        const describe = stores[0].length > 0 ? sampleConnections() : () => '';
        console.log(`${name}, ${matches} in flight: ${await rate(lines, matches)} moves/s`, describe());
    }
    for (const line of lines) line.close();
    for (const server of servers) {
        await server.close();
        removeDataFolder(server.data);
    }
}

const postgres = await Postgres.start({});
const one = ['--store', postgres.database('one')], two = ['--store', postgres.database('two')];
await measure('SQLite', [[]]);
await measure('PostgreSQL', [one]);
await measure('PostgreSQL, two servers', [two, two]);
await postgres.end();
