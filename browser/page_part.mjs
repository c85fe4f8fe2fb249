// Parts of the page's own TypeScript, and the rules as WebAssembly, for the tests beside this file that
// need no browser.

import { readFileSync } from 'node:fs';
import { build } from 'esbuild';

/** A module of the page with all that it imports. Its words are English: those of locales/en. */
export async function part(file, words = []) {
  const english = {
    name: 'english',
    setup({ onLoad }) {
      onLoad({ filter: /\/src\/i18n\.ts$/ }, () => ({
        loader: 'ts',
        resolveDir: import.meta.dirname ?? new URL('.', import.meta.url).pathname,
        contents: `
          import { FluentBundle, FluentResource } from '@fluent/bundle';
          const words = new FluentBundle('en', { useIsolating: false });
          for (const source of ${JSON.stringify(words.map((name) => readFileSync(new URL(`locales/en/${name}`, import.meta.url), 'utf8')))})
            words.addResource(new FluentResource(source));
          export const language = { value: 'en' };
          export const translateServerText = (sentence) => sentence;
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

/** The rules' `describe`, a text in and what JSON says out; `reader` is shown it. */
export function rulesOf(wasmFile) {
  const door = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(wasmFile))).exports;
  door._initialize();
  return (request, reader = 'first') => {
    const bytes = Buffer.from(request);
    Buffer.from(door.memory.buffer, door.room(bytes.length), bytes.length).set(bytes);
    const length = door.describe(bytes.length, reader === 'second');
    return JSON.parse(Buffer.from(door.memory.buffer, door.answer(), length).toString());
  };
}
