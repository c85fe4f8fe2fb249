// The site's pages: reached by keyboard from the start page, with working forms.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Person, chooseGame, chooseOpponent, launchBrowser } from './browser.mjs';
import { ApiClient, binary, newDataFolder, startServer, removeDataFolder } from './server.mjs';

let server, browser;
const ann = () => clients.ann, bob = () => clients.bob;
const clients = {};
before(async () => {
    server = await startServer(newDataFolder());
    browser = await launchBrowser();
    for (const name of ['ann', 'bob']) {
        clients[name] = new ApiClient(server);
        await clients[name].signUp(name, `${name}spass`, `${name}@example.org`);
    }
    for (const [who, words] of [
        ['ann', 'wari challenge ann bob --first=ann'], ['ann', 'wari move 1 b'], ['bob', 'wari move 1 d'],
        ['ann', 'oware challenge ann bob --first=ann'], ['ann', 'oware move 1 b'], ['bob', 'oware move 1 d'],
        ['bob', 'oware resign 1'],
        ['ann', 'oware challenge ann bob --first=bob --start="0,1,0,0,2,0/1,0,0,1,0,1 20 22 S"'],
    ]) {
        const said = await clients[who].command(words);
        assert.ok(said.accepted, said.text);
    }
});
after(async () => {
    await browser?.close();
    await server.close();
    removeDataFolder(server.data);
});

/** A logged-in person. */
async function arrive(name, options) {
    const person = await Person.arrive(browser, server, name, options);
    const { page } = person;
    person.focused = () => page.evaluate(() =>
        `${document.activeElement.tagName} ${document.activeElement.textContent.trim()}`);
    /** Presses Tab until the link or button with this text has the focus. */
    person.tabTo = async (words) => {
        await page.locator('a, button, summary').filter({ visible: true, hasText: new RegExp(`^\\s*${words}\\s*$`) }).first().waitFor();
        for (let tabs = 0; tabs < 60; ++tabs) {
            await page.keyboard.press('Tab');
            if (new RegExp(`^(A|BUTTON|SUMMARY) ${words}$`).test(await person.focused())) return;
        }
        assert.fail(`Tab never comes to ${words}`);
    };
    /** Opens another page by keyboard; its heading then has the focus. */
    person.walk = async (words, heading) => {
        await person.tabTo(words);
        await page.keyboard.press('Enter');
        await page.waitForFunction((wanted) =>
            document.activeElement.tagName === 'H1' && document.activeElement.textContent.trim() === wanted, heading);
    };
    if (name === 'stranger') return person;
    await person.logIn();
    return person;
}

test('every page is reached by keyboard from the start page, with the focus on its heading', async () => {
    const person = await arrive('ann');
    const { page } = person;
    await page.evaluate(() => document.activeElement.blur());
    await page.goto(server.url);
    await page.getByRole('heading', { name: /^(Your move|Nothing waits)/ }).waitFor();
    await page.keyboard.press('Tab');
    assert.match(await person.focused(), /^A Skip to content/);
    await page.keyboard.press('Enter');
    assert.match(await person.focused(), /^MAIN/);
    await page.goto(server.url);
    for (const [link, heading, menu] of [['Watch', 'Watch'], ['Learn', 'Learn'], ['Tournaments', 'Tournaments'],
        ['Players', 'Players'], ['Profile', 'ann', 1], ['Inbox', 'Inbox', 1], ['Commands', 'All commands', 1],
        ['Settings', 'Settings', 1], ['How to play by mail', 'How to play by mail'], ['Commands', 'All commands']]) {
        await page.getByRole('navigation', { name: 'Main' }).waitFor();
        if (menu) {
            await person.tabTo('Aann'); // the letter of the avatar, and the name
            await page.keyboard.press('Enter');
        }
        await person.walk(link, heading);
        assert.match(await page.title(), /\S+ – Posthouse$/);
        const current = await page.locator('.ways [aria-current=page]').allInnerTexts();
        assert.deepEqual(current, ['Watch', 'Learn', 'Tournaments', 'Players'].filter((way) => way === link));
        await page.goto(server.url);
    }
    await page.goto(`${server.url}/learn`);
    for (const [link, heading] of [['Lessons', 'Lessons'], ['Puzzles', 'Puzzles'], ['Games and rules', 'Games'], ['Help', 'Help']]) {
        await person.walk(link, heading);
        assert.deepEqual(await page.locator('.ways [aria-current]').allInnerTexts(), ['Learn']);
        await page.goto(`${server.url}/learn`);
    }
    await page.goto(`${server.url}/games`);
    await person.walk('Wari', 'Wari');
    await page.goto(`${server.url}/players`);
    await person.walk('bob', 'bob');
    await person.walk('You and bob', 'ann – bob');
    await page.goto(`${server.url}/help`);
    await person.walk('OctiLite', 'OctiLite');
    await person.leave();
});

test('on a phone the ways are tabs at the foot of the screen, and nothing is wider than the screen', async () => {
    const person = await arrive('ann', { viewport: { width: 320, height: 640 }, hasTouch: true });
    const { page } = person;
    const tabs = page.locator('.tab-bar');
    const labels = await tabs.locator('li a, li button').filter({ visible: true }).allInnerTexts();
    // One game waits.
    assert.deepEqual(labels, ['Play\n1', 'Watch', 'Learn', 'Cups', 'You']);
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
    await page.goto(`${server.url}/match/wari/1`);
    await page.locator('.board').waitFor();
    assert.equal(await tabs.count(), 0, 'a match needs the room');
    for (const path of ['', 'watch', 'learn', 'lobby', 'games', 'games/octilite', 'games/super-wari', 'players', 'player/ann', 'player/computer-3',
        'player/ann/bob', 'letters', 'settings', 'help', 'help/mail', 'commands', 'confirm/x', 'nowhere']) {
        await page.goto(`${server.url}/${path}`);
        await page.locator('h1').waitFor();
        await person.noSidewaysScrolling();
        const small = await page.locator('button:visible, nav a:visible, .foot a:visible, select:visible').evaluateAll((all) =>
            all.filter((one) => one.getBoundingClientRect().height < 43.9 && !one.closest('.board, .octilite'))
                .map((one) => one.outerHTML));
        assert.deepEqual(small, [], `too small to press on ${path}`);
    }
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
    await page.getByRole('region', { name: 'Just finished' }).locator('a[href="/match/oware/1"]').waitFor();
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
    await page.goto(`${server.url}/watch`);
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
    const person = await arrive('carl');
    const { page } = person;
    await page.goto(`${server.url}/watch`);
    const friends = page.getByRole('region', { name: 'Friends' });
    await friends.getByText('Follow players on their pages').waitFor();
    await page.goto(`${server.url}/player/bob`);
    await page.getByRole('button', { name: 'Follow bob' }).click();
    await page.getByRole('button', { name: 'Unfollow bob' }).waitFor();
    for (const path of ['/watch', '/']) {
        await page.goto(server.url + path);
        await friends.getByText(/^(Wari|Oware) against ann$/).waitFor();
    }
    const bobs = await arrive('bob');
    await page.goto(`${server.url}/watch`);
    await friends.getByText(/^Online · (Wari|Oware) against ann$/).waitFor();
    await friends.getByRole('link', { name: 'Watch bob' }).click();
    await page.locator('.board').waitFor();
    await bobs.leave();
    await page.goto(`${server.url}/player/bob`);
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
    await page.goto(`${server.url}/lobby`);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('.board').waitFor();
    assert.match(await person.state(), /Your turn/);
    // The other direction: posted with the form for a new game.
    await page.goto(`${server.url}/new`);
    await chooseGame(page, 'warri');
    await chooseOpponent(page, 'anyone');
    await page.locator('.new-game button.main').click();
    await page.getByRole('status').filter({ hasText: 'You are waiting for a game of Warri' }).waitFor();
    const offers = await ann().get('/api/waiting');
    assert.deepEqual(offers.map(({ game, by }) => [game, by.name]), [['warri', 'ann']]);
    await page.goto(`${server.url}/lobby`);
    await page.getByRole('button', { name: 'Withdraw' }).click();
    await page.getByText('Nobody is waiting right now.').waitFor();
    await person.leave();
});

test('a player’s page counts their results, and two players are compared', async () => {
    const person = await arrive('bob');
    const { page } = person;
    await page.goto(`${server.url}/player/ann`);
    const row = (table, of) => page.getByRole('region', { name: table }).locator('tr').filter({ has: page.getByRole('link', { name: of, exact: true }) })
        .locator('td').allInnerTexts();
    await page.getByRole('heading', { name: 'Against each opponent' }).waitFor();
    assert.deepEqual(await row('Results by game', 'Oware'), ['1', '0', '0', '1 of 1', '1']);
    const [won, drawn, lost, points] = await row('Against each opponent', 'bob');
    assert.deepEqual([won, drawn, lost, points], ['1', '0', '0', '1 of 1']);
    await page.getByRole('link', { name: 'You and ann' }).click();
    await page.getByText('bob 0, ann 1, in one finished game.').waitFor();
    await page.goto(`${server.url}/player/ann`);
    await page.fill('#message-text', 'Shall we play oware?');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.locator('.answer').waitFor();
    const letters = await ann().get('/api/letters');
    assert.ok(letters.some(({ body }) => body.includes('Shall we play oware?')));
    await page.goto(`${server.url}/player/nobody-here`);
    await page.getByText('There is no player called “nobody-here”.').waitFor();
    await person.leave();
});

test('each form in the settings works', async () => {
    const person = await arrive('bob');
    const { page } = person;
    const wishes = () => bob().get('/api/wishes');
    const form = (name) => page.getByRole('form', { name });
    const send = async (name, button) => {
        await form(name).getByRole('button', { name: button }).click();
        await form(name).locator('.answer').waitFor();
        return form(name).locator('.answer').innerText();
    };
    await page.goto(`${server.url}/settings`);
    await page.getByLabel('all of a day in one letter').check();
    await page.getByLabel('no mail in these hours').check();
    await page.selectOption('#quiet-from', '21');
    await page.fill('#quiet-zone', '+5:30');
    await send('Mail frequency', 'Save');
    await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
    await page.getByText('You get the letters that others write to everyone.').waitFor();
    const set = await wishes();
    assert.deepEqual([set.notify, set.quiet, set.zone, set.broadcasts], ['digest', { from: 21, until: 7 }, 330, true]);

    const day = (ahead) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
    await page.fill('#vacation-from', day(3));
    await page.fill('#vacation-to', day(5));
    await send('Vacation', 'Plan vacation');
    assert.deepEqual((await wishes()).vacations.map(({ from, until }) => (until - from) / 86_400_000), [3]);
    await page.locator('#vacation').getByRole('button', { name: 'End it' }).click();
    await page.locator('#vacation').getByRole('button', { name: 'End it' }).waitFor({ state: 'detached' });

    await page.selectOption('#boards-game', 'wari');
    await page.fill('#boards-board', '1');
    await page.selectOption('#boards-how', 'never');
    await send('Single boards', 'Save');
    await page.getByRole('button', { name: 'Use default' }).click();
    await page.getByRole('button', { name: 'Use default' }).waitFor({ state: 'detached' });

    await page.selectOption('#limit-game', 'octilite');
    await page.fill('#limit-n', '4');
    await send('Maximum at a time', 'Set limit');
    await page.selectOption('#seek-game', 'octilite');
    await page.fill('#seek-n', '2');
    await send('Find opponents until I have', 'Seek');
    const nothing = { rating_min: null, rating_max: null, within: null, established: false, company: 'anyone' };
    assert.deepEqual((await wishes()).appetites, [{ game: 'octilite', limit: 4, seek: 2, wanted: nothing }]);

    await page.fill('#addresses-new', 'bob@example.org\nbob@example.net');
    await page.fill('#addresses-password', 'wrong password');
    await form('Mail addresses').getByRole('button').click();
    await form('Mail addresses').locator('.refused').waitFor();
    await page.fill('#addresses-password', 'bobspass');
    await send('Mail addresses', 'Change addresses');
    await page.locator('.address').getByText('bob@example.net').waitFor();

    await page.fill('#mail-password-old', 'bobspass');
    assert.match(await send('Mail password', 'Get mail password'), /wari move 12 bob \S+ c/);
    assert.equal((await wishes()).mail_password, true);

    await page.fill('#password-old', 'bobspass');
    await page.fill('#password-fresh', 'bob"s \\ new one');
    await send(/^Password$/, 'Change password');
    assert.equal((await new ApiClient(server).post('/api/login', { name: 'bob', password: 'bob"s \\ new one' })).status, 200);
    assert.equal((await new ApiClient(server).post('/api/login', { name: 'bob', password: 'bobspass' })).status, 403);
    await page.reload();
    await page.getByRole('heading', { name: 'Your data and your account' }).waitFor();

    await page.getByLabel('Show the number of seeds').uncheck();
    await page.locator('#leaving summary').click();
    await page.goto(`${server.url}/match/wari/1`);
    await page.locator('.board.uncounted').waitFor();
    await person.leave();
});

test('account deletion shows its consequences, asks for confirmation, and deletes', async () => {
    const person = await Person.arrive(browser, server, 'gus');
    await person.signUp();
    await ann().command('wari challenge ann gus');
    await person.page.goto(`${server.url}/settings`);
    await person.page.locator('#leaving summary').click();
    await person.page.fill('#leaving-password', 'gusspass');
    await person.page.getByRole('button', { name: 'Show what would end' }).click();
    await person.page.getByText(/wari board \d+ against ann/).waitFor();
    assert.equal((await ann().get('/api/players')).find(({ name }) => name === 'gus').gone, false);
    await person.page.locator('#leaving form button').click();
    assert.equal(await person.page.evaluate(() => document.querySelector('[name=sure]').checkValidity()), false);
    await person.page.getByLabel('I am sure').check();
    await person.page.locator('#leaving form button').click();
    await person.page.getByRole('heading', { name: 'Sit down and play.' }).waitFor();
    assert.ok(!(await ann().get('/api/players')).some(({ name }) => name === 'gus'));
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
    await page.goto(`${server.url}/help/octilite`);
    await example.locator('.diagram .board').first().waitFor();
    assert.ok((await example.locator('.diagram .board').first().boundingBox()).width > 300);
    await page.goto(`${server.url}/help/wari-24`);
    await example.locator('.diagram').first().getByRole('button', { name: 'Play 4' }).waitFor();
    const forbidden = example.locator('.diagram').filter({ hasText: '1,4,4,2,4,15/1,0,0,0,0,0 13 4 S' }).first();
    assert.equal(await forbidden.getByRole('button', { name: /^Play/ }).count(), 0);
    if (process.env.POSTHOUSE_PICTURES)
        await example.screenshot({ path: `${process.env.POSTHOUSE_PICTURES}/example-wari-24.png` });
    await person.leave();
});

test('every diagram in the rules is a real board, on which the move can be played', async () => {
    const person = await arrive('stranger', { viewport: { width: 390, height: 844 } });
    const { page } = person;
    for (const game of await ann().get('/api/games')) {
        const drawings = game.help.split('\n').filter((line) => /^ {4}[a-z0-9-]+ from .*: /.test(line)).length;
        assert.ok(drawings > 0, `${game.name} has diagrams`);
        await page.goto(`${server.url}/games/${game.name}`);
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

test('light or dark is the reader’s choice, in every style sheet, in two tabs and after a reload', async () => {
    const person = await arrive('stranger', { colorScheme: 'light' });
    const { page } = person;
    const look = (tab) => tab.evaluate(() => [getComputedStyle(document.body).backgroundColor,
        getComputedStyle(document.documentElement).getPropertyValue('--wood').trim(),
        getComputedStyle(document.documentElement).colorScheme]);
    const light = await look(page);
    await page.selectOption('#foot-theme', 'dark');
    const dark = await look(page);
    for (const part of [0, 1, 2]) assert.notEqual(dark[part], light[part]);
    const other = await person.context.newPage();
    await other.goto(`${server.url}/games/wari`);
    await other.locator('.diagram .board').first().waitFor();
    assert.deepEqual(await look(other), dark);
    await other.selectOption('#foot-theme', 'system');
    await page.waitForFunction((was) => getComputedStyle(document.body).backgroundColor === was, light[0]);
    await other.emulateMedia({ colorScheme: 'dark' });
    assert.deepEqual((await look(other)).slice(0, 2), dark.slice(0, 2));
    await person.leave();
});

test('the language is the reader’s choice, and is stored', async () => {
    const person = await arrive('stranger', { locale: 'en-GB' });
    const { page } = person;
    await page.locator('#foot-language, .foot').first().waitFor();
    const codes = await page.locator('#foot-language option').evaluateAll((all) => all.map((one) => one.value));
    // With only one language there is nothing to choose.
    if (codes.length === 0) assert.equal(await page.getByLabel('Language').count(), 0);
    for (const code of codes.filter((one) => one !== 'en')) {
        await page.selectOption('#foot-language', code);
        await page.waitForFunction((wanted) => document.documentElement.lang === wanted, code);
        await page.reload();
        await page.locator(`html[lang=${code}] #foot-language`).waitFor();
        const own = await page.locator(`#foot-language option[value=${code}]`).innerText();
        const words = readFileSync(new URL(`../locales/${code}/layout.ftl`, import.meta.url), 'utf8');
        assert.ok(words.includes(`\nlanguage-name = ${own}\n`), `${own} is what ${code} calls itself`);
    }
    await person.leave();
});

test('every page is useful to a visitor without a login', async () => {
    const person = await arrive('stranger');
    const { page } = person;
    for (const [path, words] of [['letters', 'Log in to read your letters.'], ['settings', 'Log in to see your settings.'],
        ['games/wari', 'To play against people, sign up or log in.'], ['games/chess', 'There is no game called “chess”.'],
        ['player/ann', 'Joined on'], ['lobby', 'To play, sign up or log in.'],
        ['confirm', 'Confirmation code'], ['reset/word', 'At least 6 characters'], ['nowhere', 'There is no page at this address.']]) {
        await page.goto(`${server.url}/${path}`);
        await page.getByText(words).first().waitFor();
    }
    await person.leave();
});

test('the operator’s reset link leads to a new password', async () => {
    const person = await arrive('stranger');
    const { page } = person;
    await new ApiClient(server).signUp('hilda', 'hildaspass');
    const told = execFileSync(binary, ['admin', 'reset-link', '--data', server.data, 'hilda'], { encoding: 'utf8' });
    await page.goto(server.url + told.match(/\/reset\/\S+/)[0]);
    await page.getByRole('heading', { name: 'New password' }).waitFor();
    await page.getByLabel('New password').fill('another-1');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Your password is changed, hilda').waitFor();
    await person.leave();
});

test('a page that fails to load says so and can be retried', async () => {
    const person = await arrive('stranger');
    const { page } = person;
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

test('the mail log shows the delivery state of each letter', async () => {
    const person = await arrive('ann', { viewport: { width: 320, height: 640 } });
    const { page } = person;
    await page.goto(`${server.url}/letters`);
    await page.getByRole('button', { name: 'Only here' }).click();
    await page.getByText('kept here only').first().waitFor();
    const here = (await ann().get('/api/letters')).filter(({ address }) => !address).length;
    assert.equal(await page.locator('.letters > li').count(), here);
    await page.getByRole('button', { name: 'Mailed' }).click();
    await page.locator('.letters summary').first().click();
    assert.match(await page.locator('.journey').first().innerText(), /To\s+ann@example\.org[\s\S]*Mailed/);
    // What a server with failing mail delivery would respond.
    const [letter] = await ann().get('/api/letters');
    const lost = { ...letter, address: 'ann@example.org', sent: null, attempts: 7, trouble: '550 no such user' };
    await page.route('**/api/letters', (route) => route.fulfill({ json: [{ ...lost, id: 1, given_up: Date.now() }, { ...lost, id: 2 }] }));
    await page.reload();
    await page.getByRole('button', { name: 'Failed' }).click();
    await page.getByText('could not be delivered to ann@example.org: 550 no such user').click();
    assert.match(await page.locator('.journey').innerText(), /Attempts\s+7[\s\S]*Problem\s+550 no such user[\s\S]*Failed/);
    await page.getByRole('button', { name: 'On the way' }).click();
    await page.getByText('delayed, to ann@example.org').waitFor();
    await person.noSidewaysScrolling();
    await person.leave();
});
