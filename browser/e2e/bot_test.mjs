// `posthouse bot`: engines that play at a house by its API, whatever happens to the line, to them, and to the house.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { binary, newData, open, removeData, Visitor } from './house.mjs';

const engine = `'${binary}' engine`;

/** A bot that runs; what it has said so far. */
function startBot(house, token, name, ...options) {
    const file = join(house.data, `${name}.token`);
    writeFileSync(file, token + '\n');
    const child = spawn(binary, ['bot', '--house', house.url, '--token-file', file, ...options],
        { stdio: ['ignore', 'pipe', 'pipe'] });
    const bot = { said: '', listeners: [], child };
    for (const stream of [child.stdout, child.stderr])
        stream.on('data', (bytes) => {
            bot.said += bytes;
            for (const listener of bot.listeners.splice(0)) listener();
        });
    bot.exited = new Promise((resolve) => child.on('exit', (code, signal) => {
        resolve(code ?? signal);
        for (const listener of bot.listeners.splice(0)) listener();
    }));
    bot.says = async (pattern) => {
        while (!pattern.test(bot.said)) {
            if (child.exitCode !== null || child.signalCode !== null) throw new Error(`the bot has ended: ${bot.said}`);
            await new Promise((resolve) => bot.listeners.push(resolve));
        }
    };
    bot.stop = (signal = 'SIGTERM') => {
        child.kill(signal);
        return bot.exited;
    };
    return bot;
}

async function twoPlayers(house) {
    const players = [new Visitor(house), new Visitor(house)];
    await players[0].signUp('ann', 'annspass');
    await players[1].signUp('bob', 'bobspass');
    const tokens = await Promise.all([players[0].token('annspass', 'bot', 'read', 'play'),
        players[1].token('bobspass', 'bot', 'read', 'play')]);
    return { players, tokens };
}

/** Waits on the socket until this match is over. */
async function overBoard(visitor, game, board) {
    const line = await visitor.socket();
    line.socket.send(JSON.stringify({ watch: `${game}/${board}` }));
    const { match } = await line.event(({ match: seen }) => seen.game === game && seen.board === board && seen.over);
    line.close();
    return match;
}

test('two bots play whole games, one of each family, that one of them finds in the waiting room', { timeout: 200_000 },
    async (t) => {
        const data = newData();
        const house = await open(data);
        const { players, tokens } = await twoPlayers(house);
        const bots = [startBot(house, tokens[0], 'ann', '--engine', engine, '--ugi', '--games', 'oware,octilite', '--level', '3'),
            startBot(house, tokens[1], 'bob', '--engine', 'level:2', '--games', 'oware,octilite', '--accept')];
        try {
            for (const game of ['oware', 'octilite']) {
                const posted = await players[0].say(`${game} challenge ann --to=anyone --first=me`);
                assert.ok(posted.accepted, posted.text);
            }
            for (const game of ['oware', 'octilite']) {
                const match = await overBoard(players[0], game, 1);
                assert.ok(match.plies > 10, `${game}: ${match.plies}`);
                assert.ok(!['time', 'resigned', 'declined'].includes(match.reason), match.reason);
                t.diagnostic(`${game}: ${match.plies} moves, ${match.result} (${match.reason})`);
            }
            assert.deepEqual(await Promise.all(bots.map((bot) => bot.stop())), [0, 0]);
        } finally {
            for (const bot of bots) bot.child.kill('SIGKILL');
            await house.close();
            removeData(data);
        }
    });

test('a house that is killed and a bot that is killed cost no game and no move', { timeout: 200_000 }, async () => {
    const data = newData();
    let house = await open(data);
    const port = new URL(house.url).port;
    const { players, tokens } = await twoPlayers(house);
    const bots = [startBot(house, tokens[0], 'ann', '--engine', 'level:1', '--games', 'oware'),
        startBot(house, tokens[1], 'bob', '--engine', 'level:1', '--games', 'oware')];
    try {
        await bots[0].says(/ann plays at/);
        const begun = await players[0].say('oware challenge ann bob --first=ann');
        assert.ok(begun.accepted, begun.text);
        await bots[1].says(/oware\/1: \w/);
        await bots[1].stop('SIGKILL');
        await house.close('SIGKILL');
        house = await open(data, '--http', `127.0.0.1:${port}`);
        for (const player of players) player.house = house;
        bots[1] = startBot(house, tokens[1], 'bob', '--engine', 'level:1', '--games', 'oware');
        const match = await overBoard(players[0], 'oware', 1);
        assert.notEqual(match.reason, 'time');
        assert.ok(match.plies > 10);
    } finally {
        for (const bot of bots) bot.child.kill('SIGKILL');
        await house.close();
        removeData(data);
    }
});

test('a game that the engine does not know is declined, a draw refused, and a wrong engine resigns', { timeout: 100_000 },
    async () => {
        const data = newData();
        const house = await open(data);
        const { tokens } = await twoPlayers(house);
        const foolish = join(data, 'foolish.sh');
        writeFileSync(foolish, 'while read line; do case "$line" in uci) echo uciok;; isready) echo readyok;; '
            + 'go*) echo bestmove z9;; quit) exit;; esac; done\n');
        const good = startBot(house, tokens[0], 'ann', '--engine', 'level:1', '--games', 'oware');
        const fool = startBot(house, tokens[1], 'bob', '--engine', `sh '${foolish}'`, '--games', 'wari', '--movetime', '50');
        try {
            await Promise.all([good.says(/ann plays at/), fool.says(/bob plays at/)]);
            const cara = new Visitor(house);
            await cara.signUp('cara', 'caraspass');
            await cara.say('octilite challenge cara ann');
            assert.equal((await overBoard(cara, 'octilite', 1)).reason, 'declined');
            await cara.say('wari challenge cara bob --first=bob');
            const resigned = await overBoard(cara, 'wari', 1);
            assert.equal(resigned.result, 'second');
            await cara.say('oware challenge cara ann --first=cara');
            const line = await cara.socket();
            line.socket.send(JSON.stringify({ watch: 'oware/1' }));
            await line.say('oware move 1 c');
            await line.event(({ match }) => match.plies === 2);
            assert.ok((await line.say('oware move 1 propose')).accepted);
            await line.event(({ match }) => match.talk.some((one) => /ann refuses the draw/.test(one.text)));
            line.close();
        } finally {
            for (const bot of [good, fool]) bot.child.kill('SIGKILL');
            await house.close();
            removeData(data);
        }
    });

test('a token that is void ends a bot with a sentence', async () => {
    const data = newData();
    const house = await open(data);
    try {
        const bot = startBot(house, 'pht_none', 'nobody', '--engine', 'level:1');
        assert.equal(await bot.exited, 1);
        assert.match(bot.said, /token/);
    } finally {
        await house.close();
        removeData(data);
    }
});
