// Compiles the page's texts (locales/*/*.ftl, in Fluent format) into data when the page is built, so that
// browsers need no parser for them.

import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const locales = fileURLToPath(new URL('locales', import.meta.url));
const i18n = fileURLToPath(new URL('src/texts/i18n', import.meta.url));
const languages = readdirSync(locales);
/** In a bundle of their own (src/texts/refusals.ts). */
const refusals = 'refusals.ftl';
/** What only the server says. */
export const serverTexts = ['answers.ftl', 'commands.ftl', 'examples.ftl', 'games.ftl', 'letters.ftl', 'plain.ftl', 'rules.ftl'];

/** The messages of a file by id, as src/texts/i18n.ts reads them. */
function compileMessages(source, file) {
  const { body } = new FluentResource(source);
  const extra = body.find(({ attributes }) => Object.keys(attributes).length > 0);
  if (extra) throw new Error(`${file}: ${extra.id} has attributes, which the page does not read`);
  return Object.fromEntries(body.map(({ id, value }) => [id, value]));
}

const compileFile = (file) => compileMessages(readFileSync(file, 'utf8'), file);

/** As text, which browsers read faster than an object literal. */
const parsed = (messages) => `JSON.parse(${JSON.stringify(JSON.stringify(messages))})`;
const moduleOf = (messages) => `export default ${parsed(messages)};`;

/** What the first drawing says (src/first_drawing.tsx), which has none of the page's texts yet. */
const firstTexts = ['front-about', 'front-title', 'house-name', 'load-anew', 'part-not-fetched', 'play-you', 'player-level'];

/** A text that has no cases, with `{name}` in the places of its values. */
function plainText(pattern, id) {
  return [pattern].flat().reduce((text, part) => {
    if (typeof part === 'string') return text + part;
    if (part.type !== 'var') throw new Error(`${id} has cases, which the first drawing does not read`);
    return `${text}{${part.name}}`;
  }, '');
}

function firstTextsIn(code) {
  const files = readdirSync(join(locales, code)).filter((name) => name !== refusals && !serverTexts.includes(name));
  const all = Object.assign({}, ...files.map((name) => compileFile(join(locales, code, name))));
  return Object.fromEntries(firstTexts.filter((id) => id in all).map((id) => [id, plainText(all[id], id)]));
}

function nativeName(code) {
  return compileFile(join(locales, code, 'layout.ftl'))['language-name'];
}

/**
 * `import messages from 'x.ftl'`; `import 'x.ftl?english'`, which adds the texts of a page that is fetched later
 * to the bundled ones; `import languages from 'virtual:languages'`, whose texts are fetched in one file for
 * each language; and `import texts from 'virtual:first-texts'`, a few in all of them.
 */
export const messages = {
  name: 'messages',
  resolveId: (id) => (/^virtual:(language|first-texts)/.test(id) ? `\0${id}` : null),
  load(id) {
    if (id === '\0virtual:languages') {
      const entries = languages.map((code) => {
        const texts = code === 'en' ? 'null' : `() => import('virtual:language-${code}')`;
        const own = code === 'en' ? 'null' : `() => import('${join(locales, code, refusals)}')`;
        return `${code}: { name: ${JSON.stringify(nativeName(code))}, texts: ${texts}, refusals: ${own} }`;
      });
      return `export default { ${entries.join(', ')} };`;
    }
    if (id === '\0virtual:first-texts') return moduleOf(Object.fromEntries(languages.map((code) => [code, firstTextsIn(code)])));
    const [, code] = /^\0virtual:language-(\w+)$/.exec(id) ?? [];
    if (!code) return null;
    const files = readdirSync(join(locales, code))
      .filter((name) => name !== refusals && !serverTexts.includes(name))
      .map((name) => join(locales, code, name));
    for (const file of files) this.addWatchFile(file);
    return moduleOf(Object.assign({}, ...files.map(compileFile)));
  },
  transform(source, id) {
    const [file, query] = id.split('?');
    if (!file.endsWith('.ftl')) return null;
    const compiled = compileMessages(source, file);
    if (query !== 'english') return { code: moduleOf(compiled), map: null };
    const add = `import { addEnglish } from ${JSON.stringify(i18n)};\naddEnglish(${parsed(compiled)});`;
    return { code: add, map: null, moduleSideEffects: true };
  },
};
