// The bots of both clients play whole games against each other while the server restarts and the connections break: every
// move is made once, and told once to everybody who follows. POSTHOUSE_KILLS sets the number of restarts.

import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import WebSocket from 'ws';
import { newDataFolder, startServer, removeFolder, eventually, freePort, ApiClient } from './server.mjs';
import { clientsFolder, startProgram, startPython, transpileTypescriptClient } from './clients.mjs';
import { BreakingProxy } from './breaking_proxy.mjs';

const restarts = Number(process.env.POSTHOUSE_KILLS ?? 4);
let folder, Client;
before(async () => {
    ({ folder } = transpileTypescriptClient({ first_bot: readFileSync(join(clientsFolder, 'typescript/examples/first_bot.ts'), 'utf8') }));
    ({ Client } = await import(join(folder, 'node_modules/posthouse-client/dist/index.js')));
});

// A failed test leaves them running.
const followers = [];
after(() => followers.forEach((one) => one.stop()));

/** A house with ann, for whom the TypeScript bot plays, and bob, for whom the Python bot plays. */
async function houseWithBots(data, address, ...options) {
    const server = await startServer(data, '--challenges-begin', 'nobody', ...options);
    const tokens = {};
    for (const name of ['ann', 'bob']) {
        const player = new ApiClient(server);
        await player.signUp(name, `${name}spass`);
        tokens[name] = await player.token(`${name}spass`, 'bot', 'read', 'play', 'talk');
    }
    const url = await address(server);
    const bots = {
        ann: startProgram('node', ['first_bot.js'], { POSTHOUSE: url, TOKEN: tokens.ann }, folder),
        bob: startPython(join(clientsFolder, 'python/examples/first_bot.py'), { POSTHOUSE: url, TOKEN: tokens.bob }),
    };
    return { server, url, tokens, bots };
}

/**
 * Follows a match by the stream and by the socket of the TypeScript client, and by the stream of the Python client. Await
 * `begun` before the match may end: whoever opens a stream later is told that it is over, and hears of no end.
 */
function followMatch(url, token, game, board) {
    const client = new Client(url, { token, WebSocket });
    const stopping = new AbortController();
    const followed = {
        events: [],
        states: [],
        stop: () => {
            stopping.abort();
            socket.close();
            followed.python.stop();
        },
    };
    followers.push(followed);
    followed.stream = (async () => {
        for await (const event of client.matchEvents(game, board, { signal: stopping.signal })) {
            followed.events.push(event);
            if (event.event === 'ended') break;
        }
    })();
    const socket = client.socket();
    socket.watch(game, board);
    followed.socket = (async () => {
        for await (const { match } of socket) {
            if (match.game !== game || match.board !== board) continue;
            followed.states.push(match);
            if (match.over) break;
        }
    })();
    const file = join(folder, `follow_${board}.py`);
    writeFileSync(
        file,
        `
import json, os
from posthouse import Client
server = Client(os.environ["POSTHOUSE"], token=os.environ["TOKEN"])
for event in server.match_events("${game}", ${board}):
    print(json.dumps(event), flush=True)
    if event["event"] == "ended":
        break
`,
    );
    followed.python = startPython(file, { POSTHOUSE: url, TOKEN: token });
    followed.pythonEvents = () => followed.python.lines().map((line) => JSON.parse(line));
    followed.begun = eventually(() => followed.python.output.includes('\n') && followed.events.length > 0);
    return followed;
}

/** Every move of the match reached each follower once and in order. */
async function assertFollowed(followed, match) {
    await Promise.all([followed.stream, followed.socket, followed.python.exited]);
    followed.stop();
    const moves = match.moves.map(({ text }) => text);
    for (const events of [followed.events, followed.pythonEvents()]) {
        const ids = events.map(({ id }) => id);
        assert.deepEqual(
            ids,
            [...new Set(ids)].sort((a, b) => a - b),
        );
        const told = [
            ...events[0].match.moves.map(({ text }) => text),
            ...events.filter(({ event }) => event === 'move').map(({ text }) => text),
        ];
        assert.deepEqual(told, moves);
        assert.equal(events.at(-1).event, 'ended');
        assert.equal(events.filter(({ event }) => event === 'open').length, 1, 'that a stream goes on is no event');
    }
    const versions = followed.states.map((state) => state.version);
    assert.deepEqual(
        versions,
        [...versions].sort((a, b) => a - b),
    );
    assert.deepEqual(followed.states.at(-1).moves, match.moves);
}

/** Both bots say that they have played the moves of the match, each once. */
async function assertPlayed(bots, match) {
    for (const [side, { name }] of match.seats.entries()) {
        const bot = bots[name];
        const moves = match.moves.map(({ text }, i) => `${match.game} ${match.board}: ${i + 1}. ${text}`).filter((_, i) => i % 2 === side);
        const said = () => bot.lines().filter((line) => line.startsWith(`${match.game} ${match.board}: `));
        // The last one is written when its answer has come.
        await eventually(() => said().length >= moves.length);
        assert.deepEqual(said(), moves);
        assert.equal(bot.errors, '');
    }
}

test('the bots of both clients accept a challenge and play a whole game over connections that break', { timeout: 120_000 }, async (t) => {
    const data = newDataFolder();
    let proxy;
    const { server, url, tokens, bots } = await houseWithBots(data, async ({ url: target }) => {
        proxy = await BreakingProxy.open(target);
        return proxy.url;
    });
    const ann = new Client(server.url, { token: tokens.ann });
    const {
        match: { board },
    } = await ann.gameCommand('wari', 'challenge', { user1: 'ann', user2: 'bob', options: { first: 'ann' } });
    const followed = followMatch(url, tokens.ann, 'wari', board);
    const match = await eventually(async () => {
        const now = await ann.match('wari', board);
        return now.over && now;
    }, 100);
    await assertFollowed(followed, match);
    await assertPlayed(bots, match);
    assert.match(bots.bob.output, /^accepted wari 1$/m);
    t.diagnostic(`${match.plies} moves; ${proxy.lostAnswers} answers lost, ${proxy.cutStreams} streams cut`);
    assert.ok(proxy.lostAnswers > 5 && proxy.cutStreams > 5);
    await Promise.all(Object.values(bots).map((bot) => bot.stop()));
    proxy.close();
    await server.close();
    removeFolder(data);
});

test('both clients read all games of a player over connections that break', { timeout: 60_000 }, async () => {
    const data = newDataFolder();
    const server = await startServer(data);
    const proxy = await BreakingProxy.open(server.url);
    const player = new ApiClient(server);
    await player.signUp('ann', 'annspass');
    await new ApiClient(server).signUp('bob', 'bobspass');
    const token = await player.token('annspass', 'reader', 'read', 'play');
    const ann = new Client(proxy.url, { token });
    for (let board = 1; board <= 12; ++board) {
        await ann.gameCommand('oware', 'challenge', { user1: 'ann', user2: 'bob' });
        await ann.gameCommand('oware', 'resign', { board });
    }
    assert.ok(proxy.lostAnswers >= 6);
    const written = (await player.get('/api/v1/matches?player=ann')).map(({ id }) => id);
    assert.equal(written.length, 12, 'however many answers were lost, each challenge made one match');
    const ids = [];
    for await (const game of ann.games('ann', { over: true, limit: 11 })) ids.push(game.id);
    assert.deepEqual(ids, written.slice(0, 11));
    const file = join(folder, 'games.py');
    writeFileSync(
        file,
        `
import os
from posthouse import Client
server = Client(os.environ["POSTHOUSE"], token=os.environ["TOKEN"])
print([game["id"] for game in server.games("ann", limit=11, over=True)])
print([game["id"] for game in server.games("ann", over=True)][-1])
`,
    );
    const program = startPython(file, { POSTHOUSE: proxy.url, TOKEN: token });
    assert.equal(await program.exited, 0, program.errors);
    assert.deepEqual(
        program.lines().map((line) => JSON.parse(line)),
        [written.slice(0, 11), written.at(-1)],
    );
    assert.ok(proxy.cutStreams >= 6);
    proxy.close();
    await server.close();
    removeFolder(data);
});

/** Plays a match by socket alone; returns the moves that were answered. */
async function playBySocket(url, token, game, board) {
    const socket = new Client(url, { token, WebSocket }).socket();
    followers.push({ stop: () => socket.close() });
    socket.watch(game, board);
    const moves = [];
    let next = 0;
    for await (const { event, match } of socket) {
        if (event !== 'match' || match.game !== game || match.board !== board) continue;
        if (match.over) break;
        if (match.state !== 'running' || match.you !== match.to_move || match.plies < next) continue;
        next = match.plies + 1;
        const move = match.legal[match.plies % match.legal.length];
        // Refused only at the end, since the opponent may resign meanwhile.
        const answer = await socket.command(`${game} move ${board} ${move}#${next}`).catch(() => ({ accepted: false }));
        if (answer.accepted) moves.push([next, move]);
    }
    socket.close();
    return moves;
}

test('each client plays through restarts of the server, by stream and by socket', async (t) => {
    const data = newDataFolder();
    const http = ['--http', `127.0.0.1:${await freePort()}`];
    const { server: first, url, tokens, bots } = await houseWithBots(data, async (one) => one.url, ...http);
    let server = first;
    const player = new ApiClient(server);
    await player.signUp('cleo', 'cleospass');
    const token = await player.token('cleospass', 'socket', 'read', 'play', 'talk');
    const cleo = new Client(url, { token, WebSocket });
    const talking = cleo.socket();
    followers.push({ stop: () => talking.close() });
    // Board 1 is played by streams, board 2 by cleo's socket against the Python bot.
    await new Client(url, { token: tokens.bob }).gameCommand('super-wari', 'challenge', { user1: 'bob', user2: 'ann' });
    await cleo.gameCommand('super-wari', 'challenge', { user1: 'cleo', user2: 'bob' });
    const bySocket = playBySocket(url, token, 'super-wari', 2);
    const followed = [1, 2].map((board) => followMatch(url, token, 'super-wari', board));
    const moves = () => followed.map(({ events }) => events.filter(({ event }) => event === 'move').length);
    const isOver = (i) => followed[i].events.at(-1)?.event === 'ended';
    await Promise.all(followed.map(({ begun }) => begun));
    let between = 0;
    for (let restart = 1; restart <= restarts; ++restart) {
        const before = moves();
        await eventually(() => before.every((count, i) => isOver(i) || moves()[i] > count));
        if (!isOver(0) && !isOver(1)) ++between;
        // Sent while the server goes away: each is said once.
        const chats = [
            cleo.command('super-wari chat 2', { comment: `request ${restart}` }),
            talking.command('super-wari chat 2', { comment: `socket ${restart}` }),
        ];
        await server.close(restart % 2 === 0 ? 'SIGKILL' : 'SIGTERM');
        server = await startServer(data, '--challenges-begin', 'nobody', ...http);
        for (const { accepted } of await Promise.all(chats)) assert.ok(accepted);
    }
    // Random games are long. If one has ended meanwhile, this is refused.
    for (const [board, name] of [
        [1, 'ann'],
        [2, 'bob'],
    ])
        await new Client(url, { token: tokens[name] }).gameCommand('super-wari', 'resign', { board }).catch(() => undefined);
    const matches = await eventually(async () => {
        const all = await Promise.all([1, 2].map((board) => cleo.match('super-wari', board)));
        return all.every(({ over }) => over) && all;
    }, 60);
    for (const i of [0, 1]) await assertFollowed(followed[i], matches[i]);
    await assertPlayed(bots, matches[0]);
    const parity = matches[1].seats[0].name === 'cleo' ? 1 : 0;
    const texts = matches[1].moves.map(({ text }, i) => [i + 1, text]);
    assert.deepEqual(
        await bySocket,
        texts.filter(([ply]) => ply % 2 === parity),
    );
    const said = matches[1].talk
        .filter(({ by }) => by === 'cleo')
        .map(({ text }) => text)
        .sort();
    assert.deepEqual(said, ['request', 'socket'].flatMap((way) => Array.from({ length: restarts }, (_, n) => `${way} ${n + 1}`)).sort());
    t.diagnostic(`${matches.map(({ plies }) => plies).join(' and ')} moves; ${between} restarts while both were played`);
    assert.ok(between >= 2);
    talking.close();
    await Promise.all(Object.values(bots).map((bot) => bot.stop()));
    await server.close();
    removeFolder(data);
});
