// Matches with the etiquette of Warri in a browser: who moves first, touch-move, and no counting before the end. Other
// matches are unaffected.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Person, chooseGame, chooseOpponent, drawn, goTo, launchBrowser, waitForRules } from './browser.mjs';
import { ApiClient, eventually, newDataFolder, startServer, removeFolder } from './server.mjs';

let server, browser, ida;
before(async () => {
    server = await startServer(newDataFolder());
    browser = await launchBrowser();
    ida = new ApiClient(server); // the senior player
    await ida.signUp('ida', 'idaspass');
});
after(async () => {
    await browser?.close();
    await server.close();
    removeFolder(server.data);
});

const arrive = async (name, options) => {
    const person = await Person.member(browser, server, name, options);
    return { person, page: person.page };
};
const visit = async (page, board, game = 'warri') => {
    await goTo(page, `${server.url}/match/${game}/${board}`);
    await waitForRules(page);
};
const say = async (line, comment) => {
    const answer = await ida.command(line, comment);
    assert.ok(answer.accepted, answer.text);
    return answer;
};
/** Opens the choices that a new game asks only those who want them. */
const more = (page) => page.locator('.more-choices > summary');
const moves = (page) => page.locator('button.move').allInnerTexts();
/** The visible seed counts. */
const numbersSeen = (page) =>
    page
        .locator('[data-count]')
        .evaluateAll(
            (all) =>
                all.filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && one.textContent !== '')
                    .length,
        );
const said = (page) => page.locator('p.said').innerText();

test('a challenge offers and explains the etiquette where the game allows it, and has it on where it is usual', async () => {
    const { person, page } = await arrive('ann');
    const keep = page.getByLabel('Keep the etiquette of Warri');
    const whoFirst = page.getByRole('group', { name: 'Who moves first' });
    await goTo(page, `${server.url}/new`);
    await more(page).click();
    await chooseGame(page, 'octilite');
    assert.equal(await keep.count(), 0);
    await chooseGame(page, 'wari-24');
    assert.equal(await keep.count(), 0);
    await chooseGame(page, 'oware');
    assert.equal(await keep.isChecked(), false);
    assert.ok(await whoFirst.isVisible());
    await chooseGame(page, 'warri');
    assert.equal(await keep.isChecked(), true);
    await page.getByText('no trying out, no taking back, no counting').waitFor();
    await page.getByText('In this game').click();
    await page.getByText('when two players meet for the first time').waitFor();
    // Against the computer the human is South, at the bottom, whoever moves first.
    await page.getByText('Your side is at the bottom, and either of you may move first.').waitFor();
    assert.ok(await whoFirst.getByLabel('by lot').isChecked());
    await page.locator('.new-game button.main').click();
    await page.getByRole('heading', { name: 'In this game' }).waitFor();
    await page.getByText('Your turn.').first().waitFor();
    const { seats, etiquette } = await ida.get('/api/match/warri/1');
    assert.equal(seats[0].name, 'ann');
    assert.equal(etiquette, true);
    // The command names the etiquette only if it is not the default.
    await goTo(page, `${server.url}/new`);
    await chooseGame(page, 'warri');
    await more(page).click();
    await keep.uncheck();
    assert.ok(await whoFirst.isVisible());
    await page.locator('.new-game button.main').click();
    await page.waitForURL('**/match/warri/2');
    await page.locator('.board .house').first().waitFor();
    assert.equal((await ida.get('/api/match/warri/2')).etiquette, false);
    assert.equal(await page.getByRole('heading', { name: 'In this game' }).count(), 0);
    await goTo(page, `${server.url}/new`);
    await chooseGame(page, 'oware');
    await more(page).click();
    await keep.check();
    await page.locator('.new-game button.main').click();
    await page.getByRole('heading', { name: 'In this game' }).waitFor();
    await person.leave();
});

test('against the computer a lot decides who moves first, and the page shows it', async () => {
    const { person, page } = await arrive('ned');
    const own = async (command) => (await person.context.request.post(`${server.url}/api/command`, { data: { command } })).json();
    await goTo(page, `${server.url}/new`);
    await chooseGame(page, 'warri');
    await chooseOpponent(page, 'computer-1');
    await page.locator('.new-game button.main').click();
    await page.waitForURL('**/match/warri/*');
    let board = Number(page.url().split('/').at(-1));
    const told = new Map();
    for (let n = 1; told.size < 2; ++n) {
        assert.ok(n < 60, 'the lot can fall to either player');
        const { from: start } = await ida.get(`/api/match/warri/${board}`);
        const lot = start === null ? 'you' : 'computer-1';
        if (!told.has(lot)) {
            if (n > 1) await visit(page, board);
            told.set(lot, {
                board,
                words: await page
                    .locator('.courtesy')
                    .getByText(/^The lot fell to/)
                    .innerText(),
            });
        }
        ({ board } = (await own('warri challenge ned computer-1')).match);
    }
    assert.equal(told.get('computer-1').words, 'The lot fell to Level 1, who moves first.');
    assert.equal(told.get('you').words, 'The lot fell to you: you move first.');
    // The computer at the top has moved first, and its move is in its own column.
    ({ board } = told.get('computer-1'));
    await goTo(page, `${server.url}/match/warri/${board}`);
    await page.getByText('Your turn.').first().waitFor();
    const { seats, from, rated } = await ida.get(`/api/match/warri/${board}`);
    assert.deepEqual([seats[0].name, seats[1].name, from, rated], ['ned', 'computer-1', '4,4,4,4,4,4/4,4,4,4,4,4 0 0 N', true]);
    const row = page.locator('.moves tbody tr').first().locator('td');
    assert.equal(await row.nth(0).innerText(), '');
    assert.match(await row.nth(1).innerText(), /^[a-f]$/);
    await page.waitForFunction(() => !document.querySelector('[data-moving]'));
    await page.locator('.house.legal').first().click();
    await page.waitForFunction(() => document.querySelectorAll('button.move').length >= 3);
    await page.getByText('Your turn.').first().waitFor();
    assert.equal(await page.locator('.courtesy').count(), 0);
    // A rematch keeps the seats; the other player begins.
    await own(`warri resign ${board}`);
    const answer = await own(`warri rematch ${board}`);
    assert.ok(answer.accepted, answer.text);
    assert.equal(answer.match.seats[0].name, 'ned');
    assert.equal(answer.match.to_move, 'first');
    await person.leave();
});

test('against the computer the player can choose who moves first', async () => {
    const { person, page } = await arrive('pia');
    for (const [choice, begins] of [
        ['I do', 'first'],
        ['my opponent', 'second'],
    ]) {
        await goTo(page, `${server.url}/new`);
        await chooseGame(page, 'warri');
        await more(page).click();
        await page.getByRole('group', { name: 'Who moves first' }).getByLabel(choice).check();
        await page.locator('.new-game button.main').click();
        // Until then the sheet for a new game lies over the page of the last one, which says the same.
        await page.waitForURL('**/match/warri/*');
        await page.getByRole('heading', { name: 'In this game' }).waitFor();
        await page.getByText('Your turn.').first().waitFor();
        const match = await ida.get(`/api/match/warri/${page.url().split('/').at(-1)}`);
        assert.equal(match.seats[0].name, 'pia');
        assert.equal(match.from === null ? 'first' : 'second', begins);
        assert.equal(await page.getByText('The lot fell').count(), 0);
    }
    await person.leave();
});

test('the senior player can yield the first move, and the junior’s page updates at once', async () => {
    const { person: bea, page: senior } = await arrive('bea');
    const { person: cyd, page: junior } = await arrive('cyd');
    await cyd.challenge('warri', 'bea', 'by lot');
    await junior.getByText('bea joined earlier').waitFor();
    await junior.getByText('bea to move.').waitFor();
    const board = junior.url().split('/').at(-1);
    await visit(senior, board);
    await senior.getByText('You joined before cyd').waitFor();
    // With the keyboard.
    await senior.getByRole('button', { name: 'Give the first move to cyd' }).focus();
    await senior.keyboard.press('Enter');
    await senior.getByText('cyd to move.').waitFor();
    await senior.locator('.courtesy').getByText('gives the first move to cyd').waitFor();
    await junior.getByText('Your turn.').first().waitFor();
    await junior.locator('.courtesy').getByText('gives the first move to you').waitFor();
    assert.equal(await junior.locator('[data-house=a].legal').count(), 1);
    await junior.locator('[data-house=c].legal').click();
    await senior.getByText('Your turn.').first().waitFor();
    assert.equal(await senior.locator('.courtesy').count(), 0);
    await bea.leave();
    await cyd.leave();
});

test('touch-move: no preview, reason, list or counting', async () => {
    const { person, page } = await arrive('dan');
    const { board } = (await say('warri challenge ida dan --first=dan')).match;
    await visit(page, board);
    assert.equal(await numbersSeen(page), 0);
    assert.equal(await page.getByRole('button', { name: /plan/i }).count(), 0);
    await page.getByRole('button', { name: 'Board settings' }).click();
    for (const name of ['Numbers', 'Confirm each move']) assert.equal(await page.getByRole('switch', { name }).count(), 0);
    await page.keyboard.press('Escape');
    await page.locator('[data-house=c].legal').hover();
    assert.equal(await page.locator('.preview-layer').count(), 0);
    assert.equal(await said(page), '');
    await page.fill('#move-typed', 'q');
    assert.equal(await page.locator('datalist option').count(), 0);
    await page.keyboard.press('Enter');
    await page.getByText('choose another of your houses').waitFor();
    await page.fill('#move-typed', '');
    await page.keyboard.press('Enter');
    await page.getByText('Type the letter of one of your houses.').waitFor();
    await page.locator('[data-house=c].legal').click(); // played without confirmation
    await page.getByText('ida to move.').waitFor();
    assert.deepEqual(await moves(page), ['c']);
    await page.getByRole('button', { name: /resign|decline/i }).waitFor();
    assert.equal(await page.getByRole('button', { name: /take ?back/i }).count(), 0);
    assert.match(await page.locator('p.told').innerText(), /^You sow from c\.$/);
    assert.doesNotMatch(await page.locator('button.move').first().getAttribute('title'), /\d/);

    await say(`warri move ${board} a`);
    await page.getByText('Your turn.').first().waitFor();
    await page.waitForFunction(() => !document.querySelector('[data-moving]'));
    await page.locator('.house[aria-label^="house c,"]').hover();
    assert.equal(await said(page), '');
    await page.locator('.house[aria-label^="house c,"]').click({ force: true }); // it is empty
    await page.getByText('Not that one now').waitFor();
    assert.deepEqual(await moves(page), ['c', 'a']);
    for (const line of [`warri move ${board} undo`, `warri preview ${board} a`, `warri submit ${board} a`]) {
        const answer = await page.evaluate(
            (command) =>
                fetch('/api/command', {
                    method: 'POST',
                    headers: { 'Content-Type': 'application/json' },
                    body: JSON.stringify({ command }),
                }).then((got) => got.json()),
            line,
        );
        assert.equal(answer.accepted, false);
        assert.match(answer.text.replace(/\s+/g, ' '), /^This match uses the etiquette, so /);
    }
    await person.leave();
});

test('screen readers get the seed counts', async () => {
    const { person, page } = await arrive('eva');
    const { board } = (await say('warri challenge ida eva --first=ida')).match;
    await visit(page, board);
    assert.equal(await page.locator('.house[aria-label="house a, 4 seeds"]').count(), 1);
    await say(`warri move ${board} c`);
    await page.locator('[aria-live]').getByText('ida sows 4 seeds from c').waitFor({ state: 'attached' });
    await person.leave();
});

test('at the end seeds are counted and thanks exchanged', async () => {
    const { person, page } = await arrive('fay');
    const { board } = (await say('warri challenge ida fay --first=ida --etiquette=on')).match;
    await say(`warri move ${board} c`);
    await visit(page, board);
    assert.equal(await numbersSeen(page), 0);
    await page.locator('[data-house=b].legal').click();
    await page.getByText('ida to move.').waitFor();
    await say(`warri resign ${board}`);
    await page.getByText('The game is over and the seeds may be counted: ida 0, fay 0.').waitFor();
    await page.waitForFunction(() => !document.querySelector('[data-moving]'));
    assert.ok((await numbersSeen(page)) > 10);
    await page.getByRole('button', { name: 'Thank ida for the game' }).click();
    await page.getByText('You have thanked ida for the game.').waitFor();
    await page.reload();
    await page.getByText('You have thanked ida for the game.').waitFor();
    const heard = await eventually(async () =>
        (await ida.get('/api/letters')).find(({ body }) => body.includes('Thank you for the game.')),
    );
    assert.match(heard.body, /fay writes:/);
    await person.leave();
});

test('no page with etiquette is wider than its window', async () => {
    const { person, page } = await arrive('gil');
    const eachWidth = async () => {
        for (const width of [320, 768, 1440]) {
            await page.setViewportSize({ width, height: 900 });
            await drawn(page);
            await person.noSidewaysScrolling();
        }
    };
    await goTo(page, `${server.url}/new`);
    await chooseGame(page, 'warri');
    await more(page).click();
    await eachWidth();
    const { board } = (await say('warri challenge ida gil')).match;
    await visit(page, board);
    await page.getByRole('heading', { name: 'In this game' }).waitFor();
    await eachWidth();
    await person.leave();
});
