// axe finds nothing on any page, as a narrow light screen and a wide dark one show it. Each page is loaded once: loading
// costs more than checking.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { axeFindings, axeFindingsInEachLook, looks, setLook } from './axe.mjs';
import { Person, launchBrowser } from './browser.mjs';
import { ApiClient, newDataFolder, startServer, removeDataFolder } from './server.mjs';

let server, browser, ann, invitation;
before(async () => {
    server = await startServer(newDataFolder());
    browser = await launchBrowser();
    ann = new ApiClient(server);
    const bob = new ApiClient(server);
    await ann.signUp('ann', 'annspass');
    await bob.signUp('bob', 'bobspass');
    for (const command of ['wari challenge ann bob --first=ann', 'super-wari challenge ann bob --first=ann',
        'octilite challenge ann bob --first=ann', 'wari move 1 c', 'oware challenge ann bob --first=ann', 'oware resign 1', 'warri challenge ann bob --first=ann',
        'wari tournament spring --players=2', 'wari join spring']) {
        const answer = await ann.command(command);
        assert.ok(answer.accepted, answer.text);
    }
    await bob.command('wari join spring');
    invitation = `/join/${(await ann.post('/api/invitations', { game: 'wari' })).code}`;
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
    ['/friend', 'h1'],
    ['/player/ann', 'h1'],
    ['/player/ann/bob', 'h1'],
    ['/letters', 'h1'],
    ['/settings', 'h1'],
    ['/tournaments', 'h1'],
    ['/tournament/spring', '.tournament-table'],
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

/** The findings for these pages. */
async function foundOn(person, all, about = '') {
    const findings = [];
    for (const [path, shown] of all) {
        await setLook(person.page, looks[0]);
        await person.page.goto(server.url + path);
        await person.page.locator(shown).first().waitFor();
        findings.push(...await axeFindingsInEachLook(person, `${about}${path}`));
    }
    return findings;
}

test('axe finds nothing on the pages that a stranger sees first', async () => {
    const stranger = await Person.create(browser, server, 'stranger');
    assert.deepEqual(await foundOn(stranger,
        [['/', '.house.legal'], ['/login', '#login-name'], ['/signup', '#signup-name'], ['/friend', '#invite-title'], [invitation, '#invite-from']], 'a stranger at '), []);
    await stranger.leave();
});

test('axe finds nothing in the account menu', async () => {
    const person = await Person.withSession(browser, server, 'ann', ann);
    const all = [];
    for (const look of looks) {
        await setLook(person.page, look);
        await person.page.goto(server.url);
        await person.openAccountMenu();
        all.push(...await axeFindings(person.page, look.name));
    }
    assert.deepEqual(all, []);
    await person.leave();
});

test('axe finds nothing on any other page', async () => {
    const person = await Person.withSession(browser, server, 'ann', ann);
    assert.deepEqual(await foundOn(person, [...pages, [invitation, '#invite-link']]), []);
    await person.leave();
});

test('axe finds nothing on a match, whichever board is chosen', async () => {
    const person = await Person.withSession(browser, server, 'ann', ann);
    const { page } = person, all = [];
    await setLook(page, looks[1]);
    for (const game of ['wari', 'octilite']) {
        await page.goto(`${server.url}/match/${game}/1`);
        await page.locator('.board').waitFor();
        for (const board of ['wood', 'night', 'stone', 'ink']) {
            await page.evaluate((chosen) => { document.documentElement.dataset.board = chosen; }, board);
            all.push(...await axeFindings(page, `${game} on ${board}`, '.play'));
        }
    }
    assert.deepEqual(all, []);
    await person.leave();
});
