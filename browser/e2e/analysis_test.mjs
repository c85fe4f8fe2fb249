// Replay and analysis in a browser: move tree, engine, report, exact values, text, pictures, set-up and opening
// explorer. docs/analysis.md: the excerpts are what its commands print.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { Person, downloadedBytes, launchBrowser } from './browser.mjs';
import { ApiClient, binary, eventually, newDataFolder, startServer, removeFolder } from './server.mjs';

let server, browser, ida, jon;
/** Oware: ida (First) against jon, who misses a capture and loses much. */
const game = 'c d f a b e d a'.split(' ');
before(async () => {
    server = await startServer(newDataFolder());
    browser = await launchBrowser();
    ida = new ApiClient(server);
    jon = new ApiClient(server);
    await ida.signUp('ida', 'idaspass');
    await jon.signUp('jon', 'jonspass');
});
after(async () => {
    await browser?.close();
    await server.close();
    removeFolder(server.data);
});

async function played(name, moves, { resigns = jon, start = '' } = {}) {
    const from = start ? ` --start="${start}"` : '';
    const begun = await ida.command(`${name} challenge ida jon --first=ida${from}`);
    assert.ok(begun.accepted, begun.text);
    const { board } = begun.match;
    for (const [i, move] of moves.entries()) {
        const said = await (i % 2 ? jon : ida).command(`${name} move ${board} ${move}`, i === 3 ? 'A quiet move.' : '');
        assert.ok(said.accepted, said.text);
    }
    if (resigns) assert.ok((await resigns.command(`${name} resign ${board}`)).accepted);
    return board;
}
async function visit(person, path) {
    await person.page.goto(server.url + path);
    await person.page.locator('.analysis .board, .set-up, .chooser').first().waitFor();
}
const current = (page) => page.locator('.move-tree [aria-current=step]');
/** Without the “?” of the report, which comes when it is ready. */
const movesOf = async (page, selector = '.move-tree .turn .move') =>
    (await page.locator(selector).allInnerTexts()).map((move) => move.replace(/\?+$/, ''));
/** Comments and marks are behind a menu; Escape closes it. */
const openMore = (page) => page.getByRole('button', { name: 'More' }).click();
const address = (page, expected) => page.waitForFunction((to) => decodeURIComponent(location.pathname) === to, expected);

test('a match is replayed by buttons, keys and the move list, and the address names the position', async () => {
    const board = await played('oware', game);
    const person = await Person.returning(browser, server, 'ann');
    const { page } = person;
    await visit(person, `/analysis/oware/match/${board}/4`);
    assert.deepEqual(await movesOf(page), game);
    assert.equal(await current(page).innerText(), 'a');
    assert.match(await current(page).getAttribute('aria-label'), /^2, jon: a, with a comment/);
    await page.getByRole('button', { name: 'Next move' }).click();
    await page.locator('.told', { hasText: 'ida sows' }).waitFor();
    await address(page, `/analysis/oware/match/${board}/5`);
    await page.keyboard.press('Home');
    await address(page, `/analysis/oware/match/${board}/0`);
    await page.keyboard.press('End');
    await address(page, `/analysis/oware/match/${board}/8`);
    await page.getByRole('button', { name: '1, ida: c' }).click();
    await address(page, `/analysis/oware/match/${board}/1`);
    // Plays automatically to the end.
    await page.getByRole('button', { name: 'Play automatically' }).click();
    await page.waitForFunction(() => document.querySelector('.move-tree [aria-current]')?.textContent === 'f');
    await page.getByRole('button', { name: 'Pause' }).click();
    await person.leave();
});

test('other moves become variations that can be commented, promoted and removed', async () => {
    const person = await Person.returning(browser, server, 'ann');
    const { page } = person;
    await visit(person, '/analysis/oware/cdf');
    await page.keyboard.press('ArrowLeft');
    await page.locator('[data-house=a].legal').click();
    await address(page, '/analysis/oware/cda');
    assert.deepEqual(await movesOf(page), ['c', 'd', 'f']);
    const side = page.getByRole('list', { name: 'Instead of f' });
    assert.match(await side.innerText(), /2\.\s*a/);
    await openMore(page);
    await page.getByLabel('Comment on a').fill('Keeps {f} back.');
    await page.getByLabel('Mark').selectOption('!');
    assert.match(await current(page).getAttribute('aria-label'), /^2, South: a, !, with a comment/);
    await page.keyboard.press('Escape');
    // Up and down switch between sibling lines.
    await page.locator('h1').click();
    await page.keyboard.press('ArrowDown');
    await address(page, '/analysis/oware/cdf');
    await page.keyboard.press('ArrowUp');
    await address(page, '/analysis/oware/cda');
    await openMore(page);
    await page.getByRole('button', { name: 'Make main line' }).click();
    await page.keyboard.press('Escape');
    assert.deepEqual(await movesOf(page), ['c', 'd', 'a!']);

    // Export as text, and import through a link.
    await page.getByRole('tab', { name: 'Share' }).click();
    const text = await page.locator('#analysis-game-text').inputValue();
    assert.match(text, /\[Game "oware"\][^]*1\. c d 2\. a! \{Keeps \{f\\} back\.} \(2\. f\) \*/);
    await page.fill('#analysis-import', text.replace('oware', 'chess'));
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.getByRole('alert').getByText('Line 1: There is no game “chess”').waitFor();
    await page.fill('#analysis-import', text);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.waitForFunction(() => document.querySelectorAll('.move-tree [aria-current]').length === 0);
    assert.deepEqual(await movesOf(page), ['c', 'd', 'a!']);
    // The address has the line only; the browser stores the rest for a reload.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await address(page, '/analysis/oware/cda');
    await page.reload();
    await current(page).waitFor();
    assert.deepEqual(await movesOf(page), ['c', 'd', 'a!']);
    await openMore(page);
    assert.match(await page.getByLabel('Comment on a').inputValue(), /Keeps \{f} back\./);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '2, South: f' }).click();
    await openMore(page);
    await page.getByRole('button', { name: 'Delete from here' }).click();
    assert.equal(await page.locator('.side-lines').count(), 0);
    await person.leave();
});

test('the engine in the page shows its best lines and the score, and its moves can be played', async () => {
    const person = await Person.returning(browser, server, 'ann');
    const { page } = person;
    await visit(person, '/analysis/wari/from/0,3,0,0,0,0;0,1,0,4,1,17_12_10_S/b');
    await page.getByRole('tab', { name: 'Computer' }).click();
    await page.getByLabel('Lines').selectOption('2');
    await page.getByRole('button', { name: 'Think' }).click();
    const best = page.locator('.best-lines li').first();
    await best.waitFor();
    assert.match(await best.innerText(), /^−#1\s*f/);
    await page.locator('[role=meter][aria-valuetext="North wins in one move by 13 seeds"]').waitFor();
    assert.equal(await page.locator('.best-lines li').count(), 2);
    assert.ok((await page.locator('.best-marks path').count()) > 0, 'arrows on the board');
    await best.getByRole('button', { name: /^f/ }).click();
    await page.getByText('The game is over here.').waitFor();
    await page.getByText('North has won.').waitFor();
    await person.leave();
});

test('the keys of every board work in an analysis: b goes to the board, m types a move, f turns it', async () => {
    const person = await Person.returning(browser, server, 'ann');
    const { page } = person;
    await visit(person, '/analysis/wari');
    await page.keyboard.press('m');
    await page.keyboard.type('c');
    await page.keyboard.press('Enter');
    await page.getByText('South sows 4 seeds from c.').waitFor();
    await page.locator('#move-typed').blur();
    await page.keyboard.press('b');
    assert.ok(await page.evaluate(() => document.activeElement.closest('.board') !== null), 'the focus is on the board');
    const lowest = () => page.locator('.house').first().boundingBox();
    const before = await lowest();
    await page.keyboard.press('f');
    await page.getByRole('button', { name: 'Flip board', pressed: true }).waitFor();
    assert.notDeepEqual(await lowest(), before);
    await person.leave();
});

test('opening a game analyzes it: a paragraph, the graph, and the moves that decided with what was better', async () => {
    const board = await played('wari', ['b', 'a'], { start: '0,3,0,0,0,0/1,0,0,4,1,17 12 10 S', resigns: ida });
    const person = await Person.returning(browser, server, 'ann');
    const { page } = person;
    await visit(person, `/analysis/wari/match/${board}`);
    // Nothing is pressed: it begins as soon as the game is there.
    await page.getByText('jon won. jon stood better from move 1 on. The most costly move was number 1: a gave ida 10 seeds.').waitFor();
    assert.match(await page.locator('.totals').innerText(), /jon\s*no mistake, one blunder/);
    assert.match(await page.getByRole('button', { name: /^1, jon: a/ }).getAttribute('aria-label'), /blunder/);
    const moments = page.getByRole('list', { name: 'What decided the game' }).getByRole('listitem');
    await moments.filter({ hasText: 'f would have won.' }).waitFor();
    // The lead, and the graph, which is a slider: described in words, moved by arrow keys and clicks.
    const meter = page.getByRole('meter', { name: 'Who is better' });
    assert.match(await meter.getAttribute('aria-valuetext'), /better by|wins in/);
    const course = page.getByRole('slider', { name: 'Course of the game' });
    assert.match(await course.getAttribute('aria-valuetext'), /^Move 2, a: /);
    await course.focus();
    await page.keyboard.press('ArrowLeft');
    await address(page, `/analysis/wari/match/${board}/1`);
    await page.locator('.course svg').click({ position: { x: 2, y: 20 } });
    await address(page, `/analysis/wari/match/${board}/0`);
    await page.getByRole('button', { name: 'Next mistake' }).click();
    await address(page, `/analysis/wari/match/${board}/2`);
    // The better line is played on the board, from before the mistake to its end.
    await moments.getByRole('button', { name: /^Better: f/ }).click();
    await page.getByRole('list', { name: 'Instead of a' }).waitFor();
    await page.waitForFunction(() => document.querySelector('.move-tree [aria-current=step]')?.textContent === '1… f');
    // Comments and thoroughness are behind a menu.
    await page.keyboard.press('Home');
    await openMore(page);
    await page.getByLabel('Thoroughness').selectOption('quick');
    await page.getByRole('button', { name: 'Analyze all moves' }).click();
    await page.locator('.totals').waitFor();
    await person.leave();
});

test('mistakes are replayed as puzzles: a worse move goes back, a better one solves', async () => {
    const board = await played('wari', ['b', 'a'], { start: '0,3,0,0,0,0/1,0,0,4,1,17 12 10 S', resigns: ida });
    const own = await Person.withSession(browser, server, 'jon', jon);
    const { page } = own;
    await visit(own, `/analysis/wari/match/${board}`);
    await page.getByText('You won. You stood better from move 1 on. The most costly move was number 1: a gave ida 10 seeds.').waitFor();
    await page.getByText(/^(You are better above the middle, ida below it|ida is better above the middle, you below it)\.$/).waitFor();
    await page.getByRole('button', { name: 'Learn from my mistakes' }).click();
    await page.getByRole('heading', { name: 'Mistake 1 of 1' }).waitFor();
    await page.getByText('On move 1 you played a. Find a better move.').waitFor();
    // Nothing gives the answer away.
    assert.equal(await page.locator('.move-tree, .moments, .lead').count(), 0);
    await page.locator('[data-house=a].legal').click();
    await page.getByText('a is not good enough.').waitFor();
    await page.locator('[data-house=f].legal').click();
    await page.getByText('That is better.').waitFor();
    await page.getByRole('button', { name: 'Back to the report' }).click();
    await page.getByRole('list', { name: 'What decided the game' }).waitFor();
    await own.leave();
});

test('near the end every legal move has its exact value', async () => {
    const person = await Person.returning(browser, server, 'ann');
    const { page } = person;
    await visit(person, '/analysis/awari/from/0,1,0,0,2,0;1,0,0,1,0,1_20_22_N');
    await page.getByRole('tab', { name: 'Exact values' }).click();
    await page.locator('.proven tbody tr').first().waitFor();
    assert.equal(await page.locator('.proven tbody tr').count(), 3);
    assert.match(await page.locator('.proven').innerText(), /proven: North wins/i);
    await person.leave();
});

test('a position is set up by numbers, by squares or as text, and the rules check it', async () => {
    const person = await Person.returning(browser, server, 'ann');
    const { page } = person;
    await visit(person, '/analysis/oware/set-up');
    const use = page.getByRole('button', { name: 'Use this position' });
    await page.getByRole('button', { name: 'One more in South’s house a' }).click();
    assert.ok(await use.isDisabled());
    await page.locator('.set-up .refused').getByText('49').waitFor();
    await page.getByLabel('North’s house f', { exact: true }).fill('3');
    await page.getByRole('radio', { name: 'North' }).check();
    await use.click();
    await address(page, '/analysis/oware/from/5,4,4,4,4,4;4,4,4,4,4,3_0_0_N');
    await page.locator('[data-house=c].legal').click();
    await address(page, '/analysis/oware/from/5,4,4,4,4,4;4,4,4,4,4,3_0_0_N/c');
    await visit(person, '/analysis/octilite/set-up');
    await page.getByRole('button', { name: '22, White’s pod, prongs –' }).click();
    await page.getByRole('button', { name: 'Prong b', exact: true }).click();
    assert.ok(await use.isDisabled(), 'one prong too many');
    await page.getByLabel('White’s supply').fill('11');
    await page.getByRole('button', { name: '34, empty' }).click();
    await page.getByRole('radio', { name: 'Black' }).first().check();
    await page.locator('.set-up .refused').waitFor();
    await page.getByLabel('Nothing').check();
    await use.click();
    await address(page, '/analysis/octilite/from/22b,32,42,52;26,36,46,56_11_12_O');
    await person.leave();
});

test('pictures can be saved: SVG, PNG and an animation of the whole game', async () => {
    const person = await Person.returning(browser, server, 'ann');
    const { page } = person;
    await visit(person, '/analysis/oware/cdfabe');
    await page.getByRole('tab', { name: 'Share' }).click();
    const taken = async (name) => {
        const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
        return { name: download.suggestedFilename(), bytes: await downloadedBytes(download) };
    };
    const svg = await taken('Picture (SVG)');
    assert.equal(svg.name, 'oware-6.svg');
    assert.ok(svg.bytes.toString().includes('<title>Oware. South: a 7, b 1, c 2'));
    const png = await taken('Picture (PNG)');
    assert.equal(png.bytes.subarray(1, 4).toString(), 'PNG');
    assert.ok(png.bytes.length > 5000);
    const film = (await taken(/^Animated picture of/)).bytes.toString();
    assert.ok(film.length < 7 * svg.bytes.length, 'what does not move is drawn once');
    // Each frame shows the picture of its position.
    const differs = await page.evaluate(
        async ({ film, svg }) => {
            const shown = document.createElement('div');
            shown.innerHTML = film;
            document.body.append(shown);
            const root = shown.querySelector('svg');
            root.pauseAnimations();
            const seen = (at) => {
                root.setCurrentTime(at);
                return [...root.querySelectorAll('g > :not(g, animate)')]
                    .filter((one) => getComputedStyle(one).visibility === 'visible')
                    .map((one) => one.outerHTML);
            };
            const still = document.createElement('div');
            still.innerHTML = svg;
            const wanted = [...still.querySelectorAll('g > *')].map((one) => one.outerHTML);
            const [first, last] = [seen(0.1), seen(9)];
            shown.remove();
            return { last: JSON.stringify(last) === JSON.stringify(wanted), moved: JSON.stringify(first) !== JSON.stringify(last) };
        },
        { film, svg: svg.bytes.toString() },
    );
    assert.deepEqual(differs, { last: true, moved: true });
    await person.leave();
});

test('the explorer shows finished games, also through transpositions', async () => {
    await played('super-wari', ['a', 'a', 'b', 'b']);
    await played('super-wari', ['a', 'b'], { resigns: ida });
    const person = await Person.returning(browser, server, 'ann');
    const { page } = person;
    // They are counted in the background.
    await eventually(async () => (await ida.get('/api/explorer/super-wari')).games === 2);
    await visit(person, '/analysis/super-wari');
    await page.getByRole('tab', { name: 'Explorer' }).click();
    const row = page.locator('.explorer tbody tr');
    await row.first().waitFor();
    // The book's score and depth come first, if it has this position.
    assert.match((await row.first().innerText()).replace(/\s+/g, ' '), /^a ([+−]?\d+\.\d \d+ )?2 50 % 0 % 50/);
    await row.first().getByRole('button').click();
    await address(page, '/analysis/super-wari/a');
    await page.waitForFunction(() => document.querySelectorAll('.explorer tbody .ends').length === 2);
    // Of a selection only; it holds for the next position as well.
    await page.getByText('Which games').click();
    await page.getByLabel('Pace').selectOption('live');
    await page.getByText('No finished game of this selection').waitFor();
    await page.getByRole('button', { name: 'First position' }).click();
    await page.waitForFunction(() => !document.querySelector('.move-tree [aria-current=step]'));
    await page.getByText('No finished game of this selection').waitFor();
    await page.getByLabel('Pace').selectOption('correspondence');
    await page.waitForFunction(() => document.querySelectorAll('.explorer tbody .ends').length === 1);
    await page.getByLabel('To month').fill('2020-01');
    await page.getByText('No finished game of this selection').waitFor();
    await page.getByRole('button', { name: 'All games' }).click();
    await page.waitForFunction(() => document.querySelectorAll('.explorer tbody .ends').length === 1);
    await person.leave();
});

test('the explorer shows what the opening book says of each move, of a game that nobody has played', async () => {
    const person = await Person.returning(browser, server, 'ann');
    const { page } = person;
    await visit(person, '/analysis/awari');
    await page.getByRole('tab', { name: 'Explorer' }).click();
    await page.getByText('the lead of South to expect').waitFor();
    const { book } = await ida.get('/api/explorer/awari');
    const rows = (await page.locator('.explorer tbody tr').allInnerTexts()).map((text) => text.trim().split(/\s+/));
    assert.deepEqual(
        rows.map(([move, , depth]) => [move, Number(depth)]),
        book.moves.map(({ move, depth }) => [move, depth]),
    );
    const tenths = (text) => Math.round(Number(text.replace('−', '-')) * 10);
    const rounded = (score) => Math.sign(score) * Math.round(Math.abs(score) / 10);
    for (const [i, { score }] of book.moves.entries()) assert.equal(tenths(rows[i][1]) + 0, rounded(score) + 0);
    // After a move of South the scores are North's, and shown for South all the same.
    await page.locator('.explorer tbody button').first().click();
    await address(page, `/analysis/awari/${book.moves[0].move}`);
    const next = (await ida.get(`/api/explorer/awari?moves=${book.moves[0].move}`)).book;
    if (next.moves.length > 0) {
        await page.waitForFunction((move) => document.querySelector('.explorer tbody button')?.textContent === move, next.moves[0].move);
        const [, first] = (await page.locator('.explorer tbody tr').first().innerText()).trim().split(/\s+/);
        assert.equal(tenths(first) + 0, rounded(-next.moves[0].score) + 0);
    }
    await person.leave();
});

test('a running game can be replayed but not analyzed', async () => {
    const board = await played('oware', ['c', 'd', 'f', 'a', 'b'], { resigns: null });
    const person = await Person.returning(browser, server, 'ann');
    const { page } = person;
    await visit(person, `/analysis/oware/match/${board}`);
    await page.getByText('This game is still being played').waitFor();
    assert.equal(await page.getByRole('button', { name: 'Think' }).count(), 0);
    assert.equal(await page.getByRole('tab').count(), 0);
    assert.equal(await page.locator('.house.legal').count(), 0);
    await page.keyboard.press('ArrowLeft');
    await address(page, `/analysis/oware/match/${board}/4`);
    await person.leave();

    // Nor through a variation.
    const own = await Person.withSession(browser, server, 'jon', jon);
    await visit(own, '/analysis/oware/cdfab');
    await own.page.getByText('This position stands on a board of yours').waitFor();
    await own.page.keyboard.press('Home');
    await own.page.getByRole('tab', { name: 'Computer' }).waitFor();
    await own.leave();
});

test('invalid input is explained, and everything fits a phone', async () => {
    const person = await Person.create(browser, server, 'kim', { viewport: { width: 320, height: 700 } });
    const { page } = person;
    await page.goto(`${server.url}/analysis/oware/cz`);
    await page.getByRole('alert').waitFor();
    await page.getByRole('link', { name: 'All games' }).click();
    await page.locator('.chooser').waitFor();
    await person.noSidewaysScrolling();
    for (const path of ['/analysis/oware/cdfabe', '/analysis/super-wari/set-up', '/analysis/octilite/22+b', '/analysis/octilite/set-up']) {
        await visit(person, path);
        await person.noSidewaysScrolling();
    }
    const small = await page
        .locator('.set-up button:visible')
        .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 43.9).map((one) => one.textContent));
    assert.deepEqual(small, []);
    await person.leave();
});

const guide = readFileSync(new URL('../../docs/analysis.md', import.meta.url), 'utf8');
const blocks = guide
    .split(/\n(?! {4}|\n)/)
    .flatMap((part) => part.match(/(?:^ {4}.*\n?|^\n(?= {4}))+/gm) ?? [])
    .map((block) =>
        block
            .split('\n')
            .filter(Boolean)
            .map((line) => line.slice(4)),
    );

test('excerpts of analyses are what the commands before them print', () => {
    let compared = 0,
        printed = [];
    for (const lines of blocks) {
        const words = lines[0].match(/^build\/release\/posthouse (analyse .*)$/)?.[1];
        if (words) {
            // A search to a depth is the same on every machine.
            assert.match(words, /--depth/);
            printed = spawnSync('sh', ['-c', `"${binary}" ${words}`], { encoding: 'utf8' }).stdout.split('\n');
        } else if (/^ ply/.test(lines[0])) {
            for (const line of lines) assert.ok(printed.includes(line), `not printed: “${line}”`);
            compared += lines.length;
        }
    }
    assert.ok(compared > 20, `${compared} lines`);
});
