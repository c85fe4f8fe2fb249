// On a narrow phone, messages of the rules and the server appear in the reader's language: on the board, in forms, in
// the command box.

import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { Person, chooseOpponent, goTo, launchBrowser } from './browser.mjs';
import { ApiClient, newDataFolder, startServer, removeFolder } from './server.mjs';

let server, browser, ann;
before(async () => {
    server = await startServer(newDataFolder());
    browser = await launchBrowser();
    ann = new ApiClient(server);
    await ann.signUp('ann', 'annspass');
});
after(async () => {
    await browser?.close();
    await server.close();
    removeFolder(server.data);
});

const narrow = { viewport: { width: 320, height: 640 }, hasTouch: true };

/** A person whose browser uses this language, at this address; `known`: logged in as ann. */
async function reader(locale, path, known = true) {
    const options = { ...narrow, locale };
    const person = known
        ? await Person.returning(browser, server, `${locale}, known`, ann, options)
        : await Person.create(browser, server, locale, options);
    const { page } = person;
    // Refusals are in files of their own, loaded later.
    const refusals = page.url() === 'about:blank' && page.waitForResponse((response) => /refusals-.*\.js/.test(response.url()));
    await goTo(page, server.url + path);
    await refusals;
    return person;
}

/** Takes a screenshot if POSTHOUSE_PICTURES names a folder. */
async function picture(person, name) {
    const folder = process.env.POSTHOUSE_PICTURES;
    if (!folder) return;
    mkdirSync(folder, { recursive: true });
    await person.page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}

test('a wrong password', async () => {
    const person = await reader('fr', '/login', false);
    await person.page.fill('#login-name', 'ann');
    await person.page.fill('#login-password', 'not her password');
    await person.page.locator('#login-password').press('Enter');
    const refused = person.page.getByRole('alert').filter({ hasText: 'Ce nom et ce mot de passe' });
    await refused.waitFor();
    await refused.scrollIntoViewIfNeeded();
    await person.noSidewaysScrolling();
    await picture(person, 'password');
    await person.context.close();
});

test('a name that is taken', async () => {
    const person = await reader('de', '/signup', false);
    await person.page.fill('#signup-name', 'Ann');
    await person.page.fill('#signup-password', 'long enough');
    await person.page.locator('#signup-password').press('Enter');
    await person.page.getByRole('alert').filter({ hasText: 'Der Name Ann ist vergeben' }).waitFor();
    await person.noSidewaysScrolling();
    await person.context.close();
});

test('a challenge that is refused', async () => {
    const person = await reader('fr', '/new');
    await chooseOpponent(person.page, 'nobody-here');
    await person.page.locator('#challenge-typed').press('Enter');
    const refused = person.page.getByRole('alert').filter({ hasText: 'Personne ici ne s’appelle' });
    await refused.waitFor();
    assert.match(await refused.innerText(), /«\s?nobody-here\s?»/);
    await person.noSidewaysScrolling();
    await picture(person, 'challenge');
    await person.leave();
});

test('the levels of the computer', async () => {
    const person = await reader('fr', '/players');
    await person.page.getByText('tout nouveau').waitFor();
    await person.noSidewaysScrolling();
    await picture(person, 'levels');
    await person.leave();
});

test('a house that cannot be played', async () => {
    const bob = new ApiClient(server);
    await bob.signUp('bob', 'bobspass');
    const begun = await ann.command('wari challenge ann bob --first=ann');
    assert.ok(begun.accepted, begun.text);
    const { board: number } = begun.match;
    // Neither reaches the other side, so ann's house a is empty now.
    for (const player of [ann, bob]) assert.ok((await player.command(`wari move ${number} a`)).accepted);
    const board = `/match/wari/${number}`;
    for (const [locale, words] of [
        ['fr', /La case a est vide/],
        ['es', /El hoyo a está vacío/],
        ['ak', /Hwee nni tokuro a mu/],
    ]) {
        const person = await reader(locale, board);
        await person.page.locator('.house.legal').first().waitFor();
        await person.page.fill('#move-typed', 'a');
        await person.page.locator('#move-typed').press('Enter');
        const said = person.page.locator('p.said[role=status]').filter({ hasText: words });
        await said.waitFor();
        assert.match(await said.innerText(), /\bb\b.*\bf\b/, 'and the legal moves');
        await person.noSidewaysScrolling();
        await picture(person, `house-${locale}`);
        await person.leave();
    }
});

test('a house that cannot be played, typed before the rules are there', async () => {
    const { match } = await ann.command('wari challenge ann bob --first=ann');
    const bob = new ApiClient(server);
    await bob.post('/api/login', { name: 'bob', password: 'bobspass' });
    for (const player of [ann, bob]) await player.command(`wari move ${match.board} a`);
    const person = await reader('fr', '/players');
    const { page } = person;
    let rules;
    const typed = new Promise((done) => {
        rules = done;
    });
    let answer;
    const shown = new Promise((done) => {
        answer = done;
    });
    await page.route(/\/assets\/rules[^/]*\.wasm/, async (route) => {
        await typed;
        await route.continue();
    });
    await page.route('**/api/command', async (route) => {
        await shown;
        await route.continue();
    });
    await page.goto(`${server.url}/match/wari/${match.board}`);
    await page.locator('.house.legal').first().waitFor();
    await page.fill('#move-typed', 'a');
    await page.locator('#move-typed').press('Enter');
    const loaded = page.waitForResponse(/\/assets\/rules[^/]*\.wasm/);
    rules();
    await (await loaded).finished();
    await page.evaluate(
        () =>
            new Promise((done) => {
                requestAnimationFrame(() => setTimeout(done));
            }),
    );
    answer();
    await page
        .locator('p.said[role=status]')
        .filter({ hasText: /La case a est vide/ })
        .waitFor();
    await person.leave();
});

test('what the server says in the chat', async () => {
    const { match } = await ann.command('wari challenge ann bob --first=ann');
    const bob = new ApiClient(server);
    await bob.post('/api/login', { name: 'bob', password: 'bobspass' });
    for (const player of [ann, bob]) await player.command(`wari move ${match.board} a`);
    const offered = await bob.command(`wari move ${match.board} propose`);
    assert.ok(offered.accepted, offered.text);
    const person = await reader('de', `/match/wari/${match.board}`);
    await person.page.getByRole('button', { name: /^Chat/ }).click();
    await person.page.getByRole('log').getByText('bob bietet Remis an.').waitFor();
    await person.leave();
});

test('a refusal is said by its code, whatever its English is', async () => {
    const person = await reader('fr', '/commands');
    const problem = { code: 'not-your-turn', params: { name: 'ann', other: 'bob' }, detail: 'Words of a newer server.' };
    await person.page.route('**/api/command', (route) =>
        route.fulfill({
            status: 409,
            contentType: 'application/problem+json',
            body: JSON.stringify({ ...problem, accepted: false, text: 'Words of a newer\nserver.\n\n  the board\n' }),
        }),
    );
    await person.page.fill('#command-words', 'wari move 1 a');
    await person.page.locator('#command-words').press('Enter');
    const answer = person.page.locator('form.card pre.scroll[role=status]');
    await answer.filter({ hasText: 'Ce n’est pas à vous de jouer, ann' }).filter({ hasText: 'the board' }).waitFor();
    await person.leave();
});

test('what a form has done', async () => {
    const person = await reader('fr', '/settings');
    const form = person.page.getByRole('form', { name: 'Mot de passe pour les courriels' });
    await form.getByLabel('Votre mot de passe').fill('annspass');
    await form.getByRole('button').click();
    await form.getByText('il ne sera plus montré').waitFor();
    assert.match(await form.locator('.answer code').innerText(), /^\S{8,}$/);
    await person.noSidewaysScrolling();
    await picture(person, 'mail-password');
    await person.leave();
});

test('the command box', async () => {
    const person = await reader('fr', '/commands');
    const answer = person.page.locator('form.card pre.scroll[role=status]');
    const say = async (words) => {
        await person.page.fill('#command-words', words);
        await person.page.locator('#command-words').press('Enter');
    };
    await say('nonsense');
    await answer.filter({ hasText: 'Aucune commande ni aucun jeu' }).waitFor();
    await picture(person, 'command');
    await say('help vacation');
    await answer.filter({ hasText: 'vacation' }).filter({ hasText: 'pendules' }).waitFor();
    await person.noSidewaysScrolling();
    await person.leave();
});

test('the rules and an example of a game', async () => {
    const person = await reader('fr', '/help/oware', false);
    const { page } = person;
    await page.getByText('un grand chelem ne prend rien').waitFor();
    await page.locator('#rules').getByRole('heading', { name: 'Comment une partie finit' }).waitFor();
    await page.locator('#rules .diagram .board').first().waitFor();
    await page.locator('#example').getByText('Coup 1, d').waitFor();
    for (const part of ['#rules', '#example']) assert.doesNotMatch(await page.locator(part).innerText(), /\b(the|South|seeds)\b/);
    await person.noSidewaysScrolling();
    await picture(person, 'rules');
    await person.context.close();
});

test('English readers load no translations', async () => {
    const person = await Person.arrive(browser, server, 'eve', { locale: 'en-GB' });
    // A refusal is what they would be loaded for.
    await person.fillLogin('ann', 'not her password');
    await person.page.locator('#login-password').press('Enter');
    await person.page.getByRole('alert').waitFor();
    const fetched = await person.page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    assert.ok(fetched.some((name) => /\.js$/.test(name)));
    assert.deepEqual(
        fetched.filter((name) => /refusals/.test(name)),
        [],
    );
    await person.context.close(); // the refusal is an error on its console
});
