// Attacks on the server and failures of its disk.

import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import WebSocket from 'ws';
import {
    binary,
    deliveredMails,
    eventually,
    freePort,
    sendByLmtp,
    mail,
    newDataFolder,
    startServer,
    receiveFromPipe,
    removeFolder,
    ApiClient,
} from './server.mjs';
import { readLetter, reply } from './mailbox.mjs';
import { milter } from './milter.mjs';
import { Postfix } from './postfix.mjs';

/** Runs `play` with a server of its own, started with these options. */
async function withServer(options, play) {
    const data = newDataFolder();
    const server = await startServer(data, ...options);
    try {
        await play(server);
    } finally {
        await server.close();
        removeFolder(data);
    }
}

/** Overwrites the database page that holds this text with garbage. */
function damage(data, words) {
    const file = join(data, 'house.sqlite');
    const bytes = readFileSync(file);
    const page = bytes.readUInt16BE(16);
    let damaged = 0;
    for (let at = bytes.indexOf(words); at >= 0; at = bytes.indexOf(words, at + 1), ++damaged)
        bytes.fill(0xee, at - (at % page), at - (at % page) + page);
    assert.ok(damaged > 0);
    writeFileSync(file, bytes);
}

test('a damaged database is reported as damaged, never as a wrong password', async () => {
    const data = newDataFolder();
    let server = await startServer(data);
    for (let i = 0; i < 100; ++i) await new ApiClient(server).signUp(`player${i}`, 'a password of theirs');
    await new ApiClient(server).signUp('zoe', 'zoes password', 'zoe@example.org');
    assert.equal((await new ApiClient(server).post('/api/login', { name: 'zoe', password: 'another one' })).status, 403);
    await server.close();
    spawnSync('sqlite3', [join(data, 'house.sqlite'), 'PRAGMA wal_checkpoint(TRUNCATE)']);
    damage(data, 'zoe@example.org');
    server = await startServer(data);
    try {
        const login = await new ApiClient(server).post('/api/login', { name: 'zoe', password: 'zoes password' });
        assert.equal(login.status, 503);
        assert.match(login.error, /database is damaged/);
        assert.match(await sendByLmtp(server, mail('zoe@example.org', 'vacation zoe "zoes password"')), /^4/);
        assert.notEqual(receiveFromPipe(server, mail('zoe@example.org', 'vacation zoe "zoes password"')), 0);
        writeFileSync(join(data, 'password'), 'zoes password\n');
        const visit = spawnSync(binary, ['connect', server.url, 'all show', '--user', 'zoe', '--password-file', join(data, 'password')], {
            encoding: 'utf8',
        });
        assert.notEqual(visit.status, 0);
        assert.match(visit.stdout, /database is damaged/);
        assert.doesNotMatch(visit.stdout, /do not match: try again/);
    } finally {
        await server.close();
        removeFolder(data);
    }
});

test('the program is built with all hardening options', () => {
    const read = (...options) => spawnSync('readelf', ['-W', ...options, binary], { encoding: 'utf8', maxBuffer: 1 << 30 }).stdout;
    assert.match(read('-h'), /Type:\s+DYN/, 'PIE');
    assert.match(read('-l'), /GNU_RELRO/, '-z relro');
    assert.match(read('-d'), /FLAGS.*\bNOW\b/, '-z now');
    const wanted = read('--dyn-syms');
    assert.match(wanted, /UND __stack_chk_fail@/, '-fstack-protector-strong');
    assert.match(wanted, /UND __(?!stack)\w+_chk@/, '-D_FORTIFY_SOURCE=2');
    if (process.arch !== 'x64') return;
    // main is at this address; the code segment maps it to a file offset.
    const main = parseInt(read('-s').match(/\b([0-9a-f]{16})\b.* FUNC .* main$/m)[1], 16);
    const [, offset, address] = read('-S')
        .match(/ \.text\s+PROGBITS\s+([0-9a-f]+) ([0-9a-f]+)/)
        .map((word) => parseInt(word, 16))
        .map((number, i, all) => (i === 1 ? all[2] : i === 2 ? all[1] : number));
    const at = main - address + offset;
    assert.equal(
        readFileSync(binary)
            .subarray(at, at + 4)
            .toString('hex'),
        'f30f1efa',
        '-fcf-protection: endbr64',
    );
});

const invisible = '\u007f\u0080\u0085\u009b\u009f\u061c\u200e\u200f\u202a\u202e\u2066\u2069\u2028\u2029';
const holdsInvisible = (text) => [...invisible].some((c) => text.includes(c));
const readable = 'שלום می\u200cخواهم 👩\u200d👧';

test('invisible and bidirectional characters reach no page, letter or terminal', () =>
    withServer([], async (server) => {
        const ann = new ApiClient(server),
            bob = new ApiClient(server);
        await ann.signUp('ann', 'anns password', 'ann@example.org');
        await bob.signUp('bob', 'bobs password');
        const begun = await ann.command('wari challenge ann computer-1 --first=ann');
        assert.ok(begun.accepted, begun.text);
        await ann.command('wari chat 1', `${readable} a${invisible}b`);
        await ann.command('wari note 1', `n${invisible}ote`);
        await ann.command('report bob', `he wrote${invisible} this`);
        await sendByLmtp(server, mail('ann@example.org', `help\u202e${invisible}`, `nothing${invisible}`));
        await sendByLmtp(server, mail('ann@example.org', '=?utf-8?B?' + Buffer.from(`hel${invisible}p`).toString('base64') + '?=', ''));
        const shown = [];
        for (const path of [
            '/api/match/wari/1',
            '/api/match/wari/1.txt',
            '/api/letters',
            '/plain/match/wari/1',
            '/plain/letters',
            '/api/picture/wari/1',
        ])
            shown.push(await (await fetch(server.url + path, { headers: { Cookie: ann.cookie } })).text());
        shown.push((await ann.command(`wari show 1${invisible}`)).text, (await ann.command(`nothing${invisible}like it`)).text);
        shown.push(spawnSync(binary, ['connect', server.url, 'wari show 1'], { encoding: 'utf8' }).stdout);
        shown.push(spawnSync(binary, ['admin', 'reports', '--data', server.data], { encoding: 'utf8' }).stdout);
        for (const text of shown) assert.ok(!holdsInvisible(text), JSON.stringify(text));
        assert.ok(shown[0].includes(`${readable} a  b`), shown[0]);
        assert.ok(shown[9].includes('he wrote   this'), shown[9]);
    }));

test('a webhook address must have a host name, in no notation an IP address', () =>
    withServer([], async (server) => {
        const ann = new ApiClient(server);
        await ann.signUp('ann', 'anns password');
        const addresses = `
        127.0.0.1 127.1 2130706433 0x7f000001 0x7f.0.0.1 0x7f.0x0.0x0.0x1 0177.0.0.1 017700000001 127.0.0.1:443
        %31%32%37.0.0.1 [::1] [::ffff:127.0.0.1] [fe80::1%25eth0] ann@hook.example.org ann:x@hook.example.org localhost
        hook.localhost hook.example.org:0 hook.example.org:65536 hook.example.org:0x1bb hook 1.2.3 10.0.0.0x1`;
        for (const host of addresses.trim().split(/\s+/)) {
            const { accepted, text } = await ann.command(`make webhook hook https://${host}/x`);
            assert.equal(accepted, false, host);
            assert.match(text, /begins with https/, host);
        }
        assert.ok((await ann.command('make webhook hook https://hook.example.org:8443/x')).accepted);
    }));

/** A player whose address is confirmed by a reply to the letter. */
async function confirmed(server, name) {
    const client = new ApiClient(server);
    await client.signUp(name, 'their password', `${name}@players.example`);
    const [asked] = await eventually(() => {
        const letters = deliveredMails(server, `${name}@players.example`);
        return letters.length > 0 && letters;
    });
    const yes = reply(readLetter(asked), `${name}@players.example`, '');
    await sendByLmtp(server, yes, `${name}@players.example`, yes.match(/^To: (.*)$/m)[1]);
    await eventually(async () => (await client.get('/api/me')).user.addresses[0].confirmed);
    return client;
}
const hasMatch = async (client, name) => (await client.get('/api/matches')).some((one) => one.seats.some((seat) => seat.name === name));
const challenge = (name) => mail(`${name}@players.example`, `wari challenge ${name} computer-1`);
const finding = 'Authentication-Results: mta.example; dmarc=pass header.from=players.example\n';
const received =
    'Received: from a.example (a.example [192.0.2.1]) by mta.example (Postfix) with ESMTP id 1; Mon, 23 Nov 2026 10:00:00 +0000\n';

test('Authentication-Results count only above our own Received, or right below it if configured', async () => {
    const plays = async (server, head, name) => {
        const client = await confirmed(server, name);
        await sendByLmtp(server, head + challenge(name));
        return hasMatch(client, name);
    };
    await withServer(['--authserv-id', 'mta.example'], async (server) => {
        assert.equal(await plays(server, finding + received, 'ann'), true);
        assert.equal(await plays(server, received + finding, 'eve'), false);
        assert.equal(await plays(server, received + finding + received, 'eva'), false);
        assert.equal(await plays(server, finding, 'eda'), false, 'it has not come through the mail server');
        assert.equal(await plays(server, finding + received.replace('mta.example', 'evil.example'), 'edda'), false);
    });
    await withServer(['--authserv-id', 'mta.example', '--authserv-below'], async (server) => {
        assert.equal(await plays(server, received + finding + received, 'ann'), true);
        assert.equal(await plays(server, received + received + finding, 'eve'), false);
    });
});

test('behind Postfix a milter’s result counts as docs/postfix.md says, and a sender’s forged one does not', async () => {
    const homes = [newDataFolder(), newDataFolder()];
    const houses = [
        await startServer(homes[0], '--host', 'above.example', '--authserv-id', 'mta.example'),
        await startServer(homes[1], '--host', 'below.example', '--authserv-id', 'mta.example', '--authserv-below'),
    ];
    const hosts = ['above.example', 'below.example'];
    const postfix = await Postfix.start(
        await freePort(),
        hosts.map((host, i) => ({ host, lmtp: `127.0.0.1:${houses[i].lmtpPort}` })),
    );
    const send = async (head, name, host) => {
        const envelope = `--server 127.0.0.1:${postfix.port} --from ${name}@players.example --to house@${host}`;
        const swaks = spawn('swaks', [...envelope.split(' '), '--silent', '2', '--data', '-']);
        swaks.stdin.end(head + challenge(name).replace(/^To: .*$/m, `To: house@${host}`));
        assert.equal(await new Promise((resolve) => swaks.on('exit', resolve)), 0);
        await postfix.settled(houses);
    };
    const filters = [];
    try {
        postfix.set('header_checks = regexp:{{/^Authentication-Results:/ IGNORE}}');
        for (const i of [0, 1]) {
            const client = await confirmed(houses[i], 'eve');
            await send(finding, 'eve', hosts[i]);
            assert.equal(await hasMatch(client, 'eve'), false, hosts[i]);
        }
        for (const i of [0, 1]) {
            const client = await confirmed(houses[i], 'ann');
            const filter = await milter(i, 'Authentication-Results', finding.trim().replace(/^\S+ /, ''));
            filters.push(filter);
            postfix.set(`smtpd_milters = inet:127.0.0.1:${filter.port}`, 'milter_default_action = tempfail');
            // A process that has the old settings may take one more client.
            await eventually(async () => {
                await postfix.greet();
                return filter.asked() > 0;
            });
            await send('', 'ann', hosts[i]);
            assert.equal(await hasMatch(client, 'ann'), true, hosts[i]);
        }
    } finally {
        for (const filter of filters) filter.close();
        postfix.stop();
        for (const server of houses) await server.close();
        homes.forEach(removeFolder);
    }
});

test('an unknown token is refused everywhere', () =>
    withServer([], async (server) => {
        const ann = new ApiClient(server);
        await ann.signUp('ann', 'anns password');
        await ann.command('wari challenge ann computer-1 --first=ann');
        const bad = { Authorization: 'Bearer pht_' + 'a'.repeat(46) };
        const { paths } = await ann.get('/api/openapi.json');
        const filled = Object.keys(paths).map((path) =>
            path
                .replace('{game}', 'wari')
                .replace('{board}', '1')
                .replace(/\{\w+\}/g, 'x'),
        );
        assert.ok(filled.length > 30);
        for (const path of [...filled, '/health', '/plain', '/plain/match/wari/1', '/api/nothing', '/unsubscribe/x'])
            for (const method of ['GET', 'POST']) {
                const answer = await fetch(server.url + path, { method, headers: { ...bad, Cookie: ann.cookie } });
                assert.equal(answer.status, 401, `${method} ${path}`);
                assert.match(answer.headers.get('www-authenticate'), /invalid_token/);
                await answer.arrayBuffer();
            }
        const socket = new WebSocket(server.url.replace('http', 'ws') + '/api/socket', { headers: bad });
        const status = await new Promise((resolve) =>
            socket
                .once('unexpected-response', (_, answer) => resolve(answer.statusCode))
                .once('open', () => resolve('open'))
                .once('error', () => {}),
        );
        assert.equal(status, 401);
    }));

test('a reused key with another command does nothing', () =>
    withServer([], async (server) => {
        const ann = new ApiClient(server);
        await ann.signUp('ann', 'anns password');
        await ann.command('wari challenge ann computer-1 --first=ann');
        const say = (command, comment) => ann.post('/api/command', { command, comment, key: 'one' });
        const first = await say('wari note 1', 'the first');
        assert.equal(first.status, 200);
        assert.deepEqual((await say('wari note 1', 'the first')).text, first.text);
        for (const other of [['wari note 1', 'the second'], ['wari resign 1', 'the first'], ['wari note 1']]) {
            const answer = await say(...other);
            assert.equal(answer.status, 409);
            assert.match(answer.error, /another command/);
        }
        const line = await ann.socket();
        line.socket.send(JSON.stringify({ id: 1, command: 'wari resign 1', key: 'one' }));
        const told = await new Promise((resolve) =>
            line.socket.on('message', (bytes) => {
                const said = JSON.parse(bytes);
                if (said.id === 1) resolve(said);
            }),
        );
        assert.match(told.error, /another command/);
        line.close();
        const match = await ann.get('/api/match/wari/1');
        assert.equal(match.note, 'the first');
        assert.equal(match.over, false);
    }));

test('over HTTPS the session cookie cannot be set by another host', async () => {
    const data = newDataFolder();
    let server = await startServer(data);
    const before = new ApiClient(server);
    await before.signUp('ann', 'anns password');
    assert.match(before.cookie, /^session=/);
    await server.close();
    server = await startServer(data, '--secure-cookie');
    try {
        const login = await fetch(server.url + '/api/login', {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ name: 'ann', password: 'anns password' }),
        });
        const [given, old] = login.headers.getSetCookie();
        assert.match(given, /^__Host-session=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/);
        assert.match(old, /^session=; .*Max-Age=0/);
        const cookie = given.split(';')[0];
        const who = async (cookies) => (await (await fetch(server.url + '/api/me', { headers: { Cookie: cookies } })).json()).user?.name;
        assert.equal(await who(cookie), 'ann');
        assert.equal(await who(`session=planted; ${cookie}`), 'ann');
        assert.equal(await who('__Host-session=planted; ' + before.cookie), undefined);
        assert.equal(await who(before.cookie), 'ann', 'an older session stays valid');
        await fetch(server.url + '/api/logout', {
            method: 'POST',
            headers: { 'Content-Type': 'application/json', Cookie: cookie },
            body: '{}',
        });
        assert.equal(await who(cookie), undefined);
    } finally {
        await server.close();
        removeFolder(data);
    }
});
