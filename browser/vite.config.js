// Build of the page. CMake passes the folder that has rules.wasm and receives the page; by default
// build/release.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { constants, brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig } from 'vite';
import { loadRules } from './bundle_module.mjs';
import { messages } from './messages_build.mjs';
import { offline } from './offline_build.mjs';
import { previews } from './preview_build.mjs';

const build = process.env.POSTHOUSE_BUILD ?? fileURLToPath(new URL('../build/release', import.meta.url));

/** Writes `x.gz` and `x.br` beside each larger file; the server sends what the browser accepts. */
const packed = {
  name: 'packed',
  writeBundle: {
    sequential: true,
    handler({ dir }) {
      for (const file of readdirSync(dir, { recursive: true }).map((name) => join(dir, name))) {
        if (!/\.(js|css|wasm|html|svg|tsv|webmanifest)$/.test(file)) continue;
        const bytes = readFileSync(file);
        if (bytes.length < 1024) continue;
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
        writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }));
      }
    },
  },
};

let chunks;
/**
 * Many small files take longer than a large one: what the first drawing needs is in one file, what every page needs
 * besides in another, what a stranger's home page, a match and each kind of board need besides is in one each.
 */
function chunkOf(id, { getModuleIds, getModuleInfo }) {
  function importedBy(...pages) {
    const found = new Set([...getModuleIds()].filter((one) => pages.some((page) => one.endsWith(page))));
    for (const one of found) for (const next of getModuleInfo(one).importedIds) found.add(next);
    return found;
  }
  if (!chunks) {
    const front = importedBy('/src/pages/front/front.tsx');
    const match = importedBy('/src/pages/match/match.tsx');
    const ofFront = importedBy('/src/pages/front/front.tsx', '/src/pages/front/front_more.tsx');
    const both = [...match].filter((one) => ofFront.has(one));
    const [sowing, octilite] = [importedBy('/boards/sowing.tsx'), importedBy('/boards/octilite.tsx')];
    const boards = [...sowing].filter((one) => octilite.has(one));
    const app = new Set([...importedBy('/src/app.tsx'), ...both, ...boards]);
    chunks = { first: importedBy('/src/main.tsx'), app, front, match, sowing, octilite };
  }
  return Object.keys(chunks).find((name) => chunks[name].has(id));
}

/**
 * Has Chromium compile all functions of the first drawing while their files arrive, on another thread
 * (V8's explicit compile hints): one by one, when each is first called, they take a slowed phone 80 ms.
 */
const compiledEarly = {
  name: 'compiled-early',
  generateBundle: {
    order: 'post', // the comment must come before all else
    handler(_, files) {
      for (const file of Object.values(files))
        if (file.type === 'chunk' && Object.hasOwn(chunks, file.name)) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
};

/**
 * Writes early.txt: resources that the server announces in Link headers with the page at some
 * paths (src/http/site/static_files.h), so that the browser need not wait for the scripts.
 */
const early = {
  name: 'early',
  generateBundle(_, files) {
    /** A module's file and those that it imports. */
    function filesOf(module) {
      const file = Object.values(files).find((one) => one.moduleIds?.some((id) => id.endsWith(module)));
      if (!file) throw new Error(`${module} has no file of its own`);
      const scripts = [file.fileName, ...file.imports.filter((name) => !/\/(app|first)-/.test(name))];
      const styles = scripts.flatMap((name) => [...(files[name].viteMetadata?.importedCss ?? [])]);
      return [...scripts, ...styles];
    }
    const describe = loadRules(`${build}/browser/rules.wasm`);
    const [, games] = /the games are (.*)\.$/.exec(describe('?: a').error);
    const boards = games.split(', ').map((game) => [`/match/${game}/`, describe(`${game}:`).drawing.kind]);
    // All that the first drawing does not need waits until that has come. The largest file is the first of them: a browser
    // has six connections, and what is announced last waits for one.
    const app = filesOf('/src/app.tsx');
    const later = [
      ['/', [...app, ...filesOf('/pages/front/front.tsx'), ...filesOf('/boards/sowing.tsx')]],
      ['/match/', [...app, 'api*', ...filesOf('/pages/match/match.tsx')]],
      ...boards.map(([path, kind]) => [path, filesOf(`/boards/${kind}.tsx`)]),
    ];
    const first = filesOf('/src/main.tsx').reverse(); // the style sheet before the script, which waits for it
    const lines = [
      ...['/', '/match/'].flatMap((path) => first.map((name) => `${path} /${name}`)),
      ...later.flatMap(([path, names]) => names.map((name) => `${path} /${name}${name === 'api*' ? '' : ' low'}`)),
    ];
    this.emitFile({ type: 'asset', fileName: 'early.txt', source: [...lines, ''].join('\n') });
  },
};

/**
 * Writes pages.txt: the first segments of the page's paths, so that the server answers others with
 * status 404 (src/http/site/static_files.h).
 */
const pageNames = {
  name: 'page-names',
  generateBundle() {
    const main = readFileSync(new URL('src/app.tsx', import.meta.url), 'utf8');
    const [, pages] = /^const pages: .* = \{\n(.*?)^\};/ms.exec(main) ?? [];
    const names = [...(pages ?? '').matchAll(/^  (\w+): /gm)].map(([, name]) => name);
    if (names.length === 0) throw new Error('src/app.tsx lists no pages');
    this.emitFile({ type: 'asset', fileName: 'pages.txt', source: ['match', ...names, ''].join('\n') });
  },
};

export default defineConfig({
  resolve: { alias: { '@rules': `${build}/browser` } },
  esbuild: { jsx: 'automatic', jsxImportSource: 'preact' },
  plugins: [messages, compiledEarly, early, pageNames, previews, offline, packed],
  build: {
    outDir: `${build}/page`,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // no data: addresses, which the house's content security policy does not like
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rollupOptions: { output: { manualChunks: chunkOf } },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
});
