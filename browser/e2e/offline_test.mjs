// The installed page without a connection: it opens and plays against its own engine.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { Person, beginLocalGame, downloadedBytes, goTo, launchBrowser } from './browser.mjs';
import { binary, newDataFolder, startServer, removeFolder } from './server.mjs';

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

/** A visitor at this address whose browser caches the page. */
async function client(name, path = '/') {
    const person = await Person.create(browser, server, name, { serviceWorkers: 'allow' });
    await person.page.goto(server.url + path);
    return { person, page: person.page };
}
/** Waits until the service worker has cached all files. */
const kept = (page) =>
    page.evaluate(async () => {
        await navigator.serviceWorker.ready;
    });
const yourTurn = (page) =>
    page.waitForFunction(() => /^(Your turn|You won|Level \d+ won|Drawn)/.test(document.querySelector('p.state')?.textContent ?? ''));
const plies = (page) => page.locator('.moves button.move').count();

test('the page can be installed: a manifest with icons, and an uncached service worker at the root', async () => {
    const { person, page } = await client('mia');
    const manifest = await page.evaluate(async () => {
        const address = document.querySelector('link[rel=manifest]').href;
        const answer = await fetch(address);
        return { type: answer.headers.get('content-type'), ...(await answer.json()) };
    });
    assert.match(manifest.type, /^application\/manifest\+json/);
    assert.ok(manifest.name && manifest.short_name && manifest.start_url === '/' && manifest.display === 'standalone');
    const sizes = await page.evaluate(
        (icons) =>
            Promise.all(
                icons.map(async ({ src, sizes, type }) => {
                    const image = new Image();
                    image.src = src;
                    await image.decode();
                    return { src, sizes, type, is: `${image.naturalWidth}x${image.naturalHeight}` };
                }),
            ),
        manifest.icons,
    );
    for (const { src, sizes: said, type, is } of sizes) if (type === 'image/png') assert.equal(is, said, src);
    for (const wanted of ['192x192', '512x512'])
        assert.ok(
            sizes.some((one) => one.sizes === wanted),
            wanted,
        );
    assert.ok(manifest.icons.some(({ purpose }) => purpose === 'maskable'));
    for (const { url } of manifest.shortcuts) {
        await goTo(page, server.url + url);
        await page.locator('main h1').waitFor();
        assert.ok(!/nothing here/i.test(await page.locator('main h1').innerText()), url);
    }
    const worker = await fetch(`${server.url}/service_worker.js`);
    assert.equal(worker.headers.get('cache-control'), 'no-cache');
    assert.match(worker.headers.get('content-type'), /^text\/javascript/);
    await kept(page);
    // What the browser itself says of that: push_test.mjs.
    await person.leave();
});

test('without a connection one can play, get hints and take back, and the game survives a reload', async () => {
    const { person, page } = await client('nora', '/play');
    await kept(page);
    await page.locator('#play-level').waitFor();
    await person.context.setOffline(true);
    await page.reload();
    await beginLocalGame(page, { game: 'oware', level: 3 });
    assert.equal(await page.locator('#play-level').getAttribute('aria-valuetext'), 'Level 3 of 20, learner');
    assert.equal(await page.evaluate(() => localStorage.getItem('posthouse.games')), null, 'nothing is stored before the first move');
    for (let ply = 0; ply < 8; ply += 2) {
        await yourTurn(page);
        assert.equal(await plies(page), ply);
        await page.locator('.board .house.legal').first().click();
        await page.waitForFunction((n) => document.querySelectorAll('.moves button.move').length >= n, ply + 2);
    }
    await yourTurn(page);

    await page.getByRole('button', { name: 'Suggest a move' }).click();
    const advice = await page.locator('.advice').innerText();
    const letter = advice.match(/^I would play ([a-f])\. (?:It [^.]+|Looking ahead, I found nothing stronger)\./)?.[1];
    assert.ok(letter, advice);
    // On the board the house has the focus, and where its last seed falls is marked.
    assert.equal(await page.evaluate(() => document.activeElement.dataset.house), letter);
    assert.equal(await page.locator('.preview').count(), 1);

    await page.getByRole('button', { name: 'Take back' }).click();
    assert.equal(await plies(page), 6);
    await page.reload();
    await yourTurn(page);
    assert.equal(await plies(page), 6);
    // The game can be exported as text and opened in the analysis.
    await page.getByRole('button', { name: 'Share' }).click();
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as text' }).click()]);
    await page.keyboard.press('Escape');
    const text = (await downloadedBytes(file)).toString();
    assert.match(text, /^\[Game "oware"\]/);
    assert.match(text, /\n1\. [a-f] [a-f]\s+2\. /);
    await page.getByRole('link', { name: 'Analyze' }).click();
    await page.locator('.analysis .board .house').first().waitFor();
    assert.match(page.url(), /\/analysis\/oware\/[a-f]{6}/);
    // Game help works offline; pages that need the server say so.
    await page.goto(`${server.url}/games/oware`);
    await page.getByRole('heading', { name: 'Oware', exact: true, level: 1 }).waitFor();
    await page.goto(server.url);
    await page.getByRole('heading', { name: 'Posthouse cannot be reached' }).waitFor();
    await page.getByRole('link', { name: 'Play against the computer' }).click();
    await page.getByRole('link', { name: 'Oware against level 3' }).click();
    await yourTurn(page);
    await page.getByRole('button', { name: 'Resign', exact: true }).click();
    await page.getByRole('button', { name: 'Resign', exact: true }).click();
    const end = page.locator('.end-card');
    await end.getByRole('heading', { name: 'You lost' }).waitFor();
    await end.getByText('you resigned').waitFor();
    assert.deepEqual(await end.locator('button, a').allInnerTexts(), [
        'Rematch',
        'Easier: level 2',
        'Analyze',
        'Share',
        'Sign up and keep this game',
    ]);
    await end.getByRole('button', { name: 'Easier: level 2' }).click();
    await page.locator('.player-bar').getByText('Level 2', { exact: true }).waitFor();

    await person.context.setOffline(false);
    await page.goto(server.url);
    await page.getByRole('heading', { name: 'Sit down and play.' }).waitFor();
    // Without a connection the browser reports each failed request, as it should.
    person.problems = person.problems.filter((one) => !/ERR_INTERNET_DISCONNECTED/.test(one));
    await person.leave();
});

test('a newer page is loaded on request and never mixed with the old one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'posthouse-page-'));
    cpSync(join(dirname(binary), 'page'), folder, { recursive: true });
    const data = newDataFolder();
    const first = await startServer(data, '--web-root', folder);
    const person = await Person.create(browser, first, 'rosa', { serviceWorkers: 'allow' });
    const { page } = person;
    await page.goto(`${first.url}/play`);
    await kept(page);
    await page.locator('#play-level').waitFor();
    const other = await person.context.newPage();
    await other.goto(`${first.url}/puzzles`);
    await first.close();

    // A new build of the page with a change.
    const shell = readFileSync(join(folder, 'index.html'), 'utf8').replace('<head>', '<head><meta name="newer">');
    const digest = createHash('sha256').update(shell).digest('hex');
    const worker = readFileSync(join(folder, 'service_worker.js'), 'utf8')
        .replace(/"[0-9a-f]{64}"/, `"${digest}"`)
        .replace(/"[0-9a-f]{16}"/, '"00000000000000ff"');
    for (const [name, text] of [
        ['index.html', shell],
        ['service_worker.js', worker],
    ]) {
        writeFileSync(join(folder, name), text);
        for (const packed of ['gz', 'br']) rmSync(join(folder, `${name}.${packed}`), { force: true });
    }
    const second = await startServer(data, '--web-root', folder, '--http', new URL(first.url).host);
    const newer = (one) => one.locator('meta[name=newer]').count();
    await page.reload();
    await page.getByText('A newer version of this page is available.').waitFor();
    assert.equal(await newer(page), 0);
    // Chromium does not let a newer worker take over from one that is busy: the page must not need that.
    await page.evaluate(() => {
        const fetchAgain = () =>
            fetch('/api/none')
                .catch(() => undefined)
                .then(() => setTimeout(fetchAgain, 1));
        for (let i = 0; i < 4; ++i) void fetchAgain();
    });
    await page.getByRole('button', { name: 'Update' }).click();
    await page.waitForFunction(() => document.querySelector('meta[name=newer]'));
    await page.locator('#play-level').waitFor();
    // The other tab is informed and stays as it is until then.
    await other.getByText('A newer version of this page is available.').waitFor();
    assert.equal(await newer(other), 0);
    // The puzzle of the day may be of this game, too.
    await other.getByLabel('By game').getByRole('link', { name: 'Oware' }).click();
    await other.locator('.board .house').first().waitFor();
    await other.getByRole('button', { name: 'Update' }).click();
    await other.waitForFunction(() => document.querySelector('meta[name=newer]'));
    for (const one of [page, other]) assert.equal(await one.getByText('A newer version of this page is available.').count(), 0);
    // While the server was down the page could not reach it.
    person.problems = person.problems.filter((one) => !/ERR_CONNECTION_REFUSED|WebSocket|404/.test(one));
    await person.leave();
    await second.close();
    removeFolder(data);
    removeFolder(folder);
});

test('with etiquette the reader is South, a lot decides who moves first, and touch-move applies', async () => {
    const person = await Person.create(browser, server, 'uma');
    const { page } = person;
    const begin = async (drawn) => {
        await goTo(page, `${server.url}/play`);
        await beginLocalGame(page, {
            game: 'warri',
            level: 1,
            choose: async (sheet) => {
                assert.ok(await sheet.getByLabel('Keep the etiquette of Warri').isChecked());
                await sheet.getByText('the lot decides who moves first').waitFor();
                assert.equal(await sheet.getByRole('group', { name: 'Who moves first?' }).count(), 0);
                await page.evaluate((number) => {
                    Math.random = () => number;
                }, drawn);
            },
        });
        await yourTurn(page);
    };
    await begin(0.1);
    await page.getByText('The lot fell to you: you move first.').waitFor();
    assert.equal(await plies(page), 0);
    await page.locator('.board .house.legal').first().hover();
    assert.equal(await page.locator('.preview-layer').count(), 0);
    await page.locator('.board .house.legal').first().click();
    await page.waitForFunction(() => document.querySelectorAll('.moves button.move').length >= 2);
    await yourTurn(page);
    for (const name of ['Take back', 'Suggest a move']) assert.equal(await page.getByRole('button', { name }).count(), 0);
    assert.equal(await page.locator('.switch[aria-label="Numbers"]').count(), 0);
    assert.equal(await page.getByRole('link', { name: 'Analyze' }).count(), 0);

    await begin(0.9);
    await page.getByText('The lot fell to the computer, which moves first.').waitFor();
    await page.waitForFunction(() => document.querySelectorAll('.moves button.move').length === 1);
    assert.match(await page.locator('p.told').innerText(), /^Level \d+ sows from [a-f]\.$/);
    const row = page.locator('.moves tbody tr').first().locator('td');
    assert.equal(await row.nth(0).innerText(), '');
    // Again: same seats, the other player begins.
    await page.getByRole('button', { name: 'Resign', exact: true }).click();
    await page.getByRole('button', { name: 'Resign', exact: true }).click();
    await page.getByRole('heading', { name: 'You lost' }).waitFor();
    await page.getByRole('button', { name: 'Rematch' }).click();
    await yourTurn(page);
    assert.equal(await plies(page), 0);
    assert.equal(await page.getByText('The lot fell').count(), 0);

    // Without etiquette the board is unchanged.
    await goTo(page, `${server.url}/play`);
    const withoutEtiquette = async (sheet) => {
        await sheet.getByLabel('Keep the etiquette of Warri').uncheck();
        await sheet.getByLabel('I do').check();
    };
    await beginLocalGame(page, { game: 'warri', choose: withoutEtiquette });
    await yourTurn(page);
    await page.getByRole('button', { name: 'Suggest a move' }).waitFor();
    await person.leave();
});

test('from a sowing game to OctiLite and back without a reload, each with its own engine', async () => {
    const person = await Person.create(browser, server, 'vic');
    const { page } = person;
    const engines = [];
    page.on('request', (request) => engines.push(...(request.url().match(/engine-\w+(?=.*\.wasm$)/) ?? [])));
    await page.goto(`${server.url}/play`);
    await page.evaluate(() => {
        window.notReloaded = true;
    });
    for (const [game, engine] of [
        ['oware', 'engine-sowing'],
        ['octilite', 'engine-octilite'],
        ['super-wari', 'engine-sowing'],
    ]) {
        await beginLocalGame(page, { game, choose: (sheet) => sheet.getByLabel('The computer', { exact: true }).check() });
        await page.waitForURL(/\/play\/./);
        await yourTurn(page);
        assert.equal(await plies(page), 1, game);
        assert.equal(engines.at(-1), engine);
        await page.getByRole('link', { name: 'New game' }).click();
        await page.getByRole('button', { name: 'Game and options' }).waitFor();
    }
    assert.ok(await page.evaluate(() => window.notReloaded));
    assert.deepEqual([...new Set(engines)], ['engine-sowing', 'engine-octilite']);
    await person.leave();
});
