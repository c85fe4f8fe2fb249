// The clients of clients/ as their users have them: the TypeScript package packed, unpacked and compiled against, the
// Python file beside a program.

import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';
import { binary, removeFolder } from './server.mjs';

const here = dirname(fileURLToPath(import.meta.url));
export const clientsFolder = join(here, '../../clients');
const require = createRequire(import.meta.url);
// Its own libraries need no check, which takes half of the time.
const compiler = [require.resolve('typescript/bin/tsc'), '--skipDefaultLibCheck'];

const folders = [],
    programs = new Set();
if (process.env.NODE_TEST_CONTEXT)
    after(() => {
        for (const child of programs) child.kill('SIGKILL');
        for (const folder of folders) removeFolder(folder);
    });

/** The part of @types/node that a bot uses. */
const nodeTypes = 'declare const process: { env: Record<string, string | undefined>; exit(status?: number): never };\n';

function run(command, args, cwd, environment = {}) {
    try {
        return execFileSync(command, args, {
            cwd,
            env: { ...process.env, ...environment },
            encoding: 'utf8',
            stdio: ['ignore', 'pipe', 'pipe'],
        });
    } catch (error) {
        throw new Error(`${command} ${args.join(' ')}: ${error.stdout}${error.stderr}`);
    }
}

/** A folder with the package, made for this server, in node_modules, in which programs compile and run; and the names of what
    is packed. */
export function installTypescriptClient() {
    const folder = mkdtempSync(join(tmpdir(), 'posthouse-client-'));
    folders.push(folder);
    const source = join(folder, 'source'),
        target = join(folder, 'node_modules/posthouse-client');
    cpSync(join(clientsFolder, 'typescript'), source, { recursive: true });
    run('node', [join(clientsFolder, 'typescript/generate.mjs'), source], source, { POSTHOUSE: binary });
    run('node', compiler, source);
    const [{ filename, files }] = JSON.parse(
        run('npm', ['pack', '--ignore-scripts', '--json', '--offline', '--no-update-notifier'], source),
    );
    mkdirSync(target, { recursive: true });
    run('tar', ['-xf', join(source, filename), '-C', target, '--strip-components=1'], folder);
    writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
    writeFileSync(join(folder, 'node.d.ts'), nodeTypes);
    return { folder, packed: files.map(({ path }) => path) };
}

/** A folder with the client in node_modules and these programs, name and text. Nothing checks their types, which takes
    longer than all else: clients_test does, and packs. */
export function transpileTypescriptClient(texts = {}) {
    const folder = mkdtempSync(join(tmpdir(), 'posthouse-client-'));
    folders.push(folder);
    const source = join(clientsFolder, 'typescript'),
        target = join(folder, 'node_modules/posthouse-client');
    const write = (path, text) => {
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, transformSync(text, { loader: 'ts', format: 'esm', target: 'es2022' }).code);
    };
    for (const name of readdirSync(join(source, 'src'), { recursive: true }).filter((file) => file.endsWith('.ts')))
        write(join(target, 'dist', name.replace(/ts$/, 'js')), readFileSync(join(source, 'src', name), 'utf8'));
    cpSync(join(source, 'package.json'), join(target, 'package.json'));
    for (const [name, text] of Object.entries(texts)) write(join(folder, `${name}.js`), text);
    writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
    return { folder };
}

/** Compiles programs, name and text, as a user of the package would. */
export function compilePrograms(folder, texts) {
    for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, `${name}.ts`), text);
    const options = ['--strict', '--module', 'NodeNext', '--target', 'ES2022', '--lib', 'ES2022,DOM'];
    run('node', [...compiler, ...options, 'node.d.ts', ...Object.keys(texts).map((name) => `${name}.ts`)], folder);
}

/** A running program, with the lines that it has printed. */
export function startProgram(command, args, environment, cwd) {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] });
    const program = { output: '', errors: '', child };
    child.stdout.on('data', (bytes) => {
        program.output += bytes;
    });
    child.stderr.on('data', (bytes) => {
        program.errors += bytes;
    });
    program.exited = new Promise((resolve) => child.on('close', resolve)).finally(() => programs.delete(child));
    programs.add(child);
    program.lines = () => program.output.split('\n').slice(0, -1);
    program.stop = () => {
        child.kill('SIGKILL');
        return program.exited;
    };
    return program;
}

/** A Python program beside posthouse.py. */
export function startPython(file, environment) {
    return startProgram('python3', ['-B', file], { PYTHONPATH: join(clientsFolder, 'python'), PYTHONWARNINGS: 'error', ...environment });
}
