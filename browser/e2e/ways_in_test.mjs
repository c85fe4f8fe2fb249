// How many clicks it takes to play: the first move, a live opponent. Each test begins where a person would, and counts the
// clicks that the pages get.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Person, goTo, launchBrowser } from './browser.mjs';
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

for (const [whom, wait] of [
    ['a player who waits', async () => assert.ok((await cid.command('wari challenge cid --to=anyone --clock=10m+5s')).accepted)],
    ['another stranger', async () => {}],
])
    test(`a stranger is one click from a live game with ${whom}, at “Find an opponent”`, async () => {
        await wait();
        const strangers = [];
        for (const name of whom === 'another stranger' ? ['first', 'second'] : ['only']) {
            const stranger = await counted(await Person.create(browser, server, name));
            await stranger.page.goto(`${server.url}/lobby`);
            await stranger.page.locator('.tile', { hasText: '10 min + 5 s' }).first().click();
            strangers.push(stranger);
        }
        for (const stranger of strangers) {
            await stranger.page.waitForURL('**/match/wari/*');
            atMost(stranger, 1);
        }
        const [, board] = strangers[0].page.url().match(/wari\/(\d+)/);
        assert.equal((await cid.get(`/api/match/wari/${board}`)).rated, false);
        for (const stranger of strangers) await stranger.leave();
    });

test('a stranger captures with at most two presses, and opens the analysis of a finished game with one', async () => {
    const stranger = await counted(await Person.create(browser, server, 'lucky'));
    const { page } = stranger;
    await page.goto(server.url);
    const [, letter] = (await page.locator('.said').innerText()).match(/^House ([a-f]) takes/);
    await page.locator(`.house.legal[data-house="${letter}"]`).click();
    await page.locator('.moves .capture').first().waitFor();
    atMost(stranger, 2);
    await page.getByRole('button', { name: 'Resign', exact: true }).click();
    await page.getByRole('button', { name: 'Resign', exact: true }).click();
    stranger.clicks = 0;
    await page.locator('.end-card').getByRole('link', { name: 'Analyze' }).click();
    await page.locator('.analysis .board').waitFor();
    atMost(stranger, 1);
    await stranger.leave();
});

const boardToPlayOn = (page) => page.locator('.match-page .house.legal').first().waitFor();

for (const [who, arrive] of [
    ['a stranger', () => Person.create(browser, server, 'newcomer')],
    ['a player', () => Person.member(browser, server, 'eli')],
])
    test(`${who} plays the computer with one click, and makes a link for a friend with two`, async () => {
        const person = await counted(await arrive());
        const { page } = person;
        await page.goto(server.url);
        await page.getByRole('link', { name: 'Play the computer' }).first().click();
        await boardToPlayOn(page);
        atMost(person, 1);
        await page.goto(server.url);
        person.clicks = 0;
        await page.getByRole('link', { name: 'Play a friend' }).click();
        await page.getByRole('button', { name: 'Get a link' }).click();
        await page.getByLabel('The link', { exact: true }).waitFor();
        atMost(person, 2);
        await person.leave();
    });

test('a player is paired from the home page with one click', async () => {
    const [fay, gus] = [
        await counted(await Person.member(browser, server, 'fay')),
        await counted(await Person.member(browser, server, 'gus')),
    ];
    for (const { page } of [fay, gus]) {
        await page.goto(server.url);
        await page.locator('.tile', { hasText: '10 min + 5 s' }).first().click();
    }
    await Promise.all([fay, gus].map(({ page }) => page.waitForURL('**/match/wari/*')));
    for (const person of [fay, gus]) {
        atMost(person, 1);
        await person.leave();
    }
});

test('signing up keeps the browser’s games: the one that goes on is first on the home page', async () => {
    const person = await Person.arrive(browser, server, 'kim');
    const { page } = person;
    await page.locator('.house.legal').first().click();
    await page.waitForURL(/\/play\/./);
    await page.locator('.moves button.move').nth(1).waitFor();
    await page.goto(`${server.url}/signup`);
    await page.fill('#signup-name', 'kim');
    await page.fill('#signup-password', 'kimspass');
    await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
    await page.getByText('Welcome, kim.').waitFor();
    const gamesOf = (page) => page.getByRole('region', { name: 'Against the computer' });
    const wari = (page) => gamesOf(page).getByRole('link', { name: 'Wari against level 1' });
    await wari(page).click();
    await page.locator('.moves button.move').nth(1).waitFor();
    await goTo(page, server.url);
    await wari(page).waitFor();
    assert.equal(await page.getByText('Welcome, kim.').count(), 0, 'they are welcomed once');
    await wari(page).click();
    await page.locator('.moves button.move').nth(1).waitFor();

    // Their other browser has it, too; what they play or remove there is known here.
    const phone = await Person.create(browser, server, 'kim-on-a-phone');
    await phone.logIn('kim', 'kimspass');
    await wari(phone.page).click();
    await phone.page.locator('.moves button.move').nth(1).waitFor();
    await phone.page.locator('.house.legal').first().click();
    await phone.page.locator('.moves button.move').nth(3).waitFor();
    await goTo(phone.page, server.url);
    const kept = new ApiClient(server);
    await kept.post('/api/login', { name: 'kim', password: 'kimspass' });
    const storedMoves = async () => (await kept.get('/api/practice-games')).games[0].record?.moves.length;
    while ((await storedMoves()) !== 4) await phone.page.waitForTimeout(100);
    await gamesOf(phone.page).getByRole('button', { name: 'Remove Wari against level 1' }).click();
    await phone.page.getByText('Wari against level 1 is removed.').waitFor();
    await phone.page.getByRole('button', { name: 'Undo' }).click();
    await wari(phone.page).waitFor();

    // Whoever signs out leaves nothing behind, and a stranger does not see it.
    await phone.logOut();
    assert.deepEqual(await phone.page.evaluate(() => JSON.parse(localStorage.getItem('posthouse.games') ?? '[]')), []);
    await phone.leave();
    await goTo(page, server.url);
    await wari(page).click();
    await page.locator('.moves button.move').nth(3).waitFor();
    await person.leave();
});

// A game with a friend by link: invitations_test.mjs.
