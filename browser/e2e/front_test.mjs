// What a stranger finds: a board on which they can play at once, and the ways through the site.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Person, goTo, launchBrowser } from './browser.mjs';
import { ApiClient, newDataFolder, startServer, removeFolder } from './server.mjs';

let server, browser;
const clients = {};
before(async () => {
    server = await startServer(newDataFolder());
    browser = await launchBrowser();
    for (const name of ['ann', 'bob']) {
        clients[name] = new ApiClient(server);
        await clients[name].signUp(name, `${name}spass`);
    }
    assert.ok((await clients.ann.command('wari challenge ann bob --first=ann')).accepted);
});
after(async () => {
    await browser?.close();
    await server.close();
    removeFolder(server.data);
});

const house = (page, letter) => page.locator(`.house.legal[data-house="${letter}"]`);
const yourMove = (page) => page.locator('.player-bar.turn').getByText('Your move').waitFor();
const stored = (page) => page.evaluate(() => JSON.parse(localStorage.getItem('posthouse.games') ?? '[]'));
/** Waits until the game has so many moves. */
const played = (page, count) =>
    page.waitForFunction((wanted) => JSON.parse(localStorage.getItem('posthouse.games') ?? '[]')[0]?.moves.length === wanted, count);

test('a stranger captures with one press, and the game goes on at its own address, also after a reload', async () => {
    const person = await Person.arrive(browser, server, 'stranger');
    const { page } = person;
    await page.getByRole('heading', { name: 'Sit down and play.', level: 1 }).waitFor();
    await yourMove(page);
    assert.deepEqual(await stored(page), [], 'nothing is stored before the first move');
    const [, letter, count] = (await page.locator('.said').innerText()).match(/^House ([a-f]) takes (\d+)/);
    await house(page, letter).click();
    await page.waitForURL(/\/play\/./);
    await page.locator('.moves .capture').getByText(`+${count}`).waitFor();
    await played(page, 2);
    await yourMove(page);
    const [game] = await stored(page);
    assert.deepEqual([game.moves[0], game.level], [letter, 1]);
    const seeds = await page.locator('.board .house').evaluateAll((all) => all.map((one) => one.ariaLabel));
    await page.reload();
    await house(page, 'a').waitFor();
    assert.deepEqual(await page.locator('.board .house').evaluateAll((all) => all.map((one) => one.ariaLabel)), seeds);
    // On the front page it can be continued, and the main button begins another one, which does not touch it.
    await page.goto(server.url);
    await house(page, 'a').click();
    await page.waitForURL(/\/play\/./);
    await played(page, 4);
    await page.goto(server.url);
    await page.getByRole('link', { name: 'Continue this game' }).waitFor();
    await page.getByRole('link', { name: 'Play the computer' }).click();
    await house(page, 'c').click();
    await page.waitForFunction(() => JSON.parse(localStorage.getItem('posthouse.games')).length === 2);
    await yourMove(page);
    await page.getByRole('link', { name: 'New game' }).click();
    await page.getByRole('link', { name: 'Wari against level 1' }).click();
    await page.locator('.moves button.move').nth(3).waitFor();
    await person.leave();
});

test('the first move needs neither the rules nor the engine to be there', async () => {
    const person = await Person.create(browser, server, 'hasty');
    const { page } = person;
    const asked = [];
    page.on('request', (request) => asked.push(request.url()));
    let come;
    const wanted = new Promise((resolve) => {
        come = resolve;
    });
    await page.route('**/rules*.wasm', async (route) => {
        await wanted;
        await route.continue();
    });
    await page.goto(server.url);
    await house(page, 'e').waitFor();
    assert.ok(!asked.some((url) => /engine/.test(url)), 'the engine comes after the board');
    await house(page, 'e').click();
    come();
    await played(page, 2);
    assert.equal((await stored(page))[0].moves[0], 'e');
    const engines = asked.flatMap((url) => url.match(/engine-\w+(?=.*\.wasm$)/) ?? []);
    assert.deepEqual([...new Set(engines)], ['engine-sowing'], 'and only that of this board');
    await person.leave();
});

test('without the rules one sentence says so, and a retry helps', async () => {
    const person = await Person.create(browser, server, 'unlucky');
    const { page } = person;
    await page.route('**/rules*.wasm', (route) => route.abort());
    await page.goto(server.url);
    await page.getByRole('alert').getByText('The rules could not be loaded.').waitFor();
    await page.unroute('**/rules*.wasm');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await house(page, 'b').click();
    await played(page, 2);
    person.problems.splice(0); // the failure is the subject of this test
    await person.leave();
});

test('a stranger plays although the browser stores nothing', async () => {
    const person = await Person.create(browser, server, 'private');
    const { page } = person;
    await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
            throw new DOMException('blocked', 'SecurityError');
        };
        Storage.prototype.getItem = () => {
            throw new DOMException('blocked', 'SecurityError');
        };
    });
    await page.goto(server.url);
    await house(page, 'c').click();
    await page
        .getByText(/^Level 1 sows/)
        .first()
        .waitFor();
    await yourMove(page);
    await page.getByRole('link', { name: 'New game' }).click();
    await page.getByText('This browser saves nothing').waitFor();
    await person.leave();
});

test('the front page leads to the computer, to opponents, to running games, to the mail and to every game', async () => {
    const person = await Person.returning(browser, server, 'curious');
    const { page } = person;
    await goTo(page, server.url);
    await page.getByText('Nobody is waiting yet').waitFor();
    assert.ok((await clients.bob.command('awari challenge bob --to=anyone')).accepted);
    await page.reload();
    await page.getByText('One player is waiting for a game now').waitFor();
    await page.getByRole('region', { name: 'Being played now' }).locator('a[href="/match/wari/1"]').first().waitFor();
    await page.getByRole('link', { name: 'house@posthouse.localhost' }).waitFor();
    const games = (await clients.ann.get('/api/games')).map(({ name }) => `/games/${name}`);
    assert.deepEqual(await page.locator('.front-games a[href^="/games/"]').evaluateAll((all) => all.map((one) => one.pathname)), games);
    await page.getByRole('link', { name: 'Find an opponent' }).click();
    await page.getByRole('heading', { name: 'Find an opponent' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'sign up', exact: true }).click();
    await page.getByRole('heading', { name: 'Sign up' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await page.getByRole('heading', { name: 'Log in' }).waitFor();
    await person.leave();
});

test('all five ways are reached by keyboard, and the current one is marked', async () => {
    const person = await Person.returning(browser, server, 'curious');
    const { page } = person;
    const focused = () => page.evaluate(() => document.activeElement.textContent.trim());
    for (const [way, address, shown] of [
        ['Play', '/', '.board'],
        ['Watch', '/watch', 'h1'],
        ['Learn', '/learn', 'h1'],
        ['Tournaments', '/tournaments', 'h1'],
        ['Players', '/players', 'h1'],
    ]) {
        await goTo(page, `${server.url}/help`);
        await page.locator('h1').waitFor();
        assert.deepEqual(await page.locator('.ways [aria-current]').allInnerTexts(), ['Learn']);
        // The ways are before the heading, which has the focus.
        for (let tabs = 0; (await focused()) !== way; ++tabs) {
            assert.ok(tabs < 12, `Shift+Tab never comes to ${way}`);
            await page.keyboard.press('Shift+Tab');
        }
        await page.keyboard.press('Enter');
        await page.waitForURL(server.url + address);
        await page.locator(shown).first().waitFor();
        assert.deepEqual(await page.locator('.ways [aria-current=page]').allInnerTexts(), [way]);
    }
    await person.leave();
});

test('the account menu opens and closes by keyboard, and Escape gives the focus back', async () => {
    const person = await Person.create(browser, server, 'ann');
    const { page } = person;
    await person.logIn();
    const button = page.locator('header').getByRole('button', { name: 'ann' });
    const menu = page.locator('#account');
    await button.press('Enter');
    assert.equal(await button.getAttribute('aria-expanded'), 'true');
    assert.deepEqual(await menu.locator('li').allInnerTexts(), ['Profile', 'Inbox', 'Commands', 'Settings', 'Log out']);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    assert.ok(await button.evaluate((one) => one === document.activeElement));
    await button.click();
    await page.locator('h1').first().click();
    await menu.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'One game waits for you' }).waitFor();
    await person.logOut();
    await person.leave();
});

test('on a phone the whole board and the player bars are above the tabs', async () => {
    const phone = await Person.arrive(browser, server, 'phone', { viewport: { width: 390, height: 844 }, hasTouch: true });
    await phone.page.locator('.house.legal').first().waitFor();
    const below = await phone.page
        .locator('.player-bar')
        .last()
        .evaluate((bar) => bar.getBoundingClientRect().bottom);
    const tabs = await phone.page.locator('.tab-bar').evaluate((bar) => bar.getBoundingClientRect().top);
    assert.ok(below < tabs, `${below} px, the tabs begin at ${tabs} px`);
    await phone.page.locator('.tab-bar').getByRole('link', { name: 'You' }).tap();
    await phone.page.locator('#login-name').waitFor();
    await phone.leave();
});
