// Webhooks in the settings: made, tried out, seen to fail and to work again; and what they receive fits the OpenAPI
// document.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import Ajv2020 from 'ajv/dist/2020.js';
import { launchBrowser, Person } from './browser.mjs';
import { ApiClient, eventually, newDataFolder, removeFolder, startServer } from './server.mjs';

const data = newDataFolder();
const received = [];
let server,
    browser,
    listener,
    url,
    ann,
    bob,
    status = 200;

before(async () => {
    server = await startServer(data, '--webhooks-to-loopback');
    browser = await launchBrowser();
    listener = createServer(async (request, answer) => {
        let body = '';
        for await (const bytes of request) body += bytes;
        received.push({ fields: request.headers, event: JSON.parse(body), body });
        answer.writeHead(status).end();
    }).unref();
    await new Promise((resolve) => listener.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${listener.address().port}/events`;
    [ann, bob] = [new ApiClient(server), new ApiClient(server)];
    await ann.signUp('ann', 'annspass');
    await bob.signUp('bob', 'bobspass');
});
after(async () => {
    await browser.close();
    listener.close();
    await server.close();
    removeFolder(data);
});

/** The settings of webhooks, opened with the keyboard. */
async function openSettings() {
    const person = await Person.create(browser, server, 'ann');
    const [name, value] = ann.cookie.split('=');
    await person.context.addCookies([{ name, value, url: server.url }]);
    await person.page.goto(`${server.url}/settings`);
    const programs = person.page.locator('#programs');
    await programs.getByText('Webhooks', { exact: true }).focus();
    await person.page.keyboard.press('Enter');
    return { page: person.page, programs };
}

const picture = async (page, name) => {
    if (!process.env.POSTHOUSE_PICTURES) return;
    for (const [width, height] of [
        [390, 844],
        [1440, 900],
    ])
        for (const colorScheme of ['light', 'dark']) {
            await page.setViewportSize({ width, height });
            await page.emulateMedia({ colorScheme });
            await page.locator('#programs').screenshot({ path: `${process.env.POSTHOUSE_PICTURES}/${name}-${width}-${colorScheme}.png` });
        }
};

test('a webhook is made and tried out in the settings', { timeout: 60_000 }, async () => {
    const { page, programs } = await openSettings();
    await programs.getByText('set up for development').waitFor();
    await page.fill('#webhook-name', 'my-bot');
    await page.fill('#webhook-url', url);
    await programs.getByRole('button', { name: 'Create webhook' }).click();
    assert.match(await programs.locator('.secret').innerText(), /^phw_\w{46}$/);
    const hook = programs.locator('.webhook');
    await hook.getByText('Working').waitFor();
    await picture(page, 'webhook-made');

    await hook.getByRole('button', { name: 'Send a test' }).click();
    await hook.getByText(/HTTP status 200 · \d+ ms/).waitFor();
    assert.equal(received.at(-1).fields['posthouse-event'], 'ping');

    await ann.command('wari challenge ann bob --first=ann');
    await eventually(() => received.some(({ event }) => event.event === 'begun'));
    status = 500;
    await ann.command('wari move 1 c');
    await hook.getByText(/Not accepted: HTTP status 500/).waitFor();
    await hook.getByText(/Event \d+ \(move\)/).waitFor();
    await picture(page, 'webhook-fails');

    // The event waits a minute; sent again by hand it need not.
    status = 200;
    await hook.getByRole('button', { name: /Send again: Event \d+ \(move\)/ }).click();
    await hook.getByText(/attempt 2/).waitFor();
    await hook.getByText('Working').waitFor();
    await picture(page, 'webhook-works');
    const moves = received.filter(({ event }) => event.event === 'move');
    assert.equal(moves.length, 2);
    assert.equal(moves[0].event.id, moves[1].event.id);

    await hook.getByRole('button', { name: 'Revoke' }).click();
    await hook.waitFor({ state: 'detached' });
});

test('what a webhook receives fits the OpenAPI document', { timeout: 60_000 }, async () => {
    const document = await ann.get('/api/openapi.json');
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    ajv.addSchema({ $id: 'house', components: document.components });
    await ann.command(`make webhook all ${url}`);
    received.length = 0;
    await ann.command('ping webhook all');
    await bob.command('wari move 1 d');
    await bob.command('wari chat 1', 'well met');
    await bob.command('message ann', 'hello');
    await bob.command('wari move 1 propose');
    await bob.command('wari move 1 resign');
    await eventually(() => received.some(({ event }) => event.event === 'ended'));
    const kinds = new Set(received.map(({ event }) => event.event));
    for (const kind of ['ping', 'move', 'talk', 'message', 'ended']) assert.ok(kinds.has(kind), kind);
    for (const { fields, event } of received) {
        const { parameters, requestBody } = document.webhooks[event.event].post;
        const schema = JSON.stringify(requestBody.content['application/json'].schema).replaceAll('"#/', '"house#/');
        assert.ok(ajv.validate(JSON.parse(schema), event), `${ajv.errorsText()} in ${JSON.stringify(event)}`);
        for (const { name, schema: type } of parameters) {
            const value = fields[name.toLowerCase()];
            assert.ok(ajv.validate(type, type.type === 'integer' ? Number(value) : value), `${name}: ${value}`);
        }
    }
});

/** The indented code in docs/api.md that contains these words. */
function exampleWith(words) {
    const guide = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');
    const blocks = guide.split(/\n(?! {4}|\n)/).map((part) =>
        part
            .split('\n')
            .filter((line) => /^( {4}|$)/.test(line))
            .map((line) => line.slice(4))
            .join('\n'),
    );
    return blocks.find((block) => block.includes(words));
}

test('the documented examples check a signature', { timeout: 60_000 }, async () => {
    const secret = (await ann.command(`make webhook signed ${url}`)).facts.secret;
    await ann.command('ping webhook signed');
    await eventually(() => received.length > 0 && received.at(-1).event.event === 'ping');
    const { fields, body } = received.at(-1);
    const header = fields['posthouse-signature'];
    const javaScript = await import(
        `data:text/javascript,${encodeURIComponent(`${exampleWith('function isSigned')}\nexport { isSigned };`)}`
    );
    const python = (...words) => {
        const program = `${exampleWith('def is_signed')}\nimport sys\nprint(is_signed(sys.argv[1], sys.argv[2], sys.argv[3].encode()))`;
        const { stdout, stderr } = spawnSync('python3', ['-c', program, ...words], { encoding: 'utf8' });
        assert.equal(stderr, '');
        return stdout.trim() === 'True';
    };
    for (const check of [(...words) => javaScript.isSigned(words[0], words[1], Buffer.from(words[2])), python]) {
        assert.equal(check(secret, header, body), true);
        assert.equal(check(secret, header, body.replace('ping', 'move')), false);
        assert.equal(
            check(
                secret.replace(/.$/, (last) => (last === 'x' ? 'y' : 'x')),
                header,
                body,
            ),
            false,
        );
        assert.equal(check(secret, header.replace(/t=\d+/, 't=1'), body), false);
    }
});
