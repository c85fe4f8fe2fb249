// What an operator sees and publishes: reached limits in /metrics and `admin status`, the banner, and pages of their
// own, in which nothing runs.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { Person, launchBrowser } from './browser.mjs';
import { ApiClient, binary, eventually, sendByLmtp, mail, newDataFolder, startServer, removeFolder } from './server.mjs';

const freePort = () =>
    new Promise((resolve) => {
        const listener = createServer().listen(0, '127.0.0.1', () => {
            const { port } = listener.address();
            listener.close(() => resolve(port));
        });
    });
let server, metricsPort, browser, ann;
const admin = (...words) => spawnSync(binary, ['admin', words[0], '--data', server.data, ...words.slice(1)], { encoding: 'utf8' });
const pictures = process.env.POSTHOUSE_PICTURES;

before(async () => {
    metricsPort = await freePort();
    const limits = '--sign-ups-per-hour 3 --requests-per-minute 100 --matches-of-player 2 --challenges-begin nobody'.split(' ');
    server = await startServer(newDataFolder(), '--metrics', `127.0.0.1:${metricsPort}`, ...limits);
    browser = await launchBrowser();
});
after(async () => {
    await browser.close();
    await server.close();
    removeFolder(server.data);
});

test('each reached limit is counted, with who reached it', async () => {
    ann = new ApiClient(server);
    const bob = new ApiClient(server);
    assert.equal((await ann.signUp('ann', 'annspassword')).status, 200);
    assert.equal((await bob.signUp('bob', 'bobspassword')).status, 200);
    assert.equal((await new ApiClient(server).signUp('cara', 'caraspassword')).status, 200);
    let expected = { sign_ups: 2 };
    for (const name of ['dora', 'eve']) assert.equal((await new ApiClient(server).signUp(name, 'longenough')).status, 429);

    // Three wrong passwords are free; each later attempt that must wait is counted.
    const guesses = [];
    for (let i = 0; i < 8; ++i)
        guesses.push((await new ApiClient(server).post('/api/login', { name: 'bob', password: `wrong${i}word` })).status);
    expected.wrong_passwords = guesses.filter((status) => status === 429).length;
    assert.ok(expected.wrong_passwords >= 4, guesses.join());

    const nobody = new ApiClient(server);
    const asked = [];
    for (let i = 0; i < 10; ++i) asked.push((await nobody.command('help')).status);
    expected.strangers_commands = asked.filter((status) => status === 429).length;
    assert.ok(expected.strangers_commands >= 5, asked.join());

    await ann.command('wari challenge ann bob');
    assert.match((await ann.command('wari challenge ann bob')).text, /already/);
    expected.offers = 1;
    for (let i = 0; i < 4; ++i) await ann.command('message bob', `Hello ${i}`);
    expected.messages_unanswered = 1;
    for (let i = 0; i < 3; ++i) await ann.command('wari challenge ann computer-1');
    expected.running_matches = 1;

    const dense = [];
    for (let i = 0; i < 60; ++i) dense.push((await fetch(`${server.url}/api/me`, { headers: { Cookie: bob.cookie } })).status);
    expected.requests_of_player = dense.filter((status) => status === 429).length;
    assert.ok(expected.requests_of_player >= 20, dense.join());

    for (let i = 0; i < 7; ++i) await sendByLmtp(server, mail('forged@example.org', 'help'), 'envelope@example.org');
    expected.unproved_answers = 2;

    let text;
    for (const [limit, times] of Object.entries(expected))
        await eventually(async () => {
            text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
            return text.includes(`posthouse_limits_reached_total{limit="${limit}"} ${times}\n`);
        });

    const status = admin('status');
    assert.equal(status.status, 0, status.stderr);
    if (pictures) writeFileSync(join(pictures, 'status.txt'), status.stdout);
    assert.match(status.stdout, /^Posthouse \S+, running since \S+ \S+ UTC/);
    assert.match(status.stdout, /Players 3, running matches 2,/);
    const row = (limit) => status.stdout.split('\n').find((line) => line.startsWith(`${limit} `)) ?? '';
    const by = {
        offers: 'ann',
        messages_unanswered: 'ann',
        running_matches: 'ann',
        requests_of_player: 'bob',
        unproved_answers: 'envelope@example.org',
    };
    for (const [limit, times] of Object.entries(expected)) {
        const who = (by[limit] ?? '127.0.0.1').replaceAll('.', '\\.');
        assert.match(row(limit), new RegExp(`^${limit} +${times} +${times} +\\S+ \\S+  ${who} \\(${times}\\)$`));
    }
    assert.ok(!text.includes('127.0.0.1') && !/[{"]ann[}"]/.test(text), 'nobody is named in /metrics');
});

test('without a server admin status says so', () => {
    const data = newDataFolder();
    const { status, stdout } = spawnSync(binary, ['admin', 'status', '--data', data], { encoding: 'utf8' });
    assert.equal(status, 1);
    assert.match(stdout, /No server answers at “.*status\.sock”/);
    removeFolder(data);
});

test('a banner shows on open pages at once, stays dismissed until it changes, and expires', async () => {
    const person = await Person.arrive(browser, server, 'guest');
    const { page } = person;
    await page.getByRole('heading', { name: 'Sit down and play.' }).waitFor();
    const words = 'Tonight from 22:00 the house is closed for an hour. <b>Not bold.</b>\u202e';
    const told = admin('banner', words);
    assert.equal(told.status, 0, told.stderr);
    const line = page.locator('[role=status].banner');
    const shown = 'Tonight from 22:00 the house is closed for an hour. <b>Not bold.</b>';
    await line.waitFor();
    assert.equal(await line.locator('p').textContent(), shown);
    const plain = await (await fetch(`${server.url}/plain`)).text();
    assert.ok(
        plain.includes(
            '<p role="status"><strong>Tonight from 22:00 the house is closed for an hour. &lt;b&gt;Not bold.&lt;/b&gt;</strong></p>',
        ),
    );
    assert.deepEqual((await ann.get('/api/server')).banner, { text: shown, until: null });
    if (pictures)
        for (const [scheme, width] of [
            ['light', 1200],
            ['dark', 1200],
            ['light', 360],
            ['dark', 360],
        ]) {
            await page.emulateMedia({ colorScheme: scheme });
            await page.setViewportSize({ width, height: 900 });
            await page.screenshot({ path: join(pictures, `banner-${scheme}-${width}.png`) });
        }
    await line.getByRole('button', { name: 'Hide' }).click();
    await line.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('heading', { name: 'Sit down and play.' }).waitFor();
    assert.equal(await line.count(), 0);
    // Long enough for the page of a busy machine to show it.
    const until = new Date(Date.now() + 6000).toISOString().replace(/\.\d+Z/, 'Z');
    assert.equal(admin('banner', 'Closed for a moment.', '--until', until).status, 0);
    await line.waitFor();
    await line.waitFor({ state: 'detached' });
    assert.equal((await ann.get('/api/server')).banner, null);
    assert.deepEqual(person.problems, []);
    await person.context.close();
});

test('an invalid banner is refused, and every banner is in the audit log', () => {
    const refused = (...words) => {
        const { status, stdout } = admin('banner', ...words);
        assert.equal(status, 2);
        return stdout.replace(/\s+/g, ' ');
    };
    assert.match(refused('x'.repeat(301)), /301 characters, and 300 are allowed/);
    assert.match(refused(' \u200e '), /needs text/);
    assert.match(refused('Late.', '--until', '2020-01-01T00:00:00Z'), /has passed/);
    assert.equal(admin('banner', 'Soon.').status, 0);
    assert.equal(admin('banner', '--end').status, 0);
    assert.match(refused('--end'), /no banner/);
    const log = admin('audit').stdout.replace(/\s+/g, ' ');
    assert.match(log, /banner: Tonight from 22:00/);
    assert.match(log, /end banner/);
});

test('terms and privacy are the operator’s pages, and nothing in them runs', async () => {
    const person = await Person.arrive(browser, server, 'reader');
    const { page } = person;
    const foot = page.locator('footer');
    await foot.getByRole('link', { name: 'How to play by mail' }).waitFor();
    assert.equal(await page.getByRole('link', { name: 'Terms of use' }).count(), 0);
    assert.equal((await fetch(`${server.url}/api/pages/terms`)).status, 404);
    assert.equal((await fetch(`${server.url}/plain/terms`)).status, 404);

    const file = join(server.data, 'terms.md');
    writeFileSync(
        file,
        '# Be kind\n\n<script>document.title = "taken"</script>\n\n' +
            'See [the law](https://example.org/law), not [this](javascript:document.title="taken").\n\n' +
            '<img src=x onerror="document.title=\'taken\'">\n',
    );
    await page.reload();
    await foot.getByRole('link', { name: 'Terms of use' }).waitFor();
    await page.goto(`${server.url}/signup`);
    await page.locator('form').getByRole('link', { name: 'Terms of use' }).waitFor();
    await foot.getByRole('link', { name: 'Terms of use' }).click();
    await page.getByRole('heading', { name: 'Be kind' }).waitFor();
    assert.deepEqual(await page.locator('.host-page a').evaluateAll((all) => all.map((one) => one.href)), ['https://example.org/law']);
    assert.equal(await page.locator('.host-page script, .host-page img').count(), 0);
    assert.equal(await page.title(), 'Terms of use – Posthouse');
    if (pictures)
        for (const [scheme, width] of [
            ['light', 1200],
            ['dark', 1200],
            ['light', 360],
            ['dark', 360],
        ]) {
            await page.emulateMedia({ colorScheme: scheme });
            await page.setViewportSize({ width, height: 900 });
            await page.screenshot({ path: join(pictures, `terms-${scheme}-${width}.png`) });
        }
    const plain = await (await fetch(`${server.url}/plain/terms`)).text();
    assert.match(plain, /<h2>Be kind<\/h2>/);
    assert.ok(!/<script|javascript:|onerror/.test(plain));
    assert.match(plain, /<footer><p><a href="\/plain\/terms">Terms of use<\/a><\/p>/);

    writeFileSync(file, '# Be very kind\n');
    await page.reload();
    await page.getByRole('heading', { name: 'Be very kind' }).waitFor();
    writeFileSync(file, 'x'.repeat(128 * 1024 + 1));
    assert.equal((await fetch(`${server.url}/api/pages/terms`)).status, 503);
    rmSync(file);
    await page.reload();
    await page.getByText('has not written this page').waitFor();
    person.problems.splice(0, person.problems.length, ...person.problems.filter((one) => !/404|503/.test(one)));
    assert.deepEqual(person.problems, []);
    await person.context.close();
});
