// A player exports all their data and deletes the account: afterwards neither name nor address is in any data, export
// or backup, and the opponent's games are unchanged.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
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
    removeFolder,
    ApiClient,
} from './server.mjs';

const name = 'Zebulon',
    address = 'zebulon.quist@example.org',
    left = 'someone who left';
const secretWords = ['vermilion armadillo', 'cerulean pangolin', 'ochre axolotl', 'a mauve capybara'];

let server, scratch, zebulon, bob;
before(async () => {
    server = await startServer(newDataFolder());
    scratch = mkdtempSync(join(tmpdir(), 'posthouse-data-'));
    zebulon = new ApiClient(server);
    bob = new ApiClient(server);
    assert.equal((await zebulon.signUp(name, 'zebupass', address)).status, 200);
    assert.equal((await bob.signUp('bob', 'bobspass', 'bob@example.org')).status, 200);
    for (const to of [address, 'bob@example.org']) await confirm(to);
    await eventually(async () => (await zebulon.get('/api/letters')).length > 0);
});
after(async () => {
    await server.close();
    removeFolder(server.data);
    rmSync(scratch, { recursive: true, force: true });
});

async function confirm(to) {
    const [letter] = await eventually(() => {
        const some = deliveredMails(server, to);
        return some.length && some;
    });
    await sendByLmtp(server, mail(to, `confirm ${letter.match(/Subject: confirm (\S+)/)[1]}`));
}
const admin = (...words) => {
    const run = spawnSync(binary, ['admin', ...words, '--data', server.data], { encoding: 'utf8' });
    assert.equal(run.status, 0, run.stderr + run.stdout);
    return run.stdout;
};
const done = async (client, command, comment) => {
    const said = await client.command(command, comment);
    assert.ok(said.accepted, `${command}: ${said.text ?? said.error}`);
    return said.text;
};
function namesNobody(where, text) {
    for (const word of [name, 'quist', ...secretWords]) {
        const at = text.toLowerCase().indexOf(word.toLowerCase());
        assert.equal(at, -1, `${where} has “${word}”: ${at < 0 ? '' : text.slice(Math.max(0, at - 80), at + 80)}`);
    }
}
async function getZip() {
    const answer = await fetch(`${server.url}/api/me/export`, { headers: { Cookie: zebulon.cookie } });
    return { status: answer.status, type: answer.headers.get('content-type'), bytes: Buffer.from(await answer.arrayBuffer()) };
}

test('the export has account, games, letters and notes, and nobody’s secrets', async () => {
    await done(zebulon, `wari challenge ${name} bob --first=${name}`);
    for (const [who, move, comment] of [
        [zebulon, 'b', secretWords[0]],
        [bob, 'd', `well, ${name}!`],
        [zebulon, 'f'],
        [bob, 'c'],
    ])
        await done(who, `wari move 1 ${move}`, comment);
    await done(zebulon, 'wari chat 1', secretWords[1]);
    await done(bob, 'wari chat 1', `hello ${name}`);
    await done(zebulon, 'message bob', secretWords[2]);
    await done(zebulon, 'wari note 1', secretWords[3]);
    await done(bob, `message ${name}`, 'a letter to keep');
    await done(zebulon, 'report bob', 'nothing of weight');
    await done(bob, `report ${name}`, `${name} plays too fast`);
    await done(zebulon, 'friend bob');
    await done(bob, `friend ${name}`);
    await done(zebulon, `oware challenge ${name} computer-1`);
    const token = await zebulon.token('zebupass', 'my-bot', 'read');
    const { status, type, bytes } = await getZip();
    assert.equal(status, 200);
    assert.equal(type, 'application/zip');
    const path = join(scratch, 'all.zip');
    writeFileSync(path, bytes);
    const folder = join(scratch, 'all');
    assert.equal(spawnSync('unzip', ['-q', path, '-d', folder]).status, 0);
    const account = JSON.parse(readFileSync(join(folder, 'account.json'), 'utf8'));
    assert.equal(account.name, name);
    assert.deepEqual(
        account.addresses.map((one) => one.address),
        [address],
    );
    assert.equal(account.wishes.friends[0].name, 'bob');
    assert.equal(account.tokens[0].name, 'my-bot');
    assert.equal(account.reports[0].words.trim(), 'nothing of weight');
    const matches = JSON.parse(readFileSync(join(folder, 'matches.json'), 'utf8'));
    assert.equal(matches.length, 2);
    const wari = matches.find((one) => one.game === 'wari');
    assert.match(wari.note, new RegExp(secretWords[3]));
    assert.deepEqual(
        wari.talk.map((one) => one.words.trim()),
        [secretWords[1], `hello ${name}`],
    );
    const game = readFileSync(join(folder, 'games', 'wari.txt'), 'utf8');
    writeFileSync(join(scratch, 'wari.txt'), game);
    assert.match(game, new RegExp(`First "${name}"`));
    assert.match(readFileSync(join(folder, 'letters', '0001.txt'), 'utf8'), /a letter to keep/);
    const all = filesBelow(folder)
        .map(([, text]) => text)
        .join('\n');
    for (const secret of ['$argon2', token, 'bob@example.org', zebulon.cookie.split('=')[1]]) assert.ok(!all.includes(secret), secret);
    const byOperator = join(scratch, 'operator.zip');
    admin('export-player', name, byOperator);
    assert.equal(spawnSync('unzip', ['-tq', byOperator]).status, 0);
    assert.equal(statSync(byOperator).mode & 0o077, 0);
});

test('an export needs a login, and there are at most five a day', async () => {
    assert.equal((await fetch(`${server.url}/api/me/export`)).status, 401);
    // Of those asked for side by side some may be told that another is being made: that is none of the five.
    const statuses = (await Promise.all([getZip(), getZip(), getZip()])).map(({ status }) => status);
    const made = () => statuses.filter((status) => status === 200).length;
    assert.ok(made() >= 1, `${statuses}`);
    while (statuses.at(-1) === 200 || statuses.length === 3) statuses.push((await getZip()).status);
    assert.equal(made(), 4, `one export was made before: ${statuses}`);
    assert.equal(statuses.at(-1), 429);
});

test('a deleted account leaves no trace, and the opponent keeps the game', async () => {
    const before = await bob.get('/api/match/wari/1');
    // A letter that is being delivered is in its maildir as it was written.
    await allSent(server);
    await done(zebulon, 'signoff zebupass yes');
    assert.equal((await zebulon.get('/api/me')).user, null);
    assert.equal((await new ApiClient(server).post('/api/login', { name, password: 'zebupass' })).status, 403);

    const match = await bob.get('/api/match/wari/1');
    assert.deepEqual(
        match.seats.map((seat) => seat.name),
        [left, 'bob'],
    );
    assert.deepEqual(
        match.moves.map((move) => move.text),
        before.moves.map((move) => move.text),
    );
    assert.equal(match.result, 'second');

    const paths = `
        /api/match/wari/1 /api/match/wari/1.txt /api/picture/wari/1 /api/players /api/matches /api/letters /api/friends
        /api/settings /api/standings/wari /api/ratings/bob /api/server /api/challenges/open /plain/match/wari/1 /plain/letters /plain
        /plain/settings`;
    for (const path of paths.trim().split(/\s+/)) {
        const answer = await fetch(server.url + path, { headers: { Cookie: bob.cookie } });
        assert.equal(answer.status, 200, path);
        namesNobody(path, await answer.text());
    }
    for (const command of ['wari show 1', 'letters 200', 'wari games bob all', 'wari history bob', 'friend'])
        namesNobody(command, (await bob.command(command)).text ?? '');
    assert.match((await bob.command('wari show 1')).text, new RegExp(left));
    assert.equal((await new ApiClient(server).signUp(name.toUpperCase(), 'another-pass')).status, 409);

    await eventually(() => filesBelow(server.data).every(([path, bytes]) => !path.includes('quist') && !/zebulon/i.test(bytes)));
    for (const [path, bytes] of filesBelow(server.data)) namesNobody(path, path + bytes);
    assert.ok(filesBelow(server.data).some(([path]) => path.endsWith('house.sqlite')));
    namesNobody('admin export', admin('export', '-'));
    namesNobody('admin audit', admin('audit') + admin('reports', '--all') + admin('users'));
    const backups = join(scratch, 'backups');
    admin('backup', backups);
    for (const [path, bytes] of filesBelow(backups)) namesNobody(path, bytes);
    namesNobody('the log', server.errors());
});

test('the operator deletes an account, also while the server runs', async () => {
    const quentin = new ApiClient(server);
    await quentin.signUp('quentin', 'quenspass', 'quentin@quist.example');
    await done(quentin, 'wari challenge quentin bob --first=quentin');
    await allSent(server);
    assert.match(admin('delete', 'quentin'), /account is deleted, and 1 running match is given up/);
    assert.deepEqual(
        (await bob.get('/api/match/wari/2')).seats.map((seat) => seat.name),
        [left, 'bob'],
    );
    assert.equal((await quentin.get('/api/me')).user, null);
    assert.match(admin('audit'), /delete an account/);
    for (const [path, bytes] of filesBelow(server.data)) assert.ok(!/quentin/i.test(path + bytes), path);
});

test('by mail the last letter is sent, and nothing of it is kept', async () => {
    const xaver = new ApiClient(server);
    await xaver.signUp('xaver', 'xaverpass', 'xaver@example.org');
    await confirm('xaver@example.org');
    await sendByLmtp(server, mail('xaver@example.org', 'signoff xaver xaverpass yes'));
    const [goodbye] = await eventually(() => {
        const some = deliveredMails(server, 'xaver@example.org').filter((one) => one.includes('Subject: Goodbye'));
        return some.length && some;
    });
    assert.match(goodbye, /Your account is deleted/);
    await eventually(() => !/xaver/i.test(admin('export', '-')));
});
