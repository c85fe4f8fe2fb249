// The tidy test: style that can be checked, checked. Prints each finding and exits 1 where there is one.
//
//   node tools/tidy.mjs            checks the files git tracks (or would)
//
// What it checks: who may include whom, sizes, line widths, how headers begin, words that do not belong into names or
// comments, games named outside src/games, paths of somebody's machine, and clang-format.

import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

// Each folder may include itself and those named here. A test may include anything.
const mayInclude = {
    base: [],
    cli: ['base'],
    language: ['base'],
    rules: ['base'],
    search: ['base', 'rules'],
    tablebase: ['base', 'rules'],
    games: ['base', 'cli', 'rules', 'search', 'tablebase'],
    analysis: ['base', 'rules', 'search', 'games'],
    cluster: ['base', 'rules', 'tablebase', 'games'],
    notation: ['base', 'rules', 'games'],
    strength: ['base', 'cli', 'rules', 'search', 'games'],
    bot: ['base', 'cli', 'rules', 'search', 'games', 'strength'],
    club: ['base', 'language', 'rules', 'search', 'games', 'tournament'],
    tournament: ['base', 'rules'],
    store: ['base', 'rules', 'tournament', 'club'],
    picture: ['base'],
    mail: ['base', 'rules', 'games', 'club', 'picture'],
    push: ['base', 'club'],
    http: ['base', 'rules', 'games', 'tournament', 'notation', 'club', 'picture'],
    engine_protocol: ['base', 'cli', 'rules', 'search', 'games'],
    terminal: ['base', 'cli', 'rules', 'search', 'games', 'analysis', 'notation', 'club', 'picture'],
    app: ['base', 'cli', 'rules', 'search', 'tablebase', 'games', 'club', 'store', 'picture', 'mail', 'push', 'http', 'engine_protocol', 'terminal', 'strength', 'bot'],
};
const gameNames = ['wari', 'wari-24', 'warri', 'super-wari', 'oware', 'awari', 'octilite', 'nullgame'];
const linesMax = 600;
const columnsMax = 100;

const findings = [];
const find = (file, line, what) => findings.push(`${file}:${line}: ${what}`);

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n').filter(Boolean);
const isTest = (file) => /_test\.(cpp|mjs)$|\/(e2e|fuzz)\/|test_(club|mail|house)\.h$|test_house\.h$|fake_\w+\.(h|cpp)$/.test(file);
const isCode = (file) => /\.(cpp|h|ts|tsx|mjs|css)$/.test(file);
const isCpp = (file) => /\.(cpp|h)$/.test(file);

function checkIncludes(file, number, line) {
    const folder = file.match(/^src\/(\w+)\//)?.[1];
    const included = line.match(/^#include "(\w+)\//)?.[1];
    if (!folder || !included || isTest(file)) return;
    if (included !== folder && !mayInclude[folder]?.includes(included))
        find(file, number, `${folder} must not include ${included}`);
}

function checkWords(file, number, line) {
    if (/\b(TODO|FIXME|XXX|HACK)\b/.test(line)) find(file, number, 'an unfinished thought: finish it or take it out');
    if (/\b(GTEST_SKIP|DISABLED_\w+|test\.skip|it\.skip)\b/.test(line)) find(file, number, 'a test that does not run');
    if (/\b(class|struct|namespace)\s+\w*(Util|Manager|Helper|Impl)\w*\b/.test(line)) find(file, number, 'a name that says nothing');
    if (/\/(work|root|home\/\w+)\/\w/.test(line)) find(file, number, "a path of somebody's machine");
    if (!isTest(file) && !/^(src\/games|browser\/src\/boards|browser\/e2e|bench|tools)\//.test(file))
        for (const name of gameNames)
            if (line.includes(`"${name}"`) || line.includes(`'${name}'`)) find(file, number, `${name} is named outside src/games`);
}

for (const file of tracked.filter(isCode)) {
    if (file === 'tools/tidy.mjs') continue;
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    if (lines.length > linesMax) find(file, linesMax, `${lines.length} lines: more than ${linesMax} are two things`);
    lines.forEach((line, index) => {
        if (isCpp(file)) checkIncludes(file, index + 1, line);
        checkWords(file, index + 1, line);
        if (isCpp(file) && [...line].length > columnsMax && !/"\S{60,}/.test(line))
            find(file, index + 1, `${[...line].length} columns`);
    });
    if (file.endsWith('.h')) {
        lines.forEach((line, index) => { if (/^\s*using namespace\b/.test(line)) find(file, index + 1, 'a using namespace in a header'); });
        if (!lines[0].startsWith('//')) find(file, 1, 'a header opens by saying what it is');
        if (!lines.includes('#pragma once')) find(file, 1, 'no #pragma once');
    }
}

// No type has one qualified name in two headers, and no function: where both are linked, one of them takes the other's
// place. Headers that open a namespace of a .cpp's own are not looked at, and neither is what classes hold.
function declarationsOf(text) {
    const code = text.replace(/\/\/[^\n]*|\/\*[^]*?\*\/|"(?:[^"\\\n]|\\.)*"/g, (said) => said.replace(/[^\n]/g, ' '))
        .replace(/^\s*#(?:.*\\\n)*.*$/gm, '');
    const found = [];
    const open = []; // what each brace that is open belongs to
    let statement = '';
    const names = () => open.filter((one) => one !== null).join('::');
    for (const sign of code) {
        if (sign !== '{' && sign !== '}' && sign !== ';') {
            statement += sign;
            continue;
        }
        const said = statement.replace(/\s+/g, ' ').trim();
        const inNamespace = open.every((one) => one !== null);
        const space = said.match(/^(?:inline )?namespace ([\w:]+)$/)?.[1];
        if (inNamespace && sign !== '}' && !space && !/^(?:template <.*> )?(?:extern )?template\b(?! <)|\bfriend\b|^using\b/.test(said)) {
            const type = said.match(/^(?:template ?<.*> ?)?(?:struct|class|enum class|enum|union) (?:alignas\(.*?\) )?(\w+)(?: final)?(?: ?:[^:].*)?$/)?.[1];
            if (type && sign === '{') found.push(`${names()}::${type}`);
            const call = !type && !said.startsWith('template') && said.match(/^[\w:<>,&* \[\]]+?[ &*](\w+) ?(\(.*\))(?: ?const| ?noexcept)*$/);
            if (call && !said.includes('=')) found.push(`${names()}::${call[1]}${call[2].replace(/ \w+(?=[,)])/g, '')}`);
        }
        if (sign === '{') open.push(space ?? null);
        if (sign === '}') open.pop();
        statement = '';
    }
    return found;
}
const declaredIn = new Map();
for (const file of tracked.filter((one) => /^(src|sim)\/.*\.h$/.test(one)))
    for (const name of new Set(declarationsOf(readFileSync(join(root, file), 'utf8')))) {
        const other = declaredIn.get(name);
        if (other) find(file, 1, `${name} is declared in ${other}, too`);
        else declaredIn.set(name, file);
    }

const absentMax = 60;
const withAbsence = tracked.filter((file) => isCode(file) && file !== 'tools/tidy.mjs' && readFileSync(join(root, file), 'utf8').includes('Deliberately absent'));
if (withAbsence.length > absentMax) find('src', 1, `${withAbsence.length} files say what is deliberately absent: ${absentMax} may, where it surprises`);

const format = spawnSync('clang-format', ['--dry-run', '-Werror', ...tracked.filter(isCpp)], { cwd: root, encoding: 'utf8' });
if (format.error) findings.push(`clang-format: ${format.error.message}`);
else if (format.status !== 0)
    for (const [, file, line] of format.stderr.matchAll(/^(\S+?):(\d+):\d+: error/gm)) find(file, line, 'not as clang-format has it');

for (const one of findings.slice(0, 100)) console.log(one);
console.log(findings.length === 0 ? `tidy: ${tracked.length} files` : `tidy: ${findings.length} findings`);
process.exit(findings.length === 0 ? 0 : 1);
