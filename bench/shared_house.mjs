// Durable moves a second of a house on SQLite, on PostgreSQL, and on PostgreSQL with two servers.
//
//   node bench/shared_house.mjs build/release/posthouse
//
// Each move is acknowledged after its commit is on the disk (the database's fsync is on). With two servers, every match is played at
// both in turns: the first player's moves go to one, the second's to the other.

import { newData, open, removeData, Visitor } from '../browser/e2e/house.mjs';
import { Postgres } from '../browser/e2e/postgres.mjs';

const seconds = 10;

async function playMatch(lines, plies) {
    let { match } = await lines[0].say('octilite challenge ann bob --first=ann');
    let played = 0;
    while (!match.over && played < plies) {
        const line = lines[match.to_move === 'first' ? 0 : 1];
        const answer = await line.say(`octilite move ${match.board} ${match.legal[(7 * played) % match.legal.length]}`);
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
            const played = await playMatch(lines, 40);  // not `moves += await …`: that would read `moves` too early
            moves += played;
        }
    }));
    return (moves / ((performance.now() - start) / 1000)).toFixed(0);
}

async function measure(name, stores) {
    const servers = await Promise.all(stores.map((store) => open(newData(), ...store)));
    const players = [new Visitor(servers[0]), new Visitor(servers.at(-1))];
    await players[0].signUp('ann', 'annspass');
    await players[1].signUp('bob', 'bobspass');
    const lines = await Promise.all(players.map((player) => player.socket()));
    for (const matches of [1, 200])
        console.log(`${name}, ${matches} in flight: ${await rate(lines, matches)} moves/s`);
    for (const line of lines) line.close();
    for (const server of servers) {
        await server.close();
        removeData(server.data);
    }
}

const postgres = await Postgres.start({});
const one = ['--store', postgres.database('one')], two = ['--store', postgres.database('two')];
await measure('SQLite', [[]]);
await measure('PostgreSQL', [one]);
await measure('PostgreSQL, two servers', [two, two]);
await postgres.end();
