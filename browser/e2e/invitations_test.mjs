// Playing a friend by link: two strangers, a guest who signs up, a house without guests.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Person, goTo, launchBrowser } from './browser.mjs';
import { ApiClient, newDataFolder, startServer, removeFolder } from './server.mjs';

let server, browser;
before(async () => {
    server = await startServer(newDataFolder());
    browser = await launchBrowser();
});
after(async () => {
    await browser?.close();
    await server.close();
    removeFolder(server.data);
});

const board = (page) => page.locator('.board .house').first().waitFor();
/** Makes a link from the front page; returns it. */
async function getLink(page, count = () => undefined) {
    await page.getByRole('link', { name: 'Play a friend' }).click();
    count();
    await page.getByRole('button', { name: 'Get a link' }).click();
    count();
    return page.getByLabel('The link', { exact: true }).inputValue();
}

test('two strangers play by link with three clicks, and both moves arrive', async () => {
    let clicks = 0;
    const ann = await Person.arrive(browser, server, 'ann');
    const bob = await Person.create(browser, server, 'bob');
    const link = await getLink(ann.page, () => clicks++);
    await ann.page.getByText('Waiting for your friend').waitFor();
    await ann.page.getByRole('img', { name: 'The link as a QR code' }).waitFor();

    await bob.page.goto(link);
    await bob.page.getByRole('heading', { name: /^guest-[\w-]+ invites you to a game of Wari$/ }).waitFor();
    await bob.page.getByRole('button', { name: 'Play', exact: true }).click();
    clicks++;
    assert.equal(clicks, 3, 'for both together');
    await Promise.all([board(ann.page), board(bob.page)]); // ann’s opens by itself
    const mover = (await ann.page.locator('.house.legal').count()) > 0 ? ann : bob;
    const other = mover === ann ? bob : ann;
    await mover.page.locator('.house.legal').first().click();
    await other.page.locator('.house.legal').first().waitFor();

    await ann.page.reload(); // the guest stays the same
    await board(ann.page);
    await ann.page.goto(link);
    await ann.page.waitForURL(/\/match\/wari\/1$/);
    await ann.leave();
    await bob.leave();
});

test('a guest who signs up keeps the game', async () => {
    const guest = await Person.arrive(browser, server, 'gwen');
    const friend = await Person.create(browser, server, 'fred');
    await friend.page.goto(await getLink(guest.page));
    await friend.page.getByRole('button', { name: 'Play', exact: true }).click();
    await Promise.all([board(friend.page), board(guest.page)]);
    await goTo(guest.page, server.url);
    await guest.page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
    await guest.page.fill('#signup-name', 'gwen');
    await guest.page.fill('#signup-password', 'gwenspass');
    await guest.page.getByRole('button', { name: 'Sign up' }).click();
    await guest.page.getByRole('link', { name: 'New game' }).waitFor();
    const games = await guest.page.evaluate(async () => (await fetch('/api/matches?player=gwen')).json());
    assert.equal(games.length, 1);
    await friend.page.getByText('gwen').first().waitFor();
    await guest.leave();
    await friend.leave();
});

test('a guest joins and moves by keyboard alone, on a phone’s width', async () => {
    const host = new ApiClient(server);
    await host.signUp('hal', 'halspass');
    const { code } = await host.post('/api/invitations', { game: 'wari', first: 'you' });
    const guest = await Person.create(browser, server, 'kay', { viewport: { width: 390, height: 844 } });
    const { page } = guest;
    await page.goto(`${server.url}/join/${code}`);
    await page.getByRole('button', { name: 'Play', exact: true }).press('Enter');
    await page.locator('.house.legal[data-house=c]').press('Enter');
    await page.locator('p.told', { hasText: /You sow 4 seeds from c/ }).waitFor();
    assert.equal((await host.get(`/api/match/wari/${code.split('-')[1]}`)).plies, 1);
    await guest.leave();
});

test('a link that was withdrawn says so and offers a new one', async () => {
    const ann = await Person.arrive(browser, server, 'ann');
    const late = await Person.create(browser, server, 'late');
    const link = await getLink(ann.page);
    await ann.page.getByRole('button', { name: 'Withdraw the link' }).click();
    await ann.page.getByRole('button', { name: 'Get a link' }).waitFor();
    await late.page.goto(link);
    await late.page.getByText('This invitation was withdrawn or has expired').waitFor();
    late.problems = late.problems.filter((one) => !/410 \(Gone\)/.test(one));
    await late.page.getByRole('link', { name: 'Get a link of your own' }).click();
    await late.page.getByRole('button', { name: 'Get a link' }).waitFor();
    await ann.leave();
    await late.leave();
});

test('without guests a stranger is asked to sign up first', async () => {
    const data = newDataFolder();
    const closed = await startServer(data, ['--no-guests']);
    const person = await Person.create(browser, closed, 'zoe');
    const { page } = person;
    await page.goto(`${closed.url}/friend`);
    await page.getByText('Here everybody plays under a name').waitFor();
    assert.equal(await page.getByRole('button', { name: 'Get a link' }).count(), 0);
    await goTo(page, closed.url);
    const way = page.getByRole('link', { name: 'Play a friend' });
    assert.equal(await way.getAttribute('href'), '/signup');
    assert.doesNotMatch(await way.innerText(), /nobody needs an account/);
    const zed = new ApiClient(closed);
    await zed.signUp('zed', 'zedspass');
    const { code } = await zed.post('/api/invitations', { game: 'wari' });
    await goTo(page, `${closed.url}/join/${code}`);
    await page.getByText('Here everybody plays under a name').waitFor();
    assert.equal(await page.getByRole('button', { name: 'Play', exact: true }).count(), 0);
    await person.leave();
    await closed.close();
    removeFolder(data);
});
