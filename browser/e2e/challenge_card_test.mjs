// A challenge that comes while somebody is on another page: its card, and the bell that lists what waits.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { axeFindings } from './axe.mjs';
import { Person, goTo, launchBrowser } from './browser.mjs';
import { ApiClient, newDataFolder, startServer, removeFolder } from './server.mjs';

let server, browser;
const clients = {};
before(async () => {
    server = await startServer(newDataFolder(), '--challenges-begin', 'nobody');
    browser = await launchBrowser();
    for (const name of ['ann', 'bob', 'keisha']) {
        clients[name] = new ApiClient(server);
        await clients[name].signUp(name, `${name}spass`);
    }
});
after(async () => {
    await browser?.close();
    await server.close();
    removeFolder(server.data);
});

const say = async (name, line) => {
    const answer = await clients[name].command(line);
    assert.ok(answer.accepted, answer.text);
    return answer.match;
};
/** A game that ann and bob play, with ann to move. */
async function begin(game) {
    const { board } = await say('ann', `${game} challenge ann bob --first=ann`);
    await say('bob', `${game} accept ${board}`);
    return `/match/${game}/${board}`;
}
const cardOf = (page) => page.locator('.challenge-card');
const ann = (options) => Person.withSession(browser, server, 'ann', clients.ann, options);

test('a challenge shows itself on any page, says what it is, and Accept opens its board', async () => {
    const person = await ann();
    const { page } = person;
    await goTo(page, `${server.url}/players`);
    await page.getByRole('searchbox').first().focus();
    const { board } = await say('keisha', 'oware challenge keisha ann --first=keisha --clock=15m+10s --unrated');
    const card = page.getByRole('region', { name: 'keisha challenges you.' });
    await card.getByText('15 min + 10 s · unrated · keisha moves first').waitFor();
    assert.match(await card.innerText(), /keisha[^]*challenges you to a game of Oware/);
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('type')), 'search', 'the focus stays');
    assert.equal(await page.locator('[role=status]', { hasText: 'keisha challenges you.' }).count(), 1);
    assert.deepEqual(await axeFindings(page, 'card', '.challenge-card'), []);
    await card.getByRole('button', { name: 'Accept' }).click();
    await page.waitForURL(`**/match/oware/${board}`);
    await card.waitFor({ state: 'detached' });
    await say('ann', `oware resign ${board}`);
    await person.leave();
});

test('a card is closed, declined or withdrawn, and the bell counts and lists what waits', async () => {
    const person = await ann();
    const { page } = person;
    const path = await begin('wari');
    await page.goto(`${server.url}/players`);
    const bell = (words) => page.getByRole('button', { name: words, exact: true });
    await bell('One game waits for you').waitFor();
    const first = await say('keisha', 'oware challenge keisha ann --first=ann');
    const second = await say('bob', 'wari challenge bob ann');
    const card = cardOf(page);
    await card.getByText('bob', { exact: true }).waitFor(); // the newest
    await card.getByRole('button', { name: 'Answer later' }).click();
    await card.getByText('keisha', { exact: true }).waitFor();
    await card.getByRole('button', { name: 'Decline' }).click();
    await card.waitFor({ state: 'detached' });
    assert.equal((await clients.ann.get(`/api/match/oware/${first.board}`)).state, 'never_begun');

    await bell('2 games wait for you').click();
    const lines = page.locator('.waiting-list > li');
    await lines.nth(1).waitFor();
    assert.deepEqual(await lines.locator('a').evaluateAll((all) => all.map((one) => new URL(one.href).pathname)), [
        `/match/wari/${second.board}`,
        path,
    ]);
    assert.match(await lines.first().innerText(), /bob\s+Wari · challenges you/);
    assert.deepEqual(await axeFindings(page, 'bell', '.bell'), []);
    await lines.last().locator('a').click();
    await page.waitForURL(`**${path}`);

    const third = await say('keisha', 'oware challenge keisha ann');
    await card.waitFor();
    await say('keisha', `oware withdraw ${third.board}`);
    await card.waitFor({ state: 'detached' });
    await say('bob', `wari withdraw ${second.board}`);
    await person.leave();
});

test('after a reload a challenge is in the bell, and no card comes again', async () => {
    const person = await ann();
    const { page } = person;
    const { board } = await say('keisha', 'wari challenge keisha ann');
    await page.goto(`${server.url}/players`);
    await page.getByRole('button', { name: /wait for you/ }).click();
    await page.locator('.waiting-list', { hasText: 'challenges you' }).waitFor();
    assert.equal(await cardOf(page).count(), 0);
    await say('keisha', `wari withdraw ${board}`);
    await person.leave();
});

test('the card never covers the reader’s own houses', async () => {
    const paths = [await begin('wari'), await begin('super-wari')];
    for (const [width, height] of [
        [1440, 900],
        [800, 1100],
        [390, 844],
        [360, 640],
        [320, 568],
        [844, 390],
    ])
        for (const path of paths) {
            const person = await ann({ viewport: { width, height } });
            const { page } = person;
            await page.goto(server.url + path);
            await page.locator('.house.legal').first().waitFor();
            const before = await page.locator('.board').boundingBox();
            const name = `kay-${width}-${path.length}`; // nobody may challenge somebody often
            clients[name] = new ApiClient(server);
            await clients[name].signUp(name, 'kays-pass');
            const { board } = await say(name, `oware challenge ${name} ann`);
            const card = cardOf(page);
            await card.getByRole('button', { name: 'Accept' }).waitFor();
            await page.waitForFunction(() => document.querySelector('.challenge-card').getAnimations().length === 0);
            const covered = await page.evaluate(() => {
                const box = document.querySelector('.challenge-card').getBoundingClientRect();
                return [...document.querySelectorAll('.house.legal')].filter((house) => {
                    const { left, right, top, bottom } = house.getBoundingClientRect();
                    return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
                }).length;
            });
            if (process.env.POSTHOUSE_PICTURES)
                await page.screenshot({ path: `${process.env.POSTHOUSE_PICTURES}/card-${width}-${path.split('/')[2]}.png` });
            assert.equal(covered, 0, `${path} at ${width} × ${height}`);
            assert.deepEqual(await page.locator('.board').boundingBox(), before, 'the board does not move');
            await person.noSidewaysScrolling();
            await say(name, `oware withdraw ${board}`);
            await card.waitFor({ state: 'detached' });
            await person.leave();
        }
});
