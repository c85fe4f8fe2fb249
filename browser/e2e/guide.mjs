// Runs the examples of a Markdown page: its fenced blocks, in order.
//
//   ```sh             is run by bash; NAME=value sets a variable for all that follow
//   ```ts, ```python  is a program, which finds those variables in its environment
//   ```json, ```ndjson, ```text
//                     is what the block before it prints. `…` stands for more members, entries or characters; a time is
//                     any time. A program that does not end is stopped after the lines that are shown.
//   ```sh eventually  is repeated until it prints what is shown
//   ```sh not run: REASON

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const languages = { program: ['sh', 'ts', 'python'], output: ['json', 'ndjson', 'text'] };

/** Of docs/api.md: first_bot_test runs the first section, programs_test receives webhooks. */
export const skippedSections = ['A first bot in five minutes', 'Webhooks'];

/** The fenced blocks outside these sections, and the lines of code that are not fenced. */
export function readBlocks(markdown, skippedSections) {
    const blocks = [],
        unfenced = [];
    let section = '',
        block = null,
        fence = '';
    markdown.split('\n').forEach((line, i) => {
        const opening = line.match(/^( *```)(\w*) ?(.*)$/);
        if (block) {
            if (line.startsWith(fence)) block = null;
            else block.text += line.slice(fence.length - 3) + '\n';
        } else if (opening) {
            fence = opening[1];
            block = { language: opening[2], note: opening[3], text: '', line: i + 1 };
            if (!skippedSections.includes(section)) blocks.push(block);
        } else if (line.startsWith('## ')) {
            section = line.slice(3);
        } else if (/^ {4,}\S/.test(line) && !skippedSections.includes(section)) {
            unfenced.push(`${i + 1}: ${line}`);
        }
    });
    return { blocks, unfenced };
}

/** JSON in which `…` stands for further members or entries. */
function parseShown(text) {
    const open = [];
    const written = text.replace(/"(?:[^"\\]|\\.)*"|[[\]{}…]/g, (token) => {
        if (token === '[' || token === '{') open.push(token);
        if (token === ']' || token === '}') open.pop();
        if (token !== '…') return token;
        return open.at(-1) === '{' ? '"…": "…"' : '"…"';
    });
    return JSON.parse(written);
}

const aTime = 1e12,
    aSecret = /^ph[tw]_/;
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Throws if the real value is not as shown. `secrets` gets the real text of shown ones, such as “pht_5f2b…”. */
function assertAsShown(shown, real, at, secrets) {
    if (typeof shown === 'string' && aSecret.test(shown)) {
        assert.match(String(real), aSecret, at);
        secrets.set(shown, real);
    } else if (typeof shown === 'string' && shown.includes('…')) {
        assert.match(String(real), new RegExp(`^${shown.split('…').map(escaped).join('[^]*')}$`), at);
    } else if (typeof shown === 'number' && shown > aTime) {
        assert.ok(typeof real === 'number' && real > aTime, `${at}: ${real} is no time`);
    } else if (Array.isArray(shown)) {
        assert.ok(Array.isArray(real), at);
        const more = shown.at(-1) === '…',
            count = more ? shown.length - 1 : shown.length;
        assert.ok(more ? real.length >= count : real.length === count, `${at}: ${real.length} entries: ${JSON.stringify(real)}`);
        for (let i = 0; i < count; ++i) assertAsShown(shown[i], real[i], `${at}[${i}]`, secrets);
    } else if (shown && typeof shown === 'object') {
        const { '…': more, ...members } = shown;
        assert.ok(real && typeof real === 'object', `${at}: ${JSON.stringify(real)}`);
        const undeclared = Object.keys(real).filter((name) => !(name in members));
        assert.ok(more || undeclared.length === 0, `${at}: besides ${undeclared}`);
        for (const [name, value] of Object.entries(members)) {
            assert.ok(name in real, `${at}.${name} is missing: ${JSON.stringify(real)}`);
            assertAsShown(value, real[name], `${at}.${name}`, secrets);
        }
    } else {
        assert.deepEqual(real, shown, at);
    }
}

/** Runs it until it ends or has printed so many lines. */
function outputOf(command, args, options, lines) {
    return new Promise((resolve, reject) => {
        const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
        let output = '',
            errors = '';
        const stop = () => process.kill(-child.pid, 'SIGKILL');
        const timer = setTimeout(stop, 120_000);
        child.stdout.on('data', (bytes) => {
            output += bytes;
            if (output.split('\n').length > lines) stop();
        });
        child.stderr.on('data', (bytes) => {
            errors += bytes;
        });
        child.on('close', (status) => {
            clearTimeout(timer);
            // Null: stopped.
            if (status) reject(new Error(`${errors}\n${output}`));
            else resolve(output);
        });
    });
}

/** What belongs together: a program and, perhaps, what it prints. */
export function examplesOf(blocks) {
    const examples = [];
    blocks.forEach((block, i) => {
        const before = blocks[i - 1];
        if (languages.program.includes(block.language) || block.note) examples.push({ ...block, shown: null });
        else if (languages.output.includes(block.language) && before && languages.program.includes(before.language))
            examples.at(-1).shown = block;
        else throw new Error(`line ${block.line}: “${block.language}” is neither a program nor what one prints`);
    });
    for (const { language, note, line } of examples)
        assert.ok(/^($|eventually$|not run: .{10,})/.test(note), `line ${line}: ${language} ${note}`);
    return examples;
}

/** The text of each TypeScript program that is run, by its name. */
export const typescriptPrograms = (examples) =>
    Object.fromEntries(
        examples.filter(({ language, note }) => language === 'ts' && note === '').map(({ line, text }) => [`line_${line}`, text]),
    );

/** Throws if the output is not what the block shows. */
function assertOutput({ language, text }, output, at, secrets) {
    if (language === 'json') return assertAsShown(parseShown(text), JSON.parse(output), at, secrets);
    const real = output.split('\n');
    text.split('\n')
        .slice(0, -1)
        .forEach((line, i) => {
            const where = `${at}, line ${i + 1} of the output`;
            if (language === 'ndjson') assertAsShown(parseShown(line), JSON.parse(real[i]), where, secrets);
            else assertAsShown(line, real[i], where, secrets);
        });
}

/** Runs them; `folder` has the TypeScript programs, compiled, and `pythonPath` the Python client. */
export async function runExamples(examples, { folder, pythonPath, variables, fixed }) {
    const secrets = new Map();
    let run = 0;
    for (const { language, note, text, line, shown } of examples) {
        if (note.startsWith('not run')) continue;
        ++run;
        const at = `line ${line}`;
        const program = [...secrets].reduce((words, [known, real]) => words.replaceAll(known, real), text);
        for (const [, name, value] of program.matchAll(/^([A-Z]+)=(\S+)$/gm)) variables[name] = fixed[name] ?? value;
        const environment = { ...process.env, ...variables, PYTHONPATH: pythonPath };
        const command = {
            sh: ['bash', ['-ec', program.replace(/^[A-Z]+=\S+\n/gm, '')]],
            python: ['python3', ['-Bc', program]],
            ts: ['node', [join(folder, `line_${line}.js`)]],
        }[language];
        const lines = shown && shown.language !== 'json' ? shown.text.split('\n').length - 1 : Infinity;
        const attempt = async () => {
            const output = await outputOf(...command, { cwd: folder, env: environment }, lines).catch((error) =>
                assert.fail(`${at}: ${error.message}`),
            );
            if (process.env.SHOW_EXAMPLES) console.log(`${at}:\n${program}→\n${output}`);
            if (shown) assertOutput(shown, output, at, secrets);
        };
        const until = note === 'eventually' ? Date.now() + 120_000 : 0;
        while (
            await attempt().then(
                () => false,
                (error) => {
                    if (Date.now() > until) throw error;
                    return true;
                },
            )
        )
            await new Promise((resolve) => setTimeout(resolve, 200));
    }
    return run;
}
