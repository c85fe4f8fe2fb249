// The clients in clients/: what they publish is current, and their bots play whole games against each other, while the
// server restarts and the connections break, with every move made and told once.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import WebSocket from 'ws';
import { binary, newDataFolder, startServer, removeDataFolder, eventually, ApiClient } from './server.mjs';
import { clientsFolder, compilePrograms, installTypescriptClient, startProgram, startPython } from './clients.mjs';
import { BreakingProxy } from './breaking_proxy.mjs';

const read = (path) => readFileSync(join(clientsFolder, path), 'utf8');
const version = readFileSync(join(clientsFolder, '../CMakeLists.txt'), 'utf8').match(/VERSION (\d+\.\d+\.\d+)/)[1];
let package_, Client, Refusal;

before(async () => {
    package_ = installTypescriptClient();
    compilePrograms(package_.folder, { first_bot: read('typescript/examples/first_bot.ts') });
    ({ Client, Refusal } = await import(join(package_.folder, 'node_modules/posthouse-client/dist/index.js')));
});

// A failed test leaves them running.
const followers = [];
after(() => followers.forEach((one) => one.stop()));

test('the types of the TypeScript client are those of this server', () => {
    execFileSync('node', [join(clientsFolder, 'typescript/generate.mjs'), '--check'], { env: { ...process.env, POSTHOUSE: binary } });
});

test('the types of the Python client have the members of this server', () => {
    const { schemas } = JSON.parse(execFileSync(binary, ['openapi'], { maxBuffer: 1 << 24 })).components;
    const program = 'import json, posthouse\nprint(json.dumps({name: [sorted(kind.__annotations__), sorted(kind.__required_keys__)]'
        + ' for name, kind in vars(posthouse).items() if hasattr(kind, "__required_keys__")}))';
    const types = JSON.parse(execFileSync('python3', ['-B', '-c', program], { cwd: join(clientsFolder, 'python') }));
    assert.ok(Object.keys(types).length >= 8);
    for (const [name, members] of Object.entries(types))
        assert.deepEqual(members, [Object.keys(schemas[name].properties).sort(), [...schemas[name].required].sort()], name);
});

test('the package has what a user needs, nothing else, and the version of the server', () => {
    const { packed } = package_;
    for (const name of ['package.json', 'README.md', 'dist/index.js', 'dist/index.d.ts', 'examples/first_bot.ts'])
        assert.ok(packed.includes(name), name);
    assert.deepEqual(packed.filter((name) => !/^(dist|examples)\//.test(name)).sort(), ['README.md', 'package.json']);
    assert.equal(JSON.parse(read('typescript/package.json')).version, version);
    assert.equal(JSON.parse(read('typescript/package.json')).dependencies, undefined);
    assert.match(read('python/posthouse.py'), new RegExp(`^__version__ = "${version}"$`, 'm'));
});

for (const [language, file] of [['typescript', 'first_bot.ts'], ['python', 'first_bot.py']])
    test(`the README of ${language} begins with its first bot, of about 40 lines`, () => {
        const bot = read(`${language}/examples/${file}`);
        assert.ok(bot.split('\n').length <= 50);
        const block = read(`${language}/README.md`).match(/```\w+\n([^]*?)```/)[1];
        assert.equal(block, bot);
    });

/** A house with ann, for whom the TypeScript bot plays, and bob, for whom the Python bot plays. */
async function houseWithBots(data, address) {
    const server = await startServer(data, '--challenges-begin', 'nobody');
    const tokens = {};
    for (const name of ['ann', 'bob']) {
        const player = new ApiClient(server);
        await player.signUp(name, `${name}spass`);
        tokens[name] = await player.token(`${name}spass`, 'bot', 'read', 'play', 'talk');
    }
    const url = await address(server);
    const bots = {
        ann: startProgram('node', ['first_bot.js'], { POSTHOUSE: url, TOKEN: tokens.ann }, package_.folder),
        bob: startPython(join(clientsFolder, 'python/examples/first_bot.py'), { POSTHOUSE: url, TOKEN: tokens.bob }),
    };
    return { server, url, tokens, bots };
}

/** Follows a match by the stream and by the socket of the TypeScript client, and by the stream of the Python client. */
function followMatch(url, token, game, board) {
    const client = new Client(url, { token, WebSocket });
    const stopping = new AbortController();
    const followed = { events: [], states: [], stop: () => { stopping.abort(); socket.close(); } };
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
    const file = join(package_.folder, 'follow.py');
    writeFileSync(file, `
import json, os
from posthouse import Client
server = Client(os.environ["POSTHOUSE"], token=os.environ["TOKEN"])
for event in server.match_events("${game}", ${board}):
    print(json.dumps(event), flush=True)
    if event["event"] == "ended":
        break
`);
    followed.python = startPython(file, { POSTHOUSE: url, TOKEN: token });
    followed.pythonEvents = () => followed.python.lines().map((line) => JSON.parse(line));
    return followed;
}

/** Every move of the match reached each follower once and in order. */
async function assertFollowed(followed, match) {
    await Promise.all([followed.stream, followed.socket, followed.python.exited]);
    followed.stop();
    const moves = match.moves.map(({ text }) => text);
    for (const events of [followed.events, followed.pythonEvents()]) {
        const ids = events.map(({ id }) => id);
        assert.deepEqual(ids, [...new Set(ids)].sort((a, b) => a - b));
        const told = [...events[0].match.moves.map(({ text }) => text),
            ...events.filter(({ event }) => event === 'move').map(({ text }) => text)];
        assert.deepEqual(told, moves);
        assert.equal(events.at(-1).event, 'ended');
        assert.equal(events.filter(({ event }) => event === 'open').length, 1, 'that a stream goes on is no event');
    }
    const versions = followed.states.map((state) => state.version);
    assert.deepEqual(versions, [...versions].sort((a, b) => a - b));
    assert.deepEqual(followed.states.at(-1).moves, match.moves);
}

/** What a bot says that it has played, and that its moves are those of the match. */
function assertPlayed(bots, match) {
    const sides = [bots[match.seats[0].name], bots[match.seats[1].name]];
    const texts = match.moves.map(({ text }) => text);
    sides.forEach((bot, side) => {
        const played = bot.lines().filter((line) => line.startsWith(`${match.game} ${match.board}: `))
            .map((line) => line.match(/(\d+)\. (\S+)$|: (\S+)#(\d+)$/)).map(([, n, move, move2, n2]) => [Number(n ?? n2), move ?? move2]);
        assert.deepEqual(played, texts.map((text, i) => [i + 1, text]).filter(([n]) => n % 2 === (side === 0 ? 1 : 0)),
            bot.errors);
        assert.equal(bot.errors, '');
    });
}

test('the bots of both clients accept a challenge and play a whole game over connections that break', { timeout: 120_000 }, async (t) => {
    const data = newDataFolder();
    let proxy;
    const { server, url, tokens, bots } = await houseWithBots(data, async ({ url: target }) => {
        proxy = await BreakingProxy.open(target);
        return proxy.url;
    });
    const ann = new Client(server.url, { token: tokens.ann });
    const { match: { board } } = await ann.gameCommand('wari', 'challenge', { user1: 'ann', user2: 'bob', options: { first: 'ann' } });
    const followed = followMatch(url, tokens.ann, 'wari', board);
    const match = await eventually(async () => {
        const now = await ann.match('wari', board);
        return now.over && now;
    }, 100);
    await assertFollowed(followed, match);
    await eventually(() => bots.ann.lines().concat(bots.bob.lines()).filter((line) => line.startsWith('wari 1:')).length >= match.plies);
    assertPlayed(bots, match);
    assert.match(bots.bob.output, /^accepted wari 1$/m);
    t.diagnostic(`${match.plies} moves; ${proxy.lostAnswers} answers lost, ${proxy.cutStreams} streams cut`);
    assert.ok(proxy.lostAnswers > 5 && proxy.cutStreams > 5);
    await Promise.all(Object.values(bots).map((bot) => bot.stop()));
    proxy.close();
    await server.close();
    removeDataFolder(data);
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
    const file = join(package_.folder, 'games.py');
    writeFileSync(file, `
import os
from posthouse import Client
server = Client(os.environ["POSTHOUSE"], token=os.environ["TOKEN"])
print([game["id"] for game in server.games("ann", limit=11, over=True)])
print([game["id"] for game in server.games("ann", over=True)][-1])
`);
    const program = startPython(file, { POSTHOUSE: proxy.url, TOKEN: token });
    assert.equal(await program.exited, 0, program.errors);
    assert.deepEqual(program.lines().map((line) => JSON.parse(line)), [written.slice(0, 11), written.at(-1)]);
    assert.ok(proxy.cutStreams >= 6);
    proxy.close();
    await server.close();
    removeDataFolder(data);
});

test('each client plays through ten restarts of the server', { timeout: 120_000 }, async (t) => {
    const data = newDataFolder();
    let { server, url, tokens, bots } = await houseWithBots(data, async (one) => one.url);
    const { port } = new URL(url);
    const bob = new Client(url, { token: tokens.bob, WebSocket });
    const socket = bob.socket();
    followers.push({ stop: () => socket.close() });
    const followed = [];
    let board = 0;
    const begin = async () => {
        await bob.gameCommand('octilite', 'challenge', { user1: 'bob', user2: 'ann' });
        followed.push(followMatch(url, tokens.bob, 'octilite', ++board));
    };
    await begin();
    for (let restart = 1; restart <= 10; ++restart) {
        const moves = () => followed.at(-1).events.filter(({ event }) => event === 'move').length;
        if (followed.at(-1).events.at(-1)?.event === 'ended') await begin();
        const before = moves();
        await eventually(() => moves() >= before + 2 || followed.at(-1).events.at(-1)?.event === 'ended');
        // Sent while the server goes away: said once.
        const chats = [bob.command(`octilite chat 1`, { comment: `request ${restart}` }),
            socket.command(`octilite chat 1`, { comment: `socket ${restart}` })];
        await server.close(restart % 2 === 0 ? 'SIGKILL' : 'SIGTERM');
        server = await startServer(data, '--challenges-begin', 'nobody', '--http', `127.0.0.1:${port}`);
        for (const { accepted } of await Promise.all(chats)) assert.ok(accepted);
    }
    for (let i = 1; i <= board; ++i) {
        const match = await eventually(async () => {
            const now = await bob.match('octilite', i);
            return now.over && now;
        }, 60);
        await assertFollowed(followed[i - 1], match);
        assertPlayed(bots, match);
        if (i > 1) continue;
        const said = match.talk.filter(({ by }) => by === 'bob').map(({ text }) => text).sort();
        assert.deepEqual(said, ['request', 'socket'].flatMap((way) => Array.from({ length: 10 }, (_, n) => `${way} ${n + 1}`)).sort());
    }
    t.diagnostic(`${board} matches`);
    socket.close();
    await Promise.all(Object.values(bots).map((bot) => bot.stop()));
    await server.close();
    removeDataFolder(data);
});
