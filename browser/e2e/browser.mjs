// Headless Chromium, and a person using it: a browser context whose console must stay clean.

import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { after } from 'node:test';
import { chromium } from 'playwright-core';
import { fullLaunchOptions, launchOptions } from './chromium.mjs';

let reducedMotion;

const browsers = new Set();
// A test file whose own hook fails would otherwise wait for its browser until ctest's timeout.
if (process.env.NODE_TEST_CONTEXT) after(() => Promise.all([...browsers].map((browser) => browser.close())));

/**
 * The Chromium that all tests of a ctest run share (CHROMIUM_SERVER, see chromium.mjs), or one of the test's own.
 * `motion`: moves are animated. Tests of anything else need not wait for seeds to fall. `full`: see chromium.mjs.
 */
export async function launchBrowser({ motion = false, full = false } = {}) {
    reducedMotion = motion ? 'no-preference' : 'reduce';
    const shared = process.env.CHROMIUM_SERVER;
    const browser =
        !full && shared && existsSync(shared)
            ? await chromium.connect(JSON.parse(readFileSync(shared, 'utf8')).address)
            : await chromium.launch(full ? fullLaunchOptions : launchOptions);
    browsers.add(browser);
    return browser;
}

/** What was downloaded; the shared Chromium has no path for it. */
export async function downloadedBytes(download) {
    const parts = [];
    for await (const part of await download.createReadStream()) parts.push(part);
    return Buffer.concat(parts);
}

/** Delays responses at random, to find race conditions: see HACKING.md. */
const late = Number(process.env.LATE ?? 0);
const lateAt = new RegExp(process.env.LATE_AT ?? '/api/');

/** Waits until the board and the rules (rules.wasm) have loaded. */
export async function waitForRules(page) {
    await page.locator('.board').waitFor();
    await page.locator('.moves, .game-bar').first().waitFor({ state: 'attached' });
}

/** Waits until what has changed is drawn. */
export const drawn = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/**
 * Shows an address of the site: loads it if this tab shows something else or the same, otherwise goes there as a link
 * does, which is a fifth of the work.
 */
export async function goTo(page, address) {
    const from = new URL(page.url()),
        to = new URL(address);
    if (from.origin !== to.origin || from.pathname === to.pathname) return page.goto(address);
    await page.evaluate((path) => {
        history.pushState(null, '', path);
        dispatchEvent(new PopStateEvent('popstate'));
    }, to.pathname);
    return drawn(page);
}

/** Presses a tile of the form for a new game. */
const chooseTile = (page, group, value) => page.locator('.option', { has: page.locator(`input[name=${group}][value="${value}"]`) }).click();
export const chooseGame = (page, game) => chooseTile(page, 'game', game);
export async function choosePace(page, pace) {
    await page
        .locator('.option', { has: page.locator('input[name=pace]') })
        .first()
        .waitFor();
    const more = page.getByRole('button', { name: 'More paces' });
    if (await more.isVisible()) await more.click();
    await chooseTile(page, 'pace', pace);
}

/** `opponent`: a player's name, computer-1 to computer-20, or 'anyone'. */
export async function chooseOpponent(page, opponent) {
    const level = opponent.match(/^computer-(\d+)$/)?.[1];
    await chooseTile(page, 'opponent', level ? 'computer' : opponent === 'anyone' ? 'anyone' : 'person');
    if (level) await page.locator('#challenge-level').fill(level);
    else if (opponent !== 'anyone') await page.fill('#challenge-typed', opponent);
}

/** Begins a game against the computer in this browser: the page /play is open. `choose`: other choices of its sheet. */
export async function beginLocalGame(page, { game, level, choose = async () => {} }) {
    if (level) await page.locator('#play-level').fill(String(level));
    await page.getByRole('button', { name: 'Game and options' }).click();
    if (game) await page.selectOption('#play-game', game);
    await choose(page.getByRole('dialog', { name: 'Game and options' }));
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
}

/** Opens the settings of boards, and presses a switch there. */
export async function pressSwitch(page, name) {
    await page.getByRole('button', { name: 'Board settings' }).click();
    await page.getByRole('switch', { name }).click();
    await page.keyboard.press('Escape');
}
/** Opens the settings of boards, and says whether a switch there is on. */
export async function isOn(page, name) {
    await page.getByRole('button', { name: 'Board settings' }).click();
    const on = (await page.getByRole('switch', { name }).getAttribute('aria-checked')) === 'true';
    await page.keyboard.press('Escape');
    return on;
}

const regulars = new Map();

export class Person {
    /** At the page's start, not logged in. */
    static async arrive(browser, server, name, options) {
        const person = await Person.create(browser, server, name, options);
        await person.page.goto(server.url);
        return person;
    }
    /** Logged in as this ApiClient is; has opened nothing yet, since loading a page is most of a short test. */
    static async withSession(browser, server, name, client, options) {
        const person = await Person.create(browser, server, name, options);
        const [cookie, value] = client.cookie.split('=');
        await person.context.addCookies([{ name: cookie, value, url: server.url }]);
        return person;
    }
    /**
     * The same, or without a client a visitor; but if an earlier test of this file had this person with these options, they
     * return in the same tab with all that their browser stores: a new one costs more than most tests.
     */
    static async returning(browser, server, name, client, options) {
        const key = JSON.stringify([name, options]);
        if (!regulars.has(key)) {
            const person = client
                ? await Person.withSession(browser, server, name, client, options)
                : await Person.create(browser, server, name, options);
            person.returns = true;
            regulars.set(key, person);
        }
        return regulars.get(key);
    }
    /** A new player, signed up by the API; has opened nothing yet. */
    static async member(browser, server, name, options) {
        const person = await Person.create(browser, server, name, options);
        const answer = await person.context.request.post(`${server.url}/api/signup`, { data: { name, password: `${name}spass` } });
        assert.ok(answer.ok(), await answer.text());
        return person;
    }
    /** A browser context that has opened nothing yet. */
    static async create(browser, server, name, options = {}) {
        const person = new Person();
        person.name = name;
        person.server = server;
        person.problems = [];
        // No service worker by default, so that a test sees the server's own responses.
        person.context = await browser.newContext({
            viewport: { width: 1200, height: 900 },
            serviceWorkers: 'block',
            reducedMotion,
            ...options,
        });
        person.page = await person.context.newPage();
        if (late > 0)
            await person.context.route(lateAt, async (route) => {
                await new Promise((resolve) => setTimeout(resolve, late * Math.random()));
                await route.continue().catch(() => undefined); // aborted meanwhile
            });
        person.page.setDefaultTimeout(60_000); // a busy machine is no fault
        person.page.on('console', (message) => {
            if (message.text() === 'Service Worker registration blocked by Playwright') return;
            // A page that does not exist is answered with 404, and says so.
            if (/status of 404/.test(message.text()) && message.location().url === person.page.url()) return;
            // So is a refused command, with a status of its own.
            if (/status of 4\d\d/.test(message.text()) && new URL(message.location().url).pathname === '/api/command') return;
            // The person went to another page before the socket was open, as with ERR_ABORTED below.
            if (/WebSocket is closed before the connection is established/.test(message.text())) return;
            if (message.type() === 'error' || message.type() === 'warning')
                person.problems.push(`${message.text()} ${message.location().url}`.trim());
        });
        person.page.on('pageerror', (error) => person.problems.push(String(error)));
        person.page.on('requestfailed', (request) => {
            const why = request.failure()?.errorText;
            // Requests aborted by navigation are fine.
            if (why !== 'net::ERR_ABORTED') person.problems.push(`${request.url()}: ${why}`);
        });
        return person;
    }
    /** By the form; Person.member is quicker. */
    async signUp() {
        await goTo(this.page, `${this.server.url}/signup`);
        await this.page.fill('#signup-name', this.name);
        await this.page.fill('#signup-password', `${this.name}spass`);
        await this.page.getByRole('button', { name: 'Sign up' }).click();
        await this.page.getByRole('heading', { name: /^(Your move|Nothing waits)/ }).waitFor();
    }
    /** Opens the login page and fills in name and password; Enter sends them. */
    async fillLogin(name = this.name, password = `${name}spass`) {
        await goTo(this.page, `${this.server.url}/login`);
        await this.page.fill('#login-name', name);
        await this.page.fill('#login-password', password);
    }
    async logIn(name, password) {
        await this.fillLogin(name, password);
        await this.page.locator('#login-password').press('Enter');
        await this.page.getByRole('heading', { name: /^(Your move|Nothing waits)/ }).waitFor();
    }
    /** Opens the menu with the account's own pages: at the top, or on a phone at the foot. */
    async openAccountMenu() {
        // A link in it that was just pressed closes it, perhaps after the next page is there.
        await this.page.locator('.account > button[aria-expanded=false]:visible').click();
    }
    async logOut() {
        await this.openAccountMenu();
        await this.page.getByRole('button', { name: 'Log out' }).click();
        await this.page.getByRole('heading', { name: 'Sit down and play.' }).waitFor();
    }
    /** Fills in the form for a new game and waits for the board. `first` is a label, such as 'I do'. */
    async challenge(game, opponent, first, start = '') {
        await goTo(this.page, `${this.server.url}/new`);
        await chooseGame(this.page, game);
        await chooseOpponent(this.page, opponent);
        await this.page.locator('.more-choices > summary').click();
        await this.page.getByLabel(first).check();
        await this.page.getByLabel('Start position').fill(start);
        await this.page.locator('.new-game button.main').click();
        await this.page.waitForURL(`**/match/${game}/*`);
        await waitForRules(this.page);
    }
    state() {
        return this.page.locator('p.state').innerText();
    }
    /** Waits for this person's turn or the end of the game; returns whether it is over. */
    async turnOrEnd() {
        await this.page.waitForFunction(() => {
            const state = document.querySelector('p.state')?.textContent ?? '';
            return /your turn/i.test(state) || /won|drawn|draw|declined/i.test(state);
        });
        return !/your turn/i.test(await this.state());
    }
    async noSidewaysScrolling(where = this.page.url()) {
        const [wide, narrow] = await this.page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
        assert.ok(wide <= narrow, `${this.name}'s page ${where} is ${wide} px wide in a window of ${narrow} px`);
    }
    async leave() {
        assert.deepEqual(this.problems.splice(0), [], `${this.name}'s console`);
        if (this.returns) await this.page.unrouteAll();
        else await this.context.close();
    }
}
