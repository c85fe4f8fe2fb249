// A client of the previous release plays on: it knows only addresses without a version, and the requests and
// answers that docs/api.md had then (previous_api.json).

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { newDataFolder, startServer, removeFolder, eventually, ApiClient } from './server.mjs';

const previous = JSON.parse(readFileSync(new URL('previous_api.json', import.meta.url), 'utf8'));

/** Throws if the value is not what a client of then expects; more members are no fault. */
function assertShape(value, shape, at) {
    if (Array.isArray(shape)) {
        assert.ok(Array.isArray(value), at);
        return value.forEach((one, i) => assertShape(one, shape[0], `${at}[${i}]`));
    }
    if (typeof shape === 'object') {
        assert.ok(value && typeof value === 'object' && !Array.isArray(value), at);
        for (const [name, type] of Object.entries(shape)) assertShape(value[name], type, `${at}.${name}`);
        return undefined;
    }
    const optional = shape.endsWith('?'),
        type = optional ? shape.slice(0, -1) : shape;
    if (value === undefined && optional) return undefined;
    const list = type.match(/^\[(.*)\](\|null)?$/);
    if (list) return list[2] && value === null ? undefined : assertShape(value, [list[1]], at);
    if (type.endsWith('|null')) return value === null ? undefined : assertShape(value, type.slice(0, -'|null'.length), at);
    if (previous.types[type]) return assertShape(value, previous.types[type], at);
    return assert.equal(value === null ? 'null' : typeof value, type, at);
}

/** Knows a session's cookie and what was recorded. */
class PreviousClient extends ApiClient {
    async get(path) {
        const answer = await super.get(path);
        assertShape(answer, previous.get[path], path);
        return answer;
    }
    async post(path, body) {
        const answer = await super.post(path, body);
        assertShape(answer, answer.status === 200 ? previous.post[path] : 'Refusal', path);
        return answer;
    }
    /** Server-sent events until `take` says that it is enough; the connection is cut after every fifth. */
    async follow(path, take) {
        for (let last, done = false; !done; ) {
            const leaving = new AbortController();
            const headers = { Cookie: this.cookie, Accept: 'text/event-stream', ...(last ? { 'Last-Event-ID': last } : {}) };
            const answer = await fetch(this.server.url + path, { headers, signal: leaving.signal });
            assert.equal(answer.headers.get('content-type'), 'text/event-stream');
            let text = '',
                read = 0;
            for await (const bytes of answer.body) {
                const parts = (text + Buffer.from(bytes)).split('\n\n');
                text = parts.pop();
                for (const part of parts) {
                    const data = part.match(/^data: (.*)$/m)?.[1];
                    if (!data) continue;
                    const event = JSON.parse(data);
                    assertShape(event, 'Event', part);
                    assert.equal(part.match(/^id: (\d+)$/m)[1], String(event.id));
                    assert.equal(part.match(/^event: (\w+)$/m)[1], event.event);
                    last = String(event.id);
                    done = (await take(event)) === true || done;
                    ++read;
                }
                if (done || read >= 5) break;
            }
            leaving.abort();
        }
    }
}

test('a client of the previous release plays a whole game', { timeout: 60_000 }, async (t) => {
    const data = newDataFolder();
    const server = await startServer(data, '--challenges-begin', 'nobody');
    const [ann, bob] = [new PreviousClient(server), new PreviousClient(server)];
    await ann.signUp('ann', 'annspass', 'ann@example.org');
    await bob.signUp('bob', 'bobspass');
    assert.equal((await bob.post('/api/login', { name: 'bob', password: 'wrong' })).code, 'wrong-login');
    await bob.post('/api/login', { name: 'bob', password: 'bobspass' });

    const move = async (client) => {
        const { over, you, to_move: toMove, legal, plies } = await client.get('/api/match/wari/1');
        if (over || you !== toMove) return;
        const answer = await client.post('/api/games/wari/commands/move', {
            board: 1,
            move: `${legal[(3 * plies) % legal.length]}#${plies + 1}`,
            key: `move ${plies}`,
        });
        assert.ok(answer.accepted, answer.text);
        assert.equal(answer.match.plies, plies + 1);
    };
    const kinds = [];
    const life = (client, name) =>
        client.follow('/api/events', async (event) => {
            kinds.push(event.event);
            if (event.event === 'challenge' && event.you && event.by !== name)
                assert.ok((await client.command(`wari accept ${event.board}`)).accepted);
            else if (event.your_turn && event.event !== 'challenge') await move(client);
            return event.event === 'ended';
        });
    const playing = Promise.all([life(ann, 'ann'), life(bob, 'bob')]);
    playing.catch(() => {});
    await eventually(() => kinds.filter((kind) => kind === 'open').length >= 2);
    const watched = await bob.socket();
    watched.socket.send(JSON.stringify({ watch: 'wari/1' }));
    const challenged = await ann.command('wari challenge ann bob --first=ann --clock=3d+12h');
    assert.ok(challenged.accepted && challenged.match.state === 'offered');
    await playing;

    const match = await ann.get('/api/match/wari/1');
    assert.ok(match.over && match.plies > 10);
    assert.ok(['challenge', 'begun', 'move', 'ended'].every((kind) => kinds.includes(kind)));
    await watched.event(({ match: seen }) => seen?.over);
    for (const event of watched.events) assertShape(event, previous.socket.match, 'socket');
    assertShape(await watched.command('wari show 1'), previous.socket.answer, 'socket');
    watched.close();
    const refused = await ann.post('/api/games/wari/commands/move', { board: 1, move: 'c' });
    assert.equal(refused.accepted, false);
    assert.equal(refused.error, refused.detail);

    // Something in every list.
    await ann.post('/api/games/wari/commands/chat', { board: 1, comment: 'Well played.' });
    await ann.command('wari challenge ann --to=anyone');
    await ann.command('wari challenge ann bob');
    const { facts } = await ann.command('make token annspass my-bot read');
    assert.match(facts.token, /^pht_/);
    await ann.command('make webhook my-bot https://bot.example.org/');
    for (const path of Object.keys(previous.get)) await ann.get(path);
    const headers = { Authorization: `Bearer ${facts.token}` };
    assertShape(await (await fetch(`${server.url}/api/me`, { headers })).json(), previous.get['/api/me'], 'with a token');
    assert.match(await (await fetch(`${server.url}/api/match/wari/1.txt`)).text(), /ann/);
    t.diagnostic(`${match.plies} moves, ${Object.keys(previous.get).length} addresses`);
    await server.close();
    removeFolder(data);
});
