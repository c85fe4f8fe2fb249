// kill -9 of either of two servers, or of the database server, in turn, during games: everything acknowledged is there
// afterwards at both, and only once. POSTHOUSE_KILLS sets the number of kills.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, newDataFolder, startServer, removeFolder, ApiClient } from './server.mjs';
import { Postgres } from './postgres.mjs';

const rounds = Number(process.env.POSTHOUSE_KILLS ?? 6);
const matches_at_once = 8;
const plies_max = 200;

/** Plays one match with each player's socket at their own server, until one is cut off, and adds what was
    acknowledged. */
async function playUntilKilled(lines, match, acknowledged, state) {
    const { board } = match;
    try {
        for (let played = 0; played < plies_max && !match.over && !state.over; ++played) {
            const line = lines[match.to_move === 'first' ? 0 : 1];
            const move = match.legal[(7 * match.plies) % match.legal.length];
            const answer = await line.command(`octilite move ${board} ${move}`);
            if (answer.error) {
                // "try again later": a read during the kill of the database
                state.problems.push(answer.error);
                return;
            }
            assert.ok(answer.accepted, answer.text);
            acknowledged.push({ ply: match.plies, move });
            match = answer.match;
        }
    } catch (error) {
        if (error instanceof assert.AssertionError) throw error;
    }
}

test('everything acknowledged before a kill -9 of a server or the database is there afterwards', async (t) => {
    const postgres = await Postgres.start();
    const url = postgres.database('house');
    const data = [newDataFolder(), newDataFolder()];
    const start = (folder) => startServer(folder, '--store', url, '--matches-of-player', '10000');
    const servers = await Promise.all(data.map(start));
    const players = servers.map((server) => new ApiClient(server));
    await players[0].signUp('ann', 'annspass');
    await players[1].signUp('bob', 'bobspass');
    const killed = { servers: 0, database: 0 };
    const problems = [];
    let total = 0;
    for (let round = 1; round <= rounds; ++round) {
        const begun = await Promise.all(
            Array.from({ length: matches_at_once }, async () => (await players[0].command('octilite challenge ann bob --first=ann')).match),
        );
        const lines = await Promise.all(players.map((player) => player.socket()));
        const state = { over: false, problems };
        const acknowledged = begun.map(() => []);
        const playing = Promise.all(begun.map((match, index) => playUntilKilled(lines, match, acknowledged[index], state)));
        await eventually(() => acknowledged.every((moves) => moves.length > 0));
        await new Promise((resolve) => setTimeout(resolve, 50 * Math.random()));
        const victim = round % 3;
        if (victim === 2) {
            await postgres.kill();
            for (const server of servers) {
                const health = await fetch(`${server.url}/health`);
                assert.equal(health.status, 503, 'a monitor hears of it');
                assert.equal((await health.json()).troubles[0].what, 'store');
            }
            await postgres.open();
            state.over = true; // the servers have waited for it
            ++killed.database;
        } else {
            await servers[victim].close('SIGKILL');
            lines[0].close();
            lines[1].close();
            ++killed.servers;
        }
        await playing;
        if (victim !== 2) servers[victim] = await start(data[victim]);
        players.forEach((player, index) => {
            player.server = servers[index];
        });
        for (const [index, { board }] of begun.entries()) {
            const after = await Promise.all(
                players.map((player) =>
                    eventually(async () => {
                        const found = await player.get(`/api/match/octilite/${board}`).catch(() => ({}));
                        return found.moves && found;
                    }),
                ),
            );
            assert.deepEqual(after[0].moves, after[1].moves);
            assert.equal(after[0].moves.length, after[0].plies);
            for (const { ply, move } of acknowledged[index]) assert.equal(after[0].moves[ply].text, move);
            assert.ok(after[0].plies - acknowledged[index].length <= 1, 'besides at most the move that was in flight');
            total += acknowledged[index].length;
        }
        for (const line of lines) line.close();
    }
    for (const words of new Set(problems)) t.diagnostic(`not carried out: ${words}`);
    t.diagnostic(`${total} acknowledged moves over ${killed.servers} kills of a server and ${killed.database} of the database`);
    for (const server of servers) await server.close();
    data.forEach(removeFolder);
    await postgres.end();
});
