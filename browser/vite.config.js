// Build of the page. CMake passes the folder that has rules.wasm and receives the page; by default
// build/release.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { constants, brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig } from 'vite';
import { offline } from './offline_build.mjs';
import { previews } from './preview_build.mjs';

const build =
  process.env.POSTHOUSE_BUILD ?? fileURLToPath(new URL('../build/release', import.meta.url));

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
        writeFileSync(
          `${file}.br`,
          brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
        );
      }
    },
  },
};

/**
 * Writes early.txt: resources that the server announces in Link headers with the page at some
 * paths (src/http/static_files.h), so that the browser need not wait for the scripts.
 */
const early = {
  name: 'early',
  generateBundle(_, files) {
    const board = Object.values(files).find((file) => file.facadeModuleId?.endsWith('/boards/octilite.tsx'));
    if (!board) throw new Error('the page has no board for OctiLite');
    const parts = [board.fileName, ...board.imports.filter((name) => !files[name].isEntry)];
    this.emitFile({
      type: 'asset',
      fileName: 'early.txt',
      source: ['/match/ /api*', ...parts.map((name) => `/match/octilite/ /${name}`), ''].join('\n'),
    });
  },
};

/**
 * Writes pages.txt: the first segments of the page's paths, so that the server answers others with
 * status 404 (src/http/static_files.h).
 */
const pageNames = {
  name: 'page-names',
  generateBundle() {
    const main = readFileSync(new URL('src/main.tsx', import.meta.url), 'utf8');
    const [, pages] = /^const pages: .* = \{\n(.*?)^\};/ms.exec(main) ?? [];
    const names = [...(pages ?? '').matchAll(/^  (\w+): lazyPart/gm)].map(([, name]) => name);
    if (names.length === 0) throw new Error('src/main.tsx lists no pages');
    this.emitFile({ type: 'asset', fileName: 'pages.txt', source: ['match', ...names, ''].join('\n') });
  },
};

/** Native names of all languages, so that the language menu need not fetch them. */
const languageNames = Object.fromEntries(
  readdirSync(new URL('locales', import.meta.url)).map((code) => {
    const words = readFileSync(new URL(`locales/${code}/layout.ftl`, import.meta.url), 'utf8');
    return [code, /^language-name = (.*)$/m.exec(words)[1]];
  }),
);

export default defineConfig({
  define: { languageNames: JSON.stringify(languageNames) },
  resolve: { alias: { '@rules': `${build}/browser` } },
  esbuild: { jsx: 'automatic', jsxImportSource: 'preact' },
  plugins: [early, pageNames, previews, offline, packed],
  build: {
    outDir: `${build}/page`,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // no data: addresses, which the house's content security policy does not like
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
});
