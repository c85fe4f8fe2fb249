// What people set and read about themselves: settings, account, letters, light or dark, language.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Person, goTo, launchBrowser } from './browser.mjs';
import { ApiClient, binary, eventually, newDataFolder, startServer, removeFolder } from './server.mjs';
import { annAndBob } from './two_players.mjs';

let server, browser, clients;
const ann = () => clients.ann,
    bob = () => clients.bob;
before(async () => {
    server = await startServer(newDataFolder());
    browser = await launchBrowser();
    clients = await annAndBob(server);
});
after(async () => {
    await browser?.close();
    await server.close();
    removeFolder(server.data);
});

/** A logged-in person, or a stranger; neither has opened a page. */
async function arrive(name, options) {
    return name === 'stranger'
        ? Person.create(browser, server, name, options)
        : Person.withSession(browser, server, name, clients[name], options);
}

test('each form in the settings works', async () => {
    const person = await arrive('bob');
    const { page } = person;
    const wishes = () => bob().get('/api/settings');
    const form = (name) => page.getByRole('form', { name });
    const send = async (name, button) => {
        await form(name).getByRole('button', { name: button }).click();
        await form(name).locator('.answer').waitFor();
        return form(name).locator('.answer').innerText();
    };
    await page.goto(`${server.url}/settings`);
    await page.getByLabel('all of a day in one letter').check();
    await page.getByLabel('no mail in these hours').check();
    await page.selectOption('#quiet-from', '21');
    await page.fill('#quiet-zone', '+5:30');
    await send('Mail frequency', 'Save');
    await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
    await page.getByText('You get the letters that others write to everyone.').waitFor();
    const set = await wishes();
    assert.deepEqual([set.notify, set.quiet, set.zone, set.broadcasts], ['digest', { from: 21, until: 7 }, 330, true]);

    const day = (ahead) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
    await page.fill('#vacation-from', day(3));
    await page.fill('#vacation-to', day(5));
    await send('Vacation', 'Plan vacation');
    assert.deepEqual(
        (await wishes()).vacations.map(({ from, until }) => (until - from) / 86_400_000),
        [3],
    );
    await page.locator('#vacation').getByRole('button', { name: 'End it' }).click();
    await page.locator('#vacation').getByRole('button', { name: 'End it' }).waitFor({ state: 'detached' });

    await page.selectOption('#boards-game', 'wari');
    await page.fill('#boards-board', '1');
    await page.selectOption('#boards-how', 'never');
    await send('Single boards', 'Save');
    await page.getByRole('button', { name: 'Use default' }).click();
    await page.getByRole('button', { name: 'Use default' }).waitFor({ state: 'detached' });

    await page.selectOption('#limit-game', 'octilite');
    await page.fill('#limit-n', '4');
    await send('Maximum at a time', 'Set limit');
    await page.selectOption('#seek-game', 'octilite');
    await page.fill('#seek-n', '2');
    await send('Find opponents until I have', 'Seek');
    const nothing = { rating_min: null, rating_max: null, within: null, established: false, company: 'anyone' };
    assert.deepEqual((await wishes()).appetites, [{ game: 'octilite', limit: 4, seek: 2, wanted: nothing }]);

    await page.fill('#addresses-new', 'bob@example.org\nbob@example.net');
    await page.fill('#addresses-password', 'wrong password');
    await form('Mail addresses').getByRole('button').click();
    await form('Mail addresses').locator('.refused').waitFor();
    await page.fill('#addresses-password', 'bobspass');
    await send('Mail addresses', 'Change addresses');
    await page.locator('.address').getByText('bob@example.net').waitFor();

    await page.fill('#mail-password-old', 'bobspass');
    assert.match(await send('Mail password', 'Get mail password'), /not shown again.*\n[a-z0-9-]{8,}$/s);
    assert.equal((await wishes()).mail_password, true);

    await page.fill('#password-old', 'bobspass');
    await page.fill('#password-fresh', 'bob"s \\ new one');
    await send(/^Password$/, 'Change password');
    assert.equal((await new ApiClient(server).post('/api/login', { name: 'bob', password: 'bob"s \\ new one' })).status, 200);
    assert.equal((await new ApiClient(server).post('/api/login', { name: 'bob', password: 'bobspass' })).status, 403);
    await page.reload();
    await page.getByRole('heading', { name: 'Your data and your account' }).waitFor();

    await page.getByRole('switch', { name: 'Numbers' }).click();
    await page.locator('#leaving summary').click();
    await goTo(page, `${server.url}/match/wari/1`);
    await page.locator('.board.uncounted').waitFor();
    await person.leave();
});

test('account deletion shows its consequences, asks for confirmation, and deletes', async () => {
    const person = await Person.member(browser, server, 'gus');
    await ann().command('wari challenge ann gus');
    await person.page.goto(`${server.url}/settings`);
    await person.page.locator('#leaving summary').click();
    await person.page.fill('#leaving-password', 'gusspass');
    await person.page.getByRole('button', { name: 'Show what would end' }).click();
    await person.page.getByText('One running game would be resigned.').waitFor();
    assert.equal((await ann().get('/api/players')).find(({ name }) => name === 'gus').gone, false);
    await person.page.locator('#leaving form button').click();
    assert.equal(await person.page.evaluate(() => document.querySelector('[name=sure]').checkValidity()), false);
    await person.page.getByLabel('I am sure').check();
    // A slow answer: meanwhile the page's socket is closed and opens again as a stranger's, and
    // nothing may be queried for someone who is gone.
    await person.page.evaluate(() => {
        const Real = WebSocket;
        window.opened = 0;
        window.WebSocket = class extends Real {
            constructor(address) {
                super(address);
                this.addEventListener('open', () => {
                    ++window.opened;
                });
            }
        };
    });
    const queried = [];
    await person.page.route('**/api/command', async (route) => {
        const response = await route.fetch();
        person.page.on('request', (request) => queried.push(new URL(request.url()).pathname));
        await person.page.waitForFunction(() => window.opened > 0);
        // This timer ends after those with which the page delays its queries (live_query.ts).
        await person.page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
        await route.fulfill({ response });
    });
    await person.page.locator('#leaving form button').click();
    await person.page.getByRole('heading', { name: 'Sit down and play.' }).waitFor();
    assert.deepEqual(
        queried.filter((path) => /sessions|tokens|wishes|webhooks/.test(path)),
        [],
    );
    assert.ok(!(await ann().get('/api/players')).some(({ name }) => name === 'gus'));
    await person.leave();
});

test('light or dark is the reader’s choice, in every style sheet, in two tabs and after a reload', async () => {
    const person = await arrive('stranger', { colorScheme: 'light' });
    const { page } = person;
    const look = (tab) =>
        tab.evaluate(() => [
            getComputedStyle(document.body).backgroundColor,
            getComputedStyle(document.documentElement).getPropertyValue('--w2').trim(),
            getComputedStyle(document.documentElement).colorScheme,
        ]);
    await page.goto(server.url);
    const light = await look(page);
    await page.selectOption('#foot-theme', 'dark');
    const dark = await look(page);
    for (const part of [0, 1, 2]) assert.notEqual(dark[part], light[part]);
    const other = await person.context.newPage();
    await other.goto(`${server.url}/games/wari`);
    await other.locator('.diagram .board').first().waitFor();
    assert.deepEqual(await look(other), dark);
    await other.selectOption('#foot-theme', 'system');
    await page.waitForFunction((was) => getComputedStyle(document.body).backgroundColor === was, light[0]);
    await other.emulateMedia({ colorScheme: 'dark' });
    await other.waitForFunction(() => document.documentElement.dataset.board === 'night');
    assert.deepEqual((await look(other)).slice(0, 2), dark.slice(0, 2));
    await person.leave();
});

test('the language is the reader’s choice, and is stored', async () => {
    const person = await arrive('stranger', { locale: 'en-GB' });
    const { page } = person;
    await page.goto(server.url);
    await page.locator('#foot-language, .foot').first().waitFor();
    const codes = await page.locator('#foot-language option').evaluateAll((all) => all.map((one) => one.value));
    // With only one language there is nothing to choose.
    if (codes.length === 0) assert.equal(await page.getByLabel('Language').count(), 0);
    for (const code of codes.filter((one) => one !== 'en')) {
        await page.selectOption('#foot-language', code);
        await page.locator(`html[lang=${code}] #foot-language`).waitFor();
        const own = await page.locator(`#foot-language option[value=${code}]`).innerText();
        const words = readFileSync(new URL(`../locales/${code}/layout.ftl`, import.meta.url), 'utf8');
        assert.ok(words.includes(`\nlanguage-name = ${own}\n`), `${own} is what ${code} calls itself`);
    }
    await page.reload();
    await page.locator(`html[lang=${codes.at(-1)}] #foot-language`).waitFor();
    await person.leave();
});

test('letters are in the language that a player chooses for the page or for them alone', async () => {
    const person = await arrive('ann', { locale: 'de-DE', viewport: { width: 390, height: 844 } });
    const { page } = person;
    const language = async () => (await ann().get('/api/me')).user.language;
    const becomes = async (wanted) => {
        await eventually(async () => (await language()) === wanted);
    };
    await page.goto(`${server.url}/settings`);
    await page.locator('html[lang=de] #letter-language').waitFor();
    assert.equal(await language(), null, 'the browser’s language is nobody’s choice');
    await page.selectOption('#foot-language', 'en');
    await becomes('en');
    await page.waitForFunction(() => document.querySelector('#letter-language').value === 'en');
    await page.selectOption('#letter-language', 'fr');
    const form = page.getByRole('form', { name: 'Language of letters' });
    await form.getByRole('button', { name: 'Save' }).click();
    await form.locator('.answer').waitFor();
    assert.equal(await language(), 'fr');
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'en', 'the page stays');
    await page.selectOption('#letter-language', 'off');
    await form.getByRole('button', { name: 'Save' }).click();
    await becomes(null);
    await person.leave();
});

test('the operator’s reset link leads to a new password', async () => {
    const person = await arrive('stranger');
    const { page } = person;
    await new ApiClient(server).signUp('hilda', 'hildaspass');
    const told = execFileSync(binary, ['admin', 'reset-link', '--data', server.data, 'hilda'], { encoding: 'utf8' });
    await page.goto(server.url + told.match(/\/reset\/\S+/)[0]);
    await page.getByRole('heading', { name: 'New password' }).waitFor();
    await page.getByLabel('New password').fill('another-1');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Your password is changed: log in').waitFor();
    await person.leave();
});

test('the mail log shows the delivery state of each letter', async () => {
    const person = await arrive('ann', { viewport: { width: 320, height: 640 } });
    const { page } = person;
    await page.goto(`${server.url}/letters`);
    await page.getByRole('button', { name: 'Only here' }).click();
    await page.getByText('kept here only').first().waitFor();
    const here = (await ann().get('/api/letters')).filter(({ address }) => !address).length;
    assert.equal(await page.locator('.letters > li').count(), here);
    await page.getByRole('button', { name: 'Mailed' }).click();
    await page.locator('.letters summary').first().click();
    assert.match(await page.locator('.journey').first().innerText(), /To\s+ann@example\.org[\s\S]*Mailed/);
    // What a server with failing mail delivery would respond.
    const [letter] = await ann().get('/api/letters');
    const lost = { ...letter, address: 'ann@example.org', sent: null, attempts: 7, trouble: '550 no such user' };
    await page.route('**/api/letters', (route) =>
        route.fulfill({
            json: [
                { ...lost, id: 1, given_up: Date.now() },
                { ...lost, id: 2 },
            ],
        }),
    );
    await page.reload();
    await page.getByRole('button', { name: 'Failed' }).click();
    await page.getByText('could not be delivered to ann@example.org: 550 no such user').click();
    assert.match(await page.locator('.journey').innerText(), /Attempts\s+7[\s\S]*Problem\s+550 no such user[\s\S]*Failed/);
    await page.getByRole('button', { name: 'On the way' }).click();
    await page.getByText('delayed, to ann@example.org').waitFor();
    await person.noSidewaysScrolling();
    await person.leave();
});
