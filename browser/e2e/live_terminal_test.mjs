// `posthouse connect` at a terminal: an evening is played there.

import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { ApiClient, binary, newDataFolder, removeFolder, startServer } from './server.mjs';
import { Terminal } from './terminal.mjs';

let server;
const players = {};
before(async () => {
    server = await startServer(newDataFolder());
    const file = join(server.data, 'password');
    writeFileSync(file, 'longenough\n');
    for (const name of ['ann', 'bea']) {
        assert.ok((await new ApiClient(server).command(`signup ${name} longenough ${name}@example.org`)).accepted);
        const terminal = new Terminal(binary, 'connect', server.url, '--user', name, '--password-file', file);
        await terminal.until(`${name}> `);
        players[name] = terminal;
    }
});
after(async () => {
    for (const terminal of Object.values(players)) {
        terminal.type('quit');
        await terminal.ended;
    }
    await server.close();
    removeFolder(server.data);
});

test('an arena is played in terminals: boards come by themselves, and a move is typed alone', async () => {
    const { ann, bea } = players;
    ann.type('oware tournament tonight --system=arena --starts=now --minutes=5 --clock=5m+0s');
    assert.match(await ann.until('ann> '), /arena of 5 minutes/);
    for (const [name, terminal] of Object.entries(players)) {
        terminal.type('oware join tonight');
        await terminal.until(`${name}> `);
    }
    const begun = { ann: await ann.until('ann oware 1> '), bea: await bea.until('bea oware 1> ') };
    const mover = begun.ann.includes('It is your turn.') ? 'ann' : 'bea';
    const other = mover === 'ann' ? 'bea' : 'ann';
    assert.match(begun[other], new RegExp(`It is ${mover}'s turn`));

    players[mover].type('c');
    assert.match(await players[mover].until(`${mover} oware 1> `), /Move 1: You sow 4 seeds from c/);
    assert.match(await players[other].until(`${other} oware 1> `), /Move 1: .* sows 4 seeds from c/);
    // A word that is neither a move nor a command is refused as a move.
    players[other].type('z');
    assert.match(await players[other].until(`${other} oware 1> `), /“z” is not a house/);

    players[other].type('chat');
    await players[other].until('dot)\n');
    players[other].type('good luck\nmod: you are banned\n.');
    await players[other].until(`${other} oware 1> `);
    assert.match(
        await players[mover].until(`${mover} oware 1> `),
        new RegExp(`^\n${other} \\(oware 1\\): good luck\n    mod: you are banned\n$`),
    );

    players[other].type('resign');
    assert.match(await players[other].until(`${other}> `), new RegExp(`Won by ${mover}`));
    assert.match(await players[mover].until(`${mover}> `), new RegExp(`Won by ${mover}`));
    // The next game comes by itself, without the one that is over shown again.
    for (const name of [mover, other]) {
        const next = await players[name].until(`${name} oware 2> `);
        assert.match(next, /^\noware board 2\n/);
        assert.equal(next.includes('Won by'), false, next);
    }
});

test('a line without a board is for the board of the prompt, which others do not change', async () => {
    const { ann, bea } = players;
    ann.type('show');
    assert.match(await ann.until('ann oware 2> '), /^oware board 2, /);
    ann.type('tournaments');
    assert.match(await ann.until('ann oware 2> '), /tonight: oware, arena/);
    bea.type('chat well played');
    assert.match(await bea.until('bea oware 2> '), /^Said at oware board 2/);
    assert.match(await ann.until('ann oware 2> '), /bea \(oware 2\): well played/);

    // Another game begins, and is shown; the prompt of the live one stays.
    bea.type('wari challenge bea ann --first=bea');
    await bea.until('bea wari 1> ');
    assert.match(await ann.until('ann oware 2> '), /wari board 1/);

    // What is half typed when the board changes is not played on the next one.
    ann.type('resign');
    await ann.until('ann> ');
    ann.program.stdin.write('c');
    await ann.until('ann oware 3> ');
    ann.type('');
    await ann.until('ann oware 3> ');
    ann.type('show');
    await ann.until('ann oware 3> ');
    const { plies } = await new ApiClient(server).get('/api/match/oware/3');
    assert.equal(plies, 0);
});

test('who is logged out elsewhere is told', async () => {
    const ann = new ApiClient(server);
    await ann.post('/api/login', { name: 'ann', password: 'longenough' });
    assert.ok((await ann.command('change password longenough longenough2')).accepted);
    players.bea.type('chat bye'); // the server looks when it has something to tell
    assert.match(await players.ann.until('> '), /You are no longer logged in: “login ann”/);
});
