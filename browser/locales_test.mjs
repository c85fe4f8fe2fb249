// Every language is valid Fluent, has only messages and values that English has, and every message
// that the page uses exists.
//
//     node locales_test.mjs

import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { serverTexts } from './messages_build.mjs';

/** A language's message ids with their variables. */
function messagesOf(language) {
  const messages = new Map();
  for (const name of readdirSync(join('locales', language))) {
    // In bundles of their own: refusals_test.mjs, src/translation/texts_test.cpp.
    if (name === 'refusals.ftl' || serverTexts.includes(name)) continue;
    const file = `${language}/${name}`;
    const source = readFileSync(join('locales', file), 'utf8');
    const { body } = new FluentResource(source);
    // Fluent skips syntax errors silently.
    const written = [...source.matchAll(/^([a-z][a-z0-9-]*) *=/gm)].map(([, id]) => id);
    assert.deepEqual(
      body.map(({ id }) => id),
      written,
      `${file} can be read`,
    );
    for (const { id, value } of body) {
      assert.ok(value, `${file}: ${id} says something`);
      assert.ok(!messages.has(id), `${file}: ${id} is there once`);
      messages.set(id, valuesOf(value));
    }
  }
  return messages;
}

function valuesOf(pattern) {
  const found = new Set();
  JSON.stringify(pattern, (_, part) => {
    if (part?.type === 'var') found.add(part.name);
    return part;
  });
  return [...found].sort();
}

const english = messagesOf('en');
for (const language of readdirSync('locales')) {
  const own = messagesOf(language);
  for (const [id, values] of own) {
    assert.ok(english.has(id), `${language}: ${id} is English, too`);
    const more = values.filter((value) => !english.get(id).includes(value));
    assert.deepEqual(more, [], `${language}: ${id} is told no such values`);
  }
  assert.ok(own.has('language-name') && own.has('draft'), `${language} says what it is`);
  const missing = [...english.keys()].filter((id) => !own.has(id));
  if (missing.length > 0) console.log(`${language} lacks ${missing.length}: ${missing.slice(0, 8).join(', ')} …`);
}

/** The selects in a pattern, also those within others. */
function selectsIn(pattern) {
  const found = [];
  JSON.stringify(pattern, (_, part) => {
    if (part?.type === 'select') found.push(part);
    return part;
  });
  return found;
}
// Where `one` is also the category of 0, as in French and Akan, a `[one]` that says “one” would say it of none.
for (const language of readdirSync('locales')) {
  if (new Intl.PluralRules(language).select(0) !== 'one') continue;
  for (const name of readdirSync(join('locales', language)))
    for (const { id, value } of new FluentResource(readFileSync(join('locales', language, name), 'utf8')).body)
      for (const { selector, variants } of selectsIn(value)) {
        const variant = (key) => variants.find((one) => String(one.key.value) === key)?.value;
        const counts = (text) => valuesOf(text ?? '').includes(selector.name ?? selector.args[0].name);
        const fixed = variant('one') && !counts(variant('one')) && counts(variant('other'));
        assert.ok(!fixed || variant('0'), `${language}/${name}: ${id}: [one] is 0, too: show the number, or write [1]`);
      }
}

/** Ids in t('name'), and prefixes in t(`name-${…}`). */
const asked = new Set();
const begun = new Set();
for (const file of readdirSync('src', { recursive: true }).filter((name) => /\.tsx?$/.test(name))) {
  const source = readFileSync(join('src', file), 'utf8');
  for (const [, id] of source.matchAll(/\bt\(\s*'([^']+)'/g)) {
    assert.ok(english.has(id), `${file} asks for ${id}, which has words`);
    asked.add(id);
  }
  for (const [, start] of source.matchAll(/\b(?:t|words)\(\s*`([^`$]+)\$\{/g)) begun.add(start);
}
const known = [...english.keys()];
for (const start of begun)
  assert.ok(
    known.some((id) => id.startsWith(start)),
    `there are names that begin with ${start}`,
  );
const unasked = known.filter((id) => !asked.has(id) && ![...begun].some((start) => id.startsWith(start)));
assert.deepEqual(unasked, ['language-name'], 'nobody asks for these words');

// What is drawn first has no English texts that are fetched later (src/lazy.tsx).
const sources = new Map();
const readSource = (file) => {
  if (!sources.has(file)) sources.set(file, readFileSync(file, 'utf8'));
  return sources.get(file);
};
/** Modules that a module imports statically, itself included. */
function modulesFrom(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, name] of readSource(file).matchAll(/^(?:import|export) (?!type )[^;]*?'(\.[^']+)';/gm)) {
    const path = join(file, '..', name);
    const module = ['.ts', '.tsx'].map((ending) => path + ending).find((one) => existsSync(one));
    if (module) modulesFrom(module, found);
  }
  return found;
}
const later = new Set();
for (const [, name] of readSource('src/texts/more_texts.ts').matchAll(/locales\/en\/(\w+\.ftl)\?english'/g))
  for (const { id } of new FluentResource(readFileSync(join('locales/en', name), 'utf8')).body) later.add(id);
assert.ok(later.size > 0);
for (const page of ['app.tsx', 'pages/front/front.tsx', 'pages/match/match.tsx'])
  for (const file of modulesFrom(join('src', page)))
    for (const [, id] of readSource(file).matchAll(/\bt\(\s*'([^']+)'/g))
      assert.ok(!later.has(id), `${file} is drawn first: move ${id} to a file of texts that is bundled`);

// What a level plays like is said as the server says it.
const levels = readFileSync('../src/search/levels.h', 'utf8').matchAll(/^ *\{(\d+), "([^"]+)"/gm);
const said = Object.fromEntries([...levels].map(([, level, like]) => [`like-${level}`, like]));
const shown = new FluentResource(readFileSync('locales/en/levels.ftl', 'utf8')).body.map(({ id, value }) => [id, value]);
assert.deepEqual(Object.fromEntries(shown.filter(([id]) => id.startsWith('like-'))), said);
