// A player's home page: the games that wait come first, people are paired with one press, thousands of games stay usable;
// and a new game asks three things.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { axeFindings } from './axe.mjs';
import { Person, chooseGame, chooseOpponent, choosePace, drawn, goTo, launchBrowser } from './browser.mjs';
import { ApiClient, eventually, newDataFolder, startServer, removeFolder } from './server.mjs';

let server, browser;
const clients = {};
before(async () => {
    server = await startServer(newDataFolder());
    browser = await launchBrowser();
    for (const name of ['bob', 'cid']) {
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
    return answer;
};

async function arrive(name, options) {
    const person = await Person.member(browser, server, name, options);
    await home(person);
    await person.page.getByRole('heading', { name: /^(Your move|Nothing waits)/ }).waitFor();
    return person;
}

const home = (person) => goTo(person.page, `${server.url}/`);
const hrefs = (locator) => locator.evaluateAll((all) => all.map((one) => new URL(one.href).pathname));
const tile = (page, words) => page.locator('.tile', { hasText: words });

const breaches = ({ page }) => axeFindings(page, 'axe');

test('games that wait come first, with the last move in words, and the filled button opens the most urgent', async () => {
    const ann = await arrive('ann');
    const { page } = ann;
    await page.getByRole('heading', { level: 1, name: 'Nothing waits for you' }).waitFor();
    const slow = await say('bob', 'wari challenge bob ann --first=bob --clock=30d+1d');
    const quick = await say('cid', 'oware challenge cid ann --first=cid --clock=5h+1h');
    const other = await say('bob', 'octilite challenge bob ann --first=bob');
    // c reaches no house with one or two seeds yet, so the picture has a move but no capture.
    await say('bob', `wari move ${slow.match.board} c`);
    await say('cid', `oware move ${quick.match.board} f`);
    await page.getByRole('heading', { level: 1, name: 'Your move in 2 games' }).waitFor();
    await page.locator('.game-card').nth(1).waitFor();
    assert.deepEqual(await hrefs(page.locator('.game-card')), [`/match/oware/${quick.match.board}`, `/match/wari/${slow.match.board}`]);
    assert.deepEqual(await hrefs(page.locator('.small-card')), [`/match/octilite/${other.match.board}`]);
    await page.locator('.game-card', { hasText: 'Wari · bob sowed 4 from c' }).waitFor();
    assert.match(await page.locator('.game-card').first().innerText(), /cid[^]*[45] h/);
    assert.ok(await page.locator('.game-card .time.short').count(), 'less than a day is little time');
    assert.equal(await page.locator('main button.main, main .button.main').count(), 1, 'one filled button');
    await page.getByRole('button', { name: /^Next: cid, [45] h left$/ }).click();
    await page.waitForURL(`**/match/oware/${quick.match.board}`);
    await ann.leave();
});

test('an invitation is accepted or declined on the home page', async () => {
    const eva = await arrive('eva');
    const { page } = eva;
    assert.ok(
        (
            await page.evaluate(() =>
                fetch('/api/command', {
                    method: 'POST',
                    headers: { 'Content-Type': 'application/json' },
                    body: JSON.stringify({ command: 'offers --begin=nobody' }),
                }).then((got) => got.json()),
            )
        ).accepted,
    );
    await say('bob', 'wari challenge bob eva --first=eva');
    await say('bob', 'oware challenge bob eva');
    const invitations = page.locator('.invitations > li');
    await invitations.nth(1).waitFor();
    await invitations.filter({ hasText: 'Oware' }).getByRole('button', { name: 'Decline' }).click();
    await page.waitForFunction(() => document.querySelectorAll('.invitations > li').length === 1);
    await invitations.getByRole('button', { name: 'Accept' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your move in one game' }).waitFor();
    assert.equal(await invitations.count(), 0);
    await eva.leave();
});

test('a tile waits until stopped, and pairs two people at once', async () => {
    const fay = await arrive('fay'),
        gus = await arrive('gus', { viewport: { width: 390, height: 844 } });
    const quick = (person) => tile(person.page, '5 min + 3 s');
    await quick(fay).click();
    const waits = fay.page.getByRole('status').getByText('You are waiting for a game of Wari, 5 min + 3 s');
    await waits.waitFor();
    assert.ok(await quick(fay).isDisabled());
    await fay.page.getByRole('button', { name: 'Stop waiting' }).click();
    await waits.waitFor({ state: 'detached' });
    assert.deepEqual(await clients.bob.get('/api/challenges/open'), []);

    await quick(fay).click();
    await waits.waitFor();
    await home(gus);
    await tile(gus.page, '1 waiting').waitFor();
    assert.match(await tile(gus.page, '1 waiting').innerText(), /5 min \+ 3 s/);
    await quick(gus).click();
    await Promise.all([fay, gus].map(({ page }) => page.waitForURL('**/match/wari/*')));
    assert.equal(new URL(fay.page.url()).pathname, new URL(gus.page.url()).pathname);
    assert.deepEqual(await clients.bob.get('/api/challenges/open'), []);
    await fay.leave();
    await gus.leave();
});

test('people who press a tile at the same time are paired, too', async () => {
    const people = await Promise.all(['hal', 'ivy'].map((name) => arrive(name)));
    await Promise.all(people.map(({ page }) => tile(page, '10 min + 5 s').first().click()));
    await Promise.all(people.map(({ page }) => page.waitForURL('**/match/wari/*')));
    assert.equal(new URL(people[0].page.url()).pathname, new URL(people[1].page.url()).pathname);
    await eventually(async () => (await clients.bob.get('/api/challenges/open')).length === 0);
    for (const person of people) await person.leave();
});

test('the computer’s tile begins a game, and a waiting board is taken with Play', async () => {
    const jon = await arrive('jon');
    const { page } = jon;
    await tile(page, 'Computer').first().click();
    await page.waitForURL('**/match/wari/*');
    await say('bob', 'awari challenge bob --to=anyone --clock=7d+12h');
    await home(jon);
    await page.getByRole('button', { name: 'Play bob at Awari' }).click();
    await page.waitForURL('**/match/awari/*');
    await jon.leave();
});

test('a tournament open for entry is joined on the home page', async () => {
    await say('bob', 'wari tournament winter --system=robin --players=4');
    const kim = await arrive('kim');
    const { page } = kim;
    await page.getByRole('button', { name: 'Enter winter' }).click();
    await page.getByRole('link', { name: 'See winter' }).waitFor();
    const { players } = await clients.bob.get('/api/tournament/winter');
    assert.deepEqual(
        players.map(({ name }) => name),
        ['kim'],
    );
    await kim.leave();
});

/** `count` running matches of this player, half of them waiting for them, and as many finished ones. */
function manyMatches(name, count) {
    const now = Date.now();
    const hour = 3_600_000;
    const games = ['wari', 'oware', 'warri', 'super-wari', 'octilite'];
    return Array.from({ length: 2 * count }, (_, i) => {
        const over = i >= count;
        const mine = i % 2 === 0;
        return {
            id: 100_000 + i,
            game: games[i % games.length],
            board: 5000 + i,
            version: 9,
            started: now - 900 * hour,
            seats: [
                { name, level: 0, rating: 1512, provisional: false },
                { name: `rival${i % 97}`, level: 0, rating: 1400 + (i % 300), provisional: false },
            ],
            turn_since: now - (i % 50) * hour,
            to_move: mine ? 'first' : 'second',
            plies: 12,
            over,
            state: over ? 'over' : 'running',
            offered_to: null,
            etiquette: false,
            result: over ? ['first', 'second', 'draw'][i % 3] : null,
            reason: over ? 'majority' : null,
            ended: over ? now - (i % 50) * hour : null,
            rated: true,
            proposal: null,
            due: over ? null : now + (2 + i) * hour,
        };
    });
}

test('two thousand games are usable, since few rows are drawn: tabs, search, game and order', async () => {
    const lea = await arrive('lea');
    const { page } = lea;
    const all = manyMatches('lea', 1000);
    const asked = { lists: 0, boards: 0 };
    await page.route('**/api/matches?player=lea*', (route) => {
        ++asked.lists;
        const over = new URL(route.request().url()).searchParams.get('over') === 'true';
        return route.fulfill({ json: all.filter((match) => match.over === over) });
    });
    // Their boards need not exist.
    await page.route(/\/api\/match\/[a-z-]+\/[5-7]\d{3}$/, (route) => {
        ++asked.boards;
        return route.abort();
    });
    await home(lea);
    await page.getByRole('button', { name: 'Your move 500' }).waitFor();
    await page.getByRole('button', { name: 'Ended 1000' }).waitFor();
    assert.ok(asked.lists <= 4 && asked.boards <= 24, JSON.stringify(asked));

    await page.getByRole('heading', { name: 'Less than a day left 12' }).waitFor();
    const rows = page.locator('.game-row');
    assert.ok((await rows.count()) < 100, 'more rows on demand only');
    assert.match(await rows.first().innerText(), /rival0[^]*[12] h/);
    const height = await rows.first().evaluate((row) => row.getBoundingClientRect().height);
    assert.ok(height >= 60 && height <= 72, `a row is ${height} px high`);
    await page.getByRole('button', { name: 'Show 60 more' }).last().click();
    await page.waitForFunction(() => document.querySelectorAll('.game-row').length > 60);

    await page.getByLabel('Opponent or board number').fill('rival96');
    await page.waitForFunction(() => [...document.querySelectorAll('.game-row b')].every((name) => name.textContent === 'rival96'));
    assert.equal(await rows.count(), all.filter((one, i) => !one.over && i % 2 === 0 && i % 97 === 96).length);
    await page.getByLabel('Opponent or board number').fill('5004');
    await page.waitForFunction(() => document.querySelectorAll('.game-row').length === 1);
    await page.getByLabel('Opponent or board number').fill('nobody like this');
    await page.getByText('No game fits.').waitFor();
    await page.getByLabel('Opponent or board number').fill('');

    await page.getByLabel('Game', { exact: true }).selectOption('octilite');
    await page.waitForFunction(() =>
        [...document.querySelectorAll('.game-row .news')].every((one) => one.textContent.startsWith('OctiLite')),
    );
    await page.getByRole('button', { name: 'Ended 1000' }).click();
    await page.waitForFunction(
        () =>
            document.querySelectorAll('.game-row .news').length > 0 &&
            [...document.querySelectorAll('.game-row .news')].every((one) => /OctiLite · (You won|You lost|Drawn)/.test(one.textContent)),
    );
    await page.getByLabel('Order').selectOption('name');
    const names = await rows.locator('b').allInnerTexts();
    assert.deepEqual(names, [...names].sort());
    for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await lea.noSidewaysScrolling();
    }
    assert.deepEqual(await breaches(lea), []);
    await lea.context.close(); // the boards that do not exist are errors on its console
});

test('a new game asks three things, and More has the rest', async () => {
    const mia = await arrive('mia');
    const { page } = mia;
    const link = page.getByRole('link', { name: 'New game' });
    const sheet = page.getByRole('dialog', { name: 'New game' });
    const before = page.url();
    const focusIsOnLink = () => page.waitForFunction(() => document.activeElement.textContent.trim() === 'New game');
    // A sheet over the page: Escape and the back button close it, and the focus is where it was.
    await link.click();
    await sheet.locator('.new-game').waitFor();
    assert.equal(new URL(page.url()).pathname, '/new');
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    await focusIsOnLink();
    assert.equal(page.url(), before);
    await link.click();
    await sheet.locator('.new-game').waitFor();
    await page.goBack();
    await sheet.waitFor({ state: 'hidden' });
    await focusIsOnLink();
    assert.equal(page.url(), before);
    await link.click();
    await sheet.locator('.new-game').waitFor();
    const form = page.locator('.new-game');
    assert.deepEqual(await form.locator('> fieldset > legend').allInnerTexts(), ['Game', 'Opponent', 'Pace']);
    const more = form.locator('.more-choices');
    assert.equal(await more.getAttribute('open'), null);
    await more.getByText('first move by lot · rated · no etiquette').waitFor();
    await chooseGame(page, 'oware');
    await chooseOpponent(page, 'bob');
    await choosePace(page, '7d+7d');
    await more.locator('> summary').click();
    await more.getByLabel('I do').check();
    await more.getByLabel('does not count for the standings').check();
    await more.getByText('you move first · unrated · no etiquette').waitFor();
    await form.getByRole('button', { name: 'Challenge' }).click();
    await page.waitForURL('**/match/oware/*');
    const match = await clients.bob.get(`/api${new URL(page.url()).pathname}`);
    assert.deepEqual([match.seats.map(({ name }) => name), match.clock.words, match.rated], [['mia', 'bob'], '7d+7d', false]);

    // A clock of one's own, and a start position, against the computer.
    await goTo(page, `${server.url}/new/wari`);
    await chooseOpponent(page, 'computer-2');
    await choosePace(page, 'other');
    await page.getByLabel('Time for each player', { exact: true }).fill('3');
    await page.getByLabel('More for each move', { exact: true }).fill('');
    await more.locator('> summary').click();
    await more.getByLabel('Start position').fill('1,0,0,0,0,9/4,4,4,4,4,4 7 7 S');
    await form.getByRole('button', { name: 'Start the game' }).click();
    await page.waitForURL('**/match/wari/*');
    const other = await clients.bob.get(`/api${new URL(page.url()).pathname}`);
    assert.deepEqual([other.clock.words, other.from, other.rated], ['3d', '1,0,0,0,0,9/4,4,4,4,4,4 7 7 S', false]);
    await mia.leave();
});

test('a new game is begun by keyboard alone', async () => {
    const ned = await arrive('ned');
    const { page } = ned;
    await goTo(page, `${server.url}/new`);
    await page.locator('#challenge-level').waitFor();
    const tabUntil = async (selector) => {
        for (let tabs = 0; tabs < 60; ++tabs) {
            await page.keyboard.press('Tab');
            if (await page.evaluate((wanted) => document.activeElement.matches(wanted), selector)) return;
        }
        assert.fail(`Tab never comes to ${selector}`);
    };
    await tabUntil('input[name=game]');
    await page.keyboard.press('ArrowRight');
    await tabUntil('#challenge-level');
    await page.keyboard.press('Home');
    await tabUntil('input[name=pace]');
    await page.keyboard.press('ArrowRight');
    await tabUntil('.new-game button.main');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/match/wari-24/*');
    const { seats, clock } = await clients.bob.get(`/api${new URL(page.url()).pathname}`);
    assert.deepEqual([seats.map(({ name }) => name).sort(), clock.words], [['computer-1', 'ned'], '15m+10s']);
    await home(ned);
    await tabUntil('.game-card');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/match/wari-24/*');
    await ned.leave();
});

test('home and new game fit each width, and what is pressed is large enough', async () => {
    await say('cid', 'wari challenge cid --to=anyone --clock=10m+5s');
    const zoe = await arrive('zoe');
    const { page } = zoe;
    await say('bob', 'wari challenge bob zoe --first=zoe --clock=2h+1h');
    await say('bob', 'octilite challenge bob zoe --first=bob');
    await say('cid', 'oware challenge cid zoe --first=zoe');
    await page.locator('.game-card').nth(1).waitFor();
    await tile(page, 'A day a move').first().click();
    await page.getByText('You are waiting').waitFor();
    const eachWidth = async () => {
        for (const width of [320, 844, 1200, 390]) {
            await page.setViewportSize({ width, height: 844 });
            await drawn(page);
            await zoe.noSidewaysScrolling();
        }
    };
    await eachWidth();
    const small = await page.locator('main :is(button, a)').evaluateAll((all) =>
        all
            .filter((one) => one.checkVisibility() && getComputedStyle(one).display !== 'inline')
            .filter((one) => one.getBoundingClientRect().height < 44)
            .map((one) => `${one.className} ${one.textContent} ${one.getBoundingClientRect().height}`),
    );
    assert.deepEqual(small, [], 'targets of 44 px');
    await goTo(page, `${server.url}/new`);
    await page.locator('#challenge-level').waitFor();
    await eachWidth();
    for (const [width, height] of [
        [390, 844],
        [320, 568],
    ]) {
        await page.setViewportSize({ width, height });
        const start = await page.getByRole('button', { name: 'Start the game' }).boundingBox();
        assert.ok(start.y > 0 && start.y + start.height <= height, `Start is on the first screen of ${width} × ${height}: ${start.y}`);
    }
    await zoe.leave();
});
