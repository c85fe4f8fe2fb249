// `posthouse bot`: engines play through the API while connections, bots and servers fail.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { test } from 'node:test';
import { binary, freePort, newDataFolder, startServer, removeFolder, ApiClient } from './server.mjs';

const engine = `'${binary}' engine`;

/** A running bot and its output. */
function startBot(server, token, name, ...options) {
    const file = join(server.data, `${name}.token`);
    writeFileSync(file, token + '\n');
    const child = spawn(binary, ['bot', '--server', server.url, '--token-file', file, ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
    const bot = { said: '', listeners: [], child };
    for (const stream of [child.stdout, child.stderr])
        stream.on('data', (bytes) => {
            bot.said += bytes;
            for (const listener of bot.listeners.splice(0)) listener();
        });
    bot.exited = new Promise((resolve) =>
        child.on('exit', (code, signal) => {
            resolve(code ?? signal);
            for (const listener of bot.listeners.splice(0)) listener();
        }),
    );
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
    const tokens = await Promise.all([
        players[0].token('annspass', 'bot', 'read', 'play'),
        players[1].token('bobspass', 'bot', 'read', 'play'),
    ]);
    return { players, tokens };
}

async function overBoard(client, game, board) {
    const line = await client.socket();
    line.socket.send(JSON.stringify({ watch: `${game}/${board}` }));
    const { match } = await line.event(({ match: seen }) => seen.game === game && seen.board === board && seen.over);
    line.close();
    return match;
}

test('two bots play whole games of both families, one found in the waiting room', { timeout: 200_000 }, async (t) => {
    const data = newDataFolder();
    const server = await startServer(data);
    const { players, tokens } = await twoPlayers(server);
    const bots = [
        startBot(server, tokens[0], 'ann', '--engine', engine, '--ugi', '--games', 'oware,octilite', '--level', '3'),
        startBot(server, tokens[1], 'bob', '--engine', 'level:2', '--games', 'oware,octilite', '--accept'),
    ];
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
        removeFolder(data);
    }
});

test('killing the server or a bot costs no game and no move', { timeout: 200_000 }, async () => {
    const data = newDataFolder();
    const http = ['--http', `127.0.0.1:${await freePort()}`];
    let server = await startServer(data, ...http);
    const { players, tokens } = await twoPlayers(server);
    const bots = [
        startBot(server, tokens[0], 'ann', '--engine', 'level:1', '--games', 'oware'),
        startBot(server, tokens[1], 'bob', '--engine', 'level:1', '--games', 'oware'),
    ];
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
        removeFolder(data);
    }
});

test('a bot declines unknown games and draws, keeps to its clock, and resigns if the engine plays an illegal move', {
    timeout: 100_000,
}, async () => {
    const data = newDataFolder();
    const server = await startServer(data);
    const { tokens } = await twoPlayers(server);
    const foolish = join(data, 'foolish.sh');
    const asked = join(data, 'asked');
    writeFileSync(
        foolish,
        `while read line; do echo "$line" >> '${asked}'; ` +
            'case "$line" in uci) echo uciok;; isready) echo readyok;; ' +
            'go*) echo bestmove z9;; quit) exit;; esac; done\n',
    );
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
        removeFolder(data);
    }
});

/** A server that sends a bot whatever this test likes, and refuses all its commands. */
async function dishonestServer(matches) {
    const commands = [];
    const server = createServer((request, response) => {
        const { pathname } = new URL(request.url, 'http://x');
        const [, game, board] = pathname.match(/^\/api\/match\/(\w+)\/(\d+)/) ?? [];
        const match = matches.find((one) => one.game === game && one.board === Number(board));
        if (pathname.endsWith('/events')) {
            response.writeHead(200, { 'Content-Type': 'application/x-ndjson' });
            return response.write(`${JSON.stringify({ event: 'open', match })}\n`);
        }
        if (request.method === 'POST') commands.push(pathname);
        const answers = { '/api/me': { user: { name: 'ann', bot: true }, scopes: ['read', 'play'] }, '/api/matches': matches };
        response.writeHead(200, { 'Content-Type': 'application/json' });
        response.end(JSON.stringify(request.method === 'POST' ? { accepted: false, text: 'no' } : (match ?? answers[pathname] ?? [])));
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    return {
        commands,
        url: `http://127.0.0.1:${server.address().port}`,
        close: () => {
            server.closeAllConnections();
            server.close();
        },
    };
}

test('an engine gets nothing of the server but moves of the game, and nobody resigns who has not', { timeout: 100_000 }, async () => {
    const data = newDataFolder();
    mkdirSync(data, { recursive: true });
    const heard = join(data, 'heard'),
        engineFile = join(data, 'engine.sh');
    writeFileSync(
        engineFile,
        `while read line; do echo "$line" >> '${heard}'; ` +
            'case "$line" in uci) echo uciok;; isready) echo readyok;; ' +
            'go*) echo bestmove z9;; quit) exit;; esac; done\n',
    );
    const match = (board, from, ...moves) => ({
        id: board,
        game: 'wari',
        board,
        from,
        you: 'first',
        to_move: 'first',
        state: 'running',
        over: false,
        plies: moves.length,
        undos: 0,
        clock: null,
        proposal: null,
        moves: moves.map((text) => ({ text })),
    });
    const injected = '\nsetoption name Hash value 4096';
    const server = await dishonestServer([match(1, null, `c${injected}`, 'd'), match(2, `x${injected}`), match(3, null, 'C', 'd')]);
    const bot = startBot({ data, url: server.url }, 'pht_any', 'ann', '--engine', `sh '${engineFile}'`, '--games', 'wari');
    try {
        await Promise.all([bot.says(/wari\/1: not played/), bot.says(/wari\/2: not played/), bot.says(/wari\/3: could not be resigned/)]);
        assert.doesNotMatch(bot.said, /wari\/3: resigned/);
        const lines = readFileSync(heard, 'utf8');
        assert.doesNotMatch(lines, /setoption/);
        assert.match(lines, /position .*moves c d\n/i);
        assert.equal(await bot.stop(), 0);
    } finally {
        bot.child.kill('SIGKILL');
        server.close();
        removeFolder(data);
    }
});

test('without an engine that answers, or with a token that may not play, a bot ends at once and accepts nothing', async () => {
    const data = newDataFolder();
    const server = await startServer(data);
    try {
        const {
            players: [ann],
            tokens,
        } = await twoPlayers(server);
        const bob = new ApiClient(server);
        await bob.post('/api/login', { name: 'bob', password: 'bobspass' });
        await bob.command('wari challenge bob --to=anyone');
        const ends = async (token, pattern, ...options) => {
            const bot = startBot(server, token, 'ann', '--games', 'wari', '--accept', ...options);
            assert.equal(await bot.exited, 1);
            assert.match(bot.said, pattern);
            assert.equal(bot.said.trim().split('\n').length, 1, bot.said);
        };
        await ends(tokens[0], /engine/, '--engine', join(data, 'no-such-engine'));
        await ends(await ann.token('annspass', 'reads', 'read'), /lacks the scope “play”/, '--engine', 'level:1');
        await ends(await ann.token('annspass', 'plays', 'play'), /lacks the scope “read”/, '--engine', 'level:1');
        assert.equal((await ann.get('/api/challenges/open')).length, 1, 'the open challenge waits for somebody else');
    } finally {
        await server.close();
        removeFolder(data);
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
        removeFolder(data);
    }
});

test('a bot takes the matches that its settings file wants, says why not, and greets once', { timeout: 100_000 }, async () => {
    const data = newDataFolder();
    const server = await startServer(data, '--challenges-begin', 'nobody');
    const {
        players: [ann, bob],
        tokens,
    } = await twoPlayers(server);
    const file = join(data, 'bot.toml');
    const settings = (...lines) => writeFileSync(file, `${lines.join('\n')}\n`);
    const wishes = ['engine = "level:1"', 'games = ["oware", "wari"]', 'clock = "10m-1h"', 'rated = "yes"', 'matches = 1'];
    const start = (token) => startBot(server, token, 'ann', '--config', file);
    const bots = [];
    try {
        settings(...wishes, 'greeting = "Well met!"');
        const silent = start(tokens[0]);
        assert.equal(await silent.exited, 1);
        assert.match(silent.said, /lacks the scope “talk”: make one with “make token NAME read play talk”/);
        settings('clok = "10m-1h"');
        const misspelled = start(tokens[0]);
        assert.notEqual(await misspelled.exited, 0);
        assert.match(misspelled.said, /there is no setting “clok”: did\s+you\s+mean “clock”\?/);

        settings(...wishes, 'greeting = "Well met!"');
        const token = await ann.token('annspass', 'talks', 'read', 'play', 'talk');
        bots.push(start(token));
        await bots[0].says(/ann plays at/);
        const cara = new ApiClient(server);
        await cara.signUp('cara', 'caraspass');
        const declined = async (board, options, code, challenger = cara) => {
            const said = await challenger.command(`oware challenge ${challenger === bob ? 'bob' : 'cara'} ann ${options}`);
            assert.ok(said.accepted, said.text);
            const match = await overBoard(challenger, 'oware', board);
            assert.equal(match.talk.at(-1).code, code);
        };
        await declined(1, '--clock=1m+1s', 'declined-clock');
        await declined(2, '--clock=10m+5s --unrated', 'declined-rated');
        await cara.command('oware challenge cara ann --clock=10m+5s --first=cara');
        await bots[0].says(/oware\/3: challenge accepted/);
        await declined(4, '--clock=10m+5s', 'declined-later');
        assert.equal(await bots[0].stop(), 0);
        bots.push(start(token));
        await bots[1].says(/ann plays at/);
        await declined(5, '--clock=10m+5s', 'declined-later', bob);
        const said = (await cara.get('/api/match/oware/3')).talk.filter(({ by }) => by === 'ann');
        assert.deepEqual(
            said.map(({ text }) => text),
            ['Well met!'],
        );
    } finally {
        for (const bot of bots) bot.child.kill('SIGKILL');
        await server.close();
        removeFolder(data);
    }
});
