// A match can be played before the rules (rules.wasm) have loaded.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Person, launchBrowser } from './browser.mjs';
import { ApiClient, newDataFolder, startServer, removeFolder } from './server.mjs';

let server, browser, bob;
before(async () => {
    server = await startServer(newDataFolder());
    browser = await launchBrowser({ motion: true });
    bob = new ApiClient(server);
    await bob.signUp('bob', 'bobspass');
});
after(async () => {
    await browser?.close();
    await server.close();
    removeFolder(server.data);
});

/** A player in a match against bob while the rules are loading; `come` lets them arrive. */
async function atBoard(name, game, played) {
    const person = await Person.member(browser, server, name);
    const { page } = person;
    let come;
    const wanted = new Promise((resolve) => {
        come = resolve;
    });
    await page.route('**/rules*.wasm', async (route) => {
        if (await wanted) await route.continue();
        else await route.abort();
    });
    const { board } = (await bob.command(`${game} challenge bob ${name} --first=${name}`)).match;
    const own = async (command) => (await page.request.post(`${server.url}/api/command`, { data: { command } })).json();
    for (const [i, move] of played.entries()) {
        const words = `${game} move ${board} ${move}`;
        const answer = await (i % 2 ? bob.command(words) : own(words));
        assert.ok(answer.accepted, answer.text);
    }
    await page.goto(`${server.url}/match/${game}/${board}`);
    await page.locator('.board').waitFor();
    return { person, page, board, come };
}

test('a sowing move is possible before the rules have loaded; afterwards moves have descriptions and previews', async () => {
    const { person, page, board, come } = await atBoard('ann', 'wari', ['b', 'd']);
    await page.locator('.house.legal').first().waitFor();
    assert.equal(await page.locator('.moves').count(), 0);
    await page.locator('[data-house="a"]').first().click();
    await page.locator('p.state').getByText('bob to move').waitFor();
    await bob.command(`wari move ${board} c`);
    await page.locator('p.state').getByText('your turn').waitFor();
    const pointed = page.locator('.house.legal').last();
    await pointed.focus();
    come(true);
    await page.locator('.preview-layer').waitFor();
    await page.locator('.moves button').nth(3).waitFor();
    assert.deepEqual(await page.locator('.moves button').allInnerTexts(), ['b', 'd', 'a', 'c']);
    assert.ok(await pointed.evaluate((house) => house === document.activeElement), 'the keyboard focus stays');
    await person.leave();
});

test('an OctiLite move is made click by click before the rules have loaded', async () => {
    const { person, page, come } = await atBoard('cid', 'octilite', []);
    await page.locator('.square.legal').first().click();
    await page.locator('button[data-choice]').first().click();
    await page.locator('p.state').getByText('bob to move').waitFor();
    come(true);
    await page.locator('.moves button').first().waitFor();
    await person.leave();
});

test('if the rules cannot be loaded the page says so, and the match can still be played', async () => {
    const { person, page, come } = await atBoard('dan', 'wari', []);
    come(false);
    await page.getByRole('alert').getByText('The rules could not be loaded').waitFor();
    await page.fill('#move-typed', 'c');
    await page.keyboard.press('Enter');
    await page.locator('p.state').getByText('bob to move').waitFor();
    person.problems = person.problems.filter((trouble) => !/rules.*wasm|ERR_FAILED/.test(trouble));
    await person.leave();
});
