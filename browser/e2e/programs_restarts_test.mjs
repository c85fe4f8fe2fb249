// Three programs play each other while the server restarts: one follows the stream of its events, one a socket, and one
// gets its events by a webhook. None sees a move twice, none misses one. POSTHOUSE_KILLS sets the number of restarts.

import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { test } from 'node:test';
import WebSocket from 'ws';
import { ApiClient, eventually, newDataFolder, removeFolder } from './server.mjs';
import { Supervisor } from './supervisor.mjs';

const restarts = Number(process.env.POSTHOUSE_KILLS ?? 4);
const game = 'octilite';
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Plays one player's moves; `moves` are those that it has seen, by board. */
class Program {
    moves = new Map();
    retries = 0;
    playing = true;
    working = new Set(); // the answers to events that are under way

    static async signUp(service, name) {
        const self = new this();
        self.url = service.url;
        self.name = name;
        self.owner = new ApiClient(service);
        await self.owner.signUp(name, `${name}spass`);
        self.token = await self.owner.token(`${name}spass`, 'bot', 'read', 'play', 'webhook');
        return self;
    }
    /** Until the server answers; whatever has a key has one effect, however often it is sent. */
    async ask(path, body) {
        for (;;) {
            try {
                const answer = await fetch(`${this.url}/api/v1${path}`, {
                    method: body ? 'POST' : 'GET',
                    body: body && JSON.stringify(body),
                    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${this.token}` },
                });
                const said = await answer.json();
                assert.ok(answer.ok, JSON.stringify(said));
                return said;
            } catch (error) {
                if (error instanceof assert.AssertionError || this.stopped) throw error;
                ++this.retries;
                await pause(20);
            }
        }
    }
    challenge(opponent, number) {
        return this.ask(`/games/${game}/commands/challenge`, {
            user1: this.name,
            user2: opponent,
            options: { first: this.name },
            key: `${this.name}-${opponent}-${number}`,
        });
    }
    answer(board) {
        const work = this.playOn(board)
            .catch((error) => {
                this.error ??= error;
            })
            .finally(() => this.working.delete(work));
        this.working.add(work);
    }
    async playOn(board) {
        const match = await this.ask(`/match/${game}/${board}`);
        if (match.over || match.to_move !== match.you || !this.playing) return;
        const move = `${match.legal[(7 * match.plies) % match.legal.length]}#${match.plies + 1}`;
        await this.send(board, move, `${this.name}-${board}-${match.plies}`);
    }
    send(board, move, key) {
        return this.ask(`/games/${game}/commands/move`, { board, move, key });
    }
    /** An event of the stream or the webhook. */
    on(event) {
        if (event.event === 'begun') this.moves.set(event.board, []);
        if (event.event === 'move') this.moves.get(event.board).push(event.text);
        if (event.your_turn) this.answer(event.board);
    }
}

class StreamProgram extends Program {
    ids = [];
    streams = 0;
    async follow(over) {
        while (!over()) {
            try {
                const last = this.ids.at(-1);
                const { body } = await fetch(`${this.url}/api/v1/events?format=ndjson${last ? `&after=${last}` : ''}`, {
                    headers: { Authorization: `Bearer ${this.token}` },
                });
                ++this.streams;
                let text = '';
                for await (const bytes of body.pipeThrough(new TextDecoderStream())) {
                    text += bytes;
                    for (let end; (end = text.indexOf('\n')) >= 0; text = text.slice(end + 1)) {
                        if (end === 0) continue;
                        const event = JSON.parse(text.slice(0, end));
                        assert.notEqual(event.event, 'reset');
                        if (event.event === 'open' && this.ids.length > 0) continue;
                        this.ids.push(event.id);
                        this.on(event);
                    }
                }
            } catch (error) {
                if (error instanceof assert.AssertionError) throw error;
            }
        }
    }
}

class SocketProgram extends Program {
    sockets = 0;
    waiting = new Map();
    sent = 0;
    async follow(over) {
        while (!over()) {
            const socket = new WebSocket(`${this.url.replace('http', 'ws')}/api/v1/socket`, {
                headers: { Authorization: `Bearer ${this.token}` },
            });
            const closed = new Promise((resolve) => socket.on('error', resolve).on('close', resolve));
            socket.on('message', (bytes) => this.hear(JSON.parse(bytes)));
            socket.on('open', async () => {
                ++this.sockets;
                this.socket = socket;
                for (const { board } of await this.ask(`/matches?player=${this.name}`))
                    socket.send(JSON.stringify({ watch: `${game}/${board}` }));
            });
            await closed;
            this.socket = null;
            for (const give of this.waiting.values()) give(null);
            this.waiting.clear();
        }
    }
    hear(message) {
        if (message.id) this.waiting.get(message.id)?.(message);
        const match = message.match;
        if (!match) return;
        const before = this.moves.get(match.board) ?? [],
            now = match.moves.map((move) => move.text);
        if (now.length < before.length) return; // a response that a later event has overtaken
        assert.deepEqual(now.slice(0, before.length), before);
        this.moves.set(match.board, now);
        if (message.event && !match.over && match.to_move === match.you) this.answer(match.board);
    }
    async send(board, move, key) {
        for (;;) {
            const answer =
                this.socket?.readyState === WebSocket.OPEN &&
                (await new Promise((resolve) => {
                    const id = ++this.sent;
                    this.waiting.set(id, resolve);
                    this.socket.send(JSON.stringify({ id, command: `${game} move ${board} ${move}`, key }));
                }));
            if (answer) return assert.ok(answer.accepted, JSON.stringify(answer));
            if (this.stopped) throw new Error('stopped');
            if (answer === null) ++this.retries;
            await pause(20);
        }
    }
}

class WebhookProgram extends Program {
    ids = [];
    doubled = 0;
    async listen() {
        this.listener = createServer(async (request, answer) => {
            let body = '';
            for await (const bytes of request) body += bytes;
            const [, time, mac] = request.headers['posthouse-signature'].match(/^t=(\d+),v1=(\w+)$/);
            assert.equal(mac, createHmac('sha256', this.secret).update(`${time}.${body}`).digest('hex'));
            answer.writeHead(204).end();
            const event = JSON.parse(body);
            if (this.ids.includes(event.id)) return ++this.doubled;
            this.ids.push(event.id);
            this.on(event);
        }).unref();
        await new Promise((resolve) => this.listener.listen(0, '127.0.0.1', resolve));
        const made = await this.ask('/commands/make-webhook', {
            name: 'bot',
            url: `http://127.0.0.1:${this.listener.address().port}/events`,
        });
        this.secret = made.facts.secret;
    }
}

const plays = (seats, program) => seats.some(({ name }) => name === program.name);

test('by stream, socket and webhook every move arrives once over restarts', async (t) => {
    const data = newDataFolder();
    const limits = '--matches-of-player 1000 --requests-per-minute 0 --requests-per-minute-per-ip 0 --strangers-seconds 0';
    const service = await Supervisor.open(data, 60, ...limits.split(' '), '--webhooks-to-loopback');
    const ann = await StreamProgram.signUp(service, 'ann');
    const bob = await SocketProgram.signUp(service, 'bob');
    const cid = await WebhookProgram.signUp(service, 'cid');
    const programs = [ann, bob, cid];
    let over = false;
    // Whatever has failed.
    t.after(() => {
        over = true;
        for (const one of programs) one.stopped = true;
    });
    const following = [ann, bob].map((one) => one.follow(() => over));
    for (const one of following) one.catch(() => {});
    await cid.listen();
    await eventually(() => ann.streams > 0 && bob.sockets > 0);

    const pairs = [
        [ann, bob],
        [bob, cid],
        [cid, ann],
    ];
    const boards = [];
    const begin = async (first, second, number) => boards.push((await first.challenge(second.name, number)).match.board);
    const countOf = (program) => [...program.moves.values()].reduce((sum, moves) => sum + moves.length, 0);
    for (const [first, second] of pairs) await begin(first, second, 0);
    for (let restart = 1; restart <= restarts; ++restart) {
        for (const [first, second] of pairs) await begin(first, second, restart);
        const before = programs.map(countOf);
        await eventually(() => programs.some((one) => one.error) || programs.every((one, i) => countOf(one) >= before[i] + 6));
        assert.equal(await service.stop(), 0);
        await service.start();
    }
    for (const one of programs) one.playing = false;
    // What is under way may still be a move.
    await eventually(() => programs.every(({ working }) => working.size === 0));

    const stored = new Map();
    for (const board of boards) stored.set(board, await ann.ask(`/match/${game}/${board}`));
    await eventually(() =>
        programs.every(
            (one) =>
                one.error ||
                [...stored.values()].every(({ board, seats, moves }) => !plays(seats, one) || one.moves.get(board)?.length >= moves.length),
        ),
    );
    over = true;
    await service.stop();
    await Promise.all(following);
    for (const one of programs) {
        assert.ifError(one.error);
        for (const { board, seats, moves } of stored.values())
            if (plays(seats, one))
                assert.deepEqual(
                    one.moves.get(board),
                    moves.map((move) => move.text),
                    `${one.name} on board ${board}`,
                );
    }
    for (const one of [ann, cid])
        assert.deepEqual(
            one.ids,
            [...new Set(one.ids)].sort((a, b) => a - b),
            'each event once, in order',
        );
    assert.equal(cid.doubled, 0, 'over an orderly restart nothing is delivered twice');
    const moves = [...stored.values()].reduce((sum, match) => sum + match.moves.length, 0);
    t.diagnostic(
        `${moves} moves in ${boards.length} matches over ${restarts} restarts; ${ann.streams} streams, ` +
            `${bob.sockets} sockets, ${cid.ids.length} deliveries, ${cid.doubled} of them twice; ` +
            `${programs.map((one) => one.retries)} requests sent again`,
    );
    assert.ok(ann.streams > restarts && bob.sockets > restarts);
    cid.listener.close();
    service.kill();
    removeFolder(data);
});
