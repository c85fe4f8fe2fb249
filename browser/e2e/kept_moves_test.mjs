// A move that the player has made is never lost and never played twice, whatever happens to the connection, the server
// or the tab. POSTHOUSE_CUTS sets the number of random cuts.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Person, goTo, launchBrowser, waitForRules } from './browser.mjs';
import { ApiClient, eventually, newDataFolder, startServer, removeFolder } from './server.mjs';

const cuts = Number(process.env.POSTHOUSE_CUTS ?? 6); // one of each kind

let server, browser, data, bob, ann;
before(async () => {
    data = newDataFolder();
    server = await startServer(data);
    browser = await launchBrowser();
    bob = new ApiClient(server);
    await bob.signUp('bob', 'bobspass');
    ann = await Person.member(browser, server, 'ann');
});
after(async () => {
    await browser?.close();
    await server.close();
    removeFolder(data);
});

/** Kills the server and starts it again at the same address. */
async function restart() {
    const http = new URL(server.url).host;
    await server.close('SIGKILL');
    server = await startServer(data, '--http', http);
    bob.server = server;
}

const legal = (page) => page.locator('.house.legal');
async function newMatch() {
    const { board } = (await bob.command('wari challenge bob ann --first=ann')).match;
    await goTo(ann.page, `${server.url}/match/wari/${board}`);
    await waitForRules(ann.page);
    return board;
}
const movesOf = async (board) => (await bob.get(`/api/match/wari/${board}`)).moves.map(({ text }) => text);
/** Waits until exactly these moves have been played. */
async function played(board, expected, when = '') {
    await eventually(async () => (await movesOf(board)).length >= expected.length).catch(() => undefined);
    assert.deepEqual(await movesOf(board), expected, when);
}
const notice = () => ann.page.getByText(/is kept, and sent when/);

test('a move made offline is shown, kept, and played when the connection is back', async () => {
    const board = await newMatch();
    await ann.context.setOffline(true);
    await ann.page.locator('[data-house=c].legal').click();
    const before = await ann.page.locator('.board').boundingBox();
    await notice().waitFor();
    await ann.page.getByText('Connection lost. Your move is kept.').waitFor();
    assert.deepEqual(await ann.page.locator('.board').boundingBox(), before, 'the board does not move');
    assert.match(await ann.page.locator('.player-bar.turn').innerText(), /Your move is kept/);
    assert.equal(await ann.page.locator('.told').innerText(), 'You sow 4 seeds from c.');
    assert.equal(await legal(ann.page).count(), 0, 'the move stands on the board');
    assert.deepEqual(await movesOf(board), []);
    await ann.context.setOffline(false);
    await played(board, ['c']);
    await notice().waitFor({ state: 'detached' });
});

test('a move survives closing the tab', async () => {
    const board = await newMatch();
    await ann.context.setOffline(true);
    await ann.page.locator('[data-house=b].legal').click();
    await notice().waitFor();
    await ann.page.close();
    await ann.context.setOffline(false);
    ann.page = await ann.context.newPage();
    await ann.page.goto(server.url);
    await played(board, ['b']);
});

test('a move survives a killed server', async () => {
    const board = await newMatch();
    const http = new URL(server.url).host;
    await server.close('SIGKILL');
    await ann.page.locator('[data-house=d].legal').click();
    await notice().waitFor();
    server = await startServer(data, '--http', http);
    bob.server = server;
    await played(board, ['d']);
    await notice().waitFor({ state: 'detached' });
});

test('a move is handed back with a sentence if the position has changed', async () => {
    const board = await newMatch();
    await ann.context.setOffline(true);
    await ann.page.locator('[data-house=e].legal').click();
    await notice().waitFor();
    const elsewhere = new ApiClient(server);
    await elsewhere.post('/api/login', { name: 'ann', password: 'annspass' });
    assert.ok((await elsewhere.command(`wari move ${board} a`)).accepted);
    await ann.context.setOffline(false);
    await ann.page.getByText(/Your move e was not played: /).waitFor();
    await ann.page.getByRole('button', { name: 'OK' }).click();
    await ann.page.getByText(/was not played/).waitFor({ state: 'detached' });
    assert.deepEqual(await movesOf(board), ['a']);
});

test('a move waits for the player to sign in again if the session has ended', async () => {
    const board = await newMatch();
    await ann.context.setOffline(true);
    await ann.page.locator('[data-house=c].legal').click();
    await notice().waitFor();
    await ann.context.clearCookies();
    await ann.context.setOffline(false);
    await ann.page.getByRole('link', { name: 'Log in' }).waitFor();
    assert.deepEqual(await movesOf(board), []);
    await ann.logIn();
    await played(board, ['c']);
});

test('a reload without a connection stays signed in, and shows the board with the kept move', async () => {
    const client = new ApiClient(server);
    await client.signUp('dora', 'doraspass');
    const dora = await Person.withSession(browser, server, 'dora', client, { serviceWorkers: 'allow' });
    const { page } = dora;
    const { board } = (await client.command('wari challenge dora ann --first=dora')).match;
    const path = `/match/wari/${board}`;
    await page.goto(server.url + path);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await legal(page).first().waitFor();
    await dora.context.setOffline(true);
    await page.locator('[data-house=c].legal').click();
    await page.getByText('Connection lost. Your move is kept.').waitFor();
    await page.reload();
    await page.getByText('Your move c is kept').waitFor();
    await page.locator('.told', { hasText: 'You sow 4 seeds from c.' }).waitFor();
    await dora.context.setOffline(false);
    await played(board, ['c']);
    await page.getByText('Connection lost').waitFor({ state: 'detached' });
    // Whoever signs out leaves nothing behind.
    await dora.logOut();
    assert.equal(await page.evaluate(() => localStorage.getItem('posthouse.remembered')), null);
    dora.problems = dora.problems.filter((one) => !/ERR_INTERNET_DISCONNECTED/.test(one));
    await dora.leave();
});

test('a kept move can be taken back', async () => {
    const board = await newMatch();
    await ann.context.setOffline(true);
    await ann.page.locator('[data-house=f].legal').click();
    await ann.page.getByRole('button', { name: 'Take it back' }).click();
    await notice().waitFor({ state: 'detached' });
    await legal(ann.page).nth(5).waitFor();
    await ann.context.setOffline(false);
    await ann.page.locator('[data-house=a].legal').click();
    await played(board, ['a']);
});

test(`of ${cuts} moves cut off at random none is lost and none is played twice`, async (t) => {
    const interruptions = {
        async offlineBefore(click) {
            await ann.context.setOffline(true);
            await click();
            await ann.context.setOffline(false);
        },
        async offlineAfter(click) {
            await click();
            await ann.context.setOffline(true);
            await new Promise((done) => setTimeout(done, 300 * Math.random()));
            await ann.context.setOffline(false);
        },
        async answerLost(click) {
            const lost = (route) =>
                route.fetch().then(
                    () => route.abort(),
                    () => route.abort(),
                );
            await ann.page.route('**/api/command', lost, { times: 1 });
            await click();
        },
        async serverKilled(click) {
            const clicked = click();
            await new Promise((done) => setTimeout(done, 60 * Math.random()));
            await restart();
            await clicked;
        },
        async reloaded(click) {
            await click();
            await ann.page.reload();
        },
        async tabClosed(click, board) {
            await click();
            await ann.page.close();
            ann.page = await ann.context.newPage();
            await ann.page.goto(`${server.url}/match/wari/${board}`);
        },
    };
    const kinds = Object.keys(interruptions);
    const counts = {};
    let board = await newMatch();
    const expected = [];
    for (let cut = 0; cut < cuts; ++cut) {
        const kind = kinds[cut < kinds.length ? cut : Math.floor(Math.random() * kinds.length)];
        counts[kind] = (counts[kind] ?? 0) + 1;
        await waitForRules(ann.page);
        await legal(ann.page).first().waitFor();
        const houses = await legal(ann.page).evaluateAll((all) => all.map((one) => one.dataset.house));
        const house = houses[Math.floor(Math.random() * houses.length)];
        await interruptions[kind](() => ann.page.locator(`[data-house=${house}].legal`).click(), board);
        expected.push(house);
        await played(board, expected, `after ${kind}`);
        const { over, legal: replies } = await bob.get(`/api/match/wari/${board}`);
        if (!over) {
            const reply = replies[Math.floor(Math.random() * replies.length)];
            const answer = await bob.command(`wari move ${board} ${reply}`);
            assert.ok(answer.accepted, answer.text);
            expected.push(reply);
            if (!answer.match.over) continue;
        }
        board = await newMatch();
        expected.length = 0;
    }
    t.diagnostic(JSON.stringify(counts));
    // Nothing is left behind in the browser.
    await eventually(() => ann.page.evaluate(() => localStorage.getItem('posthouse.outbox') === '[]'));
});
