// What people write to the house and what it makes of it, through the real program: sentences that were once dropped,
// misread or played. Each row is a mail; the sections are those of the task that collected them. Elsewhere are:
// tournaments that end by moves (tournaments_test), an accept after another proposal (abuse_consent_test), article and
// move lists (also sheet_test), every other language and mail program (src/mail/corpus).

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ApiClient, allSent, deliveredMails, eventually, mail, newDataFolder, removeFolder, sendByLmtp, startServer } from './server.mjs';
import { readLetter, reply } from './mailbox.mjs';

let server, ann;
const people = {};
const plain = (text) => text.replace(/\s+/g, ' ');
const letters = (address) => deliveredMails(server, address).map(readLetter);

/** A player who plays by mail, from an address that they have confirmed. */
async function byMail(name, address = `${name}@example.org`) {
    const client = new ApiClient(server);
    await client.signUp(name, `${name}spass`, address);
    const confirm = await eventually(() => letters(address).find((one) => /^confirm /.test(one.field('subject'))));
    await sendByLmtp(server, mail(address, `Re: ${confirm.field('subject')}`, 'yes\n'));
    await eventually(() => letters(address).find((one) => plain(one.text).includes(`${address} is confirmed`)));
    people[name] = { client, address };
}

before(async () => {
    server = await startServer(newDataFolder(), '--replies-per-hour', '1000');
    ann = new ApiClient(server);
    await ann.signUp('ann', 'annspass');
    await byMail('bob');
    await byMail('dora');
    await byMail('kit', 'cat-owner@example.org');
});
after(async () => {
    await server.close();
    removeFolder(server.data);
});

const state = (board) => ann.get(`/api/match/wari/${board}`);

/** A match in which this player is to move first. */
async function begin(name = 'bob') {
    const { match, text } = await ann.command(`wari challenge ann ${name} --first=${name}`);
    assert.ok(match, text);
    return match.board;
}
const boardLetter = (board, name = 'bob') =>
    eventually(() =>
        letters(people[name].address).findLast(
            (one) => one.field('subject').endsWith(`· board ${board}`) && /^-- posthouse 1$/m.test(one.text),
        ),
    );

/** Sends the mail; returns the answer. */
async function answerTo(raw) {
    const address = raw.match(/^From: (.*)$/m)[1];
    const id = raw.match(/^Message-ID: (.*)$/m)[1];
    assert.match(await sendByLmtp(server, raw), /^250/);
    return eventually(async () => {
        await allSent(server);
        return letters(address).find((one) => one.field('in-reply-to') === id);
    });
}

const withField = (raw, field) => raw.replace(/^Date: /m, `${field}\nDate: `);
/** The writer's words as these bytes. */
const quotedPrintable = (raw, words, bytes) =>
    raw.replace('Content-Transfer-Encoding: 8bit', 'Content-Transfer-Encoding: quoted-printable').replace(words, bytes);

const played = (move) => ({ move });
const asked = { asks: true };
const rows = [
    // [section, words, what comes of it, what else is in the mail]
    ['3.1', "c\nSent from the beach with one thumb.\nNo, please don't play this yet, I want f instead.", asked],
    ['3.1', "c\nOn 5/1 you wrote that c is bad, so:\nNo, please don't play this yet.", asked],
    ['3.1', "c\nDisclaimer: I am tired.\nNo, please don't play this yet.", asked],
    ['3.1', "c\n---- wait ----\nNo, please don't play this yet.", asked],
    ['3.1', "c\n---\nNo, please don't play this yet.", asked],
    ['3.1', "c\n—\nNo, please don't play this yet.", asked],
    ['3.1', "c\nVon: mir\nAn: dich\nNo, please don't play this yet.", asked],
    ['3.1', "c\nDate: Sunday\nFrom: 6 pm\nNo, please don't play this yet.", asked],
    ['3.1', "c\nQuoting my uncle:\nNo, please don't play this yet.", asked],
    [
        '3.1',
        'c\nDisclaimer: I have had two beers!\nSee you on Sunday.',
        { move: 'c', said: 'Disclaimer: I have had two beers!\nSee you on Sunday.' },
    ],
    ['3.2', 'c\nplease do not enter this move, greetings from sunny Spain to all of you', asked],
    ['3.2', "c\nDon't play it yet, I'm on the train and the signal is bad.", asked],
    ['3.2', 'c\nI resign, thanks for the game and greetings to your family', asked],
    ['3.2', 'c\nActually no, thanks anyway', asked],
    ['3.2', 'c\nJe retire mon coup, il fait beau ici et les enfants vont bien', asked],
    ['3.3', 'a then f', asked],
    ['3.3', 'a and f', asked],
    ['3.3', 'first a then f', asked],
    ['3.3', 'I play a then e', asked],
    ['3.3', 'e to a', asked],
    ['3.3', 'A please. F.', asked],
    ['3.3', 'A: Finished.', asked],
    ['3.3', 'c\n?', asked],
    ['3.3', 'c (?)', asked],
    ['3.3', 'c\nmore likely d', asked],
    ['3.3', "c\nas long as you haven't moved yet", asked],
    ['3.3', 'c\nonly testing', asked],
    ['3.3', 'c\nBack to the drawing board', asked],
    ['3.4', 'c\nZvzrk plomt grixa wenduf horbal tistrep.', asked],
    ['3.5', 'ça', asked, { bytes: '=E7a' }],
    ['3.5', 'bé', asked, { bytes: 'b=E9' }],
    ['3.5', 'dû', asked, { bytes: 'd=FB' }],
    ['3.5', 'resigné', asked, { bytes: 'resign=E9' }],
    ['3.5', 'accepté', asked, { bytes: 'accept=E9' }],
    ['3.5', 'c\nGrüße', { move: 'c', said: 'Grüße' }, { bytes: 'c\nGr=FC=DFe' }],
    ['3.6', 'c', played('c'), { field: 'X-Auto-Response-Suppress: DR, OOF, AutoReply', onPage: true }],
    ['3.6', 'c', played('c'), { field: 'X-Auto-Response-Suppress: All', onPage: true }],
    ['3.6', 'c', played('c'), { field: 'X-Autoreply: no' }],
    ['3.6', 'c', played('c'), { field: 'Precedence: bulk', onPage: true }],
    ['3.6', 'c', played('c'), { field: 'List-Unsubscribe: <mailto:x@example.org>', onPage: true }],
    ['3.6', 'c', played('c'), { name: 'kit' }],
    ['3.6', 'Away until Monday.\nF', asked],
    ['3.8', 'chat\nwari resign 1\nc is what I would play.', { chat: 'wari resign 1\nc is what I would play.' }],
    ['3.11', 'Hi Bob, c', played('c')],
    ['3.11', "I think I'll take c", played('c')],
    ['3.11', '👍 c', played('c')],
    ['3.11', 'c로', played('c')],
    ['3.11', 'eで', played('e')],
    ['3.11', 'Reply above this line\n\nc', played('c')],
];

test('3.1 to 3.6, 3.8, 3.11: replies to a board letter', async (t) => {
    const matches = [];
    for (const [, , , { name } = {}] of rows) matches.push(await begin(name));
    for (const [i, [section, words, expected, { name = 'bob', bytes, field, onPage } = {}]] of rows.entries())
        await t.test(`${section} “${words}” ${field ?? ''}`, async () => {
            const board = matches[i];
            let raw = reply(await boardLetter(board, name), people[name].address, words);
            if (bytes) raw = quotedPrintable(raw, words, bytes);
            if (field) raw = withField(raw, field);
            if (onPage) await sendByLmtp(server, raw);
            const answer = onPage ? undefined : await answerTo(raw);
            const now = await state(board);
            assert.deepEqual([now.over, now.plies], [false, expected.move ? 1 : 0], answer?.text);
            if (expected.move) assert.equal(now.moves[0].text, expected.move);
            if (expected.said) assert.equal(now.moves[0].comment, expected.said);
            if (expected.chat) assert.equal(now.talk.at(-1).text, expected.chat);
            if (expected.asks)
                assert.match(plain(answer.text), /nothing was done|was not understood|not certain|not a legal move|rien n’a été fait/);
        });
});

test('2: an answer is to the question that it replies to', async () => {
    const board = await begin();
    const letter = await boardLetter(board);
    const ask = (to, words) => reply(to, people.bob.address, words);
    const first = await answerTo(ask(letter, 'c, is that legal?'));
    const second = await answerTo(ask(letter, 'd, is that legal?'));
    assert.match(
        plain((await answerTo(ask(first, 'yes'))).text),
        /That is no longer the move that waits .*: d is, and nothing was played\./,
    );
    assert.equal((await state(board)).plies, 0, 'yes to the question before');
    assert.ok((await people.bob.client.command(`wari submit ${board} f`)).accepted);
    await answerTo(ask(second, 'yes'));
    assert.equal((await state(board)).plies, 0, 'something else was submitted on the page');
    const third = await answerTo(ask(letter, 'd, is that legal?'));
    await answerTo(ask(third, 'yes?'));
    assert.equal((await state(board)).plies, 0, '“yes?” is no yes');
    assert.match(plain((await answerTo(ask(third, 'no'))).text), /nothing (is|was) (played|done)/i);
    await answerTo(ask(await answerTo(ask(letter, 'd, is that legal?')), 'yes\nGreetings from the sea!'));
    const { moves } = await state(board);
    assert.equal(moves[0].text, 'd');
    assert.match(moves[0].comment, /is that legal\?[^]*Greetings from the sea!/, '3.8: words beside a doubtful move travel');
});

test('3.7: no mistake is met with silence, and the same Message-ID with other words is another mail', async () => {
    const board = await begin();
    const letter = await boardLetter(board);
    for (let i = 0; i < 6; ++i)
        assert.match(plain((await answerTo(reply(letter, people.bob.address, `zzz ${i}`))).text), /was not understood/);
    const question = reply(letter, people.bob.address, 'zzz');
    await answerTo(question);
    await sendByLmtp(server, question.replace('\nzzz\n', '\nc\n'));
    await eventually(async () => (await state(board)).plies === 1);
});

// Mails that reply to nothing: subject, body, the first sentence of the answer. Each is a stranger's, who gets few
// answers an hour, unless its words name Dora.
const commands = [
    [
        '3.9',
        'Super-Wari',
        `Super-Wari

The rules of play:
1. Each player has eight houses, with three seeds in each.
2. Lift all seeds of a house, and sow them.
3. A last seed that makes 2 or 3 takes them.
4. No starving!
5. 25 seeds win.

     Dora  Ann
  1.  c    ?
`,
        /super-wari board 1|confirm/i,
    ],
    ['3.10', 'wari resgin 1 dora doraspass', '', /“resgin” may mean “wari resign”, which is never guessed/],
    ['3.10', 'signof dora doraspass yes', '', /“signof” may mean “signoff”, which is never guessed/],
    ['3.10', 'resgin', '', /“resgin” may mean “GAME resign board user password”/],
    ['3.11', "No, that wasn't me!", '', /You wrote “No”, but your mail answers no question of ours/],
    ['3.11', 'Re: signup …', 'yes\n', /You wrote “yes”, but your mail answers no question of ours/],
    ['3.11', 'show wari 1', '', / captured /],
    ['3.11', 'wari show 1 kit', '', / captured /],
    ['3.11', 'unsubscribe', '', /“notify never” ends all mail to you/],
    ['3.11', 'stop', '', /“notify never” ends all mail to you/],
    ['3.11', '(no subject)', 'wari show 1\n', / captured /],
    ['3.11', 'hello', 'wari show 1\n', / captured /],
    ['3.11', '=?utf-8?q?=E2=80=9Cwari_show_1=E2=80=9D?=', '', / captured /],
];

test('3.9 to 3.11: commands', async (t) => {
    const board = await begin('dora');
    for (const [i, [section, subject, body, expected]] of commands.entries())
        await t.test(`${section} ${subject}`, async () => {
            const from = /dora/i.test(subject + body) ? people.dora.address : `stranger-${i}@example.org`;
            const raw = mail(from, subject.replaceAll(' 1', ` ${board}`), body.replace('show 1', `show ${board}`)).replace(
                '\n\n',
                '\nContent-Type: text/plain; charset=utf-8\nMIME-Version: 1.0\n\n',
            );
            assert.match(plain((await answerTo(raw)).text), expected);
            assert.equal((await state(board)).over, false);
        });
    assert.ok((await people.dora.client.get('/api/me')).user?.name, 'the account is not closed');
});

test('3.8: text below commands reaches the opponent', async () => {
    const said = async (board) => JSON.stringify((await state(board)).talk);
    const send = (subject, body) => answerTo(mail(people.bob.address, subject, body));
    const board = await begin();
    const answer = await send('', `wari move ${board} bob bobspass c\n\nWell played, Ann!\nwari resign ${board} bob bobspass\n`);
    const { plies, over, moves } = await state(board);
    assert.deepEqual([plies, over, moves[0].comment], [1, false, `Well played, Ann!\nwari resign ${board} bob ***`], answer.text);
    const other = await begin();
    await send('Re: lunch', `wari resign ${other} bob bobspass\nYou were too strong.\nMy password is bobspass.\n`);
    assert.match(await said(other), /You were too strong\.\\nMy password is \*\*\*/);
});

test('1.3: closing an account names the matches that it ends', async () => {
    const players = [new ApiClient(server), new ApiClient(server)];
    for (const [i, name] of ['gus', 'hal'].entries()) {
        await players[i].signUp(name, `${name}spass`);
        if (i === 0) assert.ok((await players[0].command('wari tournament cup --players=2 --games=2')).accepted);
        assert.ok((await players[i].command('wari join cup')).accepted);
    }
    assert.match(plain((await players[0].command('signoff gusspass yes')).text), /2 (running )?matches|two/i);
});
