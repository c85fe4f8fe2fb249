// The page's texts in the reader's language, from ../locales/ in Fluent format (projectfluent.org).
// English is bundled and is the fallback; other languages, and the English of some pages, are
// fetched when needed.
//
// The server and the rules speak English. translateRefusal() says their refusals by code and
// parameters (refusals.ftl); for all else they send facts, and the page has its own sentences.

import { FluentBundle, FluentNumber, type FluentVariable, type Scope } from '@fluent/bundle';
import { signal } from '@preact/signals';
import available from 'virtual:languages';
import { addMessages, bundleOf, type Messages } from './messages';
import { keepLanguage } from './preferred_language';
import type { Lookup, Refusal } from './refusals';

const english = import.meta.glob(['../../locales/en/{boards,front,layout,playing,site}.ftl'], { import: 'default', eager: true });

/** What a language calls itself: "Deutsch". */
export const nativeName = (code: string) => available[code]?.name ?? code;

const fallback = bundleOf('en', ...Object.values(english));
const current = signal(fallback);

/** Adds the English texts of a page that is fetched later: `import 'x.ftl?english'` does. */
export function addEnglish(messages: Messages) {
  addMessages(fallback, messages);
}

export const language = {
  get value() {
    return current.value.locales[0] ?? 'en';
  },
};

/**
 * A small integer formatted without Intl, which takes a slow phone 0.1 s on first use. All
 * languages write it alike.
 */
class PlainNumber extends FluentNumber {
  override toString(scope: Scope): string {
    const alike = Number.isInteger(this.value) && Math.abs(this.value) < 1000;
    return alike ? String(this.value) : super.toString(scope);
  }
}

/** A player's name as people read it: a computer player is its level. */
export function calledName(player: string): string {
  const level = /^computer-(\d+)$/.exec(player)?.[1];
  return level ? t('player-level', { level: Number(level) }) : player;
}

function asRead(values: Record<string, FluentVariable>): Record<string, FluentVariable> {
  const read = (value: FluentVariable) =>
    typeof value === 'number' ? new PlainNumber(value) : typeof value === 'string' ? calledName(value) : value;
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, read(value)]));
}

/** The message `id` with `values` filled in, names of players among them. */
export function t(id: string, values?: Record<string, FluentVariable>): string {
  const messages = current.value.hasMessage(id) ? current.value : fallback;
  const pattern = messages.getMessage(id)?.value;
  if (pattern) return messages.formatPattern(pattern, values && asRead(values), []);
  console.error(`no words are named ${id}`); // its page lacks `import 'x.ftl?english'`
  return id;
}

type FormatRefusal = (refusal: Refusal) => string | null;
const refusalFormatter = signal<FormatRefusal>(() => null);

/** A refusal in the reader's language, if a translation exists; otherwise its English `sentence`. */
export const translateRefusal = (sentence: string, refusal: Partial<Refusal>) =>
  (refusal.code && refusalFormatter.value({ code: refusal.code, params: refusal.params ?? {} })) || sentence;

/** Runs in the background; refusals stay English until it is done, and if it fails. */
async function loadRefusals(code: string, words: FluentBundle) {
  const [{ refusalFormatter: makeFormatter }, own] = await Promise.all([
    import('./refusals'),
    available[code]?.refusals?.().then((part) => part.default) ?? {},
  ]);
  if (current.value !== words) return;
  const lookup: Lookup = (id, values) => (words.hasMessage(id) ? t(id, values) : null);
  refusalFormatter.value = makeFormatter(code, own, lookup);
}

/** Rejects if the language cannot be fetched. */
export async function setLanguage(code: string) {
  const texts = await available[code]?.texts?.();
  current.value = texts ? bundleOf(code, texts.default) : fallback;
  refusalFormatter.value = () => null;
  if (current.value !== fallback) void loadRefusals(code, current.value).catch(() => undefined);
  document.documentElement.lang = language.value;
}

/** Also saves it in this browser. */
export async function saveLanguage(code: string) {
  await setLanguage(code);
  keepLanguage(code);
}
