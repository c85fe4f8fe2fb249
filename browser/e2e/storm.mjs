// A mail storm with kill -9: a sender that, as an MTA does, keeps every mail until it is acknowledged, and a house that is
// killed again and again while the mails pour in.

import assert from 'node:assert/strict';
import { delivered, LmtpLine, mail, newData, open, removeData, Visitor } from './house.mjs';
import { readLetter } from './letters.mjs';

const atOnce = 12;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Kills the house `kills` times; what was found out, in numbers. Throws where anything was lost or doubled. */
export async function storm(kills, told = () => {}) {
    const data = newData();
    let house = await open(data, '--answers-an-hour', '1000000');
    let visitor = new Visitor(house);
    const names = ['ann', 'bob'];
    for (const name of names) {
        const one = new Visitor(house);
        await one.signUp(name, `${name}spass`, `${name}@example.org`);
        await one.post('/api/confirm', { token: (await one.get('/api/letters'))[0].subject.split(' ').pop() });
    }
    const sent = [];       // every mail that was ever begun to be sent, by its Message-ID
    let killed = 0, running = true;

    /** Delivers until it is acknowledged, however often the house dies meanwhile. */
    async function insist(text) {
        for (;;) {
            try {
                const line = await LmtpLine.open(house);
                const reply = await line.deliver(text);
                line.close();
                if (reply.startsWith('250')) return;
            } catch {
                // The house was killed, before or after its commit: nobody knows.
            }
            await pause(15);
        }
    }
    async function post(from, subject) {
        const id = `<storm.${sent.length}@example.org>`;
        sent.push({ id, from, subject });
        await insist(mail(`${from}@example.org`, subject, '', id));
    }
    async function ask(path) {
        for (;;) {
            try {
                return await new Visitor(house).get(path);
            } catch {
                await pause(15);
            }
        }
    }

    /** One match after the other. Moves are sent without their number: only the mail's key keeps one from being played
        twice. All challenges are alike, so whoever began one may play on any board that is free. */
    const own = [];
    async function playOn() {
        while (running) {
            await post('ann', 'octilite challenge ann bob --first=ann --password=annspass --clock=none');
            const game = { board: own.length + 1, moves: [] };
            own.push(game);
            while (running) {
                const match = await ask(`/api/match/octilite/${game.board}`);
                assert.equal(match.plies, game.moves.length, 'a move was lost or doubled');
                if (match.over) break;
                const mover = match.seats[match.to_move === 'first' ? 0 : 1].name;
                const move = match.legal[(7 * match.plies + game.board) % match.legal.length];
                game.moves.push(move);
                await post(mover, `octilite move ${game.board} ${mover} ${mover}spass ${move}`);
                await pause(200 * Math.random());
            }
        }
    }
    const players = Array.from({ length: atOnce }, playOn);
    for (; killed < kills; ++killed) {
        await pause(30 + 250 * Math.random());
        await house.close('SIGKILL');
        house = await open(data, '--answers-an-hour', '1000000');
        if (killed % 20 === 19) told(`${killed + 1} kills, ${sent.length} mails`);
    }
    running = false;
    await Promise.all(players);
    visitor = new Visitor(house);

    let moves = 0;
    for (const game of own) {
        const match = await visitor.get(`/api/match/octilite/${game.board}`);
        assert.deepEqual(match.moves.map((move) => move.text), game.moves, `board ${game.board}`);
        moves += game.moves.length;
    }
    // Every mail has exactly one answer; a letter that was carried twice has the same Message-ID and folds.
    const answers = new Map();
    const due = () => sent.filter((one) => !answers.has(one.id));
    const read = new Map(names.map((name) => [name, new Set()]));
    for (let until = Date.now() + 60_000; due().length > 0 && Date.now() < until;) {
        for (const name of names)
            for (const letter of delivered(house, `${name}@example.org`, read.get(name)).map(readLetter)) {
                const to = letter.field('in-reply-to');
                if (!/^<storm\./.test(to)) continue;
                if (!answers.has(to)) until = Date.now() + 60_000;
                answers.set(to, (answers.get(to) ?? new Set()).add(letter.field('message-id')));
            }
        await pause(300);
    }
    assert.equal(due().length, 0, 'mails without an answer');
    for (const [id, letters] of answers) assert.equal(letters.size, 1, `${id} was answered ${letters.size} times`);
    await house.close();
    removeData(data);
    return { kills, mails: sent.length, moves };
}
