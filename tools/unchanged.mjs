// What ./test need not run again, since nothing that it depends on has changed since it passed in this build folder.
//
//   node tools/unchanged.mjs list BUILD           names of such tests, as a regular expression for ctest -E
//   node tools/unchanged.mjs keep BUILD RESULTS   after a run: remembers what passed, from ctest's JUnit file
//
// A test of the program in e2e/ depends on its own file, the programs, the page, and every file in git that is neither C++
// nor another test; a C++ test on its own program, the programs, and the same files without browser/; any other test on all
// files. That is more than most of them read. The keys (hashes of all that) are computed by `list`, before the run.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const top = fileURLToPath(new URL('..', import.meta.url));
const [, , what, buildName, results] = process.argv;
const build = resolve(buildName);
const keysFile = join(build, 'test_keys.json');
const passedFile = join(build, 'passed_tests.json');

function readJson(file) {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** A hash of names and contents. */
function hashOf(files) {
    const hash = createHash('sha256');
    for (const file of files) {
        const content = existsSync(file) && statSync(file).isFile() ? readFileSync(file) : '';
        hash.update(`${relative(top, file)} ${content.length}\n`).update(content);
    }
    return hash.digest('hex');
}

function keys() {
    const inGit = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: top, encoding: 'utf8', maxBuffer: 1 << 28 })
        .split('\n')
        .filter(Boolean)
        .sort();
    const files = (kept) => hashOf(inGit.filter(kept).map((file) => join(top, file)));
    const isData = (file) => !/\.(cpp|h)$|_test\.mjs$/.test(file);
    const programs = hashOf(['posthouse', 'posthouse-lab', 'posthouse-cluster'].map((name) => join(build, name)));
    const page = hashOf(
        readdirSync(join(build, 'page'), { recursive: true })
            .sort()
            .map((name) => join(build, 'page', name)),
    );
    const data = files(isData);
    const dataOfCpp = files((file) => isData(file) && !file.startsWith('browser/'));
    const all = files(() => true);
    const { tests } = JSON.parse(
        execFileSync('ctest', ['--test-dir', build, '--show-only=json-v1'], { encoding: 'utf8', maxBuffer: 1 << 28 }),
    );
    const found = {};
    for (const { name, command, properties } of tests.filter((one) => one.command)) {
        // Fixtures are run with whatever needs them.
        if (properties.some((one) => /^FIXTURES_(SETUP|CLEANUP)$/.test(one.name))) continue;
        const ownProgram = command[0].startsWith(join(build, '/')) ? command[0] : undefined;
        const ownScript = command.find((word) => word.includes('/e2e/') && word.endsWith('_test.mjs'));
        const parts = ownScript ? [hashOf([ownScript]), page, data] : ownProgram ? [hashOf([ownProgram]), dataOfCpp] : [page, all];
        found[name] = createHash('sha256')
            .update([...command, programs, ...parts].join('\n'))
            .digest('hex');
    }
    return found;
}

if (what === 'list') {
    const now = keys();
    writeFileSync(keysFile, JSON.stringify(now));
    const passed = readJson(passedFile);
    const names = Object.keys(now).filter((name) => passed[name] === now[name]);
    if (names.length > 0) console.log(`^(${names.join('|')})$`);
} else {
    const now = readJson(keysFile);
    const passed = readJson(passedFile);
    const report = existsSync(results) ? readFileSync(results, 'utf8') : '';
    for (const [, name, status] of report.matchAll(/<testcase name="([^"]+)"[^>]*? status="(\w+)"/g)) {
        if (status === 'run') passed[name] = now[name];
        else delete passed[name];
    }
    writeFileSync(passedFile, JSON.stringify(passed, null, 1));
}
