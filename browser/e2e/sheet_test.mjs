// Cut-and-paste play by mail: boards pasted without quote marks, challenges written as the beginning of a move list, and
// what is said to replies that the server cannot place or does not understand.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Visitor, delivered, eventually, lmtp, newData, open, removeData } from './house.mjs';
import { inBlock, readLetter, reply, write } from './letters.mjs';

const ann = 'ann@example.org', bob = 'bob@example.org', eve = 'eve@example.org';
const toHouse = 'house@posthouse.localhost';

let house, visitors;
before(async () => {
    house = await open(newData(), '--questions-an-hour', '6');
    visitors = {};
    for (const name of ['ann', 'bob']) {
        visitors[name] = new Visitor(house);
        await visitors[name].signUp(name, `${name}spass`, `${name}@example.org`);
        const asked = (await visitors[name].get('/api/letters'))[0].subject;
        await visitors[name].post('/api/confirm', { token: asked.split(' ').pop() });
    }
});
after(async () => {
    await house.close();
    removeData(house.data);
});

const letters = (address) => delivered(house, address).map(readLetter);
const letter = (address, wanted) => eventually(() => letters(address).find(wanted));
const boardLetter = (address, game, board, ply) => letter(address, (one) =>
    inBlock(one, 'game') === game && inBlock(one, 'board') === String(board) && inBlock(one, 'ply') === String(ply));
const movesOf = async (game, board) => (await visitors.ann.get(`/api/match/${game}/${board}`)).moves;
/** The same mail without what its program has quoted. */
const withoutQuotation = (mail) => mail.replace(/\nOn Sat, [^]*$/, '\n');

async function begun(game, move) {
    const { accepted, text, match } = await visitors.ann.say(`${game} challenge ann bob --move=${move}`);
    assert.ok(accepted, text);
    return match.board;
}

test('the filled-in move of an unquoted board and sheet is played, its comment goes to the opponent', async () => {
    for (const [game, first, answer] of [['super-wari', 'c', 'h'], ['wari', 'd', 'b'], ['oware', 'a', 'c'], ['octilite', '22+b', '36+e']]) {
        const board = await begun(game, first);
        const bobs = await boardLetter(bob, game, board, 1);
        const pasted = bobs.text.match(/^Move 1, .*\n\n([^]*)^It is your turn/m)[1];
        const sheet = bobs.text.match(/^ +ann +bob\n +1\. .*\?$/m)[0].replace('?', answer);
        assert.match(pasted, /\+---/);
        await lmtp(house, withoutQuotation(reply(bobs, bob, `Good luck, Ann!\n\n${pasted}\n${sheet}\n`)));
        const anns = await boardLetter(ann, game, board, 2);
        assert.equal(inBlock(anns, 'moves'), `${first} ${answer}`);
        assert.match(anns.text, /bob writes:\n +Good luck, Ann!\n/);
        assert.equal((await movesOf(game, board))[1].comment, 'Good luck, Ann!');
    }
});

test('a name, a board and a first move are a challenge with its first move, once it is confirmed', async () => {
    const opening = [
        'Shall we play, Bob?', '',
        '  h   g   f   e   d   c   b   a',
        '+---+---+---+---+---+---+---+---+',
        '| 3 | 3 | 3 | 3 | 3 | 3 | 3 | 3 |  Bob',
        '+---+---+---+---+---+---+---+---+',
        '| 3 | 3 | 3 | 3 | 3 | 3 | 3 | 3 |  Ann',
        '+---+---+---+---+---+---+---+---+',
        '  a   b   c   d   e   f   g   h', '',
        '     Ann  Bob',
        '  1.  c', ''].join('\n');
    const begun = () => letters(bob).filter(({ text }) => text.includes('A match begins: super-wari')).length;
    const before = begun();
    await lmtp(house, write(ann, toHouse, 'Re: Super-Wari', opening));
    const asked = await letter(ann, (one) => one.field('subject').startsWith('confirm') && one.text.includes('super-wari challenge'));
    assert.match(asked.text, /super-wari challenge Ann Bob --first=Ann --move=c/);
    assert.equal(begun(), before, 'nothing is done yet');
    await lmtp(house, reply(asked, ann, 'yes'));
    const bobs = await letter(bob, (one) => one.text.includes('Shall we play, Bob?'));
    assert.match(bobs.text, /A match begins: super-wari board \d+, ann against bob\. ann moves first\./);
    assert.equal(inBlock(bobs, 'moves'), 'c');
    assert.equal(letters(bob).filter((one) => inBlock(one, 'board') === inBlock(bobs, 'board')
        && inBlock(one, 'game') === 'super-wari').length, 1, 'one letter says both');
    assert.equal(begun(), before + 1);
    await lmtp(house, withoutQuotation(reply(bobs, bob, bobs.text.match(/^ +ann +bob\n.*\?$/m)[0].replace('?', 'd'))));
    const anns = await boardLetter(ann, 'super-wari', inBlock(bobs, 'board'), 2);
    assert.equal(inBlock(anns, 'moves'), 'c d');
});

test('an opening sheet with something missing begins nothing and says what', async () => {
    const count = async () => (await visitors.ann.say('super-wari games ann all')).text;
    const before = await count();
    for (const [sheet, sentence] of [['1. c', 'names of both players'], ['Ann Bob\n1. ? c', 'in the column of Bob'],
        ['Ann Bob\n1. c d', 'have only one move']]) {
        await lmtp(house, write(ann, toHouse, 'super-wari', sheet));
        await letter(ann, ({ text }) => text.replaceAll('\n', ' ').includes(sentence));
    }
    assert.equal(await count(), before);
});

test('a reply with the marks of two boards, or from another address, is told what is the matter', async () => {
    const [one, two] = [await begun('wari', 'a'), await begun('wari', 'b')];
    const first = await boardLetter(bob, 'wari', one, 1), second = await boardLetter(bob, 'wari', two, 1);
    await lmtp(house, reply(first, bob, 'c').replace(/^References: /m, `References: ${second.field('message-id')} `));
    await letter(bob, ({ text }) => text.replaceAll('\n', ' ').includes('answers letters about different boards'));
    for (const address of [ann, eve]) {
        await lmtp(house, reply(first, address, 'well played'));
        const told = await letter(address, ({ text }) => text.replaceAll('\n', ' ').includes("about another player's board"));
        assert.doesNotMatch(told.text, /bob|Legal moves|North/);
    }
    assert.deepEqual([(await movesOf('wari', one)).length, (await movesOf('wari', two)).length], [1, 1]);
});

test('after so many questions one letter says that no more come, and a stale reply is no question', async () => {
    const carl = new Visitor(house), address = 'carl@example.org';
    await carl.signUp('carl', 'carlspass', address);
    await carl.post('/api/confirm', { token: (await carl.get('/api/letters'))[0].subject.split(' ').pop() });
    const { match } = await carl.say('wari challenge carl ann --first=carl');
    assert.ok((await carl.say('notify each')).accepted);
    // What is answered is a letter about his own board: he asks for it.
    await lmtp(house, write(address, toHouse, `wari show ${match.board}`));
    const shown = await letter(address, ({ text }) => text.includes('Legal moves'));
    await lmtp(house, reply(shown, address, 'c'));
    await letter(address, ({ text }) => text.includes('Move 1, you'));
    const answers = () => letters(address).filter((one) => one.field('subject').includes(`wari Board ${match.board}`)).length;
    const before = answers();
    for (let i = 0; i < 4; ++i) await lmtp(house, reply(shown, address, 'd'));
    await eventually(() => answers() === before + 4);
    for (let i = 0; i < 9; ++i) await lmtp(house, reply(shown, address, 'what a nice board'));
    await letter(address, ({ text }) => text.replaceAll('\n', ' ').includes('it mails you no more such questions'));
    assert.equal(answers(), before + 4 + 6 + 1);
    await lmtp(house, write(address, toHouse, 'help mail'));
    await letter(address, ({ text }) => text.includes('How to play by mail'));
});
