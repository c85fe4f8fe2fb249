// Ratings from the end of a match to the pages that show them: board, player, comparison, standings; by mouse and
// keyboard. axe_test.mjs checks the same pages.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Person, goTo, launchBrowser } from './browser.mjs';
import { ApiClient, newDataFolder, startServer, removeFolder } from './server.mjs';

let server, browser, ann, bob;
before(async () => {
    server = await startServer(newDataFolder());
    browser = await launchBrowser();
    ann = new ApiClient(server);
    bob = new ApiClient(server);
    await ann.signUp('ann', 'annspass');
    await bob.signUp('bob', 'bobspass');
    for (const loser of [bob, bob, ann, bob]) await play('oware', loser);
    await play('wari', ann);
});
after(async () => {
    await browser?.close();
    await server.close();
    removeFolder(server.data);
});

async function say(who, words) {
    const said = await who.command(words);
    assert.ok(said.accepted, said.text);
    return said;
}

/** Both move once, then the loser resigns. */
async function play(game, loser, options = '') {
    const {
        match: { board },
    } = await say(ann, `${game} challenge ann bob --first=ann ${options}`);
    await say(ann, `${game} move ${board} b`);
    await say(bob, `${game} move ${board} b`);
    return say(loser, `${game} resign ${board}`);
}

const asked = async (path) => {
    const answer = await fetch(server.url + path);
    return { status: answer.status, body: await answer.json() };
};

test('the API’s standings, histories and rating changes agree', async () => {
    const { body: standings } = await asked('/api/standings/oware');
    assert.deepEqual(
        standings.map(({ name, place, won, lost }) => [name, place, won, lost]),
        [
            ['ann', null, 3, 1],
            ['bob', null, 1, 3],
        ],
    );
    const { body: ratings } = await asked('/api/ratings/ANN');
    assert.deepEqual(
        ratings.map(({ game }) => game),
        ['oware', 'wari'],
    );
    const [oware] = ratings;
    assert.equal(oware.rating, standings[0].rating);
    assert.equal(oware.history.length, 4);
    assert.equal(oware.history.at(-1).rating, oware.rating);
    assert.equal(1500 + oware.history.reduce((sum, { change }) => sum + change, 0), oware.rating);
    const { body: match } = await asked('/api/match/oware/1');
    assert.deepEqual(
        match.seats.map(({ rating, change, provisional }) => [rating, change, provisional]),
        [
            [1662, 162, true],
            [1338, -162, true],
        ],
    );
    assert.equal((await asked('/api/standings/chess')).status, 404);
    assert.equal((await asked('/api/ratings/nobody')).status, 404);
});

test('names at the board show ratings, and the change once the match is over', async () => {
    await say(ann, 'warri challenge ann bob --first=ann --etiquette=off');
    const person = await Person.returning(browser, server, 'a reader');
    const { page } = person;
    await goTo(page, `${server.url}/match/warri/1`);
    const bars = page.locator('.player-bar');
    await bars.getByText('1500').first().waitFor();
    assert.match((await bars.allInnerTexts()).join(' '), /ann.*1500\?.*bob.*1500\?|bob.*1500\?.*ann.*1500\?/s);
    await say(ann, 'warri move 1 b');
    await say(bob, 'warri move 1 b');
    await say(bob, 'warri resign 1');
    await page.locator('.player-bar[data-side="first"]').getByText('(+162)').waitFor();
    await page.locator('.player-bar[data-side="second"]').getByText('(−162)').waitFor();
    await say(ann, 'warri challenge ann bob --first=ann --unrated');
    await goTo(page, `${server.url}/match/warri/2`);
    await bars.first().waitFor();
    await person.leave();
});

test('a game’s page ranks its players; a player’s page plots their ratings, with an equivalent table', async () => {
    const person = await Person.returning(browser, server, 'a reader');
    const { page } = person;
    await goTo(page, `${server.url}/games/oware`);
    const standings = page.getByRole('group', { name: 'Standings of Oware' });
    await standings.getByRole('row').nth(2).waitFor();
    assert.match(await standings.getByRole('row').nth(1).innerText(), /ann\s+1\d\d\d\?/);
    await standings.getByRole('link', { name: 'ann' }).click();
    await page.getByRole('heading', { level: 1, name: 'ann' }).waitFor();
    const course = page.getByRole('figure', { name: 'The rating in Oware over time' });
    await course.getByText('4 rated games').waitFor();
    assert.equal(await course.locator('svg circle').count(), 4);
    // By keyboard to the table below.
    await course.locator('summary').focus();
    await page.keyboard.press('Enter');
    const rows = course.getByRole('row');
    await rows.nth(4).waitFor();
    assert.match(await rows.nth(4).innerText(), /bob\s+\+162\s+1662/);
    await course.getByRole('link', { name: 'bob' }).last().waitFor();
    // Another game, by keyboard.
    await page.getByRole('button', { name: 'Wari', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('figure', { name: 'The rating in Wari over time' }).getByText('One rated game').waitFor();
    assert.match(await page.locator('.ratings-card [aria-pressed="true"]').innerText(), /Wari/);
    await goTo(page, `${server.url}/player/ann/bob`);
    await page.getByRole('heading', { name: 'Ratings' }).waitFor();
    assert.match(
        await page.locator('table', { hasText: 'Oware' }).last().innerText(),
        /Oware\s+1\d\d\d\?\s+provisional\s+± \d+\s+1\d\d\d\?\s+provisional\s+± \d+/,
    );
    await person.leave();
});
