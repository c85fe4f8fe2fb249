// The etiquette of Warri in the terminal and by mail: the human is South, a lot decides who moves first, and touch-move
// applies.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { after, before, test } from 'node:test';
import { binary, deliveredMails, eventually, sendByLmtp, mail, newDataFolder, startServer, removeFolder, ApiClient } from './server.mjs';
import { blockValue, readLetter } from './mailbox.mjs';

let server;
before(async () => {
    server = await startServer(newDataFolder());
});
after(async () => {
    for (const { child } of Terminal.all) child.kill();
    await server.close();
    removeFolder(server.data);
});

/** The program in its own terminal (`script` is part of every Debian), with output and input. */
class Terminal {
    static all = [];
    at = 0;
    constructor(...words) {
        Terminal.all.push(this);
        this.shown = '';
        this.child = spawn('script', ['-qec', [binary, ...words].join(' '), '/dev/null'], { stdio: ['pipe', 'pipe', 'inherit'] });
        this.child.stdout.on('data', (bytes) => {
            this.shown += bytes.toString().replaceAll('\r', '');
        });
        this.exited = new Promise((resolve) => this.child.on('exit', resolve));
    }
    /** Waits for this output after the previously awaited one. */
    async sees(words) {
        await eventually(() => this.shown.includes(words, this.at)).catch(() => assert.fail(`no “${words}” in ${this.shown}`));
        const from = this.at;
        this.at = this.shown.indexOf(words, from) + words.length;
        return this.shown.slice(from, this.at);
    }
    type(line) {
        this.child.stdin.write(`${line}\n`);
    }
}

/** A random seed with which the lot falls to this seat. */
async function seedFor(seat) {
    for (let seed = 1; seed < 40; ++seed) {
        const terminal = new Terminal('play', 'warri', '--level', '1', '--seed', seed);
        const told = await terminal.sees('Your move? ');
        terminal.type('quit');
        assert.equal(await terminal.exited, 0);
        if (told.includes(`The lot fell to ${seat}: `)) return { seed, told };
    }
    return assert.fail(`the lot never falls to ${seat}`);
}

test('in the terminal the human is South and a lot decides who moves first', async () => {
    const south = await seedFor('South');
    assert.match(south.told, /The lot fell to South: you move first\.\n/);
    assert.doesNotMatch(south.told, /THINKING|go first\?/);
    const north = await seedFor('North');
    assert.match(north.told, /The lot fell to North: the computer moves first\.\n/);
    assert.match(north.told, /THINKING\.+\n[^]*Computer: North sows [^]*Computer  captured 0[^]*You  captured 0/);
    for (const { told } of [south, north]) assert.match(told, /You are South\./);
});

test('in the terminal touch-move applies unless etiquette is off', async () => {
    const { seed } = await seedFor('South');
    const kept = new Terminal('play', 'warri', '--level', '1', '--seed', seed);
    await kept.sees('Your move? ');
    kept.type('c');
    await kept.sees('You: South sows');
    await kept.sees('Your move? ');
    kept.type('undo');
    await kept.sees('no move is taken back.');
    kept.type('proven');
    await kept.sees('nobody counts');
    kept.type('moves');
    await kept.sees('So far:');
    await kept.sees('  1.  c  ');
    kept.type('resign');
    await kept.sees('The computer thanks you for the game.');
    await kept.sees('Another game? (Y/N) ');
    kept.type('n');
    assert.equal(await kept.exited, 0);

    const free = new Terminal('play', 'warri', '--etiquette=off', '--level', '1');
    await free.sees('Do you want to go first?');
    free.type('y');
    await free.sees('Your move? ');
    free.type('c');
    await free.sees('Your move? ');
    free.type('undo');
    await free.sees('Your move c is taken back.');
    free.type('quit');
    assert.equal(await free.exited, 0);
});

test('other sowing games use etiquette on request, and games without it say so', async () => {
    const oware = new Terminal('play', 'oware', '--etiquette=on', '--level', '1');
    await oware.sees('The lot fell to ');
    await oware.sees('Your move? ');
    oware.type('undo');
    await oware.sees('no move is taken back.');
    oware.type('quit');
    assert.equal(await oware.exited, 0);
    for (const game of ['octilite', 'wari-24']) {
        const never = new Terminal('play', game, '--etiquette=on');
        await never.sees('leave out --etiquette.');
        assert.equal(await never.exited, 2);
    }
});

test('by mail the human is South whoever wins the lot, and the game continues from there', async () => {
    const address = 'zoe@example.org';
    await sendByLmtp(server, mail(address, 'signup zoe zoespass'));
    const asked = await eventually(() => deliveredMails(server, address).find((text) => /^Subject: confirm /m.test(text)));
    await sendByLmtp(server, mail(address, `Re: ${asked.match(/^Subject: (.*)$/m)[1]}`));
    await eventually(() => deliveredMails(server, address).find((text) => text.includes('is confirmed')));
    const client = new ApiClient(server);
    const told = new Map();
    for (let board = 1; told.size < 2; ++board) {
        assert.ok(board < 40, 'the lot can fall to either player');
        assert.match(await sendByLmtp(server, mail(address, 'warri challenge zoe computer-1 --password=zoespass')), /^250/);
        const answer = await eventually(() =>
            deliveredMails(server, address)
                .map(readLetter)
                .find(({ text }) => text.includes(`A match begins: warri board ${board},`)),
        );
        const [, seat, who] = answer.text.match(/The lot fell to (\w+): (\S+) moves first\./);
        const begun = await client.get(`/api/match/warri/${board}`);
        assert.equal(begun.seats[0].name, 'zoe');
        assert.equal(begun.rated, true);
        assert.equal(begun.from, seat === 'North' ? '4,4,4,4,4,4/4,4,4,4,4,4 0 0 N' : null);
        assert.equal(who, seat === 'North' ? 'computer-1' : 'zoe');
        told.set(seat, board);
    }
    // The computer has moved first; its move is in its own column, and one letter answers it.
    const letter = await eventually(() =>
        deliveredMails(server, address)
            .map(readLetter)
            .find((one) => blockValue(one, 'board') === String(told.get('North')) && blockValue(one, 'ply') === '1'),
    );
    assert.match(letter.text, /The lot fell to North: computer-1 moves first\./);
    assert.match(letter.text, / {5}zoe {2}computer-1\n {2}1\. {7}[a-f]\n {2}2\. {2}\?\n/);
    const move = blockValue(letter, 'legal').split(' ')[0];
    assert.match(await sendByLmtp(server, mail(address, `warri move ${told.get('North')} zoe zoespass ${move}`)), /^250/);
    await eventually(async () => (await client.get(`/api/match/warri/${told.get('North')}`)).moves[1]?.text === move);
    const text = await (await fetch(`${server.url}/api/match/warri/${told.get('North')}.txt`)).text();
    assert.match(text, /\[Position "4,4,4,4,4,4\/4,4,4,4,4,4 0 0 N"\]/);
});
