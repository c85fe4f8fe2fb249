// Two servers on one PostgreSQL database behind nginx act as one: changes at one show at the other, either can be
// killed, and scheduled work happens once.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { eventually, freePort, newDataFolder, queuesOf, startServer, removeFolder, ApiClient } from './server.mjs';
import { Nginx } from './nginx.mjs';
import { Postgres } from './postgres.mjs';

let postgres, nginx;
const url = () => `postgresql://posthouse@/house?host=${postgres.folder}`;
const servers = [];

/** Starts server 0 or 1, also after a kill, on its port. */
async function openServer(which) {
    const before = servers[which];
    const data = before?.data ?? newDataFolder();
    const http = before ? before.url.replace('http://', '') : `127.0.0.1:${await freePort()}`;
    await before?.close('SIGKILL'); // has ended by now
    servers[which] = await startServer(data, '--store', url(), '--http', http);
    return servers[which];
}
const sql = (words) => postgres.ask('house', words);

before(async () => {
    postgres = await Postgres.start();
    postgres.database('house');
    await Promise.all([openServer(0), openServer(1)]);
    const free = await freePort();
    nginx = await Nginx.start(
        free,
        servers.map((server) => new URL(server.url).port),
    );
});
after(async () => {
    await nginx?.end();
    for (const server of servers) {
        await server.close();
        removeFolder(server.data);
    }
    await postgres.end();
});

test('the mail setup of a server with a database delivers into the database, not into its data folder', () => {
    assert.match(servers[0].greeting, /receive --config FILE\n/);
    assert.doesNotMatch(servers[0].greeting, /receive --data/);
});

/** A new player who receives letters by mail. */
async function player(name, server = nginx) {
    const client = new ApiClient(server);
    await eventually(async () => {
        const { status } = await client.signUp(name, `${name}spass`, `${name}@example.org`).catch(() => ({}));
        return status === 200;
    });
    sql(`UPDATE addresses SET confirmed = 1 WHERE address = '${name}@example.org'`);
    return client;
}
const at = (server, client) => Object.assign(new ApiClient(server), { cookie: client.cookie });

/** Repeats a command until it is answered, also after 502 from a killed server; its key keeps it from having two
    effects. */
async function surely(client, command) {
    const key = `${command} ${++surely.count}`;
    return eventually(async () => {
        const answer = await client.post('/api/command', { command, key }).catch(() => ({}));
        return answer.match && answer;
    });
}
surely.count = 0;

/** The first past or future event that `fits`. */
const heard = (line, fits) => eventually(() => line.events.find(fits));

/** All mails that either server has delivered. */
function mails() {
    return servers.flatMap(({ data }) => {
        const root = join(data, 'mail');
        try {
            return readdirSync(root).flatMap((address) => {
                const folder = join(root, address, 'new');
                return readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
            });
        } catch {
            return [];
        }
    });
}
const idOf = (mail) => mail.match(/^Message-ID: *\r?\n? *(<[^>]+>)/im)[1];
/** Waits until either server has sent all letters; this one is asked. */
const allSent = (server = servers[0]) => eventually(async () => (await queuesOf(server)).mails === 0, 120);

test('a session works at both servers, and a move at one shows in a page open at the other', async () => {
    const ann = await player('ann', servers[0]),
        bob = await player('bob', servers[1]);
    const line = await at(servers[1], bob).socket();
    const watcher = await new ApiClient(servers[1]).socket();
    const { match } = await ann.command('oware challenge ann bob --first=ann');
    watcher.socket.send(JSON.stringify({ watch: `oware/${match.board}` }));
    await heard(watcher, (event) => event.match.plies === 0);
    await ann.command(`oware move ${match.board} c`);
    await heard(line, (event) => event.match.plies === 1 && event.match.you === 'second');
    await heard(watcher, (event) => event.match.plies === 1);

    // Ann's private changes reach her own page at the other server, and nobody else.
    const hers = await at(servers[1], ann).socket();
    await ann.command(`oware note ${match.board}`, 'between us');
    await heard(hers, (event) => event.match.note === 'between us');
    const answer = await line.command(`oware move ${match.board} d`);
    assert.ok(answer.accepted, answer.text);
    assert.equal((await ann.get(`/api/match/oware/${match.board}`)).plies, 2);
    assert.ok(!JSON.stringify([...line.events, ...watcher.events]).includes('between us'));
    for (const one of [line, watcher, hers]) one.close();
});

test('the same request at both servers at once has one effect', async () => {
    const clients = servers.map((server) => new ApiClient(server));
    const answers = await Promise.all(clients.map((one) => one.signUp('cid', 'cidspass')));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
    const key = 'the same key';
    const cid = clients[answers.findIndex(({ status }) => status === 200)];
    const said = await Promise.all(
        servers.map((server) => at(server, cid).post('/api/command', { command: 'oware challenge cid computer-1', key })),
    );
    assert.equal(said[0].text, said[1].text);
    assert.equal(sql("SELECT count(*) FROM matches WHERE game = 'oware' AND board = 2"), '1');
    assert.equal(sql("SELECT last_board FROM last_boards WHERE game = 'oware'"), '2');
});

test('one server is killed during a game; the players continue through nginx and nothing is lost', async () => {
    const dan = await player('dan'),
        eve = await player('eve');
    const { match } = await dan.command('octilite challenge dan eve --first=dan');
    const where = `/api/match/octilite/${match.board}`;
    const acknowledged = [];
    for (let turn = 0, now = await dan.get(where); turn < 40 && !now.over; ++turn) {
        if (turn === 10) servers[0].close('SIGKILL');
        if (turn === 20) await openServer(0);
        if (turn === 30) servers[1].close('SIGKILL');
        const move = now.legal[(7 * now.plies) % now.legal.length];
        const mover = now.to_move === 'first' ? dan : eve;
        // A response that was cut off (502) decides nothing.
        const answer = await mover.command(`octilite move ${match.board} ${move}#${now.plies + 1}`).catch(() => ({}));
        if (answer.accepted) acknowledged.push({ ply: now.plies, move });
        now = await eventually(() => dan.get(where).catch(() => null));
    }
    await openServer(1);
    assert.ok(acknowledged.length > 10);
    for (const server of servers) {
        const { moves } = await at(server, dan).get(where);
        for (const { ply, move } of acknowledged) assert.equal(moves[ply].text, move);
    }
});

test('reminders and flags fire once', async () => {
    const fay = await player('fay', servers[0]);
    await player('gus', servers[1]);
    await allSent();
    const repeated = () => mails().length - new Set(mails().map(idOf)).size;
    const before = repeated(); // mails in delivery during a kill
    const boards = [];
    for (let i = 0; i < 8; ++i) boards.push((await surely(fay, 'wari challenge fay gus --first=gus --clock=10h+0h')).match.board);
    const hours = (count) => {
        const ms = count * 3_600_000;
        const mine = "(SELECT id FROM users WHERE name = 'fay')";
        sql(
            `UPDATE jobs SET due = due - ${ms} WHERE match_id IN (SELECT id FROM matches WHERE seat_first = ${mine} OR seat_second = ${mine});` +
                `UPDATE matches SET turn_since = turn_since - ${ms}, started = started - ${ms} WHERE (seat_first = ${mine} OR seat_second = ${mine}) AND ended IS NULL; SELECT house_changed()`,
        );
    };
    hours(8.5);
    await eventually(() => sql(`SELECT count(*) FROM jobs WHERE kind = 'remind' AND due <= ${Date.now()}`) === '0');
    const reminders = "SELECT count(*) FROM letters WHERE message_id LIKE '%.remind.%' AND address LIKE 'gus@%'";
    assert.equal(sql(reminders), String(boards.length));
    hours(2);
    await eventually(async () => {
        const over = await Promise.all(boards.map(async (board) => (await fay.get(`/api/match/wari/${board}`)).over));
        return over.every(Boolean);
    });
    assert.equal(
        sql(
            'SELECT count(*) FROM matches m JOIN users u ON u.id = m.seat_first OR u.id = m.seat_second' +
                " WHERE u.name = 'fay' AND reason = 'time'",
        ),
        String(boards.length),
    );
    await allSent();
    assert.equal(repeated(), before, 'no letter came twice');
    assert.equal(sql(reminders), String(boards.length));
});

test('letters are delivered by one server, and by the other once that one is killed', async () => {
    const hal = await player('hal');
    await player('ida');
    const boards = [];
    const write = async (count) => {
        for (let i = 0; i < count; ++i) boards.push((await surely(hal, 'wari challenge hal ida --first=ida')).match.board);
    };
    await write(3);
    await allSent();
    for (const which of [0, 1]) {
        await write(5);
        await servers[which].close('SIGKILL');
        await write(5);
        await allSent(servers[1 - which]);
        await openServer(which);
    }
    const all = mails();
    const twice = all.length - new Set(all.map(idOf)).size;
    assert.ok(twice <= 4, `${twice} came twice, which is allowed only for mails in delivery during a kill`);
    assert.equal(new Set(boards).size, boards.length);
    assert.equal(
        sql("SELECT count(*) FROM matches m JOIN users u ON u.id = m.seat_first OR u.id = m.seat_second WHERE u.name = 'hal'"),
        String(boards.length),
        'repeated, and done once',
    );
    const written = Number(sql('SELECT count(*) FROM letters WHERE sent IS NOT NULL'));
    assert.equal(new Set(all.map(idOf)).size, written);
});

test('the computer searches at one server, and at the other if that one is killed', async () => {
    const jim = await player('jim');
    const boards = [];
    for (let i = 0; i < 5; ++i) boards.push((await surely(jim, 'wari challenge jim computer-5 --first=computer-5')).match.board);
    await servers[0].close('SIGKILL');
    for (const board of boards) await eventually(async () => (await jim.get(`/api/match/wari/${board}`).catch(() => ({}))).plies === 1);
    await openServer(0);
    for (const server of servers) assert.doesNotMatch(server.errors(), /was refused/);
});

test('both servers reconnect to a restarted database server, and missed notifications are caught up', async () => {
    const [kay, leo] = [await player('kay', servers[0]), await player('leo', servers[1])];
    const { match } = await kay.command('oware challenge kay leo --first=kay');
    const line = await leo.socket();
    line.socket.send(JSON.stringify({ watch: `oware/${match.board}` }));
    await heard(line, (event) => event.match.plies === 0);
    await postgres.kill('SIGKILL');
    const waiting = kay.command(`oware move ${match.board} c`); // waits for the response
    await postgres.open();
    assert.ok((await waiting).accepted);
    await heard(line, (event) => event.match.plies === 1);
    const answer = await line.command(`oware move ${match.board} d`);
    assert.ok(answer.accepted, answer.text);
    line.close();
});
