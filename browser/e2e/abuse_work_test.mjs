// Attacks on the server's processor time, by one account or anonymously: others still get theirs.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { ApiClient, binary, eventually, newDataFolder, startServer, removeFolder } from './server.mjs';

async function withHouse(options, play) {
    const server = await startServer(newDataFolder(), ...options);
    try {
        await play(server);
    } finally {
        await server.close();
        removeFolder(server.data);
    }
}

/** Begins a match against this level, which moves first: when it was begun, and when the computer moved. */
async function playedBy(who, level) {
    const begun = await who.command(`oware challenge ${level} ${who.name} --first=${level}`);
    assert.ok(begun.accepted, begun.text);
    const { started, moves } = await eventually(async () => {
        const match = await who.get(`/api/match/oware/${begun.match.board}`);
        return match.moves.length > 0 && match;
    });
    return { from: started, to: moves[0].at };
}

test('while one account has many games against computer-20, others do not wait for them', async () => {
    await withHouse(['--thinking-threads', '1', '--no-opening-books'], async (server) => {
        const [eve, ann] = ['eve', 'ann'].map((name) => Object.assign(new ApiClient(server), { name }));
        for (const one of [eve, ann]) await one.signUp(one.name, `${one.name}spassword`);
        for (let i = 0; i < 16; ++i) assert.ok((await eve.command('oware challenge computer-20 eve --first=computer-20')).accepted);
        const weak = [];
        for (let i = 0; i < 5; ++i) weak.push(await playedBy(ann, 'computer-1'));
        const strong = await playedBy(ann, 'computer-20');
        const games = await eve.get('/api/matches?player=eve&over=false&limit=100');
        const moved = games.filter(({ plies }) => plies > 0);
        assert.ok(games.length - moved.length > 3, 'the attack ended too early');
        // When the computer moved in them.
        const at = await Promise.all(moved.map(async ({ board }) => (await eve.get(`/api/match/oware/${board}`)).moves[0].at));
        const during = ({ from, to }) => at.filter((moment) => moment > from && moment < to).length;
        // Each would have waited for a search if the weak levels had no thread of their own.
        const waited = weak.reduce((sum, one) => sum + during(one), 0);
        assert.ok(waited <= 2, `the weakest level waited for ${waited} searches`);
        assert.ok(during(strong) <= 1, `the strongest level waited for ${during(strong)} searches`);
    });
});

test('one account has at most so many running matches, usually 200', async () => {
    const help = spawnSync(binary, ['serve', '--help'], { encoding: 'utf8' }).stdout;
    assert.match(help, /--matches-of-player N[^-]*\(default 200\)/);
    await withHouse(['--matches-of-player', '5'], async (server) => {
        const eve = new ApiClient(server);
        await eve.signUp('eve', 'evespassword');
        for (let i = 0; i < 5; ++i) assert.ok((await eve.command('oware challenge eve computer-1')).accepted);
        const refused = await eve.command('oware challenge eve computer-1');
        assert.ok(!refused.accepted);
        assert.match(refused.text, /You are playing 5 matches/);
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
            const answers = await Promise.all(
                Array.from({ length: 20 }, (_, j) => fetch(server.url + addresses[(i + j) % addresses.length])),
            );
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
        assert.ok((await ann.get('/api/match/oware/1')).board === 1);
        assert.ok((await ann.command('oware show 1')).accepted);
    });
});

test('commands without a login and socket messages are limited per minute', async () => {
    await withHouse(['--requests-per-minute', '600', '--requests-per-minute-per-ip', '400'], async (server) => {
        const nobody = new ApiClient(server);
        const line = await nobody.socket();
        // A quarter of a minute's requests may come at once.
        let begun = Date.now();
        const mayPass = (perMinute) => Math.floor(perMinute / 4 + (perMinute * (Date.now() - begun)) / 60_000) + 1;
        const answers = await Promise.all(Array.from({ length: 60 }, () => line.command('help')));
        const refused = answers.filter((answer) => answer.error);
        assert.ok(60 - refused.length <= mayPass(60), `${refused.length} of 60 were refused`);
        assert.match(refused[0].error, /60 commands a minute/);
        let errors = 0;
        line.socket.on('message', (bytes) => {
            const message = JSON.parse(bytes);
            if (message.retry_after && message.id === undefined) ++errors;
        });
        begun = Date.now();
        for (let i = 0; i < 200; ++i) line.socket.send('{"watch": "wari/1"}');
        await line.command('help'); // answered after them
        assert.ok(200 - errors <= mayPass(400), `${errors} of 200 messages were refused`);
        line.close();
    });
});
