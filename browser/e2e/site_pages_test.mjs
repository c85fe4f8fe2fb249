// The site's pages: reached by keyboard from the start page, on a phone, and what a visitor sees of them.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Person, chooseGame, chooseOpponent, goTo, launchBrowser } from './browser.mjs';
import { ApiClient, newDataFolder, startServer, removeFolder } from './server.mjs';
import { annAndBob } from './two_players.mjs';

let server, browser, clients;
const ann = () => clients.ann,
    bob = () => clients.bob;
before(async () => {
    server = await startServer(newDataFolder());
    browser = await launchBrowser();
    clients = await annAndBob(server);
});
after(async () => {
    await browser?.close();
    await server.close();
    removeFolder(server.data);
});

/** A logged-in person, or a stranger; neither has opened a page. */
async function arrive(name, options) {
    const person =
        name === 'stranger'
            ? await Person.create(browser, server, name, options)
            : await Person.withSession(browser, server, name, clients[name], options);
    const { page } = person;
    person.focused = () => page.evaluate(() => `${document.activeElement.tagName} ${document.activeElement.textContent.trim()}`);
    /** Presses Tab, or Shift+Tab, until the link or button with this text has the focus. */
    person.tabTo = async (words, key = 'Tab') => {
        await page
            .locator('a, button, summary')
            .filter({ visible: true, hasText: new RegExp(`^\\s*${words}\\s*$`) })
            .first()
            .waitFor();
        for (let tabs = 0; tabs < 60; ++tabs) {
            await page.keyboard.press(key);
            if (new RegExp(`^(A|BUTTON|SUMMARY) ${words}$`).test(await person.focused())) return;
        }
        assert.fail(`${key} never comes to ${words}`);
    };
    /** Opens another page by keyboard; its heading then has the focus. */
    person.walk = async (words, heading, key = 'Tab') => {
        await person.tabTo(words, key);
        await page.keyboard.press('Enter');
        await page.waitForFunction(
            (wanted) => document.activeElement.tagName === 'H1' && document.activeElement.textContent.trim() === wanted,
            heading,
        );
    };
    return person;
}

test('every page is reached by keyboard from the start page, with the focus on its heading', async () => {
    const person = await arrive('ann');
    const { page } = person;
    await page.goto(server.url);
    await page.getByRole('heading', { name: /^(Your move|Nothing waits)/ }).waitFor();
    await page.keyboard.press('Tab');
    assert.match(await person.focused(), /^A Skip to content/);
    await page.keyboard.press('Enter');
    assert.match(await person.focused(), /^MAIN/);
    // The ways are before the heading, the links at the foot behind it.
    const back = 'Shift+Tab';
    for (const [link, heading, key, menu] of [
        ['Watch', 'Watch', back],
        ['Tournaments', 'Tournaments', back],
        ['Players', 'Players', back],
        ['Inbox', 'Inbox', 'Tab', 1],
        ['How to play by mail', 'How to play by mail', 'Tab'],
        ['Commands', 'All commands', 'Tab'],
        ['Profile', 'ann', 'Tab', 1],
        ['Commands', 'All commands', 'Tab', 1],
        ['Settings', 'Settings', 'Tab', 1],
        ['Learn', 'Learn', back],
    ]) {
        if (menu) {
            await person.tabTo('Aann', back); // the letter of the avatar, and the name
            await page.keyboard.press('Enter');
        }
        await person.walk(link, heading, key);
        assert.match(await page.title(), /\S+ – Posthouse$/);
        const current = await page.locator('.ways [aria-current=page]').allInnerTexts();
        assert.deepEqual(
            current,
            ['Watch', 'Learn', 'Tournaments', 'Players'].filter((way) => way === link),
        );
    }
    for (const [link, heading] of [
        ['Lessons', 'Lessons'],
        ['Puzzles', 'Puzzles'],
        ['Games and rules', 'Games'],
        ['Help', 'Help'],
    ]) {
        await person.walk(link, heading);
        assert.deepEqual(await page.locator('.ways [aria-current]').allInnerTexts(), ['Learn']);
        if (link === 'Games and rules') await person.walk('\\d*Wari', 'Wari'); // after the counts in its picture
        if (link !== 'Help') await person.walk('Learn', 'Learn', back);
    }
    await person.walk('OctiLite', 'OctiLite');
    await person.walk('Players', 'Players', back);
    await person.walk('bob', 'bob');
    await person.walk('You and bob', 'ann – bob');
    await person.leave();
});

test('on a phone the ways are tabs at the foot of the screen', async () => {
    const person = await arrive('ann', { viewport: { width: 320, height: 640 }, hasTouch: true });
    const { page } = person;
    await page.goto(server.url);
    const tabs = page.locator('.tab-bar');
    await tabs.getByText('1', { exact: true }).waitFor();
    const labels = await tabs.locator('li a, li button').filter({ visible: true }).allInnerTexts();
    // One game waits.
    assert.deepEqual(labels, ['Play\n1', 'Watch', 'Learn', 'Tournaments', 'You']);
    assert.equal(await page.locator('.ways').isVisible(), false);
    await tabs.getByRole('link', { name: 'Watch' }).tap();
    await page.getByRole('heading', { name: 'Watch' }).waitFor();
    assert.deepEqual(await tabs.locator('[aria-current=page]').allInnerTexts(), ['Watch']);
    const you = tabs.getByRole('button', { name: 'You' });
    const settings = tabs.getByRole('link', { name: 'Settings' });
    const { y } = await page.locator('main').boundingBox();
    await you.press('Enter');
    assert.equal(await you.getAttribute('aria-expanded'), 'true');
    assert.equal((await page.locator('main').boundingBox()).y, y, 'the menu does not push the page away');
    await page.keyboard.press('Tab');
    assert.match(await person.focused(), /^A Profile/);
    await page.keyboard.press('Escape');
    assert.equal(await settings.isVisible(), false);
    assert.match(await person.focused(), /^BUTTON You/);
    await you.tap();
    await settings.tap();
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    assert.equal(await settings.isVisible(), false);
    await goTo(page, `${server.url}/match/wari/1`);
    await page.locator('.board').waitFor();
    assert.equal(await tabs.count(), 0, 'a match needs the room');
    await person.leave();
});

test('a visitor watches running games, and each move of a watched game', async () => {
    const person = await arrive('stranger');
    const { page } = person;
    await page.goto(`${server.url}/watch`);
    // One board of each game, and below what has ended.
    const now = page.getByRole('region', { name: 'Being played now' });
    const card = now.locator('a[href="/match/wari/1"]');
    await card.getByText('bob sowed', { exact: false }).waitFor();
    const before = await card.locator('.thumb').innerHTML();
    assert.match(await card.innerText(), /2 moves/);
    assert.ok((await ann().command('wari move 1 f')).accepted);
    await card.getByText('3 moves').waitFor();
    await card.locator('.to-move').getByText('bob to move').waitFor({ state: 'attached' });
    assert.notEqual(await card.locator('.thumb').innerHTML(), before);
    assert.deepEqual(await now.locator('a .game').allInnerTexts(), ['Wari', 'Oware']);
    const finished = page.getByRole('region', { name: 'Just finished' });
    await finished.locator('a[href="/match/oware/1"]').waitFor();
    assert.equal(await finished.getByRole('link', { name: 'All games, month by month' }).getAttribute('href'), '/plain/monthly-games');
    assert.equal((await fetch(`${server.url}/plain/monthly-games`)).status, 200);
    assert.equal(await page.getByRole('region', { name: 'More games' }).count(), 0);
    // A second one of a game is below.
    for (const game of ['wari', 'oware']) assert.ok((await ann().command(`${game} challenge ann bob`)).accepted);
    await page.reload();
    const more = page.getByRole('region', { name: 'More games' });
    await more.locator('a').nth(1).waitFor();
    await more.getByLabel('Game').selectOption('oware');
    assert.equal(await more.locator('a').count(), 1);
    assert.match(await more.locator('a').getAttribute('href'), /oware/);
    for (const game of ['wari', 'oware']) {
        const boards = (await ann().get(`/api/matches?over=false&game=${game}`)).map(({ board }) => board);
        const board = Math.max(...boards);
        assert.ok((await ann().command(`${game} resign ${board}`)).accepted);
    }
    await goTo(page, `${server.url}/watch`);
    await page.locator('.watch-cards a[href="/match/wari/1"]').click();
    await page.locator('.board').waitFor();
    assert.match(await person.state(), /bob to move/);
    assert.equal(await page.locator('#move-typed').count(), 0);
    assert.ok((await bob().command('wari move 1 c')).accepted);
    await page.waitForFunction(() => /ann to move/.test(document.querySelector('p.state').textContent));
    await person.leave();
});

test('a player follows another on their page, and sees at home and at Watch when they are here or play', async () => {
    const carl = new ApiClient(server);
    await carl.signUp('carl', 'carlspass', 'carl@example.org');
    clients.carl = carl;
    const person = await arrive('carl');
    const { page } = person;
    await page.goto(`${server.url}/watch`);
    const friends = page.getByRole('region', { name: 'Friends' });
    await friends.getByText('Follow players on their pages').waitFor();
    await goTo(page, `${server.url}/player/bob`);
    await page.getByRole('button', { name: 'Follow bob' }).click();
    await page.getByRole('button', { name: 'Unfollow bob' }).waitFor();
    for (const path of ['/watch', '/']) {
        await goTo(page, server.url + path);
        await friends.getByText(/^(Wari|Oware) against ann$/).waitFor();
    }
    assert.ok((await bob().command('friend carl')).accepted); // so that carl may see it
    const bobs = await arrive('bob');
    await goTo(bobs.page, server.url);
    await goTo(page, `${server.url}/watch`);
    await friends.getByText(/^Online · (Wari|Oware) against ann$/).waitFor();
    await friends.getByRole('link', { name: 'Watch bob' }).click();
    await page.locator('.board').waitFor();
    await bobs.leave();
    await goTo(page, `${server.url}/player/bob`);
    await page.getByRole('button', { name: 'Unfollow bob' }).click();
    await page.getByRole('button', { name: 'Follow bob', exact: true }).waitFor();
    assert.deepEqual(await carl.get('/api/friends'), []);
    await person.leave();
});

test('an open challenge in the waiting room is accepted', async () => {
    assert.ok((await bob().command('awari challenge bob --to=anyone --first=you')).accepted);
    const person = await arrive('ann');
    const { page } = person;
    await page.goto(`${server.url}/watch`);
    await page.getByRole('heading', { name: 'Online now' }).waitFor();
    await page.locator('.names').getByRole('link', { name: 'ann' }).waitFor();
    await goTo(page, `${server.url}/lobby`);
    await page.getByRole('button', { name: 'Play bob at Awari' }).click();
    await page.locator('.board').waitFor();
    assert.match(await person.state(), /Your turn/);
    // The other direction: posted with the form for a new game.
    await goTo(page, `${server.url}/new`);
    await chooseGame(page, 'warri');
    await chooseOpponent(page, 'anyone');
    await page.locator('.new-game button.main').click();
    await page.getByRole('status').filter({ hasText: 'You are waiting for a game of Warri' }).waitFor();
    const offers = await ann().get('/api/challenges/open');
    assert.deepEqual(
        offers.map(({ game, by }) => [game, by.name]),
        [['warri', 'ann']],
    );
    await goTo(page, `${server.url}/lobby`);
    await page.getByRole('button', { name: 'Stop waiting' }).click();
    await page.getByText('You are waiting').waitFor({ state: 'detached' });
    await page.getByText('Nobody is waiting right now.').waitFor();
    await person.leave();
});

test('a player’s page counts their results, and two players are compared', async () => {
    const person = await arrive('bob');
    const { page } = person;
    await page.goto(`${server.url}/player/ann`);
    const row = (table, of) =>
        page
            .getByRole('region', { name: table })
            .locator('tr')
            .filter({ has: page.getByRole('link', { name: of, exact: true }) })
            .locator('td')
            .allInnerTexts();
    await page.getByRole('heading', { name: 'Against each opponent' }).waitFor();
    assert.deepEqual(await row('Results by game', 'Oware'), ['1', '0', '0', '1 of 1', '1']);
    const [won, drawn, lost, points] = await row('Against each opponent', 'bob');
    assert.deepEqual([won, drawn, lost, points], ['1', '0', '0', '1 of 1']);
    await page.getByRole('link', { name: 'You and ann' }).click();
    await page.getByText('bob 0, ann 1, in one finished game.').waitFor();
    await goTo(page, `${server.url}/player/ann`);
    await page.fill('#message-text', 'Shall we play oware?');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.locator('.answer').waitFor();
    const letters = await ann().get('/api/letters');
    assert.ok(letters.some(({ body }) => body.includes('Shall we play oware?')));
    await goTo(page, `${server.url}/player/nobody-here`);
    await page.getByText('There is no player called “nobody-here”.').waitFor();
    await person.leave();
});

test('a game’s help has its rules and an example on real boards that play the moves', async () => {
    const person = await arrive('stranger', { viewport: { width: 390, height: 844 } });
    const { page } = person;
    const asked = [];
    page.on('request', (request) => request.url().endsWith('/api/command') && asked.push(request.postData()));
    await page.goto(`${server.url}/games/super-wari`);
    await page.locator('.diagram .board').first().waitFor();
    assert.deepEqual(asked, [], 'only the help page loads the example');
    await page.getByRole('link', { name: 'See a whole game, move by move' }).click();
    const example = page.locator('#example');
    await example.locator('.diagram .board').first().waitFor();
    const told = (await ann().command('super-wari help example')).text;
    const drawings = told.split('\n').filter((line) => /^ {4}super-wari from .*:/.test(line)).length;
    assert.ok(drawings >= 6);
    assert.equal(await example.locator('.diagram .board').count(), drawings);
    assert.equal(await page.locator('.rules pre').filter({ hasText: '+---+' }).count(), 0);
    const first = example.locator('.diagram').first();
    await first.getByRole('button', { name: 'Play c' }).click();
    await first.getByText('South sows 3 seeds from c').waitFor();
    await goTo(page, `${server.url}/help/octilite`);
    await example.locator('.diagram .board').first().waitFor();
    assert.ok((await example.locator('.diagram .board').first().boundingBox()).width > 300);
    await goTo(page, `${server.url}/help/wari-24`);
    await example.locator('.diagram').first().getByRole('button', { name: 'Play 4' }).waitFor();
    const forbidden = example.locator('.diagram').filter({ hasText: '1,4,4,2,4,15/1,0,0,0,0,0 13 4 S' }).first();
    assert.equal(await forbidden.getByRole('button', { name: /^Play/ }).count(), 0);
    if (process.env.POSTHOUSE_PICTURES) await example.screenshot({ path: `${process.env.POSTHOUSE_PICTURES}/example-wari-24.png` });
    await person.leave();
});

test('every diagram in the rules is a real board, on which the move can be played', async () => {
    const person = await arrive('stranger', { viewport: { width: 390, height: 844 } });
    const { page } = person;
    for (const game of await ann().get('/api/games')) {
        const drawings = game.help.split('\n').filter((line) => /^ {4}[a-z0-9-]+ from .*: /.test(line)).length;
        assert.ok(drawings > 0, `${game.name} has diagrams`);
        await goTo(page, `${server.url}/games/${game.name}`);
        await page.locator('.diagram .board').first().waitFor();
        assert.equal(await page.locator('.diagram .board').count(), drawings, game.name);
        assert.equal(await page.locator('.rules pre').filter({ hasText: '+---+' }).count(), 0);
        const [, place] = (await page.locator('.contents a').first().getAttribute('href')).split('#');
        assert.equal(await page.locator(`.rules [id="${place}"]`).count(), 1);
    }
    const first = page.locator('.diagram').first();
    const position = () => first.locator('figcaption').innerText();
    const begun = await position();
    await first.getByRole('button', { name: 'Play 33-55x-37x' }).click();
    await first.getByRole('button', { name: 'Start over' }).waitFor();
    assert.notEqual(await position(), begun);
    await first.getByRole('button', { name: 'Start over' }).click();
    assert.equal(await position(), begun);
    await person.leave();
});

test('every page is useful to a visitor without a login', async () => {
    const person = await arrive('stranger');
    const { page } = person;
    for (const [path, words] of [
        ['letters', 'Log in to read your letters.'],
        ['settings', 'Log in to see your settings.'],
        ['games/wari', 'To play against people, sign up or log in.'],
        ['games/chess', 'There is no game called “chess”.'],
        ['player/ann', 'Joined on'],
        ['lobby', 'For rated games, sign up or log in.'],
        ['confirm', 'Confirmation code'],
        ['reset/word', 'At least 6 characters'],
        ['nowhere', 'There is no page at this address.'],
    ]) {
        await goTo(page, `${server.url}/${path}`);
        await page.getByText(words).first().waitFor();
    }
    await person.leave();
});

test('a page that fails to load says so and can be retried', async () => {
    const person = await arrive('stranger');
    const { page } = person;
    await page.goto(server.url);
    await page.route(/assets\/watch-.*\.js/, (route) => route.abort());
    await page.getByRole('link', { name: 'Watch', exact: true }).click();
    await page.getByText('could not be loaded').waitFor();
    await page.unroute(/assets\/watch-.*\.js/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Being played now' }).waitFor();
    // The failure is the subject of this test.
    person.problems.splice(0);
    await person.leave();
});
