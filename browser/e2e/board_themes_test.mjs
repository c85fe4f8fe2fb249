// The four boards: which one is shown, how it is chosen, that its wood is drawn once, how it sounds.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Person, drawn, goTo, launchBrowser, waitForRules } from './browser.mjs';
import { ApiClient, newDataFolder, startServer, removeFolder } from './server.mjs';

let server, browser, ann;
before(async () => {
    server = await startServer(newDataFolder());
    browser = await launchBrowser({ motion: true });
    ann = new ApiClient(server);
    const bob = new ApiClient(server);
    await ann.signUp('ann', 'annspass');
    await bob.signUp('bob', 'bobspass');
    for (const command of [
        'wari challenge ann bob --first=ann',
        'super-wari challenge ann bob --first=ann',
        'octilite challenge ann bob --first=ann',
        'wari challenge ann bob --first=ann --start="0,1,2,4,3,3/1,2,1,2,0,6 11 12 S"',
    ]) {
        const answer = await ann.command(command);
        assert.ok(answer.accepted, answer.text);
    }
});
after(async () => {
    await browser?.close();
    await server.close();
    removeFolder(server.data);
});

async function visitor(options) {
    const person = await Person.returning(browser, server, 'ann', ann, options);
    return { person, page: person.page };
}
const shown = (page) => page.evaluate(() => document.documentElement.dataset.board);
const showing = (page, board) => page.waitForFunction((wanted) => document.documentElement.dataset.board === wanted, board);
const openSettings = (page) => page.getByRole('button', { name: 'Board settings' }).click();
const chosen = (page) => page.locator('.board-choice input:checked + span').innerText();

test('a light page has the wooden board, a dark one its own; print and forced colours show ink', async () => {
    const { person, page } = await visitor({ colorScheme: 'light' });
    await page.goto(server.url);
    await page.locator('.thumb').first().waitFor();
    assert.equal(await shown(page), 'wood');
    const wood = () =>
        page
            .locator('.thumb .wood')
            .first()
            .evaluate((one) => getComputedStyle(one).fill);
    const byDay = await wood();
    await page.emulateMedia({ colorScheme: 'dark' });
    await showing(page, 'night');
    assert.notEqual(await wood(), byDay);
    // Paper is light, whatever the page is.
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const night = await paper();
    await page.emulateMedia({ media: 'print' });
    await showing(page, 'ink');
    assert.notEqual(await paper(), night);
    await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
    await showing(page, 'ink');
    await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
    await showing(page, 'wood');
    // The page's own choice counts, not the system's.
    await page.selectOption('#foot-theme', 'dark');
    await showing(page, 'night');
    await page.selectOption('#foot-theme', 'system');
    await showing(page, 'wood');
    await person.leave();
});

test('a board is chosen at a match, by keyboard too, and is kept for all pages and tabs', async () => {
    const { person, page } = await visitor({ colorScheme: 'light' });
    await goTo(page, `${server.url}/match/wari/1`);
    await waitForRules(page);
    const other = await person.context.newPage();
    await other.goto(server.url);
    await openSettings(page);
    assert.equal(await chosen(page), 'As the page');
    await page.getByRole('radio', { name: 'As the page' }).focus();
    for (const board of ['wood', 'night', 'stone']) {
        await page.keyboard.press('ArrowRight');
        await showing(page, board);
    }
    assert.equal(await chosen(page), 'Stone');
    await showing(other, 'stone');
    await goTo(page, `${server.url}/settings`);
    await page.locator('#browser .board-choice').waitFor();
    assert.equal(await shown(page), 'stone');
    assert.equal(await chosen(page), 'Stone');
    await page.getByRole('radio', { name: 'As the page' }).check();
    await showing(page, 'wood');
    await person.leave();
});

test('every bowl is a circle and every square a square, however the screen is held', async () => {
    const { person, page } = await visitor();
    for (const [game, what] of [
        ['wari', '.wood-layer .bowl'],
        ['super-wari', '.wood-layer .bowl'],
        ['octilite', '.square'],
    ]) {
        await goTo(page, `${server.url}/match/${game}/1`);
        await page.locator(what).first().waitFor();
        for (const [width, height] of [
            [1440, 900],
            [844, 390],
            [390, 844],
            [320, 640],
        ]) {
            await page.setViewportSize({ width, height });
            await drawn(page);
            const uneven = await page.locator(what).evaluateAll((all) =>
                all.map((one) => {
                    const box = one.getBoundingClientRect();
                    return Math.abs(box.width - box.height);
                }),
            );
            assert.ok(uneven.length >= 12 && Math.max(...uneven) < 0.5, `${game} at ${width}×${height}: ${Math.max(...uneven)}`);
            await person.noSidewaysScrolling();
        }
    }
    await person.leave();
});

test('the wood stays as it is drawn while houses are pointed at and seeds move', async () => {
    const { person, page } = await visitor();
    await page.setViewportSize({ width: 1200, height: 900 });
    await goTo(page, `${server.url}/match/wari/1`);
    await waitForRules(page);
    await page.evaluate(() => {
        window.changes = 0;
        new MutationObserver((all) => {
            window.changes += all.length;
        }).observe(document.querySelector('.wood-layer'), { subtree: true, childList: true, attributes: true, characterData: true });
    });
    await page.locator('[data-house=c].legal').hover();
    await page.locator('.preview').waitFor({ state: 'attached' });
    await page.locator('[data-house=c].legal').click();
    await page.getByText('bob to move.').waitFor();
    await page.locator('.trail').waitFor({ state: 'attached' });
    assert.equal(await page.evaluate(() => window.changes), 0);
    await person.leave();
});

test('each material has its own sounds, and a capture has one that no falling seed has', async () => {
    const person = await Person.withSession(browser, server, 'ann', ann);
    const { page } = person;
    await page.addInitScript(() => {
        window.heard = [];
        const buffers = [];
        const real = AudioContext.prototype.createBufferSource;
        AudioContext.prototype.createBufferSource = function () {
            const source = real.call(this);
            const start = source.start.bind(source);
            source.start = () => {
                if (!buffers.includes(source.buffer)) buffers.push(source.buffer);
                window.heard.push({ sound: buffers.indexOf(source.buffer), rate: source.playbackRate.value });
                start();
            };
            return source;
        };
    });
    await page.goto(`${server.url}/match/wari/2`);
    await waitForRules(page);
    const heard = async () => {
        await page.waitForFunction(() => !document.querySelector('[data-moving]'));
        return page.evaluate(() => window.heard.splice(0));
    };
    // Three seeds fall, three houses are captured, and their seven seeds fall into the store.
    await page.locator('[data-house=f].legal').click();
    await page.getByText('bob to move.').waitFor();
    const wooden = await heard();
    const sounds = new Set(wooden.map(({ sound }) => sound));
    assert.equal(sounds.size, 2, 'a seed on others, a capture');
    assert.equal(wooden.length, 3 + 3 + 7);
    assert.ok(new Set(wooden.map(({ rate }) => rate)).size > 1, 'no two seeds sound quite the same');
    // Stepping through the game repeats the move, on stone.
    await openSettings(page);
    await page.getByRole('radio', { name: 'Stone' }).check();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Move before' }).click();
    await page.evaluate((count) => {
        window.wanted = count;
    }, wooden.length);
    await page.getByRole('button', { name: 'Next move' }).click();
    await page.waitForFunction(() => window.heard.length >= window.wanted);
    const stone = await heard();
    assert.equal(stone.length, wooden.length);
    assert.ok(stone.every(({ sound }) => !sounds.has(sound)));
    await person.leave();
});
