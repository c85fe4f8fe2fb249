// Lists that the server sends in parts: the page asks for the next one on request, by keyboard too.
// The parts are made up, since it takes long to fill them; http_test has the server's side.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Person, goTo, launchBrowser } from './browser.mjs';
import { newDataFolder, removeFolder, startServer } from './server.mjs';

let server, browser;
before(async () => {
    server = await startServer(newDataFolder());
    browser = await launchBrowser();
});
after(async () => {
    await browser?.close();
    await server.close();
    removeFolder(server.data);
});

/** Answers as the server does: `full` entries, those behind the one that the address names. */
async function serveInParts(page, address, all, full) {
    await page.route(address, (route) => {
        const behind = new URL(route.request().url()).searchParams.get('behind');
        const from = behind ? all.findIndex(({ name }) => name === behind) + 1 : 0;
        return route.fulfill({ json: all.slice(from, from + full) });
    });
}

const cup = (i) => ({
    name: `cup-${i}`,
    game: 'wari',
    by: { name: 'ann', level: 0 },
    state: 'over',
    system: 'robin',
    rounds: 0,
    games: 2,
    race: 0,
    together: true,
    pools: 0,
    best_of_team: 0,
    sides: [],
    clock: { bank: 86400000, increment: 0, cap: 0 },
    rated: true,
    etiquette: false,
    size: 0,
    seeds: 'lot',
    entered: 3,
    announced: 1e12,
    starts: 1e12,
    begun: 1e12,
    ended: 1e12,
});

test('past tournaments are shown part by part, and the focus is not lost at the end', async () => {
    const ann = await Person.returning(browser, server, 'reader');
    const { page } = ann;
    await serveInParts(
        page,
        /\/api\/tournaments\?over=true/,
        Array.from({ length: 230 }, (_, i) => cup(i)),
        100,
    );
    await goTo(page, `${server.url}/tournaments`);
    const rows = page.locator('ul.lines li');
    await page.getByText('cup-99', { exact: true }).waitFor();
    assert.equal(await rows.count(), 100);
    const more = page.getByRole('button', { name: 'Show more' });
    await more.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText('200 are shown.').waitFor();
    assert.equal(await rows.count(), 200);
    assert.equal(await page.evaluate(() => document.activeElement.textContent), 'Show more');
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText('That is all: 230.').waitFor();
    assert.equal(await rows.count(), 230);
    assert.equal(await more.count(), 0);
    assert.equal(await page.evaluate(() => document.activeElement.textContent), 'That is all: 230.');
    await ann.leave();
});

test('of more than a thousand players the server finds those whose names begin so', async () => {
    const bob = await Person.returning(browser, server, 'reader');
    const { page } = bob;
    const player = (name) => ({ name, level: 0, plays_like: '', joined: 1e12, gone: false });
    const all = Array.from({ length: 1100 }, (_, i) => player(`p${i}`));
    await serveInParts(page, /\/api\/players(\?behind=.*)?$/, all, 1000);
    await page.route(/\/api\/players\?beginning=/, (route) => {
        const beginning = new URL(route.request().url()).searchParams.get('beginning');
        return route.fulfill({ json: all.filter(({ name }) => name.startsWith(beginning)) });
    });
    await goTo(page, `${server.url}/players`);
    const rows = page.locator('section[aria-labelledby=people-title] li');
    await rows.first().waitFor();
    assert.equal(await rows.count(), 60);
    await page.getByRole('button', { name: 'Show more' }).click();
    assert.equal(await rows.count(), 120);
    await page.getByLabel('Find a player').fill('P109');
    await page.getByRole('link', { name: 'p1099', exact: true }).waitFor();
    assert.equal(await rows.count(), 11);
    await bob.leave();
});

test('the waiting room shows the next boards on request, and the reader’s own however old', async () => {
    const carl = await Person.member(browser, server, 'carl');
    const { page } = carl;
    const offer = (id) => ({
        id,
        game: 'oware',
        board: id,
        by: { name: id === 3 ? 'carl' : `p${id}`, level: 0, rating: 1500, provisional: true },
        first: 'lot',
        rated: true,
        clock: null,
        etiquette: false,
        posted: 1e12,
        games: 1,
        cannot: null,
        wanted: { rating_min: null, rating_max: null, within: null, established: false, company: 'anyone' },
    });
    const all = Array.from({ length: 250 }, (_, i) => offer(250 - i));
    await page.route(/\/api\/challenges\/open(\?|$)/, (route) => {
        const asked = new URL(route.request().url()).searchParams;
        const before = Number(asked.get('before') ?? Infinity),
            player = asked.get('player');
        return route.fulfill({ json: all.filter(({ id, by }) => id < before && (!player || by.name === player)).slice(0, 200) });
    });
    await page.goto(`${server.url}/lobby`);
    const boards = page.locator('ul.waiting-boards > li');
    await page.getByRole('link', { name: 'p250', exact: true }).waitFor();
    assert.equal(await boards.count(), 200);
    await page.locator('.own-board').waitFor();
    await page.getByRole('button', { name: 'Show more' }).click();
    await page.getByRole('link', { name: 'p1', exact: true }).waitFor();
    assert.equal(await boards.count(), 249, 'all but the reader’s own');
    await carl.leave();
});
