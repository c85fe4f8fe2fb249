// Premoves in live games: a move chosen while the opponent is to move is played once, in the position after the
// opponent's next move and in no other.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Person, goTo, launchBrowser, pressSwitch, waitForRules } from './browser.mjs';
import { done, isPlayed, legal, press, stateIs } from './match_page.mjs';
import { ApiClient, eventually, newDataFolder, startServer, removeFolder } from './server.mjs';

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

const clients = new Map();
async function player(name) {
    if (!clients.has(name)) {
        const client = Object.assign(new ApiClient(server), { name });
        await client.signUp(name, `${name}spass`);
        clients.set(name, client);
    }
    return clients.get(name);
}

/** Ann moves first, with the API; bob has a page. */
async function begin({ game = 'wari', clock = '5m+3s', more = '', ...options } = {}) {
    const ann = await player('ann'),
        bob = await player('bob');
    const { board } = await done(ann, `${game} challenge ann bob --first=ann --clock=${clock} ${more}`);
    const bobs = await Person.returning(browser, server, 'bob', bob, options);
    const { page } = bobs;
    page.removeAllListeners('request');
    /** The commands that bob's page sends in this match; it may repeat one of the last, whose answer it did not get. */
    const sent = [];
    page.on('request', (request) => {
        const command = request.url().endsWith('/api/command') ? request.postDataJSON().command : '';
        if (command.split(/[ #]/).includes(String(board))) sent.push(command);
    });
    await goTo(page, `${server.url}/match/${game}/${board}`);
    await waitForRules(page);
    const move = (text) => done(ann, `${game} move ${board} ${text}`);
    const moves = async () => (await ann.get(`/api/match/${game}/${board}`)).moves.map(({ text }) => text).join(' ');
    return { ann, bob, board, bobs, page, sent, move, moves };
}

const own = (page, house) => page.locator(`.house.open[data-house=${house}]`);
const premoved = (page) => page.locator('.premoved').innerText();
const waits = (page, move) => page.getByText(`You will play ${move} as soon as ann has moved.`).waitFor();
const nothingWaits = async (page) => {
    await page.locator('.premoved button').waitFor({ state: 'detached' });
    assert.equal(await page.locator('.premove-layer').count(), 0);
};

test('a premove is marked, said, and played once as soon as the opponent has moved', async () => {
    const { bobs, page, sent, move, moves, board } = await begin();
    assert.equal(await page.locator('.house.legal').count(), 0, 'it does not look like bob’s turn');
    await own(page, 'c').click();
    await waits(page, 'c');
    assert.equal(await page.locator('.premove-layer').count(), 1);
    await page.getByRole('button', { name: /^house c, 4 seeds, .*your next move, press to cancel/ }).waitFor();
    assert.deepEqual(sent, [], 'nothing is sent yet');
    // Another house replaces it.
    await own(page, 'd').click();
    await waits(page, 'd');
    assert.equal(await page.locator('.premove-layer').count(), 1);
    await move('b');
    await isPlayed(page, ['b', 'd']);
    await nothingWaits(page);
    assert.deepEqual(sent, [`wari move ${board} d#2`]);
    await move('c');
    await isPlayed(page, ['b', 'd', 'c']);
    await stateIs(page, 'Your turn');
    assert.equal(await moves(), 'b d c', 'a premove is for one move only');
    assert.equal(sent.length, 1);
    await bobs.leave();
});

test('a premove that has become illegal is dropped with a sentence, and the turn is the player’s own', async () => {
    // Ann can capture bob's house c, or leave it alone with d.
    const { bobs, page, sent, move, moves } = await begin({ more: '--start="0,0,0,2,0,3/4,1,1,1,0,2 10 24 S"' });
    await own(page, 'c').click();
    await waits(page, 'c');
    await move('f');
    await page.getByText('Your move c was not played: ').waitFor();
    await stateIs(page, 'Your turn');
    await nothingWaits(page);
    assert.deepEqual(sent, []);
    await legal(page, 'a').click();
    await page.getByText('Your move c was not played: ').waitFor({ state: 'detached' });
    await eventually(async () => (await moves()) === 'f a');
    await bobs.leave();
});

test('a house that no move of the opponent makes playable is refused with a sentence', async () => {
    const { bobs, page } = await begin({ more: '--start="0,0,0,2,0,0/2,1,0,1,0,4 19 19 S"' });
    await page.getByRole('button', { name: 'house c, empty', exact: true }).click({ force: true });
    await page.getByText('That cannot be your next move, whatever ann plays.').waitFor();
    assert.equal(await premoved(page), '');
    await bobs.leave();
});

test('the same press, Escape, the button and a typed move again cancel a premove', async () => {
    const { bobs, page, sent, move, moves } = await begin();
    await own(page, 'c').click();
    await waits(page, 'c');
    await own(page, 'c').click();
    await nothingWaits(page);
    await own(page, 'c').click();
    await page.keyboard.press('Escape');
    await nothingWaits(page);
    await own(page, 'c').click();
    await press(page, 'Cancel');
    await nothingWaits(page);
    // A dialog's Escape closes the dialog only.
    await own(page, 'c').click();
    await press(page, 'Board settings');
    await page.keyboard.press('Escape');
    await waits(page, 'c');
    await page.keyboard.press('m');
    for (const left of ['d', '']) {
        await page.fill('#move-typed', 'd');
        await press(page, 'Play next');
        if (left) await waits(page, left);
        else await nothingWaits(page);
    }
    await move('b');
    await stateIs(page, 'Your turn');
    assert.equal(await moves(), 'b');
    assert.deepEqual(sent, []);
    await bobs.leave();
});

test('a premove can be set, replaced and cancelled with the keyboard alone', async () => {
    const { bobs, page, move } = await begin();
    await own(page, 'a').waitFor();
    await page.keyboard.press('b');
    await page.keyboard.press('Enter');
    await waits(page, 'a');
    await page.keyboard.press('Escape');
    await nothingWaits(page);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await waits(page, 'b');
    await move('f');
    await isPlayed(page, ['f', 'b']);
    await bobs.leave();
});

test('a premove is sent at once, before the opponent’s seeds have fallen; the board shows both moves in order', async () => {
    const { bobs, page, sent, move, moves } = await begin({ reducedMotion: 'no-preference' });
    await page.evaluate(() => {
        const real = window.fetch;
        window.fetch = (...request) => {
            if (String(request[0]).includes('/api/command')) window.toldWhenSent = document.querySelectorAll('.moves button.move').length;
            return real(...request);
        };
    });
    await own(page, 'c').click();
    await waits(page, 'c');
    await move('f');
    await eventually(() => sent.length === 1);
    await eventually(async () => (await moves()) === 'f c');
    assert.equal(await page.evaluate(() => window.toldWhenSent), 0, 'ann’s move was still being shown');
    await isPlayed(page, ['f']);
    await isPlayed(page, ['f', 'c']);
    await page.waitForFunction(() => !document.querySelector('[data-moving]'));
    assert.equal(sent.length, 1);
    await bobs.leave();
});

test('a premove may be chosen while the own move is still being sent', async () => {
    const { bobs, page, move, moves } = await begin();
    await move('f');
    await stateIs(page, 'Your turn');
    let answer;
    await page.route(
        '**/api/command',
        async (route) => {
            await new Promise((resolve) => {
                answer = resolve;
            });
            await route.continue();
        },
        { times: 1 },
    );
    await legal(page, 'a').click();
    await own(page, 'b').click();
    await waits(page, 'b');
    answer();
    await isPlayed(page, ['f', 'a']);
    await waits(page, 'b');
    await move('e');
    await eventually(async () => (await moves()) === 'f a e b');
    await bobs.leave();
});

test('the end of a game, a takeback and a reload drop a premove', async () => {
    const { ann, bobs, page, sent, move, moves, board } = await begin();
    await move('b');
    await stateIs(page, 'Your turn');
    await legal(page, 'c').click();
    await isPlayed(page, ['b', 'c']);
    await own(page, 'f').click();
    await waits(page, 'f');
    await press(page, 'Take back');
    await page.locator('.twice').getByRole('button', { name: 'Take back' }).click();
    await waits(page, 'f');
    await eventually(async () => (await ann.get(`/api/match/wari/${board}`)).proposal);
    await done(ann, `wari accept ${board}#3`);
    await isPlayed(page, ['b']);
    await nothingWaits(page);
    await legal(page, 'd').click();
    await isPlayed(page, ['b', 'd']);
    await own(page, 'f').click();
    await waits(page, 'f');
    await page.reload();
    await waitForRules(page);
    assert.equal(await premoved(page), '');
    await own(page, 'e').click();
    await waits(page, 'e');
    await done(ann, `wari resign ${board}`);
    await stateIs(page, 'bob won');
    await nothingWaits(page);
    assert.equal(await moves(), 'b d');
    assert.deepEqual(
        sent.map((command) => command.split(' ').at(-1)),
        ['c#2', 'undo#3', 'd#2'],
    );
    await bobs.leave();
});

test('two players who both premove alternate, and nothing is doubled', async () => {
    const { ann, bobs, page, board, moves } = await begin();
    const anns = await Person.withSession(browser, server, 'ann', ann);
    await anns.page.goto(`${server.url}/match/wari/${board}`);
    await waitForRules(anns.page);
    await own(page, 'c').click();
    await waits(page, 'c');
    await legal(anns.page, 'f').click();
    await isPlayed(anns.page, ['f', 'c']);
    await legal(anns.page, 'a').click();
    await own(anns.page, 'b').click();
    await anns.page.getByText('You will play b as soon as bob has moved.').waitFor();
    await stateIs(page, 'Your turn');
    await legal(page, 'd').click();
    for (const one of [page, anns.page]) await isPlayed(one, ['f', 'c', 'a', 'd', 'b']);
    assert.equal(await moves(), 'f c a d b');
    await anns.leave();
    await bobs.leave();
});

test('in OctiLite a whole move is entered in advance', async () => {
    const { bobs, page, sent, move, board } = await begin({ game: 'octilite', viewport: { width: 390, height: 844 } });
    await page.getByText('Choose a pod to enter your next move.').waitFor();
    await page.locator('[data-square="26"]').click();
    await page.locator('.rose [data-choice="+e"]').click();
    await waits(page, '26+e');
    assert.equal(await page.locator('.premove-layer').count(), 1);
    // Escape lets go of the chosen pod first, then cancels.
    await page.locator('[data-square="36"]').click();
    await page.keyboard.press('Escape');
    await waits(page, '26+e');
    await page.keyboard.press('Escape');
    await nothingWaits(page);
    await page.locator('[data-square="26"]').click();
    await page.locator('.rose [data-choice="+e"]').click();
    await waits(page, '26+e');
    await move('32+b');
    await isPlayed(page, ['32+b', '26+e']);
    assert.deepEqual(sent, [`octilite move ${board} 26+e#2`]);
    await bobs.noSidewaysScrolling();
    await bobs.leave();
});

test('games by correspondence have plans instead, and so do players who confirm each move', async () => {
    const slow = await begin({ clock: '7d+7d' });
    assert.equal(await slow.page.locator('.house.open').count(), 0);
    await slow.page.locator('.house[data-house=c]').nth(1).click({ force: true });
    await slow.page.getByText('You cannot move on this board now.').waitFor();
    await press(slow.page, 'Plan');
    await legal(slow.page, 'b').click();
    await slow.page.keyboard.press('m');
    await slow.page.fill('#move-typed', 'd');
    await press(slow.page, 'Add to plan');
    await slow.page.getByRole('button', { name: 'If b, then d', exact: true }).waitFor();
    await slow.bobs.leave();

    const live = await begin();
    assert.equal(await live.page.getByRole('button', { name: 'Plan', exact: true }).count(), 0);
    await own(live.page, 'c').click();
    await waits(live.page, 'c');
    await pressSwitch(live.page, 'Confirm each move');
    await nothingWaits(live.page);
    assert.equal(await live.page.locator('.house.open').count(), 0);
    await live.bobs.leave();
});
