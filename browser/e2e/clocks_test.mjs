// Clock pauses: players set them, see all rules when challenging, and see why a clock is paused; an operator pauses all
// clocks.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { after, before, test } from 'node:test';
import { Person, choosePace, goTo, launchBrowser } from './browser.mjs';
import { ApiClient, binary, newDataFolder, startServer, removeFolder } from './server.mjs';

let server, browser;
const ann = () => clients.ann,
    bob = () => clients.bob;
const clients = {};
before(async () => {
    server = await startServer(newDataFolder());
    browser = await launchBrowser();
    for (const name of ['ann', 'bob']) {
        clients[name] = new ApiClient(server);
        await clients[name].signUp(name, `${name}spass`, `${name}@example.org`);
    }
});
after(async () => {
    await browser?.close();
    await server.close();
    removeFolder(server.data);
});

const arrive = (name, options) => Person.returning(browser, server, name, clients[name], options);

test('sleep and weekends are set on the settings page and start at the next midnight', async () => {
    const { page, problems } = await arrive('ann', { timezoneId: 'Europe/Berlin' });
    await page.goto(`${server.url}/settings`);
    const rest = page.locator('#rest');
    await rest.getByText('Your clocks run day and night').waitFor();
    assert.match(await rest.locator('#sleep-zone').inputValue(), /^\+[12]:00$/, 'the browser’s time zone');
    const sleep = rest.getByRole('form', { name: 'Sleeping hours' });
    await sleep.getByLabel('I sleep').check();
    await sleep.locator('#sleep-from').selectOption('20');
    await sleep.getByRole('button', { name: 'Save' }).click();
    await sleep.getByText('10 hours a day at most').waitFor();
    await sleep.locator('#sleep-from').selectOption('22');
    await sleep.locator('#sleep-zone').fill('+1:00');
    await sleep.getByRole('button', { name: 'Save' }).click();
    await rest.getByText(/From .*: .*from 22:00 to 07:00/).waitFor();
    const weekend = rest.getByRole('form', { name: 'Weekend' });
    for (const day of ['Saturday', 'Sunday']) await weekend.getByLabel(day).check();
    await weekend.getByRole('button', { name: 'Save' }).click();
    await rest.getByText(/From .*: .*Saturday.*Sunday/).waitFor();
    await rest.getByText('Your clocks run day and night').waitFor();

    await page.getByRole('button', { name: 'Start automatically' }).click();
    await page.getByRole('button', { name: 'Do not start automatically' }).waitFor();

    const wishes = await ann().get('/api/settings');
    assert.equal(wishes.auto_vacation, true);
    assert.deepEqual(wishes.rest.weekend, []);
    assert.deepEqual(wishes.rest_later.sleep, { from: 22, until: 7 });
    assert.deepEqual(wishes.rest_later.weekend, ['sat', 'sun']);
    assert.equal(wishes.rest_later.zone, 60);
    const local = new Date(wishes.rest_later.since + 3_600_000).toISOString();
    assert.match(local, /T00:00:00/, 'midnight in her time zone');
    assert.deepEqual(problems, []);
});

test('the challenge form shows all rules of a clock', async () => {
    const { page, problems } = await arrive('bob');
    await goTo(page, `${server.url}/new`);
    await choosePace(page, 'other');
    const form = page.locator('form:has(#challenge-clock)');
    await form.getByText('Each player has 7 days').waitFor();
    await form.getByText('Each move adds 12 hours').waitFor();
    await form.locator('#challenge-bank').fill('9');
    await form.getByText('Each player has 9 days').waitFor();
    await form.getByText('When clocks are paused').click();
    for (const rule of ['at most ten a day', '30 days a year', 'while the server is down', 'twice the time', 'four fifths'])
        await form.getByText(new RegExp(rule, 'i')).waitFor();
    await choosePace(page, 'none');
    await form.getByText('No clock: take your time.').waitFor();
    assert.deepEqual(problems, []);
});

test('the board shows why a clock is paused, and until when', async () => {
    const said = await bob().command('wari challenge bob ann --first=ann --clock=7d+12h');
    assert.ok(said.accepted, said.text);
    const { page, problems } = await arrive('bob');
    await goTo(page, `${server.url}/match/wari/1`);
    // What the clock is like is behind the pace in the title line.
    await page.locator('.facts button').click();
    await page.getByText(/ann runs out of time on/).waitFor();
    const clock = page.locator('[role=timer]').first();
    const clocks = () => page.locator('[role=timer]').allInnerTexts();
    assert.ok(!(await clocks()).join().includes('is paused'));

    const today = new Date().toISOString().slice(0, 10);
    assert.ok((await ann().command(`vacation ${today} ${today}`)).accepted);
    await page.reload();
    await page.getByText(/on vacation until .*: the clock is paused/).waitFor();
    assert.ok((await ann().command('vacation off')).accepted);
    await page.reload();
    await clock.waitFor();
    assert.ok(!(await clocks()).join().includes('is paused'));

    const freeze = (...how) => spawnSync(binary, ['admin', 'freeze', '--data', server.data, ...how], { encoding: 'utf8' });
    assert.match(freeze().stdout, /All clocks run/);
    assert.match(freeze('on').stdout, /paused since/);
    await page.reload();
    await page.getByText('all clocks are paused for now').waitFor();
    const match = await bob().get('/api/match/wari/1');
    assert.equal(match.due, null);
    assert.deepEqual(match.clock.pauses.at(-1).slice(1), [null, 'frozen']);
    assert.ok((await ann().command('wari move 1 b')).accepted, 'a move is always possible');
    const shown = await ann().command('wari show 1');
    assert.match(shown.text.replaceAll('\n', ' '), /the operator has stopped all clocks/);
    assert.match(freeze('off').stdout, /All clocks run/);
    await page.reload();
    await page.locator('.facts button').click();
    await page.getByText(/bob runs out of time on/).waitFor();
    assert.equal(freeze('maybe').status, 2);
    assert.equal(spawnSync(binary, ['admin', 'freeze', '--data', `${server.data}/nowhere`]).status, 1);
    assert.deepEqual(problems, []);
});
