// The page of a match: the whole game is on the screen, nothing runs ahead of the seeds, moves can be typed, the end has a
// card, and everybody is called by their name.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { axeFindings, setLook } from './axe.mjs';
import { Person, drawn, goTo, launchBrowser, waitForRules } from './browser.mjs';
import { ApiClient, eventually, newDataFolder, startServer, removeFolder } from './server.mjs';

const games = ['wari', 'super-wari', 'octilite'];
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

let server, browser, ann, bob;
before(async () => {
    server = await startServer(newDataFolder());
    browser = await launchBrowser({ motion: true });
    ann = new ApiClient(server);
    bob = new ApiClient(server);
    await ann.signUp('ann', 'annspass');
    await bob.signUp('bob', 'bobspass');
});
after(async () => {
    await browser?.close();
    await server.close();
    removeFolder(server.data);
});

async function done(client, command, comment) {
    const answer = await client.command(command, comment);
    assert.ok(answer.accepted, `${command}: ${answer.text}`);
    return answer.match;
}
const begin = async (game, more = '') => (await done(ann, `${game} challenge ann bob --first=ann --clock=2d+1h ${more}`)).board;
/** Ann's browser at a board. */
async function visit(game, board, options = {}, person = null) {
    person ??= await Person.returning(browser, server, 'ann', ann, options);
    await goTo(person.page, `${server.url}/match/${game}/${board}`);
    await waitForRules(person.page);
    return { person, page: person.page };
}
const settled = (page) => page.waitForFunction(() => !document.querySelector('[data-moving]'));

test('a phone shows a whole running match without scrolling, upright and held sideways', async () => {
    for (const game of games) {
        const board = await begin(game);
        const { legal } = await ann.get(`/api/match/${game}/${board}`);
        await done(ann, `${game} move ${board} ${legal[0]}`);
        const { legal: replies } = await bob.get(`/api/match/${game}/${board}`);
        await done(bob, `${game} move ${board} ${replies[0]}`);
        const { person, page } = await visit(game, board, phone);
        for (const viewport of [
            { width: 390, height: 844 },
            { width: 844, height: 390 },
        ]) {
            await page.setViewportSize(viewport);
            await drawn(page);
            await page.locator('.game-bar').waitFor();
            const about = `${game}, ${viewport.width} × ${viewport.height}`;
            const inHead = ['Board settings', 'Back to your games'].map((label) => `.match-head [aria-label="${label}"]`);
            for (const part of [...'h1 [data-side=first] [data-side=second] .board p.told .game-bar'.split(' '), ...inHead]) {
                const box = await page.locator(part).first().boundingBox();
                assert.ok(
                    box && box.x >= 0 && box.y >= 0 && box.x + box.width <= viewport.width && box.y + box.height <= viewport.height,
                    `${about}: ${part} is at ${JSON.stringify(box)}`,
                );
            }
            const bar = await page.locator('.game-bar').boundingBox();
            const told = await page.locator('p.told').boundingBox();
            if (viewport.width === 390) assert.ok(told.y + told.height <= bar.y, `${about}: the bar covers the sentence`);
            const more = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
            assert.ok(more <= 0, `${about}: ${more} px below the screen`);
            await person.noSidewaysScrolling();
        }
        await page.setViewportSize(phone.viewport);
        await person.leave();
    }
});

test('on a large screen a board has three quarters of the height, between both bars and above the sentence', async () => {
    const board = await begin('wari', '--start="3,1,2,4,3,3/1,2,1,2,3,6 12 5 S"');
    const { person, page } = await visit('wari', board);
    for (const [width, height] of [
        [1440, 900],
        [1920, 1080],
        [2560, 1440],
    ]) {
        await page.setViewportSize({ width, height });
        await drawn(page);
        const about = `${width} × ${height}`;
        const box = await page.locator('.board').boundingBox();
        assert.ok(box.height >= 0.74 * height, `${about}: ${box.height} px`);
        for (const part of ['[data-side=first]', '[data-side=second]', 'p.told']) {
            const { y, height: high } = await page.locator(part).first().boundingBox();
            assert.ok(y >= 0 && y + high <= height, `${about}: ${part} is at ${y}`);
        }
        await person.noSidewaysScrolling();
    }
    // Captured seeds lie in tens, two by five: twelve in six rows of one store, five in three of the other.
    const rows = await page.evaluate(() => {
        const stores = [...document.querySelectorAll('.store')].map((store) => store.getBoundingClientRect());
        return stores.map(({ left, right, top, bottom }) => {
            const seeds = [...document.querySelectorAll('.seed')].map((seed) => seed.getBoundingClientRect());
            const inside = seeds.filter(({ x, y }) => x > left && x < right && y > top && y < bottom);
            return [inside.length, new Set(inside.map(({ y, height }) => Math.round((y + height / 2) / 4))).size];
        });
    });
    assert.deepEqual(rows.sort(), [
        [12, 6],
        [5, 3],
    ]);
    await page.setViewportSize({ width: 1200, height: 900 });
    await person.leave();
});

test('no match is wider than a window of 320 px, and its bar opens what is beside the board elsewhere', async () => {
    for (const game of games) {
        const board = await begin(game);
        const { person, page } = await visit(game, board, { viewport: { width: 320, height: 640 }, hasTouch: true });
        await person.noSidewaysScrolling();
        if (game === 'wari') {
            await done(bob, `wari chat ${board}`, 'Hello there');
            await page.getByRole('button', { name: 'Chat, 1 new' }).click();
            await page.getByRole('dialog').getByText('Hello there').waitFor();
            await page.getByRole('tab', { name: 'Moves' }).click();
            await page.getByRole('dialog').getByText('No move yet.').waitFor();
            await page.keyboard.press('Escape');
            await page.getByRole('button', { name: 'More' }).click();
            await page.getByRole('dialog').getByRole('button', { name: 'Type a move' }).click();
            await page.waitForFunction(() => document.activeElement.id === 'move-typed');
            await person.noSidewaysScrolling();
        }
        await person.leave();
    }
});

test('nothing runs ahead of the seeds: state, sentence, list, count and clock change after the last one', async () => {
    const board = await begin('wari', '--start="0,1,2,4,3,3/1,2,1,2,0,6 11 12 S"');
    const { person, page } = await visit('wari', board, {}, await Person.withSession(browser, server, 'ann', ann));
    // All that is told, whenever it changes; and whether seeds were moving then.
    await page.evaluate(() => {
        const tell = () => ({
            state: document.querySelector('p.state').textContent,
            told: document.querySelector('p.told').textContent,
            list: [...document.querySelectorAll('.moves button.move')].map((one) => one.firstChild.textContent).join(' '),
            captured: document.querySelector('[data-side=first] .captured strong').textContent,
            turn: document.querySelector('.player-bar.turn').dataset.side,
            heard: document.querySelector('[aria-live=polite]').textContent,
        });
        window.changes = [];
        let before = JSON.stringify(tell());
        const look = () => {
            const now = tell();
            if (JSON.stringify(now) === before) return;
            before = JSON.stringify(now);
            window.changes.push({ ...now, at: performance.now(), moving: document.querySelector('[data-moving]') !== null });
        };
        window.motions = [];
        new MutationObserver((all) => {
            if (all.some(({ attributeName }) => attributeName === 'data-moving'))
                window.motions.push([performance.now(), document.querySelector('[data-moving]') !== null]);
            requestAnimationFrame(look);
        }).observe(document.querySelector('main'), { subtree: true, childList: true, characterData: true, attributes: true });
    });
    await page.locator('[data-house=f].legal').click();
    await page.waitForFunction(() => window.changes.length > 0);
    assert.ok(await page.evaluate(() => window.motions.some(([, moving]) => moving)), 'seeds have moved');
    const [first] = await page.evaluate(() => window.changes);
    assert.equal(first.moving, false, JSON.stringify(first));
    assert.match(first.told, /^You sow 3 seeds from f and capture 7 from houses .*\.$/);
    assert.equal(first.list, 'f');
    assert.equal(first.captured, '18');
    assert.equal(first.turn, 'second');
    assert.match(first.state, /^bob to move/);

    // The reply: the same again, announced when it has come to rest.
    const { legal } = await bob.get(`/api/match/wari/${board}`);
    await page.evaluate(() => {
        window.changes = [];
    });
    await done(bob, `wari move ${board} ${legal[0]}`);
    await page.waitForFunction(() => window.changes.length > 0);
    await settled(page);
    const replies = await page.evaluate(() => window.changes);
    assert.ok(
        replies.every((one) => !one.moving),
        JSON.stringify(replies),
    );
    assert.match(replies.at(-1).told, /^bob sows/);
    assert.match(replies.at(-1).heard, /^bob sows .* Your turn\.$/);
    await person.leave();
});

test('a reply begins a moment after the last seed has come to rest', async () => {
    const board = await begin('wari');
    const person = await Person.withSession(browser, server, 'ann', ann);
    const { page } = person;
    // The page's clock stands still unless the test moves it, however busy the machine is.
    await page.clock.install();
    let heard = () => undefined;
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard(String(payload))));
    await visit('wari', board, {}, person);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.evaluate(() => {
        new MutationObserver(() => window.falls.push(performance.now())).observe(document.querySelector('.board'), {
            subtree: true,
            characterData: true,
            childList: true,
        });
    });
    for (const [mine, theirs, told, plies] of [
        ['c', 'a', 'bob sows 5 seeds from a', 2],
        ['d', 'b', /bob sows \d+ seeds from b/, 4],
    ]) {
        await page.evaluate(() => {
            window.falls = [];
        });
        await page.locator(`[data-house=${mine}].legal`).click();
        await page.clock.runFor(20);
        assert.equal(await page.locator('[data-moving]').count(), 1);
        // The reply is there before the seeds have fallen.
        const replied = new Promise((resolve) => {
            heard = (text) => text.includes('"event":"move"') && JSON.parse(text).move.plies === plies && resolve();
        });
        await eventually(async () => (await bob.command(`wari move ${board} ${theirs}`)).accepted);
        await replied;
        for (let steps = 0; (await page.locator('p.told', { hasText: told }).count()) === 0; ++steps) {
            assert.ok(steps < 100, 'the reply is not shown');
            await page.clock.runFor(200);
        }
        const falls = await page.evaluate(() => window.falls);
        const pauses = falls
            .slice(1)
            .map((at, i) => at - falls[i])
            .sort((one, other) => other - one);
        assert.ok(pauses[0] >= 650 && pauses[1] < 650, `the longest pauses are ${pauses.slice(0, 3)} ms`);
    }
    await person.leave();
});

test('animation can be switched off', async () => {
    const board = await begin('wari');
    const { person, page } = await visit('wari', board);
    await page.getByRole('button', { name: 'Board settings' }).click();
    await page.getByRole('radio', { name: 'None' }).check();
    await page.keyboard.press('Escape');
    await page.evaluate(() => {
        window.moved = false;
        new MutationObserver(() => {
            window.moved = true;
        }).observe(document.querySelector('.board'), { attributeFilter: ['data-moving'] });
    });
    await page.locator('[data-house=e].legal').click();
    await page.locator('p.told', { hasText: 'You sow' }).waitFor();
    assert.equal(await page.evaluate(() => window.moved), false);
    await page.getByRole('button', { name: 'Board settings' }).click();
    await page.getByRole('radio', { name: 'Usual' }).check();
    await page.keyboard.press('Escape');
    await person.leave();
});

test('the field for typed moves is there for keyboards and screen readers, and hidden otherwise', async () => {
    const board = await begin('wari');
    const { person, page } = await visit('wari', board);
    const size = async () => (await page.locator('.move-box').boundingBox()).height;
    assert.equal(
        await page
            .getByRole('textbox', { name: 'Your move' })
            .or(page.getByRole('combobox', { name: 'Your move' }))
            .count(),
        1,
    );
    assert.ok((await size()) < 5, 'hidden');
    assert.equal(await page.locator('button.main:visible').count(), 0, 'nothing is louder than the board');
    await page.keyboard.press('m');
    assert.ok((await size()) > 40, 'seen with the focus');
    await page.evaluate(() => document.activeElement.blur());
    assert.ok((await size()) < 5);
    await page.getByRole('button', { name: 'Type a move' }).click();
    await page.evaluate(() => document.activeElement.blur());
    assert.ok((await size()) > 40, 'seen while the button is pressed');
    await page.fill('#move-typed', 'c');
    await page.keyboard.press('Enter');
    await page.locator('p.told', { hasText: 'You sow 4 seeds from c.' }).waitFor();
    await person.leave();
});

test('the end is a card with the score, the reason, the rating, the lead and what comes next', async () => {
    const board = await begin('wari', '--start="0,0,0,0,0,1/1,0,0,0,0,1 24 21 S"');
    const { person, page } = await visit('wari', board);
    assert.equal(await page.locator('.end-card').count(), 0);
    await page.locator('[data-house=f].legal').click();
    const card = page.locator('.end-card');
    await card.waitFor();
    assert.equal(await page.locator('[data-moving]').count(), 0, 'after the seeds');
    assert.match(await card.getByRole('heading').innerText(), /^You won 2[0-9]–2[0-9]$/);
    assert.match(await card.innerText(), /1 move/);
    assert.equal(await card.locator('.lead svg').count(), 1);
    assert.ok(await card.getByRole('link', { name: 'Analyze' }).isVisible());
    assert.ok(await card.getByRole('button', { name: 'Share' }).isVisible());
    assert.equal(
        await page
            .locator('button.main:visible')
            .allInnerTexts()
            .then((all) => all.join()),
        'Rematch',
    );
    await card.getByRole('button', { name: 'Rematch' }).click();
    await page.waitForURL(`**/match/wari/${board + 1}`);

    // On a phone it stands below the board; a spectator reads the winner's name.
    const resigned = await begin('octilite');
    await done(ann, `octilite move ${resigned} 22+a`);
    await done(bob, `octilite move ${resigned} 26+e`);
    await done(ann, `octilite resign ${resigned}`);
    const own = await visit('octilite', resigned, phone);
    assert.equal(await own.page.locator('.end-card h2').innerText(), 'You lost');
    await own.person.noSidewaysScrolling();
    const spectator = await Person.create(browser, server, 'eve', phone);
    await spectator.page.goto(`${server.url}/match/octilite/${resigned}`);
    assert.equal(await spectator.page.locator('.end-card h2').innerText(), 'bob won');
    for (const one of [own.person, spectator, person]) await one.leave();
});

test('players have names or are “you”, never only the name of a seat', async () => {
    for (const game of [...games, 'warri']) {
        const board = await begin(game);
        const { legal } = await ann.get(`/api/match/${game}/${board}`);
        await done(ann, `${game} move ${board} ${legal[0]}`);
        const { person, page } = await visit(game, board);
        await settled(page);
        await page.locator('p.told', { hasText: /^You / }).waitFor();
        const words = await page.evaluate(() =>
            [
                document.querySelector('main').innerText,
                ...[...document.querySelectorAll('main [aria-label], main [title]')].map(
                    (one) => `${one.getAttribute('aria-label') ?? ''} ${one.getAttribute('title') ?? ''}`,
                ),
            ].join('\n'),
        );
        assert.doesNotMatch(words, /South|North|White|Black/, game);
        assert.deepEqual(await page.locator('.moves th[scope=col]').allInnerTexts(), ['ann', 'bob']);
        await person.leave();
    }
});

test('axe finds nothing at a match, while it runs, with its panels open, and at its end', async () => {
    const running = await begin('wari');
    const over = await begin('wari');
    await done(ann, `wari resign ${over}`);
    const all = [];
    const { person, page } = await visit('wari', running, { ...phone, reducedMotion: 'reduce' });
    const check = async (look, part) => all.push(...(await axeFindings(page, `${look.name}, ${part}`)));
    const dark = { name: 'upright and dark', size: phone.viewport, colorScheme: 'dark' };
    const sideways = { name: 'sideways', size: { width: 844, height: 390 }, colorScheme: 'light' };
    const wide = { name: 'wide', size: { width: 1200, height: 900 }, colorScheme: 'light' };
    // axe_test.mjs has a match and an end in other looks.
    for (const look of [dark, sideways, wide]) {
        await setLook(page, look);
        await check(look, 'the match');
        if (look === sideways) continue;
        await page.getByRole('button', { name: 'Board settings' }).click();
        await check(look, 'settings');
        await page.keyboard.press('Escape');
        if (look !== dark) continue;
        await page.getByRole('button', { name: 'Chat' }).click();
        await check(look, 'chat');
        await page.keyboard.press('Escape');
    }
    await goTo(page, `${server.url}/match/wari/${over}`);
    await waitForRules(page);
    await setLook(page, dark);
    await check(dark, 'the end');
    assert.deepEqual(all, []);
    await person.leave();
});
