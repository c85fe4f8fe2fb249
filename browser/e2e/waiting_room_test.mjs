// The waiting room on the page: conditions of open challenges, why one cannot be accepted, repeated challenges; blocked
// players; a tournament seeded by rating.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Person, chooseGame, chooseOpponent, goTo, launchBrowser } from './browser.mjs';
import { ApiClient, newDataFolder, startServer, removeFolder } from './server.mjs';

let server, browser, bob;
before(async () => {
    server = await startServer(newDataFolder());
    browser = await launchBrowser();
    bob = new ApiClient(server);
    await bob.signUp('bob', 'bobspass');
});
after(async () => {
    await browser?.close();
    await server.close();
    removeFolder(server.data);
});

const say = async (line) => {
    const answer = await bob.command(line);
    assert.ok(answer.accepted, answer.text);
    return answer;
};
const refused = async (line, words) => {
    const answer = await bob.command(line);
    assert.equal(answer.accepted, false, line);
    assert.match(answer.text.replaceAll('\n', ' '), words);
};

test('a repeated open challenge has conditions, and players who do not meet them read why', async () => {
    const ann = await Person.member(browser, server, 'ann');
    const { page } = ann;
    await page.goto(`${server.url}/new`);
    await chooseGame(page, 'wari');
    await chooseOpponent(page, 'anyone');
    await page.locator('.more-choices > summary').click();
    await page.getByText('Opponent criteria').click();
    await page.getByLabel('Minimum rating').fill('1400');
    await page.getByLabel('Maximum rating').fill('1600');
    await page.getByLabel('people only').check();
    await page.getByLabel('Number of games').fill('2');
    await page.locator('.new-game button.main').click();
    await page.getByRole('status').getByText('rated 1400 to 1600 · people only · 2 games').waitFor();
    await say('wari challenge bob --to=anyone --rating=1700- --established');

    await goTo(page, `${server.url}/lobby`);
    await page.getByText('rated 1400 to 1600 · people only · 2 games, one after another').waitFor();
    await page.getByText('Your rating is outside this range.').waitFor();
    assert.equal(await page.getByRole('button', { name: /^Play / }).count(), 0);
    assert.equal(await page.getByRole('button', { name: 'Stop waiting' }).count(), 1);
    await ann.noSidewaysScrolling();

    await say('wari accept 1');
    const offers = await bob.get('/api/challenges/open');
    const own = offers.find(({ by }) => by.name === 'ann');
    assert.deepEqual([own.board, own.games, own.wanted.company, own.cannot], [3, 1, 'people', null]);
    // After withdrawal it does not come back.
    await page.goto(`${server.url}/lobby`);
    await page.getByRole('button', { name: 'Stop waiting' }).click();
    await page.getByRole('button', { name: 'Stop waiting' }).waitFor({ state: 'detached' });
    assert.equal(await page.locator('.waiting-boards .barred').count(), 1);
    await ann.leave();
});

test('who waits is shown as it changes, to strangers, too, without asking now and then', async () => {
    const stranger = await Person.create(browser, server, 'stranger');
    const { page } = stranger;
    await stranger.context.addInitScript(() => {
        globalThis.setInterval = () => 0;
    });
    await page.goto(`${server.url}/lobby`);
    await page.getByRole('heading', { name: 'Find an opponent' }).waitFor();
    const front = await stranger.context.newPage();
    await front.goto(server.url);
    const ann = new ApiClient(server);
    const name = 'annika';
    await ann.signUp(name, 'annspass');
    const before = (await bob.get('/api/challenges/open')).length;
    const { facts } = await ann.command(`octilite challenge ${name} --to=anyone --clock=5m+3s`);
    await page.getByRole('button', { name: `Play ${name} at OctiLite` }).waitFor();
    await front.getByText(before > 0 ? '2 players are waiting' : 'One player is waiting').waitFor();
    assert.ok((await ann.command(`octilite withdraw ${facts.open_board}`)).accepted);
    await page.getByRole('link', { name }).waitFor({ state: 'detached' });
    await front.getByText(before > 0 ? 'One player is waiting' : 'Nobody is waiting yet').waitFor();
    await stranger.leave();
});

test('a player blocked in the settings is refused with an explanation until unblocked', async () => {
    const cid = await Person.member(browser, server, 'cid');
    const { page } = cid;
    await page.goto(`${server.url}/settings`);
    const section = page.getByRole('region', { name: 'Blocked players' });
    await section.getByText('You have blocked nobody.').waitFor();
    await section.getByLabel('A player’s name').fill('cid');
    await section.getByRole('button', { name: 'Block', exact: true }).click();
    await section.getByRole('alert').getByText('You cannot block yourself').waitFor();
    await section.getByLabel('A player’s name').fill('bob');
    await section.getByRole('button', { name: 'Block', exact: true }).click();
    await section.getByRole('button', { name: 'Unblock bob' }).waitFor();
    await refused('wari challenge bob cid', /cid does not accept matches with you: play somebody else/);
    const written = await bob.command('message cid', 'hello');
    assert.match(written.text, /cid does not accept messages from you/);
    await cid.noSidewaysScrolling();
    await section.getByRole('button', { name: 'Unblock bob' }).click();
    await section.getByText('You have blocked nobody.').waitFor();
    await say('wari challenge bob cid');

    // The same from the player's own page.
    await goTo(page, `${server.url}/player/bob`);
    await page.getByRole('button', { name: 'Block bob', exact: true }).click();
    await page.getByRole('button', { name: 'Unblock bob' }).waitFor();
    await refused('oware challenge bob cid', /cid does not accept matches with you/);
    await page.getByRole('button', { name: 'Unblock bob' }).click();
    await page.getByRole('button', { name: 'Block bob', exact: true }).waitFor();
    await say('oware challenge bob cid');
    await cid.leave();
});

test('seeking has conditions for opponents, shown in the settings', async () => {
    const dora = await Person.member(browser, server, 'dora');
    const { page } = dora;
    await page.goto(`${server.url}/settings`);
    const form = page.getByRole('form', { name: 'Find opponents until I have' });
    await form.getByLabel('Number').fill('1');
    await form.getByText('Opponent criteria').click();
    await form.getByLabel('Maximum difference from my rating').fill('50');
    await form.getByLabel('established ratings only').check();
    await form.getByRole('button', { name: 'Seek' }).click();
    await page.getByText('finding opponents until you have one game · within 50 points · established ratings').waitFor();
    await say('oware seek 1');
    assert.deepEqual((await bob.get('/api/matches?player=dora')).length, 0);
    await dora.leave();
});

test('a knockout is seeded by rating, and its standings show the ratings', async () => {
    await say('wari tournament cup --system=knockout --players=3 --with=computer-9,computer-2');
    await say('wari join cup');
    const { players, seeds } = await bob.get('/api/tournament/cup');
    assert.equal(seeds, 'rating');
    assert.deepEqual(
        players.map(({ name, seeded_at }) => [name, seeded_at]),
        [
            ['computer-9', 1600],
            ['computer-2', 900],
            ['bob', null],
        ],
    );
    const eve = await Person.create(browser, server, 'eve', { viewport: { width: 320, height: 700 } });
    const { page } = eve;
    await page.goto(`${server.url}/tournament/cup`);
    await page.getByRole('rowheader', { name: 'Level 9 seed 1 (1600)' }).waitFor();
    await page.getByText('Seeded by rating, the best first').waitFor();
    await eve.noSidewaysScrolling();
    await eve.leave();
});

test('whoever signs out waits for no live game any more, but for one that takes days', async () => {
    const lee = await Person.member(browser, server, 'lee');
    const own = async () => (await bob.get('/api/challenges/open')).filter(({ by }) => by.name === 'lee').map(({ clock }) => clock.words);
    await goTo(lee.page, server.url);
    for (const [n, pace] of ['5 min', 'a day a move'].entries()) {
        await lee.page.locator('button.tile', { hasText: pace }).first().click();
        await lee.page.getByText('You are waiting').nth(n).waitFor();
    }
    assert.deepEqual((await own()).sort(), ['30d+1d', '5m+3s']);
    await lee.logOut();
    assert.deepEqual(await own(), ['30d+1d']);
    await lee.leave();
});
