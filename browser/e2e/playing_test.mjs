// Playing on the page: conditional moves, proposals, rematch, chat and notes, games by urgency, keyboard. Nothing here is
// about animations, so there are none: two_tabs_test.mjs and match_test.mjs have them.

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

/** A player who uses the API. */
async function player(name) {
    const client = new ApiClient(server);
    await client.signUp(name, `${name}spass`);
    client.name = name;
    return client;
}
/** The same player's browser: a second device. */
const device = (client, options) => Person.withSession(browser, server, client.name, client, options);
const begin = async (first, second, game = 'wari', more = '') =>
    (await done(first, `${game} challenge ${first.name} ${second.name} --first=${first.name} ${more}`)).board;
async function visit(page, game, board) {
    await goTo(page, `${server.url}/match/${game}/${board}`);
    await waitForRules(page);
}

test('conditional moves form a tree on the board, can be cut, are private, and play automatically', async () => {
    const ann = await player('ann'),
        bob = await player('bob');
    const board = await begin(ann, bob);
    const bobs = await device(bob);
    const { page } = bobs;
    await visit(page, 'wari', board);
    const plan = async (who) => (await who.get(`/api/match/wari/${board}`)).plan;
    assert.equal(await page.locator('.house.legal').count(), 0, 'no accidental preview');
    await press(page, 'Plan');
    await page.getByRole('button', { name: /^house a,/ }).click({ force: true });
    await page.getByText('It is ann’s turn.').waitFor();
    await legal(page, 'b').click();
    await page.getByText('If ann plays b: what do you reply?').waitFor();
    await legal(page, 'd').click();
    await page.getByRole('button', { name: 'If b, then d', exact: true }).waitFor();
    await legal(page, 'f').click();
    await legal(page, 'c').click();
    await page.getByRole('button', { name: 'If f, then c', exact: true }).waitFor();
    // Back to the current position, and another move of hers, typed this time.
    for (let i = 0; i < 4; ++i) await press(page, 'One move back');
    await page.fill('#move-typed', 'c');
    await page.press('#move-typed', 'Enter');
    await page.fill('#move-typed', 'E');
    await page.press('#move-typed', 'Enter');
    await page.getByRole('button', { name: 'If c, then e', exact: true }).waitFor();
    assert.deepEqual(await plan(bob), [
        { theirs: 'b', mine: 'd', then: [{ theirs: 'f', mine: 'c', then: [] }] },
        { theirs: 'c', mine: 'e', then: [] },
    ]);
    assert.deepEqual(await plan(ann), []);
    assert.equal(await plan(new ApiClient(server)), null);
    assert.deepEqual((await bob.get(`/api/match/wari/${board}`)).moves, [], 'nothing is played');
    await press(page, 'Remove: if c, then e');
    await eventually(async () => (await plan(bob)).length === 1);

    await page.reload();
    await page.getByRole('button', { name: 'If f, then c', exact: true }).waitFor();
    await done(ann, `wari move ${board} b`);
    await isPlayed(page, ['b', 'd']);
    assert.deepEqual(await plan(bob), [{ theirs: 'f', mine: 'c', then: [] }]);
    await stateIs(page, 'ann to move');
    await done(ann, `wari move ${board} c`);
    await stateIs(page, 'Your turn');
    assert.equal(await page.locator('.plan').count(), 0, 'the game has left the conditional moves');
    await bobs.leave();
});

test('a conditional move answers any move, on a phone and on either kind of board', async () => {
    const cleo = await player('cleo'),
        dan = await player('dan');
    const dans = await device(dan, { viewport: { width: 360, height: 780 } });
    const { page } = dans;
    const sowing = await begin(cleo, dan);
    await visit(page, 'wari', sowing);
    await press(page, 'Plan');
    await legal(page, 'c').click();
    await legal(page, 'a').click();
    await press(page, 'Plan');
    await page.getByRole('button', { name: 'If c, then a', exact: true }).waitFor();
    await press(page, 'Any other move');
    await legal(page, 'f').click();
    await press(page, 'Plan');
    await page.getByRole('button', { name: 'If e, then f', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    const { plan } = await dan.get(`/api/match/wari/${sowing}`);
    assert.deepEqual(plan.map(({ theirs, mine }) => theirs + mine).sort(), ['af', 'bf', 'ca', 'df', 'ef', 'ff']);
    await done(cleo, `wari move ${sowing} e`);
    await isPlayed(page, ['e', 'f']);
    await dans.noSidewaysScrolling();

    const pods = await begin(cleo, dan, 'octilite');
    await visit(page, 'octilite', pods);
    await press(page, 'Plan');
    await press(page, 'Plan');
    await press(page, 'Any move');
    await page.fill('#move-typed', '26+e');
    await page.press('#move-typed', 'Enter');
    await press(page, 'Plan');
    await page.getByRole('button', { name: 'If 22+a, then 26+e', exact: true }).waitFor();
    await done(cleo, `octilite move ${pods} 32+b`);
    await isPlayed(page, ['32+b', '26+e']);
    await dans.noSidewaysScrolling();
    await dans.leave();
});

test('draw, takeback, resignation and rematch need a confirmation and reach the opponent at once', async () => {
    const eva = await player('eva'),
        finn = await player('finn');
    const board = await begin(eva, finn);
    const evas = await device(eva),
        finns = await device(finn);
    await visit(evas.page, 'wari', board);
    await visit(finns.page, 'wari', board);
    assert.equal(await evas.page.getByRole('button', { name: 'Offer a draw' }).count(), 0);
    await legal(evas.page, 'b').click();
    await stateIs(finns.page, 'Your turn');
    await legal(finns.page, 'd').click();
    await stateIs(evas.page, 'Your turn');

    await press(evas.page, 'Take back');
    await evas.page.waitForFunction(() => document.activeElement.textContent === 'Not now');
    await press(evas.page, 'Take back');
    await finns.page.getByText('eva requests a takeback.').first().waitFor();
    await press(finns.page, 'Allow takeback');
    for (const { page } of [evas, finns]) await isPlayed(page, []);
    await stateIs(evas.page, 'Your turn');
    assert.match(await evas.page.locator('.talk').innerText(), /eva takes back b/);
    await legal(evas.page, 'c').click();
    for (const { page } of [evas, finns]) await isPlayed(page, ['c']);

    await press(finns.page, 'Offer a draw');
    await press(finns.page, 'Not now');
    assert.equal((await eva.get(`/api/match/wari/${board}`)).proposal, null);
    await press(finns.page, 'Offer a draw');
    await press(finns.page, 'Offer draw');
    await evas.page.getByText('finn offers a draw.').first().waitFor();
    await press(evas.page, 'Decline');
    await finns.page.getByText('You have offered a draw').waitFor({ state: 'detached' });
    await press(finns.page, 'Offer a draw');
    await press(finns.page, 'Offer draw');
    // Eva must not accept the offer that is withdrawn.
    const accept = evas.page.getByRole('button', { name: 'Accept …', exact: true });
    await accept.waitFor();
    await press(finns.page, 'Withdraw');
    await accept.waitFor({ state: 'detached' });
    await press(finns.page, 'Offer a draw');
    await press(finns.page, 'Offer draw');
    await press(evas.page, 'Accept …');
    await press(evas.page, 'Accept the draw');
    for (const { page } of [evas, finns]) await stateIs(page, 'Drawn (both agreed)');

    await press(evas.page, 'Rematch');
    await evas.page.waitForURL(`**/match/wari/${board + 1}`);
    await finns.page.getByRole('link', { name: `To the rematch, board ${board + 1}` }).click();
    await stateIs(finns.page, 'Your turn');
    await press(finns.page, 'Decline');
    await press(finns.page, 'Decline');
    await stateIs(evas.page, 'declined before both had moved');
    assert.equal(await evas.page.getByRole('button', { name: 'Rematch' }).count(), 0);
    await evas.leave();
    await finns.leave();
});

test('if a player wants it, a move is previewed and needs a confirmation', async () => {
    const gus = await player('gus'),
        hal = await player('hal');
    const board = await begin(gus, hal);
    const guss = await device(gus);
    const { page } = guss;
    await visit(page, 'wari', board);
    await pressSwitch(page, 'Confirm each move');
    const heads = () => page.getByRole('button', { name: /^house c,/ }).getAttribute('aria-label');
    const before = await heads();
    await legal(page, 'c').click();
    await page.getByRole('group', { name: 'Play c?' }).waitFor();
    await page.waitForFunction(() => !document.querySelector('[data-moving]'));
    assert.match(await heads(), /empty/);
    await page.keyboard.press('Escape');
    await page.getByRole('group', { name: 'Play c?' }).waitFor({ state: 'detached' });
    assert.equal(await heads(), before);
    assert.equal((await gus.get(`/api/match/wari/${board}`)).plies, 0);
    await page.reload();
    await legal(page, 'd').click();
    await press(page, 'Yes, play d');
    await isPlayed(page, ['d']);
    assert.equal((await gus.get(`/api/match/wari/${board}`)).plies, 1);
    await guss.leave();
});

test('chat reaches the opponent and spectators; a note is private, on each device', async () => {
    const ivy = await player('ivy'),
        jack = await player('jack'),
        kit = await player('kit');
    const board = await begin(ivy, jack);
    await done(ivy, `wari move ${board} b`, 'Good luck!');
    const ivys = await device(ivy),
        phone = await device(ivy, { viewport: { width: 390, height: 844 } });
    const jacks = await device(jack),
        kits = await device(kit);
    for (const { page } of [ivys, phone, jacks, kits]) await visit(page, 'wari', board);
    await jacks.page.fill('#talk-words', 'Thank you & <b>you</b>, too');
    await press(jacks.page, 'Send');
    for (const { page } of [ivys, jacks, kits]) {
        await page.getByText('Thank you & <b>you</b>, too').waitFor();
        assert.match(await page.locator('.talk').innerText(), /Good luck!/);
    }
    assert.equal(await kits.page.locator('#talk-words').count(), 0, 'spectators get the chat');

    await ivys.page.getByRole('tab', { name: 'Note' }).click();
    await ivys.page.fill('#note-words', 'his b is weak');
    await ivys.page.getByText('Saved.').waitFor();
    assert.equal(await jacks.page.inputValue('#note-words'), '');
    assert.equal(await kits.page.locator('#note-words').count(), 0);
    await press(phone.page, 'More');
    await press(phone.page, 'Note');
    await phone.page.waitForFunction(() => document.querySelector('#note-words').value === 'his b is weak');
    await phone.page.fill('#note-words', '');
    await phone.page.locator('#note-words').blur();
    await ivys.page.waitForFunction(() => document.querySelector('#note-words').value === '');
    for (const one of [ivys, phone, jacks, kits]) await one.leave();
});

test('games are sorted by urgency, a key opens the next one waiting, and the tab title counts them', async () => {
    const lea = await player('lea'),
        max = await player('max');
    const slow = await begin(lea, max, 'wari', '--clock=30d+1d');
    const quick = await begin(lea, max, 'oware', '--clock=2h');
    const his = await begin(max, lea, 'wari', '--clock=1h');
    const timeless = await begin(lea, max, 'octilite', '--clock=none');
    const over = await begin(lea, max);
    await done(lea, `wari resign ${over}`);
    const leas = await device(lea);
    const { page } = leas;
    await page.goto(server.url);
    const listed = () => page.locator('.game-card, .small-card').evaluateAll((all) => all.map((one) => new URL(one.href).pathname));
    await page.getByRole('heading', { name: 'Your move in 3 games' }).waitFor();
    assert.deepEqual(await listed(), [
        `/match/oware/${quick}`,
        `/match/wari/${slow}`,
        `/match/octilite/${timeless}`,
        `/match/wari/${his}`,
        `/match/wari/${over}`,
    ]);
    await page.waitForFunction(() => document.title.startsWith('(3) '));
    await page.keyboard.press('n');
    await page.waitForURL(`**/match/oware/${quick}`);
    await page.locator('.board').waitFor();
    await page.keyboard.press('n');
    await page.waitForURL(`**/match/wari/${slow}`);
    await legal(page, 'b').click();
    await page.waitForFunction(() => document.title.startsWith('(2) '));
    await press(page, 'Next of 2 games waiting for you');
    await page.waitForURL(`**/match/oware/${quick}`);
    // Proposals to her also count as waiting.
    await done(max, `wari move ${slow} d`);
    await page.waitForFunction(() => document.title.startsWith('(3) '));

    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await help.getByText('next game waiting for you').waitFor();
    await help.getByLabel('Use single-letter shortcuts').uncheck();
    await help.getByRole('button', { name: 'Close' }).click();
    await page.keyboard.press('n');
    assert.equal(new URL(page.url()).pathname, `/match/oware/${quick}`, 'switched off');
    await press(page, 'Board settings');
    await press(page, 'Keyboard shortcuts');
    await help.getByLabel('Use single-letter shortcuts').check();
    await page.keyboard.press('Escape');
    await page.locator('#talk-words').focus();
    await page.keyboard.type('n?');
    assert.equal(await page.inputValue('#talk-words'), 'n?', 'shortcuts do not act while typing');
    assert.equal(new URL(page.url()).pathname, `/match/oware/${quick}`);
    await leas.leave();
});

test('clocks are shown beside the players, warn, and have their rule in words', async () => {
    const nora = await player('nora'),
        otto = await player('otto');
    const board = await begin(nora, otto, 'wari', '--clock=2d+1h/3d');
    const noras = await device(nora);
    const { page } = noras;
    await visit(page, 'wari', board);
    const clock = (side) => page.locator(`[data-side=${side}] .clock`).innerText();
    assert.match(await clock('second'), /^2 days$/);
    await press(page, '2 days + 1 h');
    await page.getByText('Each player has 2 days').waitFor();
    await page.getByText('Each move adds 1 hour, up to 3 days.').waitFor();
    // Timers keep running: replacing a running clock would lose some of them.
    const minute = 60_000,
        begun = Date.now();
    await page.clock.setFixedTime(begun + (47 * 60 + 30) * minute);
    await visit(page, 'wari', board);
    await page.locator('[data-side=first] .clock.short').waitFor();
    assert.match(await clock('first'), /(29|30) min/);
    assert.match(await clock('second'), /^2 days$/, 'the opponent’s clock is paused');
    await page.clock.setFixedTime(begun + (47 * 60 + 55) * minute);
    await page.locator('[data-side=first] .clock', { hasText: /[45]:\d\d/ }).waitFor();
    await noras.leave();
});
