// What a host chooses for a site: who may sign up, language, board, text on the home page; and what operators see of it.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { launchBrowser, Person } from './browser.mjs';
import { ApiClient, binary, eventually, newDataFolder, removeFolder, startServer } from './server.mjs';
import { enableTwoFactor } from './two_factor.mjs';

let server, browser;
const data = newDataFolder();
const settings = ['--language', 'fr', '--board', 'stone', '--sign-ups'];
before(async () => {
    writeFileSync(join(data, 'front.md'), '# Welcome\n\nWe meet on *Tuesdays*. See the [rules](/help).\n');
    writeFileSync(join(data, 'terms.md'), 'Be kind.\n');
    server = await startServer(data, ...settings, 'open');
    browser = await launchBrowser();
    const ann = new ApiClient(server);
    await ann.signUp('ann', 'annspass');
    await server.close();
    server = await startServer(data, ...settings, 'invitation');
});
after(async () => {
    await browser?.close();
    await server.close();
    removeFolder(data);
});

async function loggedIn(name, password, code) {
    const client = new ApiClient(server);
    assert.equal((await client.post('/api/login', { name, password, code })).status, 200);
    return client;
}

test('visitors have the site’s language only if the browser asks for none of ours, and its board', async () => {
    for (const [locale, language, ways] of [
        ['pt-PT', 'fr', /S’inscrire/],
        ['de-AT', 'de', /Registrieren/],
    ]) {
        const { page, context, problems } = await Person.arrive(browser, server, 'visitor', { locale });
        await page.getByText(ways).first().waitFor();
        assert.equal(await page.getAttribute('html', 'lang'), language);
        assert.equal(await page.getAttribute('html', 'data-board'), 'stone');
        // Readers choose for themselves.
        await page.evaluate(() => localStorage.setItem('posthouse.board', JSON.stringify({ theme: 'ink' })));
        await page.reload();
        await page.locator('html[data-board="ink"]').waitFor();
        assert.deepEqual(problems, []);
        await context.close();
    }
});

test('the text on the home page is below the ways to play', async () => {
    const { page, context } = await Person.arrive(browser, server, 'visitor');
    const text = page.locator('.front-text');
    await text.getByRole('heading', { name: 'Welcome' }).waitFor();
    assert.equal(await text.getByRole('link', { name: 'rules' }).getAttribute('href'), '/help');
    const top = async (selector) => (await page.locator(selector).first().boundingBox()).y;
    assert.ok((await top('.front-ways')) < (await top('.front-text')));
    assert.match(await (await fetch(`${server.url}/plain`)).text(), /<p>We meet on <em>Tuesdays<\/em>/);
    await context.close();
});

test('by invitation: a stranger reads whom to ask, a guest of a player signs up', async () => {
    const { page, context } = await Person.create(browser, server, 'visitor');
    await page.goto(`${server.url}/signup`);
    await page.getByText('ask a player for a link').waitFor();
    assert.equal(await page.locator('#signup-name').count(), 0);
    assert.doesNotMatch(await (await fetch(`${server.url}/plain`)).text(), /Choose a password/);
    const stranger = await new ApiClient(server).signUp('eve', 'evespass');
    assert.deepEqual([stranger.status, stranger.code], [403, 'sign-ups-by-invitation']);

    const ann = await loggedIn('ann', 'annspass');
    const { code } = await ann.post('/api/invitations', { game: 'oware' });
    await page.goto(`${server.url}/join/${code}`);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('.board').waitFor();
    await page.goto(`${server.url}/signup`);
    await page.fill('#signup-name', 'bob');
    await page.fill('#signup-password', 'bobspass');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await page.getByRole('heading', { name: /^(Your move|Nothing waits)/ }).waitFor();
    assert.equal((await loggedIn('bob', 'bobspass')).cookie !== '', true);
    await context.close();
});

test('operators preview and show a notice, and see what the host has set', async () => {
    const ann = await loggedIn('ann', 'annspass');
    const { recovery } = await enableTwoFactor(ann, 'ann');
    const made = spawnSync(binary, ['admin', 'operator', 'ann', '--data', data], { encoding: 'utf8' });
    assert.equal(made.status, 0, made.stderr);
    const operator = await loggedIn('ann', 'annspass', recovery[0]);
    const person = await Person.withSession(browser, server, 'ann', operator);
    const { page, context, problems } = person;
    const visitor = await Person.arrive(browser, server, 'visitor');
    await page.goto(`${server.url}/moderation`);
    const site = page.getByRole('region', { name: 'This site' });
    await site.getByText('Guests who have played a player by link').waitFor();
    await site.getByText('Français').waitFor();
    await site.getByText('Stone', { exact: true }).waitFor();
    await site.getByText('front.md').click();
    await site.getByText('We meet on Tuesdays').waitFor();
    await site.getByText('privacy.md').click();
    await site.getByText('The host has not written this text.').waitFor();

    const invitations = page.getByRole('region', { name: 'Invitations to sign up' });
    await invitations.getByText('There are none yet.').waitFor();
    await invitations.getByLabel('For how many people').fill('20');
    await invitations.getByLabel('For whom').fill('Saturday club');
    await invitations.getByRole('button', { name: 'Make an invitation' }).click();
    await invitations.getByText('0 of 20 used').waitFor();
    assert.match(await invitations.getByLabel('Link to send').inputValue(), /\/signup\/1-[0-9a-f]{20}$/);
    await invitations.getByRole('button', { name: 'Withdraw' }).click();
    await invitations.getByText(/withdrawn on/).waitFor();
    assert.equal(await invitations.getByLabel('Link to send').count(), 0);

    await site.getByLabel('Text, at most 300 characters').fill('Tonight from 22:00 we close.');
    assert.match(await site.locator('figure').innerText(), /Preview\s+Tonight from 22:00 we close\./);
    assert.equal(await visitor.page.locator('.banner').count(), 0, 'only a preview');
    await site.getByLabel('For how long').selectOption('1d');
    await site.getByRole('button', { name: 'Show the notice' }).click();
    await visitor.page.locator('.banner', { hasText: 'Tonight from 22:00' }).waitFor();
    await site.getByText(/^Until .*, every page shows: Tonight from 22:00 we close\.$/).waitFor();
    for (const [width, scheme] of [
        [390, 'light'],
        [1440, 'dark'],
    ]) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme: scheme });
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${width} px`);
        if (process.env.POSTHOUSE_PICTURES) {
            await site.scrollIntoViewIfNeeded();
            await page.screenshot({ path: join(process.env.POSTHOUSE_PICTURES, `site-${width}-${scheme}.png`), fullPage: true });
        }
    }
    await site.getByRole('button', { name: 'Remove the notice' }).click();
    await visitor.page.locator('.banner').waitFor({ state: 'detached' });
    await eventually(async () =>
        (await operator.get('/api/moderation/audit')).some(({ who, what }) => who === 'ann, on the page' && what === 'end banner'),
    );
    assert.deepEqual([...problems, ...visitor.problems], []);
    await context.close();
    await visitor.context.close();
});

test('where sign-ups are closed the page says so', async () => {
    await server.close();
    server = await startServer(data, ...settings, 'closed');
    const { page, context } = await Person.create(browser, server, 'visitor');
    await page.goto(`${server.url}/signup`);
    await page.getByText('This site takes no new players now.').waitFor();
    assert.equal((await new ApiClient(server).signUp('eve', 'evespass')).code, 'sign-ups-closed');
    await context.close();
});

test('a closed site takes whom an operator invites, with scripts and without', async () => {
    const made = spawnSync(binary, ['admin', 'invite', '--uses', '2', '--data', data, '--base-url', server.url], { encoding: 'utf8' });
    assert.equal(made.status, 0, made.stderr);
    const [link, code] = /http\S+\/signup\/(\S+)/.exec(made.stdout);
    const { page, context, problems } = await Person.create(browser, server, 'visitor');
    await page.goto(link);
    await page.fill('#signup-name', 'dora');
    await page.fill('#signup-password', 'doraspass');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await page.getByRole('heading', { name: /^(Your move|Nothing waits)/ }).waitFor();
    const form = new URLSearchParams({ name: 'emil', password: 'emilspass', invitation: code });
    await fetch(`${server.url}/plain/signup`, { method: 'POST', body: form, redirect: 'manual' });
    await loggedIn('emil', 'emilspass');
    const late = await new ApiClient(server).post('/api/signup', { name: 'fred', password: 'fredspass', invitation: code });
    assert.equal(late.code, 'sign-up-invitation-used-up');
    const listed = spawnSync(binary, ['admin', 'invitations', '--data', data], { encoding: 'utf8' });
    assert.match(listed.stdout, /used 2 of 2[^]*dora\n\s+emil\n/);
    assert.deepEqual(problems, []);
    await context.close();
});
