// On every page axe finds nothing, nothing is wider than the screen, and what is pressed is large enough, as a narrow
// light screen and a wide dark one show it. The pages are reached as by links: loading each costs more than checking it.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { axeFindings, axeFindingsInEachLook, looks, ofColorsAndSizes, setLook } from './axe.mjs';
import { Person, goTo, launchBrowser } from './browser.mjs';
import { furnish, pages, strangersPages } from './pages.mjs';
import { newDataFolder, startServer, removeFolder } from './server.mjs';

let server, browser, ann, invitation;
before(async () => {
    server = await startServer(newDataFolder());
    browser = await launchBrowser();
    ({ ann, invitation } = await furnish(server));
});
after(async () => {
    await browser?.close();
    await server.close();
    removeFolder(server.data);
});

/** Pages whose layout in a wide window is more than a wider one. */
const ownWideLayout = /^\/($|match|analysis|watch|play$|new|lessons\/|puzzles\/|tournament\/)/;
const pagesWithoutScripts = ['/plain', '/plain/match/super-wari/1', '/plain/match/octilite/1'];

/** What is less than 44 px high and has to be pressed, except on boards. */
const tooSmall = (page, path) =>
    page
        .locator('button:visible, nav a:visible, .foot a:visible, select:visible')
        .evaluateAll(
            (all, about) =>
                all
                    .filter((one) => one.getBoundingClientRect().height < 43.9 && !one.closest('.board, .octilite'))
                    .map((one) => `${about}: too small: ${one.outerHTML}`),
            path,
        );

/** The findings for these pages. */
async function foundOn(person, all, about = '') {
    const findings = [],
        { page } = person;
    for (const [path, shown] of all) {
        await setLook(page, looks[0]);
        await goTo(page, server.url + path);
        await page.locator(shown).first().waitFor();
        if (path === '/player/ann') await page.locator(shown).click();
        findings.push(
            ...(await tooSmall(page, path)),
            ...(await axeFindingsInEachLook(person, `${about}${path}`, ownWideLayout.test(path))),
        );
    }
    return findings;
}

const touch = { hasTouch: true };

test('on the pages that a stranger sees first', async () => {
    const stranger = await Person.create(browser, server, 'stranger', touch);
    assert.deepEqual(await foundOn(stranger, [...strangersPages, [invitation, '#invite-from']], 'a stranger at '), []);
    await stranger.leave();
});

test('on any other page, and in the account menu', async () => {
    const person = await Person.withSession(browser, server, 'ann', ann, touch);
    const { page } = person;
    const all = await foundOn(person, [...pages, [invitation, '#invite-link']]);
    for (const look of looks) {
        await setLook(page, look);
        await person.openAccountMenu();
        all.push(...(await axeFindings(page, `the account menu, ${look.name}`, '.account')));
        await page.keyboard.press('Escape');
    }
    for (const path of pagesWithoutScripts) {
        await page.goto(server.url + path);
        all.push(...(await axeFindingsInEachLook(person, path)));
    }
    assert.deepEqual(all, []);
    await person.leave();
});

test('on a match, whichever board is chosen', async () => {
    const person = await Person.withSession(browser, server, 'ann', ann);
    const { page } = person,
        all = [];
    await setLook(page, looks[1]);
    for (const game of ['wari', 'octilite']) {
        await goTo(page, `${server.url}/match/${game}/1`);
        await page
            .locator(game === 'wari' ? '.board .house' : '.pod-board')
            .first()
            .waitFor();
        for (const board of ['wood', 'night', 'stone', 'ink']) {
            await page.evaluate((chosen) => {
                document.documentElement.dataset.board = chosen;
            }, board);
            all.push(...(await axeFindings(page, `${game} on ${board}`, '.play', ofColorsAndSizes)));
        }
    }
    assert.deepEqual(all, []);
    await person.leave();
});
