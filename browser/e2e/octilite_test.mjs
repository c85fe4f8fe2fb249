// The OctiLite board in a browser: moves are built hop by hop and can be undone until made, by mouse, touch, keyboard
// and screen reader; pods follow the rules' path.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Person, goTo, launchBrowser, pressSwitch, waitForRules } from './browser.mjs';
import { ApiClient, eventually, newDataFolder, startServer, removeFolder } from './server.mjs';

let server, browser, ida, fay;
before(async () => {
    server = await startServer(newDataFolder());
    browser = await launchBrowser({ motion: true });
    [ida, fay] = [new ApiClient(server), new ApiClient(server)];
    await ida.signUp('ida', 'idaspass');
    await fay.signUp('fay', 'fayspass');
});
after(async () => {
    await browser?.close();
    await server.close();
    removeFolder(server.data);
});

/** The pod on 43 can jump over 44 and then 36, or over 54, or step to 34. */
const chains = '22bh,32a,43abh,52/26,44e,54g,36 5 11 O';

async function seated(start = '', options = {}) {
    const person = await Person.returning(browser, server, 'fay', fay, options);
    return { person, page: person.page, board: await visit(person.page, start) };
}
/** A match of fay against ida on this page; `first`: as First. */
async function visit(page, start = '', first = 'fay') {
    const from = start ? ` --start="${start}"` : '';
    const begun = await ida.command(`octilite challenge ida fay --first=${first}${from}`);
    assert.ok(begun.accepted, begun.text);
    const { board } = begun.match;
    await goTo(page, `${server.url}/match/octilite/${board}`);
    await waitForRules(page);
    return board;
}
/** For what is not about motion. */
const still = { reducedMotion: 'reduce' };
const square = (page, name) => page.locator(`[data-square="${name}"]`);
const growing = (page) => page.locator('.growing strong').innerText();
const grown = (page, text) => page.waitForFunction((want) => document.querySelector('.growing strong')?.textContent === want, text);
const said = (page) => page.locator('p.said').innerText();
const settled = (page) => page.waitForFunction(() => !document.querySelector('[data-moving]'));
const moves = async (board) => (await ida.get(`/api/match/octilite/${board}`)).moves.map((one) => one.text);
const made = (board, move) => eventually(async () => (await moves(board)).at(-1) === move);
/** The squares with pods: the center of each, and what is drawn there. */
const pods = (page) =>
    page.evaluate(() => {
        const squares = [...document.querySelectorAll('[data-square]')].map((one) => [one.dataset.square, one.getBoundingClientRect()]);
        return Object.fromEntries(
            [...document.querySelectorAll('.pod-layer .pod')].map((pod) => {
                const box = pod.getBoundingClientRect();
                const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
                const [name] = squares.find(([, at]) => x > at.left && x < at.right && y > at.top && y < at.bottom) ?? ['off'];
                const side = pod.classList.contains('first') ? 'O' : 'X';
                return [name, `${side}${pod.querySelectorAll('.prong').length}`];
            }),
        );
    });
const supplies = (page) =>
    page.evaluate(() => ['first', 'second'].map((side) => Number(document.querySelector(`[data-supply=${side}]`).textContent)));

test('a chain is built click by click, with captures chosen on the way and steps undone', async () => {
    const { person, page, board } = await seated(chains);
    await square(page, '43').click();
    assert.match(await said(page), /Pod 43: 5 prongs may be added, or it may go to 34, 45 and 65\./);
    assert.equal(await page.locator('.target').count(), 3);
    assert.equal(await page.locator('.take').count(), 2);
    assert.equal(await page.locator('.beyond circle').count(), 1, 'possible continuations from 45');

    // The jump over 44 is chosen by pressing that pod, and undone by a key.
    await square(page, '44').click();
    await grown(page, '43-45x');
    await page.keyboard.press('Escape');
    await grown(page, '43');
    // Landing on 45 asks whether to capture 44: first no, then undone and yes.
    await square(page, '45').click();
    await page.locator('.fork').getByText('Only jump').click();
    await grown(page, '43-45');
    await page.waitForFunction(() => document.getAnimations().length === 0);
    assert.equal((await pods(page))['45'], 'O3', 'the pod has moved along');
    assert.equal((await pods(page))['43'], undefined);
    await page.getByRole('button', { name: 'One step back' }).click();
    await grown(page, '43');
    await page.waitForFunction(() => document.getAnimations().length === 0);
    assert.equal((await pods(page))['43'], 'O3');
    await square(page, '45').click();
    await page.locator('.fork').getByText('Capture 44').click();
    await grown(page, '43-45x');
    assert.match(await said(page), /43-45x: it may end here, or go on to 27\./);
    assert.equal(await page.locator('.pod.doomed').count(), 1);
    assert.equal(await page.locator('.take.sure').count(), 1);
    // Undo everything, nothing has been played; then again to the end.
    await page.getByRole('button', { name: 'Back to the start' }).click();
    assert.match(await said(page), /back on 43/);
    assert.equal(await page.locator('.pod.doomed').count(), 0);
    assert.deepEqual(await moves(board), []);
    await square(page, '43').click();
    await square(page, '44').click();
    await grown(page, '43-45x');
    await square(page, '36').click();
    await made(board, '43-45x-27x');
    await page.locator('.trail .gone').nth(1).waitFor({ state: 'attached' });
    await settled(page);
    assert.deepEqual(await pods(page), { 22: 'O2', 26: 'X0', 27: 'O3', 32: 'O1', 52: 'O0', 54: 'X1' });
    assert.deepEqual(await supplies(page), [6, 11]);
    assert.equal(await page.locator('.trail .gone').count(), 2);
    await person.leave();
});

test('a chain can end early, by its button or by pressing the pod again', async () => {
    const { person, page, board } = await seated(chains, still);
    await square(page, '43').click();
    await square(page, '44').click();
    await grown(page, '43-45x');
    assert.match(await square(page, '45').getAttribute('aria-label'), /press to end here and play 43-45x/);
    await square(page, '45').click();
    await made(board, '43-45x');
    const other = await visit(page, chains);
    await square(page, '43').click();
    await square(page, '44').click();
    await page.getByRole('button', { name: 'Play 43-45x', exact: true }).click();
    await made(other, '43-45x');
    await person.leave();
});

test('a prong is added beside the pod and moves there from the tray', async () => {
    const person = await Person.withSession(browser, server, 'fay', fay);
    const { page } = person,
        board = await visit(page);
    await square(page, '32').click();
    assert.equal(await page.locator('.plus').count(), 8);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.locator('[data-handle="+b"]').click();
    // The animation is in real time, whatever the page's clock says.
    const flying = await page.evaluate(() => document.getAnimations().map((one) => one.effect.target.className));
    await page.clock.runFor(20);
    assert.deepEqual(await supplies(page), [11, 12], 'it leaves the tray at once');
    assert.equal((await pods(page))['32'], 'O0', 'and has not arrived yet');
    assert.deepEqual(
        flying.filter((name) => name.startsWith('stick')),
        ['stick first'],
    );
    await page.clock.runFor(600);
    assert.equal((await pods(page))['32'], 'O1');
    await page.clock.resume();
    await made(board, '32+b');
    assert.ok((await ida.command(`octilite move ${board} 36+e`)).accepted);
    await page.waitForFunction(() => document.querySelector('[data-supply=second]').textContent === '11');
    await settled(page);
    assert.equal((await pods(page))['36'], 'X1');
    await person.leave();
});

test('pods hop along the rules’ path, and captured pods are removed one by one afterwards', async () => {
    const person = await Person.withSession(browser, server, 'fay', fay);
    const { page } = person;
    const board = await visit(page, chains, 'ida');
    await page.evaluate(() => {
        window.ways = [];
        const real = Element.prototype.animate;
        Element.prototype.animate = function (...how) {
            const motion = real.apply(this, how);
            if (this.closest('.pod-layer')) window.ways.push([this.dataset.pod ?? 'prong', motion.effect.getComputedTiming().duration]);
            return motion;
        };
        window.seen = [];
        const note = (what) => {
            if (window.seen.at(-1) !== what) window.seen.push(what);
        };
        const look = () => {
            const doomed = [...document.querySelectorAll('.pod.doomed')].map((one) => one.dataset.pod);
            const flying = [...document.querySelectorAll('.pod.flying')].map((one) => one.dataset.pod);
            note(`doomed ${doomed} flying ${flying} tray ${document.querySelector('[data-supply=first]').textContent}`);
        };
        new MutationObserver(look).observe(document.querySelector('.board'), {
            subtree: true,
            childList: true,
            characterData: true,
            attributeFilter: ['class'],
        });
    });
    assert.ok((await ida.command(`octilite move ${board} 43-45x-27x`)).accepted);
    await page.locator('.trail .gone').nth(1).waitFor({ state: 'attached' });
    await settled(page);
    // The pod, the captured pods and the captured prong are animated.
    const ways = await page.evaluate(() => window.ways);
    assert.deepEqual(ways.map(([what]) => what).sort(), ['36', '43', '44', 'prong']);
    const lasts = Object.fromEntries(ways);
    assert.ok(lasts[43] < lasts[44] && lasts[44] < lasts[36], 'first the hops, then one pod after the other');
    const seen = await page.evaluate(() => window.seen);
    const order = [
        'doomed  flying 43 tray 5',
        'doomed 44 flying 43 tray 5',
        'doomed 36,44 flying  tray 5',
        'doomed 36 flying 44 tray 5',
        'doomed  flying 36,44 tray 5',
        'doomed  flying 36,44 tray 6',
    ];
    let next = 0;
    for (const one of seen) if (one === order[next]) ++next;
    assert.equal(next, order.length, `${order[next]} was not seen in order: ${seen.join(' | ')}`);
    assert.deepEqual(await pods(page), { 22: 'O2', 26: 'X0', 27: 'O3', 32: 'O1', 52: 'O0', 54: 'X1' });
    // Stepping back is immediate.
    await page.getByRole('button', { name: 'Move before' }).click();
    await page.getByText('After 0 of one move').waitFor();
    assert.equal((await pods(page))['43'], 'O3');
    assert.deepEqual(await supplies(page), [5, 11]);
    await person.leave();
});

test('a move that the server refuses is undone', async () => {
    const { person, page } = await seated(chains);
    await page.route('**/api/command', (route) => route.fulfill({ json: { accepted: false, text: 'The house is asleep.' } }));
    const was = await pods(page);
    await square(page, '43').click();
    await square(page, '44').click();
    await square(page, '36').click();
    await page.getByText('The house is asleep.').waitFor();
    await settled(page);
    assert.deepEqual(await pods(page), was);
    assert.deepEqual(await supplies(page), [5, 11]);
    assert.equal(await page.locator('.pod.doomed').count(), 0);
    await page.locator('[data-square="43"].legal').waitFor();
    await person.leave();
});

test('a whole game by keyboard, with its screen reader announcements', async () => {
    const { person, page, board } = await seated('', still);
    const inFocus = () => page.evaluate(() => document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent);
    const press = async (...keys) => {
        for (const key of keys) await page.keyboard.press(key);
    };
    const heard = (words) =>
        page.waitForFunction(
            (fits) => [...document.querySelectorAll('[role=status], [aria-live]')].some((one) => new RegExp(fits).test(one.textContent)),
            words,
        );
    const answer = async (move, words) => {
        assert.ok((await ida.command(`octilite move ${board} ${move}`)).accepted);
        await heard(words);
        await heard('Your turn\\.');
        await settled(page);
    };
    const tabTo = async (fits) => {
        for (let tabs = 0; tabs < 40 && !fits.test(await inFocus()); ++tabs) await press('Tab');
        assert.match(await inFocus(), fits);
    };
    // The board is one Tab stop; arrow keys move within it.
    await tabTo(/^22, /);
    assert.equal(await inFocus(), '22, your pod, no prongs, your base, can move');
    assert.match(await page.locator('.pod-board').getAttribute('aria-label'), /your side at the bottom\. Use the arrow keys/);
    await press('ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp');
    assert.equal(await inFocus(), '26, ida’s pod, no prongs, ida’s base');
    await press('Enter');
    await heard('The pod on 26 is your opponent’s: choose one of your own\\.');
    await press('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter');
    await heard('Pod 22: 8 prongs may be added\\.');
    assert.equal(await inFocus(), '22, your pod, no prongs, your base, chosen');
    await press('Backspace');
    await heard('Pod 22 is deselected\\.');

    // A prong by the buttons after the board.
    await press('Enter');
    await tabTo(/^Add prong a, north$/);
    await press('Enter');
    await made(board, '22+a');
    await answer('26+g', '26.* g|prong g');
    // A step by the arrow keys.
    await tabTo(/^22, /);
    assert.equal(await inFocus(), '22, your pod, prongs north, your base, can move');
    await press('Enter');
    await heard('Pod 22: 7 prongs may be added, or it may go to 23\\.');
    await press('ArrowUp');
    assert.equal(await inFocus(), '23, empty, step to 23');
    await press('Enter');
    await made(board, '22-23');
    await answer('26-16', '26');
    // By the letter of the direction.
    assert.match(await inFocus(), /^23, your pod, prongs north, can move/);
    await press('Enter', 'a');
    await made(board, '23-24');
    await answer('16+a', '16');
    await press('ArrowUp');
    assert.match(await inFocus(), /^24, your pod/);
    await press('Enter', 'a');
    await made(board, '24-25');
    await answer('16+b', '16');
    await press('ArrowUp', 'Enter', 'ArrowUp');
    assert.equal(await inFocus(), '26, empty, ida’s base, step to 26');
    await press('Enter');
    await heard('You won: an enemy base was reached\\.');
    assert.equal((await ida.get(`/api/match/octilite/${board}`)).over, true);
    await person.leave();
});

test('a chain by keyboard: the choice takes the focus and returns it, and the growing move is announced', async () => {
    const { person, page, board } = await seated(chains, still);
    const inFocus = () => page.evaluate(() => document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent);
    await square(page, '43').focus();
    await page.keyboard.press('Enter');
    await square(page, '44').focus();
    assert.equal(await inFocus(), '44, ida’s pod, prongs south, jump over it to 45 and capture it');
    await square(page, '45').focus();
    assert.equal(await inFocus(), '45, empty, jump over 44 to 45, jump over 44 to 45 and capture it');
    await page.keyboard.press('Enter');
    assert.equal(await inFocus(), 'jump over 44 to 45 and capture it');
    await page.keyboard.press('Escape');
    assert.match(await inFocus(), /^45, empty/);
    assert.equal(await growing(page), '43');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await grown(page, '43-45x');
    assert.match(await inFocus(), /^45, the pod from 43 stands here, your pod, prongs north, north-east and north-west, press to end here/);
    assert.match(await square(page, '44').getAttribute('aria-label'), /will be captured/);
    assert.match(await said(page), /43-45x: it may end here, or go on to 27\./);
    // Shift and direction: a capturing jump.
    await page.keyboard.press('Shift+H');
    await made(board, '43-45x-27x');
    await person.leave();
});

test('everything on a phone is large enough to touch', async () => {
    const { person, page, board } = await seated(chains, { viewport: { width: 320, height: 700 }, hasTouch: true });
    const small = (what) =>
        page.locator(what).evaluateAll((all) =>
            all
                .filter((one) => one.checkVisibility())
                .map((one) => [one.getAttribute('aria-label') ?? one.textContent, one.getBoundingClientRect()])
                .filter(([, { width, height }]) => Math.min(width, height) < 44)
                .map(([label, { width, height }]) => `${label}: ${width} × ${height}`),
        );
    await square(page, '43').tap();
    assert.deepEqual(await small('.pod-board button, .panel button'), []);
    assert.equal(await page.locator('.add:visible').count(), 5);
    await square(page, '45').tap();
    assert.deepEqual(await small('.fork button'), []);
    await person.noSidewaysScrolling();
    await page.locator('.fork .capturing').tap();
    await grown(page, '43-45x');
    assert.deepEqual(await small('.panel button'), []);
    await page.getByRole('button', { name: 'One step back' }).tap();
    await page.getByRole('button', { name: 'Add prong e, south', exact: true }).tap();
    await made(board, '43+e');
    await person.leave();
});

test('the board can be turned, with everything on it', async () => {
    const { person, page, board } = await seated('', still);
    const above = () =>
        page.evaluate(() => {
            const at = (name) => document.querySelector(`[data-square="${name}"]`).getBoundingClientRect();
            return [at('22').top < at('26').top, at('22').left > at('52').left];
        });
    assert.deepEqual(await above(), [false, false]);
    await page.getByRole('button', { name: 'Flip board' }).click();
    assert.deepEqual(await above(), [true, true]);
    assert.match(await page.locator('.pod-board').getAttribute('aria-label'), /ida’s side at the bottom/);
    assert.equal((await pods(page))['22'], 'O0');
    await square(page, '22').click();
    // North is now at the bottom.
    const [north, pod] = await Promise.all([page.locator('[data-handle="+a"]').boundingBox(), square(page, '22').boundingBox()]);
    assert.ok(north.y > pod.y + pod.height / 2);
    await page.locator('[data-handle="+a"]').click();
    await made(board, '22+a');
    await person.leave();
});

test('with reduced motion the result shows at once', async () => {
    const { person, page, board } = await seated(chains, still);
    await page.evaluate(() => {
        window.moved = false;
        new MutationObserver(() => {
            window.moved = true;
        }).observe(document.querySelector('.board'), { attributeFilter: ['data-moving'] });
    });
    await square(page, '43').click();
    await square(page, '44').click();
    assert.equal((await pods(page))['45'], 'O3');
    await square(page, '36').click();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    assert.equal((await pods(page))['27'], 'O3');
    await made(board, '43-45x-27x');
    assert.equal(
        await page.evaluate(() => window.moved || document.getAnimations().some((one) => one.effect.target.closest('.pod-layer'))),
        false,
    );
    await person.leave();
});

test('every hop, prong and capture has a sound, unless it is off', async () => {
    const person = await Person.withSession(browser, server, 'fay', fay);
    const { page } = person;
    await page.addInitScript(() => {
        const start = AudioBufferSourceNode.prototype.start;
        AudioBufferSourceNode.prototype.start = function (...when) {
            ++window.heard;
            start.apply(this, when);
        };
    });
    const play = async () => {
        const board = await visit(page, chains);
        await page.evaluate(() => {
            window.heard = 0;
        });
        for (const one of ['43', '44', '36']) await square(page, one).click();
        await made(board, '43-45x-27x');
        await page.locator('.trail .gone').first().waitFor();
        return page.evaluate(() => window.heard);
    };
    // Two hops, two captured pods, one prong into the tray.
    assert.equal(await play(), 5);
    await pressSwitch(page, 'Sound');
    assert.equal(await play(), 0);
    await person.leave();
});

test('pods and prongs keep an outline in forced-colors mode', async () => {
    const { person, page } = await seated(chains, { forcedColors: 'active' });
    for (const what of ['.pod.first .body', '.pod.first .prong']) {
        const { body, line } = await page
            .locator(what)
            .first()
            .evaluate((one) => {
                const style = getComputedStyle(one);
                return { body: style.fill, line: style.stroke };
            });
        assert.notEqual(body, line);
        assert.notEqual(line, 'none');
    }
    await person.leave();
});
