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

test('one account has no more than 200 matches against the computer', async () => {
    await withHouse([], async (house) => {
        const eve = new Visitor(house);
        await eve.signUp('eve', 'evespassword');
        for (let i = 0; i < 200; ++i) assert.ok((await eve.say('oware challenge eve computer-1')).accepted);
        const refused = await eve.say('oware challenge eve computer-1');
        assert.ok(!refused.accepted);
        assert.match(refused.text, /200 matches against\s+the\s+computer/);
    });
});
