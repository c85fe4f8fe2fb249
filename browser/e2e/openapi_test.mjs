// The OpenAPI document is valid, real responses match it, and a bot that uses only it plays whole games.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import Ajv2020 from 'ajv/dist/2020.js';
import { binary, newDataFolder, startServer, removeFolder, ApiClient } from './server.mjs';
import { createClient } from './openapi_client.mjs';
import { enableTwoFactor } from './two_factor.mjs';

const data = newDataFolder();
let server, ann, bob, document;

before(async () => {
    server = await startServer(data);
    [ann, bob] = [new ApiClient(server), new ApiClient(server)];
    await ann.signUp('ann', 'annspass', 'ann@example.org');
    await bob.signUp('bob', 'bobspass');
    document = await ann.get('/api/openapi.json');
});
after(async () => {
    await server.close();
    removeFolder(data);
});

test('it is an OpenAPI 3.1 document, and the program prints the same', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    assert.ok(valid, JSON.stringify(errors, null, 1));
    const printed = spawnSync(binary, ['openapi'], { encoding: 'utf8', maxBuffer: 1 << 24 });
    assert.equal(printed.status, 0);
    assert.deepEqual(JSON.parse(printed.stdout), document);
});

test('each code of a refusal stands with its sentence', async () => {
    const {
        description,
        anyOf: [{ enum: codes }],
    } = document.components.schemas.RefusalCode;
    const sentences = new Map([...description.matchAll(/^\| `(.+)` \| (.+) \|$/gm)].map(([, code, sentence]) => [code, sentence]));
    assert.deepEqual([...sentences.keys()], codes);
    const refused = await ann.post('/api/command', { command: 'oware fly' });
    const said = sentences.get(refused.code).replace(/\{(\w+)\}/g, (_, name) => refused.params[name]);
    assert.equal(said, refused.detail);
});

test('lists of matches go on behind an id or a board, other lists behind a number', () => {
    const before = (path) => document.paths[path].get.parameters.find(({ name }) => name === 'before').schema;
    assert.deepEqual(before('/api/v1/letters'), { type: 'integer' });
    for (const path of [
        '/api/v1/matches',
        '/api/v1/matches/{player}.ndjson',
        '/api/v1/matches/{player}.txt',
        '/api/v1/matches/{player}.tsv',
    ]) {
        const [id, board] = before(path).anyOf;
        assert.deepEqual([id, board.type], [{ type: 'integer' }, 'string']);
        assert.match('oware/12', new RegExp(board.pattern));
        assert.doesNotMatch('oware', new RegExp(board.pattern));
    }
});

/** Plays as the owner of this token until `games` matches are over; uses only the document. */
async function playAll(url, token, games) {
    const server = await createClient(url, token);
    const { name } = (await server.me()).body.user;
    const over = new Set();
    const ending = new AbortController();
    const { lines } = await server.events({ format: 'ndjson' }, { signal: ending.signal });
    const look = async (game, board) => {
        const { body: match } = await server.match({ game, board });
        if (match.over) over.add(`${game}/${board}`);
        else if (match.you === match.to_move) {
            const move = match.legal[(5 * match.plies + board) % match.legal.length];
            const said = await server.gameMove({ game, board, move: `${move}#${match.plies + 1}` });
            assert.equal(said.status, 200, JSON.stringify(said.body));
            assert.ok(said.body.accepted, said.body.text);
            if (said.body.match.over) over.add(`${game}/${board}`);
        }
    };
    let doubled = 0,
        last = -1;
    try {
        for await (const event of lines) {
            if (event.id <= last && event.event !== 'open') ++doubled;
            last = event.id;
            if (event.event === 'open')
                for (const one of (await server.matches({ player: name, over: false })).body) await look(one.game, one.board);
            else if (event.your_turn) await look(event.game, event.board);
            else if (event.event === 'ended') over.add(`${event.game}/${event.board}`);
            if (over.size === games) break;
        }
    } finally {
        ending.abort();
    }
    assert.equal(doubled, 0);
    return over.size;
}

test('a bot generated from the document plays a whole game on each kind of board', async () => {
    const tokens = [await ann.token('annspass', 'bot', 'read', 'play'), await bob.token('bobspass', 'bot', 'read', 'play')];
    const first = await createClient(server.url, tokens[0]);
    const games = ['oware', 'octilite'],
        known = (await first.games()).body.map((game) => game.name);
    assert.ok(games.every((game) => known.includes(game)));
    for (const game of games) {
        const begun = await first.gameChallenge({ game, user1: 'ann', user2: 'bob', options: { first: 'ann' } });
        assert.ok(begun.body.accepted, begun.body.text);
    }
    const played = await Promise.all(tokens.map((token) => playAll(server.url, token, games.length)));
    assert.deepEqual(played, [games.length, games.length]);
    for (const game of games) {
        const { body: match } = await first.match({ game, board: 1 });
        assert.ok(match.over && match.plies > 10, `${game}: ${match.plies} moves`);
        const text = (await first.matchText({ game, board: 1 })).body;
        assert.match(text, /ann/);
    }
});

const puzzle = readFileSync(new URL('../../src/games/wari/puzzles/oware.tsv', import.meta.url), 'utf8')
    .split('\n')
    .filter((row) => /^\d/.test(row))[0]
    .split('\t')[0];

test('responses match the document field by field', async () => {
    await ann.command('wari challenge ann --to=anyone');
    const {
        match: { board },
    } = await ann.command('wari challenge ann bob --first=ann --clock=2d+1d');
    const { match } = await ann.command(`wari move ${board} c`);
    assert.equal(match.plies, 1);
    await ann.command(`wari queue ${board} if b then d`);
    await ann.command(`wari note ${board}`, 'a note');
    await bob.command(`wari chat ${board}`, 'well met');
    await ann.command('wari tournament spring');
    await ann.command('wari join spring');
    await ann.command('wari series evening --every=wednesday --at=19:30 --zone=Europe/London --system=arena');
    await ann.command('wari join evening');
    await ann.command('team foxes --make');
    await ann.command('vacation 2027-07-01 2027-07-14');
    await ann.command('weekend sat sun');
    await ann.command('notify digest --quiet=22-7');
    await ann.command('wari seek 2');
    await ann.command('make webhook bot https://bot.example.org/x');
    await ann.command('report bob', 'rude');
    await ann.post('/api/puzzles', { game: 'oware', position: puzzle, moves: [] });
    await ann.post('/api/lessons', { steps: [{ game: 'oware', step: 'sow' }] });
    const { recovery } = await enableTwoFactor(ann, 'ann');
    assert.equal(spawnSync(binary, ['admin', 'operator', 'ann', '--data', data]).status, 0);
    await ann.post('/api/login', { name: 'ann', password: 'annspass', code: recovery[0] });
    await ann.post('/api/moderation/mute', { name: 'bob', for: '1d' });

    const ajv = new Ajv2020({ strict: false, allErrors: true });
    const strict = structuredClone(document.components.schemas);
    for (const schema of Object.values(strict)) if (schema.properties) schema.additionalProperties = false;
    ajv.addSchema({ $id: 'house', components: { schemas: strict } });
    const samples = {
        '/api/v1/match/{game}/{board}': `/api/v1/match/wari/${board}`,
        '/api/v1/standings/{game}': '/api/v1/standings/oware',
        '/api/v1/ratings/{player}': '/api/v1/ratings/ann',
        '/api/v1/puzzles/{player}': '/api/v1/puzzles/ann',
        '/api/v1/explorer/{game}': '/api/v1/explorer/oware',
        '/api/v1/tournament/{name}': '/api/v1/tournament/spring',
        '/api/v1/series/{name}': '/api/v1/series/evening',
        '/api/v1/team/{name}': '/api/v1/team/foxes',
        '/api/v1/moderation/players': '/api/v1/moderation/players?beginning=a',
    };
    let checked = 0;
    const wrong = [];
    for (const [path, { get }] of Object.entries(document.paths)) {
        const schema = get?.responses['200']?.content?.['application/json']?.schema;
        const target = samples[path] ?? path;
        if (!schema || target.includes('{')) continue;
        const answer = await ann.get(target);
        const text = JSON.stringify(schema).replaceAll('"#/', '"house#/');
        if (!ajv.validate(JSON.parse(text), answer))
            wrong.push(`${target}: ${ajv.errorsText()} in ${JSON.stringify(answer).slice(0, 600)}`);
        ++checked;
    }
    assert.deepEqual(wrong, []);
    assert.ok(checked > 20, `${checked} answers`);
});
