// The real program over LMTP, pipe, HTTP and WebSocket.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import {
    allSent,
    binary,
    deliveredMails,
    eventually,
    filesBelow,
    sendByLmtp,
    mail,
    newDataFolder,
    startServer,
    receiveFromPipe,
    removeFolder,
    ApiClient,
} from './server.mjs';
import { blockValue, readLetter, reply } from './mailbox.mjs';

let server;
before(async () => {
    server = await startServer(newDataFolder());
});
after(async () => {
    await server.close();
    removeFolder(server.data);
});

/** Signs up by mail and confirms by replying to the letter. */
async function signUpByMail(name) {
    const address = `${name}@example.org`;
    assert.match(await sendByLmtp(server, mail(address, `signup ${name} ${name}spass`)), /^250/);
    const letter = await eventually(() => deliveredMails(server, address).find((text) => /^Subject: confirm /m.test(text)));
    const subject = letter.match(/^Subject: (.*)$/m)[1];
    assert.match(await sendByLmtp(server, mail(address, `Re: ${subject}`, '> quoted\n')), /^250/);
    await eventually(() => deliveredMails(server, address).find((text) => text.includes('is confirmed')));
    return address;
}

test('two people play a game of wari to its end by mail alone', async () => {
    const addresses = { ann: await signUpByMail('ann'), bob: await signUpByMail('bob') };
    assert.match(
        await sendByLmtp(
            server,
            mail(addresses.ann, 'wari challenge ann bob --first=ann --password=annspass ' + '--start=0,3,0,0,0,0/0,1,0,4,1,17 12 10 S'),
        ),
        /^250/,
    );
    const letterTo = (who, fits) => eventually(() => deliveredMails(server, addresses[who]).map(readLetter).find(fits));
    // The response to her challenge shows the board, too.
    let letter = await letterTo('ann', ({ text }) => text.includes('A match begins')),
        legal = ['b'];
    let toMove = 'ann',
        ply = 0;
    for (let over = false; !over; ++ply) {
        const move = legal[ply % legal.length];
        // By a reply or, as of old, by a command.
        const written =
            ply % 3 === 0
                ? mail(addresses[toMove], `wari move 1 ${toMove} ${toMove}spass ${move}`)
                : reply(letter, addresses[toMove], move);
        assert.match(await sendByLmtp(server, written), /^250/);
        toMove = toMove === 'ann' ? 'bob' : 'ann';
        letter = await letterTo(toMove, (one) => blockValue(one, 'ply') === String(ply + 1));
        assert.match(letter.field('subject'), /^Wari with \w+ · board 1$/);
        over = blockValue(letter, 'over') === 'yes';
        legal = blockValue(letter, 'legal').split(' ');
    }
    assert.ok(ply > 10);
});

test('a repeated mail has one effect', async () => {
    const again = mail('carol@example.org', 'signup carol carolspass');
    for (let i = 0; i < 10; ++i) assert.match(await sendByLmtp(server, again), /^250/);
    await allSent(server);
    assert.equal(deliveredMails(server, 'carol@example.org').length, 2); // the answer and the confirmation
});

test('the pipe delivers a mail while the server runs', async () => {
    assert.equal(receiveFromPipe(server, mail('pipe@example.org', 'list')), 0);
    await eventually(() => deliveredMails(server, 'pipe@example.org').some((text) => text.includes('octilite')));
});

test('automatic replies are not answered', async () => {
    assert.match(
        await sendByLmtp(server, mail('robot@example.org', 'help').replace('\nTo:', '\nAuto-Submitted: auto-replied\nTo:')),
        /^250/,
    );
    assert.match(await sendByLmtp(server, mail('robot@example.org', 'help'), ''), /^250/);
    await allSent(server);
    assert.equal(deliveredMails(server, 'robot@example.org').length, 0);
});

test('games of each kind are played against the computer through the socket', async () => {
    const dora = new ApiClient(server);
    assert.equal((await dora.signUp('dora', 'doraspass')).status, 200);
    const line = await dora.socket();
    for (const game of ['wari-24', 'super-wari', 'octilite']) {
        const begun = await line.command(`${game} challenge dora computer-1 --first=dora`);
        assert.ok(begun.accepted, begun.text);
        let match = begun.match;
        const { board } = match;
        while (!match.over) {
            const answer = await line.command(`${game} move ${board} ${match.legal[match.plies % match.legal.length]}`);
            assert.ok(answer.accepted, answer.text);
            match = answer.match;
            if (!match.over && match.to_move !== match.you)
                match = (
                    await line.event(
                        ({ match: seen }) =>
                            seen.game === game &&
                            seen.board === board &&
                            seen.plies > match.plies &&
                            (seen.over || seen.to_move === seen.you),
                    )
                ).match;
        }
        assert.ok(['first', 'second', 'draw'].includes(match.result));
    }
    line.close();
});

test('a move by HTTP reaches the sockets of the opponent and a spectator, and no others', async () => {
    const [eve, fred, gina] = [new ApiClient(server), new ApiClient(server), new ApiClient(server)];
    await eve.signUp('eve', 'evespass');
    await fred.signUp('fred', 'fredspass');
    await gina.signUp('gina', 'ginaspass');
    const [fredsLine, ginasLine, watcher] = [await fred.socket(), await gina.socket(), await new ApiClient(server).socket()];
    const { match } = await eve.command('oware challenge eve fred --first=eve');
    watcher.socket.send(JSON.stringify({ watch: `oware/${match.board}` }));
    await watcher.command('list');
    await eve.command(`oware move ${match.board} b`);
    await fredsLine.event((event) => event.match.plies === 1 && event.match.you === 'second');
    await watcher.event((event) => event.match.plies === 1 && event.match.you === null);
    await ginasLine.command('list');
    assert.equal(ginasLine.events.length, 0);
    for (const line of [fredsLine, ginasLine, watcher]) line.close();
});

test('an error has one sentence, the board and the legal moves', async () => {
    const client = new ApiClient(server);
    await client.signUp('hugo', 'hugospass');
    const { match } = await client.command('warri challenge hugo computer-1 --first=hugo');
    const answer = await client.command(`warri move ${match.board} z`);
    assert.equal(answer.accepted, false);
    assert.match(answer.text, /Legal moves: a b c d e f/);
    assert.match((await client.command('warri move 99 a')).text, /no warri board 99/);
    assert.match((await new ApiClient(server).command(`warri move ${match.board} hugo wrongpass a`)).text, /password is not right/);
});

test('no password is in the database, the log or any letter', async () => {
    const files = filesBelow(server.data);
    assert.ok(files.length > 5);
    for (const [path, bytes] of files) {
        for (const name of ['ann', 'bob', 'carol', 'dora', 'eve', 'fred', 'gina', 'hugo'])
            assert.ok(!bytes.includes(`${name}spass`), `${name}'s password is in ${path}`);
    }
    assert.ok(!/spass/.test(server.errors()), server.errors());
});

test('the terminal connects to a server with the commands of mails', async () => {
    const anna = new ApiClient(server);
    await anna.signUp('anna', 'annaspass');
    const file = join(server.data, 'password');
    writeFileSync(file, 'annaspass\n');
    const visit = (input, ...words) => spawnSync(binary, ['connect', server.url, ...words], { input, encoding: 'utf8' });
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
    // Refusals are in the language of the account, otherwise of the environment.
    const inGerman = (...words) =>
        spawnSync(binary, ['connect', server.url, ...words], { encoding: 'utf8', env: { ...process.env, LC_ALL: 'de_DE.UTF-8' } }).stdout;
    assert.match(inGerman('frobnicate'), /Kein Befehl und kein Spiel heißt „frobnicate“/);
    assert.match(inGerman(...asAnna, 'wari move 2 z9'), /„z9“ ist keine Mulde[^]*Mögliche Züge/);
    const wrong = join(server.data, 'wrong');
    writeFileSync(wrong, 'not it\n');
    assert.match(inGerman('--user', 'anna', '--password-file', wrong, 'list'), /Name und Passwort gehören nicht zusammen/);
    visit('', ...asAnna, 'language fr');
    assert.match(inGerman(...asAnna, 'wari move 2 z9'), /n’est pas une case/);
    const nobody = spawnSync(binary, ['connect', 'http://127.0.0.1:1', 'list'], { encoding: 'utf8' });
    assert.equal(nobody.status, 2);
    assert.match(nobody.stdout, /does not respond/);
});

test('mail is read from a maildir', async () => {
    const data = newDataFolder();
    const box = join(data, 'in');
    const other = await startServer(data, '--maildir', box);
    try {
        await eventually(() => existsSync(join(box, 'new')));
        writeFileSync(join(box, 'tmp', 'one'), mail('maja@example.org', 'list'));
        renameSync(join(box, 'tmp', 'one'), join(box, 'new', 'one'));
        await eventually(() => deliveredMails(other, 'maja@example.org').length === 1);
        assert.deepEqual(readdirSync(join(box, 'new')), []);
        assert.deepEqual(readdirSync(join(box, 'cur')), ['one:2,S']);
    } finally {
        await other.close();
        removeFolder(data);
    }
});

test('endgame tables are built in the background, agree with the oracle over HTTP, and are kept', async () => {
    const data = newDataFolder();
    const settings = join(data, 'settings');
    writeFileSync(settings, 'tablebase-seeds = 5\n');
    let other = await startServer(data, '--config', settings, '--tablebase-memory', '1M');
    const reaches = async () => (await fetch(`${other.url}/api/tablebase`)).json();
    const position = '0,1,0,0,2,0/1,0,0,1,0,0 20 23 N';
    const told = async () => (await fetch(`${other.url}/api/tablebase/wari/${encodeURIComponent(position)}`)).json();
    try {
        // The building thread has low priority.
        await eventually(async () => (await reaches()).filter((one) => (one.bounds ?? one.cycle) > 0).length === 6, 300);
        await eventually(async () => (await reaches()).find((one) => one.game === 'wari').bounds === 5, 300);
        const first = await told();
        assert.match(first.words[0], /^proven: /);
        const oracle = spawnSync(binary, ['tablebase', 'moves', 'wari', position, '--data', data]).stdout.toString();
        for (const move of first.moves) assert.match(oracle, new RegExp(`^ +${move.move} .*${move.words[0].slice(0, 20)}`, 'm'));
        await other.close();
        other = await startServer(data);
        await eventually(async () => (await reaches()).length === 6);
        assert.deepEqual(await told(), first);
    } finally {
        await other.close();
        removeFolder(data);
    }
});
