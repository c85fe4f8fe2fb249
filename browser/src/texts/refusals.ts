// Says the refusals of the server and the rules in the reader's language, by their codes and
// parameters (src/base/refusal.h). Fetched only for readers of other languages than English, which
// the server speaks (i18n.ts).

import type { FluentVariable } from '@fluent/bundle';
import { bundleOf, type Messages } from './messages';

/** The reader's message `id`; null if their language lacks it. */
export type Lookup = (id: string, values?: Record<string, FluentVariable>) => string | null;

/** A refusal as data. A parameter that is another refusal has its code in `NAME_code`. */
export interface Refusal {
  code: string;
  params: Record<string, string>;
}

/**
 * Makes sentences from `sentences` (refusals.ftl), whose ids are the codes; null if there is none for a
 * code. `words` are the page's other texts.
 */
export function refusalFormatter(language: string, sentences: Messages, words: Lookup): (refusal: Refusal) => string | null {
  const messages = bundleOf(language, sentences);

  function format({ code, params }: Refusal): string | null {
    const pattern = messages.getMessage(code)?.value;
    if (!pattern) return words(`reason-${code}`); // why a game ended
    const values = Object.entries(params).map(([name, value]) => [name, translateValue(name, value, params)]);
    return messages.formatPattern(pattern, Object.fromEntries(values) as Record<string, FluentVariable>, []);
  }

  function translateValue(name: string, value: string, params: Refusal['params']): FluentVariable {
    const { [name]: _, [`${name}_code`]: inner, ...others } = params;
    if (inner) return format({ code: inner, params: others }) ?? value;
    // As a number, since it may select a plural; larger ones are board numbers, written without
    // separators.
    if (/^(0|[1-9]\d{0,2})$/.test(value)) return Number(value);
    if (name === 'color' || name === 'seat') return words(`seat-${value.toLowerCase()}`) ?? value;
    if (name === 'direction') return words(`direction-${params.prong ?? ''}`) ?? value;
    if (name === 'moves' || name === 'players') return translateList(value, words);
    return value;
  }
  return format;
}

/** "b, d or f", "b, d or 7 others" or "none" */
function translateList(value: string, words: Lookup): string {
  if (value === 'none') return words('list-none') ?? value;
  const [, named, n] = /^(.+) or (\d+) others$/.exec(value) ?? [];
  if (named && n) return words('list-or-others', { some: named, n: Number(n) }) ?? value;
  const [, some, word, last] = /^(.+) (or|and) (\S+)$/.exec(value) ?? [];
  if (!some || !last) return value;
  return words(`list-${word}`, { some, last }) ?? value;
}
