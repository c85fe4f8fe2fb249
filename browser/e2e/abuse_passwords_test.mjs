// Attacks on passwords and sign-ups: what they may cost the server and must not cost the players.

import assert from 'node:assert/strict';
import { connect, createServer } from 'node:net';
import { test } from 'node:test';
import { deliveredMails, eventually, sendByLmtp, mail, newDataFolder, startServer, startHostedServer, removeDataFolder, ApiClient } from './server.mjs';
import { readLetter, reply } from './mailbox.mjs';

const limitsAsHosted = ['--sign-ups-per-hour', '5', '--sign-ups-per-day', '20'];

/** A POST on its own connection; `from` is the client address that the proxy reports. */
async function post(server, path, body, from = '') {
    const begun = Date.now();
    const answer = await fetch(server.url + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(from ? { 'X-Forwarded-For': from } : {}) },
        body: JSON.stringify(body),
    });
    return {
        status: answer.status, retryAfter: Number(answer.headers.get('retry-after')), ms: Date.now() - begun, said: await answer.json(),
        cookie: answer.headers.get('set-cookie')?.split(';')[0],
    };
}
const login = (server, name, password, from) => post(server, '/api/login', { name, password }, from);

function freePort() {
    return new Promise((resolve) => {
        const listener = createServer().listen(0, '127.0.0.1', () => {
            const { port } = listener.address();
            listener.close(() => resolve(port));
        });
    });
}

const behindProxy = ['--proxy', '127.0.0.1'];

async function withServer(opened, does) {
    const data = newDataFolder();
    const server = await opened(data);
    try {
        await does(server, data);
    } finally {
        await server.close();
        removeDataFolder(data);
    }
}

/** The value of a counter in /metrics. */
async function counted(metrics, limit) {
    const text = await (await fetch(`http://${metrics}/metrics`)).text();
    return Number(text.match(new RegExp(`posthouse_limits_reached_total{limit="${limit}"} (\\d+)`))[1]);
}

test('guesses wait longer each time, on every channel and after a restart; the right password is never called wrong', async () => {
    const data = newDataFolder();
    const metrics = `127.0.0.1:${await freePort()}`;
    let server = await startServer(data, ...behindProxy, '--metrics', metrics);
    const ann = await post(server, '/api/signup', { name: 'ann', password: 'anns-password' }, '192.0.2.1');
    assert.equal(ann.status, 200);
    for (let i = 0; i < 3; ++i) assert.equal((await login(server, 'ann', 'a-wrong-guess', '192.0.2.9')).status, 403);
    const waits = await login(server, 'ann', 'anns-password', '192.0.2.9');
    assert.equal(waits.status, 429);
    assert.ok(waits.retryAfter >= 1 && waits.retryAfter <= 2, `${waits.retryAfter} s`);
    assert.match(waits.said.error, /[Tt]oo many wrong passwords.*try again in \d+ second/);
    // The same by commands, by pages without scripts, and from the same IPv6 network.
    const command = await post(server, '/api/command', { command: 'wari limit ann anns-password none' }, '192.0.2.9');
    assert.equal(command.status, 429);
    const signOff = await post(server, '/api/command', { command: 'signoff ann a-wrong-guess yes' }, '192.0.2.9');
    assert.equal(signOff.status, 429);
    const plain = await fetch(server.url + '/plain/login', {
        method: 'POST', body: new URLSearchParams({ name: 'ann', password: 'anns-password' }), headers: { 'X-Forwarded-For': '192.0.2.9' }, redirect: 'manual',
    });
    assert.equal(plain.status, 429);
    assert.match(await plain.text(), /[Tt]oo many wrong passwords/);
    for (let i = 1; i <= 3; ++i) assert.equal((await login(server, 'ann', 'a-wrong-guess', `2001:db8::${i}`)).status, 403);
    assert.equal((await login(server, 'ann', 'anns-password', '2001:db8::77')).status, 429);
    // Of 60 simultaneous guesses three are checked.
    const many = await Promise.all(Array.from({ length: 60 }, () => login(server, 'ann', 'a-wrong-guess', '192.0.2.10')));
    const looked = many.filter((one) => one.status === 403).length;
    assert.ok(looked <= 3, `${looked} guesses were checked`);
    assert.ok(await counted(metrics, 'wrong_passwords') >= 57);
    // From known clients and in open sessions ann never waits.
    for (let i = 0; i < 20; ++i) await login(server, 'ann', 'a-wrong-guess', `198.51.100.${i}`);
    assert.equal((await login(server, 'ann', 'anns-password', '198.51.100.200')).status, 429);
    assert.equal((await login(server, 'ann', 'anns-password', '192.0.2.1')).status, 200);
    const known = new ApiClient(server);
    known.cookie = ann.cookie;
    assert.ok((await known.command('change mail-password ann anns-password')).accepted);
    // A mail is deferred: its server retries.
    for (let i = 0; i < 3; ++i) assert.match(await sendByLmtp(server, mail('eve@example.org', 'wari move 1 ann a-wrong-guess c')), /^[24]/);
    assert.match(await sendByLmtp(server, mail('eve@example.org', 'wari move 1 ann anns-password c')), /^4.*wrong passwords/);
    for (let i = 0; i < 6; ++i) {
        const answer = await login(server, 'ann', 'a-wrong-guess', '192.0.2.9');
        if (answer.status === 429 && answer.retryAfter < 5) await new Promise((over) => setTimeout(over, 1000 * answer.retryAfter));
    }
    await server.close();
    server = await startServer(data, ...behindProxy);
    assert.equal((await login(server, 'ann', 'anns-password', '192.0.2.9')).status, 429, 'a restart resets nothing');
    await server.close();
    removeDataFolder(data);
});

/** A restarted server in which ann has an account, so that her password is in no cache. */
async function openWithAnn(data) {
    const before = await startHostedServer(data, ...behindProxy);
    await post(before, '/api/signup', { name: 'ann', password: 'anns-password' }, '192.0.2.1');
    await before.close();
    return startHostedServer(data, ...behindProxy);
}

test('while 60 passwords wait, a good login is answered within 3 s, or with 503', () => withServer(
    openWithAnn, async (server) => {
        const names = Array.from({ length: 60 }, (_, i) => `other${'abcdefghij'[i % 10]}${'klmnop'[Math.floor(i / 10)]}`);
        const attack = names.map((name, i) =>
            post(server, '/api/signup', { name, password: 'a-new-password' }, `198.51.100.${i}`)
                .catch((failed) => ({ status: 0, said: `${failed.cause}` })));
        await new Promise((over) => setTimeout(over, 50));
        const good = await login(server, 'ann', 'anns-password', '192.0.2.1');
        assert.ok(good.status === 200 || good.status === 503, `${good.status}: ${JSON.stringify(good.said)}`);
        assert.ok(good.ms <= 3000, `${good.ms} ms`);
        if (good.status === 503) assert.ok(good.retryAfter >= 1);
        for (const one of await Promise.all(attack)) {
            assert.ok([200, 503].includes(one.status), `${one.status}: ${JSON.stringify(one.said)}`);
        }
        await new Promise((over) => setTimeout(over, 3000));
        assert.equal((await login(server, 'ann', 'anns-password', '192.0.2.1')).status, 200, 'afterwards logins work');
    }));

test('one client cannot block others, and no work is done for a client that disconnected', () => withServer(
    openWithAnn, async (server) => {
        for (let round = 0; round < 5; ++round) {
            const lines = Array.from({ length: 60 }, (_, i) => {
                const body = JSON.stringify({ name: `gone${round}x${i}`, password: 'a-new-password' });
                const line = connect(new URL(server.url).port, '127.0.0.1');
                line.on('error', () => {});
                line.write(`POST /api/signup HTTP/1.1\r\nHost: ${new URL(server.url).host}\r\nX-Forwarded-For: 198.51.100.7\r\n` +
                    `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
                return line;
            });
            await new Promise((over) => setTimeout(over, 60));
            for (const line of lines) line.destroy();
            await new Promise((over) => setTimeout(over, 40));
            const good = await login(server, 'ann', 'anns-password', '192.0.2.1');
            assert.equal(good.status, 200, 'there is room for another client');
            assert.ok(good.ms <= 3000, `${good.ms} ms`);
        }
        const players = await (await fetch(server.url + '/api/players')).json();
        const made = players.filter((one) => /^gone/.test(one.name)).length;
        assert.ok(made < 150, `${made} of 300 sign-ups were processed although the client had gone`);
    }));

test('an unauthenticated transcript may try one password', () => withServer(startServer, async (server) => {
    const client = new ApiClient(server);
    await client.post('/api/signup', { name: 'ann', password: 'anns-password' });
    const stranger = new ApiClient(server);
    const lines = Array.from({ length: 99 }, (_, i) => `signup someone${i}x a-new-password${i}`).join('\n');
    const answer = await stranger.post('/api/command', { command: 'multiple', comment: lines });
    assert.equal(answer.accepted, false);
    assert.match(answer.text.replace(/\s+/g, ' '), /can use only one password/);
    const same = await stranger.post('/api/command', {
        command: 'multiple', comment: 'all show ann anns-password\nvacation ann anns-password',
    });
    assert.match(same.text, /> all show ann/);
}));

test('sign-ups per hour are limited by address, for mails by sender', () => withServer(
    (data) => startServer(data, ...behindProxy, ...limitsAsHosted), async (server) => {
        const names = Array.from({ length: 12 }, (_, i) => `player${'abcdefghijkl'[i]}`);
        const answers = await Promise.all(names.map((name) =>
            post(server, '/api/signup', { name, password: 'a-new-password' }, '192.0.2.1')));
        assert.equal(answers.filter((one) => one.status === 200).length, 5);
        const refused = answers.filter((one) => one.status !== 200);
        assert.ok(refused.every((one) => one.status === 429 && one.retryAfter > 3000), JSON.stringify(refused));
        assert.match(refused[0].said.error, /sign-ups from your address: try again in \d+ minutes/);
        assert.equal((await post(server, '/api/signup', { name: 'another', password: 'a-new-password' }, '192.0.2.2')).status, 200);
        const byMail = [];
        for (let i = 0; i < 7; ++i) byMail.push(await sendByLmtp(server, mail('eve@example.org', `signup eves-${'abcdefg'[i]} a-new-password`)));
        assert.equal(byMail.filter((said) => said.startsWith('2')).length, 5, byMail.join('\n'));
    }));

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
        method: 'POST', body: new URLSearchParams({ name: 'ann', password: 'anns-password', address: 'ann@example.org' }), redirect: 'manual',
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
    removeDataFolder(data);
});

test('the server stops within 10 s, whatever is pending', async () => {
    const data = newDataFolder();
    const server = await startHostedServer(data, ...behindProxy);
    const owner = await post(server, '/api/signup', { name: 'ann', password: 'anns-password' }, '192.0.2.1');
    await fetch(server.url + '/api/command', {
        method: 'POST', headers: { 'Content-Type': 'application/json', Cookie: owner.cookie },
        body: JSON.stringify({ command: 'oware challenge ann computer-20 --first=computer-20' }),
    });
    const port = new URL(server.url).port;
    for (let i = 0; i < 20; ++i) {
        const slow = connect(port, '127.0.0.1');
        slow.on('error', () => {});
        slow.write('POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Le');
        const letter = connect(server.lmtpPort, '127.0.0.1');
        letter.on('error', () => {});
        letter.write('LHLO x\r\nMAIL FROM:<a@example.org>\r\n');
        await new ApiClient(server).socket();
    }
    const waiting = Array.from({ length: 60 }, (_, i) => login(server, 'ann', 'anns-password', `198.51.100.${i}`).catch(() => null));
    await new Promise((over) => setTimeout(over, 300));
    const begun = Date.now();
    assert.equal(await server.close(), 0);
    const took = Date.now() - begun;
    assert.ok(took <= 10_000, `${took} ms`);
    await Promise.all(waiting);
    removeDataFolder(data);
});
