// Types that a usual generator makes of the OpenAPI document are enough for a program without a cast.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { binary, newDataFolder, startServer, removeFolder, ApiClient } from './server.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');

test('a program with openapi-typescript’s types compiles with --strict, without a cast, and plays a game', async () => {
    const document = JSON.parse(execFileSync(binary, ['openapi'], { maxBuffer: 1 << 24 }));
    const folder = mkdtempSync(join(tmpdir(), 'posthouse-openapi-'));
    writeFileSync(join(folder, 'api.ts'), astToString(await openapiTypescript(document)));
    writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
    symlinkSync(join(here, '../node_modules'), join(folder, 'node_modules'));
    cpSync(join(here, 'openapi_client.ts'), join(folder, 'client.ts'));
    const options = ['--strict', '--skipLibCheck', '--module', 'es2022', '--moduleResolution', 'bundler', '--target', 'es2022'];
    execFileSync('node', [compiler, ...options, 'client.ts'], { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });

    const data = newDataFolder();
    const server = await startServer(data);
    const ann = new ApiClient(server);
    await ann.signUp('ann', 'annspass');
    const env = { ...process.env, SERVER: server.url, TOKEN: await ann.token('annspass', 'program', 'read', 'play') };
    const { plies, ...said } = JSON.parse(execFileSync('node', ['client.js'], { cwd: folder, env, encoding: 'utf8' }));
    assert.ok(plies > 5, `${plies} moves`);
    assert.deepEqual(said, { language: 'en', refused: 'no-such-board', listed: ['oware'] });
    await server.close();
    removeFolder(data);
    removeFolder(folder);
});

test('each operation has one tag that the document explains', () => {
    const document = JSON.parse(execFileSync(binary, ['openapi'], { maxBuffer: 1 << 24 }));
    const explained = new Set(document.tags.map(({ name }) => name));
    const used = Object.values(document.paths).flatMap((methods) => Object.values(methods).map(({ tags }) => tags));
    assert.ok(used.every((tags) => tags.length === 1 && explained.has(tags[0])));
    assert.deepEqual(new Set(used.flat()), explained);
});
