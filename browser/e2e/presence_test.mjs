// Who is here: a dot beside the opponent's name, on the player's page and in lists, for those whom the player has chosen.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Person, goTo, launchBrowser } from './browser.mjs';
import { ApiClient, newDataFolder, startServer, removeFolder } from './server.mjs';

let server, browser, ann, bob;
before(async () => {
    server = await startServer(newDataFolder());
    browser = await launchBrowser();
    [ann, bob] = [new ApiClient(server), new ApiClient(server)];
    await ann.signUp('ann', 'annspass');
    await bob.signUp('bob', 'bobspass');
    assert.ok((await bob.command('offers --begin=everybody')).accepted);
    assert.ok((await ann.command('wari challenge ann bob --first=ann')).accepted);
});
after(async () => {
    await browser?.close();
    await server.close();
    removeFolder(server.data);
});

/** Headless pages are always visible; this one says what it is told to. */
const setHidden = (page, hidden) =>
    page.evaluate(
        (state) => {
            Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
            document.dispatchEvent(new Event('visibilitychange'));
        },
        hidden ? 'hidden' : 'visible',
    );

test('an opponent sees that a player is here while their page is open and visible, and only if they may', async () => {
    const watcher = await Person.withSession(browser, server, 'ann', ann);
    const { page } = watcher;
    await page.goto(`${server.url}/match/wari/1`);
    const dot = page.getByRole('img', { name: 'bob is here' });
    await page.locator('.player-bar').first().waitFor();
    assert.equal(await dot.count(), 0);

    const bobs = await Person.withSession(browser, server, 'bob', bob);
    await bobs.page.goto(`${server.url}/settings`);
    await page.locator('.player-bar').getByRole('img', { name: 'bob is here' }).waitFor();
    assert.equal(await page.getByRole('img', { name: 'ann is here' }).count(), 0, 'nobody needs to be told of themselves');
    await setHidden(bobs.page, true);
    await dot.waitFor({ state: 'detached' });
    await setHidden(bobs.page, false);
    await dot.waitFor();

    await goTo(page, `${server.url}/player/bob`);
    await page.locator('.presence').getByText('bob is here').waitFor();
    await goTo(page, `${server.url}/players`);
    await page.getByRole('region', { name: 'People' }).getByRole('img', { name: 'bob is here' }).waitFor();
    await goTo(page, server.url);
    await page.getByRole('img', { name: 'bob is here' }).first().waitFor();

    const section = bobs.page.getByRole('region', { name: 'Who sees that you are here' });
    await section.getByLabel('nobody').check();
    await section.getByRole('button', { name: 'Save' }).click();
    await section.getByRole('status').getByText(/./).waitFor();
    await dot.first().waitFor({ state: 'detached' });
    assert.equal((await bob.get('/api/settings')).presence, 'nobody');
    await goTo(page, `${server.url}/player/bob`);
    await page.getByRole('heading', { name: 'bob', exact: true }).waitFor();
    assert.ok((await bob.command('presence everybody')).accepted);
    await page.locator('.presence').waitFor();
    assert.ok((await bob.command('block ann')).accepted);
    await page.locator('.presence').waitFor({ state: 'detached' });
    await bobs.leave();
    await watcher.leave();
});
