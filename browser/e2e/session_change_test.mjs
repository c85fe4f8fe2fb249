// What the page asks while the reader becomes somebody else to the house: nothing that it would refuse.

import assert from 'node:assert/strict';
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

/** Holds such requests back until `goOn` is called, and counts them. */
async function heldBack(page, address) {
    const held = { count: 0 };
    const gone = new Promise((resolve) => { held.goOn = resolve; });
    await page.route(address, async (route) => {
        ++held.count;
        await gone;
        await route.continue().catch(() => undefined); // it was given up
    });
    return held;
}
const toLetters = (page) => page.getByRole('navigation').getByRole('link', { name: 'Letters', exact: true }).click();

test('what the page still asks for whoever logs out is given up, not refused', async () => {
    const person = await Person.arrive(browser, server, 'ann');
    const { page } = person;
    await person.signUp();
    const letters = await heldBack(page, '**/api/letters*');
    await toLetters(page);
    await page.waitForURL('**/letters');
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('heading', { name: 'Welcome to the house' }).waitFor();
    assert.ok(letters.count > 0);
    letters.goOn();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await person.leave();
});

test('whoever changes the password stays logged in here and is asked for nothing again', async () => {
    const person = await Person.arrive(browser, server, 'bob');
    const { page } = person;
    await person.signUp();
    await page.goto(`${server.url}/settings`);
    await page.fill('#password-old', 'bobspass');
    await page.fill('#password-fresh', 'another password');
    const form = page.getByRole('form', { name: 'Password', exact: true });
    await form.getByRole('button').click();
    await form.locator('.answer').waitFor();
    await toLetters(page);
    await page.getByText('No such letters.').waitFor();
    await person.leave();
});
