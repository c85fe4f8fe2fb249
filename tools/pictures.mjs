// Makes the pictures of the README with the real program.
//
//   node tools/pictures.mjs build/release/posthouse        writes docs/pictures/*.png

import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Person, launchBrowser } from '../browser/e2e/browser.mjs';
import {
    binary,
    deliveredMails,
    eventually,
    sendByLmtp,
    mail,
    newDataFolder,
    startServer,
    removeFolder,
    ApiClient,
} from '../browser/e2e/server.mjs';
import { blockValue, readLetter, reply } from '../browser/e2e/mailbox.mjs';

const pictures = join(dirname(fileURLToPath(import.meta.url)), '../docs/pictures');
mkdirSync(pictures, { recursive: true });
const server = await startServer(newDataFolder());
const browser = await launchBrowser({ full: true });

async function type(person, move) {
    await person.turnOrEnd();
    await person.page.fill('#move-typed', move);
    await person.page.keyboard.press('Enter');
    await person.page.waitForFunction(() => !/your turn/i.test(document.querySelector('p.state').textContent));
}

/** Once everything that moves lies still. */
async function take(person, name, { pointingAt } = {}) {
    const { page } = person;
    if (pointingAt) await page.hover(pointingAt);
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForTimeout(5000);
    await page.screenshot({ path: join(pictures, `${name}.png`) });
}

const visitor = await Person.arrive(browser, server, 'visitor', { viewport: { width: 1440, height: 760 } });
await visitor.page.locator('.house.legal').first().waitFor();
await take(visitor, 'front', { pointingAt: '.house.legal[data-house="f"]' });
await visitor.leave();

const ann = await Person.arrive(browser, server, 'ann', { viewport: { width: 1200, height: 660 } });
const bob = await Person.arrive(browser, server, 'bob', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
await ann.signUp();
await bob.signUp();
await ann.challenge('wari', 'bob', 'I do');
await bob.page.goto(ann.page.url());
for (const [mover, move] of [
    [ann, 'b'],
    [bob, 'd'],
    [ann, 'f'],
    [bob, 'c'],
    [ann, 'e'],
])
    await type(mover, move);
await bob.turnOrEnd();
// Hovering a house shows where its last seed would fall.
await take(bob, 'phone', { pointingAt: '.house.legal[data-house="b"]' });
await type(bob, 'a');
await ann.turnOrEnd();
await take(ann, 'wari', { pointingAt: '.house.legal[data-house="f"]' });

await ann.page.goto(server.url);
await ann.page.setViewportSize({ width: 1200, height: 900 });
await ann.challenge('octilite', 'bob', 'I do');
await bob.page.goto(ann.page.url());
for (const [mover, move] of [
    [ann, '22+b'],
    [bob, '36+f'],
    [ann, '22-33'],
    [bob, '46+d'],
    [ann, '33+a'],
    [bob, '36-25'],
])
    await type(mover, move);
await ann.turnOrEnd();
await ann.page.click('[data-square="33"]');
await take(ann, 'octilite');

// A game report, which begins by itself.
await ann.page.setViewportSize({ width: 1200, height: 860 });
await ann.page.goto(`${server.url}/analysis/oware/ffccfeebdbfcebfebffcaaae`);
await ann.page.locator('.moments').waitFor({ timeout: 120_000 });
await take(ann, 'analysis');

// Phones: a match with etiquette, a lesson, a puzzle.
await ann.page.goto(server.url);
await ann.challenge('warri', 'bob', 'I do');
for (const [name, address] of [
    ['etiquette', ann.page.url()],
    ['lesson', `${server.url}/lessons/octilite`],
    ['puzzle', `${server.url}/puzzles/super-wari`],
]) {
    await bob.page.goto(address);
    await bob.page.locator('.board').waitFor();
    await take(bob, name);
}

// A letter as a mail program shows it.
for (const name of ['vera', 'will']) {
    const player = new ApiClient(server);
    await player.signUp(name, `${name}spass`, `${name}@example.org`);
    await player.post('/api/confirm', { token: (await player.get('/api/letters'))[0].subject.split(' ')[1] });
}
await sendByLmtp(server, mail('vera@example.org', 'wari challenge vera will --first=vera --password=veraspass'));
const board = (name, ply) =>
    eventually(() =>
        deliveredMails(server, `${name}@example.org`)
            .map(readLetter)
            .find((one) => blockValue(one, 'ply') === String(ply) || (ply === 0 && one.text.includes('A match begins'))),
    );
let shown = await board('vera', 0);
for (const [i, move] of ['b', 'd', 'f', 'c', 'e', 'a'].entries()) {
    const mover = i % 2 === 0 ? 'vera' : 'will';
    await sendByLmtp(server, reply(shown, `${mover}@example.org`, `${move}\n\nWell played!`));
    shown = await board(mover === 'vera' ? 'will' : 'vera', i + 1);
}
for (const [name, width, height, colorScheme] of [
    ['letter', 700, 760, 'light'],
    ['letter-phone', 360, 760, 'dark'],
]) {
    const reader = await browser.newPage({ viewport: { width, height }, colorScheme });
    await reader.setContent(shown.html);
    await reader.screenshot({ path: join(pictures, `${name}.png`) });
}

const { stdout } = spawnSync(binary, ['play', 'wari-24', '--seed', '7'], { input: 'y\n3\n6\nquit\n', encoding: 'utf8' });
const transcript = stdout.slice(stdout.indexOf('Your move?'));
const terminal = await browser.newPage({ viewport: { width: 640, height: 760 } });
await terminal.setContent('<pre style="margin:0;padding:16px;background:#101410;color:#b8e0b0;font:15px/1.25 monospace"></pre>');
await terminal.locator('pre').evaluate((pre, text) => {
    pre.textContent = text;
}, transcript);
await terminal.locator('pre').screenshot({ path: join(pictures, 'terminal.png') });

await browser.close();
await server.close();
removeFolder(server.data);
