// docs/api.md: every example does what the page says, and every address is in it.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { binary, newDataFolder, startServer, removeFolder, ApiClient } from './server.mjs';
import { clientsFolder, transpileTypescriptClient } from './clients.mjs';
import { examplesOf, readBlocks, runExamples, skippedSections, typescriptPrograms } from './guide.mjs';

const page = readFileSync(join(clientsFolder, '../docs/api.md'), 'utf8');
const { blocks, unfenced } = readBlocks(page, skippedSections);
const examples = examplesOf(blocks);

test('code is in fenced blocks, so that it is run', () => assert.deepEqual(unfenced, []));

test('every example does what it shows', async (t) => {
    const { folder } = transpileTypescriptClient(typescriptPrograms(examples));
    const data = newDataFolder();
    const server = await startServer(data, '--challenges-begin', 'nobody');
    // The page begins with ann, who signs up; bob is there already.
    const bob = new ApiClient(server);
    await bob.signUp('bob', 'bobspass');
    const fixed = { SERVER: server.url, BOB: await bob.token('bobspass', 'bot', 'read', 'play') };
    const run = await runExamples(examples, { folder, pythonPath: join(clientsFolder, 'python'), variables: {}, fixed });
    t.diagnostic(`${run} of ${examples.length} examples were run`);
    assert.ok(run >= 17 && run >= examples.length - 5);
    await server.close();
    removeFolder(data);
});

test('every address of the OpenAPI document is in the list of addresses', () => {
    const { paths } = JSON.parse(execFileSync(binary, ['openapi'], { maxBuffer: 1 << 24 }));
    const written = (path) => path.replace('/api/v1', '').replace(/\{(\w+)\}/g, (_, name) => name.toUpperCase());
    const list = page.slice(page.indexOf('## Addresses'), page.indexOf('## Conventions'));
    const missing = Object.keys(paths)
        .filter((path) => !path.includes('commands/'))
        .map(written)
        .filter((path) => !list.includes(`\`${path}\``));
    assert.deepEqual(missing, []);
});
