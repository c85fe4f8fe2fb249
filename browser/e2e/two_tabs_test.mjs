// Two tabs with animated moves stay consistent, also after a restart of the server. While the reader logs out or changes
// the password, the page sends no request that the server would refuse.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Person, launchBrowser, waitForRules } from './browser.mjs';
import { done, isPlayed, legal, played, press, stateIs } from './match_page.mjs';
import { ApiClient, eventually, newDataFolder, startServer, removeFolder } from './server.mjs';

let server, browser;
before(async () => {
    server = await startServer(newDataFolder());
    browser = await launchBrowser({ motion: true });
});
after(async () => {
    await browser?.close();
    await server.close();
    removeFolder(server.data);
});

async function visit(page, board) {
    await page.goto(`${server.url}/match/wari/${board}`);
    await waitForRules(page);
}

test('two tabs stay consistent over a server restart: no event is lost or doubled', async () => {
    const pia = new ApiClient(server),
        quin = new ApiClient(server);
    await pia.signUp('pia', 'piaspass');
    await quin.signUp('quin', 'quinspass');
    const { board } = await done(pia, 'wari challenge pia quin --first=pia');
    const desk = await Person.withSession(browser, server, 'pia', pia);
    const first = desk.page,
        second = await desk.context.newPage();
    second.on('pageerror', (error) => desk.problems.push(String(error)));
    await visit(first, board);
    await visit(second, board);
    await legal(first, 'b').click();
    for (const page of [first, second]) await isPlayed(page, ['b']);
    await done(quin, `wari move ${board} d`);
    for (const page of [first, second]) await stateIs(page, 'Your turn');
    // Conditional moves and proposals of the second tab show in the first too.
    await legal(second, 'f').click();
    for (const page of [first, second]) await isPlayed(page, ['b', 'd', 'f']);
    await press(second, 'Plan');
    await second.fill('#move-typed', 'c');
    await second.press('#move-typed', 'Enter');
    await second.fill('#move-typed', 'a');
    await second.press('#move-typed', 'Enter');
    await first.getByRole('tab', { name: 'Plan' }).click();
    for (const page of [first, second]) await page.getByRole('button', { name: 'If c, then a', exact: true }).waitFor();

    const port = new URL(server.url).port;
    const { data } = server;
    await server.close('SIGKILL');
    for (const page of [first, second]) await page.getByText('Connection lost').waitFor();
    server = await startServer(data, '--http', `127.0.0.1:${port}`);
    quin.server = pia.server = server;
    // Before and while the tabs reconnect.
    await done(quin, `wari move ${board} c`);
    const moves = ['b', 'd', 'f', 'c', 'a'];
    for (let i = 0; i < 4; ++i) {
        const match = await quin.get(`/api/match/wari/${board}`);
        assert.equal(match.plies, moves.length);
        const mover = match.to_move === 'first' ? pia : quin;
        const move = match.legal[i % match.legal.length];
        await done(mover, `wari move ${board} ${move}`);
        moves.push(move);
    }
    for (const page of [first, second]) {
        await isPlayed(page, moves);
        assert.deepEqual(await played(page), moves);
        await page.getByText('Connection lost').waitFor({ state: 'detached' });
    }
    // A move submitted while the server is down is made once, after it is back.
    const mine = await pia.get(`/api/match/wari/${board}`);
    assert.equal(mine.you === mine.to_move, false);
    await done(quin, `wari move ${board} ${mine.legal[0]}`);
    moves.push(mine.legal[0]);
    await isPlayed(first, moves);
    await server.close('SIGKILL');
    const answer = (await played(first)).length;
    await first.locator('.house.legal').first().click();
    server = await startServer(data, '--http', `127.0.0.1:${port}`);
    quin.server = pia.server = server;
    await eventually(async () => (await quin.get(`/api/match/wari/${board}`)).plies === answer + 1);
    const whole = (await quin.get(`/api/match/wari/${board}`)).moves.map(({ text }) => text);
    for (const page of [first, second]) await isPlayed(page, whole);
    // The browser reports failed connections; the page must report nothing else.
    desk.problems = desk.problems.filter(
        (words) =>
            !/ERR_CONNECTION_REFUSED|WebSocket connection|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_SOCKET_NOT_CONNECTED/.test(words),
    );
    await desk.leave();
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
