// While the reader logs out or changes the password, the page sends no request that the server would refuse.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Person, launchBrowser } from './browser.mjs';
import { newDataFolder, startServer, removeFolder } from './server.mjs';

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

/** Holds these requests back until `goOn` is called, and counts them. */
async function heldBack(page, address) {
    const held = { count: 0 };
    const gone = new Promise((resolve) => {
        held.goOn = resolve;
    });
    await page.route(address, async (route) => {
        ++held.count;
        await gone;
        await route.continue().catch(() => undefined); // it was aborted
    });
    return held;
}
async function toLetters(person) {
    await person.openAccountMenu();
    await person.page.locator('.account').getByRole('link', { name: 'Inbox', exact: true }).click();
}

test('requests of the page for a player who logs out are aborted, not refused', async () => {
    const person = await Person.member(browser, server, 'ann');
    const { page } = person;
    await page.goto(server.url);
    const letters = await heldBack(page, '**/api/letters*');
    await toLetters(person);
    await page.waitForURL('**/letters');
    await person.logOut();
    assert.ok(letters.count > 0);
    letters.goOn();
    // A refusal would be on the console before the answer to a later request.
    await page.evaluate(() => fetch('/api/me').then((answer) => answer.json()));
    await person.leave();
});

test('after a password change the player stays logged in here without another login', async () => {
    const person = await Person.member(browser, server, 'bob');
    const { page } = person;
    await page.goto(`${server.url}/settings`);
    await page.fill('#password-old', 'bobspass');
    await page.fill('#password-fresh', 'another password');
    const form = page.getByRole('form', { name: 'Password', exact: true });
    await form.getByRole('button').click();
    await form.locator('.answer').waitFor();
    await toLetters(person);
    await page.getByText('No such letters.').waitFor();
    await person.leave();
});
