// Sends mails as an MTA does, retrying each until it is acknowledged, while the server is killed (kill -9) and restarted
// again and again.

import assert from 'node:assert/strict';
import { allSent, deliveredMails, eventually, LmtpClient, mail, newDataFolder, startServer, removeFolder, ApiClient } from './server.mjs';
import { readLetter } from './mailbox.mjs';

const concurrentMatches = 8;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Kills the server `kills` times and returns the counts. Throws if anything was lost or duplicated. */
export async function runMailLoad(kills, onProgress = () => {}) {
    const data = newDataFolder();
    let server = await startServer(data, '--replies-per-hour', '1000000');
    const names = ['ann', 'bob'];
    for (const name of names) {
        const one = new ApiClient(server);
        await one.signUp(name, `${name}spass`, `${name}@example.org`);
        await one.post('/api/confirm', { token: (await one.get('/api/letters'))[0].subject.split(' ')[1] });
    }
    const sent = []; // every mail that was attempted
    let killed = 0,
        accepted = 0,
        running = true;

    /** Retries until the mail is acknowledged. */
    async function deliverReliably(text) {
        for (;;) {
            try {
                const line = await LmtpClient.open(server.lmtpPort);
                const reply = await line.deliver(text);
                line.close();
                if (reply.startsWith('250')) return void ++accepted;
            } catch {
                // The server was killed, perhaps before its commit, perhaps after.
            }
            await pause(15);
        }
    }
    async function post(from, subject) {
        const id = `<load.${sent.length}@example.org>`;
        sent.push({ id, from, subject });
        await deliverReliably(mail(`${from}@example.org`, subject, '', id));
    }
    async function getReliably(path) {
        for (;;) {
            try {
                return await new ApiClient(server).get(path);
            } catch {
                await pause(15);
            }
        }
    }

    /** Plays one match after another. Moves carry no ply number: only the Message-ID prevents a move from being played
        twice. All challenges are equal, so each player takes the next free board. */
    const games = [];
    async function playMatches() {
        while (running) {
            await post('ann', 'octilite challenge ann bob --first=ann --password=annspass --clock=none');
            const game = { board: games.length + 1, moves: [] };
            games.push(game);
            while (running) {
                const match = await getReliably(`/api/match/octilite/${game.board}`);
                assert.equal(match.plies, game.moves.length, 'a move was lost or played twice');
                if (match.over) break;
                const mover = match.seats[match.to_move === 'first' ? 0 : 1].name;
                const move = match.legal[(7 * match.plies + game.board) % match.legal.length];
                game.moves.push(move);
                await post(mover, `octilite move ${game.board} ${mover} ${mover}spass ${move}`);
                await pause(200 * Math.random());
            }
        }
    }
    const players = Array.from({ length: concurrentMatches }, playMatches);
    for (; killed < kills; ++killed) {
        const before = accepted;
        await eventually(() => accepted >= before + concurrentMatches);
        await pause(50 * Math.random());
        await server.close('SIGKILL');
        server = await startServer(data, '--replies-per-hour', '1000000');
        if (killed % 20 === 19) onProgress(`${killed + 1} kills, ${sent.length} mails`);
    }
    running = false;
    await Promise.all(players);
    const client = new ApiClient(server);

    let moves = 0;
    for (const game of games) {
        const match = await client.get(`/api/match/octilite/${game.board}`);
        assert.deepEqual(
            match.moves.map((move) => move.text),
            game.moves,
            `board ${game.board}`,
        );
        moves += game.moves.length;
    }
    // Every mail has exactly one answer; a letter that was delivered twice has the same Message-ID.
    await allSent(server);
    const answers = new Map();
    for (const name of names)
        for (const letter of deliveredMails(server, `${name}@example.org`).map(readLetter)) {
            const to = letter.field('in-reply-to');
            if (/^<load\./.test(to)) answers.set(to, (answers.get(to) ?? new Set()).add(letter.field('message-id')));
        }
    assert.deepEqual(
        sent.filter(({ id }) => !answers.has(id)),
        [],
        'mails without an answer',
    );
    for (const [id, letters] of answers) assert.equal(letters.size, 1, `${id} was answered ${letters.size} times`);
    await server.close();
    removeFolder(data);
    return { kills, mails: sent.length, moves };
}
