// Loads modules of the page's TypeScript, and the rules as WebAssembly, for tests that need no browser.

import { readFileSync } from 'node:fs';
import { build } from 'esbuild';

/** Bundles and imports a module of the page. Texts are English, from the named files of locales/en. */
export async function bundleModule(file, words = []) {
  const english = {
    name: 'english',
    setup({ onLoad, onResolve }) {
      // The address of a module, which no test fetches.
      onResolve({ filter: /^@rules\// }, ({ path }) => ({ path, namespace: 'address' }));
      onLoad({ filter: /./, namespace: 'address' }, ({ path }) => ({ contents: `export default ${JSON.stringify(path)};` }));
      // What a module adds is among the named files, if the test needs it.
      onLoad({ filter: /\.ftl$/ }, () => ({ contents: 'export default {};' }));
      onLoad({ filter: /\.css$/ }, () => ({ contents: '', loader: 'empty' }));
      onLoad({ filter: /\/src\/texts\/i18n\.ts$/ }, () => ({
        loader: 'ts',
        resolveDir: import.meta.dirname ?? new URL('.', import.meta.url).pathname,
        contents: `
          import { FluentBundle, FluentResource } from '@fluent/bundle';
          const words = new FluentBundle('en', { useIsolating: false });
          for (const source of ${JSON.stringify(words.map((name) => readFileSync(new URL(`locales/en/${name}`, import.meta.url), 'utf8')))})
            words.addResource(new FluentResource(source));
          export const addEnglish = () => undefined;
          export const language = { value: 'en' };
          export const t = (id, values) => words.formatPattern(words.getMessage(id).value, values, null);`,
      }));
    },
  };
  const entry = new URL(`src/${file}`, import.meta.url).pathname;
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    plugins: [english],
    logLevel: 'error',
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`);
}

/** The rules' `describe`: takes a request as text and the reader's seat, returns the parsed JSON. */
export function loadRules(wasmFile) {
  const wasm = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(wasmFile))).exports;
  wasm._initialize();
  return (request, reader = 'first') => {
    const bytes = Buffer.from(request);
    Buffer.from(wasm.memory.buffer, wasm.room(bytes.length), bytes.length).set(bytes);
    const length = wasm.describe(bytes.length, reader === 'second');
    return JSON.parse(Buffer.from(wasm.memory.buffer, wasm.answer(), length).toString());
  };
}
