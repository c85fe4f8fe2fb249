// The cost of very many running matches: start time, processor time for deadlines while idle, and the time of one move.
//
//   node bench/million_matches.mjs build/release/posthouse [MATCHES] [SECONDS]
//
// A small server's data is exported as text; its one match is repeated a million times with moves, a clock of a week
// and its deadlines, spread over the week, and imported into a new server.

import { readFileSync } from 'node:fs';
import { newDataFolder, startServer, removeFolder, ApiClient } from '../browser/e2e/server.mjs';
import { exported, imported, remade, rowsOf } from './house_text.mjs';

const [binary, matches = 1_000_000, seconds = 60] = process.argv.slice(2).map((word, i) => (i === 0 ? word : Number(word)));
const players = 2000,
    moves = ['c', 'd'];

async function smallHouse() {
    const server = await startServer(newDataFolder());
    const clients = Array.from({ length: players }, () => new ApiClient(server));
    for (const [i, one] of clients.entries()) await one.signUp(`p${i}`, 'longenough');
    await clients[0].command('wari challenge p0 p1 --first=p0 --clock=7d');
    await clients[0].command(`wari move 1 ${moves[0]}`);
    const { accepted, text } = await clients[1].command(`wari move 1 ${moves[1]}`);
    if (!accepted) throw new Error(text);
    await server.close();
    const lines = exported(binary, server.data);
    removeFolder(server.data);
    return lines;
}

function multiplied(lines) {
    const people = rowsOf(lines, 'users')
        .filter((user) => user.level === 0)
        .map((user) => user.id);
    const [model] = rowsOf(lines, 'matches');
    const now = Date.now(),
        week = model.clock_bank;
    // Each match's turn began a little later than the one before: the first deadlines are due at once.
    const since = (i) => Math.round(now - week * (1 - (i + 1) / matches));
    // A running match has one deadline at a time: its reminder, then the end of the turn.
    const reminder = rowsOf(lines, 'jobs').find((job) => job.match_id === model.id && job.kind === 'remind');
    const reminded = reminder.due - model.turn_since;
    const next = (i) =>
        since(i) + reminded > now ? { kind: 'remind', due: since(i) + reminded } : { kind: 'flag', due: since(i) + model.left_first };
    const second = (i) => (2 * i + 1 + 2 * Math.floor((2 * i) / players)) % players;
    return remade(lines, {
        *last_boards() {
            yield { game: 'wari', last_board: matches };
        },
        *matches() {
            for (let i = 0; i < matches; ++i)
                yield {
                    ...model,
                    id: i + 1,
                    board: i + 1,
                    turn_since: since(i),
                    started: since(i) - 1000,
                    seat_first: people[(2 * i) % players],
                    seat_second: people[second(i)],
                };
        },
        *moves() {
            for (let i = 0; i < matches; ++i)
                for (const [ply, move] of moves.entries()) yield { match_id: i + 1, ply, move, comment: '', played: since(i) };
        },
        *jobs() {
            for (let i = 0; i < matches; ++i) yield { ...reminder, ...next(i), id: i + 1, match_id: i + 1 };
        },
    });
}

const status = (pid, name) => Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(new RegExp(`${name}:\\s+(\\d+)`))[1]);

/** Processor time in ms. */
function worked(pid) {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return 10 * (Number(fields[11]) + Number(fields[12]));
}

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const lines = await smallHouse();
let began = performance.now();
const data = await imported(binary, multiplied(lines));
console.log(`${matches} running matches made in ${((performance.now() - began) / 1000).toFixed(0)} s`);
for (const memory of ['just made', 'once more']) {
    began = performance.now();
    const server = await startServer(data);
    console.log(`opened (${memory}) after ${((performance.now() - began) / 1000).toFixed(2)} s`);
    if (memory === 'just made') {
        await wait(5000); // deadlines that passed while the server was down
        await server.close();
        continue;
    }
    const client = new ApiClient(server);
    await client.post('/api/login', { name: 'p0', password: 'longenough' });
    const overNow = async () => (await client.get('/api/matches?over=true')).length;
    await wait(10_000);
    const over = await overNow(),
        before = worked(server.pid);
    await wait(seconds * 1000);
    const spent = worked(server.pid) - before,
        ended = (await overNow()) - over;
    console.log(
        `nobody comes: ${(spent / seconds).toFixed(1)} ms of processor time a second; ${(ended / seconds).toFixed(1)} matches a second ` +
            `are lost by time and as many reminded; ${(status(server.pid, 'VmRSS') / 1024).toFixed(0)} MB of memory`,
    );
    const mine = (await client.get('/api/matches?player=p0&over=false')).filter(
        (match) => match.seats[match.to_move === 'first' ? 0 : 1].name === 'p0',
    );
    const times = [];
    for (const match of mine.slice(0, 200)) {
        began = performance.now();
        const { accepted, text } = await client.command(`wari move ${match.board} b`);
        if (!accepted) throw new Error(text);
        times.push(performance.now() - began);
    }
    times.sort((a, b) => a - b);
    console.log(
        `${times.length} moves, one after the other: ${times[times.length >> 1].toFixed(1)} ms (half of them), ` +
            `${times.at(-1).toFixed(1)} (all)`,
    );
    await server.close();
}
removeFolder(data);
