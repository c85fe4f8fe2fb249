// The page's words in the reader's language. They lie in ../words/, a folder for each language, in
// Fluent's form (projectfluent.org), so that who translates needs no programmer. English comes with
// the page and stands in for what a language lacks; the others are fetched when they are wanted, and so
// is the English of some pages, with the page itself.
//
// Deliberately absent: the words of the house itself (refusals, letters), which are English.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { signal } from '@preact/signals';

const name = 'posthouse.language';
const english = import.meta.glob(
  ['../words/en/*.ftl', '!../words/en/{analysis,help,lessons,offline,puzzles,ratings,settings,tournaments}.ftl'],
  { query: '?raw', import: 'default', eager: true },
);
const others = import.meta.glob(['../words/*/*.ftl', '!../words/en/*.ftl'], {
  query: '?raw',
  import: 'default',
});
const codeOf = (file: string) => file.split('/').at(-2) ?? '';

/** Every language that the page can speak. */
export const languages = ['en', ...new Set(Object.keys(others).map(codeOf))];

function bundle(code: string, sources: string[]): FluentBundle {
  const words = new FluentBundle(code, { useIsolating: false });
  for (const source of sources) words.addResource(new FluentResource(source));
  return words;
}

const fallback = bundle('en', Object.values(english));
const spoken = signal(fallback);

/** English for a page that is fetched later, which brings its own. */
export function withEnglish(source: string) {
  fallback.addResource(new FluentResource(source));
}

/** The language that is spoken now: "en". */
export const language = {
  get value() {
    return spoken.value.locales[0] ?? 'en';
  },
};

/** The words of this name, with what is to be written into them. */
export function t(id: string, values?: Record<string, FluentVariable>): string {
  const bundle = spoken.value.hasMessage(id) ? spoken.value : fallback;
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, values, []) : id;
}

/** The first language of the reader's own list that the page speaks, unless he chose one. */
export function preferred(): string {
  try {
    const chosen = localStorage.getItem(name);
    if (chosen && languages.includes(chosen)) return chosen;
  } catch {
    // A browser that keeps nothing.
  }
  // Akan is written by two codes: its own and that of its largest tongue, Twi.
  const wanted = navigator.languages.map((one) => one.slice(0, 2)).map((one) => (one === 'tw' ? 'ak' : one));
  return wanted.find((one) => languages.includes(one)) ?? 'en';
}

/** Speaks this language from now on; rejects where it cannot be fetched. */
export async function speak(code: string) {
  const files = Object.entries(others).filter(([file]) => codeOf(file) === code);
  const sources = await Promise.all(files.map(([, fetched]) => fetched()));
  spoken.value = files.length > 0 ? bundle(code, sources) : fallback;
  document.documentElement.lang = language.value;
}

/** The same, and remembered by this browser. */
export async function choose(code: string) {
  await speak(code);
  try {
    localStorage.setItem(name, code);
  } catch {
    // It holds until the page is left.
  }
}
