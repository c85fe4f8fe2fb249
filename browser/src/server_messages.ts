// What the house and the rules say in English, said in the reader's language: why a house may not be
// played, why a challenge is refused. locales/en/server-messages.ftl has their sentences, each a pattern with
// places for what changes; a sentence that fits one is said as the reader's own language has it, with
// the same in its places. It is fetched only by who does not read English (language.ts).
//
// Deliberately absent: codes for sentences. The house's one interface is what it says (base/refusal.h);
// what fits no pattern is shown as it came.

import { FluentResource, type FluentVariable } from '@fluent/bundle';

type Values = Record<string, string>;
/** The reader's words of this name; null where his language has none. */
export type Lookup = (id: string, values?: Record<string, FluentVariable>) => string | null;

interface Pattern {
  id: string;
  fits: RegExp;
}

/** What takes up more than one word of a sentence; everything else is one. */
const multiWord = new Set(['command', 'commands', 'day', 'direction', 'email', 'games', 'moves', 'players', 'position', 'reason', 'text', 'typed', 'usage', 'why']);

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The sentence with a group for each of its places; one that comes again has to be the same again. */
function patternOf({ id, value }: FluentResource['body'][number]): Pattern | null {
  if (!value || id.startsWith('list-')) return null;
  const known = new Set<string>();
  const source = (typeof value === 'string' ? [value] : value).map((piece) => {
    if (typeof piece === 'string') return escaped(piece);
    if (piece.type !== 'var') throw new Error(`${id} is more than text and values`);
    if (known.has(piece.name)) return `\\k<${piece.name}>`;
    known.add(piece.name);
    return `(?<${piece.name}>${multiWord.has(piece.name) ? '.+?' : '\\S+?'})`;
  });
  return { id, fits: new RegExp(`^${source.join('')}$`) };
}

/** Every sentence of the catalogue that this text is, with what stands in its places. */
export function patternMatcher(english: string): (sentence: string) => { id: string; values: Values }[] {
  const patterns = new FluentResource(english).body.map(patternOf).filter((one) => one !== null);
  return (sentence) =>
    patterns.flatMap(({ id, fits }) => {
      const found = fits.exec(sentence);
      return found ? [{ id, values: { ...found.groups } }] : [];
    });
}

/** What stands between two sentences, and after an indented line, as of a list. */
const sentenceGap = /((?<=[.!?:])(?: +(?=[\p{Lu}“-])|\s*\n\s*)|(?<=(?:^|\n) {2,}[^\n]*)\n)/u;
/** Longer texts than this are boards, lists and help, which are English. */
const maxLength = 600;
const maxSentences = 12;

/** Says what came in English in these words, as far as there are any. */
export function translator(english: string, words: Lookup): (text: string) => string {
  const read = patternMatcher(english);

  /** One sentence, or several that are said together. */
  function translateSentence(sentence: string): string | null {
    if (sentence.length > maxLength) return null;
    for (const { id, values } of read(sentence)) {
      const places = Object.entries(values).map(([name, value]) => [name, translateValue(name, value, values)]);
      const own = words(id, Object.fromEntries(places) as Record<string, FluentVariable>);
      if (own !== null) return own;
    }
    return null;
  }

  function translateValue(name: string, value: string, values: Values): FluentVariable {
    // A number where it may ask for a plural; the larger ones are of boards, without marks of thousands.
    if (/^(0|[1-9]\d{0,2})$/.test(value)) return Number(value);
    if (name === 'colour' || name === 'seat') return words(`seat-${value.toLowerCase()}`) ?? value;
    if (name === 'direction') return words(`direction-${values.prong}`) ?? value;
    if (name === 'reason' || name === 'why') return translateSentence(value) ?? value;
    if (name === 'moves' || name === 'players') return translateList(value);
    return value;
  }

  /** "b, d or f" */
  function translateList(value: string): string {
    const [, some, word, last] = /^(.+) (or|and) (\S+)$/.exec(value) ?? [];
    if (!some || !last) return value;
    return words(`list-${word}`, { some, last }) ?? value;
  }

  /** What one sentence, or several that are known together, come to; folded as the house folds its lines, if it does. */
  function translateLine(text: string, folds: boolean): string | null {
    const own = translateSentence(text.trim().replace(/\s+/g, ' '));
    if (own === null) return null;
    const lines = folds ? own.replace(/(?=.{73})(.{1,72}) /g, '$1\n') : own;
    return lines + (/\s*$/.exec(text)?.[0] ?? '');
  }

  /** The sentences of a paragraph, as many at a time as are known together; the others as they came. */
  function translateParagraph(text: string, folds: boolean): string {
    const all = translateLine(text, folds);
    if (all !== null) return all;
    const pieces = text.split(sentenceGap); // each second one is blank
    if (pieces.length > 2 * maxSentences) return text;
    const out: string[] = [];
    for (let from = 0; from < pieces.length; ) {
      let to = pieces.length + 2;
      let own: string | null = null;
      while (own === null && to > from + 2) {
        to -= 2;
        own = translateLine(pieces.slice(from, to).join(''), folds);
      }
      const next = own === null ? from + 1 : to;
      out.push(own ?? pieces[from] ?? '', pieces[next] ?? '');
      from = next + 1;
    }
    return out.join('');
  }

  return (text) => {
    const folds = text.includes('\n');
    const parts = text.split(/(\n\s*\n)/); // each second one is blank
    return parts.map((part, at) => (at % 2 === 1 ? part : translateParagraph(part, folds))).join('');
  };
}
