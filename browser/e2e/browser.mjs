// Headless Chromium, and a person using it: a browser context whose console must stay clean.

import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { launchOptions } from './chromium.mjs';

let reducedMotion;

/**
 * The Chromium that all tests of a ctest run share (CHROMIUM_SERVER, see chromium.mjs), or one of the test's own.
 * `motion`: moves are animated. Tests of anything else need not wait for seeds to fall.
 */
export function launchBrowser({ motion = false } = {}) {
    reducedMotion = motion ? 'no-preference' : 'reduce';
    const shared = process.env.CHROMIUM_SERVER;
    if (!shared || !existsSync(shared)) return chromium.launch(launchOptions);
    return chromium.connect(JSON.parse(readFileSync(shared, 'utf8')).address);
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
    await page.locator('.moves').waitFor({ state: 'attached' });
}

/** Opens the settings of boards, and presses a switch there. */
export async function pressSwitch(page, name) {
    await page.getByRole('button', { name: 'Board settings' }).click();
    await page.getByRole('switch', { name }).click();
    await page.keyboard.press('Escape');
}
/** Whether a switch of the board settings is on; they need not be open. */
export const isOn = async (page, name) =>
    await page.locator(`.switch[aria-label="${name}"]`).getAttribute('aria-checked') === 'true';

export class Person {
    static async arrive(browser, server, name, options = {}) {
        const person = new Person();
        person.name = name;
        person.problems = [];
        // No service worker by default, so that a test sees the server's own responses.
        person.context = await browser.newContext(
            { viewport: { width: 1200, height: 900 }, serviceWorkers: 'block', reducedMotion, ...options });
        person.page = await person.context.newPage();
        if (late > 0) await person.context.route(lateAt, async (route) => {
            await new Promise((resolve) => setTimeout(resolve, late * Math.random()));
            await route.continue().catch(() => undefined); // aborted meanwhile
        });
        person.page.setDefaultTimeout(20_000);
        person.page.on('console', (message) => {
            if (message.text() === 'Service Worker registration blocked by Playwright') return;
            if (message.type() === 'error' || message.type() === 'warning')
                person.problems.push(`${message.text()} ${message.location().url}`.trim());
        });
        person.page.on('pageerror', (error) => person.problems.push(String(error)));
        person.page.on('requestfailed', (request) => {
            const why = request.failure()?.errorText;
            // Requests aborted by navigation are fine.
            if (why !== 'net::ERR_ABORTED') person.problems.push(`${request.url()}: ${why}`);
        });
        await person.page.goto(server.url);
        return person;
    }
    async signUp() {
        await this.page.fill('#signup-name', this.name);
        await this.page.fill('#signup-password', `${this.name}spass`);
        await this.page.getByRole('button', { name: 'Sign up' }).click();
        await this.page.getByRole('heading', { name: 'My games' }).waitFor();
    }
    /** Fills in the challenge form and waits for the board. */
    async challenge(game, opponent, first) {
        await this.page.selectOption('#challenge-game', game);
        const known = await this.page.locator(`#challenge-opponent option[value="${opponent}"]`).count();
        await this.page.selectOption('#challenge-opponent', known ? opponent : '');
        if (!known) await this.page.fill('#challenge-typed', opponent);
        await this.page.getByLabel(first).check();
        await this.page.getByRole('button', { name: 'Challenge' }).click();
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
    async noSidewaysScrolling() {
        const [wide, narrow] = await this.page.evaluate(() =>
            [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
        assert.ok(wide <= narrow, `${this.name}'s page is ${wide} px wide in a window of ${narrow} px`);
    }
    async leave() {
        assert.deepEqual(this.problems, [], `${this.name}'s console`);
        await this.context.close();
    }
}
