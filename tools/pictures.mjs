// The pictures of the README, made from the real program.
//
//   node tools/pictures.mjs build/release/posthouse        writes docs/pictures/*.png

import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Person, launch } from '../browser/e2e/browser.mjs';
import { binary, newData, open, removeData } from '../browser/e2e/house.mjs';

const pictures = join(dirname(fileURLToPath(import.meta.url)), '../docs/pictures');
mkdirSync(pictures, { recursive: true });
const house = await open(newData());
const browser = await launch();

async function type(person, move) {
    await person.turnOrEnd();
    await person.page.fill('#move-typed', move);
    await person.page.keyboard.press('Enter');
    await person.page.waitForFunction(() => !/your turn/i.test(document.querySelector('p.state').textContent));
}

const ann = await Person.arrive(browser, house, 'ann', { viewport: { width: 1200, height: 620 } });
const bob = await Person.arrive(browser, house, 'bob', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
await ann.signUp();
await bob.signUp();
await ann.challenge('wari', 'bob', 'I do');
await bob.page.goto(ann.page.url());
for (const [mover, move] of [[ann, 'b'], [bob, 'd'], [ann, 'f'], [bob, 'c'], [ann, 'e']]) await type(mover, move);
await ann.page.screenshot({ path: join(pictures, 'wari.png') });
await bob.turnOrEnd();
await bob.page.screenshot({ path: join(pictures, 'phone.png') });

await ann.page.goto(house.url);
await ann.page.setViewportSize({ width: 1200, height: 900 });
await ann.challenge('octilite', 'bob', 'I do');
await bob.page.goto(ann.page.url());
for (const [mover, move] of [[ann, '22+b'], [bob, '36+f'], [ann, '22-33'], [bob, '46+d'], [ann, '33+a'], [bob, '36-25']])
    await type(mover, move);
await ann.turnOrEnd();
await ann.page.screenshot({ path: join(pictures, 'octilite.png') });

const { stdout } = spawnSync(binary, ['play', 'wari-24', '--seed', '7'], { input: 'y\n3\n6\nquit\n', encoding: 'utf8' });
const transcript = stdout.slice(stdout.indexOf('Your move?'));
const terminal = await browser.newPage({ viewport: { width: 640, height: 760 } });
await terminal.setContent('<pre style="margin:0;padding:16px;background:#101410;color:#b8e0b0;font:15px/1.25 monospace"></pre>');
await terminal.locator('pre').evaluate((pre, text) => { pre.textContent = text; }, transcript);
await terminal.locator('pre').screenshot({ path: join(pictures, 'terminal.png') });

await browser.close();
await house.close();
removeData(house.data);
