// A browser without scripts: games of both families by links and forms, one POST per move.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { seededRng } from '../rng.mjs';
import { Person, launchBrowser } from './browser.mjs';
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

const scriptless = { javaScriptEnabled: false, viewport: { width: 320, height: 700 } };

async function arrive(name) {
    const person = await Person.arrive(browser, server, name, scriptless);
    await person.page.waitForURL('**/plain');
    const form = person.page.locator('form[action="/plain/signup"]');
    await form.getByLabel('Choose a name').fill(name);
    await form.getByLabel('Choose a password').fill(`${name}spass`);
    await form.getByRole('button').click();
    await person.page.getByRole('heading', { name: 'My games' }).waitFor();
    return person;
}

const text = (page) => page.locator('main').innerText();

async function challenge({ page }, game) {
    await page.goto(server.url + '/plain');
    await page.getByLabel('Game', { exact: true }).selectOption(game);
    await page.getByLabel('Against').selectOption('computer-1');
    await page.getByLabel('Who moves first').selectOption('me');
    await page.getByRole('button', { name: 'Challenge' }).click();
    await page.waitForURL(`**/plain/match/${game}/*`);
}

/** Plays on this page until the game is over; returns the number of moves. */
async function play({ page }, game, pliesMax) {
    const roll = seededRng(game.length);
    const url = page.url();
    let posts = 0;
    page.on('request', (request) => {
        posts += request.method() === 'POST';
    });
    for (let moves = 0; moves < pliesMax; ++moves) {
        await eventually(async () => {
            if (/your turn|Won by|Drawn/.test(await text(page))) return true;
            await page.goto(url);
            return false;
        });
        if (!/your turn/.test(await text(page))) return moves;
        const buttons = page.locator('button[name=move]');
        const known = await buttons.count();
        if (known > 0) {
            await buttons.nth(roll(known)).click();
        } else {
            const select = page.locator('select[name=move]');
            await select.selectOption({ index: roll(await select.locator('option').count()) });
            await page.getByRole('button', { name: 'Play' }).click();
        }
        await page.waitForURL(url);
        assert.equal(posts, moves + 1, 'one POST per move');
    }
    return pliesMax;
}

/** Without scripts a browser refuses those that the server announces with the page. */
async function leave(person) {
    person.problems = person.problems.filter((one) => !/\/assets\/.*\.js: csp$/.test(one));
    await person.leave();
}

test('a sowing game is played to its end without scripts', async (t) => {
    const ann = await arrive('ann');
    // Near the end: a whole game proves no more.
    const begun = await (
        await ann.context.request.post(`${server.url}/api/command`, {
            data: { command: 'oware challenge ann computer-1 --first=ann --start="3,0,2,4,1,2/1,0,1,2,1,1 24 6 S"' },
        })
    ).json();
    await ann.page.goto(`${server.url}/plain/match/oware/${begun.match.board}`);
    const moves = await play(ann, 'oware', 100);
    t.diagnostic(`${moves} moves`);
    assert.ok(moves > 1);
    assert.match(await text(ann.page), /Won by|Drawn/);
    await ann.noSidewaysScrolling();
    // Back through the game, link by link.
    for (let back = 0; back < 3; ++back) await ann.page.getByRole('link', { name: 'Previous move' }).click();
    await ann.page.getByRole('link', { name: 'Current position' }).click();
    await leave(ann);
});

test('OctiLite is played without scripts', async (t) => {
    const bob = await arrive('bob');
    await challenge(bob, 'octilite');
    const moves = await play(bob, 'octilite', 4);
    t.diagnostic(`${moves} moves`);
    if (moves === 4) {
        await bob.page.getByText('Draw, takeback, resign').click();
        await bob.page.getByLabel('Action').selectOption('resign');
        await bob.page.getByRole('group').getByRole('button', { name: 'Send' }).click();
    }
    assert.match(await text(bob.page), /Won by|Drawn/);
    await bob.noSidewaysScrolling();
    await leave(bob);
});

test('a letter’s link to the page leads to the same board', async () => {
    const cleo = await Person.arrive(browser, server, 'cleo', scriptless);
    await cleo.page.waitForURL('**/plain');
    await cleo.page.goto(server.url + '/match/oware/1');
    await cleo.page.waitForURL('**/plain/match/oware/1');
    assert.match(await text(cleo.page), /Won by|Drawn/);
    await leave(cleo);
});
