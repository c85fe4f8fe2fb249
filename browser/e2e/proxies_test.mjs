// Each web server of docs/hosting/ passes on pages, sockets, streams and who asks, over https.

import assert from 'node:assert/strict';
import { request } from 'node:https';
import { test } from 'node:test';
import WebSocket from 'ws';
import { eventually, freePort, newDataFolder, removeFolder, startServer, ApiClient } from './server.mjs';
import { proxies, ReverseProxy } from './proxies.mjs';

/** With the test's own certificate, which nobody else trusts. */
function ask(url, { method = 'GET', body, ...headers } = {}) {
    return new Promise((resolve, reject) => {
        const asked = request(url, { method, headers, rejectUnauthorized: false }, (answer) => {
            let text = '';
            answer
                .setEncoding('utf8')
                .on('data', (part) => {
                    text += part;
                })
                .on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, text }));
        });
        asked.on('error', reject).end(body);
    });
}
const json = (cookie) => ({ 'Content-Type': 'application/json', Cookie: cookie });

for (const name of Object.keys(proxies)) {
    test(`${name} with its sample of docs/hosting/`, async () => {
        const data = newDataFolder(),
            port = await freePort(),
            httpPort = await freePort();
        const site = `--http 127.0.0.1:${httpPort} --base-url https://localhost:${port} --secure-cookie --proxy 127.0.0.1`;
        const server = await startServer(data, ...site.split(' '), '--logins-per-minute-per-ip', '10');
        server.url = `http://127.0.0.1:${httpPort}`;
        const proxy = await ReverseProxy.start(name, httpPort, port);
        try {
            assert.deepEqual(JSON.parse((await ask(`${proxy.url}/health`)).text).troubles, []);

            // A page's own requests: the origin that the browser reports must be the host that the server sees.
            const signUp = await ask(`${proxy.url}/api/signup`, {
                method: 'POST',
                ...json(''),
                Origin: proxy.url,
                body: JSON.stringify({ name: 'ann', password: 'annspass' }),
            });
            assert.equal(signUp.status, 200, signUp.text);
            assert.match(signUp.headers['set-cookie'][0], /; Secure/);
            const cookie = signUp.headers['set-cookie'][0].split(';')[0];
            const bob = new ApiClient(server);
            await bob.signUp('bob', 'bobspass');
            await bob.command('wari challenge bob ann --first=bob');

            const socket = new WebSocket(`${proxy.url.replace('https', 'wss')}/api/socket`, {
                headers: { Cookie: cookie },
                origin: proxy.url,
                rejectUnauthorized: false,
            });
            const events = [];
            socket.on('message', (bytes) => events.push(JSON.parse(bytes)));
            await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
            await bob.command('wari move 1 c');
            await eventually(() => events.some(({ match }) => match?.plies === 1));
            socket.close();

            // An event stream arrives while it is written.
            let heard = '';
            const stream = request(
                `${proxy.url}/api/events?format=ndjson`,
                { headers: { Cookie: cookie }, rejectUnauthorized: false },
                (answer) =>
                    answer.on('data', (bytes) => {
                        heard += bytes;
                    }),
            );
            stream.on('error', () => {}).end();
            await eventually(() => heard.includes('"open"'));
            await ask(`${proxy.url}/api/command`, {
                method: 'POST',
                ...json(cookie),
                Origin: proxy.url,
                body: JSON.stringify({ command: 'wari move 1 d' }),
            });
            await eventually(() => heard.includes('"event":"move"'));
            stream.destroy();

            // The server believes the proxy's word about an address, not the reader's: another address in each request
            // is no way around the limit of one address.
            const statuses = [];
            for (let i = 0; i < 12; ++i)
                statuses.push(
                    (
                        await ask(`${proxy.url}/api/login`, {
                            method: 'POST',
                            ...json(''),
                            Origin: proxy.url,
                            'X-Forwarded-For': `203.0.113.${i}`,
                            body: JSON.stringify({ name: `nobody${i}`, password: 'wrong-one' }),
                        })
                    ).status,
                );
            assert.ok(statuses.includes(429), `${statuses}`);

            const long = await ask(`${proxy.url}/api/command`, {
                method: 'POST',
                ...json(cookie),
                Origin: proxy.url,
                body: 'x'.repeat(100_000),
            });
            assert.equal(long.status, 413);
        } finally {
            await proxy.end();
            await server.close();
            removeFolder(data);
        }
    });
}
