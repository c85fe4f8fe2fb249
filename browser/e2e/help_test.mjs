// Help and account deletion in a terminal of 24 rows, by mail and by `visit`.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { after, before, test } from 'node:test';
import { binary, deliveredMails, eventually, sendByLmtp, mail, newDataFolder, startServer, removeFolder, ApiClient } from './server.mjs';
import { readLetter } from './mailbox.mjs';
import { more, Terminal } from './terminal.mjs';

let server, ann;
before(async () => {
    server = await startServer(newDataFolder());
    ann = new ApiClient(server);
    assert.ok((await ann.command('signup ann annspass ann@example.org')).accepted);
});
after(async () => {
    await server.close();
    removeFolder(server.data);
});

const rowsOf = (screen) => screen.split('\n').length;

test('play shows help, rules and example in pages of 24 rows', async () => {
    for (const game of ['wari', 'wari-24', 'super-wari', 'octilite']) {
        const terminal = new Terminal(binary, 'play', game, '--level', '1', '--seed', '1');
        await terminal.until('draw lots) ');
        terminal.type('y');
        await terminal.until('Your move? ');
        for (const subject of ['?', '? rules', '? example']) {
            terminal.type(subject);
            const screens = await terminal.screens('Your move? ');
            for (const screen of screens) assert.ok(rowsOf(screen) <= 24, `${game} ${subject}: ${rowsOf(screen)}\n${screen}`);
            const expected = subject === '?' ? 'Type a move, or one of these' : subject === '? rules' ? '##' : 'move by move';
            assert.ok(screens.join('').includes(expected), `${game} ${subject}`);
            if (subject !== '?') assert.ok(screens.length > 3, `${game} ${subject}`);
        }
        terminal.type('? example');
        await terminal.until(`${more} `);
        terminal.type('q');
        await terminal.until('Your move? ');
        terminal.type('quit');
        await terminal.ended;
    }
});

test('visit pages long responses at 24 rows, but not through a pipe', async () => {
    const terminal = new Terminal(binary, 'connect', server.url);
    await terminal.until('> ');
    terminal.type('help super-wari');
    assert.equal((await terminal.screens('> ')).length, 1);
    terminal.type('super-wari help example');
    const screens = await terminal.screens('> ');
    assert.ok(screens.length > 5);
    for (const screen of screens) assert.ok(rowsOf(screen) <= 24, screen);
    terminal.type('quit');
    await terminal.ended;
    const { stdout } = await ran('connect', server.url, 'super-wari help example');
    assert.equal(stdout, (await ann.command('super-wari help example')).text);
});

/** The program without a terminal. */
function ran(...words) {
    const program = spawn(binary, words);
    let stdout = '';
    program.stdout.setEncoding('utf8').on('data', (text) => {
        stdout += text;
    });
    program.stdin.end();
    return new Promise((resolve) => program.on('close', (status) => resolve({ stdout, status })));
}

/** The letter that answers a mail with this subject. */
async function answer(subject, body = '') {
    const before = deliveredMails(server, 'ann@example.org').length;
    assert.match(await sendByLmtp(server, mail('ann@example.org', subject, body)), /^250/);
    return eventually(() =>
        deliveredMails(server, 'ann@example.org')
            .slice(before)
            .map(readLetter)
            .find((letter) => letter.field('subject').startsWith('Re: ')),
    );
}

test('by mail a game’s help has its sections, in at most 72 columns', async () => {
    const first = await answer('help wari');
    assert.match(first.text, /wari help example/);
    for (const [subject, words] of [
        ['wari help rules', /## Feeding/],
        ['help wari example', /A grand slam/],
    ]) {
        const letter = await answer(subject);
        assert.match(letter.text, words);
        for (const line of letter.text.split('\n')) assert.ok([...line].length <= 72, line);
    }
});

test('by mail a start position needs no quotation marks, and accepts any kind', async () => {
    const confirm = await eventually(() => deliveredMails(server, 'ann@example.org').find((text) => /^Subject: confirm /m.test(text)));
    await answer(`Re: ${confirm.match(/^Subject: (.*)$/m)[1]}`);
    const position = '0,3,0,0,0,0/0,1,0,4,1,17 12 10 S';
    const begun = async (start) => {
        const before = (await ann.get('/api/matches')).length;
        await sendByLmtp(server, mail('ann@example.org', `wari challenge ann computer-1 --password=annspass ${start} --first=ann`));
        const newest = await eventually(async () => {
            const all = await ann.get('/api/matches'); // newest first
            return all.length > before && all[0];
        });
        return (await ann.get(`/api/match/wari/${newest.board}`)).from;
    };
    for (const start of [`--start=${position}`, `--start='${position}'`, `"--start=${position}"`])
        assert.equal(await begun(start), position, start);
    const refused = await answer('wari challenge ann computer-1 --password=annspass --start=here');
    const [example] = refused.text.match(/--start="[^"\n]*"/);
    assert.equal(await begun(example), '4,4,4,4,4,4/4,4,4,4,4,4 0 0 S');
});

test('by mail account deletion lists the matches to be resigned and waits for yes', async () => {
    assert.match((await answer('signoff ann annspass')).text, /Nothing was done yet[\s\S]*wari board 1 against computer-1/);
    assert.equal((await ann.get('/api/players')).find(({ name }) => name === 'ann').gone, false);
    await sendByLmtp(server, mail('ann@example.org', 'signoff ann annspass yes'));
    await eventually(async () => !(await ann.get('/api/players')).some(({ name }) => name === 'ann'));
});
