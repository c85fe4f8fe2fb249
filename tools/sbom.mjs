// node tools/sbom.mjs [PROGRAM]: what a house is made of, as a CycloneDX 1.5 document: the Debian packages of the libraries that
// PROGRAM (build/release/posthouse) is linked with, with their versions here, and what the page is built from, with the
// versions of browser/package-lock.json. Headers that are compiled in are taken from tools/packages.txt.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const top = join(dirname(fileURLToPath(import.meta.url)), '..');
const program = process.argv[2] ?? join(top, 'build/release/posthouse');
const run = (name, ...words) => execFileSync(name, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** The packages that own these files; a library may be listed by dpkg where it lay before /usr was merged. */
function ownersOf(files) {
    const owners = new Set();
    for (const file of files)
        for (const path of [file, file.replace(/^\/usr/, ''), '/usr' + file])
            try {
                run('dpkg-query', '-S', path).trim().split('\n').forEach((line) => owners.add(line.split(':')[0]));
                break;
            } catch {
                // not by this name
            }
    return owners;
}

const linked = [...run('ldd', program).matchAll(/=> (\/\S+)/g)].map((match) => match[1]);
const headers = readFileSync(join(top, 'tools/packages.txt'), 'utf8').split('\n')
    .filter((line) => line.startsWith('lib') && line.includes('-dev'));
const debian = [...ownersOf(linked), ...headers].map((name) => {
    const [version, source] = run('dpkg-query', '-W', '-f', '${Version}\t${source:Package}', name).split('\t');
    return { type: 'library', name, version, purl: `pkg:deb/debian/${name}@${encodeURIComponent(version)}?upstream=${source}` };
});

const lock = JSON.parse(readFileSync(join(top, 'browser/package-lock.json'), 'utf8'));
const npm = Object.entries(lock.packages).filter(([path]) => path).map(([path, one]) => {
    const name = path.replace(/^.*node_modules\//, '');
    return { type: 'library', name, version: one.version, scope: one.dev ? 'excluded' : 'required',
        purl: `pkg:npm/${name.replace('@', '%40')}@${one.version}` };
});

const components = [...debian, ...npm].sort((a, b) => a.purl.localeCompare(b.purl))
    .filter((one, i, all) => i === 0 || one.purl !== all[i - 1].purl);
console.log(JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1,
    metadata: { component: { type: 'application', name: 'posthouse' } }, components }, null, 2));
