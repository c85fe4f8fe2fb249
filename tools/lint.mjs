// Checks the project's style; prints each finding and exits with 1 if there is any.
//
//   node tools/lint.mjs            checks the files in git and new ones
//
// It checks allowed includes, plurals, file sizes, line widths, header comments, forbidden names and words, game names outside
// src/games, local paths, temporary folders of tests, duplicate declarations, what documents name, the glossary, clang-format,
// and Biome's rules and format (biome.json).

import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { checkGlossary } from './glossary.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const linesMax = 600;
const columnsMax = 100;

const findings = [];
const find = (file, line, what) => findings.push(`${file}:${line}: ${what}`);

// It reads the files while all else is checked.
const biomeArguments = ['browser/node_modules/@biomejs/biome/bin/biome', 'check', '--reporter=github', '--max-diagnostics=100'];
const biome = promisify(execFile)(process.execPath, biomeArguments, { cwd: root }).catch((failed) => failed);

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
// Every game's name, where its family sets it.
const gameNames = tracked
    .filter((file) => /^src\/games\/\w+\/\w+\.(cpp|h)$/.test(file))
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(/(?:\babout|\{)\.name = "([a-z0-9-]+)"/g)])
    .map(([, name]) => name);
/** The folders of src that each folder may include: those of the libraries that its CMakeLists.txt names. */
function allowedIncludes() {
    const folderOfLibrary = new Map();
    const named = new Map();
    for (const file of tracked.filter((one) => /^src\/.*CMakeLists\.txt$/.test(one))) {
        const folder = file.split('/')[1];
        const libraries = named.get(folder) ?? new Set();
        named.set(folder, libraries);
        const commands = readFileSync(join(root, file), 'utf8').replace(/#.*/g, '');
        for (const [, command, target, words] of commands.matchAll(
            /\b(posthouse_library|add_library|target_link_libraries)\((\w+)([^)]*)\)/g,
        )) {
            if (command !== 'target_link_libraries') folderOfLibrary.set(target.replace(/^posthouse_/, ''), folder);
            const uses = command === 'posthouse_library' ? (words.split('USES')[1]?.split('LIBRARIES')[0] ?? '') : words;
            for (const [word] of uses.matchAll(/[\w-]+/g)) libraries.add(word.replace(/^posthouse_/, ''));
        }
    }
    return new Map([...named].map(([folder, libraries]) => [folder, new Set([...libraries].map((one) => folderOfLibrary.get(one)))]));
}
const mayInclude = allowedIncludes();
/** The floor of each folder of src/club, the lowest first, as its CMakeLists.txt says. */
const clubFloors = new Map(
    readFileSync(join(root, 'src/club/CMakeLists.txt'), 'utf8')
        .match(/posthouse_club_floors([^)]*)\)/)[1]
        .match(/"[^"]*"|\w+/g)
        .flatMap((floor, index) => floor.match(/\w+/g).map((folder) => [folder, index])),
);
const clubFloor = (path) => (/_tables\.(h|cpp)$/.test(path) ? 0 : clubFloors.get(path.split('/')[0]));
const isTest = (file) => /_test\.(cpp|mjs)$|\/(e2e|fuzz)\/|test_(club|mail|house|server)\.h$|fake_\w+\.(h|cpp)$/.test(file);
const isCode = (file) => /\.(cpp|h|ts|tsx|mjs|css)$/.test(file);
const isCpp = (file) => /\.(cpp|h)$/.test(file);
// What a test must not have: a folder that another run of it may use, too, or one that it must remove itself.
const ownFolder = /\b(temp_directory_path|TempDir|mkdtemp|mkstemp|tmpnam)\b|["'`]\/tmp\b/;

function checkIncludes(file, number, line) {
    const folder = file.match(/^src\/(\w+)\//)?.[1];
    const included = line.match(/^#include "(\w+)\//)?.[1];
    if (!folder || !included || isTest(file)) return;
    if (included !== folder && !mayInclude.get(folder)?.has(included))
        find(file, number, `${folder} must not include ${included}, which its CMakeLists.txt does not name`);
    const inClub = line.match(/^#include "club\/([^"]+)"/)?.[1];
    // A folder without a floor is refused, too.
    if (folder === 'club' && inClub && !(clubFloor(inClub) <= clubFloor(file.slice('src/club/'.length))))
        find(file, number, `${inClub} is on a floor above, see posthouse_club_floors`);
}

function checkWords(file, number, line) {
    if (/\b(TODO|FIXME|XXX|HACK)\b/.test(line)) find(file, number, 'unfinished: complete or remove it');
    if (/\b(GTEST_SKIP|DISABLED_\w+|test\.skip|it\.skip)\b/.test(line)) find(file, number, 'a test that is skipped');
    if (/\b(class|struct|namespace)\s+\w*(Util|Manager|Helper|Impl)\w*\b/.test(line)) find(file, number, 'a vague name');
    // "1 seconds": say it with counted(), or as "{} s" and "{} min".
    if (/^src\//.test(file) && isCpp(file) && !isTest(file) && /\{[^{}"]*\} (seconds|minutes|mails|rounds)\b(?! \{)/.test(line))
        find(file, number, 'a plural behind a number that may be 1');
    if (/\/(work|root|home\/\w+)\/\w/.test(line)) find(file, number, 'a path of a local machine');
    if (!isTest(file) && !/^(src\/games|browser\/src\/boards|browser\/e2e|bench|tools)\//.test(file))
        for (const name of gameNames)
            if (line.includes(`"${name}"`) || line.includes(`'${name}'`)) find(file, number, `${name} must not be named outside src/games`);
}

for (const file of tracked.filter(isCode)) {
    if (file === 'tools/lint.mjs') continue;
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    if (lines.length > linesMax) find(file, linesMax, `${lines.length} lines: split files longer than ${linesMax}`);
    const tests = isTest(file) || lines.some((line) => /^#include <(gmock|gtest)\//.test(line));
    lines.forEach((line, index) => {
        if (tests && ownFolder.test(line))
            find(file, index + 1, 'tests get temporary folders from src/base/test_folder.h, or from mkdtempSync');
        if (isCpp(file)) checkIncludes(file, index + 1, line);
        checkWords(file, index + 1, line);
        if (isCpp(file) && [...line].length > columnsMax && !/"\S{60,}/.test(line)) find(file, index + 1, `${[...line].length} columns`);
    });
    if (file.endsWith('.h')) {
        lines.forEach((line, index) => {
            if (/^\s*using namespace\b/.test(line)) find(file, index + 1, 'using namespace in a header');
        });
        if (!lines[0].startsWith('//')) find(file, 1, 'a header must begin with a comment');
        if (!lines.includes('#pragma once')) find(file, 1, 'no #pragma once');
    }
}

// The texts of a language are embedded in the program as strings, which a null byte would end.
for (const file of tracked.filter((one) => /^src\/language\/(lexicon|training)\/.*\.txt$/.test(one))) {
    const nul = readFileSync(join(root, file)).indexOf(0);
    if (nul >= 0) find(file, 1, `a null byte at ${nul}`);
}

// No type or function may be declared with one qualified name in two headers, nor may two source files define a type with
// one: when both are linked, one replaces the other. (`tools/build odr` has the linker compare all definitions.) Headers
// that open a .cpp's own namespace and class members are not checked.
function declarationsOf(source) {
    const code = source
        .replace(/\/\/[^\n]*|\/\*[^]*?\*\/|"(?:[^"\\\n]|\\.)*"/g, (match) => match.replace(/[^\n]/g, ' '))
        .replace(/^\s*#(?:.*\\\n)*.*$/gm, '');
    const found = [];
    const open = []; // the namespace of each open brace, or null
    let statement = '';
    const names = () => open.filter((one) => one !== null).join('::');
    for (const sign of code) {
        if (sign !== '{' && sign !== '}' && sign !== ';') {
            statement += sign;
            continue;
        }
        const text = statement.replace(/\s+/g, ' ').trim();
        const inNamespace = open.every((one) => one !== null);
        const space = text.match(/^(?:inline )?namespace ([\w:]+)$/)?.[1];
        if (inNamespace && sign !== '}' && !space && !/^(?:template <.*> )?(?:extern )?template\b(?! <)|\bfriend\b|^using\b/.test(text)) {
            const type = text.match(
                /^(?:template ?<.*> ?)?(?:struct|class|enum class|enum|union) (?:alignas\(.*?\) )?(\w+)(?: final)?(?: ?:[^:].*)?$/,
            )?.[1];
            if (type && sign === '{') found.push(`${names()}::${type}`);
            const call =
                !type && !text.startsWith('template') && text.match(/^[\w:<>,&* \[\]]+?[ &*](\w+) ?(\(.*\))(?: ?const| ?noexcept)*$/);
            if (call && !text.includes('=')) found.push(`${names()}::${call[1]}${call[2].replace(/ \w+(?=[,)])/g, '')}`);
        }
        if (sign === '{') open.push(space ?? null);
        if (sign === '}') open.pop();
        statement = '';
    }
    return found;
}
const declaredIn = new Map();
for (const file of tracked.filter((one) => /^(src|sim)\/.*\.(h|cpp)$/.test(one)))
    for (const name of new Set(declarationsOf(readFileSync(join(root, file), 'utf8')))) {
        if (file.endsWith('.cpp') && name.includes('(')) continue;
        const other = declaredIn.get(name);
        if (other) find(file, 1, `${name} is also declared in ${other}`);
        else declaredIn.set(name, file);
    }

// What the documents name in back ticks must exist: files and folders, and names with an underscore or a capital inside,
// which somebody would look for in the code. So must the files in their commands.
const madeUp = new Set(['x.cpp', 'x_test.cpp', 'front.md', 'terms.md', 'report.md', 'FOLDER_rules_text.cpp']); // examples, or made by a host or tool
const ofOthers = new Set(['archive_mode', 'pg_basebackup', 'pg_dump', 'pool_mode', 'synchronous_standby_names']); // PostgreSQL
const places = [...tracked, ...new Set(tracked.flatMap((file) => [...file.matchAll(/\//g)].map((slash) => file.slice(0, slash.index))))];
const topFolders = new Set(places.filter((place) => !place.includes('/') && !place.includes('.')));
const known = new Map(); // whether a path exists; capitals, * and … stand for any name, {a,b} for either
function exists(path) {
    if (!known.has(path)) {
        const pattern = path
            .replace(/\/$/, '')
            .replace(/[.+()[\]$^]/g, '\\$&')
            .replace(/\*+|[A-Z]{2,}|…/g, '[^/]*')
            .replace(/\{([^}]*)\}/g, (_, all) => `(${all.replace(/,/g, '|')})`);
        const whole = new RegExp(`(^|/)${pattern}($|/)`);
        known.set(path, madeUp.has(path) || places.some((place) => whole.test(place)));
    }
    return known.get(path);
}
const namesInCode = new Set(
    tracked
        .filter((file) => /\.(cpp|h|in|def|ts|tsx|mjs|py|css|ftl|conf|toml|cmake|txt|json|service)$|(^|\/)[\w-]+$/.test(file))
        .flatMap((file) => readFileSync(join(root, file), 'utf8').match(/[A-Za-z]\w*/g) ?? []),
);
for (const file of tracked.filter((one) => one.endsWith('.md') && one !== 'CHANGELOG.md')) {
    readFileSync(join(root, file), 'utf8')
        .split('\n')
        .forEach((line, index) => {
            const quoted = /^ {4}/.test(line) ? [] : [...line.matchAll(/`([^`]+)`/g)].map(([, words]) => words);
            for (const word of [...quoted, line.startsWith('    ') ? line : ''].join(' ').split(/[\s,;="'<>]+/)) {
                const path = word.replace(/^\.\//, '').replace(/[:.)]+$/, '');
                const inFolder = path.includes('/') && topFolders.has(path.split('/')[0]) && !path.startsWith('build/');
                if (inFolder || (quoted.length > 0 && /^[\w-]+\.(cpp|h|mjs|ts|tsx|css|ftl|md)$/.test(path))) {
                    if (!exists(path)) find(file, index + 1, `there is no ${path}`);
                } else if (quoted.length > 0 && /^([a-z]\w*_\w+|[a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w+)(\(.*)?$/.test(word)) {
                    const name = word.replace(/\(.*/, '');
                    const test = name.match(/^e2e_(\w+)$/)?.[1];
                    if (test ? !exists(`browser/e2e/${test}_test.mjs`) : !namesInCode.has(name) && !ofOthers.has(name))
                        find(file, index + 1, `nothing is called ${name}`);
                }
            }
        });
}

// What the server says is in browser/locales/en/{letters,answers,commands,plain}.ftl, and is said somewhere. (Those of the
// commands: help_test.)
const idsIn = (text, pattern) => [...text.matchAll(pattern)].map(([, id]) => id);
const serverTexts = ['letters', 'answers', 'commands', 'plain'].map((name) => `browser/locales/en/${name}.ftl`);
const spoken = '(?:letter|answer|topic|tutorial|plain)-[a-z-]*';
const letterTexts = new Set(
    serverTexts.flatMap((file) => idsIn(readFileSync(join(root, file), 'utf8'), new RegExp(`^(${spoken}) =`, 'gm'))),
);
const letterSources = tracked.filter((file) => /^src\/(club|games|mail|http|terminal)\/.*\.(cpp|h)$/.test(file));
const lettersSaid = new Set();
for (const file of letterSources)
    readFileSync(join(root, file), 'utf8')
        .split('\n')
        .forEach((line, index) => {
            for (const id of idsIn(line, new RegExp(`"(${spoken})"`, 'g'))) {
                lettersSaid.add(id);
                if (!letterTexts.has(id) && !id.endsWith('-') && !line.includes('refuse('))
                    find(file, index + 1, `browser/locales/en has no ${id}`);
            }
        });
const said = (id) => lettersSaid.has(id) || [...lettersSaid].some((begin) => begin.endsWith('-') && id.startsWith(begin));
for (const id of letterTexts) if (!said(id)) find(serverTexts[0], 1, `nobody says ${id}`);
// Letters and answers are written from there alone: no sentence is wrapped that stands in C++.
for (const file of letterSources.filter((one) => one.startsWith('src/club/') && !/_test\.cpp$/.test(one)))
    readFileSync(join(root, file), 'utf8')
        .split('\n')
        .forEach((line, index) => {
            if (/\b(wrap|paragraph)\((\s*fmt::format\()?\s*"[A-Z“]/.test(line))
                find(file, index + 1, `say this with a text of ${serverTexts[1]}`);
        });

// What a script exports, another must name. (The page's texts: locales_test. What is unused within a file: Biome and tsc.)
const scripts = new Map(
    tracked
        .filter((file) => /^(browser|tools|bench)\/.*\.(tsx?|mjs|js)$/.test(file))
        .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
);
const filesNaming = new Map();
for (const text of scripts.values())
    for (const word of new Set(text.match(/\w+/g))) filesNaming.set(word, (filesNaming.get(word) ?? 0) + 1);
for (const [file, text] of scripts)
    for (const [, name] of text.matchAll(/^export (?:async )?(?:function\*?|const|let|class|interface|type) (\w+)/gm))
        if (filesNaming.get(name) === 1) find(file, 1, `nobody imports ${name}: do not export it`);

// Each class of the page's style sheets is in a script, at least up to the number or word that is put together there.
const pageWords = new Set([...scripts].filter(([file]) => file.startsWith('browser/src/')).flatMap(([, text]) => text.match(/[\w-]+/g)));
for (const file of tracked.filter((one) => /^browser\/src\/.*\.css$/.test(one))) {
    const selectors = readFileSync(join(root, file), 'utf8')
        .replace(/\/\*[^]*?\*\//g, '')
        .replace(/\{[^{}]*\}/g, '');
    for (const [, name] of selectors.matchAll(/\.([a-z][\w-]*)/gi))
        if (!pageWords.has(name) && !pageWords.has(name.replace(/[^-]*$/, '')) && !pageWords.has(name.replace(/^[^-]*/, '')))
            find(file, 1, `no script gives anything the class ${name}`);
}

checkGlossary(root, tracked, find);

// Building and testing may not become slower unnoticed (tools/minutes).
const minutes = readFileSync(join(root, 'bench/minutes.tsv'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
for (let row = 2; row < minutes.length; ++row)
    for (const column of [3, 4, 5]) {
        const earlier = minutes
            .slice(1, row)
            .map((one) => Number(one[column]))
            .findLast(Boolean);
        if (Number(minutes[row][column]) > 1.1 * earlier && !minutes[row][6])
            find('bench/minutes.tsv', row + 1, `${minutes[0][column]} has grown by more than a tenth: say why in the last column`);
    }

const absentMax = 60;
const withAbsence = tracked.filter(
    (file) => isCode(file) && file !== 'tools/lint.mjs' && readFileSync(join(root, file), 'utf8').includes('Deliberately absent'),
);
if (withAbsence.length > absentMax) find('src', 1, `${withAbsence.length} files say “Deliberately absent”: at most ${absentMax} may`);

// clang-format takes most of the time, so files that it has found in order are remembered by a hash of their text.
const clangFormat = (...words) => spawnSync('clang-format', words, { cwd: root, encoding: 'utf8' });
const formattedFile = join(root, 'build/formatted.json');
const style = clangFormat('--version').stdout + readFileSync(join(root, '.clang-format'), 'utf8');
const hashOf = (file) =>
    createHash('sha256')
        .update(style)
        .update(readFileSync(join(root, file)))
        .digest('hex');
const hashes = new Map(tracked.filter(isCpp).map((file) => [file, hashOf(file)]));
const formatted = new Set(existsSync(formattedFile) ? JSON.parse(readFileSync(formattedFile, 'utf8')) : []);
const unknown = [...hashes.keys()].filter((file) => !formatted.has(hashes.get(file)));
if (unknown.length > 0) {
    const format = clangFormat('--dry-run', '-Werror', ...unknown);
    if (format.error) findings.push(`clang-format: ${format.error.message}`);
    else if (format.status !== 0)
        for (const [, file, line] of format.stderr.matchAll(/^(\S+?):(\d+):\d+: error/gm))
            find(file, line, 'not formatted: run clang-format');
    else if (existsSync(dirname(formattedFile))) writeFileSync(formattedFile, JSON.stringify([...hashes.values()]));
}

const { code, stdout, stderr } = await biome;
for (const [, rule, file, line, what] of stdout.matchAll(/^::error title=(.*?),file=(.*?),line=(\d+).*?::(.*)$/gm))
    find(relative(root, file), line, rule === 'format' ? 'not formatted: cd browser && npx biome format --write ..' : `${what} (${rule})`);
if (code && !stdout) findings.push(`biome: ${stderr.trim()}`);

for (const one of findings.slice(0, 100)) console.log(one);
console.log(findings.length === 0 ? `lint: ${tracked.length} files` : `lint: ${findings.length} findings`);
process.exit(findings.length === 0 ? 0 : 1);
