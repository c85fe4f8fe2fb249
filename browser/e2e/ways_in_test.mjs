// How many clicks it takes to play: the first move, a live opponent. Each test begins where a person would, and counts the
// clicks that the pages get.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Person, launchBrowser } from './browser.mjs';
import { ApiClient, newDataFolder, startServer, removeFolder } from './server.mjs';

let server, browser, cid;
before(async () => {
    server = await startServer(newDataFolder());
    browser = await launchBrowser();
    cid = new ApiClient(server);
    await cid.signUp('cid', 'cidspass');
});
after(async () => {
    await browser?.close();
    await server.close();
    removeFolder(server.data);
});

/** Counts this person's clicks on all pages in `person.clicks`, wherever a test clicks. */
async function counted(person) {
    person.clicks = 0;
    await person.context.exposeBinding('countClick', () => {
        ++person.clicks;
    });
    await person.context.addInitScript(() => addEventListener('pointerdown', (event) => event.isTrusted && window.countClick(), true));
    return person;
}
const atMost = (person, clicks) =>
    assert.ok(person.clicks > 0 && person.clicks <= clicks, `${person.name} has clicked ${person.clicks} times`);
const atFindAnOpponent = async (name) => {
    const person = await counted(await Person.member(browser, server, name));
    await person.page.goto(`${server.url}/lobby`);
    await person.page.getByRole('heading', { name: 'Find an opponent' }).waitFor();
    return person;
};

for (const [device, options] of [
    ['desk', {}],
    ['phone', { viewport: { width: 390, height: 844 }, hasTouch: true }],
]) {
    test(`a stranger’s first move takes one click, on a ${device}`, async () => {
        const stranger = await counted(await Person.create(browser, server, 'stranger', options));
        const { page } = stranger;
        await page.goto(server.url);
        await page.locator('.house.legal').first().click();
        await page.waitForFunction(() => JSON.parse(localStorage.getItem('posthouse.games') ?? '[]')[0]?.moves.length > 0);
        atMost(stranger, 1);
        await stranger.leave();
    });
}

test('a live opponent who waits is at most two clicks from “Find an opponent”', async () => {
    assert.ok((await cid.command('wari challenge cid --to=anyone --clock=5m+3s')).accepted);
    const person = await atFindAnOpponent('ann');
    await person.page.getByRole('button', { name: 'Play cid at Wari' }).click();
    await person.page.waitForURL('**/match/wari/*');
    atMost(person, 2);
    await person.leave();
});

test('two people at “Find an opponent” meet in a live game after at most two clicks each', async () => {
    const people = [await atFindAnOpponent('bea'), await atFindAnOpponent('dan')];
    for (const { page } of people) await page.locator('.tile', { hasText: '5 min + 3 s' }).click();
    await Promise.all(people.map(({ page }) => page.waitForURL('**/match/wari/*')));
    assert.equal(...people.map(({ page }) => new URL(page.url()).pathname));
    for (const person of people) {
        atMost(person, 2);
        await person.leave();
    }
});

// A game with a friend by link: invitations_test.mjs.
