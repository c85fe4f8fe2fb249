// What only a whole Chromium does: it says whether the page can be installed, and has notifications.
//
// Push messages while no page is open: from the button on the page to a push service (the test's own, on loopback) to
// the notification.
//
// Simulated: Chromium's push service is unreachable from a test, so the page gets an address at ours, and DevTools hand
// the message to the service worker.

import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { createPublicKey, verify } from 'node:crypto';
import { after, before, test } from 'node:test';
import { Person, launchBrowser } from './browser.mjs';
import { ApiClient, eventually, newDataFolder, startServer, removeFolder } from './server.mjs';

let server, browser, pushes, service, says;
before(async () => {
    pushes = [];
    says = 201;
    service = createServer((request, answer) => {
        let body = '';
        request.on('data', (bytes) => {
            body += bytes;
        });
        request.on('end', () => {
            pushes.push({ method: request.method, url: request.url, headers: request.headers, body });
            answer.writeHead(says).end();
        });
    });
    await new Promise((resolve) => service.listen(0, '127.0.0.1', resolve));
    server = await startServer(newDataFolder(), '--push-to-loopback');
    browser = await launchBrowser({ full: true });
});
after(async () => {
    await browser?.close();
    await server.close();
    service.close();
    removeFolder(server.data);
});

const serviceUrl = () => `http://127.0.0.1:${service.address().port}`;

/** Checks the server's signature on a message, as a push service does (RFC 8292). */
function signedBy(authorization, key) {
    const [, token, stated] = authorization.match(/^vapid t=([\w.-]+), k=([\w-]+)$/);
    assert.equal(stated, key, 'the key that the page received');
    const point = Buffer.from(key, 'base64url');
    const publicKey = createPublicKey({
        format: 'jwk',
        key: { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') },
    });
    const [head, claims, signature] = token.split('.');
    assert.ok(
        verify(
            'sha256',
            Buffer.from(`${head}.${claims}`),
            { key: publicKey, dsaEncoding: 'ieee-p1363' },
            Buffer.from(signature, 'base64url'),
        ),
        'signed',
    );
    return JSON.parse(Buffer.from(claims, 'base64url'));
}

/** A browser that uses our push service. */
async function withPush(name) {
    const person = await Person.create(browser, server, name, { permissions: ['notifications'], serviceWorkers: 'allow' });
    await person.context.addInitScript((address) => {
        if (location.origin === 'null') return;
        let here = JSON.parse(localStorage.getItem('test-subscription') ?? 'null');
        const subscription = (kept) =>
            kept && {
                endpoint: kept.endpoint,
                async unsubscribe() {
                    here = null;
                    localStorage.removeItem('test-subscription');
                    return true;
                },
            };
        PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
            here = { endpoint: `${address}/${Math.random().toString(36).slice(2)}`, applicationServerKey, userVisibleOnly };
            localStorage.setItem('test-subscription', JSON.stringify(here));
            return subscription(here);
        };
        PushManager.prototype.getSubscription = async () => subscription(here);
    }, serviceUrl());
    await person.context.request.post(`${server.url}/api/signup`, { data: { name, password: `${name}spass` } });
    await person.page.goto(server.url);
    return person;
}
const subscribed = (page) => page.evaluate(() => JSON.parse(localStorage.getItem('test-subscription')));
const button = (page) => page.getByRole('button', { name: 'Notify me in this browser' });
const isOn = (page, on) => page.locator(`.news-here button[aria-pressed=${on}]`).waitFor();

test('a player who wants it gets signed, empty push messages through the browser’s push service', async () => {
    const ada = await withPush('ada');
    const ben = new ApiClient(server);
    await ben.signUp('ben', 'benspass');
    await isOn(ada.page, false);
    await button(ada.page).click();
    await isOn(ada.page, true);
    const { endpoint, applicationServerKey, userVisibleOnly } = await subscribed(ada.page);
    assert.equal(userVisibleOnly, true);

    const { match } = await ben.command('wari challenge ben ada --first=ben');
    const [push] = await eventually(() => pushes.length > 0 && pushes);
    assert.equal(push.method, 'POST');
    assert.equal(serviceUrl() + push.url, endpoint);
    assert.equal(push.body, '');
    assert.equal(push.headers.ttl, '86400');
    const claims = signedBy(push.headers.authorization, applicationServerKey);
    assert.equal(claims.aud, serviceUrl());
    assert.match(claims.sub, /^mailto:.+@/);
    assert.ok(claims.exp > Date.now() / 1000 && claims.exp < Date.now() / 1000 + 24 * 3600);

    // The browser delivers the message, and the worker asks the server for the news.
    const [worker] = ada.context.serviceWorkers();
    const notifications = () =>
        worker.evaluate(async () =>
            (await registration.getNotifications()).map(({ title, body, data, tag }) => ({ title, body, data, tag })),
        );
    const deliver = async () => {
        const tools = await ada.context.newCDPSession(ada.page);
        const known = new Promise((resolve) =>
            tools.on('ServiceWorker.workerRegistrationUpdated', (event) => {
                if (event.registrations.length > 0) resolve(event.registrations[0].registrationId);
            }),
        );
        await tools.send('ServiceWorker.enable');
        const registrationId = await known;
        await tools.send('ServiceWorker.deliverPushMessage', { origin: server.url, registrationId, data: '' });
    };
    /** Redelivers until the notification has this text: in a busy browser the page may still be open. */
    const notified = (title) =>
        eventually(async () => {
            await deliver();
            const all = await notifications();
            return all[0]?.title === title && all;
        }, 40);
    assert.ok((await ben.command(`wari move ${match.board} b`)).accepted);
    await worker.evaluate(() => {
        globalThis.heard = 0;
        // The last that the worker asks before it shows a notification.
        const matchAll = clients.matchAll.bind(clients);
        clients.matchAll = async (options) => {
            const windows = await matchAll(options);
            setTimeout(() => {
                ++globalThis.heard;
            });
            return windows;
        };
    });
    await deliver();
    await eventually(() => worker.evaluate(() => globalThis.heard === 1));
    assert.deepEqual(await notifications(), [], 'no notification while the page is visible');

    await ada.page.goto('about:blank');
    assert.deepEqual(await notified('A game is waiting for you'), [
        {
            title: 'A game is waiting for you',
            body: `Wari, board ${match.board}, against ben`,
            tag: 'news',
            data: { url: `/match/wari/${match.board}` },
        },
    ]);
    // The second notification replaces the first and names both games.
    const second = (await ben.command('oware challenge ben ada --first=ada --clock=1h')).match;
    const all = await notified('Games are waiting for you');
    assert.equal(all[0].body, `Oware, board ${second.board}, against ben\nWari, board ${match.board}, against ben`);
    assert.equal(all.length, 1);
    await ada.leave();
});

test('the browser finds nothing that keeps the page from being installed', async () => {
    const person = await Person.create(browser, server, 'visitor');
    await person.page.goto(server.url);
    const tools = await person.context.newCDPSession(person.page);
    const { installabilityErrors } = await tools.send('Page.getInstallabilityErrors');
    assert.deepEqual(
        installabilityErrors.map(({ errorId }) => errorId),
        ['in-incognito'],
    );
    await person.leave();
});

test('a browser that is gone is forgotten; one that logs out gets no more messages', async () => {
    const cora = await withPush('cora');
    const dirk = new ApiClient(server);
    await dirk.signUp('dirk', 'dirkspass');
    await button(cora.page).click();
    await isOn(cora.page, true);
    await cora.page.reload();
    await isOn(cora.page, true);
    const told = async (since) => eventually(() => pushes.length > since && pushes.at(-1));
    /** Makes dirk's command, and waits until a later message to somebody else has come; returns how many came to cora. */
    const comeToCora = async (command, somebody) => {
        const before = pushes.length;
        const other = new ApiClient(server);
        await other.signUp(somebody, `${somebody}spass`);
        await other.post('/api/push', { endpoint: `${serviceUrl()}/${somebody}` });
        assert.ok((await dirk.command(command)).accepted);
        assert.ok((await dirk.command(`awari challenge dirk ${somebody} --first=${somebody}`)).accepted);
        await eventually(() => pushes.slice(before).some(({ url }) => url === `/${somebody}`));
        return pushes.slice(before).filter(({ url }) => url !== `/${somebody}`).length;
    };
    let before = pushes.length;
    says = 410;
    await dirk.command('wari challenge dirk cora --first=dirk');
    await told(before);
    says = 201;
    assert.equal(await comeToCora('wari move 2 b', 'eli'), 0, 'the push service reported it gone');

    // The page notices that the server has lost the subscription, and sends it again.
    await cora.page.goto(server.url);
    await isOn(cora.page, true);
    before = pushes.length;
    await dirk.command('wari challenge dirk cora --first=dirk');
    await told(before);
    await cora.logOut();
    assert.equal(await subscribed(cora.page), null);
    assert.equal(await comeToCora('wari move 3 b', 'finn'), 0);
    await cora.leave();
});

test('a push address on the server’s own machine is refused unless allowed', async () => {
    const data = newDataFolder();
    const plain = await startServer(data);
    const eve = new ApiClient(plain);
    await eve.signUp('eve', 'evespass');
    for (const endpoint of [`${serviceUrl()}/x`, 'https://localhost/x', 'https://10.0.0.1/x', 'https://[::1]/x']) {
        const answer = await eve.post('/api/push', { endpoint });
        assert.equal(answer.status, 400, endpoint);
        assert.match(answer.error, /begins with https/);
    }
    await plain.close();
    removeFolder(data);
});
