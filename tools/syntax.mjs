// tools/build syntax: checks each source file alone, because ./run and ./test compile several files together, which can
// hide a missing #include. Uses clang++-16's front end, a second or two per file.
//
//   node tools/syntax.mjs build/syntax/compile_commands.json [DAYS]
//
// With DAYS only what the commits of the last DAYS days can have broken: files that they changed, and files that include a
// header which has lost an #include.

import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const [, , commandsPath, days] = process.argv;
const top = fileURLToPath(new URL('..', import.meta.url));
const all = new Map(JSON.parse(readFileSync(commandsPath, 'utf8'))
    .filter(({ file, directory }) => !file.startsWith(join(directory, '')))
    .map((one) => [one.file, one]));

function git(...parameters) {
    return execFileSync('git', ['-C', top, ...parameters], { encoding: 'utf8', maxBuffer: 1 << 28 });
}

/** The names of headers, as an #include writes them, that have lost an #include since `base`. */
function poorerHeaders(base) {
    const found = new Set();
    let header;
    for (const line of git('diff', '-U0', base, 'HEAD', '--', '*.h').split('\n')) {
        if (line.startsWith('--- a/')) header = line.slice('--- a/'.length);
        if (/^-\s*#include/.test(line)) found.add(header.replace(/^src\//, ''));
    }
    return found;
}

function changedWithin(commands) {
    const base = git('log', '-1', '--format=%H', `--before=${days} days ago`).trim();
    if (!base) return commands;
    const changed = new Set(git('diff', '--name-only', base, 'HEAD').split('\n'));
    const poorer = poorerHeaders(base);
    return commands.filter(({ file }) => changed.has(relative(top, file)) ||
        (readFileSync(file, 'utf8').match(/(?<=#include ")[^"]+/g) ?? []).some((name) => poorer.has(name)));
}

const waiting = days ? changedWithin([...all.values()]) : [...all.values()];
const count = waiting.length;
const failed = [];

function read({ file, directory, command }) {
    const options = command.match(/(?:-I|-isystem )\s*\S+|-D\S+|-std=\S+/g) ?? [];
    const line = `clang++-16 -fsyntax-only -Wno-everything -Wshadow -Werror=shadow ${options.join(' ')} ${file}`;
    return new Promise((done) => spawn('sh', ['-c', line], { cwd: directory, stdio: 'inherit' })
        .on('exit', (status) => { if (status !== 0) failed.push(file); done(); }));
}
async function work() {
    while (waiting.length > 0) await read(waiting.pop());
}
await Promise.all(Array.from({ length: availableParallelism() }, work));
for (const file of failed) console.log(`does not compile alone: ${file}`);
console.log(`syntax: ${count} of ${all.size} files`);
process.exit(failed.length === 0 ? 0 : 1);
