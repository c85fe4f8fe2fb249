// docs/api.md begins with a first bot: its text alone, with what npm gives today, leads from nothing to a played game.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { binary, newDataFolder, startServer, removeFolder } from './server.mjs';
import { clientsFolder } from './clients.mjs';
import { examplesOf, readBlocks, runExamples, skippedSections } from './guide.mjs';

const page = readFileSync(join(clientsFolder, '../docs/api.md'), 'utf8');

test('who follows the first section of docs/api.md has a bot that plays a whole game', { timeout: 600_000 }, async (t) => {
    const [beginning, section] = page.split(/^## /m);
    assert.ok(section.startsWith(`${skippedSections[0]}\n`), beginning);
    assert.match(section, /computer-3/);
    const examples = examplesOf(readBlocks(section, []).blocks);
    const typescript = examples.findIndex(({ text }) => text.includes('npm'));
    const data = newDataFolder();
    const server = await startServer(data);
    const folder = mkdtempSync(join(tmpdir(), 'posthouse-first-bot-'));
    const run = async (part, name) => {
        const begun = Date.now();
        await runExamples(part, {
            folder,
            pythonPath: folder,
            variables: { POSTHOUSE: binary },
            fixed: { SERVER: server.url, CLIENTS: clientsFolder },
        });
        t.diagnostic(`${name}: ${(Date.now() - begun) / 1000} s`);
    };
    try {
        const settings = examples[0];
        await run(examples.slice(0, typescript), 'from nothing to a game played in Python');
        const reached = spawnSync('npm', ['ping'], { timeout: 20_000 }).status === 0;
        if (reached) await run([settings, ...examples.slice(typescript)], 'then to a game played in TypeScript');
        else t.diagnostic('TypeScript was left out: there is no package registry here');
    } finally {
        await server.close();
        removeFolder(data);
        removeFolder(folder);
    }
});
