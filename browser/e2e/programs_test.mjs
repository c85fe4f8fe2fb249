// Event streams over server restarts, webhooks as in docs/api.md, and consistent connections.

import assert from 'node:assert/strict';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { launchBrowser, Person } from './browser.mjs';
import { mail, deliveredMails, eventually, sendByLmtp, newDataFolder, startServer, removeFolder, ApiClient } from './server.mjs';

async function twoPlayers(server) {
    const players = [new ApiClient(server), new ApiClient(server)];
    await players[0].signUp('ann', 'annspass', 'ann@example.org');
    await players[1].signUp('bob', 'bobspass');
    return players;
}

/** Reads events into `events` until the connection breaks, resuming after the last one. */
async function follow(server, token, events, signal) {
    const last = events.at(-1)?.id;
    const fields = { Authorization: `Bearer ${token}`, Accept: 'application/x-ndjson' };
    if (last !== undefined) fields['Last-Event-ID'] = String(last);
    const { body } = await fetch(`${server.url}/api/events`, { headers: fields, signal });
    const decoder = new TextDecoder();
    let text = '';
    try {
        for await (const bytes of body) {
            text += decoder.decode(bytes, { stream: true });
            for (let end; (end = text.indexOf('\n')) >= 0; text = text.slice(end + 1)) {
                const event = end > 0 ? JSON.parse(text.slice(0, end)) : null;
                if (event && (event.event !== 'open' || events.length === 0)) events.push(event);
            }
        }
    } catch {
        // the connection broke
    }
}

test('a stream resumed over server kills has every move once and in order', { timeout: 120_000 }, async (t) => {
    const data = newDataFolder();
    let server = await startServer(data);
    const port = new URL(server.url).port;
    const players = await twoPlayers(server);
    const token = await players[0].token('annspass', 'reader', 'read');
    const begun = await players[0].command('oware challenge ann bob --first=ann');
    assert.ok(begun.accepted, begun.text);
    let { match } = begun;
    const events = [];
    let leaving = new AbortController();
    let reading = follow(server, token, events, leaving.signal);
    await eventually(() => events.length > 0);
    for (let round = 0; round < 6 && !match.over; ++round) {
        for (let i = 0; i < 7 && !match.over; ++i) {
            const mover = players[match.to_move === 'first' ? 0 : 1];
            match = (await mover.command(`oware move 1 ${match.legal[match.plies % match.legal.length]}`)).match;
            if (i === 3) leaving.abort(); // the reader disconnects in between, too
        }
        await server.close('SIGKILL');
        await reading;
        server = await startServer(data, '--http', `127.0.0.1:${port}`);
        for (const player of players) player.server = server;
        leaving = new AbortController();
        reading = follow(server, token, events, leaving.signal);
    }
    const whole = await players[0].get('/api/match/oware/1');
    const moves = () => events.filter((event) => event.event === 'move').map((event) => event.text);
    await eventually(() => moves().length >= whole.moves.length);
    assert.deepEqual(
        moves(),
        whole.moves.map((move) => move.text),
    );
    const ids = events.map((event) => event.id);
    assert.deepEqual(
        ids,
        [...new Set(ids)].sort((a, b) => a - b),
    );
    t.diagnostic(`${ids.length} events over 6 kills`);
    leaving.abort();
    await reading;
    await server.close();
    removeFolder(data);
});

test('two connections of a player agree, and a resumed one misses nothing', { timeout: 60_000 }, async () => {
    const data = newDataFolder();
    let server = await startServer(data);
    const players = await twoPlayers(server);
    await players[0].command('oware challenge ann bob --first=ann');
    const newest = (line) =>
        line.events.map(({ match }) => match).reduce((found, match) => (match.version >= found.version ? match : found));
    const tabs = [await players[0].socket(), await players[0].socket()];
    for (const tab of tabs) tab.socket.send(JSON.stringify({ watch: 'oware/1' }));
    let { match } = await tabs[0].event(() => true);
    for (let i = 0; i < 10; ++i) {
        const mover = players[match.to_move === 'first' ? 0 : 1];
        if (i === 4) tabs[1].close();
        match = (await mover.command(`oware move 1 ${match.legal[0]}`)).match;
    }
    await players[1].command('oware chat 1', 'well met');
    tabs[1] = await players[0].socket();
    tabs[1].socket.send(JSON.stringify({ watch: 'oware/1' }));
    const { version } = await players[0].get('/api/match/oware/1');
    for (const tab of tabs) await tab.event(({ match: seen }) => seen.version === version);
    assert.deepEqual(newest(tabs[0]), newest(tabs[1]));
    assert.equal(newest(tabs[0]).talk.length, 1);
    for (const tab of tabs) tab.close();
    await server.close();
    removeFolder(data);
});

/** A web server that receives webhooks; `status` is its response, 0 for none. */
async function receiver() {
    const taken = { got: [], status: 200 };
    const listener = createServer((request, answer) => {
        let body = '';
        request.on('data', (bytes) => {
            body += bytes;
        });
        request.on('end', () => {
            if (taken.status === 200 || taken.status === 0) taken.got.push({ fields: request.headers, body });
            if (taken.status !== 0) answer.writeHead(taken.status).end();
        });
    }).unref();
    await new Promise((resolve) => listener.listen(0, '127.0.0.1', resolve));
    taken.url = `http://127.0.0.1:${listener.address().port}/hook`;
    taken.close = () => listener.close();
    return taken;
}

/** The signature check of docs/api.md. */
function isSigned({ fields, body }, word) {
    const [, time, given] = fields['posthouse-signature'].match(/^t=(\d+),v1=([0-9a-f]{64})$/);
    const right = createHmac('sha256', word).update(`${time}.${body}`).digest();
    assert.ok(Math.abs(Date.now() / 1000 - Number(time)) < 300);
    return timingSafeEqual(right, Buffer.from(given, 'hex'));
}

test('a webhook gets signed events in order, over a kill of the server', { timeout: 60_000 }, async () => {
    const data = newDataFolder();
    let server = await startServer(data, '--webhooks-to-loopback');
    const hook = await receiver();
    const players = await twoPlayers(server);
    await players[0].command('oware challenge ann bob --first=ann');
    const made = await players[0].command(`make webhook bot ${hook.url}`);
    assert.ok(made.accepted, made.text);
    const word = made.text.match(/phw_\w{46}/)[0];
    assert.equal((await players[1].command('make webhook bot https://10.0.0.1/x')).accepted, false);
    let { match } = await players[0].command('oware move 1 c');
    await eventually(() => hook.got.length === 1);
    match = (await players[1].command(`oware move 1 ${match.legal[0]}`)).match;
    await eventually(() => hook.got.length === 2);
    // The server dies before it gets the response to the third event: the event is delivered again.
    hook.status = 0;
    match = (await players[0].command(`oware move 1 ${match.legal[0]}`)).match;
    await eventually(() => hook.got.length === 3);
    await server.close('SIGKILL');
    hook.status = 200;
    server = await startServer(data, '--webhooks-to-loopback');
    for (const player of players) player.server = server;
    await players[1].command(`oware move 1 ${match.legal[0]}`);
    const told = () => hook.got.map(({ body }) => JSON.parse(body));
    await eventually(() => told().some((event) => event.ply === 4));
    for (const one of hook.got) assert.ok(isSigned(one, word));
    assert.deepEqual(
        hook.got.map(({ fields }) => fields['posthouse-event-id']),
        told().map(({ id }) => String(id)),
    );
    assert.deepEqual(
        told().map((event) => [event.event, event.ply, event.your_turn]),
        [1, 2, 3, 3, 4].map((ply) => ['move', ply, ply % 2 === 0]),
    );
    hook.status = 500;
    await players[1].command('oware chat 1', 'well met');
    await eventually(async () => (await players[0].get('/api/webhooks'))[0].trouble === 'HTTP status 500');
    await server.close();
    hook.close();
    removeFolder(data);
});

test('a token requested by mail is shown in the response mail and nowhere else', { timeout: 60_000 }, async () => {
    const data = newDataFolder();
    const server = await startServer(data);
    const [ann] = await twoPlayers(server);
    const confirmation = await eventually(() => deliveredMails(server, 'ann@example.org').find((text) => /confirm/.test(text)));
    await ann.command(`confirm ${confirmation.match(/^Subject: confirm (\S+)/m)[1]}`);
    await sendByLmtp(server, mail('ann@example.org', 'make token ann annspass by-mail read'));
    const letter = await eventually(() => deliveredMails(server, 'ann@example.org').find((text) => /pht_/.test(text)));
    const word = letter.match(/pht_[0-9a-f]{46}/)[0];
    const me = await (await fetch(`${server.url}/api/me`, { headers: { Authorization: `Bearer ${word}` } })).json();
    assert.equal(me.user.name, 'ann');
    assert.ok(!JSON.stringify(await ann.get('/api/tokens')).includes(word));
    await server.close();
    removeFolder(data);
});

test('on the page a token is created, shown once, and revoked', { timeout: 60_000 }, async () => {
    const data = newDataFolder();
    const server = await startServer(data);
    const browser = await launchBrowser();
    try {
        const person = await Person.member(browser, server, 'ann');
        const { page } = person;
        await page.goto(`${server.url}/settings`);
        const form = page.locator('#programs .said-form').first();
        await form.locator('#token-name').fill('my-bot');
        await form.locator('#token-password').fill('annspass');
        await form.locator('button').click();
        const answer = await form.locator('.answer').textContent();
        const bearer = { headers: { Authorization: `Bearer ${answer.match(/pht_\w{46}/)[0]}` } };
        assert.equal((await (await fetch(`${server.url}/api/me`, bearer)).json()).user.name, 'ann');
        await page.reload();
        const line = page.locator('#tokens li');
        assert.match(await line.textContent(), /my-bot.*sees, plays/);
        assert.ok(!(await page.content()).includes('pht_'));
        await line.getByRole('button').click();
        await line.waitFor({ state: 'detached' });
        assert.equal((await fetch(`${server.url}/api/me`, bearer)).status, 401);
    } finally {
        await browser.close();
        await server.close();
        removeFolder(data);
    }
});

test('a link of a program fills in the form for its token, after the login too', { timeout: 60_000 }, async () => {
    const data = newDataFolder();
    const server = await startServer(data);
    const browser = await launchBrowser();
    try {
        await new ApiClient(server).signUp('ann', 'annspass');
        const person = await Person.create(browser, server, 'stranger');
        const { page } = person;
        await page.goto(`${server.url}/settings/tokens/new?name=my-bot&scope=play&scope=talk&days=30`);
        await page.fill('#login-name', 'ann');
        await page.fill('#login-password', 'annspass');
        await page.getByRole('button', { name: 'Log in', exact: true }).click();
        await page.getByText('A program asks for a token of ann.').waitFor();
        assert.equal(await page.inputValue('#token-name'), 'my-bot');
        assert.equal(await page.inputValue('#token-days'), '30');
        const ticked = await page.locator('[type=checkbox]:checked').evaluateAll((all) => all.map(({ name }) => name));
        assert.deepEqual(ticked, ['play', 'talk'], 'and no others');
        await page.fill('#token-password', 'annspass');
        await page.getByRole('button', { name: 'Create token' }).click();
        const secret = await page.locator('.secret').innerText();
        const bearer = { headers: { Authorization: `Bearer ${secret}` } };
        assert.equal((await (await fetch(`${server.url}/api/me`, bearer)).json()).user.name, 'ann');
        assert.equal((await fetch(`${server.url}/api/letters`, bearer)).status, 403, 'it was not asked to read');
        // What the form cannot hold is left out.
        await page.goto(`${server.url}/settings/tokens/new?name=<b>&scope=all&days=9999`);
        assert.equal(await page.inputValue('#token-name'), '');
        assert.equal(await page.inputValue('#token-days'), '365');
        assert.equal(await page.locator('[type=checkbox]:checked').count(), 0);
        await page.getByRole('link', { name: 'All tokens and programs' }).click();
        await page.locator('#tokens').getByText('my-bot').waitFor();
    } finally {
        await browser.close();
        await server.close();
        removeFolder(data);
    }
});

test('an account becomes a bot in the settings, and others see it', { timeout: 60_000 }, async () => {
    const data = newDataFolder();
    const server = await startServer(data, '--challenges-begin', 'nobody');
    const browser = await launchBrowser();
    try {
        const ann = await Person.member(browser, server, 'ann');
        await ann.page.goto(`${server.url}/settings`);
        await ann.page.getByText('This account is a bot', { exact: true }).click();
        await ann.page.fill('#bot-password', 'annspass');
        await ann.page.getByLabel('A program plays for this account, for ever').check();
        await ann.page.getByRole('button', { name: 'Make it a bot' }).click();
        await ann.page.getByText('This account is a bot: others see it').waitFor();
        const bob = await Person.member(browser, server, 'bob');
        const client = new ApiClient(server);
        await client.post('/api/login', { name: 'ann', password: 'annspass' });
        assert.ok((await client.command('wari challenge ann bob')).accepted);
        await bob.page.goto(`${server.url}/match/wari/1`);
        await bob.page.getByText('ann (bot)').first().waitFor();
        await bob.page.getByLabel('Reason').selectOption('With people only');
        await bob.page.getByRole('button', { name: 'Decline' }).click();
        await bob.page.getByText('bob declines: they play with people only, not with bots.').waitFor();
    } finally {
        await browser.close();
        await server.close();
        removeFolder(data);
    }
});
