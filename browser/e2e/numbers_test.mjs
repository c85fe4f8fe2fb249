// House numbers depend on the reader: both players have 1 to 6 in front of them and 12 to 7 opposite; spectators see
// First below. In the terminal, by mail and on the page; letters are stored.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { after, before, test } from 'node:test';
import { Person, beginLocalGame, goTo, launchBrowser, waitForRules } from './browser.mjs';
import { ApiClient, binary, deliveredMails, eventually, sendByLmtp, newDataFolder, startServer, removeFolder } from './server.mjs';
import { blockValue, readLetter, reply } from './mailbox.mjs';

const above = ['12', '11', '10', '9', '8', '7'];
const below = ['1', '2', '3', '4', '5', '6'];

let server, browser, ann, bob;
before(async () => {
    server = await startServer(newDataFolder());
    browser = await launchBrowser();
    ann = new ApiClient(server);
    bob = new ApiClient(server);
    for (const [client, name] of [
        [ann, 'ann'],
        [bob, 'bob'],
    ]) {
        await client.signUp(name, `${name}spass`, `${name}@example.org`);
        const asked = (await client.get('/api/letters'))[0].subject;
        await client.post('/api/confirm', { token: asked.split(' ')[1] });
    }
});
after(async () => {
    await browser?.close();
    await server.close();
    removeFolder(server.data);
});

/** The two rows of house numbers of every board in a text. */
const rowsOf = (text) =>
    text
        .split(/\r?\n/)
        .filter((line) => /^[> ]*(\d+ +){5}\d+ *$/.test(line))
        .map((line) => line.match(/\d+/g));

/** The output of a program in its own terminal for these input lines. */
async function atTerminal(words, lines) {
    const child = spawn('script', ['--quiet', '--flush', '--command', [binary, ...words].join(' '), '/dev/null']);
    let seen = '';
    child.stdout.on('data', (bytes) => {
        seen += bytes;
    });
    const ended = new Promise((resolve) => child.on('exit', resolve));
    let from = 0;
    for (const [question, typed] of lines) {
        await eventually(() => seen.indexOf(question, from) >= 0);
        from = seen.length;
        child.stdin.write(typed + '\r');
    }
    await ended;
    return seen.replaceAll('\r', '');
}

/** Starts a match in which ann is First and plays c; returns the board number. */
async function begun() {
    const { accepted, text, match } = await ann.command('wari-24 challenge ann bob --first=ann');
    assert.ok(accepted, text);
    assert.ok((await ann.command(`wari-24 move ${match.board} 3`)).accepted);
    return match.board;
}

test('in the terminal Second has 1 to 6 below, plays 3 and is refused 9', { timeout: 60_000 }, async () => {
    const seen = await atTerminal(
        ['play', 'wari-24', '--level', '1', '--seed', '7'],
        [
            ['go first?', 'n'],
            ['Your move?', '9'],
            ['Your move?', '3'],
            ['Your move?', 'moves'],
            ['Your move?', 'quit'],
        ],
    );
    const rows = rowsOf(seen);
    assert.ok(rows.length >= 4);
    rows.forEach((row, i) => assert.deepEqual(row, i % 2 === 0 ? above : below));
    assert.match(seen, /Computer  captured 0\n +12[^]*1     2     3     4     5     6\nYou  captured 0/);
    assert.match(seen, /House 9 is your opponent's: yours are 1 to 6 \(or a to f\)/);
    assert.match(seen, /You sow \d+ seeds? from 3[. ]/);
    assert.match(seen, /Computer sows \d+ seeds? from (7|8|9|1[0-2])[. ]/);
    assert.match(seen, /So far:\n.*\n +1\. +(7|8|9|1[0-2]) +3\n/);
});

test('each player gets the board in their own numbers, and the reply 3 plays their own c', async () => {
    const board = await begun();
    const letter = (name, ply) =>
        eventually(() =>
            deliveredMails(server, `${name}@example.org`)
                .map(readLetter)
                .find((one) => blockValue(one, 'board') === String(board) && blockValue(one, 'ply') === String(ply)),
        );
    const bobs = await letter('bob', 1);
    assert.deepEqual(rowsOf(bobs.text.split('\n\n-- ')[0]), [above, below]);
    assert.match(bobs.text, /^ann sows 4 seeds from 9\. It is your turn\./m);
    assert.match(bobs.text, /reply with just one of these: 1 2 3 4 5 6\n/);
    assert.match(bobs.text, / 1\. +9 +\?\n/);
    assert.equal(blockValue(bobs, 'moves'), 'c');
    assert.equal(blockValue(bobs, 'legal'), 'a b c d e f');
    assert.deepEqual(
        bobs.html.match(/<th scope="col"[^>]*>\d+/g).map((one) => one.match(/\d+$/)[0]),
        [...above, ...below],
    );

    await sendByLmtp(server, reply(bobs, 'bob@example.org', '9'));
    await eventually(() =>
        deliveredMails(server, 'bob@example.org')
            .map(readLetter)
            .some(({ text }) => text.replace(/\s+/g, ' ').includes("House 9 is your opponent's")),
    );
    assert.equal((await bob.get(`/api/match/wari-24/${board}`)).moves.length, 1);
    await sendByLmtp(server, reply(bobs, 'bob@example.org', '3'));
    const anns = await letter('ann', 2);
    assert.deepEqual(rowsOf(anns.text), [above, below]);
    assert.match(anns.text, /^bob sows 4 seeds from 9\./m);
    assert.match(anns.text, / 1\. +3 +9\n/);
    assert.equal(blockValue(anns, 'moves'), 'c c');
});

test('a move sheet is filled in with the numbers of its letter', async () => {
    const board = await begun();
    const bobs = await eventually(() =>
        deliveredMails(server, 'bob@example.org')
            .map(readLetter)
            .find((one) => blockValue(one, 'board') === String(board) && blockValue(one, 'ply') === '1'),
    );
    const answer = reply(bobs, 'bob@example.org', '').replace(/^> ( +1\. +9 +)\?$/m, '> $16');
    await sendByLmtp(server, answer);
    await eventually(async () => (await bob.get(`/api/match/wari-24/${board}`)).moves[1]?.text === 'f');
});

test('commands use the numbers of the player who sends them', async () => {
    const board = await begun();
    const refused = await bob.command(`wari-24 move ${board} 9`);
    assert.match(refused.text, /House 9 is your opponent's: yours are 1 to 6/);
    const plan = await ann.command(`wari-24 queue ${board} if 9 then 1`);
    assert.ok(plan.accepted, plan.text);
    assert.match(plan.text, /if 9 then 1\n/);
    assert.match((await ann.command(`wari-24 preview ${board} 9`)).text, /bob sows 4 seeds from 9\./);
    assert.match((await bob.command(`wari-24 preview ${board} 3 7`)).text, /ann sows 5 seeds from 7\./);
    await bob.command(`wari-24 move ${board} 3`);
    const { moves } = await ann.get(`/api/match/wari-24/${board}`);
    assert.deepEqual(
        moves.map(({ text }) => text),
        ['c', 'c', 'a'],
    );
    assert.match((await bob.command(`wari-24 show ${board}`)).text, /Move 3: ann sows 5 seeds from 7\.[^]* 1\. +9 +3\n +2\. +7 +\?/);
    const watched = await new ApiClient(server).command(`wari-24 show ${board}`);
    assert.match(watched.text, /bob  captured 0[^]*ann  captured 0[^]* 1\. +3 +9\n +2\. +1 +\?/);
});

/** The names and owners of the rows on the board, as displayed and as labels. */
const houses = (page) =>
    page.locator('.house').evaluateAll((all) => {
        const places = all.map((one) => ({
            name: one.dataset.house,
            label: one.getAttribute('aria-label'),
            ...one.getBoundingClientRect().toJSON(),
        }));
        const rows = Object.groupBy(places, (one) => (one.top > Math.min(...places.map(({ top }) => top)) + 20 ? 'below' : 'above'));
        return Object.fromEntries(Object.entries(rows).map(([row, cells]) => [row, cells.sort((a, b) => a.left - b.left)]));
    });

test('on the page both players have 1 to 6 below, in labels, sentences and move list; spectators see First below', async () => {
    const board = await begun();
    // Bob reads the board and then plays; eve watches after that.
    for (const [name, plays, told, list] of [
        ['ann', ann, 'You sow 4 seeds from 3.', ['3']],
        ['bob', bob, 'ann sows 4 seeds from 9.', ['9']],
        ['eve', null, 'bob sows 4 seeds from 9.', ['3', '9']],
    ]) {
        const person = await Person.returning(browser, server, name, plays);
        const { page } = person;
        await goTo(page, `${server.url}/match/wari-24/${board}`);
        await waitForRules(page);
        const rows = await houses(page);
        assert.deepEqual(
            rows.above.map((one) => one.name),
            above,
            name,
        );
        assert.deepEqual(
            rows.below.map((one) => one.name),
            below,
            name,
        );
        assert.match(rows.below[2].label, plays ? /^house 3, / : /^ann’s house 3, /);
        assert.equal(await page.locator('p.told').innerText(), told);
        assert.deepEqual(await page.locator('.moves button').allInnerTexts(), list);
        assert.equal(await page.getByRole('button', { name: 'Flip board' }).count(), 0);
        if (process.env.POSTHOUSE_PICTURES) await page.screenshot({ path: `${process.env.POSTHOUSE_PICTURES}/numbers-${name}.png` });
        if (name === 'bob') {
            await page.fill('#move-typed', '9');
            await page.keyboard.press('Enter');
            await page.getByText("House 9 is your opponent's: yours are 1 to 6").waitFor();
            await page.locator('[data-house="3"].legal').hover();
            await page.getByText('The last seed would fall into ann’s house 7').waitFor();
            await page.fill('#move-typed', '3');
            await page.keyboard.press('Enter');
            await page.locator('p.told', { hasText: 'You sow 4 seeds from 3.' }).waitFor();
        }
        await person.leave();
    }
    assert.deepEqual(
        (await bob.get(`/api/match/wari-24/${board}`)).moves.map(({ text }) => text),
        ['c', 'c'],
    );
});

test('offline, Second has their own numbers, also in hints', async () => {
    const person = await Person.returning(browser, server, 'eve');
    const { page } = person;
    await goTo(page, `${server.url}/play`);
    await beginLocalGame(page, { game: 'wari-24', choose: (sheet) => sheet.getByLabel('The computer', { exact: true }).check() });
    await page.locator('.moves button.move').waitFor();
    await page.locator('.board .house.legal').first().waitFor();
    const rows = await houses(page);
    assert.deepEqual(
        rows.above.map((one) => one.name),
        above,
    );
    assert.deepEqual(
        rows.below.map((one) => one.name),
        below,
    );
    assert.match(await page.locator('.moves button').first().innerText(), /^(7|8|9|1[0-2])$/);
    await page.getByRole('button', { name: 'Suggest a move' }).click();
    const best = (await page.locator('.advice').innerText()).match(/^I would play ([1-6])\./)?.[1];
    assert.equal(await page.evaluate(() => document.activeElement.dataset.house), best);
    await person.leave();
});

test('a match is analyzed in its player’s numbers, also without scripts', async () => {
    const board = await begun();
    await bob.command(`wari-24 move ${board} 3`);
    await ann.command(`wari-24 resign ${board}`);
    const person = await Person.returning(browser, server, 'bob', bob);
    const { page } = person;
    await goTo(page, `${server.url}/analysis/wari-24/match/${board}`);
    await page.locator('.analysis .board .house').first().waitFor();
    assert.deepEqual(
        (await houses(page)).below.map((one) => one.name),
        below,
    );
    assert.match(await page.locator('p.told').innerText(), /You sow 4 seeds from 3\./);
    assert.deepEqual(await page.locator('.move-tree button.move').allInnerTexts(), ['9', '3']);
    if (process.env.POSTHOUSE_PICTURES) await page.screenshot({ path: `${process.env.POSTHOUSE_PICTURES}/numbers-analysis.png` });
    await page.goto(`${server.url}/plain/match/wari-24/${board}`);
    assert.deepEqual(await page.locator('table th[scope=col]').allInnerTexts(), [...above, ...below]);
    assert.deepEqual(await page.locator('ol li').allInnerTexts(), ['9: ann sows 4 seeds from 9.', '3: You sow 4 seeds from 3.']);
    await person.leave();
});
