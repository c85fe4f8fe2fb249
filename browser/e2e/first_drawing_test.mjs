// What is seen before the page's scripts have come: the board of this address, at the place where it stays.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Person, launchBrowser } from './browser.mjs';
import { furnish } from './pages.mjs';
import { newDataFolder, startServer, removeFolder } from './server.mjs';

let server, browser, ann;
before(async () => {
    server = await startServer(newDataFolder());
    browser = await launchBrowser();
    ({ ann } = await furnish(server));
});
after(async () => {
    await browser?.close();
    await server.close();
    removeFolder(server.data);
});

const devices = {
    desk: { viewport: { width: 1440, height: 900 } },
    phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
    sideways: { viewport: { width: 844, height: 390 }, hasTouch: true },
};

/** What of the board is where, to half a pixel; the pieces in the order of their places, since nothing else tells them apart. */
const look = (page) =>
    page.evaluate(() => {
        const place = (element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            return [x, y, width, height].map((value) => Math.round(2 * value) / 2).join(' ');
        };
        const places = (what) => [...document.querySelectorAll(what)].map(place).sort();
        return {
            heading: places('h1').map((one) => one.split(' ').slice(0, 2)), // others may take of its width
            bars: places('.player-bar'),
            board: places('.board'),
            pieces: places('.board :is(.seed, .pod, .stick:not([hidden]))'),
            numbers: [...document.querySelectorAll('.board :is(.number, .captured-count, .supply-count)')]
                .map((one) => one.textContent)
                .sort(),
        };
    });

for (const [device, options] of Object.entries(devices))
    for (const [address, pieces, button] of [
        ['/', 48, '.house'],
        ['/match/wari/1', 48, '.house'],
        ['/match/octilite/1', 8, '.square'],
    ])
        test(`the board of ${address} is there before the scripts and does not move when they come, on a ${device}`, async () => {
            const person =
                address === '/'
                    ? await Person.create(browser, server, 'stranger', options)
                    : await Person.withSession(browser, server, 'ann', ann, options);
            const { page } = person;
            let come;
            const wanted = new Promise((resolve) => (come = resolve));
            await page.route('**/assets/app-*.js', async (route) => {
                await wanted;
                await route.continue();
            });
            await page.goto(server.url + address, { waitUntil: 'commit' });
            await page.locator('.board').waitFor();
            const before = await look(page);
            assert.ok(before.pieces.length >= pieces, `${before.pieces.length} pieces`);
            assert.equal(before.heading.length, 1);
            assert.ok(await page.locator('#page').evaluate((root) => root.inert), 'nobody is read a drawing');
            come();
            await page.locator(button).first().waitFor();
            await page.evaluate(() => document.fonts.ready);
            assert.deepEqual(await look(page), before);
            await person.leave();
        });

test('without the scripts the page says so and can be loaded anew', async () => {
    const person = await Person.create(browser, server, 'stranger');
    const { page } = person;
    await page.route('**/assets/app-*.js', (route) => route.abort());
    await page.goto(server.url);
    await page.getByRole('alert').getByText('This part of the page could not be loaded.').waitFor();
    await page.unroute('**/assets/app-*.js');
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.locator('.house.legal').first().waitFor();
    person.problems = person.problems.filter((trouble) => !/ERR_FAILED/.test(trouble));
    await person.leave();
});
