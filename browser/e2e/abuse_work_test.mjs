// Attacks on the server's working time, in small: one account, or nobody at all, lets it work, and others still get theirs.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Visitor, newData, open, removeData } from './house.mjs';

async function withHouse(options, play) {
    const house = await open(newData(), ...options);
    try {
        await play(house);
    } finally {
        await house.close();
        removeData(house.data);
    }
}

/** Until the computer has moved in this match; for how long, in ms. */
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
    await withHouse(['--thinking-threads', '1'], async (house) => {
        const eve = new Visitor(house), ann = new Visitor(house);
        await eve.signUp('eve', 'evespassword');
        await ann.signUp('ann', 'annspassword');
        for (let i = 0; i < 150; ++i) {
            const begun = await eve.say('oware challenge computer-20 eve --first=computer-20');
            assert.ok(begun.accepted, begun.text);
        }
        let slowest = 0;
        for (let i = 0; i < 5; ++i) {
            const begun = await ann.say('oware challenge computer-1 ann --first=computer-1');
            assert.ok(begun.accepted, begun.text);
            slowest = Math.max(slowest, await answered(ann, 'oware', 151 + i, 0));
        }
        const waiting = (await eve.get('/api/matches?player=eve&over=false'))
            .filter((match) => match.plies === 0).length;
        assert.ok(waiting > 50, `the attack was over: ${waiting} games still wait`);
        assert.ok(slowest < 2000, `${slowest} ms`);
        // And whoever plays the strongest level waits for no more than one thought of hers.
        const begun = await ann.say('oware challenge computer-20 ann --first=computer-20');
        assert.ok(begun.accepted, begun.text);
        assert.ok(await answered(ann, 'oware', 156, 0) < 6000);
    });
});

test('one account has no more than 200 running matches', async () => {
    await withHouse([], async (house) => {
        const eve = new Visitor(house);
        await eve.signUp('eve', 'evespassword');
        for (let i = 0; i < 200; ++i) assert.ok((await eve.say('oware challenge eve computer-1')).accepted);
        const refused = await eve.say('oware challenge eve computer-1');
        assert.ok(!refused.accepted);
        assert.match(refused.text, /You play 200 matches/);
    });
});

test('visitors who are not logged in share a bounded processor time, and players are served meanwhile', async () => {
    await withHouse(['--strangers-seconds', '1'], async (house) => {
        const ann = new Visitor(house);
        await ann.signUp('ann', 'annspassword');
        assert.ok((await ann.say('oware challenge ann computer-1')).accepted);
        const addresses = ['/api/match/oware/1', '/api/picture/oware/1', '/api/players', '/api/explorer/oware', '/plain'];
        let refused;
        for (let i = 0; i < 30_000 && !refused; i += 20) {
            const answers = await Promise.all(Array.from({ length: 20 }, (_, j) =>
                fetch(house.url + addresses[(i + j) % addresses.length])));
            for (const answer of answers) {
                await answer.arrayBuffer();
                if (answer.status === 503) refused = answer;
                else assert.equal(answer.status, 200, answer.url);
            }
        }
        assert.ok(refused, 'there was no bound');
        assert.ok(Number(refused.headers.get('retry-after')) >= 1);
        // A made-up session is none.
        let forged = 0;
        for (let i = 0; i < 3000 && forged === 0; ++i)
            if ((await fetch(house.url + '/api/players', { headers: { Cookie: 'session=made-up' } })).status === 503) ++forged;
        assert.ok(forged > 0);
        const begun = Date.now();
        assert.ok((await ann.get('/api/match/oware/1')).board === 1);
        assert.ok((await ann.say('oware show 1')).accepted);
        assert.ok(Date.now() - begun < 2000);
    });
});

test('commands without a login and messages on a socket are limited by the minute', async () => {
    await withHouse(['--requests-a-minute', '600', '--requests-a-minute-of-address', '400'], async (house) => {
        const nobody = new Visitor(house);
        const line = await nobody.socket();
        const answers = await Promise.all(Array.from({ length: 60 }, () => line.say('help')));
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
