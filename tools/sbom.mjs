// node tools/sbom.mjs [PROGRAM]: writes a CycloneDX 1.5 bill of materials of PROGRAM (default build/release/posthouse) and
// its page, from what they were really built of: the Debian packages of the libraries that PROGRAM is linked with and of
// the headers that it was compiled with, those of the page's WebAssembly, and the npm packages in the page.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const top = join(dirname(fileURLToPath(import.meta.url)), '..');
const program = process.argv[2] ?? join(top, 'build/release/posthouse');
const build = dirname(program);
const lines = (name, ...words) =>
    execFileSync(name, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 1 << 28 })
        .trim()
        .split('\n');

/** All files of installed packages, with their package. Packages list some under their paths before the /usr merge. */
function packagesOfFiles() {
    const merged = (path) => path.replace(/^\/(lib|lib64|bin|sbin)\//, '/usr/$1/');
    const owners = new Map();
    for (const line of lines('dpkg-query', '--search', '/lib*', '/usr/lib*', '/usr/include/*')) {
        const [names, path] = line.split(': ');
        if (path && !names.startsWith('diversion '))
            owners.set(
                merged(path),
                names.split(', ').map((name) => name.replace(/:.*/, '')),
            );
    }
    return (path) => owners.get(merged(path)) ?? [];
}
const ownersOf = packagesOfFiles();

const linked = lines('ldd', program)
    .map((line) => /(?:=> |^\t)(\/\S+)/.exec(line)?.[1])
    .filter(Boolean);
/** Headers of the objects that PROGRAM is made of, as Ninja has noted them. */
function headers() {
    const objects = lines('ninja', '-C', build, '-t', 'inputs', 'posthouse').filter((name) => name.endsWith('.o'));
    return lines('ninja', '-C', build, '-t', 'deps', ...objects)
        .map((line) => line.trim())
        .filter((path) => path.startsWith('/usr/'));
}
const wasm = readFileSync(join(top, 'tools/packages.txt'), 'utf8')
    .split('\n')
    .filter((line) => /wasm32|^wasi-/.test(line));
const packages = new Set([...new Set([...linked, ...headers()])].flatMap(ownersOf).concat(wasm, 'fonts-dejavu-core'));

/** The names of licenses in a Debian copyright file, which often has many; at worst, where to read. */
function licensesOf(name) {
    const path = `/usr/share/doc/${name}/copyright`;
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const named = [...text.matchAll(/^License: *(\S.*)$/gm)].map((match) => match[1].trim());
    const common = [...text.matchAll(/\/usr\/share\/common-licenses\/([\w.-]*\w)/g)].map((match) => match[1]);
    const names = [...new Set(named.length > 0 ? named : common)].sort();
    return (names.length > 0 ? names : [`see licenses/${name}`]).map((one) => ({ license: { name: one } }));
}

const debian = [...packages].sort().map((name) => {
    const [version, source] = lines('dpkg-query', '--show', '--showformat=${Version}\t${source:Package}', name)[0].split('\t');
    return {
        type: name.startsWith('fonts-') ? 'data' : 'library',
        name,
        version,
        licenses: licensesOf(name),
        purl: `pkg:deb/debian/${name}@${encodeURIComponent(version)}?upstream=${source}`,
    };
});
const lock = JSON.parse(readFileSync(join(top, 'browser/package-lock.json'), 'utf8'));
// The page's letters, made from these packages by browser/fonts_build.mjs; their license is beside them.
const fonts = ['noto-sans', 'noto-serif'].map((font) => ({
    type: 'data',
    name: `@fontsource/${font}`,
    version: '5.3.0',
    licenses: [{ expression: 'OFL-1.1' }],
    purl: `pkg:npm/%40fontsource/${font}@5.3.0`,
}));
const npm = Object.entries(lock.packages)
    .filter(([path, one]) => path && !one.dev)
    .map(([path, one]) => {
        const name = path.replace(/^.*node_modules\//, '');
        return {
            type: 'library',
            name,
            version: one.version,
            licenses: [{ expression: one.license }],
            purl: `pkg:npm/${name.replace('@', '%40')}@${one.version}`,
        };
    });

const version = lines(program, '--version')[0].replace(/^\D*/, '');
const license = [{ expression: 'AGPL-3.0-or-later' }];
const purl = `pkg:generic/posthouse@${version}`;
const components = [...debian, ...npm, ...fonts].map((one) => ({ 'bom-ref': one.purl, ...one }));
console.log(
    JSON.stringify(
        {
            bomFormat: 'CycloneDX',
            specVersion: '1.5',
            version: 1,
            metadata: {
                ...(process.env.SOURCE_DATE_EPOCH && {
                    timestamp: new Date(process.env.SOURCE_DATE_EPOCH * 1000).toISOString().replace('.000', ''),
                }),
                component: { 'bom-ref': purl, type: 'application', name: 'posthouse', version, licenses: license, purl },
            },
            components,
            dependencies: [{ ref: purl, dependsOn: components.map((one) => one['bom-ref']) }],
        },
        null,
        2,
    ),
);
