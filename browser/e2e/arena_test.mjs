// An arena on the page: entered by one press, from game to game without another, to its end.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Person, launchBrowser } from './browser.mjs';
import { ApiClient, newDataFolder, removeFolder, startServer } from './server.mjs';

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

const say = async (client, line) => {
    const answer = await client.command(line);
    assert.ok(answer.accepted, answer.text);
};

test('whoever has entered an arena plays one game after the other until it is over', async () => {
    const own = new ApiClient(server);
    await own.signUp('ann', 'annspass');
    const ann = await Person.withSession(browser, server, 'ann', own);
    const { page } = ann;
    const bob = new ApiClient(server);
    await bob.signUp('bob', 'bobspass');
    const arena = () => bob.get('/api/tournament/tonight');
    const games = async () => (await arena()).meetings.flatMap((meeting) => meeting.games);

    // Announced on the page, begun at once by another.
    await page.goto(`${server.url}/tournaments`);
    await page.getByText('Announce a tournament', { exact: true }).click();
    await page.getByLabel('arena').check();
    await page.getByLabel('Name', { exact: true }).fill('later');
    await page.getByRole('button', { name: 'Announce', exact: true }).click();
    await page.getByRole('heading', { name: 'later' }).waitFor();
    await page.getByText('arena of 55 minutes').waitFor();
    await say(bob, 'wari tournament tonight --system=arena --minutes=1 --starts=now --clock=1m+1s');

    // One press, and the board comes by itself, which is said.
    await page.goto(`${server.url}/tournament/tonight`);
    await page.getByText(/left$/).waitFor();
    await page.getByRole('button', { name: 'Enter', exact: true }).click();
    await page.getByText('You play as soon as somebody is free.').waitFor();
    await say(bob, 'wari join tonight');
    await page.waitForURL('**/match/wari/1');

    // Its end says the place, and the next game comes without a press, on the other side.
    const first = (await games())[0];
    await say(bob, 'wari resign 1');
    await page.getByText('tonight: place 1, 1 point').waitFor();
    await page.waitForURL('**/match/wari/2');
    const second = (await games()).find(({ board }) => board === 2);
    assert.notEqual(second.first, first.first);
    await page
        .locator('#spoken', { hasText: /^Your game against bob begins\. (You move|bob moves) first\.$/ })
        .waitFor({ state: 'attached' });

    // Who pauses is not paired, and comes back by one press.
    await page.goto(`${server.url}/tournament/tonight`);
    await page.getByRole('button', { name: 'Pause' }).click();
    await say(bob, 'wari resign 2');
    await page.getByRole('button', { name: 'Come back' }).click();
    await page.waitForURL('**/match/wari/3');

    // The last game counts, and ends it. Its first moves are made in time.
    for (let ply = 0; ply < 2; ply++) {
        const { seats, legal, to_move } = await bob.get('/api/match/wari/3');
        const mover = seats[to_move === 'first' ? 0 : 1].name === 'ann' ? own : bob;
        await say(mover, `wari move 3 ${legal[0]}`);
    }
    await page.goto(`${server.url}/tournament/tonight`);
    await page.getByText('Time is over').waitFor();
    assert.equal((await arena()).state, 'running');
    await say(bob, 'wari resign 3');
    const over = await arena();
    assert.equal(over.state, 'over');
    assert.deepEqual(
        over.standing.map(({ points }) => points),
        [3, 0],
    );
    await page
        .getByText(/^Finished|Finished on/)
        .first()
        .waitFor();
    await ann.leave();
});

test('without scripts one enters an arena, pauses and comes back', async () => {
    const carol = await Person.member(browser, server, 'carol', { javaScriptEnabled: false });
    const dan = new ApiClient(server);
    await dan.signUp('dan', 'danspass');
    await say(dan, 'oware tournament quiet --system=arena --minutes=5 --starts=now');
    const arena = () => dan.get('/api/tournament/quiet');
    while ((await arena()).state !== 'running') await new Promise((resolve) => setTimeout(resolve, 200));
    const press = (name) => carol.page.getByRole('button', { name, exact: true }).click();
    await carol.page.goto(`${server.url}/plain/tournament/quiet`);
    await press('Join');
    await press('Pause');
    await press('I am here');
    await carol.page.getByRole('button', { name: 'Pause', exact: true }).waitFor();
    assert.deepEqual(
        (await arena()).players.map(({ name, waiting }) => [name, waiting]),
        [['carol', true]],
    );
    await carol.leave();
});
