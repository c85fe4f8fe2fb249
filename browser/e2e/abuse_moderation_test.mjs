// Moderation under attack: only operators with a second factor can moderate; the audit log records their actions; they
// cannot moderate each other.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { after, before, test } from 'node:test';
import { axeFindings, looks, setLook } from './axe.mjs';
import { launchBrowser, Person } from './browser.mjs';
import { binary, sendByLmtp, mail, newDataFolder, startServer, removeFolder, ApiClient } from './server.mjs';
import { totpCode, enableTwoFactor } from './two_factor.mjs';

let server, ann, annsBegun, annsToken, bob, carol, secret;

const admin = (...words) => spawnSync(binary, ['admin', ...words, '--data', server.data], { encoding: 'utf8' });
async function player(name) {
    const client = new ApiClient(server);
    assert.equal((await client.signUp(name, `${name}spass`, `${name}@example.org`)).status, 200);
    return client;
}
async function loggedIn(name, fields = {}) {
    const client = new ApiClient(server);
    const { status } = await client.post('/api/login', { name, password: `${name}spass`, ...fields });
    assert.equal(status, 200);
    return client;
}
/** An operator with a session that was started with a recovery code. */
async function operator(name) {
    const begun = await player(name);
    const all = await enableTwoFactor(begun, name);
    const made = admin('operator', name);
    assert.equal(made.status, 0, made.stdout + made.stderr);
    return { ...all, begun, session: await loggedIn(name, { code: all.recovery[0] }) };
}

const asked = ['reports', 'reports?closed=true', 'players?beginning=b', 'sanctions', 'audit'];
const deeds = [
    ['mute', { name: 'bob' }],
    ['ban', { name: 'bob', for: '7d' }],
    ['unmute', { name: 'bob' }],
    ['unban', { name: 'bob' }],
    ['rename', { name: 'bob', new: 'rob' }],
    ['delete', { name: 'bob' }],
    ['close', { report: 1 }],
    ['banner', { text: 'closed' }],
    ['end-banner', {}],
];
/** The status of each address for a request with these headers. */
async function statuses(headers) {
    const all = [];
    for (const path of asked) all.push((await fetch(`${server.url}/api/moderation/${path}`, { headers })).status);
    for (const [deed, body] of deeds)
        all.push(
            (
                await fetch(`${server.url}/api/moderation/${deed}`, {
                    method: 'POST',
                    headers: { 'Content-Type': 'application/json', ...headers },
                    body: JSON.stringify(body),
                })
            ).status,
        );
    return all;
}
const everywhere = (status) => [...asked, ...deeds].map(() => status);
const plain = (client, fields) =>
    fetch(`${server.url}/plain/moderation`, {
        method: fields ? 'POST' : 'GET',
        redirect: 'manual',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', Cookie: client.cookie },
        body: fields && new URLSearchParams(fields),
    });

before(async () => {
    server = await startServer(newDataFolder());
    [bob, carol] = [await player('bob'), await player('carol')];
    ({ session: ann, begun: annsBegun, secret } = await operator('ann'));
    annsToken = await ann.token('annspass', 'bot', 'read', 'play', 'talk');
});
after(async () => {
    await server.close();
    removeFolder(server.data);
});

test('only the command line makes or removes an operator, who needs a second factor', async () => {
    const refused = admin('operator', 'bob');
    assert.equal(refused.status, 2);
    assert.match(refused.stdout.replace(/\s+/g, ' '), /bob has no two-factor authentication/);
    const { session } = await operator('dora');
    assert.equal((await session.get('/api/me')).user.operator, true);
    assert.match(admin('users').stdout, /dora .* operator/);
    assert.ok((await session.get('/api/letters')).some(({ subject }) => /You are an operator/.test(subject)));
    assert.equal((await fetch(`${server.url}/api/moderation/audit`, { headers: { Cookie: session.cookie } })).status, 200);
    assert.equal(admin('operator', 'dora', '--end').status, 0);
    assert.deepEqual(await statuses({ Cookie: session.cookie }), everywhere(403));
    assert.match(admin('audit').stdout, /operator dora --end/);
});

test('nobody else gets in: visitors get 401; players, operators without second factor and tokens get 403', async () => {
    assert.deepEqual(await statuses({}), everywhere(401));
    assert.deepEqual(await statuses({ Cookie: bob.cookie }), everywhere(403));
    assert.deepEqual(await statuses({ Cookie: annsBegun.cookie }), everywhere(403));
    assert.deepEqual(await statuses({ Authorization: `Bearer ${annsToken}` }), everywhere(403));
    const { error } = await bob.get('/api/moderation/reports');
    assert.equal(error, 'Only operators can do that, logged in on the page.');
    assert.match((await annsBegun.get('/api/moderation/reports')).error, /log in again with your second factor/);
    assert.equal((await plain(bob)).status, 403);
    assert.equal((await plain(bob, { do: 'mute', name: 'carol' })).status, 403);
    assert.deepEqual(await ann.get('/api/moderation/sanctions'), []);
});

test('another site’s page cannot use an operator’s session', async () => {
    const { status } = await fetch(`${server.url}/api/moderation/ban`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Cookie: ann.cookie, Origin: 'https://evil.example' },
        body: JSON.stringify({ name: 'bob' }),
    });
    assert.equal(status, 403);
    const form = await fetch(`${server.url}/api/moderation/ban`, {
        method: 'POST',
        headers: { 'Content-Type': 'text/plain', Cookie: ann.cookie },
        body: '{"name": "bob"}',
    });
    assert.equal(form.status, 415);
    assert.deepEqual(await ann.get('/api/moderation/sanctions'), []);
});

test('an operator’s stolen password can neither moderate nor disable the second factor', async () => {
    await sendByLmtp(server, mail('ann@example.org', 'mute bob'));
    const off = await ann.command(`two-factor annspass ${totpCode(secret)} --off`);
    assert.equal(off.accepted, false);
    assert.match(off.text.replace(/\s+/g, ' '), /Operators cannot switch off/);
    assert.equal((await new ApiClient(server).post('/api/login', { name: 'ann', password: 'annspass' })).status, 401);
});

test('a report reaches the operators with its text, and can be closed', async () => {
    assert.ok((await bob.command('report carol', 'they shout')).accepted);
    const [report] = await ann.get('/api/moderation/reports');
    assert.deepEqual([report.by, report.about, report.words, report.closed], ['bob', 'carol', 'they shout', null]);
    assert.ok((await ann.get('/api/letters')).some(({ subject }) => subject === `Report ${report.id} about carol`));
    const closed = await ann.post('/api/moderation/close', { report: report.id });
    assert.equal(closed.status, 200, closed.error);
    assert.equal((await ann.post('/api/moderation/close', { report: report.id })).status, 409);
    assert.deepEqual(await ann.get('/api/moderation/reports'), []);
    assert.equal((await ann.get('/api/moderation/reports?closed=true')).length, 1);
});

test('nobody receives a muted player’s messages, a banned player cannot play, and both can be lifted', async () => {
    assert.ok((await bob.command('wari challenge bob carol --first=bob')).accepted);
    const muted = await ann.post('/api/moderation/mute', { name: 'bob', for: '7d', reason: 'rude' });
    assert.equal(muted.status, 200, muted.error);
    for (const line of ['message carol', 'wari chat 1', 'broadcast']) {
        const { accepted, text } = await bob.command(line, 'unspeakable');
        assert.equal(accepted, false, line);
        assert.match(text, /You are muted, bob/);
    }
    assert.ok((await bob.command('wari move 1 c', 'unspeakable')).accepted);
    for (const path of ['/api/letters', '/api/match/wari/1']) assert.doesNotMatch(JSON.stringify(await carol.get(path)), /unspeakable/);
    const [found] = await ann.get('/api/moderation/players?beginning=BO');
    assert.deepEqual([found.name, found.restraints[0].kind, found.restraints[0].reason], ['bob', 'mute', 'rude']);
    assert.equal((await ann.post('/api/moderation/unmute', { name: 'bob' })).status, 200);
    assert.ok((await bob.command('wari chat 1', 'sorry')).accepted);

    assert.equal((await plain(ann, { do: 'ban', name: 'bob', for: '', reason: '' })).status, 200);
    assert.match((await bob.command('wari challenge bob carol')).text, /banned/);
    assert.match(await (await plain(ann)).text(), /bob: banned, until lifted/);
    assert.equal((await plain(ann, { do: 'unban', name: 'bob' })).status, 200);
    assert.deepEqual(await ann.get('/api/moderation/sanctions'), []);
});

test('invalid requests are refused and change nothing', async () => {
    for (const [deed, body, status = 400] of [
        ['mute', {}],
        ['mute', { name: 'bob', for: 'ever' }],
        ['ban', { name: 'computer-3' }, 422],
        ['unban', { name: 'bob' }, 422],
        ['rename', { name: 'bob' }],
        ['rename', { name: 'bob', new: 'carol' }, 409],
        ['mute', { name: 'nobody-here' }, 404],
        ['close', { report: 'x' }],
        ['mute', { name: 'bob', reason: 'x'.repeat(1001) }],
    ])
        assert.equal((await ann.post(`/api/moderation/${deed}`, body)).status, status, `${deed} ${JSON.stringify(body)}`);
    assert.equal((await ann.post('/api/moderation/behead', { name: 'bob' })).status, 404);
    assert.deepEqual(await ann.get('/api/moderation/sanctions'), []);
});

test('operators and oneself can be moderated only from the command line', async () => {
    const eve = (await operator('eve')).session;
    for (const [deed, more] of [
        ['mute', {}],
        ['ban', {}],
        ['unmute', {}],
        ['unban', {}],
        ['rename', { new: 'rob' }],
        ['delete', {}],
    ])
        for (const name of ['ann', 'eve'])
            assert.equal((await eve.post(`/api/moderation/${deed}`, { name, ...more })).status, 403, `${deed} ${name}`);
    assert.ok((await carol.command('report eve', 'eve is unfair')).accepted);
    assert.deepEqual(await eve.get('/api/moderation/reports'), []);
    const [report] = await ann.get('/api/moderation/reports');
    assert.equal((await eve.post('/api/moderation/close', { report: report.id })).status, 403);
    assert.equal(admin('ban', 'eve').status, 0);
    assert.deepEqual(await statuses({ Cookie: eve.cookie }), everywhere(403));
});

test('an account can be deleted on the page, and the audit log no longer names it', async () => {
    const mallory = await player('mallory');
    assert.ok((await carol.command('report mallory', 'spam by mallory')).accepted);
    const gone = await ann.post('/api/moderation/delete', { name: 'mallory', reason: 'mallory sends spam' });
    assert.equal(gone.status, 200, gone.error);
    assert.equal((await mallory.get('/api/me')).user, null);
    const told = await Promise.all(['audit', 'reports', 'players?beginning=m'].map((path) => ann.get(`/api/moderation/${path}`)));
    assert.doesNotMatch(JSON.stringify(told), /mallory/);
    assert.ok(told[0].some(({ who, what }) => who === 'ann, on the page' && what === 'delete an account'));
});

test('the audit log lists each action and its operator, page by page', async () => {
    for (let i = 0; i < 30; ++i) {
        await ann.post('/api/moderation/mute', { name: 'bob' });
        await ann.post('/api/moderation/unmute', { name: 'bob' });
    }
    const first = await ann.get('/api/moderation/audit');
    assert.equal(first.length, 50);
    const all = [...first];
    for (let part = first; part.length === 50; ) {
        part = await ann.get(`/api/moderation/audit?before=${part.at(-1).id}`);
        all.push(...part);
    }
    assert.equal(new Set(all.map(({ id }) => id)).size, all.length);
    const by = (who) => all.filter((act) => act.who === who).map(({ what }) => what.replace(/ until .*/, ''));
    for (const what of ['mute bob', 'unmute bob', 'ban bob', 'unban bob', 'close report 1'])
        assert.ok(by('ann, on the page').includes(what), what);
    assert.ok(all.some(({ who, what }) => what === 'operator ann' && who !== 'ann, on the page'));
    assert.ok(all.some(({ reason }) => reason === 'rude'));
});

test('on the page a report is made, read and handled with the keyboard, at any width', { timeout: 120_000 }, async () => {
    const browser = await launchBrowser();
    try {
        const reporter = await Person.member(browser, server, 'fay');
        await reporter.page.goto(`${server.url}/player/bob`);
        await reporter.page.getByRole('link', { name: 'Report bob' }).click();
        await reporter.page.fill('#report-words', 'bob is rude <b>and</b> loud');
        await reporter.page.getByRole('button', { name: 'Send report' }).click();
        await reporter.page.getByRole('status').filter({ hasText: 'Thank you.' }).waitFor();
        assert.equal(await reporter.page.getByRole('link', { name: 'Moderation' }).count(), 0);
        await reporter.page.goto(`${server.url}/moderation`);
        await reporter.page.getByRole('alert').filter({ hasText: 'Only operators can do that' }).waitFor();

        const person = await Person.withSession(browser, server, 'ann', ann, { viewport: { width: 360, height: 780 } });
        const { page } = person;
        await page.goto(server.url);
        await person.openAccountMenu();
        await page.getByRole('link', { name: 'Moderation' }).click();
        await page.getByText('bob is rude <b>and</b> loud').waitFor();
        await person.noSidewaysScrolling();
        await page.getByRole('button', { name: 'Look at bob' }).first().press('Enter');
        const card = page.getByRole('listitem', { name: 'bob' });
        await card.getByText('Mute bob', { exact: true }).press('Enter');
        await card.getByLabel('Reason').first().fill('loud');
        await card.getByRole('button', { name: 'Continue' }).first().press('Enter');
        await card.getByText('It ends after 1 week.').waitFor();
        await person.noSidewaysScrolling();
        assert.deepEqual(await axeFindings(page, 'narrow and light'), []);
        if (process.env.POSTHOUSE_PICTURES) await page.screenshot({ path: `${process.env.POSTHOUSE_PICTURES}/moderation-360.png` });
        assert.deepEqual((await ann.get('/api/moderation/players?beginning=bob'))[0].restraints, []);
        await card.getByRole('button', { name: 'Yes, mute bob' }).press('Enter');
        await page.getByRole('status').filter({ hasText: 'bob is muted' }).waitFor();
        await card.getByText('Unmute bob', { exact: true }).waitFor();
        await page.getByText('mute bob until').first().waitFor();
        await setLook(page, looks[1]);
        await page.evaluate(() => scrollTo(0, 0));
        assert.deepEqual(await axeFindings(page, 'wide and dark'), []);
        if (process.env.POSTHOUSE_PICTURES) await page.screenshot({ path: `${process.env.POSTHOUSE_PICTURES}/moderation-dark.png` });
        assert.deepEqual(person.problems, []);
    } finally {
        await browser.close();
    }
});
