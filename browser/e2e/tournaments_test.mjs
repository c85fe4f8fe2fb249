// A tournament on the page: announced by its form, entered, played to its end, its table read.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Person, launch } from './browser.mjs';
import { Visitor, newData, open, removeData } from './house.mjs';

let house, browser, bob;
before(async () => {
    house = await open(newData());
    browser = await launch();
    bob = new Visitor(house);
    await bob.signUp('bob', 'bobspass');
});
after(async () => {
    await browser?.close();
    await house.close();
    removeData(house.data);
});

test('one is announced, entered, runs by itself, and its table is there to be read', async () => {
    const ann = await Person.arrive(browser, house, 'ann');
    await ann.signUp();
    const { page } = ann;
    await page.getByRole('link', { name: 'Lobby' }).click();
    await page.getByRole('link', { name: 'Tournaments' }).click();
    await page.getByText('There has been no tournament yet.').waitFor();

    await page.getByLabel('Its name').fill('spring-2027');
    await page.getByLabel('round robin').check();
    await page.getByLabel('Games of a meeting').fill('1');
    await page.getByLabel('Begins as soon as so many have entered').fill('3');
    await page.getByLabel('Computers that play along').fill('bob');
    await page.getByRole('button', { name: 'Announce it' }).click();
    await page.getByRole('alert').getByText('bob can only enter on their own').waitFor();
    await page.getByLabel('Computers that play along').fill('computer-1');
    await page.getByRole('button', { name: 'Announce it' }).click();

    await page.getByRole('heading', { name: 'spring-2027' }).waitFor();
    await page.getByText('1 of 3 have entered').waitFor();
    await page.getByRole('button', { name: 'Enter it' }).click();
    await page.getByText('2 of 3 have entered').waitFor();
    const joined = await bob.say('wari join spring-2027');
    assert.ok(joined.accepted, joined.text);
    await page.reload();
    await page.getByRole('heading', { name: 'Cross-table' }).waitFor();
    await page.getByRole('heading', { name: 'Round 3' }).waitFor();

    // Bob leaves: what he had still to play is won by the others.
    const left = await bob.say('wari leave spring-2027');
    assert.ok(left.accepted, left.text);
    await page.reload();
    await page.getByText('has left').waitFor();
    const own = page.locator('.tournament-table').first().locator('tr', { has: page.getByRole('link', { name: 'ann', exact: true }) });
    assert.equal(await own.locator('td').nth(1).innerText(), '1');
    await ann.noSidewaysScrolling();

    // Ann, too, after a second look; then all is decided.
    await page.getByText('Leave it').click();
    await page.getByRole('button', { name: 'Leave the tournament' }).click();
    await page.getByText('Over since').waitFor();
    await ann.leave();
});

test('a stranger sees the tournaments on a telephone, and is told how to enter', async () => {
    const stranger = await Person.arrive(browser, house, 'stranger', { viewport: { width: 320, height: 640 } });
    const { page } = stranger;
    await page.goto(`${house.url}/tournaments`);
    await page.getByRole('link', { name: 'spring-2027' }).click();
    await page.getByText('Sign up or log in').waitFor();
    await stranger.noSidewaysScrolling();
    await page.goto(`${house.url}/tournament/autumn`);
    await page.getByText('There is no tournament').waitFor();
    // The browser itself reports the 404 that was asked for.
    stranger.troubles = stranger.troubles.filter((one) => !one.includes('404'));
    await stranger.leave();
});
