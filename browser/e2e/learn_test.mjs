// Lessons and puzzles with and without a connection, by keyboard.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { Person, launchBrowser } from './browser.mjs';
import { newDataFolder, startServer, removeDataFolder } from './server.mjs';

let server, browser;
before(async () => {
    server = await startServer(newDataFolder());
    browser = await launchBrowser();
});
after(async () => {
    await browser?.close();
    await server.close();
    removeDataFolder(server.data);
});

/** A visitor whose browser caches the page. */
async function client(name, options = {}) {
    const person = await Person.arrive(browser, server, name, { serviceWorkers: 'allow', ...options });
    return { person, page: person.page };
}
/** Waits until the service worker has cached all files. */
const kept = (page) => page.evaluate(async () => { await navigator.serviceWorker.ready; });

const games = new URL('../../src/games/', import.meta.url);
const read = (path) => readFileSync(new URL(path, games), 'utf8');

/** Presses Tab until `fits` accepts the focus. */
async function tabTo(page, fits) {
    for (let pressed = 0; pressed < 60; ++pressed) {
        if (await page.evaluate(fits)) return;
        await page.keyboard.press('Tab');
    }
    assert.fail(`the Tab key does not lead there: ${fits}`);
}
/** Moves to one of the reader's houses by arrow keys and presses it. */
async function pressHouse(page, letter) {
    await tabTo(page, () => Boolean(document.activeElement.dataset.house));
    await page.keyboard.press('ArrowDown');
    for (let column = 0; column < 8; ++column) await page.keyboard.press('ArrowLeft');
    for (let column = 97; column < letter.charCodeAt(0); ++column) await page.keyboard.press('ArrowRight');
    assert.equal(await page.evaluate(() => document.activeElement.dataset.house), letter);
    await page.keyboard.press('Enter');
}

test('a whole lesson by keyboard, without a connection', async () => {
    const { person, page } = await client('olu', { reducedMotion: 'reduce' });
    await kept(page);
    await page.goto(`${server.url}/lessons`);
    await person.context.setOffline(true);
    await page.reload();
    await page.locator('.lessons .card').first().waitFor();
    await tabTo(page, () => document.activeElement.getAttribute('aria-label') === 'The lesson for Oware');
    await page.keyboard.press('Enter');
    const file = JSON.parse(read('wari/lessons/oware.json'));
    const core = JSON.parse(read(`wari/lessons/cores/${file.core}.json`));
    const told = () => page.locator('.verdict').innerText();
    for (const [i, name] of file.steps.entries()) {
        const { solution } = file.own[name] ?? core[name];
        await page.getByText(`Oware, step ${i + 1} of ${file.steps.length}`).waitFor();
        // The focus is at the beginning of the step.
        await page.waitForFunction(() => document.activeElement.tagName === 'H1');
        if (name === 'two') {
            await pressHouse(page, 'a');
            await page.locator('.verdict.wrong').waitFor();
            assert.match(await told(), /single seed/);
        }
        await pressHouse(page, solution);
        await page.locator('.verdict.right').waitFor();
        if (name === 'feed-why') assert.match(await told(), /seed/);
        await page.waitForFunction(() => /^(Next step|Finish)$/.test(document.activeElement.textContent));
        await page.keyboard.press('Enter');
    }
    await page.getByRole('heading', { name: 'Now you know Oware' }).waitFor();
    await page.goto(`${server.url}/lessons`);
    await page.getByText(`All ${file.steps.length} steps done`).waitFor();

    // The other kind of board, by typing: a wrong attempt, then a step.
    await page.goto(`${server.url}/lessons/octilite/1`);
    for (const move of ['22+b', '32+a']) {
        await page.fill('#move-typed', move);
        await page.keyboard.press('Enter');
        await page.locator(move === '32+a' ? '.verdict.right' : '.verdict.wrong').waitFor();
    }
    person.problems = person.problems.filter((one) => !/ERR_INTERNET_DISCONNECTED/.test(one));
    await person.leave();
});

/** The current puzzle, identified by its seeds. */
async function shownPuzzle(page, rows) {
    await page.locator('.board .house.legal').first().waitFor();
    const seeds = await page.evaluate(() =>
        [...document.querySelectorAll('[data-count]')].map((one) => Number(one.textContent || 0)));
    const position = `${seeds.slice(0, 6)}/${seeds.slice(6, 12)} ${seeds[12]} ${seeds[13]} `;
    const row = rows.find((one) => one.startsWith(position));
    assert.ok(row, `no puzzle is ${position}`);
    const [, move, , , , , , , worths] = row.split('\t');
    return { move, worths: worths.split(', ') };
}
const houseOf = (letter) => `[data-house=${letter}].legal`;

test('puzzles: wrong moves are answered, right ones explained, and the streak is stored', async () => {
    const { person, page } = await client('pia', { reducedMotion: 'reduce' });
    const rows = ['easy/oware', 'oware'].flatMap((name) => read(`wari/puzzles/${name}.tsv`).split('\n'));
    await page.goto(`${server.url}/puzzles/oware`);
    const first = await shownPuzzle(page, rows);
    const other = first.worths[1].split(' ')[0];
    await page.locator(houseOf(other)).click();
    await page.locator('.verdict.wrong').waitFor();
    assert.match(await page.locator('.verdict').innerText(), new RegExp(`^Not ${other}: it .* Try another\\.$`));
    await page.locator(houseOf(first.move)).click();
    await page.getByText('Correct.', { exact: true }).waitFor();
    const table = await page.locator('.proven tbody tr').allInnerTexts();
    assert.equal(table.length, first.worths.length);
    assert.match(table[0], new RegExp(`^${first.move}\\s+it wins`));
    for (const row of table.slice(1)) assert.doesNotMatch(row, /it wins/);
    await page.getByText('in a row: 0.').waitFor();

    await page.getByRole('button', { name: 'Next puzzle' }).click();
    await page.getByText('Oware, puzzle 2 of').waitFor();
    const second = await shownPuzzle(page, rows);
    await page.locator(houseOf(second.move)).click();
    await page.getByText('Correct, at the first try.').waitFor();
    await page.getByText('in a row: 1.').waitFor();
    await page.goto(`${server.url}/puzzles`);
    await page.getByText(/^2 of \d+ solved$/).waitFor();

    // Hint and solution appear on request.
    await page.goto(`${server.url}/puzzles/octilite/30`);
    await page.locator('.board').waitFor();
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByText('It is a move of the pod on').waitFor();
    await page.getByRole('button', { name: 'Show the solution' }).click();
    await page.getByRole('heading', { name: 'Solution line' }).waitFor();
    assert.equal(await page.locator('.proven li').count(), 3);

    // Everybody gets the same daily puzzle.
    await page.goto(`${server.url}/puzzles/daily`);
    const today = await page.locator('h1').innerText();
    const { person: another, page: theirs } = await client('quin');
    await theirs.goto(`${server.url}/puzzles/daily`);
    assert.equal(await theirs.locator('h1').innerText(), today);
    await another.leave();
    await person.leave();
});
