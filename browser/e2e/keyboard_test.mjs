// The page by keyboard and by ear: the focus is never lost, and what happens is said.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Person, launchBrowser, waitForRules } from './browser.mjs';
import { ApiClient, newDataFolder, startServer, removeFolder } from './server.mjs';

let server, browser, ida, jon;
before(async () => {
    server = await startServer(newDataFolder());
    browser = await launchBrowser();
    ida = new ApiClient(server);
    jon = new ApiClient(server);
    await ida.signUp('ida', 'idaspass');
    await jon.signUp('jon', 'jonspass');
});
after(async () => {
    await browser?.close();
    await server.close();
    removeFolder(server.data);
});

/** Somebody without a pointer, at this address; all that the page says is kept in `window.heard`. */
async function listener(name, path, client) {
    const person = client ? await Person.withSession(browser, server, name, client) : await Person.create(browser, server, name);
    const { page } = person;
    await page.addInitScript(() => {
        window.heard = [];
        new MutationObserver(() => {
            const words = document.getElementById('spoken')?.textContent ?? '';
            if (words && words !== window.heard.at(-1)) window.heard.push(words);
        }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    await page.goto(server.url + path);
    await page.locator('main h1').waitFor();
    return { person, page };
}
async function heard(page, words) {
    const wait = page.waitForFunction((fits) => window.heard.some((one) => new RegExp(fits).test(one)), words, { timeout: 15_000 });
    await wait.catch(async () => assert.fail(`not said: ${words}; but ${JSON.stringify(await page.evaluate(() => window.heard))}`));
}
/** Waits until the focus is on what fits; says what has it otherwise. */
async function focusOn(page, selector, words = '') {
    try {
        await page.waitForFunction(
            ([wanted, text]) =>
                document.activeElement.matches(wanted) &&
                (document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent).includes(text),
            [selector, words],
            { timeout: 8000 },
        );
    } catch {
        assert.fail(`${selector} ${words}: the focus is on ${await page.evaluate(() => document.activeElement.outerHTML.slice(0, 300))}`);
    }
}
/** Presses a button as the Enter key does. */
const enter = (page, name, role = 'button') => page.getByRole(role, { name, exact: true }).first().press('Enter');
const yourTurn = (page) => page.waitForFunction(() => document.querySelector('p.state')?.textContent === 'Your turn.');
async function typeMove(page, move) {
    await page.locator('body').press('m');
    await focusOn(page, '#move-typed');
    await page.keyboard.type(move);
    await page.keyboard.press('Enter');
}

test('moves are typed one after the other: the field keeps the focus and what is typed while the computer thinks', async () => {
    const { person, page } = await listener('typist', '/play');
    await waitForRules(page);
    await page.locator('#play-level').fill('3');
    await typeMove(page, 'c');
    await heard(page, '^You sow 4 seeds from c\\.');
    await focusOn(page, '#move-typed');
    await page.keyboard.type('b');
    await page.keyboard.press('Enter');
    await yourTurn(page);
    await focusOn(page, '#move-typed');
    assert.equal(await page.inputValue('#move-typed'), 'b');
    await page.keyboard.press('Enter');
    await heard(page, '^You sow \\d seeds from b');
    await yourTurn(page);
    // Escape leaves the empty field.
    await page.keyboard.press('Escape');
    await focusOn(page, '.board button');
    await person.leave();
});

test('what is taken back is said, and the focus stays in the game; resigning leads to the result', async () => {
    const { person, page } = await listener('undoer', '/play');
    await waitForRules(page);
    await page.locator('[data-house=c].legal').press('Enter');
    await yourTurn(page);
    await enter(page, 'Take back');
    await heard(page, '^Taken back: c and [a-f]\\. Your turn\\.$');
    await focusOn(page, '.board button');
    await page.locator('[data-house=d].legal').press('Enter');
    await heard(page, '^You sow 4 seeds from d\\.');
    await yourTurn(page);
    await enter(page, 'Resign');
    await focusOn(page, 'button', 'Play on');
    await page.getByRole('alert').filter({ hasText: /\?$/ }).waitFor();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await focusOn(page, '#end-title');
    await page.keyboard.press('Tab');
    await focusOn(page, 'button', 'Rematch');
    await person.leave();
});

test('a game that is opened or begun anew has the focus on its name', async () => {
    const { person, page } = await listener('opener', '/play');
    await waitForRules(page);
    await page.locator('[data-house=c].legal').press('Enter');
    await yourTurn(page);
    assert.match(page.url(), /\/play\/\w+$/);
    await focusOn(page, '.board button');
    await enter(page, 'New game', 'link');
    await focusOn(page, 'h1', 'Wari');
    await page.locator('.kept-games a').first().press('Enter');
    await page.waitForURL(/\/play\/\w+$/);
    await focusOn(page, 'h1', 'Wari');
    await person.leave();
});

test('the first move on the front page is said, and the focus stays on its house', async () => {
    const { person, page } = await listener('newcomer', '/');
    const house = page.locator('.house.legal').last();
    const letter = await house.getAttribute('data-house');
    await house.press('Enter');
    await page.waitForURL(/\/play\/\w+$/);
    await focusOn(page, `[data-house="${letter}"]`);
    await yourTurn(page);
    await focusOn(page, `[data-house="${letter}"]`);
    await heard(page, `^You sow \\d seeds from ${letter}`);
    await heard(page, '^Level 1 sows .* Your turn\\.$');
    await person.leave();
});

test('a tile leads to “Stop waiting”, and that back to the tile; both are said', async () => {
    const { person, page } = await listener('waiter', '/', ida);
    const tile = page.getByRole('button', { name: /^10 min \+ 5 s.*Wari/ });
    await tile.press('Enter');
    await focusOn(page, '.own-board button', 'Stop waiting');
    await page.getByRole('status').getByText('You are waiting for a game of Wari').waitFor();
    await page.keyboard.press('Enter');
    await focusOn(page, '[data-tile="wari 10m+5s"]');
    await heard(page, '^You are no longer waiting\\.$');
    await person.leave();
});

test('“Learn from my mistakes” leads to the mistake, and “Stop” back', async () => {
    const begun = await ida.command('wari challenge ida jon --first=ida --start="0,3,0,0,0,0/1,0,0,4,1,17 12 10 S"');
    const { board } = begun.match;
    await ida.command(`wari move ${board} b`);
    await jon.command(`wari move ${board} a`);
    await ida.command(`wari resign ${board}`);
    const { person, page } = await listener('jon', `/analysis/wari/match/${board}`, jon);
    await enter(page, 'Learn from my mistakes');
    await focusOn(page, '#learn-card', 'Mistake 1 of 1');
    await enter(page, 'Stop');
    await focusOn(page, 'button', 'Learn from my mistakes');
    await page.keyboard.press('Enter');
    await focusOn(page, '#learn-card');
    await enter(page, 'Show the answer');
    await focusOn(page, '#learn-card');
    await person.leave();
});

test('a puzzle that is solved by typing leads to the next one, and so does its solution', async () => {
    const { person, page } = await listener('solver', '/puzzles/oware/1');
    await page.locator('.house.legal').first().waitFor();
    await enter(page, 'Show the solution');
    await focusOn(page, 'button', 'Next puzzle');
    const move = await page.locator('.proven tbody th').first().innerText();
    await enter(page, 'Try again');
    await focusOn(page, '.board button');
    await typeMove(page, move);
    await focusOn(page, 'button', 'Next puzzle');
    await person.leave();
});

test('the report says that it begins and its first sentence, not each position', async () => {
    const begun = await ida.command('wari challenge ida jon --first=ida');
    const { board } = begun.match;
    for (const [i, move] of 'c d f a b e d a'.split(' ').entries()) await (i % 2 ? jon : ida).command(`wari move ${board} ${move}`);
    await jon.command(`wari resign ${board}`);
    const { person, page } = await listener('reviewer', `/analysis/wari/match/${board}`);
    await heard(page, '^The report is ready\\. ida won\\.$');
    assert.equal((await page.evaluate(() => window.heard))[0], 'The game is being analyzed.');
    assert.ok((await page.evaluate(() => window.heard)).length <= 4);
    await person.leave();
});

test('keys lead to what can be played, on every board, and say what is on it', async () => {
    const { person, page } = await listener('walker', '/play');
    await waitForRules(page);
    const body = page.locator('body');
    await body.press('b');
    await focusOn(page, '[data-house=a].legal');
    await body.press('.');
    await body.press('.');
    await focusOn(page, '[data-house=c].legal');
    await body.press('f');
    await heard(page, '^The board is turned: Level 3’s side is at the bottom\\.$');
    await page.locator('h1').focus();
    await body.press('b');
    await focusOn(page, '[data-house=c].legal');
    await body.press('ArrowLeft');
    await focusOn(page, '[data-house=d].legal', 'house d');
    await body.press('s');
    const row = 'a 4, b 4, c 4, d 4, e 4, f 4';
    await heard(page, `^You have captured 0\\. Your houses: ${row}\\. Level 3 has captured 0\\. Houses: ${row}\\. Your turn\\.$`);

    // In OctiLite from pod to pod.
    await page.goto(`${server.url}/puzzles/octilite/1`);
    await page.locator('.square.legal').first().waitFor();
    await page.locator('.square:not(.legal)').first().focus();
    await body.press('b');
    await focusOn(page, '.square.legal');
    const first = await page.evaluate(() => document.activeElement.dataset.square);
    await body.press('.');
    await focusOn(page, '.square.legal');
    assert.notEqual(await page.evaluate(() => document.activeElement.dataset.square), first);
    await body.press('s');
    await heard(page, 'Your pods: [1-9]{2} with(out)? .* Prongs to add: \\d+\\.');

    await page.goto(`${server.url}/analysis/wari`);
    await page.locator('.house.legal').first().waitFor();
    await body.press('b');
    await focusOn(page, '.house.legal');
    await body.press('s');
    await heard(page, 'has captured 0');
    await person.leave();
});

test('a capture is told with its houses, and the end with its score; the list of moves is one tab stop', async () => {
    const begun = await ida.command('wari challenge ida jon --first=ida --start="0,0,0,0,0,1/2,0,0,0,0,6 24 15 S"');
    const { board } = begun.match;
    const { person, page } = await listener('ida', `/match/wari/${board}`, ida);
    await waitForRules(page);
    await page.locator('[data-house=f].legal').press('Enter');
    await heard(page, '^You sow 1 seed from f and capture 3 from house a\\.');
    await heard(page, 'You won 27 to 15: ');
    await page.locator('#end-title').focus();
    let stops = 0;
    for (; stops < 12; ++stops) {
        await page.keyboard.press('Tab');
        if (await page.evaluate(() => document.activeElement.matches('.moves .move'))) break;
    }
    assert.ok(stops < 12);
    await page.keyboard.press('Tab');
    assert.equal(await page.evaluate(() => document.activeElement.matches('.moves .move')), false);
    await person.leave();
});

test('the arrow keys go through the list of moves, and whoever resigns is told so', async () => {
    const begun = await ida.command('wari challenge ida jon --first=ida');
    const { board } = begun.match;
    for (const [i, move] of 'c d f a'.split(' ').entries()) await (i % 2 ? jon : ida).command(`wari move ${board} ${move}`);
    const { person, page } = await listener('ida', `/match/wari/${board}`, ida);
    await waitForRules(page);
    await page.locator('.moves .move[tabindex="0"]').focus();
    const at = (move) =>
        page.waitForFunction(
            (words) => document.activeElement.matches('[aria-current=step]') && document.activeElement.firstChild.textContent === words,
            move,
        );
    await at('a');
    await page.keyboard.press('ArrowUp');
    await at('d');
    await page.keyboard.press('ArrowLeft');
    await at('c');
    await page.keyboard.press('End');
    await at('a');
    await enter(page, 'Resign');
    await page.getByRole('group').getByRole('button', { name: 'Resign', exact: true }).press('Enter');
    await heard(page, '^jon won: you resigned\\.$');
    await focusOn(page, '#end-title');
    await person.leave();
});

test('the solution of a puzzle is spoken, and a wrong move in a lesson each time', async () => {
    const { person, page } = await listener('learner', '/puzzles/octilite/1');
    await page.locator('.square.legal').first().waitFor();
    await page.locator('.square.legal').first().press('Enter');
    await page.getByText('Press a to h to add the prong').waitFor();
    await page.keyboard.press('Escape');
    await enter(page, 'Show the solution');
    await heard(page, '^You (add|jump|step) ');
    await page.goto(`${server.url}/lessons/wari/4`);
    const house = page.locator('.house.legal').first();
    await house.press('Enter');
    await heard(page, '.');
    await page.waitForFunction(() => document.querySelector('.verdict').textContent !== '');
    const before = await page.evaluate(() => window.heard.length);
    // Once the seeds are back; until then nothing can be played.
    for (let tries = 0; (await page.evaluate(() => window.heard.length)) === before; ++tries) {
        assert.ok(tries < 20, 'the same wrong move is said again');
        await house.press('Enter');
        await page.waitForTimeout(500);
    }
    await person.leave();
});

test('no house of a lesson tells what to play', async () => {
    const { person, page } = await listener('curious', '/lessons/wari/9');
    await page.locator('.house.legal').first().waitFor();
    for (const house of await page.locator('.house').all()) {
        await house.focus();
        assert.doesNotMatch(await page.locator('p.said').innerText(), /must|feed/);
    }
    await person.leave();
});

test('the search of settings says what it finds, and a group leads to its heading', async () => {
    const { person, page } = await listener('ida', '/settings', ida);
    await page.getByRole('searchbox').fill('password');
    await page
        .getByRole('status')
        .getByText(/^\d+ sections? ha(s|ve) this word\.$/)
        .waitFor();
    await page.getByRole('searchbox').fill('');
    await page.getByRole('link', { name: 'Account', exact: true }).press('Enter');
    await focusOn(page, '#password h2');
    await person.leave();
});

test('arrow keys move in a menu, and the page behind it stays', async () => {
    const { person, page } = await listener('ida', '/settings', ida);
    await page.locator('#addresses').waitFor();
    await page.locator('header').getByRole('button', { name: 'ida' }).press('Enter');
    await page.keyboard.press('ArrowDown');
    await focusOn(page, '#account a', 'Profile');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await focusOn(page, '#account button', 'Log out');
    assert.equal(await page.evaluate(() => scrollY), 0);
    await person.leave();
});
