// Lessons and puzzles with and without a connection, by keyboard.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { Person, goTo, launchBrowser } from './browser.mjs';
import { eventually, newDataFolder, startServer, removeFolder } from './server.mjs';

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

/** A visitor at this address; `options.serviceWorkers`: 'allow' if their browser shall cache the page. */
async function client(name, path, options) {
    const person = await Person.create(browser, server, name, options);
    await person.page.goto(server.url + path);
    return { person, page: person.page };
}
const caching = { serviceWorkers: 'allow' };
/** Waits until the service worker has cached all files. */
const kept = (page) =>
    page.evaluate(async () => {
        await navigator.serviceWorker.ready;
    });

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
    const { person, page } = await client('olu', '/lessons', caching);
    await kept(page);
    await person.context.setOffline(true);
    await page.reload();
    await page.locator('.lesson-path li.next').first().waitFor();
    await page.getByText('0 of 7 lessons done').waitFor();
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
    await goTo(page, `${server.url}/lessons`);
    await page.getByText('1 of 7 lessons done').waitFor();
    // What is done has a sign and a word; the next lesson has the page's one filled button.
    const done = page.locator('.lesson-path li.done');
    assert.match(await done.innerText(), /^Oware[^]*Done[^]*Repeat$/);
    assert.equal(await done.locator('svg').count(), 1);
    assert.equal(await page.locator('#main .button.main').innerText(), 'Begin');
    assert.equal(await page.locator('#main .button.main').getAttribute('aria-label'), 'The lesson for Wari');

    // The other kind of board, by typing: a wrong attempt, then a step.
    await goTo(page, `${server.url}/lessons/octilite/1`);
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
    const seeds = await page.evaluate(() => [...document.querySelectorAll('[data-count]')].map((one) => Number(one.textContent || 0)));
    const position = `${seeds.slice(0, 6)}/${seeds.slice(6, 12)} ${seeds[12]} ${seeds[13]} `;
    const row = rows.find((one) => one.startsWith(position));
    assert.ok(row, `no puzzle is ${position}`);
    const [from, move, , , , , , , worths] = row.split('\t');
    return { from, move, worths: worths.split(', ') };
}
const houseOf = (letter) => `[data-house=${letter}].legal`;
const owarePuzzles = ['easy/oware', 'oware'].flatMap((name) => read(`wari/puzzles/${name}.tsv`).split('\n'));
/** A figure of the list of puzzles. */
const figure = (page, name) => page.locator('.figures > div', { hasText: name }).locator('dd').innerText();

test('puzzles: wrong moves are answered, and right ones explained', async () => {
    const { person, page } = await client('pia', '/puzzles/oware');
    const first = await shownPuzzle(page, owarePuzzles);
    const other = first.worths[1].split(' ')[0];
    await page.locator(houseOf(other)).click();
    await page.locator('.verdict.wrong').waitFor();
    assert.match(await page.locator('.verdict').innerText(), new RegExp(`^Not ${other}: it `));
    await page.locator('.verdict', { hasText: /Your opponent answers [a-f]\./ }).waitFor();
    assert.equal(await page.locator('.house.legal').count(), 0, 'the refutation is shown, no position to solve');
    await page.getByRole('button', { name: 'Try again' }).click();
    const standing = () => page.locator('.puzzle-standing').innerText();
    assert.equal(await standing(), '', 'a stranger is not told a rating');
    await page.locator(houseOf(first.move)).click();
    await page.locator('.verdict', { hasText: /^Correct\. It .*\.$/ }).waitFor();
    assert.equal(await standing(), '1 day in a row');
    const table = await page.locator('.proven tbody tr').allInnerTexts();
    assert.equal(table.length, first.worths.length);
    assert.match(table[0], new RegExp(`^${first.move}\\s+it wins`));
    for (const row of table.slice(1)) assert.doesNotMatch(row, /it wins/);

    await page.getByRole('button', { name: 'Next puzzle' }).click();
    await page.getByText('Oware, puzzle 2 of').waitFor();
    const second = await shownPuzzle(page, owarePuzzles);
    await page.locator(houseOf(second.move)).click();
    await page.getByText('Correct, at the first try.').waitFor();
    await page.getByRole('link', { name: 'All puzzles' }).click();
    assert.equal(await figure(page, 'Solved'), '2 of 2');
    assert.equal(await figure(page, 'Days in a row'), '1');
    await page
        .locator('.puzzle-list li', { hasText: 'Oware' })
        .getByText(/^2 of \d+ solved$/)
        .waitFor();

    // Hint and solution appear on request.
    await goTo(page, `${server.url}/puzzles/octilite/30`);
    await page.locator('.board').waitFor();
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByText('It is a move of the pod on').waitFor();
    await page.getByRole('button', { name: 'Show the solution' }).click();
    await page.getByRole('heading', { name: 'Solution line' }).waitFor();
    assert.equal(await page.locator('.proven li').count(), 3);
    await person.leave();
});

test('puzzles by theme, near the rating, and of the day', async () => {
    const { person, page } = await client('quin', '/puzzles');
    await page.getByRole('link', { name: 'Defense' }).click();
    await page.getByRole('heading', { name: /^Defense: / }).waitFor();
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByText(/Themes: .*Defense/).waitFor();
    // The next one is near the rating, which has fallen with that try, but easier while that is a guess.
    await page.getByRole('link', { name: 'All puzzles' }).click();
    const rating = parseInt(await figure(page, 'Puzzle rating'), 10);
    await page.locator('#main').getByRole('link', { name: 'Next puzzle' }).click();
    const rated = await page.getByText('The puzzle is rated').innerText();
    assert.ok(Math.abs(Number(rated.match(/\d+/)[0]) - (rating - 300)) <= 100, `${rated} for ${rating}`);

    // Everybody gets the same daily puzzle; that of a date stays. The server has the same one
    // (games/puzzles_test.cpp).
    await goTo(page, `${server.url}/puzzles/daily`);
    const today = await page.locator('h1').innerText();
    const { person: another, page: theirs } = await client('rose', '/puzzles/daily');
    assert.equal(await theirs.locator('h1').innerText(), today);
    await another.leave();
    await goTo(page, `${server.url}/puzzles/daily/2026-11-25`);
    await page.getByRole('heading', { name: 'The puzzle of the day: Wari' }).waitFor();
    const wari = ['easy/wari', 'wari'].flatMap((name) => read(`wari/puzzles/${name}.tsv`).split('\n'));
    assert.equal((await shownPuzzle(page, wari)).from, '1,2,0,1,0,0/1,1,0,0,1,0 18 23 S');
    await person.leave();
});

test('what a stranger has learned goes to the account, and counts once', async () => {
    const { person, page } = await client('stella', '/puzzles/oware/20', caching);
    await kept(page);
    await page.locator(houseOf((await shownPuzzle(page, owarePuzzles)).move)).click();
    await page.getByText('Correct, at the first try.').waitFor();
    await goTo(page, `${server.url}/lessons/oware/1`);
    await page.locator('.board .house.legal').first().click();
    await page.locator('.verdict.right').waitFor();
    await goTo(page, `${server.url}/puzzles`);
    const rating = await figure(page, 'Puzzle rating');
    assert.match(rating, /^1[5-9]\d\d\?$/);

    await person.signUp();
    const own = async (path) => (await person.context.request.get(`${server.url}${path}`)).json();
    await eventually(async () => (await own('/api/puzzles')).tried === 1);
    await goTo(page, `${server.url}/puzzles`);
    await page.getByText('What you do is kept in your account.').waitFor();
    await page.locator('.puzzle-list li', { hasText: 'Oware' }).getByText('1 of 65 solved').waitFor();
    assert.equal(await figure(page, 'Puzzle rating'), rating, 'the server rates as the page does');
    assert.equal((await own('/api/puzzles')).tried, 1);
    const requests = [];
    page.on('request', (one) => {
        if (/api\/(puzzles|lessons)$/.test(one.url())) requests.push(one.method());
    });
    await page.goto(`${server.url}/lessons`);
    await page.getByText('1 of 11 steps done').waitFor();
    assert.deepEqual((await own('/api/lessons')).steps, [{ game: 'oware', step: 'sow' }]);

    // Without a connection a try is kept, and sent later.
    await goTo(page, `${server.url}/puzzles/oware/21`);
    const { move } = await shownPuzzle(page, owarePuzzles);
    assert.ok(!requests.includes('POST'), 'nothing is left to send');
    await person.context.setOffline(true);
    await page.locator(houseOf(move)).click();
    await page.getByText('Correct, at the first try.').waitFor();
    assert.equal((await own('/api/puzzles')).tried, 1);
    await person.context.setOffline(false);
    await page.getByText(/\(\+\d+\)/).waitFor();
    const told = await own('/api/puzzles');
    assert.equal(told.tried, 2);
    assert.equal(told.solved, 2);
    await goTo(page, `${server.url}/player/stella`);
    await page.getByText(/^Puzzle rating \d+\?, 2 of 2 solved\./).waitFor();
    person.problems = person.problems.filter((one) => !/ERR_INTERNET_DISCONNECTED/.test(one));

    // Somebody else at this browser begins anew.
    await person.logOut();
    await page.goto(`${server.url}/puzzles`);
    assert.equal(await figure(page, 'Puzzle rating'), '1500?');
    await person.leave();
});

test('what an earlier version kept of puzzles goes on', async () => {
    const { person, page } = await client('una', '/help');
    const [one, two] = owarePuzzles.filter((row) => /^\d/.test(row)).map((row) => row.split('\t')[0]);
    await page.evaluate((solved) => localStorage.setItem('posthouse.puzzles', JSON.stringify({ solved, streak: 1 })), {
        [`oware ${one}`]: 1,
        [`oware ${two}`]: 0,
        'oware gone': 1,
    });
    await page.goto(`${server.url}/puzzles`);
    await page.locator('.puzzle-list li', { hasText: 'Oware' }).getByText('2 of 65 solved').waitFor();
    assert.equal(await figure(page, 'Solved'), '2 of 2');
    assert.equal(await page.evaluate(() => localStorage.getItem('posthouse.puzzles')), null);
    await person.leave();
});

test('on a phone nothing covers the board of a lesson', async () => {
    const person = await Person.create(browser, server, 'tom', { viewport: { width: 390, height: 844 }, hasTouch: true });
    const { page } = person;
    for (const game of ['oware', 'super-wari', 'octilite']) {
        await goTo(page, `${server.url}/lessons/${game}/1`);
        const board = await page.locator('.board').first().boundingBox();
        assert.ok(board.y + board.height <= 844, `${game}: the board ends at ${board.y + board.height}`);
        assert.equal(await page.locator('.tab-bar').count(), 0);
    }
    await page.getByRole('link', { name: 'All lessons' }).click();
    await page.locator('.tab-bar').waitFor();
    await person.leave();
});
