// `posthouse bot`: engines play through the API while connections, bots and servers fail.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { binary, freePort, newDataFolder, startServer, removeDataFolder, ApiClient } from './server.mjs';

const engine = `'${binary}' engine`;

/** A running bot and its output. */
function startBot(server, token, name, ...options) {
    const file = join(server.data, `${name}.token`);
    writeFileSync(file, token + '\n');
    const child = spawn(binary, ['bot', '--server', server.url, '--token-file', file, ...options],
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

async function twoPlayers(server) {
    const players = [new ApiClient(server), new ApiClient(server)];
    await players[0].signUp('ann', 'annspass');
    await players[1].signUp('bob', 'bobspass');
    const tokens = await Promise.all([players[0].token('annspass', 'bot', 'read', 'play'),
        players[1].token('bobspass', 'bot', 'read', 'play')]);
    return { players, tokens };
}

async function overBoard(client, game, board) {
    const line = await client.socket();
    line.socket.send(JSON.stringify({ watch: `${game}/${board}` }));
    const { match } = await line.event(({ match: seen }) => seen.game === game && seen.board === board && seen.over);
    line.close();
    return match;
}

test('two bots play whole games of both families, one found in the waiting room', { timeout: 200_000 },
    async (t) => {
        const data = newDataFolder();
        const server = await startServer(data);
        const { players, tokens } = await twoPlayers(server);
        const bots = [startBot(server, tokens[0], 'ann', '--engine', engine, '--ugi', '--games', 'oware,octilite', '--level', '3'),
            startBot(server, tokens[1], 'bob', '--engine', 'level:2', '--games', 'oware,octilite', '--accept')];
        try {
            for (const game of ['oware', 'octilite']) {
                const posted = await players[0].command(`${game} challenge ann --to=anyone --first=me`);
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
            await server.close();
            removeDataFolder(data);
        }
    });

test('killing the server or a bot costs no game and no move', { timeout: 200_000 }, async () => {
    const data = newDataFolder();
    const http = ['--http', `127.0.0.1:${await freePort()}`];
    let server = await startServer(data, ...http);
    const { players, tokens } = await twoPlayers(server);
    const bots = [startBot(server, tokens[0], 'ann', '--engine', 'level:1', '--games', 'oware'),
        startBot(server, tokens[1], 'bob', '--engine', 'level:1', '--games', 'oware')];
    try {
        await bots[0].says(/ann plays at/);
        const begun = await players[0].command('oware challenge ann bob --first=ann');
        assert.ok(begun.accepted, begun.text);
        await bots[1].says(/oware\/1: \w/);
        await bots[1].stop('SIGKILL');
        await server.close('SIGKILL');
        server = await startServer(data, ...http);
        for (const player of players) player.server = server;
        bots[1] = startBot(server, tokens[1], 'bob', '--engine', 'level:1', '--games', 'oware');
        const match = await overBoard(players[0], 'oware', 1);
        assert.notEqual(match.reason, 'time');
        assert.ok(match.plies > 10);
    } finally {
        for (const bot of bots) bot.child.kill('SIGKILL');
        await server.close();
        removeDataFolder(data);
    }
});

test('a bot declines unknown games and draws, keeps to its clock, and resigns if the engine plays an illegal move', { timeout: 100_000 },
    async () => {
        const data = newDataFolder();
        const server = await startServer(data);
        const { tokens } = await twoPlayers(server);
        const foolish = join(data, 'foolish.sh');
        const asked = join(data, 'asked');
        writeFileSync(foolish, `while read line; do echo "$line" >> '${asked}'; ` + 'case "$line" in uci) echo uciok;; isready) echo readyok;; '
            + 'go*) echo bestmove z9;; quit) exit;; esac; done\n');
        const good = startBot(server, tokens[0], 'ann', '--engine', 'level:1', '--games', 'oware');
        const fool = startBot(server, tokens[1], 'bob', '--engine', `sh '${foolish}'`, '--games', 'wari', '--movetime', '60000');
        try {
            await Promise.all([good.says(/ann plays at/), fool.says(/bob plays at/)]);
            const cara = new ApiClient(server);
            await cara.signUp('cara', 'caraspass');
            await cara.command('octilite challenge cara ann');
            assert.equal((await overBoard(cara, 'octilite', 1)).reason, 'declined');
            const declined = await cara.get('/api/match/octilite/1');
            assert.equal(declined.talk.at(-1).code, 'declined-game');
            await cara.command('wari challenge cara bob --first=bob --clock=5m+3s');
            const resigned = await overBoard(cara, 'wari', 1);
            assert.equal(resigned.result, 'second');
            assert.match(readFileSync(asked, 'utf8'), /go movetime 17250\n/, 'a share of its clock, not a minute');
            await cara.command('oware challenge cara ann --first=cara');
            const line = await cara.socket();
            line.socket.send(JSON.stringify({ watch: 'oware/1' }));
            await line.command('oware move 1 c');
            await line.event(({ match }) => match.plies === 2);
            assert.ok((await line.command('oware move 1 propose')).accepted);
            await line.event(({ match }) => match.talk.some((one) => /ann refuses the draw/.test(one.text)));
            line.close();
        } finally {
            for (const bot of [good, fool]) bot.child.kill('SIGKILL');
            await server.close();
            removeDataFolder(data);
        }
    });

test('an invalid token ends the bot with a message', async () => {
    const data = newDataFolder();
    const server = await startServer(data);
    try {
        const bot = startBot(server, 'pht_none', 'nobody', '--engine', 'level:1');
        assert.equal(await bot.exited, 1);
        assert.match(bot.said, /token/);
    } finally {
        await server.close();
        removeDataFolder(data);
    }
});
