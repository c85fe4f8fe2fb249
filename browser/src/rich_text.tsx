// Sentences with something in them that is more than text. The translator sees where it stands and
// what is in it: "See <games>the games</games>."

import type { ComponentChildren } from 'preact';

type Tags = Record<string, (words: string) => ComponentChildren>;

/** `words` with each `<name>…</name>` shown as `parts` says; one that it does not know as text. */
export function richText(words: string, parts: Tags): ComponentChildren[] {
  const found = words.split(/<([a-z]+)>([^<]*)<\/\1>/);
  return found.map((piece, at) => {
    if (at % 3 === 0) return piece;
    if (at % 3 === 2) return null;
    const inside = found[at + 1] ?? '';
    return parts[piece]?.(inside) ?? inside;
  });
}
