// Nobody is put into a match, and nobody is buried under offers and messages: each as an attack in small, with the figure that
// it must hold. And what the two see of an offer: on the page, by mail, without scripts.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Person, launch } from './browser.mjs';
import { Visitor, delivered, eventually, lmtp, mail, newData, open, removeData } from './house.mjs';
import { readLetter } from './letters.mjs';

let house, browser, person;
const visitors = {};

async function arrived(name, address) {
    const visitor = new Visitor(house);
    await visitor.signUp(name, `${name}spass`, address);
    visitors[name] = visitor;
    return visitor;
}

before(async () => {
    house = await open(newData(), '--challenges-begin', 'nobody');
    browser = await launch();
    for (const name of ['ann', 'carol', 'dora', 'emil']) await arrived(name);
    person = await Person.arrive(browser, house, 'bob');
    await person.signUp();
});
after(async () => {
    await person?.leave();
    await browser?.close();
    await house.close();
    removeData(house.data);
});

const running = async (name) => (await visitors.ann.get(`/api/matches?over=false&player=${name}`)).length;

test('a hundred challenges put nobody into a match, and all but one are refused', async () => {
    const { ann } = visitors;
    let accepted = 0;
    for (let i = 0; i < 100; ++i) if ((await ann.say('wari challenge ann carol')).accepted) ++accepted;
    assert.equal(accepted, 1);
    assert.equal(await running('carol'), 0);
    assert.deepEqual(await ann.get('/api/matches?player=carol'), [], 'they are in no list of matches');
    assert.equal((await visitors.carol.get('/api/challenges')).length, 1);
    assert.equal((await ann.say('wari withdraw 1')).accepted, true);
});

test('an account that came today and has no address makes three offers, and three a day to one player that come to nothing', async () => {
    const { dora } = visitors;
    for (const game of ['wari', 'oware', 'octilite']) assert.ok((await dora.say(`${game} challenge dora emil`)).accepted, game);
    const fourth = await dora.say('warri challenge dora emil');
    assert.match(fourth.text.replace(/\s+/g, ' '), /You have 3 open challenges, and on your first day without a confirmed address the limit is 3/);
    for (const match of await dora.get('/api/challenges')) assert.ok((await dora.say(`${match.game} withdraw ${match.board}`)).accepted);
    assert.match((await dora.say('wari challenge dora emil')).text.replace(/\s+/g, ' '), /none was accepted/);
});

test('three messages to somebody who has never answered, and no more', async () => {
    const { dora, emil } = visitors;
    const sent = async () => (await dora.say('message emil', 'Hello?')).accepted;
    assert.deepEqual([await sent(), await sent(), await sent(), await sent()], [true, true, true, false]);
    assert.ok((await emil.say('message dora', 'Yes?')).accepted);
    assert.equal(await sent(), true);
});

test('an offer is told, accepted and played by mail: a reply of one word, or of the first move', async () => {
    await arrived('gus', 'gus@example.org');
    const { ann } = visitors;
    const letters = () => delivered(house, 'gus@example.org').map(readLetter);
    const confirm = await eventually(() => letters().find((one) => /^confirm /.test(one.field('subject'))));
    await lmtp(house, mail('gus@example.org', `Re: ${confirm.field('subject')}`, 'yes\n'));
    await eventually(async () => (await ann.say('wari challenge ann gus --first=gus')).accepted);
    const offer = await eventually(() => letters().find((one) => / Board /.test(one.field('subject'))));
    assert.match(offer.text.replace(/\s+/g, ' '), /ann challenges you to a match: .* no clock runs and nothing counts\. To accept, reply with just: accept, or with your first move/);
    assert.equal(await running('gus'), 0);
    await lmtp(house, `From: gus@example.org\nTo: ${offer.field('reply-to')}\nSubject: Re: ${offer.field('subject')}\nMessage-ID: <g@example.org>\n\nc\n`);
    await eventually(async () => await running('gus') === 1);
    const [match] = await ann.get('/api/matches?over=false&player=gus');
    assert.equal(match.plies, 1);
});

test('on the page an offer stands apart from the running games, is accepted by a button, and its clock begins then', async () => {
    const { page } = person;
    const { ann } = visitors;
    const { match } = await ann.say('wari challenge ann bob --first=ann');
    await page.goto(house.url);
    await page.waitForSelector('text=ann challenges you.');
    assert.equal(await page.locator('section:has(#mine-title) .matches li').count(), 0, 'no running game');
    await page.goto(`${house.url}/match/wari/${match.board}`);
    await page.waitForSelector('text=Nothing has begun.');
    assert.equal(await page.locator('.clock.runs').count(), 0, 'no clock runs');
    const before = (await ann.get(`/api/match/wari/${match.board}`)).turn_since;
    await page.click('button:has-text("Accept")');
    await page.waitForSelector('.clock.runs');
    const now = await ann.get(`/api/match/wari/${match.board}`);
    assert.equal(now.state, 'running');
    assert.ok(now.turn_since > before);
    await ann.say(`wari resign ${match.board}`);
});

test('who has said so gets no offers, or those of friends at once', async () => {
    const { ann, carol } = visitors;
    assert.ok((await carol.say('offers --from=nobody')).accepted);
    assert.match((await ann.say('octilite challenge ann carol')).text, /accepts no challenges/);
    assert.ok((await carol.say('offers --from=everybody --begin=friends')).accepted);
    assert.ok((await carol.say('friend ann')).accepted);
    assert.equal((await ann.say('octilite challenge ann carol')).match.state, 'running');
    assert.ok((await carol.get('/api/friends')).some((one) => one.game === 'octilite'), 'what friends play is shown');
});

test('without scripts an offer is accepted, too', async () => {
    const { ann, emil } = visitors;
    const { match } = await ann.say('warri challenge ann emil --first=ann');
    const front = await (await fetch(`${house.url}/plain`, { headers: { Cookie: emil.cookie } })).text();
    assert.match(front, /Offered to you[^]*not accepted yet/);
    const board = await (await fetch(`${house.url}/plain/match/warri/${match.board}`, { headers: { Cookie: emil.cookie } })).text();
    const key = board.match(/name="key" value="([^"]+)"/)[1];
    await fetch(`${house.url}/plain/match/warri/${match.board}`, {
        method: 'POST', headers: { Cookie: emil.cookie, Origin: house.url, 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ key, do: 'accept' }),
    });
    assert.equal((await ann.get(`/api/match/warri/${match.board}`)).state, 'running');
});

test('an offer outlives a kill, and still begins nothing by itself', async () => {
    const { ann, emil } = visitors;
    const { match } = await emil.say('oware challenge emil ann --first=emil');
    await house.close('SIGKILL');
    house = await open(house.data, '--challenges-begin', 'nobody', '--http', house.url.replace('http://', ''));
    for (const visitor of Object.values(visitors)) visitor.house = house;
    assert.equal((await ann.get(`/api/match/oware/${match.board}`)).state, 'offered');
    assert.ok((await ann.say(`oware decline ${match.board}`)).accepted);
    assert.equal((await emil.get(`/api/match/oware/${match.board}`)).state, 'never_begun');
});
