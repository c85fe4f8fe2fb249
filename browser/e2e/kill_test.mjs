// kill -9 during games: after the restart everything acknowledged is there, and only once. POSTHOUSE_KILLS sets the
// number of kills.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, queuesOf, sendByLmtp, mail, newDataFolder, startServer, receiveFromPipe, removeFolder, ApiClient } from './server.mjs';

const rounds = Number(process.env.POSTHOUSE_KILLS ?? 4);
const matches_at_once = 8;

/** Plays one match for both players through sockets until the server dies, and adds what it acknowledges. */
async function playUntilKilled(lines, match, acknowledged) {
    const { board } = match;
    try {
        while (!match.over) {
            const line = lines[match.to_move === 'first' ? 0 : 1];
            const move = match.legal[(7 * match.plies) % match.legal.length];
            const answer = await line.command(`octilite move ${board} ${move}`);
            assert.ok(answer.accepted, answer.text);
            acknowledged.push({ ply: match.plies, move });
            match = answer.match;
        }
    } catch (error) {
        if (error instanceof assert.AssertionError) throw error;
    }
}

test('everything acknowledged before a kill -9 is there afterwards', async (t) => {
    const data = newDataFolder();
    const start = () => startServer(data, '--matches-of-player', '10000');
    let server = await start();
    const players = [new ApiClient(server), new ApiClient(server)];
    await players[0].signUp('ann', 'annspass');
    await players[1].signUp('bob', 'bobspass');
    let total = 0;
    for (let round = 1; round <= rounds; ++round) {
        const begun = await Promise.all(
            Array.from({ length: matches_at_once }, async () => (await players[0].command('octilite challenge ann bob --first=ann')).match),
        );
        const lines = await Promise.all(players.map((player) => player.socket()));
        const acknowledged = begun.map(() => []);
        const playing = Promise.all(begun.map((match, index) => playUntilKilled(lines, match, acknowledged[index])));
        await eventually(() => acknowledged.every((moves) => moves.length > 0));
        await new Promise((resolve) => setTimeout(resolve, 50 * Math.random()));
        await server.close('SIGKILL');
        await playing;
        server = await start();
        for (const player of players) player.server = server;
        for (const [index, { board }] of begun.entries()) {
            const after = await players[0].get(`/api/match/octilite/${board}`);
            for (const { ply, move } of acknowledged[index]) assert.equal(after.moves[ply].text, move);
            assert.equal(after.moves.length, after.plies);
            assert.ok(after.plies - acknowledged[index].length <= 1, 'besides at most the move that was in flight');
            total += acknowledged[index].length;
        }
    }
    t.diagnostic(`${total} acknowledged moves over ${rounds} kills`);

    // An MTA resends a mail that was not acknowledged: it has one effect either way.
    const text = mail('ann@example.org', 'octilite challenge ann bob --password=annspass');
    const interrupted = sendByLmtp(server, text).catch(() => 'cut off');
    await server.close('SIGKILL');
    await interrupted;
    const before = rounds * matches_at_once;
    assert.equal(receiveFromPipe(server, text), 0);
    assert.equal(receiveFromPipe(server, text), 0);
    server = await start();
    for (const player of players) player.server = server;
    const matches = await eventually(async () => players[0].get('/api/matches?player=ann&game=octilite'));
    // Boards are numbered consecutively; the server lists only the newest.
    assert.equal(Math.max(...matches.map(({ board }) => board)), before + 1);
    await server.close();
    removeFolder(data);
});

test('the computer makes its pending move after a kill -9', async () => {
    const data = newDataFolder();
    let server = await startServer(data, '--no-opening-books');
    const ann = new ApiClient(server);
    await ann.signUp('ann', 'annspass');
    const { board } = (await ann.command('wari challenge ann computer-20 --first=computer-20')).match;
    assert.equal((await queuesOf(server)).computerMoves, 1);
    await server.close('SIGKILL');
    server = await startServer(data);
    ann.server = server;
    await eventually(async () => (await ann.get(`/api/match/wari/${board}`)).plies === 1);
    await server.close();
    removeFolder(data);
});
