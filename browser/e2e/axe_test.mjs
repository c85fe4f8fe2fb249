// axe, a checker of accessibility rules (WCAG 2.2 AA), finds nothing on any page: on a narrow light screen, on a wide
// dark one, and without scripts.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { Person, launchBrowser } from './browser.mjs';
import { ApiClient, newDataFolder, startServer, removeDataFolder } from './server.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

let server, browser;
before(async () => {
    server = await startServer(newDataFolder());
    browser = await launchBrowser();
    const ann = new ApiClient(server), bob = new ApiClient(server);
    await ann.signUp('ann', 'annspass');
    await bob.signUp('bob', 'bobspass');
    for (const command of ['wari challenge ann bob --first=ann', 'super-wari challenge ann bob --first=ann',
        'octilite challenge ann bob --first=ann', 'wari move 1 c', 'oware challenge ann bob --first=ann', 'oware resign 1', 'warri challenge ann bob --first=ann',
        'wari tournament spring --players=2', 'wari join spring']) {
        const answer = await ann.command(command);
        assert.ok(answer.accepted, answer.text);
    }
    await bob.command('wari join spring');
});
after(async () => {
    await browser?.close();
    await server.close();
    removeDataFolder(server.data);
});

/** What each page shows once it has loaded. */
const pages = [
    ['/', 'h2'],
    ['/games', 'h1'],
    ['/games/octilite', 'h1'],
    ['/games/warri', 'h1'],
    ['/help', 'h1'],
    ['/help/mail', 'h1'],
    ['/help/wari-24', '#example .diagram .board'],
    ['/learn', '.learn-list'],
    ['/lobby', 'h1'],
    ['/watch', '.watch-cards'],
    ['/players', 'h1'],
    ['/player/ann', 'h1'],
    ['/player/ann/bob', 'h1'],
    ['/letters', 'h1'],
    ['/settings', 'h1'],
    ['/tournaments', 'h1'],
    ['/tournament/spring', '.cross'],
    ['/play', 'h1'],
    ['/lessons', 'h1'],
    ['/lessons/oware', '.board'],
    ['/lessons/octilite', '.board'],
    ['/puzzles', 'h1'],
    ['/puzzles/oware', '.board'],
    ['/commands', 'h1'],
    ['/confirm/some-word', 'h1'],
    ['/report/wari/1', 'h1'],
    ['/match/wari/1', '.board'],
    ['/match/super-wari/1', '.board'],
    ['/match/octilite/1', '.board'],
    ['/match/oware/1', '.board'],
    ['/match/warri/1', '.board'],
    ['/analysis/oware/cdf', '.board'],
    ['/analysis/octilite', '.board'],
    ['/nowhere', 'h1'],
    ['/plain', 'h1'],
    ['/plain/match/super-wari/1', 'h1'],
    ['/plain/match/octilite/1', 'h1'],
];

/** The findings for the current page, a line each. */
async function found(person, about) {
    await person.page.evaluate(axe);
    // What the tabs lie over can be scrolled from below them, which axe does not know.
    await person.page.evaluate(() => document.querySelector('.tab-bar')?.style.setProperty('position', 'static'));
    const { violations } = await person.page.evaluate((tags) => window.axe.run(document, { runOnly: tags }), rules);
    return violations.map(({ id, help, nodes }) =>
        `${about}: ${id}: ${help}: ${nodes.map((node) => node.html).slice(0, 3).join(' | ')}`);
}

for (const [about, options] of [
    ['narrow and light', { viewport: { width: 320, height: 700 }, colorScheme: 'light' }],
    ['wide and dark', { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' }],
]) {
    test(`axe finds nothing on any page, ${about}`, async () => {
        const ann = await Person.arrive(browser, server, 'ann', options);
        const all = [];
        for (const [path, shown] of [['/', '.house.legal'], ['/login', '#login-name'], ['/signup', '#signup-name']]) {
            await ann.page.goto(server.url + path);
            await ann.page.locator(shown).first().waitFor();
            all.push(...await found(ann, `a stranger at ${path}`));
            await ann.noSidewaysScrolling();
        }
        await ann.logIn();
        await ann.openAccountMenu();
        all.push(...await found(ann, 'the account menu'));
        for (const [path, shown] of pages) {
            await ann.page.goto(server.url + path);
            await ann.page.locator(shown).first().waitFor();
            all.push(...await found(ann, path));
            await ann.noSidewaysScrolling();
        }
        assert.deepEqual(all, []);
        await ann.leave();
    });
}
