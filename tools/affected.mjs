// Prints the tests and fuzzers of a configured build folder that what changed since a commit can have broken: lines
// “test NAME PROGRAM” and “fuzz NAME PROGRAM”.
//
//   node tools/affected.mjs build/sanitize COMMIT
//
// A program is affected if it is made of a changed file: its sources and those of all libraries that it is linked with and
// of all programs that it waits for, and what these include, directly or not. Another file below src (texts, networks, test
// data) counts as every source of its folder, since it may be embedded or read; so do the catalogues for `translation`. What
// decides how all is built affects all. The page, scripts and documents affect none: no sanitized code reads them.

import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

import { top, withIncludes } from './includes.mjs';

const build = resolve(process.argv[2]);
const base = process.argv[3];

function run(program, ...parameters) {
    return execFileSync(program, parameters, { cwd: top, encoding: 'utf8', maxBuffer: 1 << 28 })
        .split('\n')
        .filter(Boolean);
}

const changed = run('git', 'diff', '--name-only', base);
const isCpp = (file) => /\.(cpp|h)$/.test(file);
const affectsAll = /^CMakeLists\.txt$|^cmake\/|^tools\/(build|lsan\.txt|(test_)?packages\.txt)$/;
/** The folder all of whose sources count as changed. */
const folderOf = (file) => (file.startsWith('browser/locales/') ? 'src/translation/' : file.match(/^(src\/\w+|sim)\//)?.[0]);
const changedFolders = [
    ...new Set(
        changed
            .filter((file) => !isCpp(file))
            .map(folderOf)
            .filter(Boolean),
    ),
];
const isChanged = (file) => changed.includes(file) || changedFolders.some((folder) => file.startsWith(folder));

/** From the files that CMake writes for ctest; without tests that run no program of this build. */
function testsBelow(folder) {
    return readdirSync(folder, { withFileTypes: true, recursive: true })
        .filter((one) => one.name === 'CTestTestfile.cmake')
        .flatMap((one) => [
            ...readFileSync(join(one.path, one.name), 'utf8').matchAll(/^add_test\((?:\[=*\[)?([\w./-]+)(?:\]=*\])? "([^"]+)"/gm),
        ])
        .map(([, name, program]) => ({ name, program: relative(build, program) }))
        .filter(({ program }) => !program.startsWith('..') && !program.startsWith('/'));
}

function isMadeOfChanges(program) {
    const sources = run('ninja', '-C', build, '-t', 'inputs', program)
        .map((file) => resolve(build, file))
        .filter((file) => isCpp(file) || file.startsWith(join(top, 'src/')));
    return [...withIncludes(sources)].some((file) => isChanged(relative(top, file)));
}

const fuzzers = ['mail', 'lmtp', 'html', 'command', 'http', 'socket'].map((name) => ({ name, program: `${name}_fuzz` }));
const all = changed.some((file) => affectsAll.test(file));
const known = new Map();
for (const [what, ones] of Object.entries({ test: testsBelow(build), fuzz: fuzzers }))
    for (const { name, program } of ones) {
        if (!known.has(program)) known.set(program, all || isMadeOfChanges(program));
        if (known.get(program)) console.log(what, name, program);
    }
