// tools/build syntax: checks each source file alone, because ./run and ./test compile several files together, which can
// hide a missing #include. Uses clang++-16's front end, a second or two per file.
//
//   node tools/syntax.mjs build/syntax/compile_commands.json [COMMIT]
//
// With COMMIT only what changes since then can have broken: changed files, and those that include, directly or not, a
// header which has lost an #include. Of these, not those that have passed before, on this machine, with the same text of
// all that they include: their hashes are kept beside the compiler's cache.

import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism, homedir } from 'node:os';
import { join } from 'node:path';

import { top, withIncludes } from './includes.mjs';

const [, , commandsPath, base] = process.argv;
const all = new Map(
    JSON.parse(readFileSync(commandsPath, 'utf8'))
        .filter(({ file, directory }) => !file.startsWith(join(directory, '')))
        .map((one) => [one.file, one]),
);

function git(...parameters) {
    return execFileSync('git', ['-C', top, ...parameters], { encoding: 'utf8', maxBuffer: 1 << 28 });
}

/** The headers that have lost an #include since `base`. */
function poorerHeaders() {
    const found = [];
    let header;
    for (const line of git('diff', '-U0', base, '--', '*.h').split('\n')) {
        if (line.startsWith('--- a/')) header = join(top, line.slice('--- a/'.length));
        if (/^-\s*#include/.test(line)) found.push(header);
    }
    return found;
}

function affected(commands) {
    const changed = new Set(
        git('diff', '--name-only', base)
            .split('\n')
            .map((file) => join(top, file)),
    );
    const poorer = poorerHeaders();
    return commands.filter(({ file }) => {
        const included = withIncludes([file]);
        return changed.has(file) || poorer.some((header) => included.has(header));
    });
}

const optionsOf = ({ command }) => (command.match(/(?:-I|-isystem )\s*\S+|-D\S+|-std=\S+/g) ?? []).join(' ');

const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'posthouse');
const passedFile = join(cache, 'syntax');
mkdirSync(cache, { recursive: true });
const passed = new Set(existsSync(passedFile) ? readFileSync(passedFile, 'utf8').split('\n') : []);
const compiler = execFileSync('clang++-16', ['--version'], { encoding: 'utf8' });
const texts = new Map();
function hashOf(one) {
    const hash = createHash('sha256').update(compiler).update(optionsOf(one).replaceAll(top, ''));
    for (const file of [...withIncludes([one.file])].sort()) {
        if (!texts.has(file)) texts.set(file, existsSync(file) ? readFileSync(file) : '');
        hash.update(file.replace(top, '')).update(texts.get(file));
    }
    return hash.digest('hex');
}

const suspects = base ? affected([...all.values()]) : [...all.values()];
const waiting = suspects.map((one) => ({ ...one, hash: hashOf(one) })).filter(({ hash }) => !passed.has(hash));
const count = waiting.length;
const failed = [];

function read({ file, directory, command, hash }) {
    const line = `clang++-16 -fsyntax-only -Wno-everything -Wshadow -Werror=shadow ${optionsOf({ command })} ${file}`;
    return new Promise((done) =>
        spawn('sh', ['-c', line], { cwd: directory, stdio: 'inherit' }).on('exit', (status) => {
            if (status === 0) appendFileSync(passedFile, `${hash}\n`);
            else failed.push(file);
            done();
        }),
    );
}
async function work() {
    while (waiting.length > 0) await read(waiting.pop());
}
await Promise.all(Array.from({ length: availableParallelism() }, work));
for (const file of failed) console.log(`does not compile alone: ${file}`);
console.log(`syntax: ${count} of ${all.size} files, ${suspects.length - count} have passed before`);
process.exit(failed.length === 0 ? 0 : 1);
