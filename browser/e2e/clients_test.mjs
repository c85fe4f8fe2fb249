// The clients in clients/: what they publish is current and whole, and they keep the rules for repeated requests.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { binary } from './server.mjs';
import { clientsFolder, compilePrograms, installTypescriptClient, startPython } from './clients.mjs';
import { examplesOf, readBlocks, skippedSections, typescriptPrograms } from './guide.mjs';

const read = (path) => readFileSync(join(clientsFolder, path), 'utf8');
const version = readFileSync(join(clientsFolder, '../CMakeLists.txt'), 'utf8').match(/VERSION (\d+\.\d+\.\d+)/)[1];
let package_, Client, Refusal;

/** Compiles if each command has the types of its own fields and answer. */
const typedCommands = `
import { Client } from 'posthouse-client';
const server = new Client('https://posthouse.example');
const { match, text } = await server.gameCommand('oware', 'move', { board: 1, move: 'c' });
const { facts } = await server.houseCommand('make-token', { name: 'bot', password: 'annspass', scope: ['read'] });
const { match: challenge } = await server.gameCommand('oware', 'challenge', { user1: 'ann', options: { to: 'anyone' } });
export const used: [number, string, string, number | undefined] = [match.plies, text, facts.token, challenge?.board];
// @ts-expect-error An open challenge has no match yet.
challenge.board;
// @ts-expect-error A list is answered with its text alone.
(await server.houseCommand('list', {})).match;
// @ts-expect-error A move needs a board.
await server.gameCommand('oware', 'move', { move: 'c' });
`;

before(async () => {
    package_ = installTypescriptClient();
    const examples = examplesOf(readBlocks(read('../docs/api.md'), skippedSections).blocks);
    compilePrograms(package_.folder, {
        first_bot: read('typescript/examples/first_bot.ts'),
        typed_commands: typedCommands,
        ...typescriptPrograms(examples),
    });
    ({ Client, Refusal } = await import(join(package_.folder, 'node_modules/posthouse-client/dist/index.js')));
});

test('the types of the Python client have the members of this server', () => {
    const { schemas } = JSON.parse(execFileSync(binary, ['openapi'], { maxBuffer: 1 << 24 })).components;
    const program =
        'import json, posthouse\nprint(json.dumps({name: [sorted(kind.__annotations__), sorted(kind.__required_keys__)]' +
        ' for name, kind in vars(posthouse).items() if hasattr(kind, "__required_keys__")}))';
    const types = JSON.parse(execFileSync('python3', ['-B', '-c', program], { cwd: join(clientsFolder, 'python') }));
    assert.ok(Object.keys(types).length >= 8);
    for (const [name, members] of Object.entries(types))
        assert.deepEqual(members, [Object.keys(schemas[name].properties).sort(), [...schemas[name].required].sort()], name);
});

test('no program in docs/api.md needs a cast for an answer', () => {
    const programs = read('../docs/api.md').match(/(```ts\n|\.ts <<'END'\n)[^]*?(```|\nEND)/g);
    assert.ok(programs.length >= 2);
    for (const program of programs) assert.doesNotMatch(program, /await [^\n]*\bas \w|\w![.;\n]|\bany\b/);
});

test('the package has what a user needs, nothing else, and the version of the server', () => {
    const { packed } = package_;
    for (const name of [
        'package.json',
        'README.md',
        'dist/index.js',
        'dist/index.d.ts',
        'dist/api/parameters.d.ts',
        'examples/first_bot.ts',
    ])
        assert.ok(packed.includes(name), name);
    assert.deepEqual(packed.filter((name) => !/^(dist|examples)\//.test(name)).sort(), ['README.md', 'package.json']);
    assert.equal(JSON.parse(read('typescript/package.json')).version, version);
    assert.equal(JSON.parse(read('typescript/package.json')).dependencies, undefined);
    assert.match(read('python/posthouse.py'), new RegExp(`^__version__ = "${version}"$`, 'm'));
});

for (const [language, file] of [
    ['typescript', 'first_bot.ts'],
    ['python', 'first_bot.py'],
])
    test(`the README of ${language} begins with its first bot, of about 40 lines`, () => {
        const bot = read(`${language}/examples/${file}`);
        assert.ok(bot.split('\n').length <= 50);
        const block = read(`${language}/README.md`).match(/```\w+\n([^]*?)```/)[1];
        assert.equal(block, bot);
    });

/** A server that answers with these responses, one after another, and keeps the requests with their times. */
async function scripted(responses) {
    const requests = [];
    const listener = createServer((asked, answer) => {
        let body = '';
        asked.on('data', (bytes) => {
            body += bytes;
        });
        asked.on('end', () => {
            requests.push({ path: asked.url, body: body && JSON.parse(body), at: Date.now(), authorization: asked.headers.authorization });
            const [status, headers, json] = responses.shift() ?? [200, {}, {}];
            answer.writeHead(status, headers).end(typeof json === 'string' ? json : JSON.stringify(json));
        });
    });
    await new Promise((resolve) => listener.unref().listen(0, '127.0.0.1', resolve));
    return {
        url: `http://127.0.0.1:${listener.address().port}`,
        requests,
        close: () => {
            listener.closeAllConnections();
            listener.close();
        },
    };
}

const quota = (left) => ({ RateLimit: `"token";r=${left};t=1`, 'RateLimit-Policy': '"token";q=2;w=1' });
const problem = (status, code) => ({ title: 'No', status, code, params: { name: 'ann' }, detail: 'Not now.', error: 'Not now.' });
/** What both clients must do; `run` lets one of them do it. */
async function keepsTheRules(run) {
    const server = await scripted([
        [429, { 'Retry-After': '1' }, problem(429, 'too-many-requests')],
        [200, quota(0), { accepted: true, text: '' }],
        [503, {}, '<html>'],
        [200, quota(1), { accepted: true, text: '' }],
        [409, {}, problem(409, 'not-your-turn')],
        [502, {}, '<html>'],
        [302, { Location: 'http://127.0.0.1:9/' }, {}],
    ]);
    const printed = await run(server.url);
    server.close();
    const { requests } = server;
    assert.deepEqual(
        requests.map(({ path }) => path),
        [...Array(5).fill('/api/v1/games/oware/commands/move'), '/api/v1/login', '/api/v1/login'],
    );
    assert.ok(requests.every(({ authorization }) => authorization === 'Bearer pht_x'));
    const keys = requests.map(({ body }) => body.key);
    assert.ok(keys[0] && keys[0] === keys[1], 'a repetition has the same key');
    assert.ok(keys[2] && keys[2] === keys[3]);
    assert.equal(new Set(keys.slice(0, 5)).size, 3, 'another command has another');
    assert.ok(requests[1].at - requests[0].at >= 990, 'after the time of Retry-After');
    assert.ok(requests[2].at - requests[1].at >= 490, 'with no request left, when the next is free');
    assert.deepEqual(printed.slice(0, 3), ['409 not-your-turn ann Not now.', '502 ', 'redirect refused']);
}

test('the TypeScript client waits when told to, repeats with the same key, and throws refusals', () =>
    keepsTheRules(async (url) => {
        const server = new Client(url, { token: 'pht_x', patience: 5 });
        const printed = [];
        for (let i = 0; i < 3; ++i)
            await server.gameCommand('oware', 'move', { board: 1, move: 'c' }).catch((error) => {
                assert.ok(error instanceof Refusal);
                printed.push(`${error.status} ${error.code} ${error.params.name} ${error.message}`);
            });
        // What may have been carried out is not repeated without a key.
        await server.post('/api/v1/login', { name: 'ann', password: 'x' }).catch(({ status, code }) => printed.push(`${status} ${code}`));
        await server.post('/api/v1/login', { name: 'ann', password: 'x' }).catch(() => printed.push('redirect refused'));
        return printed;
    }));

test('the Python client waits when told to, repeats with the same key, and raises refusals', () =>
    keepsTheRules(async (url) => {
        const file = join(package_.folder, 'rules.py');
        writeFileSync(
            file,
            `
import os
from posthouse import Client, Refusal
server = Client(os.environ["POSTHOUSE"], token="pht_x", patience=5)
for _ in range(3):
    try:
        server.game_command("oware", "move", board=1, move="c")
    except Refusal as refusal:
        print(refusal.status, refusal.code, refusal.params["name"], refusal)
try:
    server.post("/api/v1/login", {"name": "ann", "password": "x"})
except Refusal as refusal:
    print(refusal.status, refusal.code)
try:
    server.post("/api/v1/login", {"name": "ann", "password": "x"})
except Refusal:
    print("redirect refused")
`,
        );
        const program = startPython(file, { POSTHOUSE: url });
        assert.equal(await program.exited, 0, program.errors);
        return program.lines();
    }));
