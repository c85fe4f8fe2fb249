// The house's own pages: reached by keyboard from the front door, and their forms do what they say.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Person, launch } from './browser.mjs';
import { Visitor, binary, newData, open, removeData } from './house.mjs';

let house, browser;
const ann = () => visitors.ann, bob = () => visitors.bob;
const visitors = {};
before(async () => {
    house = await open(newData());
    browser = await launch();
    for (const name of ['ann', 'bob']) {
        visitors[name] = new Visitor(house);
        await visitors[name].signUp(name, `${name}spass`, `${name}@example.org`);
    }
    for (const [who, words] of [
        ['ann', 'wari challenge ann bob --first=ann'], ['ann', 'wari move 1 b'], ['bob', 'wari move 1 d'],
        ['ann', 'oware challenge ann bob --first=ann'], ['ann', 'oware move 1 b'], ['bob', 'oware move 1 d'],
        ['bob', 'oware resign 1'],
        ['ann', 'oware challenge ann bob --first=bob --start="0,1,0,0,2,0/1,0,0,1,0,1 20 22 S"'],
    ]) {
        const said = await visitors[who].say(words);
        assert.ok(said.accepted, said.text);
    }
});
after(async () => {
    await browser?.close();
    await house.close();
    removeData(house.data);
});

/** A person who is logged in already. */
async function arrive(name, options) {
    const person = await Person.arrive(browser, house, name, options);
    const { page } = person;
    person.focused = () => page.evaluate(() =>
        `${document.activeElement.tagName} ${document.activeElement.textContent.trim()}`);
    /** Tab, until the focus is on the link or button with these words. */
    person.tabTo = async (words) => {
        await page.locator('a, button, summary').filter({ hasText: new RegExp(`^\\s*${words}\\s*$`) }).first().waitFor();
        for (let tabs = 0; tabs < 60; ++tabs) {
            await page.keyboard.press('Tab');
            if (new RegExp(`^(A|BUTTON|SUMMARY) ${words}$`).test(await person.focused())) return;
        }
        assert.fail(`Tab never comes to ${words}`);
    };
    /** To another page by keyboard: its heading has the focus then. */
    person.walk = async (words, heading) => {
        await person.tabTo(words);
        await page.keyboard.press('Enter');
        await page.waitForFunction((wanted) =>
            document.activeElement.tagName === 'H1' && document.activeElement.textContent.trim() === wanted, heading);
    };
    if (name === 'stranger') return person;
    await page.fill('#login-name', name);
    await page.fill('#login-password', `${name}spass`);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'My games' }).waitFor();
    return person;
}

test('every page is reached by keyboard from the front door, and its heading is where one arrives', async () => {
    const person = await arrive('ann');
    const { page } = person;
    await page.evaluate(() => document.activeElement.blur());
    await page.goto(house.url);
    await page.getByRole('heading', { name: 'My games' }).waitFor();
    await page.keyboard.press('Tab');
    assert.match(await person.focused(), /^A Skip to the page itself/);
    await page.keyboard.press('Enter');
    assert.match(await person.focused(), /^MAIN/);
    await page.goto(house.url);
    for (const [link, heading, marked] of [['Lobby', 'Lobby', 1], ['Games', 'Games of the house', 1], ['Players', 'Players', 1],
        ['Help', 'Help', 1], ['ann', 'ann', 1], ['Letters', 'Letters', 1], ['Settings', 'Settings', 1],
        ['How to play by mail', 'How to play by mail', 0], ['Commands', 'All commands', 0]]) {
        await page.getByRole('navigation', { name: 'Main' }).waitFor();
        await person.walk(link, heading);
        assert.match(await page.title(), /\S+ – Posthouse$/);
        const current = await page.locator('nav [aria-current=page]').allInnerTexts();
        assert.deepEqual(current, marked ? [link] : []);
        await page.goto(house.url);
    }
    await page.goto(`${house.url}/games`);
    await person.walk('Wari', 'Wari');
    await page.goto(`${house.url}/players`);
    await person.walk('bob', 'bob');
    await person.walk('You and bob', 'ann – bob');
    await page.goto(`${house.url}/help`);
    await person.walk('OctiLite', 'OctiLite');
    await person.leave();
});

test('on a phone the ways are in a menu: it opens and closes, and nothing is wider than the screen', async () => {
    const person = await arrive('ann', { viewport: { width: 320, height: 640 }, hasTouch: true });
    const { page } = person;
    const lobby = page.getByRole('link', { name: 'Lobby', exact: true });
    assert.equal(await lobby.isVisible(), false);
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.press('Enter');
    assert.equal(await menu.getAttribute('aria-expanded'), 'true');
    await page.keyboard.press('Tab');
    assert.match(await person.focused(), /^A Lobby/);
    await page.keyboard.press('Escape');
    assert.equal(await lobby.isVisible(), false);
    assert.match(await person.focused(), /^BUTTON Menu/);
    await menu.tap();
    await lobby.tap();
    await page.getByRole('heading', { name: 'Lobby' }).waitFor();
    assert.equal(await lobby.isVisible(), false);
    for (const path of ['lobby', 'games', 'games/octilite', 'games/super-wari', 'players', 'player/ann', 'player/computer-3',
        'player/ann/bob', 'letters', 'settings', 'help', 'help/mail', 'commands', 'confirm/x', 'nowhere']) {
        await page.goto(`${house.url}/${path}`);
        await page.locator('h1').waitFor();
        await person.noSidewaysScrolling();
        const small = await page.locator('button:visible, nav a:visible, .foot a:visible, select:visible').evaluateAll((all) =>
            all.filter((one) => one.getBoundingClientRect().height < 43.9 && !one.closest('.board, .octilite'))
                .map((one) => one.outerHTML));
        assert.deepEqual(small, [], `too small to be hit on ${path}`);
    }
    await person.leave();
});

test('in the lobby a stranger sees what is played, and each move of a game that he watches', async () => {
    const person = await arrive('stranger');
    const { page } = person;
    await page.goto(`${house.url}/lobby`);
    const picture = page.locator('.boards a[href="/match/wari/1"] img');
    await picture.waitFor();
    const before = await picture.getAttribute('src');
    assert.ok((await ann().say('wari move 1 f')).accepted);
    await page.waitForFunction((old) =>
        document.querySelector('.boards a[href="/match/wari/1"] img').getAttribute('src') !== old, before);
    assert.ok(await picture.evaluate(async (image) => { await image.decode(); return image.naturalWidth > 100; }));
    await page.getByText('Oware, board 1', { exact: true }).waitFor();
    await page.locator('.boards a[href="/match/wari/1"]').click();
    await page.locator('.board').waitFor();
    assert.match(await person.state(), /bob to move/);
    assert.equal(await page.locator('#move-typed').count(), 0);
    assert.ok((await bob().say('wari move 1 c')).accepted);
    await page.waitForFunction(() => /ann to move/.test(document.querySelector('p.state').textContent));
    await person.leave();
});

test('who waits in the waiting room is met there', async () => {
    assert.ok((await bob().say('awari challenge bob --to=anyone --first=you')).accepted);
    const person = await arrive('ann');
    const { page } = person;
    await page.goto(`${house.url}/lobby`);
    await page.getByRole('heading', { name: 'Here now' }).waitFor();
    await page.locator('.names').getByRole('link', { name: 'ann' }).waitFor();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('.board').waitFor();
    assert.match(await person.state(), /Your turn/);
    // The same door from the other side: posted by the form for a new game.
    await page.goto(house.url);
    await page.selectOption('#challenge-game', 'warri');
    await page.selectOption('#challenge-opponent', '+anyone');
    await page.getByRole('button', { name: 'Challenge' }).click();
    await page.getByRole('status').filter({ hasText: 'warri' }).waitFor();
    const offers = await ann().get('/api/waiting');
    assert.deepEqual(offers.map(({ game, by }) => [game, by.name]), [['warri', 'ann']]);
    await page.goto(`${house.url}/lobby`);
    await page.getByRole('button', { name: 'Withdraw' }).click();
    await page.getByText('Nobody is waiting at the moment.').waitFor();
    await person.leave();
});

test('a player’s page counts his results, and two players are compared', async () => {
    const person = await arrive('bob');
    const { page } = person;
    await page.goto(`${house.url}/player/ann`);
    const row = (table, of) => page.getByRole('region', { name: table }).locator('tr').filter({ has: page.getByRole('link', { name: of, exact: true }) })
        .locator('td').allInnerTexts();
    await page.getByRole('heading', { name: 'Against each opponent' }).waitFor();
    assert.deepEqual(await row('Results by game', 'Oware'), ['1', '0', '0', '1 of 1', '1']);
    const [won, drawn, lost, points] = await row('Against each opponent', 'bob');
    assert.deepEqual([won, drawn, lost, points], ['1', '0', '0', '1 of 1']);
    await page.getByRole('link', { name: 'You and ann' }).click();
    await page.getByText('bob 0, ann 1, in one finished game.').waitFor();
    await page.goto(`${house.url}/player/ann`);
    await page.fill('#message-text', 'Shall we play oware?');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.locator('.answer').waitFor();
    const letters = await ann().get('/api/letters');
    assert.ok(letters.some(({ body }) => body.includes('Shall we play oware?')));
    await page.goto(`${house.url}/player/nobody-here`);
    await page.getByText('There is no player called “nobody-here” here.').waitFor();
    await person.leave();
});

test('each form of the settings does what it says', async () => {
    const person = await arrive('bob');
    const { page } = person;
    const wishes = () => bob().get('/api/wishes');
    const form = (name) => page.getByRole('form', { name });
    const send = async (name, button) => {
        await form(name).getByRole('button', { name: button }).click();
        await form(name).locator('.answer').waitFor();
        return form(name).locator('.answer').innerText();
    };
    await page.goto(`${house.url}/settings`);
    await page.getByLabel('all of a day in one letter').check();
    await page.getByLabel('mail nothing in these hours').check();
    await page.selectOption('#quiet-from', '21');
    await page.fill('#quiet-zone', '+5:30');
    await send('How many letters', 'Keep');
    await page.getByRole('button', { name: 'I want them' }).click();
    await page.getByText('You get what others write to everybody.').waitFor();
    const set = await wishes();
    assert.deepEqual([set.notify, set.quiet, set.zone, set.broadcasts], ['digest', { from: 21, until: 7 }, 330, true]);

    const day = (ahead) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
    await page.fill('#vacation-from', day(3));
    await page.fill('#vacation-to', day(5));
    await send('Vacation', 'Plan it');
    assert.deepEqual((await wishes()).vacations.map(({ from, until }) => (until - from) / 86_400_000), [3]);
    await page.locator('#vacation').getByRole('button', { name: 'End it' }).click();
    await page.locator('#vacation').getByRole('button', { name: 'End it' }).waitFor({ state: 'detached' });

    await page.selectOption('#boards-game', 'wari');
    await page.fill('#boards-board', '1');
    await page.selectOption('#boards-how', 'never');
    await send('Boards of their own', 'Keep');
    await page.getByRole('button', { name: 'As usual' }).click();
    await page.getByRole('button', { name: 'As usual' }).waitFor({ state: 'detached' });

    await page.selectOption('#limit-game', 'octilite');
    await page.fill('#limit-n', '4');
    await send('Never more at a time than', 'Set the limit');
    await page.selectOption('#seek-game', 'octilite');
    await page.fill('#seek-n', '2');
    await send('Pair me with others until I have', 'Seek');
    const nothing = { rating_min: null, rating_max: null, within: null, established: false, company: 'anyone' };
    assert.deepEqual((await wishes()).appetites, [{ game: 'octilite', limit: 4, seek: 2, wanted: nothing }]);

    await page.fill('#addresses-new', 'bob@example.org\nbob@example.net');
    await page.fill('#addresses-password', 'wrong password');
    await form('Mail addresses').getByRole('button').click();
    await form('Mail addresses').locator('.refused').waitFor();
    await page.fill('#addresses-password', 'bobspass');
    await send('Mail addresses', 'Change the addresses');
    await page.locator('.address').getByText('bob@example.net').waitFor();

    await page.fill('#mail-password-old', 'bobspass');
    assert.match(await send('A word for mails', 'Get a new word'), /wari move 12 bob \S+ c/);
    assert.equal((await wishes()).mail_password, true);

    await page.fill('#password-old', 'bobspass');
    await page.fill('#password-fresh', 'bob"s \\ new one');
    await send('Password', 'Change the password');
    assert.equal((await new Visitor(house).post('/api/login', { name: 'bob', password: 'bob"s \\ new one' })).status, 200);
    assert.equal((await new Visitor(house).post('/api/login', { name: 'bob', password: 'bobspass' })).status, 403);
    await page.reload();
    await page.getByRole('heading', { name: 'Your data and your account' }).waitFor();

    await page.getByLabel('Show how many seeds').uncheck();
    await page.locator('#leaving summary').click();
    await page.goto(`${house.url}/match/wari/1`);
    await page.locator('.board.uncounted').waitFor();
    await person.leave();
});

test('who leaves the house sees what that ends, is asked, and is gone', async () => {
    const person = await Person.arrive(browser, house, 'gus');
    await person.signUp();
    await ann().say('wari challenge ann gus');
    await person.page.goto(`${house.url}/settings`);
    await person.page.locator('#leaving summary').click();
    await person.page.fill('#leaving-password', 'gusspass');
    await person.page.getByRole('button', { name: 'Show what would end' }).click();
    await person.page.getByText(/wari board \d+ against ann/).waitFor();
    assert.equal((await ann().get('/api/players')).find(({ name }) => name === 'gus').gone, false);
    await person.page.locator('#leaving form button').click();
    assert.equal(await person.page.evaluate(() => document.querySelector('[name=sure]').checkValidity()), false);
    await person.page.getByLabel('I am sure').check();
    await person.page.locator('#leaving form button').click();
    await person.page.locator('#signup-name').waitFor();
    assert.ok(!(await ann().get('/api/players')).some(({ name }) => name === 'gus'));
    await person.leave();
});

test('a game’s help has its rules and then its example, on real boards that play the moves', async () => {
    const person = await arrive('stranger', { viewport: { width: 390, height: 844 } });
    const { page } = person;
    const asked = [];
    page.on('request', (request) => request.url().endsWith('/api/command') && asked.push(request.postData()));
    await page.goto(`${house.url}/games/super-wari`);
    await page.locator('.diagram .board').first().waitFor();
    assert.deepEqual(asked, [], 'the example is fetched by the help page alone');
    await page.getByRole('link', { name: 'See a whole game, move by move' }).click();
    const example = page.locator('#example');
    await example.locator('.diagram .board').first().waitFor();
    const told = (await ann().say('super-wari help example')).text;
    const drawings = told.split('\n').filter((line) => /^ {4}super-wari from .*:/.test(line)).length;
    assert.ok(drawings >= 6);
    assert.equal(await example.locator('.diagram .board').count(), drawings);
    assert.equal(await page.locator('.rules pre').filter({ hasText: '+---+' }).count(), 0);
    const first = example.locator('.diagram').first();
    await first.getByRole('button', { name: 'Play c' }).click();
    await first.getByText('South sows 3 seeds from c').waitFor();
    await page.goto(`${house.url}/help/octilite`);
    await example.locator('.diagram .board').first().waitFor();
    assert.ok((await example.locator('.diagram .board').first().boundingBox()).width > 300);
    await page.goto(`${house.url}/help/wari-24`);
    await example.locator('.diagram').first().getByRole('button', { name: 'Play 4' }).waitFor();
    const forbidden = example.locator('.diagram').filter({ hasText: '1,4,4,2,4,15/1,0,0,0,0,0 13 4 S' }).first();
    assert.equal(await forbidden.getByRole('button', { name: /^Play/ }).count(), 0);
    if (process.env.POSTHOUSE_PICTURES)
        await example.screenshot({ path: `${process.env.POSTHOUSE_PICTURES}/example-wari-24.png` });
    await person.leave();
});

test('every drawing in the rules is a real board, on which the move can be played', async () => {
    const person = await arrive('stranger', { viewport: { width: 390, height: 844 } });
    const { page } = person;
    for (const game of await ann().get('/api/games')) {
        const drawings = game.help.split('\n').filter((line) => /^ {4}[a-z0-9-]+ from .*: /.test(line)).length;
        assert.ok(drawings > 0, `${game.name} has drawings`);
        await page.goto(`${house.url}/games/${game.name}`);
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
    await first.getByRole('button', { name: 'Begin again' }).waitFor();
    assert.notEqual(await position(), begun);
    await first.getByRole('button', { name: 'Begin again' }).click();
    assert.equal(await position(), begun);
    await person.leave();
});

test('light or dark is the reader’s choice, in every style sheet, in two tabs and after loading anew', async () => {
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
    await other.goto(`${house.url}/games/wari`);
    await other.locator('.diagram .board').first().waitFor();
    assert.deepEqual(await look(other), dark);
    await other.selectOption('#foot-theme', 'system');
    await page.waitForFunction((was) => getComputedStyle(document.body).backgroundColor === was, light[0]);
    await other.emulateMedia({ colorScheme: 'dark' });
    assert.deepEqual((await look(other)).slice(0, 2), dark.slice(0, 2));
    await person.leave();
});

test('the language is the reader’s choice, and is kept', async () => {
    const person = await arrive('stranger', { locale: 'en-GB' });
    const { page } = person;
    await page.getByRole('heading', { name: 'Welcome to the house' }).waitFor();
    const codes = await page.locator('#foot-language option').evaluateAll((all) => all.map((one) => one.value));
    // With one language alone there is nothing to choose.
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

test('every page says something sensible to a stranger', async () => {
    const person = await arrive('stranger');
    const { page } = person;
    for (const [path, words] of [['letters', 'Log in to read your letters.'], ['settings', 'Log in to see what is set for you.'],
        ['games/wari', 'Sign up or log in on the front page to play'], ['games/chess', 'The house does not offer “chess”.'],
        ['player/ann', 'In the house since'], ['lobby', 'Sign up or log in on the front page to play.'],
        ['confirm', 'The word in our letter'], ['reset/word', 'At least 6 characters'], ['nowhere', 'The house has no such page.']]) {
        await page.goto(`${house.url}/${path}`);
        await page.getByText(words).first().waitFor();
    }
    await person.leave();
});

test('the operator’s link leads to another password', async () => {
    const person = await arrive('stranger');
    const { page } = person;
    await new Visitor(house).signUp('hilda', 'hildaspass');
    const told = execFileSync(binary, ['admin', 'reset-link', '--data', house.data, 'hilda'], { encoding: 'utf8' });
    await page.goto(house.url + told.match(/\/reset\/\S+/)[0]);
    await page.getByRole('heading', { name: 'New password' }).waitFor();
    await page.getByLabel('New password').fill('another-1');
    await page.getByRole('button', { name: 'Change the password' }).click();
    await page.getByText('Your password is changed, hilda').waitFor();
    await person.leave();
});

test('a page that cannot be fetched says so and is tried again', async () => {
    const person = await arrive('stranger');
    const { page } = person;
    await page.route(/assets\/lobby-.*\.js/, (route) => route.abort());
    await page.getByRole('link', { name: 'Lobby', exact: true }).click();
    await page.getByText('could not be fetched').waitFor();
    await page.unroute(/assets\/lobby-.*\.js/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Being played now' }).waitFor();
    // That it failed is what this test is about.
    person.troubles.splice(0);
    await person.leave();
});

test('the mail log tells of each letter where it is', async () => {
    const person = await arrive('ann', { viewport: { width: 320, height: 640 } });
    const { page } = person;
    await page.goto(`${house.url}/letters`);
    await page.getByRole('button', { name: 'Only here' }).click();
    await page.getByText('kept here').first().waitFor();
    const here = (await ann().get('/api/letters')).filter(({ address }) => !address).length;
    assert.equal(await page.locator('.letters > li').count(), here);
    await page.getByRole('button', { name: 'Mailed' }).click();
    await page.locator('.letters summary').first().click();
    assert.match(await page.locator('.journey').first().innerText(), /To\s+ann@example\.org[\s\S]*Mailed/);
    // A house whose mail does not get through would say it like this.
    const [letter] = await ann().get('/api/letters');
    const lost = { ...letter, address: 'ann@example.org', sent: null, attempts: 7, trouble: '550 no such user' };
    await page.route('**/api/letters', (route) => route.fulfill({ json: [{ ...lost, id: 1, given_up: Date.now() }, { ...lost, id: 2 }] }));
    await page.reload();
    await page.getByRole('button', { name: 'Given up' }).click();
    await page.getByText('could not be delivered to ann@example.org: 550 no such user').click();
    assert.match(await page.locator('.journey').innerText(), /Attempts\s+7[\s\S]*Trouble\s+550 no such user[\s\S]*Given up/);
    await page.getByRole('button', { name: 'On the way' }).click();
    await page.getByText('in trouble on its way to ann@example.org').waitFor();
    await person.noSidewaysScrolling();
    await person.leave();
});
