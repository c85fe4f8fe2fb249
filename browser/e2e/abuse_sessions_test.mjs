// Attacks on sessions, tokens and two-factor authentication: what a stolen session, token or password allows is what
// docs/security.md says.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { launchBrowser, Person } from './browser.mjs';
import { binary, sendByLmtp, mail, newDataFolder, startServer, removeFolder, ApiClient } from './server.mjs';
import { totpCode, enableTwoFactor as switchOn } from './two_factor.mjs';

let server;
before(async () => {
    server = await startServer(newDataFolder());
});
after(async () => {
    await server.close();
    removeFolder(server.data);
});

/** A code that is valid neither now nor one step away. */
function wrongCode(secret) {
    const right = [-2, -1, 0, 1, 2].map((steps) => totpCode(secret, steps));
    return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code));
}

async function player(name) {
    const client = new ApiClient(server);
    const { status } = await client.signUp(name, `${name}spass`, `${name}@example.org`);
    assert.equal(status, 200);
    return client;
}
const login = (name, fields = {}) => new ApiClient(server).post('/api/login', { name, password: `${name}spass`, ...fields });
async function loggedIn(name, fields = {}) {
    const client = new ApiClient(server);
    await client.post('/api/login', { name, password: `${name}spass`, ...fields });
    return client;
}
const isKnown = async (client) => (await client.get('/api/me')).user !== null;

const withTwoFactor = async (name) => switchOn(await player(name), name);

test('changing the password ends a thief’s session and socket at once, but not the owner’s', async () => {
    const ann = await player('ann');
    const thief = await loggedIn('ann');
    const line = await thief.socket();
    const cut = new Promise((resolve) => line.socket.on('close', resolve));
    assert.equal((await ann.get('/api/sessions')).length, 2);
    const { accepted, text } = await ann.command('change password annspass another-pass');
    assert.ok(accepted, text);
    await cut;
    assert.equal(await isKnown(thief), false);
    assert.equal(await isKnown(ann), true);
    assert.deepEqual(
        (await ann.get('/api/sessions')).map(({ here }) => here),
        [true],
    );
});

test('each session is listed by device, without text of the request, and can be ended alone', async () => {
    const bob = await player('bob');
    const agent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/128.0 <script>secret-words</script>';
    await fetch(`${server.url}/api/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'User-Agent': agent },
        body: JSON.stringify({ name: 'bob', password: 'bobspass' }),
    });
    const sessions = await bob.get('/api/sessions');
    const firefox = sessions.find(({ device }) => device === 'Firefox on Linux, IPv4');
    assert.ok(firefox, JSON.stringify(sessions));
    assert.ok(!JSON.stringify(sessions).includes('secret-words'));
    const stranger = await player('cid');
    assert.equal((await stranger.command(`end session ${firefox.name}`)).accepted, false);
    assert.equal((await bob.get('/api/sessions')).length, 2);
    assert.equal((await bob.command(`end session ${firefox.name}`)).accepted, true);
    assert.deepEqual(
        (await bob.get('/api/sessions')).map(({ here }) => here),
        [true],
    );
});

test('a session’s last use is stored at most once an hour', async () => {
    const dora = await player('dora');
    const [{ used }] = await dora.get('/api/sessions');
    for (let i = 0; i < 20; ++i) await dora.get('/api/me');
    assert.equal((await dora.get('/api/sessions'))[0].used, used);
});

test('a right password without a code, with a wrong or a used one does not log in', async () => {
    const { secret, recovery } = await withTwoFactor('eve');
    const asked = await login('eve');
    assert.deepEqual([asked.status, asked.problem], [401, 'second-factor-needed']);
    const wrong = await login('eve', { code: wrongCode(secret) });
    assert.deepEqual([wrong.status, wrong.problem], [403, 'second-factor-wrong']);
    const code = totpCode(secret);
    assert.equal((await login('eve', { code })).status, 200);
    assert.equal((await login('eve', { code })).status, 403);
    assert.equal((await login('eve', { code: recovery[0] })).status, 200);
    assert.equal((await login('eve', { code: recovery[0] })).status, 403);
});

test('ten wrong codes of somebody who has the password do not lock out the owner', async () => {
    const { secret, recovery } = await withTwoFactor('fay');
    for (let i = 0; i < 10; ++i) assert.equal((await login('fay', { code: wrongCode(secret) })).status, 403);
    assert.equal((await login('fay', { code: recovery[0] })).status, 200);
});

test('a stolen password can do nothing by mail or without a session', async () => {
    const { secret } = await withTwoFactor('gus');
    const stranger = new ApiClient(server);
    for (const command of [
        'notify gus gusspass never',
        'change password gus gusspass thiefspass',
        'change address gus gusspass thief@example.org',
        'make token gus gusspass bot',
        `two-factor gus gusspass ${totpCode(secret)} --off`,
        'signoff gus gusspass yes',
    ]) {
        const answer = await stranger.command(command);
        assert.equal(answer.accepted, false, command);
        assert.match(answer.text.replace(/\s+/g, ' '), /password does not count here/);
        await sendByLmtp(server, mail('gus@example.org', command));
    }
    const gus = await loggedIn('gus', { code: totpCode(secret) });
    const wishes = await gus.get('/api/settings');
    assert.equal(wishes.notify, 'each');
    assert.ok(wishes.two_factor);
    assert.deepEqual(await gus.get('/api/tokens'), []);
});

test('the page without scripts asks for the code', async () => {
    const { secret } = await withTwoFactor('hal');
    const post = (fields) =>
        fetch(`${server.url}/plain/login`, {
            method: 'POST',
            redirect: 'manual',
            headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
            body: new URLSearchParams({ name: 'hal', password: 'halspass', ...fields }),
        });
    const asked = await post({});
    assert.equal(asked.status, 401);
    assert.equal(asked.headers.get('set-cookie'), null);
    assert.match(await asked.text(), /Enter the code from your authenticator app/);
    assert.equal((await post({ code: totpCode(secret) })).status, 303);
});

test('the terminal asks for the code', async () => {
    const { secret } = await withTwoFactor('ida');
    const passwordFile = join(server.data, 'password-of-ida');
    writeFileSync(passwordFile, 'idaspass\n');
    const visit = (code) =>
        spawnSync(binary, ['connect', server.url, 'sessions', '--user', 'ida', '--password-file', passwordFile], {
            input: `${code}\n`,
            encoding: 'utf8',
        });
    const { stdout, status } = visit(totpCode(secret));
    assert.equal(status, 0, stdout);
    assert.match(stdout, /posthouse connect, IPv4 \(this one\)/);
    assert.notEqual(visit(wrongCode(secret)).status, 0);
});

test('only the operator can disable two-factor authentication for a player, and the audit log records it', async () => {
    await withTwoFactor('jan');
    const admin = (...words) => spawnSync(binary, ['admin', ...words, '--data', server.data], { encoding: 'utf8' });
    const off = admin('two-factor-off', 'jan', '--reason', 'phone and paper lost');
    assert.equal(off.status, 0, off.stdout + off.stderr);
    assert.match(admin('audit').stdout, /two-factor-off jan/);
    assert.equal((await login('jan')).status, 200);
});

test('an expired token is refused with a clear message', async () => {
    const kim = await player('kim');
    const word = await kim.token('kimspass', 'bot', 'read', '--days=1');
    const [token] = await kim.get('/api/tokens');
    assert.ok(Math.abs(token.expires - Date.now() - 86_400_000) < 60_000);
    const me = () => fetch(`${server.url}/api/me`, { headers: { Authorization: `Bearer ${word}` } });
    assert.equal((await me()).status, 200);
    await server.close();
    const text = spawnSync(binary, ['admin', 'export', '-', '--data', server.data], { encoding: 'utf8', maxBuffer: 1 << 28 }).stdout;
    const data = newDataFolder();
    const old = text.replaceAll(String(token.expires), String(Date.now() - 1000));
    const read = spawnSync(binary, ['admin', 'import', '-', '--data', data], { input: old, encoding: 'utf8' });
    assert.equal(read.status, 0, read.stderr);
    removeFolder(server.data);
    server = await startServer(data);
    const refused = await me();
    assert.equal(refused.status, 401);
    assert.match((await refused.json()).error, /This token has expired/);
});

test('no secret or recovery code is left on the disk', async () => {
    const { secret, recovery } = await withTwoFactor('lea');
    await login('lea', { code: recovery[0] });
    function* files(folder) {
        for (const name of readdirSync(folder)) {
            const path = join(folder, name);
            if (statSync(path).isDirectory()) yield* files(path);
            else if (statSync(path).isFile()) yield readFileSync(path);
        }
    }
    for (const bytes of files(server.data))
        for (const words of [secret, recovery[0], recovery[0].replace('-', ''), recovery[1]]) assert.ok(!bytes.includes(words));
});

test('on the page two-factor authentication is set up with a QR code and required at the next login', { timeout: 120_000 }, async () => {
    const browser = await launchBrowser();
    try {
        const person = await Person.member(browser, server, 'max');
        const { page } = person;
        await page.goto(`${server.url}/settings`);
        const card = page.locator('#two-factor');
        await card.locator('#two-factor-password').fill('maxspass');
        await card.getByRole('button', { name: 'Set up' }).click();
        await card.getByRole('img').waitFor();
        const secret = await card.locator('.secret').textContent();
        await card.locator('#two-factor-password-again').fill('maxspass');
        await card.locator('#two-factor-code').fill(totpCode(secret, -1));
        await card.getByRole('button', { name: 'Turn on' }).click();
        const answer = await card.locator('.answer').textContent();
        assert.equal(answer.match(/[0-9a-f]{6}-[0-9a-f]{6}/g).length, 10);
        await person.logOut();
        await person.fillLogin();
        const enter = page.locator('form', { has: page.locator('#login-name') }).getByRole('button');
        await enter.click();
        await page.fill('#login-code', totpCode(secret));
        await enter.click();
        await page.getByRole('heading', { name: /^(Your move|Nothing waits)/ }).waitFor();
        await page.goto(`${server.url}/settings`);
        await page.locator('#sessions li').first().waitFor();
        assert.match(await page.locator('#sessions').textContent(), /this one/);
    } finally {
        await browser.close();
    }
});
