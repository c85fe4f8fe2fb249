// Translates English sentences with which the server answers commands: finds the pattern of
// locales/en/server-messages.ftl that a sentence matches and formats the reader's message of the
// same id. Fetched only for readers of other languages (i18n.ts). What matches no pattern is shown
// in English. Refusals have codes instead (refusals.ts).

import { FluentResource, type FluentVariable } from '@fluent/bundle';
import { foldLines } from './fold_lines';
import { translateList } from './refusals';

type Values = Record<string, string>;
/** The reader's message `id`; null if their language lacks it. */
export type Lookup = (id: string, values?: Record<string, FluentVariable>) => string | null;

interface Pattern {
  id: string;
  fits: RegExp;
}

/** Values that may have several words; all others have one. */
const multiWord = new Set(['command', 'commands', 'day', 'direction', 'email', 'games', 'moves', 'players', 'position', 'reason', 'text', 'typed', 'usage', 'why']);

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A regular expression with a named group for each value; a repeated value must be the same. */
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

/** Every message that matches a sentence, with its values. */
export function patternMatcher(english: string): (sentence: string) => { id: string; values: Values }[] {
  const patterns = new FluentResource(english).body.map(patternOf).filter((one) => one !== null);
  return (sentence) =>
    patterns.flatMap(({ id, fits }) => {
      const found = fits.exec(sentence);
      return found ? [{ id, values: { ...found.groups } }] : [];
    });
}

/** The gap between two sentences, or after an indented line of a list. */
const sentenceGap = /((?<=[.!?:])(?: +(?=[\p{Lu}“-])|\s*\n\s*)|(?<=(?:^|\n) {2,}[^\n]*)\n)/u;
/** Longer texts are boards, lists and help, which stay English. */
const maxLength = 600;
const maxSentences = 12;

/** Translates a text as far as `words` has its sentences. */
export function translator(english: string, words: Lookup): (text: string) => string {
  const read = patternMatcher(english);

  /** One sentence, or several that are one message. */
  function translateSentence(sentence: string): string | null {
    if (sentence.length > maxLength) return null;
    for (const { id, values } of read(sentence)) {
      const places = Object.entries(values).map(([name, value]) => [name, translateValue(name, value)]);
      const own = words(id, Object.fromEntries(places) as Record<string, FluentVariable>);
      if (own !== null) return own;
    }
    return null;
  }

  function translateValue(name: string, value: string): FluentVariable {
    // As a number, since it may select a plural; larger ones are board numbers, written without
    // separators.
    if (/^(0|[1-9]\d{0,2})$/.test(value)) return Number(value);
    if (name === 'seat') return words(`seat-${value.toLowerCase()}`) ?? value;
    if (name === 'players') return translateList(value, words);
    return value;
  }

  /** Like translateSentence, wrapped at 72 columns if `folds`. */
  function translateLine(text: string, folds: boolean): string | null {
    const own = translateSentence(text.trim().replace(/\s+/g, ' '));
    if (own === null) return null;
    return (folds ? foldLines(own) : own) + (/\s*$/.exec(text)?.[0] ?? '');
  }

  /** Translates as many sentences at a time as one message has; leaves the others unchanged. */
  function translateParagraph(text: string, folds: boolean): string {
    const all = translateLine(text, folds);
    if (all !== null) return all;
    const pieces = text.split(sentenceGap); // odd elements are white space
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
    const parts = text.split(/(\n\s*\n)/); // odd elements are white space
    return parts.map((part, at) => (at % 2 === 1 ? part : translateParagraph(part, folds))).join('');
  };
}
