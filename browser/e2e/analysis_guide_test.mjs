// docs/analysis.md: the excerpts are what its commands print.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { binary } from './server.mjs';

const page = readFileSync(new URL('../../docs/analysis.md', import.meta.url), 'utf8');
const blocks = page
    .split(/\n(?! {4}|\n)/)
    .flatMap((part) => part.match(/(?:^ {4}.*\n?|^\n(?= {4}))+/gm) ?? [])
    .map((block) =>
        block
            .split('\n')
            .filter(Boolean)
            .map((line) => line.slice(4)),
    );

test('excerpts of analyses are what the commands before them print', () => {
    let compared = 0,
        printed = [];
    for (const lines of blocks) {
        const words = lines[0].match(/^build\/release\/posthouse (analyse .*)$/)?.[1];
        if (words) {
            // A search to a depth is the same on every machine.
            assert.match(words, /--depth/);
            printed = spawnSync('sh', ['-c', `"${binary}" ${words}`], { encoding: 'utf8' }).stdout.split('\n');
        } else if (/^ ply/.test(lines[0])) {
            for (const line of lines) assert.ok(printed.includes(line), `not printed: “${line}”`);
            compared += lines.length;
        }
    }
    assert.ok(compared > 20, `${compared} lines`);
});
