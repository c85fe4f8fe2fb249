// Keeping order under attack: who is no operator, or has only stolen a password or a token of one, moderates nothing;
// what operators do is written down with their names, and they do not reach each other.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { launch, Person } from './browser.mjs';
import { binary, lmtp, mail, newData, open, removeData, Visitor } from './house.mjs';
import { codeOf, withTwoFactor } from './two_factor.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** What is wrong with the page for those who hear it or see it badly (axe_test.mjs). */
async function barriers(page) {
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() => window.axe.run(document));
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`);
}

let house, ann, annsBegun, annsToken, bob, carol, secret, recovery;

const admin = (...words) => spawnSync(binary, ['admin', ...words, '--data', house.data], { encoding: 'utf8' });
async function player(name) {
    const visitor = new Visitor(house);
    assert.equal((await visitor.signUp(name, `${name}spass`, `${name}@example.org`)).status, 200);
    return visitor;
}
async function loggedIn(name, fields = {}) {
    const visitor = new Visitor(house);
    const { status } = await visitor.post('/api/login', { name, password: `${name}spass`, ...fields });
    assert.equal(status, 200);
    return visitor;
}
/** With the role, and a session that was begun with a recovery code. */
async function operator(name) {
    const begun = await player(name);
    const all = await withTwoFactor(begun, name);
    const made = admin('operator', name);
    assert.equal(made.status, 0, made.stdout + made.stderr);
    return { ...all, begun, session: await loggedIn(name, { code: all.recovery[0] }) };
}

const asked = ['reports', 'reports?closed=true', 'players?beginning=b', 'restraints', 'audit'];
const deeds = [
    ['mute', { name: 'bob' }], ['ban', { name: 'bob', for: '7d' }], ['unmute', { name: 'bob' }], ['unban', { name: 'bob' }],
    ['rename', { name: 'bob', new: 'rob' }], ['delete', { name: 'bob' }], ['close', { report: 1 }],
];
/** What each of the addresses answers to whoever comes with these fields of the header. */
async function statuses(headers) {
    const all = [];
    for (const path of asked)
        all.push((await fetch(`${house.url}/api/moderation/${path}`, { headers })).status);
    for (const [deed, body] of deeds)
        all.push((await fetch(`${house.url}/api/moderation/${deed}`, {
            method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body),
        })).status);
    return all;
}
const everywhere = (status) => [...asked, ...deeds].map(() => status);
const plain = (visitor, fields) => fetch(`${house.url}/plain/moderation`, {
    method: fields ? 'POST' : 'GET',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Cookie: visitor.cookie },
    body: fields && new URLSearchParams(fields),
});

before(async () => {
    house = await open(newData());
    [bob, carol] = [await player('bob'), await player('carol')];
    ({ session: ann, begun: annsBegun, secret, recovery } = await operator('ann'));
    annsToken = await ann.token('annspass', 'bot', 'read', 'play', 'talk');
});
after(async () => {
    await house.close();
    removeData(house.data);
});

test('the role is given only to somebody with a second factor, by the command line, and ended by it', async () => {
    const refused = admin('operator', 'bob');
    assert.equal(refused.status, 2);
    assert.match(refused.stdout.replace(/\s+/g, ' '), /bob has no two-factor authentication/);
    const { session } = await operator('dora');
    assert.equal((await session.get('/api/me')).user.operator, true);
    assert.match(admin('users').stdout, /dora .* operator/);
    assert.ok((await session.get('/api/letters')).some(({ subject }) => /You are an operator/.test(subject)));
    assert.equal((await fetch(`${house.url}/api/moderation/audit`, { headers: { Cookie: session.cookie } })).status, 200);
    assert.equal(admin('operator', 'dora', '--end').status, 0);
    assert.deepEqual(await statuses({ Cookie: session.cookie }), everywhere(403));
    assert.match(admin('audit').stdout, /operator dora --end/);
});

test('nobody else is let in anywhere: strangers 401, players and operators without their second factor 403, tokens 403', async () => {
    assert.deepEqual(await statuses({}), everywhere(401));
    assert.deepEqual(await statuses({ Cookie: bob.cookie }), everywhere(403));
    assert.deepEqual(await statuses({ Cookie: annsBegun.cookie }), everywhere(403));
    assert.deepEqual(await statuses({ Authorization: `Bearer ${annsToken}` }), everywhere(403));
    const { error } = await bob.get('/api/moderation/reports');
    assert.equal(error, 'Only operators can do that, logged in on the page.');
    assert.match((await annsBegun.get('/api/moderation/reports')).error, /log in again with your second factor/);
    assert.equal((await plain(bob)).status, 403);
    assert.equal((await plain(bob, { do: 'mute', name: 'carol' })).status, 403);
    assert.deepEqual(await ann.get('/api/moderation/restraints'), []);
});

test('another site’s page cannot use an operator’s session', async () => {
    const { status } = await fetch(`${house.url}/api/moderation/ban`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Cookie: ann.cookie, Origin: 'https://evil.example' },
        body: JSON.stringify({ name: 'bob' }),
    });
    assert.equal(status, 403);
    const form = await fetch(`${house.url}/api/moderation/ban`, {
        method: 'POST', headers: { 'Content-Type': 'text/plain', Cookie: ann.cookie }, body: '{"name": "bob"}',
    });
    assert.equal(form.status, 415);
    assert.deepEqual(await ann.get('/api/moderation/restraints'), []);
});

test('a stolen password of an operator moderates nothing and does not switch the second factor off', async () => {
    await lmtp(house, mail('ann@example.org', 'mute bob'));
    const off = await ann.say(`two-factor annspass ${codeOf(secret)} --off`);
    assert.equal(off.accepted, false);
    assert.match(off.text.replace(/\s+/g, ' '), /Operators cannot switch off/);
    assert.equal((await new Visitor(house).post('/api/login', { name: 'ann', password: 'annspass' })).status, 401);
});

test('a report reaches the operators with its words, and is closed', async () => {
    assert.ok((await bob.say('report carol', 'they shout')).accepted);
    const [report] = await ann.get('/api/moderation/reports');
    assert.deepEqual([report.by, report.about, report.words, report.closed], ['bob', 'carol', 'they shout', null]);
    assert.ok((await ann.get('/api/letters')).some(({ subject }) => subject === `Report ${report.id} about carol`));
    const closed = await ann.post('/api/moderation/close', { report: report.id });
    assert.equal(closed.status, 200, closed.error);
    assert.equal((await ann.post('/api/moderation/close', { report: report.id })).status, 400);
    assert.deepEqual(await ann.get('/api/moderation/reports'), []);
    assert.equal((await ann.get('/api/moderation/reports?closed=true')).length, 1);
});

test('a muted player’s words reach nobody, a banned one plays nothing, and both end when they are lifted', async () => {
    assert.ok((await bob.say('wari challenge bob carol --first=bob')).accepted);
    const muted = await ann.post('/api/moderation/mute', { name: 'bob', for: '7d', reason: 'rude' });
    assert.equal(muted.status, 200, muted.error);
    for (const line of ['message carol', 'wari chat 1', 'broadcast']) {
        const { accepted, text } = await bob.say(line, 'unspeakable');
        assert.equal(accepted, false, line);
        assert.match(text, /You are muted, bob/);
    }
    assert.ok((await bob.say('wari move 1 c', 'unspeakable')).accepted);
    for (const path of ['/api/letters', '/api/match/wari/1'])
        assert.doesNotMatch(JSON.stringify(await carol.get(path)), /unspeakable/);
    const [found] = await ann.get('/api/moderation/players?beginning=BO');
    assert.deepEqual([found.name, found.restraints[0].kind, found.restraints[0].reason], ['bob', 'mute', 'rude']);
    assert.equal((await ann.post('/api/moderation/unmute', { name: 'bob' })).status, 200);
    assert.ok((await bob.say('wari chat 1', 'sorry')).accepted);

    assert.equal((await plain(ann, { do: 'ban', name: 'bob', for: '', reason: '' })).status, 200);
    assert.match((await bob.say('wari challenge bob carol')).text, /banned/);
    assert.match(await (await plain(ann)).text(), /bob: banned, until lifted/);
    assert.equal((await plain(ann, { do: 'unban', name: 'bob' })).status, 200);
    assert.deepEqual(await ann.get('/api/moderation/restraints'), []);
});

test('what cannot be meant is refused and changes nothing', async () => {
    for (const [deed, body] of [['mute', {}], ['mute', { name: 'bob', for: 'ever' }], ['ban', { name: 'computer-3' }],
        ['unban', { name: 'bob' }], ['rename', { name: 'bob' }], ['rename', { name: 'bob', new: 'carol' }],
        ['mute', { name: 'nobody-here' }], ['close', { report: 'x' }], ['mute', { name: 'bob', reason: 'x'.repeat(1001) }]])
        assert.equal((await ann.post(`/api/moderation/${deed}`, body)).status, 400, `${deed} ${JSON.stringify(body)}`);
    assert.equal((await ann.post('/api/moderation/behead', { name: 'bob' })).status, 404);
    assert.deepEqual(await ann.get('/api/moderation/restraints'), []);
});

test('nobody reaches another operator or themselves from the page, but the command line does', async () => {
    const eve = (await operator('eve')).session;
    for (const [deed, more] of [['mute', {}], ['ban', {}], ['unmute', {}], ['unban', {}], ['rename', { new: 'rob' }], ['delete', {}]])
        for (const name of ['ann', 'eve'])
            assert.equal((await eve.post(`/api/moderation/${deed}`, { name, ...more })).status, 400, `${deed} ${name}`);
    assert.ok((await carol.say('report eve', 'eve is unfair')).accepted);
    assert.deepEqual(await eve.get('/api/moderation/reports'), []);
    const [report] = await ann.get('/api/moderation/reports');
    assert.equal((await eve.post('/api/moderation/close', { report: report.id })).status, 400);
    assert.equal(admin('ban', 'eve').status, 0);
    assert.deepEqual(await statuses({ Cookie: eve.cookie }), everywhere(403));
});

test('an account is deleted from the page, and the audit log names it no more', async () => {
    const mallory = await player('mallory');
    assert.ok((await carol.say('report mallory', 'spam by mallory')).accepted);
    const gone = await ann.post('/api/moderation/delete', { name: 'mallory', reason: 'mallory sends spam' });
    assert.equal(gone.status, 200, gone.error);
    assert.equal((await mallory.get('/api/me')).user, null);
    const told = await Promise.all(['audit', 'reports', 'players?beginning=m'].map((path) => ann.get(`/api/moderation/${path}`)));
    assert.doesNotMatch(JSON.stringify(told), /mallory/);
    assert.ok(told[0].some(({ who, what }) => who === 'ann, on the page' && what === 'delete an account'));
});

test('the audit log has each deed with who did it, in parts', async () => {
    for (let i = 0; i < 30; ++i) {
        await ann.post('/api/moderation/mute', { name: 'bob' });
        await ann.post('/api/moderation/unmute', { name: 'bob' });
    }
    const first = await ann.get('/api/moderation/audit');
    assert.equal(first.length, 50);
    const all = [...first];
    for (let part = first; part.length === 50;) {
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

test('on the page a report is made, seen and acted upon with the keyboard, at any width', { timeout: 120_000 }, async () => {
    const browser = await launch();
    try {
        const reporter = await Person.arrive(browser, house, 'fay');
        await reporter.signUp();
        await reporter.page.goto(`${house.url}/player/bob`);
        await reporter.page.getByRole('link', { name: 'Report bob' }).click();
        await reporter.page.fill('#report-words', 'bob is rude <b>and</b> loud');
        await reporter.page.getByRole('button', { name: 'Send report' }).click();
        await reporter.page.getByRole('status').filter({ hasText: 'Thank you, fay' }).waitFor();
        assert.equal(await reporter.page.getByRole('link', { name: 'Moderation' }).count(), 0);
        await reporter.page.goto(`${house.url}/moderation`);
        await reporter.page.getByRole('alert').filter({ hasText: 'Only operators can do that' }).waitFor();

        const person = await Person.arrive(browser, house, 'ann', { viewport: { width: 360, height: 780 } });
        const { page } = person;
        const [name, value] = ann.cookie.split('=');
        await person.context.addCookies([{ name, value, url: house.url }]);
        await page.goto(house.url);
        await page.getByRole('button', { name: 'Menu' }).click();
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
        assert.deepEqual(await barriers(page), []);
        if (process.env.POSTHOUSE_PICTURES)
            await page.screenshot({ path: `${process.env.POSTHOUSE_PICTURES}/moderation-360.png` });
        assert.deepEqual((await ann.get('/api/moderation/players?beginning=bob'))[0].restraints, []);
        await card.getByRole('button', { name: 'Yes, mute bob' }).press('Enter');
        await page.getByRole('status').filter({ hasText: 'bob is muted' }).waitFor();
        await card.getByText('Unmute bob', { exact: true }).waitFor();
        await page.getByText('mute bob until').first().waitFor();
        await page.setViewportSize({ width: 1200, height: 900 });
        await page.evaluate(() => scrollTo(0, 0));
        for (const colorScheme of ['light', 'dark']) {
            await page.emulateMedia({ colorScheme });
            assert.deepEqual(await barriers(page), []);
            if (process.env.POSTHOUSE_PICTURES)
                await page.screenshot({ path: `${process.env.POSTHOUSE_PICTURES}/moderation-${colorScheme}.png` });
        }
        assert.deepEqual(person.troubles, []);
    } finally {
        await browser.close();
    }
});
