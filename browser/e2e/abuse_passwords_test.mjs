// Attacks on passwords and sign-ups: what they may cost the server and must not cost the players.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import {
    deliveredMails,
    eventually,
    freePort,
    queuesOf,
    sendByLmtp,
    mail,
    newDataFolder,
    startServer,
    startHostedServer,
    removeFolder,
    ApiClient,
} from './server.mjs';
import { readLetter, reply } from './mailbox.mjs';

const limitsAsHosted = ['--sign-ups-per-hour', '5', '--sign-ups-per-day', '20'];

/** A POST on its own connection; `from` is the client address that the proxy reports. */
async function post(server, path, body, from = '') {
    const answer = await fetch(server.url + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(from ? { 'X-Forwarded-For': from } : {}) },
        body: JSON.stringify(body),
    });
    return {
        status: answer.status,
        retryAfter: Number(answer.headers.get('retry-after')),
        said: await answer.json(),
        cookie: answer.headers.get('set-cookie')?.split(';')[0],
    };
}
const login = (server, name, password, from) => post(server, '/api/login', { name, password }, from);

const behindProxy = ['--proxy', '127.0.0.1'];

async function withServer(opened, does) {
    const data = newDataFolder();
    const server = await opened(data);
    try {
        await does(server, data);
    } finally {
        await server.close();
        removeFolder(data);
    }
}

/** The value of a counter in /metrics. */
async function counted(metrics, limit) {
    const text = await (await fetch(`http://${metrics}/metrics`)).text();
    return Number(text.match(new RegExp(`posthouse_limits_reached_total{limit="${limit}"} (\\d+)`))[1]);
}

/** All waits after wrong passwords end an hour later, so that none ends while the test asks. */
function prolongWaits(data) {
    // Without a wait a whole number of hours is between the two.
    const changed = execFileSync('sqlite3', [join(data, 'house.sqlite')], {
        encoding: 'utf8',
        input: `.timeout 10000
        UPDATE throttles SET free_at = free_at + 3600000, expires = expires + 3600000 WHERE (expires - free_at) % 3600000 <> 0;
        SELECT changes();`,
    });
    assert.ok(Number(changed) > 0);
}

test('guesses wait longer each time, on every channel and after a restart; the right password is never called wrong', async () => {
    const data = newDataFolder();
    const metrics = `127.0.0.1:${await freePort()}`;
    let server = await startServer(data, ...behindProxy, '--metrics', metrics);
    const ann = await post(server, '/api/signup', { name: 'ann', password: 'anns-password' }, '192.0.2.1');
    assert.equal(ann.status, 200);
    for (let i = 0; i < 3; ++i) assert.equal((await login(server, 'ann', 'a-wrong-guess', '192.0.2.9')).status, 403);
    prolongWaits(data);
    const waits = await login(server, 'ann', 'anns-password', '192.0.2.9');
    assert.equal(waits.status, 429);
    assert.ok(waits.retryAfter > 3500 && waits.retryAfter <= 3601, `${waits.retryAfter} s`);
    assert.match(waits.said.error, /[Tt]oo many wrong passwords.*try again in \d+ s\b/);
    // The same by commands, by pages without scripts, and from the same IPv6 network.
    const command = await post(server, '/api/command', { command: 'wari limit ann anns-password none' }, '192.0.2.9');
    assert.equal(command.status, 429);
    const signOff = await post(server, '/api/command', { command: 'signoff ann a-wrong-guess yes' }, '192.0.2.9');
    assert.equal(signOff.status, 429);
    const plain = await fetch(server.url + '/plain/login', {
        method: 'POST',
        body: new URLSearchParams({ name: 'ann', password: 'anns-password' }),
        headers: { 'X-Forwarded-For': '192.0.2.9' },
        redirect: 'manual',
    });
    assert.equal(plain.status, 429);
    assert.match(await plain.text(), /[Tt]oo many wrong passwords/);
    for (let i = 1; i <= 3; ++i) assert.equal((await login(server, 'ann', 'a-wrong-guess', `2001:db8::${i}`)).status, 403);
    prolongWaits(data);
    assert.equal((await login(server, 'ann', 'anns-password', '2001:db8::77')).status, 429);
    // Of 60 simultaneous guesses three are checked, and another one after 1, 2, 4, … seconds.
    const before = await counted(metrics, 'wrong_passwords'),
        begun = Date.now();
    const many = await Promise.all(Array.from({ length: 60 }, () => login(server, 'ann', 'a-wrong-guess', '192.0.2.10')));
    const looked = many.filter((one) => one.status === 403).length,
        seconds = (Date.now() - begun) / 1000;
    assert.ok(looked <= 3 + Math.floor(Math.log2(1 + seconds)), `${looked} guesses were checked in ${seconds} s`);
    assert.equal((await counted(metrics, 'wrong_passwords')) - before, 60 - looked);
    // From known clients and in open sessions ann never waits.
    for (let i = 0; i < 20; ++i) await login(server, 'ann', 'a-wrong-guess', `198.51.100.${i}`);
    prolongWaits(data);
    assert.equal((await login(server, 'ann', 'anns-password', '198.51.100.200')).status, 429);
    assert.equal((await login(server, 'ann', 'anns-password', '192.0.2.1')).status, 200);
    const known = new ApiClient(server);
    known.cookie = ann.cookie;
    assert.ok((await known.command('change mail-password ann anns-password')).accepted);
    // A mail is deferred: its server retries.
    assert.match(await sendByLmtp(server, mail('eve@example.org', 'wari move 1 ann anns-password c')), /^4.*wrong passwords/);
    await server.close();
    server = await startServer(data, ...behindProxy);
    assert.equal((await login(server, 'ann', 'anns-password', '192.0.2.9')).status, 429, 'a restart resets nothing');
    await server.close();
    removeFolder(data);
});

test('password checks of real cost', async (t) => {
    const data = newDataFolder();
    const before = await startHostedServer(data, ...behindProxy);
    for (const name of ['ann', 'bob']) await post(before, '/api/signup', { name, password: 'a-password' }, '192.0.2.1');
    await before.close();
    // Restarted, so that their passwords are in no cache.
    const server = await startHostedServer(data, ...behindProxy, '--no-opening-books');
    t.after(() => removeFolder(data));
    const signUps = (count, word) => {
        let answered = 0;
        const answers = Promise.all(
            Array.from({ length: count }, (_, i) =>
                post(
                    server,
                    '/api/signup',
                    { name: `${word}${'abcdefghij'[i % 10]}${'klmnop'[Math.floor(i / 10)]}`, password: 'a-new-password' },
                    `198.51.100.${i}`,
                )
                    .catch((failed) => ({ status: 0, said: `${failed.cause}` }))
                    .finally(() => ++answered),
            ),
        );
        return { answers, isAnswered: () => answered === count };
    };
    const waiting = async () => (await queuesOf(server)).passwordChecks;
    /** Waits until so many checks wait, or until none is left: a machine that is too busy for several admits only one. */
    const filled = (count, flood) => eventually(async () => (await waiting()) >= count || flood.isAnswered());

    await t.test('while many wait, a good login is answered, or with 503, and nothing is left of them afterwards', async () => {
        const attack = signUps(16, 'other');
        await filled(2, attack);
        const good = await login(server, 'ann', 'a-password', '192.0.2.1');
        assert.ok(good.status === 200 || good.status === 503, `${good.status}: ${JSON.stringify(good.said)}`);
        if (good.status === 503) assert.ok(good.retryAfter >= 1);
        for (const one of await attack.answers) assert.ok([200, 503].includes(one.status), `${one.status}: ${JSON.stringify(one.said)}`);
        await eventually(async () => (await login(server, 'ann', 'a-password', '192.0.2.1')).status === 200);
    });

    /** Connections on which so many sign-ups from each address were sent; `made` counts the answers that they succeeded. */
    const openSignUps = (word, addresses, count) => {
        const flood = { lines: [], made: 0, answered: 0 };
        flood.isAnswered = () => flood.answered === flood.lines.length;
        for (const address of addresses)
            for (let i = 0; i < count; ++i) {
                const body = JSON.stringify({ name: `${word}${flood.lines.length}x`, password: 'a-new-password' });
                const line = connect(new URL(server.url).port, '127.0.0.1');
                line.on('error', () => {});
                line.once('data', (bytes) => {
                    ++flood.answered;
                    if (String(bytes).startsWith('HTTP/1.1 200')) ++flood.made;
                });
                line.write(
                    `POST /api/signup HTTP/1.1\r\nHost: ${new URL(server.url).host}\r\nX-Forwarded-For: ${address}\r\n` +
                        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
                );
                flood.lines.push(line);
            }
        return flood;
    };
    // How many are admitted to the queue depends on the speed of the machine, so these two may need several rounds.
    const rounds = 4;

    await t.test('one client cannot block others', async () => {
        let status;
        for (let round = 0; round < rounds && status !== 200; ++round) {
            const flood = openSignUps(`many${round}x`, ['198.51.100.7'], 8);
            await filled(1, flood);
            status = (await login(server, 'bob', 'a-password', '192.0.2.1')).status;
            for (const line of flood.lines) line.destroy();
        }
        assert.equal(status, 200, 'there is room for another client');
    });

    await t.test('no work is done for a client that disconnected', async () => {
        // Two are checked at a time, and two more may be done before the server notices.
        const enough = 5;
        let dropped = 0,
            busy = 0;
        for (let round = 0; round < rounds && dropped <= 0; ++round) {
            await eventually(async () => (await waiting()) === 0);
            const flood = openSignUps(
                `gone${round}x`,
                [7, 8, 9, 10].map((n) => `198.51.100.${n}`),
                4,
            );
            await filled(enough, flood);
            const inQueue = await waiting(),
                before = flood.made;
            for (const line of flood.lines) line.destroy();
            if (inQueue < enough) ++busy;
            // Behind all others; when the second is done, so are those that ran beside the first.
            for (const name of ['firstx', 'secondx'])
                await eventually(
                    async () => (await post(server, '/api/signup', { name: `${name}${round}`, password: 'a-new-password' })).status === 200,
                );
            const players = await (await fetch(server.url + '/api/players')).json();
            dropped = inQueue - (players.filter(({ name }) => name.startsWith(`gone${round}x`)).length - before);
        }
        if (busy === rounds) t.diagnostic('this machine is too busy for a queue of passwords');
        else assert.ok(dropped > 0, 'all were signed up although they had gone');
    });

    await t.test('the server stops, whatever is pending', async () => {
        const owner = await login(server, 'ann', 'a-password', '192.0.2.1');
        const ann = Object.assign(new ApiClient(server), { cookie: owner.cookie });
        assert.ok((await ann.command('oware challenge ann computer-20 --first=computer-20')).accepted);
        const port = new URL(server.url).port;
        for (let i = 0; i < 5; ++i) {
            const slow = connect(port, '127.0.0.1');
            slow.on('error', () => {});
            slow.write('POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Le');
            const letter = connect(server.lmtpPort, '127.0.0.1');
            letter.on('error', () => {});
            letter.write('LHLO x\r\nMAIL FROM:<a@example.org>\r\n');
            await new ApiClient(server).socket();
        }
        const pending = signUps(8, 'late');
        await filled(1, pending);
        assert.equal(await server.close(), 0);
        // After 8 s it would end as in a crash.
        assert.doesNotMatch(server.errors(), /took too long/);
        await pending.answers;
    });
});

test('an unauthenticated transcript may try one password', () =>
    withServer(startServer, async (server) => {
        const client = new ApiClient(server);
        await client.post('/api/signup', { name: 'ann', password: 'anns-password' });
        const stranger = new ApiClient(server);
        const lines = Array.from({ length: 99 }, (_, i) => `signup someone${i}x a-new-password${i}`).join('\n');
        const answer = await stranger.post('/api/command', { command: 'multiple', comment: lines });
        assert.equal(answer.accepted, false);
        assert.match(answer.text.replace(/\s+/g, ' '), /can use only one password/);
        const same = await stranger.post('/api/command', {
            command: 'multiple',
            comment: 'all show ann anns-password\nvacation ann anns-password',
        });
        assert.match(same.text, /> all show ann/);
    }));

test('sign-ups per hour are limited by address, for mails by sender', () =>
    withServer(
        (data) => startServer(data, ...behindProxy, ...limitsAsHosted),
        async (server) => {
            const names = Array.from({ length: 12 }, (_, i) => `player${'abcdefghijkl'[i]}`);
            const answers = await Promise.all(
                names.map((name) => post(server, '/api/signup', { name, password: 'a-new-password' }, '192.0.2.1')),
            );
            assert.equal(answers.filter((one) => one.status === 200).length, 5);
            const refused = answers.filter((one) => one.status !== 200);
            assert.ok(
                refused.every((one) => one.status === 429 && one.retryAfter > 3000),
                JSON.stringify(refused),
            );
            assert.match(refused[0].said.error, /sign-ups from your address: try again in \d+ min\b/);
            assert.equal((await post(server, '/api/signup', { name: 'another', password: 'a-new-password' }, '192.0.2.2')).status, 200);
            const byMail = [];
            for (let i = 0; i < 7; ++i)
                byMail.push(await sendByLmtp(server, mail('eve@example.org', `signup eves-${'abcdefg'[i]} a-new-password`)));
            assert.equal(byMail.filter((said) => said.startsWith('2')).length, 5, byMail.join('\n'));
        },
    ));

test('with confirmed sign-ups no name is taken before the confirmation', async () => {
    const data = newDataFolder();
    const server = await startServer(data, '--sign-ups-confirmed');
    const without = await post(server, '/api/signup', { name: 'ann', password: 'anns-password' });
    assert.equal(without.status, 422);
    assert.match(without.said.error, /you must confirm your address by mail/);
    const first = await post(server, '/api/signup', { name: 'ann', password: 'eves-password', address: 'eve@example.org' });
    assert.equal(first.status, 200);
    assert.equal(first.said.user, null);
    assert.match(first.said.text.replace(/\s+/g, ' '), /A letter is on its way to eve@example.org/);
    assert.equal((await login(server, 'ann', 'eves-password')).status, 403, 'the name is not taken yet');
    const plain = await fetch(server.url + '/plain/signup', {
        method: 'POST',
        body: new URLSearchParams({ name: 'ann', password: 'anns-password', address: 'ann@example.org' }),
        redirect: 'manual',
    });
    assert.match(await plain.text(), /A letter is on its way to ann@example.org/);
    const letter = await eventually(() => deliveredMails(server, 'ann@example.org').map(readLetter)[0]);
    assert.match(letter.field('subject'), /^confirm s\d+-/);
    await sendByLmtp(server, reply(letter, 'ann@example.org', ''));
    assert.equal((await login(server, 'ann', 'anns-password')).status, 200);
    const late = await eventually(() => deliveredMails(server, 'eve@example.org').map(readLetter)[0]);
    const token = late.field('subject').split(' ')[1];
    const again = await post(server, '/api/confirm', { token });
    assert.equal(again.status, 409);
    assert.match(again.said.error, /taken/);
    await server.close();
    removeFolder(data);
});
