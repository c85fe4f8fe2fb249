// The sowing board in a browser: seeds follow the rules' path, moves are previewed, and the reader chooses counts,
// sound and orientation.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Person, goTo, isOn, launchBrowser, pressSwitch, waitForRules } from './browser.mjs';
import { ApiClient, newDataFolder, startServer, removeFolder } from './server.mjs';

let server, browser, ida, bea;
before(async () => {
    server = await startServer(newDataFolder());
    browser = await launchBrowser({ motion: true });
    [ida, bea] = [new ApiClient(server), new ApiClient(server)];
    await ida.signUp('ida', 'idaspass');
    await bea.signUp('bea', 'beaspass');
});
after(async () => {
    await browser?.close();
    await server.close();
    removeFolder(server.data);
});

/** Bea in a match against ida from this position, which includes who moves first. */
async function seated(game, start, options) {
    const person = await Person.returning(browser, server, 'bea', bea, options);
    return { person, page: person.page, board: await begin(game, start) };
}
async function begin(game, start) {
    const from = start ? ` --start="${start}"` : '';
    const begun = await ida.command(`${game} challenge ida bea --first=bea${from}`);
    assert.ok(begun.accepted, begun.text);
    return begun.match.board;
}
async function visit(page, game, board) {
    await goTo(page, `${server.url}/match/${game}/${board}`);
    await waitForRules(page);
}
/** The displayed seed counts of houses and stores, by name and row. */
const numbers = (page) => page.evaluate(() => [...document.querySelectorAll('[data-count]')].map((one) => Number(one.textContent || 0)));
const settled = (page) => page.waitForFunction(() => !document.querySelector('[data-moving]'));

test('seeds fall one by one along the rules’ path, and captures are collected backwards', async () => {
    // The example in the rules: Second laps the board and captures all six houses.
    const person = await Person.withSession(browser, server, 'bea', bea);
    const { page } = person;
    const begun = await ida.command('wari challenge ida bea --first=ida --start="0,3,0,0,0,0/0,1,0,4,1,17 12 10 S"');
    assert.ok(begun.accepted, begun.text);
    const { board } = begun.match;
    assert.ok((await ida.command(`wari move ${board} b`)).accepted);
    await page.clock.install();
    await visit(page, 'wari', board);
    // In drawing order: First's houses, Second's, the stores of First and Second.
    const was = await numbers(page);
    assert.deepEqual(was, [0, 0, 1, 1, 1, 0, 0, 1, 0, 4, 1, 17, 12, 10]);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const lying = () =>
        page.locator('[data-seed]').evaluateAll((all) => Object.fromEntries(all.map((one) => [one.dataset.seed, one.style.transform])));
    const before = await lying();
    await page.locator('[data-house=f].legal').click();
    await page.clock.runFor(20);
    assert.equal(await page.locator('.seed.flying').count(), 17, 'exactly the seeds of the house are lifted at once');
    // Each moving seed has its own animation: lifted ones, and those captured with them.
    const flights = await page.evaluate(() =>
        document
            .querySelector('.seed-layer')
            .getAnimations({ subtree: true })
            .map((one) => [one.effect.target.classList.contains('flying'), one.effect.getComputedTiming().duration]),
    );
    assert.equal(flights.filter(([flying]) => flying).length, 17);
    assert.equal(flights.length, 17 + 3, 'three seeds of South will be captured');

    const gained = [],
        emptied = [],
        stored = [];
    let seen = was;
    for (let ms = 0; ms < 12_000 && (ms < 100 || (await page.locator('[data-moving]').count())); ms += 20) {
        await page.clock.runFor(20);
        const now = await numbers(page);
        now.forEach((count, place) => {
            const by = count - seen[place];
            if (place === 13 && by > 0) stored.push(by);
            else if (by > 0) gained.push(place);
            else if (by < 0) emptied.push(place);
        });
        seen = now;
    }
    // More than one lap, skipping the origin; then the captures backwards from the last house.
    assert.deepEqual(gained, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 1, 2, 3, 4, 5]);
    assert.deepEqual(emptied, [11, 5, 4, 3, 2, 1, 0].slice(emptied[0] === 11 ? 0 : 1));
    assert.equal(
        stored.reduce((sum, by) => sum + by),
        15,
    );
    assert.ok(stored.length > 10, 'captured seeds come one by one');
    assert.deepEqual(seen, [0, 0, 0, 0, 0, 0, 1, 2, 1, 5, 2, 0, 12, 25]);
    // Seeds in houses that only gained do not move.
    const stays = await page.evaluate(
        (known) => [...document.querySelectorAll('[data-seed]')].filter((one) => known[one.dataset.seed] === one.style.transform).length,
        before,
    );
    assert.equal(stays, 12 + 10 + 1 + 4 + 1);
    await page.clock.resume();
    await person.leave();
});

test('the opponent’s move and a step forward are animated, a step back is not', async () => {
    const { person, page, board } = await seated('wari', '');
    await visit(page, 'wari', board);
    await page.evaluate(() => {
        window.motions = 0;
        new MutationObserver((changes) => {
            for (const { target } of changes) window.motions += target.hasAttribute('data-moving');
        }).observe(document.querySelector('.board'), { attributeFilter: ['data-moving'] });
    });
    const motions = () => page.evaluate(() => window.motions);
    await page.locator('[data-house=c].legal').click();
    // It does not wait for the server and is not shown again after the response.
    await page.waitForFunction(() => window.motions > 0);
    await page.getByText('ida to move.').waitFor();
    await settled(page);
    assert.equal(await motions(), 1);
    assert.ok((await ida.command(`wari move ${board} a`)).accepted);
    await page.waitForFunction(() => window.motions === 2);
    await settled(page);
    assert.deepEqual(await numbers(page), [4, 4, 0, 5, 5, 5, 0, 5, 5, 5, 5, 5, 0, 0]);
    await page.getByRole('button', { name: 'Move before' }).click();
    await page.getByText('After 1 of 2').waitFor();
    assert.deepEqual(await numbers(page), [4, 4, 0, 5, 5, 5, 5, 4, 4, 4, 4, 4, 0, 0]);
    assert.equal(await motions(), 2);
    await page.getByRole('button', { name: 'Next move' }).click();
    await page.waitForFunction(() => window.motions === 3);
    await settled(page);
    assert.equal(await page.locator('.trail').count(), 1);
    await person.leave();
});

test('a move that the server refuses is undone', async () => {
    const { person, page, board } = await seated('oware', '');
    await visit(page, 'oware', board);
    await page.route('**/api/command', (route) => route.fulfill({ json: { accepted: false, text: 'The house is asleep.' } }));
    const was = await numbers(page);
    await page.locator('[data-house=d].legal').click();
    await page.getByText('The house is asleep.').waitFor();
    await settled(page);
    assert.deepEqual(await numbers(page), was);
    await page.locator('[data-house=d].legal').waitFor();
    await person.leave();
});

test('hovering or focusing a house shows where the last seed falls and what it captures', async () => {
    const { person, page, board } = await seated('wari', '0,1,2,4,3,3/1,2,1,2,0,6 11 12 S');
    await visit(page, 'wari', board);
    const hinted = page.locator('p.said');
    const marked = (sign) =>
        page.locator(`.house.${sign}`).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label').replace(/,.*/, '')));
    for (const show of ['focus', 'hover']) {
        const f = page.locator('[data-house=f].legal');
        await f[show]();
        assert.deepEqual(await marked('lands'), ['ida’s house c']);
        assert.deepEqual((await marked('captured')).sort(), ['ida’s house a', 'ida’s house b', 'ida’s house c']);
        assert.equal(await page.locator('.gain').textContent(), '+7');
        assert.equal(await hinted.innerText(), 'The last seed would fall into ida’s house c. It captures 7 seeds, from c, b and a.');
        await page.locator('[data-house=c].legal')[show]();
        assert.deepEqual(await marked('lands'), ['house e']);
        assert.deepEqual(await marked('captured'), []);
        await page.evaluate(() => document.activeElement.blur());
        await page.mouse.move(2, 2);
        await page.waitForFunction(() => !document.querySelector('.preview'));
        assert.equal(await hinted.innerText(), '');
    }
    // With counts switched off there are none.
    await pressSwitch(page, 'Numbers');
    await page.locator('[data-house=f].legal').hover();
    assert.equal(await page.locator('.gain:visible').count(), 0);
    assert.equal(await hinted.innerText(), 'The last seed would fall into ida’s house c. It captures the seeds of c, b and a.');
    await pressSwitch(page, 'Numbers');
    await person.leave();
});

test('an illegal house explains why, in the rules’ own words', async () => {
    const { person, page, board } = await seated('wari', '1,0,0,3,2,1/0,0,0,0,0,0 20 21 S');
    const says = (words) => page.waitForFunction((fits) => new RegExp(fits).test(document.querySelector('p.said').textContent), words);
    await visit(page, 'wari', board);
    // An illegal house is marked disabled, but can be pressed to learn why.
    const press = (label) => page.locator(`[aria-label^="${label}"]`).click({ force: true });
    await press('house a');
    await says('you must feed them, so play');
    await press('house b');
    await says('House b is empty: choose one that holds seeds');
    await press('ida’s house c');
    await says('your opponent’s');

    const slam = await begin('wari-24', '1,0,0,0,0,2/1,1,0,0,0,0 22 21 S');
    await visit(page, 'wari-24', slam);
    // Keyboard users learn it before they press.
    await page.locator('[data-house="6"]').focus();
    await says('a grand slam, which wari-24 forbids');
    await page.keyboard.press('Enter');
    await says('a grand slam, which wari-24 forbids');
    assert.equal(await page.locator('[data-house="6"]').getAttribute('aria-disabled'), 'true');
    await person.leave();
});

test('counts can be hidden and the board turned, and both are remembered', async () => {
    const { person, page, board } = await seated('super-wari', '', { viewport: { width: 320, height: 640 } });
    await visit(page, 'super-wari', board);
    assert.equal(await page.locator('.number:visible').count(), 16);
    await pressSwitch(page, 'Numbers');
    assert.equal(await page.locator('.number:visible').count(), 0);
    const own = page.locator('[aria-label^="house a"]');
    assert.match(await own.getAttribute('aria-label'), /3 seeds/);
    // On a phone a long board is vertical: houses large enough for a finger, opposite ones side by side.
    const houses = () =>
        page.locator('.house').evaluateAll((all) =>
            all.map((one) => {
                const { x, y, width, height } = one.getBoundingClientRect();
                return { label: one.getAttribute('aria-label').replace(/,.*/, ''), x, y, least: Math.min(width, height) };
            }),
        );
    const [first] = await houses();
    assert.ok(Math.min(...(await houses()).map((one) => one.least)) >= 44, JSON.stringify(first));
    const beside = async (label) => {
        const all = await houses();
        const it = all.find((one) => one.label === label);
        return all
            .filter((one) => Math.abs(one.y - it.y) < 2)
            .sort((a, b) => a.x - b.x)
            .map((one) => one.label);
    };
    assert.deepEqual(await beside('house a'), ['ida’s house h', 'house a']);
    await own.focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowLeft');
    assert.match(await page.evaluate(() => document.activeElement.getAttribute('aria-label')), /^ida’s house g/);
    assert.match(await page.locator('.board').getAttribute('aria-label'), /your side at the right, upwards/);
    await page.getByRole('button', { name: 'Flip' }).click();
    const turned = await page.locator('.board').getAttribute('aria-label');
    assert.match(turned, /ida’s side at the right/);
    // In either orientation the labels name the owner.
    assert.deepEqual(await beside('house a'), ['house a', 'ida’s house h']);
    await page.reload();
    await page.locator('.board .house').first().waitFor();
    assert.equal(await page.locator('.board').getAttribute('aria-label'), turned);
    assert.equal(await page.locator('.number:visible').count(), 0);
    await person.noSidewaysScrolling();
    // Other boards are not turned.
    await visit(page, 'wari', await begin('wari', ''));
    assert.match(await page.locator('.board').getAttribute('aria-label'), /your side at the bottom/);
    assert.equal(await page.locator('.number:visible').count(), 0);
    const widths = await page.locator('.house').evaluateAll((all) =>
        all.map((one) => {
            const { width, height } = one.getBoundingClientRect();
            return Math.min(width, height);
        }),
    );
    assert.ok(Math.min(...widths) >= 44, `a house is ${Math.min(...widths)} wide`);
    await person.leave();
});

test('with reduced motion the result shows at once, and sound is off by default', async () => {
    const { person, page, board } = await seated('wari', '', { reducedMotion: 'reduce' });
    await visit(page, 'wari', board);
    await page.evaluate(() => {
        window.moved = false;
        new MutationObserver(() => {
            window.moved = true;
        }).observe(document.querySelector('.board'), { attributeFilter: ['data-moving'] });
    });
    assert.equal(await isOn(page, 'Sound'), false);
    await page.locator('[data-house=b].legal').click();
    // In the next frame, whatever the server responds.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    assert.deepEqual(await numbers(page), [4, 0, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 0, 0]);
    await page.locator('.trail').waitFor();
    await page.getByText('ida to move.').waitFor();
    assert.equal(await page.evaluate(() => window.moved), false);
    await person.leave();
});

test('each seed clicks as it falls, but not before the reader has interacted with the page', async () => {
    const person = await Person.withSession(browser, server, 'bea', bea);
    const { page } = person,
        board = await begin('wari', '');
    await page.addInitScript(() => {
        window.heard = { opened: 0, clicks: 0, loud: [] };
        const Real = window.AudioContext;
        window.AudioContext = class extends Real {
            constructor() {
                super();
                ++window.heard.opened;
            }
            createBufferSource() {
                const source = super.createBufferSource();
                const start = source.start.bind(source);
                source.start = (...when) => {
                    ++window.heard.clicks;
                    start(...when);
                };
                return source;
            }
        };
    });
    const heard = () => page.evaluate(() => window.heard);
    const sown = async (letter) => {
        const { clicks } = await heard();
        await page.locator(`[data-house=${letter}].legal`).click();
        await page.getByText('ida to move.').waitFor(); // which is told after the motion
        await settled(page);
        return (await heard()).clicks - clicks;
    };
    // No sound before the reader has interacted with the page.
    await visit(page, 'wari', board);
    await page.evaluate(
        (board) =>
            fetch('/api/command', {
                method: 'POST',
                headers: { 'Content-Type': 'application/json' },
                body: JSON.stringify({ command: `wari move ${board} a`, comment: '' }),
            }),
        board,
    );
    await page.getByText('ida to move.').waitFor();
    await settled(page);
    assert.deepEqual(await heard(), { opened: 0, clicks: 0, loud: [] });

    const other = await begin('wari', '');
    await visit(page, 'wari', other);
    assert.equal(await sown('c'), 4);
    assert.equal((await heard()).opened, 1);
    assert.ok((await ida.command(`wari move ${other} f`)).accepted);
    await page.getByText('Your turn.').first().waitFor();
    await settled(page);
    await pressSwitch(page, 'Sound');
    assert.equal(await sown('d'), 0);
    await page.reload();
    await page.locator('.board .house').first().waitFor();
    assert.equal(await isOn(page, 'Sound'), false);
    await person.leave();
});

test('seeds keep an outline in forced-colors mode', async () => {
    const { person, page, board } = await seated('oware', '', { forcedColors: 'active' });
    await visit(page, 'oware', board);
    // As on the board of ink: some seeds are solid, some are outlines.
    const looks = await page.locator('.seed').evaluateAll((all) =>
        all.map((one) => {
            const style = getComputedStyle(one);
            return { fill: style.backgroundImage, line: style.borderTopColor, width: style.borderTopWidth };
        }),
    );
    assert.equal(new Set(looks.map(({ line }) => line)).size, 1);
    assert.equal(new Set(looks.map(({ fill }) => fill.match(/rgb\([^)]*\)(?!.*rgb\()/)[0])).size, 2);
    for (const { width } of looks) assert.notEqual(width, '0px');
    await person.leave();
});
