// Cut-and-paste play by mail: boards pasted without quotation marks, challenges written as opening sheets, and the
// responses to replies that the server cannot assign or understand.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { allSent, ApiClient, deliveredMails, eventually, sendByLmtp, newDataFolder, startServer, removeFolder } from './server.mjs';
import { blockValue, readLetter, reply, newMail } from './mailbox.mjs';

const ann = 'ann@example.org',
    bob = 'bob@example.org',
    eve = 'eve@example.org';
const toHouse = 'house@posthouse.localhost';

let server, clients;
before(async () => {
    server = await startServer(newDataFolder(), '--questions-per-hour', '6');
    clients = {};
    for (const name of ['ann', 'bob']) {
        clients[name] = new ApiClient(server);
        await clients[name].signUp(name, `${name}spass`, `${name}@example.org`);
        const asked = (await clients[name].get('/api/letters'))[0].subject;
        await clients[name].post('/api/confirm', { token: asked.split(' ')[1] });
    }
});
after(async () => {
    await server.close();
    removeFolder(server.data);
});

const letters = (address) => deliveredMails(server, address).map(readLetter);
const letter = (address, wanted) => eventually(() => letters(address).find(wanted));
const boardLetter = (address, game, board, ply) =>
    letter(
        address,
        (one) => blockValue(one, 'game') === game && blockValue(one, 'board') === String(board) && blockValue(one, 'ply') === String(ply),
    );
const movesOf = async (game, board) => (await clients.ann.get(`/api/match/${game}/${board}`)).moves;
/** The same mail without its quotation. */
const withoutQuotation = (mail) => mail.replace(/\nOn Sat, [^]*$/, '\n');

async function begun(game, move) {
    const { accepted, text, match } = await clients.ann.command(`${game} challenge ann bob --move=${move}`);
    assert.ok(accepted, text);
    return match.board;
}

test('a move filled in on an unquoted move sheet is played, and its comment reaches the opponent', async () => {
    for (const [game, first, answer] of [
        ['super-wari', 'c', 'h'],
        ['wari', 'd', 'b'],
        ['oware', 'a', 'c'],
        ['octilite', '22+b', '36+e'],
    ]) {
        const board = await begun(game, first);
        const bobs = await boardLetter(bob, game, board, 1);
        const pasted = bobs.text.match(/It is your turn\.\n\n([^]*)^To move/m)[1];
        const sheet = bobs.text.match(/^ +ann +bob\n +1\. .*\?$/m)[0].replace('?', answer);
        assert.match(pasted, /\+---/);
        await sendByLmtp(server, withoutQuotation(reply(bobs, bob, `Good luck, Ann!\n\n${pasted}\n${sheet}\n`)));
        const anns = await boardLetter(ann, game, board, 2);
        assert.equal(blockValue(anns, 'moves'), `${first} ${answer}`);
        assert.match(anns.text, /bob writes:\n +Good luck, Ann!\n/);
        assert.equal((await movesOf(game, board))[1].comment, 'Good luck, Ann!');
    }
});

test('a filled-in opening sheet is a challenge with its first move, once confirmed', async () => {
    const opening = [
        'Shall we play, Bob?',
        '',
        '  h   g   f   e   d   c   b   a',
        '+---+---+---+---+---+---+---+---+',
        '| 3 | 3 | 3 | 3 | 3 | 3 | 3 | 3 |  Bob',
        '+---+---+---+---+---+---+---+---+',
        '| 3 | 3 | 3 | 3 | 3 | 3 | 3 | 3 |  Ann',
        '+---+---+---+---+---+---+---+---+',
        '  a   b   c   d   e   f   g   h',
        '',
        '     Ann  Bob',
        '  1.  c',
        '',
    ].join('\n');
    const begun = () => letters(bob).filter(({ text }) => text.includes('A match begins: super-wari')).length;
    const before = begun();
    await sendByLmtp(server, newMail(ann, toHouse, 'Re: Super-Wari', opening));
    const asked = await letter(ann, (one) => one.field('subject').startsWith('confirm') && one.text.includes('super-wari challenge'));
    assert.match(asked.text, /super-wari challenge Ann Bob --first=Ann --move=c/);
    assert.equal(begun(), before, 'nothing is done yet');
    await sendByLmtp(server, reply(asked, ann, 'yes'));
    const bobs = await letter(bob, (one) => one.text.includes('Shall we play, Bob?'));
    await allSent(server);
    assert.match(bobs.text, /A match begins: super-wari board \d+, ann against bob\. ann moves first\./);
    assert.equal(blockValue(bobs, 'moves'), 'c');
    assert.equal(
        letters(bob).filter((one) => blockValue(one, 'board') === blockValue(bobs, 'board') && blockValue(one, 'game') === 'super-wari')
            .length,
        1,
        'one letter reports both',
    );
    assert.equal(begun(), before + 1);
    await sendByLmtp(server, withoutQuotation(reply(bobs, bob, bobs.text.match(/^ +ann +bob\n.*\?$/m)[0].replace('?', 'd'))));
    const anns = await boardLetter(ann, 'super-wari', blockValue(bobs, 'board'), 2);
    assert.equal(blockValue(anns, 'moves'), 'c d');
});

test('an incomplete opening sheet starts nothing and says what is missing', async () => {
    const count = async () => (await clients.ann.command('super-wari games ann all')).text;
    const before = await count();
    for (const [sheet, sentence] of [
        ['1. c', 'names of both players'],
        ['Ann Bob\n1. ? c', 'in the column of Bob'],
        ['Ann Bob\n1. c d', 'have only one move'],
    ]) {
        await sendByLmtp(server, newMail(ann, toHouse, 'super-wari', sheet));
        await letter(ann, ({ text }) => text.replaceAll('\n', ' ').includes(sentence));
    }
    assert.equal(await count(), before);
});

test('a reply with the tokens of two boards, or from another address, gets an explanation', async () => {
    const [one, two] = [await begun('wari', 'a'), await begun('wari', 'b')];
    const first = await boardLetter(bob, 'wari', one, 1),
        second = await boardLetter(bob, 'wari', two, 1);
    await sendByLmtp(server, reply(first, bob, 'c').replace(/^References: /m, `References: ${second.field('message-id')} `));
    await letter(bob, ({ text }) => text.replaceAll('\n', ' ').includes('answers letters about different boards'));
    for (const address of [ann, eve]) {
        await sendByLmtp(server, reply(first, address, 'well played'));
        const told = await letter(address, ({ text }) => text.replaceAll('\n', ' ').includes("about another player's board"));
        assert.doesNotMatch(told.text, /bob|Legal moves|North/);
    }
    assert.deepEqual([(await movesOf('wari', one)).length, (await movesOf('wari', two)).length], [1, 1]);
});

test('the last letter of a day about mails that were not understood says so', async () => {
    const carl = new ApiClient(server),
        address = 'carl@example.org';
    await carl.signUp('carl', 'carlspass', address);
    await carl.post('/api/confirm', { token: (await carl.get('/api/letters'))[0].subject.split(' ')[1] });
    const { match } = await carl.command('wari challenge carl ann --first=carl');
    assert.ok((await carl.command('notify each')).accepted);
    // The reply answers a letter about the sender’s own board: it asks for it.
    await sendByLmtp(server, newMail(address, toHouse, `wari show ${match.board}`));
    const shown = await letter(address, ({ text }) => text.includes('Legal moves'));
    await sendByLmtp(server, reply(shown, address, 'c'));
    await letter(address, ({ text }) => text.includes('Move 1: You'));
    const answers = () => letters(address).filter((one) => one.field('subject').includes(`board ${match.board}`)).length;
    const before = answers();
    for (let i = 0; i < 4; ++i) await sendByLmtp(server, reply(shown, address, 'd'));
    await eventually(() => answers() === before + 4);
    for (let i = 0; i < 52; ++i) await sendByLmtp(server, reply(shown, address, 'what a nice board'));
    await letter(address, ({ text }) => text.replaceAll('\n', ' ').includes('This is the last such letter today'));
    await allSent(server);
    assert.equal(answers(), before + 4 + 50);
    await sendByLmtp(server, newMail(address, toHouse, 'help mail'));
    await letter(address, ({ text }) => text.includes('How to play by mail'));
});
