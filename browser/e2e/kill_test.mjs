// kill -9 during games: after the restart everything acknowledged is there, and only once. POSTHOUSE_KILLS sets the
// number of kills.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, sendByLmtp, mail, newDataFolder, startServer, receiveFromPipe, removeDataFolder, ApiClient } from './server.mjs';

const rounds = Number(process.env.POSTHOUSE_KILLS ?? 8);
const matches_at_once = 8;

/** Plays one match for both players through sockets until the server dies; returns what was acknowledged. */
async function playUntilKilled(lines, match, board) {
    const acknowledged = [];
    try {
        for (;;) {
            const line = lines[match.to_move === 'first' ? 0 : 1];
            const move = match.legal[(7 * match.plies) % match.legal.length];
            const answer = await line.command(`octilite move ${board} ${move}`);
            assert.ok(answer.accepted, answer.text);
            acknowledged.push({ ply: match.plies, move });
            match = answer.match;
            if (match.over) return acknowledged;
        }
    } catch (error) {
        if (error instanceof assert.AssertionError) throw error;
        return acknowledged;
    }
}

test('everything acknowledged before a kill -9 is there afterwards', async (t) => {
    const data = newDataFolder();
    let server = await startServer(data);
    const players = [new ApiClient(server), new ApiClient(server)];
    await players[0].signUp('ann', 'annspass');
    await players[1].signUp('bob', 'bobspass');
    let total = 0;
    for (let round = 1; round <= rounds; ++round) {
        const begun = await Promise.all(Array.from({ length: matches_at_once },
            async () => (await players[0].command('octilite challenge ann bob --first=ann')).match));
        const lines = await Promise.all(players.map((player) => player.socket()));
        const playing = Promise.all(begun.map((match) => playUntilKilled(lines, match, match.board)));
        setTimeout(() => server.close('SIGKILL'), 5 + 100 * Math.random());
        const acknowledged = await playing;
        await server.close('SIGKILL');
        server = await startServer(data);
        for (const player of players) player.server = server;
        for (const [index, { board }] of begun.entries()) {
            const after = await players[0].get(`/api/match/octilite/${board}`);
            for (const { ply, move } of acknowledged[index]) assert.equal(after.moves[ply].text, move);
            assert.equal(after.moves.length, after.plies);
            assert.ok(after.plies - acknowledged[index].length <= 1, 'besides at most the move that was in flight');
            total += acknowledged[index].length;
            // A player has so many running matches at most.
            if (!after.over) assert.ok((await players[0].command(`octilite resign ${board}`)).accepted);
        }
    }
    t.diagnostic(`${total} acknowledged moves over ${rounds} kills`);
    assert.ok(total > rounds);

    // An MTA resends a mail that was not acknowledged: it has one effect either way.
    const text = mail('ann@example.org', 'octilite challenge ann bob --password=annspass');
    const interrupted = sendByLmtp(server, text).catch(() => 'cut off');
    await server.close('SIGKILL');
    await interrupted;
    const before = rounds * matches_at_once;
    assert.equal(receiveFromPipe(server, text), 0);
    assert.equal(receiveFromPipe(server, text), 0);
    server = await startServer(data);
    for (const player of players) player.server = server;
    const matches = await eventually(async () => players[0].get('/api/matches?player=ann&game=octilite'));
    // Boards are numbered consecutively; the server lists only the newest.
    assert.equal(Math.max(...matches.map(({ board }) => board)), before + 1);
    await server.close();
    removeDataFolder(data);
});

test('the computer makes its pending move after a kill -9', async () => {
    const data = newDataFolder();
    let server = await startServer(data);
    const ann = new ApiClient(server);
    await ann.signUp('ann', 'annspass');
    const boards = [];
    for (let i = 0; i < 5; ++i)
        boards.push((await ann.command('wari challenge ann computer-20 --first=computer-20')).match.board);
    await server.close('SIGKILL');
    server = await startServer(data);
    ann.server = server;
    for (const board of boards)
        await eventually(async () => (await ann.get(`/api/match/wari/${board}`)).plies === 1, 60);
    await server.close();
    removeDataFolder(data);
});
