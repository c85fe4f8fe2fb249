// The page's words in the reader's language. They lie in ../locales/, a folder for each language, in
// Fluent's form (projectfluent.org), so that who translates needs no programmer. English comes with
// the page and stands in for what a language lacks; the others are fetched when they are wanted, and so
// is the English of some pages, with the page itself.
//
// What the house and the rules say comes in English; translateServerText() says it in the reader's language, where
// server-messages.ftl has it.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from '@fluent/bundle';
import { signal } from '@preact/signals';

const name = 'posthouse.language';
const english = import.meta.glob(
  ['../locales/en/*.ftl', '!../locales/en/{analysis,help,lessons,moderation,offline,puzzles,ratings,server-messages,settings,tournaments}.ftl'],
  { query: '?raw', import: 'default', eager: true },
);
const translations = import.meta.glob(['../locales/*/*.ftl', '!../locales/en/*.ftl', '!../locales/*/server-messages.ftl'], {
  query: '?raw',
  import: 'default',
});
/** What the house and the rules say in English, in each other language. */
const serverMessages = import.meta.glob(['../locales/*/server-messages.ftl', '!../locales/en/server-messages.ftl'], {
  query: '?raw',
  import: 'default',
});
const codeOf = (file: string) => file.split('/').at(-2) ?? '';

/** Every language that the page can speak. */
export const languages = ['en', ...new Set(Object.keys(translations).map(codeOf))];

function bundle(code: string, sources: string[]): FluentBundle {
  const words = new FluentBundle(code, { useIsolating: false });
  for (const source of sources) words.addResource(new FluentResource(source));
  return words;
}

const fallback = bundle('en', Object.values(english));
const current = signal(fallback);

/** English for a page that is fetched later, which brings its own. */
export function addEnglish(source: string) {
  fallback.addResource(new FluentResource(source));
}

/** The language that is spoken now: "en". */
export const language = {
  get value() {
    return current.value.locales[0] ?? 'en';
  },
};

/**
 * A number that is written without asking how the language writes numbers, as far as all of them write it
 * alike: a slow telephone takes a tenth of a second for the first such question.
 */
class PlainNumber extends FluentNumber {
  override toString(scope: Scope): string {
    const alike = Number.isInteger(this.value) && Math.abs(this.value) < 1000;
    return alike ? String(this.value) : super.toString(scope);
  }
}
function withPlainNumbers(values: Record<string, FluentVariable>): Record<string, FluentVariable> {
  const plain = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' ? new PlainNumber(value) : value,
  ]);
  return Object.fromEntries(plain) as Record<string, FluentVariable>;
}

/** The words of this name, with what is to be written into them. */
export function t(id: string, values?: Record<string, FluentVariable>): string {
  const bundle = current.value.hasMessage(id) ? current.value : fallback;
  const pattern = bundle.getMessage(id)?.value;
  if (pattern) return bundle.formatPattern(pattern, values && withPlainNumbers(values), []);
  console.error(`no words are named ${id}`); // its page brings none: withEnglish
  return id;
}

const untranslated = (sentence: string) => sentence;
const serverTextTranslator = signal(untranslated);

/** What the house or the rules said, in the reader's language as far as it has the sentences. */
export const translateServerText = (sentence: string) => serverTextTranslator.value(sentence);

/** The reader waits for nothing meanwhile: until it is here, and where it cannot be fetched, English is said. */
async function loadServerMessages(code: string, words: FluentBundle) {
  const [{ translator }, english, own] = await Promise.all([
    import('./server_messages'),
    import('../locales/en/server-messages.ftl?raw'),
    serverMessages[`../locales/${code}/server-messages.ftl`]?.() ?? '',
  ]);
  words.addResource(new FluentResource(own));
  if (current.value !== words) return;
  serverTextTranslator.value = translator(english.default, (id, values) => (words.hasMessage(id) ? t(id, values) : null));
}

/** The first language of the reader's own list that the page speaks, unless he chose one. */
export function preferredLanguage(): string {
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
export async function setLanguage(code: string) {
  const files = Object.entries(translations).filter(([file]) => codeOf(file) === code);
  const sources = await Promise.all(files.map(([, fetched]) => fetched()));
  current.value = files.length > 0 ? bundle(code, sources) : fallback;
  serverTextTranslator.value = untranslated;
  if (current.value !== fallback) void loadServerMessages(code, current.value).catch(() => undefined);
  document.documentElement.lang = language.value;
}

/** The same, and remembered by this browser. */
export async function saveLanguage(code: string) {
  await setLanguage(code);
  try {
    localStorage.setItem(name, code);
  } catch {
    // It holds until the page is left.
  }
}
