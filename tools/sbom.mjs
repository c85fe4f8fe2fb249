// node tools/sbom.mjs [PROGRAM]: writes a CycloneDX 1.5 bill of materials: the Debian packages of the libraries that
// PROGRAM (default build/release/posthouse) is linked with, those of compiled-in headers (tools/packages.txt), and the
// page's npm packages (browser/package-lock.json).
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const top = join(dirname(fileURLToPath(import.meta.url)), '..');
const program = process.argv[2] ?? join(top, 'build/release/posthouse');
const run = (name, ...words) => execFileSync(name, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** The packages that own these files; dpkg may list a library under its path before the /usr merge. */
function ownersOf(files) {
    const owners = new Set();
    for (const file of files)
        for (const path of [file, file.replace(/^\/usr/, ''), '/usr' + file])
            try {
                run('dpkg-query', '-S', path).trim().split('\n').forEach((line) => owners.add(line.split(':')[0]));
                break;
            } catch {
                // not under this path
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
