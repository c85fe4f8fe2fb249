// A bot's life over streams, with tokens only: challenges and game starts come on one stream, each game on one of its
// own, and no event is lost or doubled although the house is killed and started again and again. POSTHOUSE_KILLS sets the
// number of kills.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import WebSocket from 'ws';
import { newDataFolder, startServer, removeFolder, eventually, freePort, ApiClient, SocketClient } from './server.mjs';

const restarts = Number(process.env.POSTHOUSE_KILLS ?? 4);
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** A program that knows a token and the address of a house, which may be away for a while. */
class Bot {
    constructor(house, token) {
        this.house = house;
        this.headers = { Authorization: `Bearer ${token}` };
        this.stopping = new AbortController();
        this.events = []; // of its player
        this.games = new Map(); // "wari/1": the events of this game
        this.connections = 0;
    }
    /** Asks until the house answers. */
    async ask(path, body) {
        for (;;) {
            try {
                const answer = await fetch(this.house.url + path, {
                    method: body ? 'POST' : 'GET',
                    headers: { ...this.headers, 'Content-Type': 'application/json' },
                    body: body && JSON.stringify(body),
                });
                const json = await answer.json();
                if (answer.status !== 503) return { status: answer.status, ...json };
            } catch {
                if (this.stopping.signal.aborted) throw new Error('the bot was stopped');
            }
            await pause(50);
        }
    }
    /** Follows a stream across all interruptions; `take` gets each event, `open` excepted if it says nothing new. */
    async follow(path, take) {
        for (let last; !this.stopping.signal.aborted; await pause(50)) {
            try {
                const headers = { ...this.headers, ...(last === undefined ? {} : { 'Last-Event-ID': String(last) }) };
                const answer = await fetch(`${this.house.url}${path}?format=ndjson`, { headers, signal: this.stopping.signal });
                if (answer.status !== 200) continue;
                ++this.connections;
                let read = '';
                for await (const bytes of answer.body) {
                    read += Buffer.from(bytes).toString();
                    const lines = read.split('\n');
                    read = lines.pop();
                    for (const line of lines.filter(Boolean)) {
                        const event = JSON.parse(line);
                        last = event.id;
                        if (await take(event)) return;
                    }
                }
            } catch {
                // The house is away: go on after the last event.
            }
        }
    }
    live() {
        this.life = this.follow('/api/events', (event) => {
            this.events.push(event);
            if (event.event === 'challenge' && event.you && event.by !== this.name) void this.answer(event);
            if (event.event === 'begun' && event.you) this.play(`${event.game}/${event.board}`);
        });
        return eventually(() => this.events.some(({ event }) => event === 'open'));
    }
    answer({ game, board, by_bot: byBot }) {
        assert.equal(byBot, true);
        const word = this.events.filter(({ event }) => event === 'challenge').length === 1 ? 'decline' : 'accept';
        const options = word === 'decline' ? { options: { reason: 'later' } } : {};
        return this.ask(`/api/games/${game}/commands/${word}`, { board, ...options, key: `${word} ${game} ${board}` });
    }
    play(name) {
        const told = { events: [], moves: [], clocks: 0 };
        this.games.set(name, told);
        void this.follow(`/api/match/${name}/events`, async (event) => {
            told.events.push(event);
            if (event.match) {
                told.moves = event.match.moves.map(({ text }) => text);
                told.you = event.match.you;
            }
            if (event.event === 'move') told.moves.push(event.text);
            if (event.left && event.due) ++told.clocks;
            const toMove = event.match?.to_move ?? (event.event === 'move' ? event.to_move : null);
            if (event.event === 'ended') return true;
            if (toMove === told.you) await this.move(name, told);
            return false;
        });
    }
    async move(name, told) {
        const [game, board] = name.split('/');
        const { legal, plies } = await this.ask(`/api/match/${name}`);
        if (plies !== told.moves.length) return; // made before the connection was lost
        const text = legal[plies % legal.length];
        await this.ask(`/api/games/${game}/commands/move`, {
            board: Number(board),
            move: `${text}#${plies + 1}`,
            key: `${name} ${plies} ${text}`,
        });
    }
    stop() {
        this.stopping.abort();
    }
}

test(`two bots play over streams while the house is killed ${restarts} times`, async (t) => {
    const data = newDataFolder();
    const options = ['--challenges-begin', 'nobody', '--http', `127.0.0.1:${await freePort()}`];
    let server = await startServer(data, ...options);
    const house = { url: server.url };
    const restart = async () => {
        await server.close('SIGKILL');
        server = await startServer(data, ...options);
    };
    const bots = [];
    try {
        for (const name of ['ann', 'bob']) {
            const player = new ApiClient(server);
            await player.signUp(name, `${name}spass`);
            assert.ok((await player.command(`become bot ${name}spass yes`)).accepted);
            const bot = new Bot(house, await player.token(`${name}spass`, 'bot', 'read', 'play', 'talk'));
            bot.name = name;
            bots.push(bot);
            await bot.live();
        }
        const [ann, bob] = bots;
        const challenge = { user1: 'ann', user2: 'bob', options: { first: 'ann', clock: '30m+10s' } };
        assert.equal((await ann.ask('/api/games/wari/commands/challenge', challenge)).status, 200);
        const gone = await eventually(() => ann.events.find(({ event }) => event === 'challenge_gone'));
        assert.deepEqual([gone.text, gone.reason], ['declined', 'later']);
        await ann.ask('/api/games/wari/commands/challenge', challenge);
        const [hers, his] = await eventually(
            () => bots.every(({ games }) => games.has('wari/2')) && bots.map(({ games }) => games.get('wari/2')),
        );

        for (let i = 0; i < restarts; ++i) {
            const before = hers.moves.length;
            await eventually(() => hers.moves.length >= before + 2);
            await restart();
            // A socket with the token alone, in the restarted house.
            const socket = new SocketClient(new WebSocket(house.url.replace('http', 'ws') + '/api/socket', { headers: bob.headers }));
            await new Promise((resolve) => socket.socket.once('open', resolve));
            socket.socket.send(JSON.stringify({ id: i, command: 'wari chat 2', comment: `after ${i + 1}`, key: `chat ${i}` }));
            await eventually(() => hers.events.some(({ text }) => text === `after ${i + 1}`));
            socket.close();
        }
        await ann.ask('/api/games/wari/commands/resign', { board: 2, key: 'resign' });
        await eventually(() => [hers, his].every(({ events }) => events.at(-1).event === 'ended'));

        const match = await ann.ask('/api/match/wari/2');
        for (const told of [hers, his]) {
            const news = told.events.filter(({ event }) => event !== 'open');
            const ids = news.map(({ id }) => id);
            assert.deepEqual(
                ids,
                [...new Set(ids)].sort((a, b) => a - b),
                'each event once, and in order',
            );
            assert.ok(told.events[0].match, 'the stream begins with the whole game');
            assert.equal(told.events.filter((event) => event.match).length, 1, 'and does so once');
            assert.deepEqual(
                told.moves,
                match.moves.map(({ text }) => text),
            );
            assert.deepEqual(
                news.filter(({ event }) => event === 'talk').map(({ text }) => text),
                match.talk.map(({ text }) => text),
            );
            assert.ok(told.clocks > match.plies / 2, `clocks came with ${told.clocks} of ${match.plies} moves`);
        }
        const starts = bob.events.filter(({ event }) => event === 'begun' || event === 'challenge');
        assert.deepEqual(
            starts.map(({ event, board }) => `${event} ${board}`),
            ['challenge 1', 'challenge 2', 'begun 2'],
        );
        assert.ok(ann.connections > 2 * restarts, `${ann.connections} connections`);
        t.diagnostic(`${match.plies} moves, ${ann.connections + bob.connections} connections`);
    } finally {
        for (const bot of bots) bot.stop();
        await server.close();
        removeFolder(data);
    }
});
