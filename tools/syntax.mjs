// tools/build syntax: checks each source file alone, because ./run and ./test compile several files together, which can
// hide a missing #include. Uses clang++-16's front end, about half a second per file.
//
//   node tools/syntax.mjs build/syntax/compile_commands.json

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

const commands = new Map(JSON.parse(readFileSync(process.argv[2], 'utf8'))
    .filter(({ file, directory }) => !file.startsWith(join(directory, '')))
    .map((one) => [one.file, one]));
const waiting = [...commands.values()];
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
console.log(`syntax: ${commands.size} files`);
process.exit(failed.length === 0 ? 0 : 1);
