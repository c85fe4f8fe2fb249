// The TypeScript client in a page of another site: requests, refusals, and a stream that outlives a restart of the server.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { test } from 'node:test';
import { launchBrowser } from './browser.mjs';
import { transpileTypescriptClient } from './clients.mjs';
import { newDataFolder, startServer, removeFolder, eventually, ApiClient } from './server.mjs';

/** Another site, whose page is empty and whose scripts are the client's. */
async function anotherSite(folder) {
    const listener = createServer((asked, answer) => {
        const isScript = /^\/[\w/]+\.js$/.test(asked.url);
        answer.writeHead(200, { 'Content-Type': isScript ? 'text/javascript' : 'text/html' });
        answer.end(isScript ? readFileSync(join(folder, asked.url)) : '<!doctype html><link rel="icon" href="data:,">');
    });
    await new Promise((resolve) => listener.unref().listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${listener.address().port}/`;
}

test('in a page of another site the client plays with a token, and its stream resumes', { timeout: 60_000 }, async () => {
    const { folder } = transpileTypescriptClient();
    const data = newDataFolder();
    let server = await startServer(data);
    const [ann, bob] = [new ApiClient(server), new ApiClient(server)];
    await ann.signUp('ann', 'annspass');
    await bob.signUp('bob', 'bobspass');
    const token = await ann.token('annspass', 'page', 'read', 'play');
    await ann.command('oware challenge ann bob --first=ann');
    const browser = await launchBrowser();
    const page = await browser.newPage();
    await page.goto(await anotherSite(join(folder, 'node_modules/posthouse-client/dist')));
    await page.evaluate(
        async ({ url, secret }) => {
            const { Client, Refusal } = await import('/index.js');
            globalThis.server = new Client(url, { token: secret });
            globalThis.Refusal = Refusal;
            globalThis.moves = [];
            void (async () => {
                for await (const { event, text } of globalThis.server.matchEvents('oware', 1)) globalThis.moves.push(text ?? event);
            })();
        },
        { url: server.url, secret: token },
    );
    const moves = () => page.evaluate(() => globalThis.moves.join(' '));
    await eventually(async () => (await moves()) === 'open');

    const answer = await page.evaluate(() => globalThis.server.gameCommand('oware', 'move', { board: 1, move: 'c' }));
    assert.ok(answer.accepted);
    const code = await page.evaluate(() =>
        globalThis.server
            .gameCommand('oware', 'move', { board: 1, move: 'd' })
            .catch((error) => error instanceof globalThis.Refusal && error.code),
    );
    assert.equal(code, 'not-your-turn');
    await eventually(async () => (await moves()) === 'open c');

    await server.close('SIGKILL');
    server = await startServer(data, '--http', `127.0.0.1:${new URL(server.url).port}`);
    await bob.command('oware move 1 d');
    await eventually(async () => (await moves()) === 'open c d');
    await browser.close();
    await server.close();
    removeFolder(data);
});
