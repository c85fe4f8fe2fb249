// Attacks on the server's processor time, by one account or anonymously: others still get theirs.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiClient, newDataFolder, startServer, removeDataFolder } from './server.mjs';

async function withHouse(options, play) {
    const server = await startServer(newDataFolder(), ...options);
    try {
        await play(server);
    } finally {
        await server.close();
        removeDataFolder(server.data);
    }
}

/** Waits until the computer has moved; returns the time in ms. */
async function answered(who, game, board, plies) {
    const begun = Date.now();
    for (;;) {
        const match = await who.get(`/api/match/${game}/${board}`);
        if (match.moves.length > plies) return Date.now() - begun;
        assert.ok(Date.now() - begun < 20_000, 'the computer does not move');
        await new Promise((resolve) => setTimeout(resolve, 20));
    }
}

test('while one account has 150 games against computer-20, others’ computer-1 moves within 2 s', async () => {
    await withHouse(['--thinking-threads', '1', '--no-opening-books'], async (server) => {
        const eve = new ApiClient(server), ann = new ApiClient(server);
        await eve.signUp('eve', 'evespassword');
        await ann.signUp('ann', 'annspassword');
        for (let i = 0; i < 150; ++i) {
            const begun = await eve.command('oware challenge computer-20 eve --first=computer-20');
            assert.ok(begun.accepted, begun.text);
        }
        let slowest = 0;
        for (let i = 0; i < 5; ++i) {
            const begun = await ann.command('oware challenge computer-1 ann --first=computer-1');
            assert.ok(begun.accepted, begun.text);
            slowest = Math.max(slowest, await answered(ann, 'oware', 151 + i, 0));
        }
        const waiting = (await eve.get('/api/matches?player=eve&over=false'))
            .filter((match) => match.plies === 0).length;
        assert.ok(waiting > 50, `the attack ended too early: ${waiting} games are waiting`);
        assert.ok(slowest < 2000, `${slowest} ms`);
        // And an opponent of the strongest level waits for at most one search.
        const begun = await ann.command('oware challenge computer-20 ann --first=computer-20');
        assert.ok(begun.accepted, begun.text);
        assert.ok(await answered(ann, 'oware', 156, 0) < 6000);
    });
});

test('one account has at most 200 running matches', async () => {
    await withHouse([], async (server) => {
        const eve = new ApiClient(server);
        await eve.signUp('eve', 'evespassword');
        for (let i = 0; i < 200; ++i) assert.ok((await eve.command('oware challenge eve computer-1')).accepted);
        const refused = await eve.command('oware challenge eve computer-1');
        assert.ok(!refused.accepted);
        assert.match(refused.text, /You are playing 200 matches/);
    });
});

test('visitors who are not logged in share a limited processor time, and players are still served', async () => {
    await withHouse(['--strangers-seconds', '1'], async (server) => {
        const ann = new ApiClient(server);
        await ann.signUp('ann', 'annspassword');
        assert.ok((await ann.command('oware challenge ann computer-1')).accepted);
        const addresses = ['/api/match/oware/1', '/api/picture/oware/1', '/api/players', '/api/explorer/oware', '/plain'];
        let refused;
        for (let i = 0; i < 30_000 && !refused; i += 20) {
            const answers = await Promise.all(Array.from({ length: 20 }, (_, j) =>
                fetch(server.url + addresses[(i + j) % addresses.length])));
            for (const answer of answers) {
                await answer.arrayBuffer();
                if (answer.status === 503) refused = answer;
                else assert.equal(answer.status, 200, answer.url);
            }
        }
        assert.ok(refused, 'there was no limit');
        assert.ok(Number(refused.headers.get('retry-after')) >= 1);
        // An invented session does not count.
        let forged = 0;
        for (let i = 0; i < 3000 && forged === 0; ++i)
            if ((await fetch(server.url + '/api/players', { headers: { Cookie: 'session=made-up' } })).status === 503) ++forged;
        assert.ok(forged > 0);
        const begun = Date.now();
        assert.ok((await ann.get('/api/match/oware/1')).board === 1);
        assert.ok((await ann.command('oware show 1')).accepted);
        assert.ok(Date.now() - begun < 2000);
    });
});

test('commands without a login and socket messages are limited per minute', async () => {
    await withHouse(['--requests-per-minute', '600', '--requests-per-minute-per-ip', '400'], async (server) => {
        const nobody = new ApiClient(server);
        const line = await nobody.socket();
        const answers = await Promise.all(Array.from({ length: 60 }, () => line.command('help')));
        const refused = answers.filter((answer) => answer.error);
        assert.ok(refused.length >= 40, `${refused.length} of 60 were refused`);
        assert.match(refused[0].error, /60 commands a minute/);
        const errors = [];
        line.socket.on('message', (bytes) => {
            const message = JSON.parse(bytes);
            if (message.retry_after && message.id === undefined) errors.push(message);
        });
        for (let i = 0; i < 200; ++i) line.socket.send('{"watch": "wari/1"}');
        for (let i = 0; i < 100 && errors.length < 50; ++i) await new Promise((resolve) => setTimeout(resolve, 50));
        assert.ok(errors.length >= 50, `${errors.length} messages were refused`);
        line.close();
    });
});
