// The page in a browser: two people sign up and play a game to its end, by clicking and by keyboard.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Person, drawn, goTo, launchBrowser, waitForRules } from './browser.mjs';
import { ApiClient, newDataFolder, startServer, removeFolder } from './server.mjs';

/** Near the end: a whole game proves no more of the page. */
const fewSeeds = '1,1,0,0,2,0/0,1,2,1,0,1 23 16 S';

let server, browser, dorasClient, emilsClient;
before(async () => {
    server = await startServer(newDataFolder());
    browser = await launchBrowser();
    [dorasClient, emilsClient] = [new ApiClient(server), new ApiClient(server)];
    await dorasClient.signUp('dora', 'doraspass');
    await emilsClient.signUp('emil', 'emilspass');
});
after(async () => {
    await browser?.close();
    await server.close();
    removeFolder(server.data);
});

const narrow = { viewport: { width: 360, height: 780 } };

test('two people sign up and play a game to its end, one by clicking, one by keyboard', async (t) => {
    const ann = await Person.create(browser, server, 'ann');
    const bob = await Person.create(browser, server, 'bob', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
    await ann.signUp();
    await bob.signUp();
    await ann.challenge('wari', 'bob', 'I do', fewSeeds);
    await goTo(bob.page, ann.page.url());
    let plies = 0;
    for (; plies < 100; ++plies) {
        const mover = plies % 2 === 0 ? ann : bob;
        if (await mover.turnOrEnd()) break;
        if (mover === ann) {
            const houses = ann.page.locator('.house.legal');
            await houses.nth(plies % (await houses.count())).click();
        } else {
            // Typing the letter from the list of legal moves, then Enter.
            await bob.page.focus('#move-typed');
            const moves = await bob.page.locator('#move-legal option').evaluateAll((all) => all.map((one) => one.value));
            await bob.page.keyboard.type(moves[plies % moves.length]);
            await bob.page.keyboard.press('Enter');
        }
        await mover.page.waitForFunction(() => !/your turn/i.test(document.querySelector('p.state').textContent));
    }
    t.diagnostic(`${plies} plies`);
    assert.ok(plies > 4 && plies < 100);
    assert.equal(await ann.turnOrEnd(), true);
    assert.equal(await bob.turnOrEnd(), true);
    assert.match(await ann.state(), /won|draw/i);
    await bob.noSidewaysScrolling();
    await ann.leave();
    await bob.leave();
});

test('a finished game can be replayed', async () => {
    const cleo = await Person.create(browser, server, 'cleo');
    await cleo.page.goto(server.url + '/match/wari/1');
    await waitForRules(cleo.page);
    const told = () => cleo.page.locator('p.told').innerText();
    const end = await told();
    await cleo.page
        .getByRole('button', { name: /first|beginning/i })
        .first()
        .click();
    assert.match(await told(), /The beginning/);
    await cleo.page.keyboard.press('ArrowRight');
    assert.match(await told(), /After 1 of/);
    await cleo.page
        .getByRole('button', { name: /last|end|latest/i })
        .first()
        .click();
    assert.equal(await told(), end);
    await cleo.leave();
});

test('the computer responds automatically on both kinds of boards', async () => {
    const dora = await Person.returning(browser, server, 'dora', dorasClient, narrow);
    for (const game of ['super-wari', 'octilite']) {
        await dora.challenge(game, 'computer-1', 'I do');
        await dora.turnOrEnd();
        await dora.page.focus('#move-typed');
        const first = await dora.page.locator('#move-legal option').first().getAttribute('value');
        await dora.page.fill('#move-typed', first);
        await dora.page.keyboard.press('Enter');
        await dora.page.waitForFunction(() => document.querySelectorAll('.move-strip .move-step').length > 0);
        await dora.page.waitForFunction(() => /Level 1/.test(document.querySelector('p.told').textContent));
        assert.equal(await dora.turnOrEnd(), false);
        await dora.noSidewaysScrolling();
    }
    await dora.leave();
});

test('a player without a mailbox can read every letter on the page', async () => {
    const emil = await Person.returning(browser, server, 'emil', emilsClient);
    const fay = new ApiClient(server);
    await fay.signUp('fay', 'fayspass');
    assert.ok((await fay.command('oware challenge fay emil --first=emil')).accepted);
    await goTo(emil.page, `${server.url}/letters`);
    await emil.page
        .getByText(/^Oware with \w+ · board 1$/)
        .first()
        .click();
    await emil.page.getByText('A match begins: oware board 1, emil against fay.').waitFor();
    await emil.leave();
});

test('the page lists every command, and its box accepts text below the command', async () => {
    const dora = await Person.returning(browser, server, 'dora', dorasClient, narrow);
    await goTo(dora.page, `${server.url}/commands`);
    await dora.page.fill('#command-words', 'multiple');
    await dora.page.getByText('More lines').click();
    await dora.page.fill('#command-beneath', 'list\nwari standings');
    await dora.page.keyboard.press('Tab');
    await dora.page.getByRole('button', { name: 'Run', exact: true }).press('Enter');
    await dora.page.getByText('> wari standings').waitFor();
    await dora.page.getByText('GAME queue').waitFor();
    const rows = await (await fetch(`${server.url}/api/commands`)).json();
    assert.equal(await dora.page.locator('.commands dt').count(), rows.length);
    await dora.noSidewaysScrolling();
    await dora.leave();
});

test('moves are made on each kind of board by keyboard', async () => {
    const emil = await Person.returning(browser, server, 'emil', emilsClient);
    const { page } = emil;
    const inFocus = () => page.evaluate(() => document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent);
    const press = async (...keys) => {
        for (const key of keys) await page.keyboard.press(key);
    };
    const tabUntil = async (fits) => {
        for (let tabs = 0; tabs < 40; ++tabs) {
            await press('Tab');
            if (fits(await inFocus())) return;
        }
        assert.fail('Tab never comes there');
    };
    const moved = (words) =>
        page.waitForFunction(
            (told) => [...document.querySelectorAll('.sheet button, .sheet td')].some((cell) => cell.textContent.trim() === told),
            words,
        );

    await emil.challenge('wari', 'computer-1', 'I do');
    await emil.turnOrEnd();
    await tabUntil((label) => /^house a/.test(label));
    await press('ArrowRight', 'ArrowRight');
    assert.match(await inFocus(), /^house c, 4 seeds/);
    await press('Enter');
    await moved('c');

    await emil.challenge('octilite', 'computer-1', 'I do');
    await emil.turnOrEnd();
    await tabUntil((label) => /^22, your pod/.test(label));
    await press('Enter');
    await tabUntil((label) => /^\+?b\b|prong b|north-east/i.test(label));
    await press('Enter');
    await moved('22+b');
    await emil.leave();
});

test('near the end of a finished game the page itself shows what each move would have led to', async () => {
    const ida = new ApiClient(server),
        jon = new ApiClient(server);
    await ida.signUp('ida', 'idaspass');
    await jon.signUp('jon', 'jonspass');
    const begun = await ida.command('oware challenge ida jon --first=ida --start="0,1,0,0,2,0/1,0,0,1,0,1 20 22 S"');
    assert.ok(begun.accepted, begun.text);
    const board = begun.match.board;
    assert.ok((await ida.command(`oware move ${board} e`)).accepted);

    const kim = await Person.create(browser, server, 'kim', { viewport: { width: 390, height: 844 } });
    const fetched = [];
    kim.page.on('request', (request) => fetched.push(request.url()));
    await kim.page.goto(`${server.url}/match/oware/${board}`);
    await waitForRules(kim.page);
    // While the match runs, nothing is shown or loaded for it.
    assert.equal(await kim.page.locator('.proven').count(), 0);
    assert.ok((await jon.command(`oware resign ${board}`)).accepted);
    await kim.page.locator('.proven td').first().waitFor();
    assert.ok(fetched.some((url) => /endings-.*\.wasm$/.test(url)));
    assert.match(await kim.page.locator('.proven').innerText(), /Proven: ida wins, 26 to 22\./);
    await kim.page.keyboard.press('Home');
    await kim.page.waitForFunction(() => document.querySelectorAll('.proven tbody tr').length === 2);
    assert.match(await kim.page.locator('.proven tbody').innerText(), /proven: ida/);
    await kim.noSidewaysScrolling();
    await kim.leave();
});

test('the page has letters of its own, which are small, come after the board, and move nothing', async () => {
    const person = await Person.create(browser, server, 'a reader');
    const { page } = person;
    await page.addInitScript(() => {
        window.moved = 0;
        new PerformanceObserver((list) => {
            for (const { value, startTime } of list.getEntries()) if (startTime > window.readyAt) window.moved += value;
        }).observe({ type: 'layout-shift', buffered: true });
    });
    const sizes = [];
    page.on('response', async (answer) => {
        if (answer.url().endsWith('.woff2')) sizes.push((await answer.body()).length);
    });
    await page.goto(`${server.url}/help`);
    await page.locator('h1').waitFor();
    await page.evaluate(() => {
        window.readyAt = performance.now();
    });
    await page.waitForFunction(() =>
        ['400 16px "Posthouse Sans"', '700 16px "Posthouse Serif"'].every(
            (font) => document.fonts.size > 8 && document.fonts.check(font) && [...document.fonts].some((one) => one.status === 'loaded'),
        ),
    );
    await drawn(page);
    const fonts = await page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`));
    assert.ok(fonts.includes('Posthouse Serif loaded') && fonts.includes('Posthouse Sans loaded'), fonts.join(', '));
    assert.ok(sizes.length >= 2 && sizes.reduce((sum, size) => sum + size, 0) < 60_000, `${sizes}`);
    assert.ok((await page.evaluate(() => window.moved)) < 0.02);
    await person.leave();
});
