// Attacks by challenges and messages, with the limits that must hold: nobody is put into a match, nobody is flooded.
// Also how both players see a challenge: on the page, by mail, without scripts.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Person, launchBrowser } from './browser.mjs';
import { ApiClient, deliveredMails, eventually, sendByLmtp, mail, newDataFolder, startServer, removeFolder } from './server.mjs';
import { readLetter } from './mailbox.mjs';

let server, browser, person;
const clients = {};

async function arrived(name, address) {
    const client = new ApiClient(server);
    await client.signUp(name, `${name}spass`, address);
    clients[name] = client;
    return client;
}

before(async () => {
    server = await startServer(newDataFolder(), '--challenges-begin', 'nobody');
    browser = await launchBrowser();
    for (const name of ['ann', 'carol', 'dora', 'emil']) await arrived(name);
    person = await Person.member(browser, server, 'bob');
});
after(async () => {
    await browser?.close();
    await server.close();
    removeFolder(server.data);
});

const running = async (name) => (await clients.ann.get(`/api/matches?over=false&player=${name}`)).length;

test('a hundred challenges start no match, and all but one are refused', async () => {
    const { ann } = clients;
    let accepted = 0;
    for (let i = 0; i < 100; ++i) if ((await ann.command('wari challenge ann carol')).accepted) ++accepted;
    assert.equal(accepted, 1);
    assert.equal(await running('carol'), 0);
    assert.deepEqual(await ann.get('/api/matches?player=carol'), [], 'pending challenges are not listed as matches');
    assert.equal((await clients.carol.get('/api/challenges')).length, 1);
    assert.equal((await ann.command('wari withdraw 1')).accepted, true);
});

test('a new account without an address makes three challenges, and at most three unanswered ones a day to one player', async () => {
    const { dora } = clients;
    for (const game of ['wari', 'oware', 'octilite']) assert.ok((await dora.command(`${game} challenge dora emil`)).accepted, game);
    const fourth = await dora.command('warri challenge dora emil');
    assert.match(
        fourth.text.replace(/\s+/g, ' '),
        /You have 3 open challenges, and on your first day without a confirmed address the limit is 3/,
    );
    for (const match of await dora.get('/api/challenges'))
        assert.ok((await dora.command(`${match.game} withdraw ${match.board}`)).accepted);
    assert.match((await dora.command('wari challenge dora emil')).text.replace(/\s+/g, ' '), /none was accepted/);
});

test('a player who never answered gets at most three messages', async () => {
    const { dora, emil } = clients;
    const sent = async () => (await dora.command('message emil', 'Hello?')).accepted;
    assert.deepEqual([await sent(), await sent(), await sent(), await sent()], [true, true, true, false]);
    assert.ok((await emil.command('message dora', 'Yes?')).accepted);
    assert.equal(await sent(), true);
});

test('a challenge is accepted by mail, with one word or with the first move', async () => {
    await arrived('gus', 'gus@example.org');
    const { ann } = clients;
    const letters = () => deliveredMails(server, 'gus@example.org').map(readLetter);
    const confirm = await eventually(() => letters().find((one) => /^confirm /.test(one.field('subject'))));
    await sendByLmtp(server, mail('gus@example.org', `Re: ${confirm.field('subject')}`, 'yes\n'));
    await eventually(async () => (await ann.command('wari challenge ann gus --first=gus')).accepted);
    const offer = await eventually(() => letters().find((one) => / board /.test(one.field('subject'))));
    assert.match(
        offer.text.replace(/\s+/g, ' '),
        /ann challenges you to a match: .* no clock runs and nothing counts\. To accept, reply with just: accept, or with your first move/,
    );
    assert.equal(await running('gus'), 0);
    await sendByLmtp(
        server,
        `From: gus@example.org\nTo: ${offer.field('reply-to')}\nSubject: Re: ${offer.field('subject')}\nMessage-ID: <g@example.org>\n\nc\n`,
    );
    await eventually(async () => (await running('gus')) === 1);
    const [match] = await ann.get('/api/matches?over=false&player=gus');
    assert.equal(match.plies, 1);
});

test('on the page a challenge is listed apart from running games and accepted by a button, which starts the clock', async () => {
    const { page } = person;
    const { ann } = clients;
    const { match } = await ann.command('wari challenge ann bob --first=ann');
    await page.goto(server.url);
    await page.waitForSelector('text=ann challenges you.');
    assert.equal(await page.locator('.game-cards li').count(), 0, 'no running game');
    await page.goto(`${server.url}/match/wari/${match.board}`);
    await page.waitForSelector('text=The game has not begun.');
    assert.equal(await page.locator('.clock.runs').count(), 0, 'no clock runs');
    const before = (await ann.get(`/api/match/wari/${match.board}`)).turn_since;
    await page.click('button:has-text("Accept")');
    await page.waitForSelector('.clock.runs');
    const now = await ann.get(`/api/match/wari/${match.board}`);
    assert.equal(now.state, 'running');
    assert.ok(now.turn_since > before);
    await ann.command(`wari resign ${match.board}`);
    await person.leave();
});

test('a player can refuse challenges, or start friends’ challenges at once', async () => {
    const { ann, carol } = clients;
    assert.ok((await carol.command('offers --from=nobody')).accepted);
    assert.match((await ann.command('octilite challenge ann carol')).text, /accepts no challenges/);
    assert.ok((await carol.command('offers --from=everybody --begin=friends')).accepted);
    assert.ok((await carol.command('friend ann')).accepted);
    assert.equal((await ann.command('octilite challenge ann carol')).match.state, 'running');
    assert.ok(
        (await carol.get('/api/friends')).some((one) => one.game === 'octilite'),
        'friends’ games are shown',
    );
});

test('a challenge is accepted without scripts', async () => {
    const { ann, emil } = clients;
    const { match } = await ann.command('warri challenge ann emil --first=ann');
    const front = await (await fetch(`${server.url}/plain`, { headers: { Cookie: emil.cookie } })).text();
    assert.match(front, /Challenges to you[^]*not accepted yet/);
    const board = await (await fetch(`${server.url}/plain/match/warri/${match.board}`, { headers: { Cookie: emil.cookie } })).text();
    const key = board.match(/name="key" value="([^"]+)"/)[1];
    await fetch(`${server.url}/plain/match/warri/${match.board}`, {
        method: 'POST',
        headers: { Cookie: emil.cookie, Origin: server.url, 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ key, do: 'accept' }),
    });
    assert.equal((await ann.get(`/api/match/warri/${match.board}`)).state, 'running');
});

/** ann, First, has played c and her opponent d. */
async function begunWith(name) {
    const { ann } = clients;
    const {
        match: { board },
    } = await ann.command(`wari challenge ann ${name} --first=ann`);
    assert.ok((await clients[name].command(`wari accept ${board}`)).accepted);
    assert.ok((await ann.command(`wari move ${board} c`)).accepted);
    assert.ok((await clients[name].command(`wari move ${board} d`)).accepted);
    return { board, state: () => ann.get(`/api/match/wari/${board}`) };
}

test('accepting a take-back by mail accepts no draw that was proposed since, and the answer says so', async () => {
    const { ann } = clients;
    await arrived('hal', 'hal@example.org');
    const letters = () => deliveredMails(server, 'hal@example.org').map(readLetter);
    const confirm = await eventually(() => letters().find((one) => /^confirm /.test(one.field('subject'))));
    await sendByLmtp(server, mail('hal@example.org', `Re: ${confirm.field('subject')}`, 'yes\n'));
    const about = (words) => eventually(() => letters().find((one) => one.text.replace(/\s+/g, ' ').includes(words)));
    await about('hal@example.org is confirmed');
    const { board, state } = await begunWith('hal');
    await ann.command(`wari move ${board} undo`);
    const undo = await about('ann asks to take back a move: reply with just: accept');
    await ann.command(`wari move ${board} propose`);
    const draw = await about('ann proposes a draw: reply with just: accept');
    const answer = (letter, words, id) =>
        sendByLmtp(
            server,
            `From: hal@example.org\nTo: ${letter.field('reply-to')}\nSubject: Re: ${letter.field('subject')}\nMessage-ID: <${id}@example.org>\n\n${words}\n`,
        );
    await answer(undo, 'accept', 'late');
    await about('ann has proposed something else since, and nothing was done');
    assert.equal((await state()).over, false);
    assert.equal((await state()).plies, 2);
    await answer(draw, 'accept', 'right');
    await eventually(async () => (await state()).over);
});

test('a page and a form that were loaded before a proposal was replaced accept nothing', async () => {
    const { ann } = clients;
    const ivy = await arrived('ivy');
    const { board, state } = await begunWith('ivy');
    const visitor = await Person.withSession(browser, server, 'ivy', ivy);
    const { page } = visitor;
    let told = true;
    await page.routeWebSocket('**/api/socket*', (socket) => {
        const there = socket.connectToServer();
        there.onMessage((message) => {
            if (told) socket.send(message);
        });
    });
    await page.goto(`${server.url}/match/wari/${board}`);
    await ann.command(`wari move ${board} undo`);
    await page.waitForSelector('text=ann asks to take back');
    const form = await (await fetch(`${server.url}/plain/match/wari/${board}`, { headers: { Cookie: ivy.cookie } })).text();
    told = false;
    await ann.command(`wari move ${board} propose`);
    await page.click('.notice button.main');
    await page.waitForSelector('text=ann has proposed something else since');
    const [, key, number] =
        form.match(/name="key" value="(answer[^"]*)"[^]*?name="number" value="(\d+)"/) ??
        form.match(/name="key" value="([^"]+)"[^]*?name="number" value="(\d+)"/);
    const plain = await fetch(`${server.url}/plain/match/wari/${board}`, {
        method: 'POST',
        headers: { Cookie: ivy.cookie, Origin: server.url, 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ key, number, do: 'accept' }),
    });
    assert.match(await plain.text(), /ann has proposed\s+something else since/);
    assert.equal((await state()).over, false);
    assert.equal((await state()).proposal.number, 2);
    const stale = await ivy.command(`wari accept ${board} --number=1`);
    assert.equal(stale.accepted, false);
    assert.ok((await ivy.command(`wari accept ${board} --number=2`)).accepted);
    assert.equal((await state()).over, true);
    await visitor.leave();
});

test('a challenge survives a kill and does not start on its own', async () => {
    const { ann, emil } = clients;
    const { match } = await emil.command('oware challenge emil ann --first=emil');
    await server.close('SIGKILL');
    server = await startServer(server.data, '--challenges-begin', 'nobody', '--http', server.url.replace('http://', ''));
    for (const client of Object.values(clients)) client.server = server;
    assert.equal((await ann.get(`/api/match/oware/${match.board}`)).state, 'offered');
    assert.ok((await ann.command(`oware decline ${match.board}`)).accepted);
    assert.equal((await emil.get(`/api/match/oware/${match.board}`)).state, 'never_begun');
});
