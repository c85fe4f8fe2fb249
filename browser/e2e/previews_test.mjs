// What other programs show of Posthouse: links to its pages, as a program without scripts reads them; boards
// in frames of other sites; and what the share sheet offers.

import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { Person, downloadedBytes, launchBrowser } from './browser.mjs';
import { ApiClient, newDataFolder, removeFolder, startServer } from './server.mjs';
import { done } from './match_page.mjs';

let server, browser, ann, bob, otherSite;
before(async () => {
    server = await startServer(newDataFolder());
    browser = await launchBrowser();
    [ann, bob] = ['ann', 'bob'].map(() => new ApiClient(server));
    for (const [name, client] of [
        ['ann', ann],
        ['bob', bob],
    ])
        await client.signUp(name, `${name}spass`, `${name}@private.example`);
    await done(ann, 'wari challenge ann bob --first=ann');
    for (const [client, move] of [
        [ann, 'c'],
        [bob, 'd'],
        [ann, 'a'],
    ])
        await done(client, `wari move 1 ${move}`);
    // A page of another site that shows an address of ours in a frame.
    otherSite = createServer((request, response) => {
        const shown = server.url + decodeURIComponent(request.url.slice(1));
        response
            .setHeader('Content-Type', 'text/html')
            .end(`<!doctype html><title>Other</title><iframe src="${shown}" width="480" height="400"></iframe>`);
    });
    await new Promise((resolve) => otherSite.listen(0, '127.0.0.1', resolve));
});
after(async () => {
    otherSite?.close();
    await browser?.close();
    await server.close();
    removeFolder(server.data);
});

/** `localhost` is another origin than 127.0.0.1, where Posthouse is. */
const framing = (path) => `http://localhost:${otherSite.address().port}/${encodeURIComponent(path)}`;

const unescaped = (text) =>
    text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&#39;', "'").replaceAll('&amp;', '&');

/** The page as a program reads it that runs no scripts. */
async function preview(path) {
    const response = await fetch(server.url + path);
    const html = await response.text();
    const head = html.slice(0, html.indexOf('</head>'));
    const meta = (name) => unescaped(head.match(new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`))?.[1] ?? '');
    return {
        status: response.status,
        html,
        meta,
        title: unescaped(head.match(/<title>([^<]*)<\/title>/)?.[1] ?? ''),
        canonical: head.match(/<link rel="canonical" href="([^"]*)"/)?.[1],
    };
}

/** Width and height of a PNG, from its header. */
const sizeOf = (png) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('every match, player, tournament, analysis, puzzle, lesson and invitation has title, description and picture', async () => {
    await done(ann, 'wari tournament spring --players=3');
    const { code } = await ann.post('/api/invitations', { game: 'wari', clock: '7d' });
    const pictures = new Map();
    for (const [path, title, about] of [
        ['/', /^Posthouse$/, /sowing games/],
        ['/match/wari/1', /^ann – bob: Wari, board 1 – Posthouse$/, /3 moves so far; it is bob’s turn/],
        ['/match/wari/1?ply=2', /^ann – bob: Wari, board 1/, /After 2 of 3 moves/],
        ['/player/ann', /^ann – Posthouse$/, /On Posthouse since/],
        ['/tournament/spring', /^spring: Wari tournament/, /Entries are open/],
        [`/join/${code}`, /^ann invites you to a game of Wari/, /Pace: 7d/],
        ['/analysis/wari/cd', /^Wari: analysis/, /after 2 moves/],
        ['/analysis/wari/match/1/2', /^ann – bob: .*analysis/, /After 2 of 3 moves/],
        ['/puzzles/wari/1', /^Wari, puzzle 1 of \d+/, /Only one move wins|Win/],
        ['/puzzles/octilite/2', /^OctiLite, puzzle 2 of \d+/, /./],
        ['/lessons/oware/2', /^Oware: Round the corner/, /./],
        ['/lessons', /^Lessons/, /./],
        ['/games/oware', /^Oware: Games/, /./],
        ['/settings', /^Settings/, /./],
    ]) {
        const seen = await preview(path);
        assert.equal(seen.status, 200, path);
        assert.match(seen.title, title, path);
        assert.match(seen.meta('description'), about, path);
        assert.equal(seen.meta('og:description'), seen.meta('description'), path);
        assert.ok(seen.title.startsWith(seen.meta('og:title')), path);
        assert.equal(seen.canonical, server.url + path, path);
        assert.equal(seen.meta('twitter:card'), 'summary_large_image', path);
        assert.doesNotMatch(seen.html, /private\.example/, path);
        assert.match(seen.html, /<script type="module"/, `${path}: it is still the page`);
        const picture = await fetch(seen.meta('og:image'));
        const png = Buffer.from(await picture.arrayBuffer());
        assert.equal(picture.headers.get('content-type'), 'image/png', path);
        assert.deepEqual(sizeOf(png), [1200, 630], path);
        pictures.set(path, png);
    }
    assert.ok(!pictures.get('/match/wari/1').equals(pictures.get('/match/wari/1?ply=2')));
    assert.ok(!pictures.get('/puzzles/octilite/2').equals(pictures.get('/lessons/oware/2')));
});

test('what is not there is answered with 404 and has no preview', async () => {
    for (const path of ['/match/wari/77', '/player/nobody', '/tournament/none', '/join/wari-1-0000', '/nonsense']) {
        const seen = await preview(path);
        assert.equal(seen.status, 404, path);
        assert.equal(seen.meta('og:image'), '', path);
    }
    // The page says so itself.
    const person = await Person.returning(browser, server, 'eve');
    await person.page.goto(`${server.url}/nonsense`);
    await person.page.getByRole('heading').first().waitFor();
    await person.leave();
});

test('markup that players write stays text', async () => {
    const evil = `"><script>alert(1)</script>`;
    const mallory = new ApiClient(server);
    const name = `<b>mallory`;
    const signedUp = await mallory.signUp(name, 'mallorys pass', 'mallory@private.example');
    const paths = ['/match/wari/1'];
    if (signedUp.user) paths.push(`/player/${encodeURIComponent(name)}`);
    const announced = await ann.command(`wari tournament ${evil.replaceAll(' ', '')} --players=3`);
    if (announced.accepted) paths.push(`/tournament/${encodeURIComponent(evil)}`);
    await done(bob, 'wari chat 1', evil);
    paths.push(`/analysis/wari/${encodeURIComponent(evil)}`, `/player/${encodeURIComponent(evil)}`);
    for (const path of paths) {
        const { html } = await preview(path);
        assert.doesNotMatch(html, /<script>|<b>/, path);
    }
});

test('the page keeps its title while it loads and in the reader’s hands', async () => {
    const person = await Person.returning(browser, server, 'eve');
    const { page } = person;
    await page.goto(`${server.url}/match/wari/1?ply=1`);
    await page.locator('.moves').waitFor({ state: 'attached' });
    assert.equal(await page.title(), 'Wari, board 1 – Posthouse');
    await page.getByText('After 1 of 3 moves').waitFor();
    await person.leave();
});

test('another site frames a board and steps through it, but never a page of Posthouse', async () => {
    const page = await (await browser.newContext()).newPage();
    const problems = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    await page.goto(framing('/embed/match/wari/1'));
    const frame = page.frameLocator('iframe');
    await frame.getByText('3 / 3').waitFor();
    const size = await frame.getByRole('img').evaluate((image) => image.decode().then(() => image.naturalWidth));
    assert.ok(size > 100, 'the board is drawn');
    await frame.getByLabel('Back').click();
    await frame.getByText('2 / 3').waitFor();
    await frame.getByText('bob: North sows 4 seeds from d.').waitFor();
    await page.keyboard.press('ArrowLeft');
    await frame.getByText('1 / 3').waitFor();
    // The next move is made before the frame listens for it.
    let made;
    const moveIsMade = new Promise((resolve) => {
        made = resolve;
    });
    await page.route('**/events', async (route) => {
        await moveIsMade;
        await route.continue();
    });
    await frame.getByLabel('Last').click();
    await frame.getByText('3 / 3').waitFor();
    await done(bob, 'wari move 1 b');
    made();
    await frame.getByText('4 / 4').waitFor();
    assert.equal(await frame.getByRole('link', { name: 'ann – bob' }).getAttribute('href'), `${server.url}/match/wari/1`);
    assert.deepEqual(await page.context().cookies(), [], 'it sets none');

    await page.goto(framing('/embed/board/octilite'));
    await frame.getByRole('img', { name: /^OctiLite/ }).waitFor();

    for (const path of ['/match/wari/1', '/', '/plain', '/settings']) {
        const refused = page.waitForEvent('console', (message) => /frame-ancestors/.test(message.text()));
        await page.goto(framing(path));
        await refused;
        assert.equal(await frame.getByRole('link').count(), 0, path);
    }
    assert.deepEqual(problems, []);
    await page.context().close();
});

test('a board in a frame works without scripts', async () => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await page.goto(framing('/embed/match/wari/1?ply=1'));
    const frame = page.frameLocator('iframe');
    await frame.getByLabel('Forward').click();
    await frame.getByText(/^2 \/ /).waitFor();
    await page.context().close();
});

test('the share sheet offers link, text, pictures that other programs show, and a frame', async () => {
    const person = await Person.returning(browser, server, 'eve');
    const { page } = person;
    await page.goto(`${server.url}/match/wari/1`);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Share' });
    assert.equal(await sheet.getByRole('textbox', { name: 'Link', exact: true }).inputValue(), `${server.url}/match/wari/1`);
    assert.match(
        await sheet.getByRole('textbox', { name: 'Code for your own site', exact: true }).inputValue(),
        /^<iframe src="[^"]*\/embed\/match\/wari\/1" /,
    );
    await sheet.getByRole('button', { name: 'Moves as text' }).click();
    assert.match(await sheet.getByRole('textbox', { name: 'Moves as text', exact: true }).inputValue(), /\[Game "wari"\][^]*1\. c d/);
    async function download(name) {
        const [got] = await Promise.all([page.waitForEvent('download'), sheet.getByRole('link', { name }).click()]);
        return { name: got.suggestedFilename(), bytes: await downloadedBytes(got) };
    }
    const png = await download('Picture (PNG)');
    assert.equal(png.name, 'wari-1.png');
    assert.equal(sizeOf(png.bytes)[0], 960);
    assert.match(String((await download('Picture (SVG)')).bytes), /^<svg /);
    const gif = await download('Whole game (GIF)');
    assert.equal(gif.name, 'wari-1.gif');
    assert.equal(String(gif.bytes.subarray(0, 6)), 'GIF89a');

    // Chromium decodes it independently: a picture before the first move, and one after each.
    const frames = await page.evaluate(async () => {
        const response = await fetch('/api/picture/wari/1.gif');
        const decoder = new ImageDecoder({ data: await response.arrayBuffer(), type: 'image/gif' });
        await decoder.tracks.ready;
        await decoder.completed;
        const all = [];
        for (let frameIndex = 0; frameIndex < decoder.tracks.selectedTrack.frameCount; ++frameIndex) {
            const { image } = await decoder.decode({ frameIndex });
            all.push([image.displayWidth, image.duration / 1000]);
        }
        return all;
    });
    const { plies } = await ann.get('/api/match/wari/1');
    assert.deepEqual(frames, [[480, 1000], ...Array(plies - 1).fill([480, 900]), [480, 4000]]);

    // At an earlier move the link leads there, unless the reader wants the whole game.
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowLeft');
    await page.getByText(`After ${plies - 1} of ${plies} moves`).waitFor();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    assert.equal(
        await sheet.getByRole('textbox', { name: 'Link', exact: true }).inputValue(),
        `${server.url}/match/wari/1?ply=${plies - 1}`,
    );
    await sheet.getByRole('checkbox').uncheck();
    assert.equal(await sheet.getByRole('textbox', { name: 'Link', exact: true }).inputValue(), `${server.url}/match/wari/1`);
    await person.leave();

    const phone = await Person.create(browser, server, 'zoe', { viewport: { width: 390, height: 844 } });
    await phone.page.goto(`${server.url}/match/wari/1`);
    await phone.page.getByRole('button', { name: 'More' }).click();
    await phone.page.getByRole('button', { name: 'Share', exact: true }).click();
    await phone.page.getByRole('dialog', { name: 'Share' }).getByRole('link', { name: 'Picture (PNG)' }).waitFor();
    await phone.noSidewaysScrolling();
    await phone.leave();
});
