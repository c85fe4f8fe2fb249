// The first visit on a phone: bytes transferred, when the board is seen, and when it is usable, in headless Chromium with a
// slow network and processor.
//
//     POSTHOUSE=build/release/posthouse node bench/first_visit.mjs [--cpu 4] [--rounds 5]
//
// Network and processor are those of Lighthouse's mobile profile: 1.6 Mbit/s down, 0.75 up, 150 ms round trip, four
// times slower. Seen means: painted, with its pieces. Usable means: the board with its legal houses is there, and the main
// thread has handled a task within 50 ms. Nothing is asserted.

import { loadavg } from 'node:os';
import { launchBrowser } from '../browser/e2e/browser.mjs';
import { ApiClient, newDataFolder, startServer, removeFolder } from '../browser/e2e/server.mjs';

function option(name, fallback) {
    const at = process.argv.indexOf(`--${name}`);
    return at < 0 ? fallback : Number(process.argv[at + 1]);
}
const cpu = option('cpu', 4);
const rounds = option('rounds', 5);
const line = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };

const server = await startServer(newDataFolder());
const ann = new ApiClient(server);
await ann.signUp('ann', 'annspass');
for (const game of ['wari', 'octilite']) {
    const began = await ann.command(`${game} challenge ann computer-3 --first=ann`);
    if (!began.accepted) throw new Error(began.text);
}
const [name, value] = ann.cookie.split('=');
const cookie = { name, value, url: server.url };

const visits = [
    { about: 'a visitor on the start page', path: '/', ready: '.house.legal' },
    { about: 'a player at a board', path: '/match/wari/1', ready: '.house.legal', cookie },
    { about: 'the same, of OctiLite', path: '/match/octilite/1', ready: '.square.legal', cookie },
];

const middle = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const browser = await launchBrowser({ full: true });

async function visit({ path, ready, cookie: kept }) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
    if (kept) await context.addCookies([kept]);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', line);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    let bytes = 0;
    const files = new Map();
    cdp.on('Network.responseReceived', ({ requestId, response }) => files.set(requestId, response.url));
    const sizes = [];
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        bytes += encodedDataLength;
        sizes.push([files.get(requestId) ?? '', encodedDataLength]);
    });
    // Checked within the page: asking from outside would cost time of the slowed processor.
    await page.addInitScript((wanted) => {
        const painted = new Promise((resolve) => {
            new PerformanceObserver((list) => {
                for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') resolve(startTime);
            }).observe({ type: 'paint', buffered: true });
        });
        const drawn = new Promise((resolve) => {
            const watch = new MutationObserver(() => {
                if (!document.querySelector('.board :is(.seed, .pod)')) return;
                watch.disconnect();
                requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
            });
            watch.observe(document, { childList: true, subtree: true });
        });
        // A board that comes with the page is there before the style sheet, and drawn after it.
        window.seen = Promise.all([painted, drawn]).then((times) => Math.max(...times));
        window.usable = new Promise((resolve) => {
            // The next moment when the main thread is idle.
            const quiet = () => {
                const asked = performance.now();
                setTimeout(() => (performance.now() - asked < 50 ? resolve(asked) : quiet()), 0);
            };
            const watch = new MutationObserver(() => {
                if (!document.querySelector(wanted)) return;
                watch.disconnect();
                // Once it has been drawn.
                requestAnimationFrame(() => setTimeout(quiet));
            });
            watch.observe(document, { childList: true, subtree: true });
        });
    }, ready);
    await page.goto(server.url + path, { waitUntil: 'commit' });
    const seen = await page.evaluate(() => window.seen);
    const usable = await page.evaluate(() => window.usable);
    const steps = await page.evaluate(() =>
        ['navigation', 'resource']
            .flatMap((kind) => performance.getEntriesByType(kind))
            .map((one) => [one.startTime, one.responseStart, one.responseEnd, one.name]),
    );
    await page.waitForTimeout(500);
    await context.close();
    return { bytes, seen, usable, sizes, steps };
}

console.log(
    `line ${(line.downloadThroughput * 8) / 1e6} Mbit/s, ${line.latency} ms, processor ${cpu} times slower, ` +
        `load ${loadavg()[0].toFixed(1)}`,
);
for (const one of visits) {
    const all = [];
    for (let round = 0; round < rounds; ++round) all.push(await visit(one));
    const of = (what) => middle(all.map((round) => round[what]));
    console.log(
        `${one.about}: ${(of('bytes') / 1000).toFixed(0)} kB, board seen after ` +
            `${of('seen').toFixed(0)} ms, usable after ${of('usable').toFixed(0)} ms`,
    );
    for (const [url, size] of all[0].sizes.sort((a, b) => b[1] - a[1]).slice(0, 5))
        console.log(`    ${(size / 1000).toFixed(1).padStart(6)} kB  ${url.replace(server.url, '')}`);
    // Request, first byte, last byte.
    for (const [from, first, last, url] of all[0].steps)
        console.log(`    ${[from, first, last].map((ms) => ms.toFixed(0).padStart(5)).join('')} ms  ${url.replace(server.url, '')}`);
}
await browser.close();
await server.close();
removeFolder(server.data);
