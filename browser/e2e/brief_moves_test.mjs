// A move reaches an open page alone, not as the whole match, and a page that missed one asks again.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Person, launchBrowser, waitForRules } from './browser.mjs';
import { done, isPlayed, legal } from './match_page.mjs';
import { ApiClient, newDataFolder, startServer, removeFolder } from './server.mjs';

let server, browser, ann, bob;
before(async () => {
    server = await startServer(newDataFolder());
    browser = await launchBrowser();
    [ann, bob] = [new ApiClient(server), new ApiClient(server)];
    await ann.signUp('ann', 'annspass');
    await bob.signUp('bob', 'bobspass');
});
after(async () => {
    await browser?.close();
    await server.close();
    removeFolder(server.data);
});

const bytesMax = 600;

/** Plays the first legal moves for both, up to this number of plies; returns all moves. */
async function playTo(game, board, plies) {
    for (;;) {
        const match = await ann.get(`/api/match/${game}/${board}`);
        if (match.plies >= plies) return match.moves.map(({ text }) => text);
        await done(match.to_move === 'first' ? ann : bob, `${game} move ${board} ${match.legal[0]}`);
    }
}

test('both players and a spectator are told of each move in at most 600 bytes', async () => {
    const { board } = await done(ann, 'wari challenge ann bob --first=ann --clock=5d+1d');
    const people = [
        await Person.withSession(browser, server, 'ann', ann),
        await Person.withSession(browser, server, 'bob', bob),
        await Person.create(browser, server, 'eve'),
    ];
    const told = [],
        whole = [];
    for (const { page } of people) {
        page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => told.push(payload)));
        page.on('response', (response) => {
            if (response.url().endsWith(`/api/match/wari/${board}`)) whole.push(response.url());
        });
        await page.goto(`${server.url}/match/wari/${board}`);
        await waitForRules(page);
    }
    const begun = [whole.length, told.filter((text) => text.includes('"event":"match"')).length];
    await legal(people[0].page, 'b').click();
    for (const { page } of people) await isPlayed(page, ['b']);
    const moves = await playTo('wari', board, 12);
    for (const { page } of people) await isPlayed(page, moves);
    const alone = told.filter((text) => text.includes('"event":"move"'));
    assert.equal(alone.length, 3 * moves.length);
    for (const text of alone) assert.ok(text.length <= bytesMax, text);
    const later = [whole.length, told.filter((text) => text.includes('"event":"match"')).length];
    assert.deepEqual(later, begun, 'the whole match came at the beginning only');
    for (const { context, problems } of people) {
        assert.deepEqual(problems, []);
        await context.close();
    }
});

test('a page that missed a move asks for the whole match', async () => {
    const { board } = await done(ann, 'wari challenge ann bob --first=ann');
    const person = await Person.withSession(browser, server, 'bob', bob);
    await person.page.routeWebSocket('**/api/socket*', (socket) => {
        socket.connectToServer().onMessage((text) => {
            const { event, move } = JSON.parse(text);
            if (event !== 'move' || move.plies !== 1) socket.send(text);
        });
    });
    await person.page.goto(`${server.url}/match/wari/${board}`);
    await waitForRules(person.page);
    const moves = await playTo('wari', board, 2);
    await isPlayed(person.page, moves);
    assert.deepEqual(person.problems, []);
});
