// Posthouse as a service of systemd, whose part the test plays: players play on while the server restarts. POSTHOUSE_KILLS
// sets the number of restarts.

import assert from 'node:assert/strict';
import { request } from 'node:http';
import { test } from 'node:test';
import { ApiClient, eventually, newDataFolder, removeFolder } from './server.mjs';
import { Supervisor } from './supervisor.mjs';

const restarts = Number(process.env.POSTHOUSE_KILLS ?? 4);
const matchesAtOnce = 3;

/** A request on a connection of its own, as through nginx. It is never sent twice. */
function send(url, cookie, body) {
    return new Promise((resolve, reject) => {
        const asked = request(
            url,
            {
                method: body ? 'POST' : 'GET',
                agent: false,
                headers: { 'Content-Type': 'application/json', Cookie: cookie, Connection: 'close' },
            },
            (answer) => {
                let text = '';
                answer.on('data', (bytes) => {
                    text += bytes;
                });
                answer.on('end', () => resolve({ status: answer.statusCode, ...JSON.parse(text) }));
                answer.on('error', reject);
            },
        );
        asked.on('error', reject);
        asked.end(body && JSON.stringify(body));
    });
}

/** Plays both sides of matches until `over()`, and returns the moves that were acknowledged, by board. */
async function play(url, players, over, onMove) {
    const boards = new Map();
    const command = async (player, words) => {
        const answer = await send(`${url}/api/command`, player.cookie, { command: words });
        assert.equal(answer.status, 200, JSON.stringify(answer));
        assert.ok(answer.accepted, answer.text);
        return answer.match;
    };
    while (!over()) {
        let match = await command(players[0], 'octilite challenge ann bob --first=ann');
        const moves = [];
        boards.set(match.board, moves);
        while (!match.over && !over()) {
            const move = match.legal[(7 * match.plies) % match.legal.length];
            match = await command(players[match.to_move === 'first' ? 0 : 1], `octilite move ${match.board} ${move}`);
            moves.push(move);
            onMove();
        }
    }
    return boards;
}

/** Watches matches by a socket that connects again, as the page does; returns the number of connections. */
async function watch(player, over) {
    let connections = 0;
    while (!over()) {
        const { socket } = await player.socket();
        ++connections;
        await Promise.race([new Promise((resolve) => socket.once('close', resolve)), eventually(over, 600)]);
        socket.terminate();
    }
    return connections;
}

test('players who never ask twice play through restarts', async (t) => {
    const data = newDataFolder();
    const limits = '--matches-of-player 1000 --requests-per-minute 0 --requests-per-minute-per-ip 0 --strangers-seconds 0';
    const service = await Supervisor.open(data, 60, ...limits.split(' '));
    const players = [new ApiClient(service), new ApiClient(service)];
    await players[0].signUp('ann', 'annspass');
    await players[1].signUp('bob', 'bobspass');
    let over = false;
    const isOver = () => over;
    let made = 0;
    const playing = Promise.all(
        Array.from({ length: matchesAtOnce }, () =>
            play(service.url, players, isOver, () => {
                ++made;
            }),
        ),
    );
    const reading = (async () => {
        let read = 0;
        for (; !over; ++read) assert.equal((await send(`${service.url}/api/server`, '')).status, 200);
        return read;
    })();
    const watching = watch(players[0], isOver);
    const everybody = Promise.all([playing, reading, watching]).finally(() => {
        over = true;
    });
    everybody.catch(() => {});
    for (let restart = 0; restart < restarts && !over; ++restart) {
        const before = made;
        await eventually(() => over || made >= before + 10);
        assert.equal(await service.stop(), 0);
        await service.start();
    }
    over = true;
    const [boards, read, connections] = await everybody;
    let moves = 0;
    for (const [board, played] of boards.flatMap((some) => [...some])) {
        const match = await players[0].get(`/api/match/octilite/${board}`);
        assert.deepEqual(
            match.moves.map((move) => move.text),
            played,
            'each move once',
        );
        moves += played.length;
    }
    t.diagnostic(`${moves} moves, ${read} reads, ${connections} sockets over ${restarts} restarts`);
    assert.ok(connections > restarts);
    assert.equal(service.notices.filter((notice) => notice === 'STOPPING=1').length, restarts);
    await service.close();
    removeFolder(data);
});

test('the server says that it is ready, that it lives and that it stops, and logs with priorities', async () => {
    const data = newDataFolder();
    const service = await Supervisor.open(data, 0.3);
    assert.match(
        service.notices.find((notice) => notice.startsWith('STATUS=')),
        /^STATUS=Posthouse \S+ at http:\S+$/,
    );
    const alive = () => service.notices.filter((notice) => notice === 'WATCHDOG=1').length;
    await eventually(() => alive() >= 3);
    assert.match(service.log, /^<6>Posthouse \S+ is running: http:\S+$/m);
    assert.match(service.log, /^<6>systemd passes 127\.0\.0\.1:\d+: the setting http = "127\.0\.0\.1:8080" is not used\.$/m);
    assert.doesNotMatch(service.output, /Ctrl-C/);

    assert.equal(await service.close(), 0);
    assert.ok(service.notices.includes('STOPPING=1'));
    removeFolder(data);
});
