// The real program, played through LMTP, the pipe, HTTP and WebSocket.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { binary, delivered, eventually, lmtp, mail, newData, open, receive, removeData, Visitor } from './house.mjs';
import { inBlock, readLetter } from './letters.mjs';

let house;
before(async () => { house = await open(newData()); });
after(async () => {
    await house.close();
    removeData(house.data);
});

/** Signs up by mail and confirms by replying to the letter. */
async function signUpByMail(name) {
    const address = `${name}@example.org`;
    assert.match(await lmtp(house, mail(address, `signup ${name} ${name}spass`)), /^250/);
    const letter = await eventually(() => delivered(house, address).find((text) => /^Subject: confirm /m.test(text)));
    const subject = letter.match(/^Subject: (.*)$/m)[1];
    assert.match(await lmtp(house, mail(address, `Re: ${subject}`, '> quoted\n')), /^250/);
    await eventually(() => delivered(house, address).find((text) => text.includes('is confirmed')));
    return address;
}

test('two people play a whole game of wari by mail alone', async () => {
    const addresses = { ann: await signUpByMail('ann'), bob: await signUpByMail('bob') };
    assert.match(await lmtp(house, mail(addresses.ann, 'wari challenge ann bob --first=ann --password=annspass')), /^250/);
    const boardLetter = (who, ply) => eventually(() => delivered(house, addresses[who]).map(readLetter)
        .find((letter) => inBlock(letter, 'ply') === String(ply)));
    let ply = 0, legal = 'a b c d e f', toMove = 'ann';
    for (let over = false; !over; ++ply) {
        const move = legal.split(' ')[ply % legal.split(' ').length];
        assert.match(await lmtp(house, mail(addresses[toMove], `wari move 1 ${toMove} ${toMove}spass ${move}`)), /^250/);
        toMove = toMove === 'ann' ? 'bob' : 'ann';
        const letter = await boardLetter(toMove, ply + 1);
        assert.equal(letter.field('subject'), 'wari Board 1');
        over = inBlock(letter, 'over') === 'yes';
        legal = inBlock(letter, 'legal');
    }
    assert.ok(ply > 10);
});

test('a mail that comes again has one effect', async () => {
    const again = mail('carol@example.org', 'signup carol carolspass');
    for (let i = 0; i < 10; ++i) assert.match(await lmtp(house, again), /^250/);
    await eventually(() => delivered(house, 'carol@example.org').length === 2);  // the answer and the confirmation
    await lmtp(house, mail('carol@example.org', 'list'));
    await eventually(() => delivered(house, 'carol@example.org').length === 3);
});

test('the pipe takes a mail while the house is open', async () => {
    assert.equal(receive(house, mail('pipe@example.org', 'list')), 0);
    await eventually(() => delivered(house, 'pipe@example.org').some((text) => text.includes('octilite')));
});

test('what is answered automatically is not answered', async () => {
    assert.match(await lmtp(house, mail('robot@example.org', 'help').replace('\nTo:', '\nAuto-Submitted: auto-replied\nTo:')), /^250/);
    assert.match(await lmtp(house, mail('robot@example.org', 'help'), ''), /^250/);
    await lmtp(house, mail('human@example.org', 'help'));
    await eventually(() => delivered(house, 'human@example.org').length === 1);
    assert.equal(delivered(house, 'robot@example.org').length, 0);
});

test('the computer is played through the socket to the end of each kind of game', async () => {
    const dora = new Visitor(house);
    assert.equal((await dora.signUp('dora', 'doraspass')).status, 200);
    const line = await dora.socket();
    for (const game of ['wari-24', 'super-wari', 'octilite']) {
        const begun = await line.say(`${game} challenge dora computer-1 --first=dora`);
        assert.ok(begun.accepted, begun.text);
        let match = begun.match;
        const { board } = match;
        while (!match.over) {
            const answer = await line.say(`${game} move ${board} ${match.legal[match.plies % match.legal.length]}`);
            assert.ok(answer.accepted, answer.text);
            match = answer.match;
            if (!match.over && match.to_move !== match.you)
                match = (await line.event(({ match: seen }) => seen.game === game && seen.board === board &&
                    seen.plies > match.plies && (seen.over || seen.to_move === seen.you))).match;
        }
        assert.ok(['first', 'second', 'draw'].includes(match.result));
    }
    line.close();
});

test('a move by HTTP appears by itself in the socket of the other and of a watcher, and nowhere else', async () => {
    const [eve, fred, gina] = [new Visitor(house), new Visitor(house), new Visitor(house)];
    await eve.signUp('eve', 'evespass');
    await fred.signUp('fred', 'fredspass');
    await gina.signUp('gina', 'ginaspass');
    const [fredsLine, ginasLine, watcher] = [await fred.socket(), await gina.socket(), await new Visitor(house).socket()];
    const { match } = await eve.say('oware challenge eve fred --first=eve');
    watcher.socket.send(JSON.stringify({ watch: `oware/${match.board}` }));
    await watcher.say('list');
    await eve.say(`oware move ${match.board} b`);
    await fredsLine.event((event) => event.match.plies === 1 && event.match.you === 'second');
    await watcher.event((event) => event.match.plies === 1 && event.match.you === null);
    await ginasLine.say('list');
    assert.equal(ginasLine.events.length, 0);
    for (const line of [fredsLine, ginasLine, watcher]) line.close();
});

test('what is wrong is one sentence, the board and the legal moves', async () => {
    const visitor = new Visitor(house);
    await visitor.signUp('hugo', 'hugospass');
    const { match } = await visitor.say('warri challenge hugo computer-1 --first=hugo');
    const answer = await visitor.say(`warri move ${match.board} z`);
    assert.equal(answer.accepted, false);
    assert.match(answer.text, /Legal moves: a b c d e f/);
    assert.match((await visitor.say('warri move 99 a')).text, /no warri board 99/);
    assert.match((await new Visitor(house).say(`warri move ${match.board} hugo wrongpass a`)).text, /password is not right/);
});

test('no password is found in the database, the log or any letter', async () => {
    const { readFileSync, readdirSync } = await import('node:fs');
    const files = readdirSync(house.data, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    assert.ok(files.length > 5);
    for (const entry of files) {
        const bytes = readFileSync(`${entry.parentPath ?? entry.path}/${entry.name}`, 'latin1');
        for (const name of ['ann', 'bob', 'carol', 'dora', 'eve', 'fred', 'gina', 'hugo'])
            assert.ok(!bytes.includes(`${name}spass`), `${name}'s password is in ${entry.name}`);
    }
    assert.ok(!/spass/.test(house.complaints()), house.complaints());
});

test('the terminal visits a house by the words of its mails', async () => {
    const anna = new Visitor(house);
    await anna.signUp('anna', 'annaspass');
    const file = join(house.data, 'password');
    writeFileSync(file, 'annaspass\n');
    const visit = (input, ...words) => spawnSync(binary, ['visit', house.url, ...words], { input, encoding: 'utf8' });
    const asAnna = ['--user', 'anna', '--password-file', file];
    const talk = visit('wari challenge anna computer-1 --first=anna\nwari move 2 c\nwari chat 2\nGood luck.\n.\nquit\n', ...asAnna);
    assert.equal(talk.status, 0, talk.stdout);
    assert.match(talk.stdout, /A match begins: wari board 2/);
    assert.match(visit('', ...asAnna, 'wari showas 2').stdout, /Good luck\./);
    const several = visit('list\nwari show 2\n.\n', ...asAnna, 'multiple');
    assert.equal(several.status, 0);
    assert.match(several.stdout, /> list[^]*> wari show 2/);
    const guest = visit('', 'wari move 2 c');
    assert.equal(guest.status, 1);
    assert.match(guest.stdout, /Write it as: wari move board user password/);
    assert.equal(visit('', '--user', 'anna', '--password-file', '/dev/null', 'list').status, 1);
    const nobody = spawnSync(binary, ['visit', 'http://127.0.0.1:1', 'list'], { encoding: 'utf8' });
    assert.equal(nobody.status, 2);
    assert.match(nobody.stdout, /does not answer/);
});

test('mail is taken from a maildir', async () => {
    const data = newData();
    const box = join(data, 'in');
    const other = await open(data, '--maildir', box);
    try {
        await eventually(() => existsSync(join(box, 'new')));
        writeFileSync(join(box, 'tmp', 'one'), mail('maja@example.org', 'list'));
        renameSync(join(box, 'tmp', 'one'), join(box, 'new', 'one'));
        await eventually(() => delivered(other, 'maja@example.org').length === 1);
        assert.deepEqual(readdirSync(join(box, 'new')), []);
        assert.deepEqual(readdirSync(join(box, 'cur')), ['one:2,S']);
    } finally {
        await other.close();
        removeData(data);
    }
});

test('tables of endings are built in the background, answer over HTTP as the oracle does, and are kept', async () => {
    const data = newData();
    const settings = join(data, 'settings');
    writeFileSync(settings, 'tables = 5\n');
    let other = await open(data, '--config', settings, '--tables-memory', '1M');
    const reaches = async () => (await fetch(`${other.url}/api/tablebase`)).json();
    const position = '0,1,0,0,2,0/1,0,0,1,0,0 20 23 N';
    const told = async () => (await fetch(`${other.url}/api/tablebase/wari/${encodeURIComponent(position)}`)).json();
    try {
        // The thread that builds gives way to everything else that the machine does.
        await eventually(async () => (await reaches()).filter((one) => (one.bounds ?? one.cycle) > 0).length === 6, 200);
        await eventually(async () => (await reaches()).find((one) => one.game === 'wari').bounds === 5, 200);
        const first = await told();
        assert.match(first.words[0], /^proven: /);
        const oracle = spawnSync(binary, ['oracle', 'wari', position, '--data', data]).stdout.toString();
        for (const move of first.moves) assert.match(oracle, new RegExp(`^ +${move.move} .*${move.words[0].slice(0, 20)}`, 'm'));
        await other.close();
        other = await open(data);
        await eventually(async () => (await reaches()).length === 6, 200);
        assert.deepEqual(await told(), first);
    } finally {
        await other.close();
        removeData(data);
    }
});
