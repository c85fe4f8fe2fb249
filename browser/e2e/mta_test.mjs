// The house behind a real Postfix, as docs/postfix.md sets it up: players with real mailboxes who have nothing but SMTP.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { after, before, test } from 'node:test';
import { eventually, newData, open, removeData, Visitor } from './house.mjs';
import { inBlock, readLetter, reply, write } from './letters.mjs';
import { Postfix } from './postfix.mjs';

const hosts = ['house.example', 'other.example'];
let postfix;
const houses = [];
before(async () => {
    // The houses must know the port of Postfix and Postfix those of the houses: Postfix is told when they are open.
    const port = await Postfix.freePort();
    for (const host of hosts)
        houses.push(await open(newData(), '--host', host, '--relay', `smtp://127.0.0.1:${port}`,
            '--letters-a-minute', '100000'));
    postfix = await Postfix.start(port, hosts.map((host, i) => ({ host, lmtp: `127.0.0.1:${houses[i].lmtpPort}` })));
});
after(async () => {
    postfix?.stop();
    for (const house of houses) {
        await house.close();
        removeData(house.data);
    }
});

/** Hands a mail to Postfix, as the sender's mail program does. */
function send(from, to, mail) {
    execFileSync('swaks', ['--server', `127.0.0.1:${postfix.port}`, '--from', from, '--to', to, '--timeout', '20',
        '--suppress-data', '--data', '-'], { input: mail, timeout: 30_000 });
}
const post = (mail) => send(mail.match(/^From: (.*)$/m)[1], mail.match(/^To: (.*)$/m)[1], mail);
const address = (name) => `${name}@players.example`;
const letters = (name) => postfix.mailbox(name).map(readLetter);
const letter = (name, fits) => eventually(() => letters(name).find(fits), 30);

async function signUp(name, host = hosts[0]) {
    post(write(address(name), `house@${host}`, `signup ${name} ${name}-pass-1234`));
    const asked = await letter(name, (one) => one.field('subject').startsWith('confirm '));
    post(reply(asked, address(name), ''));
    await letter(name, (one) => one.text.includes('is confirmed'));
}

test('two players with mailboxes play a whole game by replying to the board with a letter', async () => {
    for (const name of ['ann', 'bob']) await signUp(name);
    post(write(address('ann'), 'house@house.example', 'wari challenge ann bob --first=ann --password=ann-pass-1234'));
    const start = await letter('ann', (one) => inBlock(one, 'ply') === '0' || one.text.includes('A match begins'));
    assert.ok(start);
    let mover = 'ann', ply = 0;
    // The answer to her challenge shows ann the board: she replies to it.
    let board = start;
    let legal = ['a'];
    for (let over = false; !over; ++ply) {
        const move = legal[ply % legal.length];
        post(reply(board, address(mover), `${move}\n\nGood luck!`));
        mover = mover === 'ann' ? 'bob' : 'ann';
        board = await letter(mover, (one) => inBlock(one, 'ply') === String(ply + 1));
        assert.equal(board.field('subject'), 'wari Board 1');
        assert.match(board.text, /Good luck!/);
        over = inBlock(board, 'over') === 'yes';
        legal = inBlock(board, 'legal').split(' ');
    }
    assert.ok(ply > 10);
    const all = letters('bob').filter((one) => one.field('subject') === 'wari Board 1');
    const roots = new Set(all.map((one) => one.field('references').split(' ')[0]));
    assert.deepEqual([...roots], ['<wari.1@house.example>']);
    const lines = all.flatMap((one) => one.text.split('\n'));
    for (const line of lines) assert.ok([...line].length <= 72, line);
    for (const one of all) {
        assert.match(one.html, /<table/);
        assert.ok(one.png?.subarray(1, 4).toString() === 'PNG');
        assert.match(one.field('auto-submitted'), /^auto-/);
    }
});

test('a bounce from a mailbox that is gone suspends the address, visibly, and loses no game', async () => {
    await signUp('eve');
    const eve = new Visitor(houses[0]);
    await eve.post('/api/login', { name: 'eve', password: 'eve-pass-1234' });
    postfix.removeMailbox('eve');
    const dan = new Visitor(houses[0]);
    await dan.signUp('dan', 'dan-pass-1234');
    const begun = await dan.say('wari challenge dan eve --first=dan');
    assert.ok(begun.accepted, begun.text);
    const board = begun.match.board;
    const suspended = await eventually(async () =>
        (await eve.get('/api/me')).user.addresses.find((one) => one.suspended), 30);
    assert.equal(suspended.address, address('eve'));
    assert.match((await eve.get('/api/letters')).map((one) => one.body).join('\n'), /eve@players\.example/);
    // What comes later waits on the page, and the match goes on.
    assert.ok((await dan.say(`wari move ${board} c`)).accepted);
    assert.ok((await eve.say(`wari move ${board} d`)).accepted);
    const kept = (await eve.get('/api/letters')).find((one) => one.subject === `wari Board ${board}`);
    assert.equal(kept.address, '');
});

test('a vacation responder and the house fall silent after one exchange', async () => {
    post(write(address('vera'), 'house@house.example', 'help'));
    const answer = await letter('vera', (one) => one.text.includes('signup'));
    // RFC 3834 says not to answer this at all, and where to answer if one must: nowhere.
    assert.equal(answer.field('return-path'), '<>');
    assert.match(answer.field('auto-submitted'), /auto-replied/);
    const automatic = reply(answer, address('vera'), 'I am away until Monday.')
        .replace('Subject: Re: ', 'Auto-Submitted: auto-replied\nSubject: Out of office: ');
    post(automatic);
    await eventually(() => postfix.queue().includes('empty'), 30);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    assert.equal(letters('vera').length, 1);

    // One that does not know the rules: it replies to whatever comes, and says who it is to nobody.
    let answered = 1, last = answer;
    for (let quiet = 0; quiet < 15; ++quiet) {
        post(reply(last, address('vera'), 'I am away until Monday.').replace('Subject: Re: ', 'Subject: Away: '));
        await new Promise((resolve) => setTimeout(resolve, 400));
        const heard = letters('vera');
        if (heard.length > answered) last = heard.at(-1);
        answered = heard.length;
    }
    assert.ok(answered <= 4, `${answered} letters to a machine`);
});

test('two houses that face each other fall silent after one exchange', async () => {
    post(write('house@other.example', 'house@house.example', 'help'));
    post(write('house@house.example', 'house@other.example', 'list'));
    await eventually(() => postfix.queue().includes('empty'), 30);
    await new Promise((resolve) => setTimeout(resolve, 3000));
    const lines = postfix.log().split('\n').filter((line) => /status=sent/.test(line));
    const between = lines.filter((line) => /to=<house(\+[^>]*)?@(other|house)\.example>/.test(line) && /\(250/.test(line));
    const toOther = between.filter((line) => /to=<house@other\.example>/.test(line));
    // Each got the mail that began it and at most the other's one answer.
    assert.ok(toOther.length <= 2, toOther.join('\n'));
});
