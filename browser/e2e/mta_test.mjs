// The server behind a real Postfix, set up as in docs/postfix.md: players use nothing but mail.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eventually, freePort, newDataFolder, startServer, removeFolder, ApiClient, LmtpClient } from './server.mjs';
import { blockValue, reply, newMail } from './mailbox.mjs';
import { Postfix } from './postfix.mjs';

const hosts = ['house.example', 'other.example'];
let postfix;
const houses = [];
before(async () => {
    // The servers need Postfix's port and Postfix theirs, so Postfix is configured after they have started.
    const port = await freePort();
    for (const host of hosts)
        houses.push(
            await startServer(newDataFolder(), '--host', host, '--relay', `smtp://127.0.0.1:${port}`, '--mails-per-minute', '100000'),
        );
    postfix = await Postfix.start(
        port,
        hosts.map((host, i) => ({ host, lmtp: `127.0.0.1:${houses[i].lmtpPort}` })),
    );
});
after(async () => {
    postfix?.stop();
    for (const server of houses) {
        await server.close();
        removeFolder(server.data);
    }
});

/** Sends a mail through Postfix by SMTP. */
async function post(mail) {
    const line = await LmtpClient.open(postfix.port, 'EHLO');
    const answer = await line.deliver(mail, mail.match(/^From: (.*)$/m)[1], mail.match(/^To: (.*)$/m)[1]);
    line.close();
    assert.match(answer, /^250 /);
}
const address = (name) => `${name}@players.example`;
const letters = (name) => postfix.mailbox(name);
const letter = (name, fits) => eventually(() => letters(name).find(fits));

async function signUp(name, host = hosts[0]) {
    await post(newMail(address(name), `house@${host}`, `signup ${name} ${name}-pass-1234`));
    const asked = await letter(name, (one) => one.field('subject').startsWith('confirm '));
    await post(reply(asked, address(name), ''));
    await letter(name, (one) => one.text.includes('is confirmed'));
}

test('two players play by replying to the letters with the board', async () => {
    for (const name of ['ann', 'bob']) await signUp(name);
    await post(newMail(address('ann'), 'house@house.example', 'wari challenge ann bob --first=ann --password=ann-pass-1234'));
    const start = await letter('ann', (one) => blockValue(one, 'ply') === '0' || one.text.includes('A match begins'));
    assert.ok(start);
    let mover = 'ann';
    // The response to ann's challenge shows the board: she replies to it. (gateways_test plays on to the end.)
    let board = start;
    let legal = ['a'];
    for (let ply = 0; ply < 8; ++ply) {
        const move = legal[ply % legal.length];
        await post(reply(board, address(mover), `${move}\n\nGood luck!`));
        mover = mover === 'ann' ? 'bob' : 'ann';
        board = await letter(mover, (one) => blockValue(one, 'ply') === String(ply + 1));
        assert.equal(board.field('subject'), `Wari with ${mover === 'ann' ? 'bob' : 'ann'} · board 1`);
        assert.match(board.text, /Good luck!/);
        legal = blockValue(board, 'legal').split(' ');
    }
    const all = letters('bob').filter((one) => one.field('subject') === 'Wari with ann · board 1');
    const roots = new Set(all.map((one) => one.field('references').split(' ')[0]));
    assert.deepEqual([...roots], ['<wari.1@house.example>']);
    const lines = all.flatMap((one) => one.text.split('\n'));
    for (const line of lines) assert.ok([...line].length <= 72, line);
    for (const one of all) {
        assert.match(one.html, /<table/);
        assert.match(one.field('auto-submitted'), /^auto-/);
    }
});

test('a bounce suspends the address visibly and loses no game', async () => {
    await signUp('eve');
    const eve = new ApiClient(houses[0]);
    await eve.post('/api/login', { name: 'eve', password: 'eve-pass-1234' });
    postfix.removeMailbox('eve');
    const dan = new ApiClient(houses[0]);
    await dan.signUp('dan', 'dan-pass-1234');
    const begun = await dan.command('wari challenge dan eve --first=dan');
    assert.ok(begun.accepted, begun.text);
    const board = begun.match.board;
    const suspended = await eventually(async () => (await eve.get('/api/me')).user.addresses.find((one) => one.suspended));
    assert.equal(suspended.address, address('eve'));
    assert.match((await eve.get('/api/letters')).map((one) => one.body).join('\n'), /eve@players\.example/);
    // Later letters stay on the page, and the match continues.
    assert.ok((await dan.command(`wari move ${board} c`)).accepted);
    const news = (await eve.get('/api/letters')).find((one) => one.subject.endsWith(`· board ${board}`));
    assert.equal(news.address, '');
    assert.match(news.body, /4 seeds from c/);
    assert.ok((await eve.command(`wari move ${board} d`)).accepted);
});

test('a vacation responder and the server stop after one exchange', async () => {
    await post(newMail(address('vera'), 'house@house.example', 'help'));
    const answer = await letter('vera', (one) => one.text.includes('signup'));
    // RFC 3834: such mail must not be answered, and its return address is empty.
    assert.equal(answer.field('return-path'), '<>');
    assert.match(answer.field('auto-submitted'), /auto-replied/);
    const automatic = reply(answer, address('vera'), 'I am away until Monday.').replace(
        'Subject: Re: ',
        'Auto-Submitted: auto-replied\nSubject: Out of office: ',
    );
    await post(automatic);
    await postfix.settled(houses);
    assert.equal(letters('vera').length, 1);

    // A badly behaved responder: it replies to everything without identifying itself.
    for (let i = 0; i < 7; ++i) {
        const last = letters('vera').at(-1);
        await post(reply(last, address('vera'), 'I am away until Monday.').replace('Subject: Re: ', 'Subject: Away: '));
        await postfix.settled(houses);
    }
    const answered = letters('vera').length;
    assert.ok(answered <= 4, `${answered} letters to an automatic responder`);
});

test('two servers that mail each other stop after one exchange', async () => {
    await post(newMail('house@other.example', 'house@house.example', 'help'));
    await post(newMail('house@house.example', 'house@other.example', 'list'));
    await postfix.settled(houses);
    const lines = postfix
        .log()
        .split('\n')
        .filter((line) => /status=sent/.test(line));
    const between = lines.filter((line) => /to=<house(\+[^>]*)?@(other|house)\.example>/.test(line) && /\(250/.test(line));
    const toOther = between.filter((line) => /to=<house@other\.example>/.test(line));
    // Each received the first mail and at most one answer.
    assert.ok(toOther.length <= 2, toOther.join('\n'));
});
