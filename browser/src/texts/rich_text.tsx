// Sentences with elements inside. Translators see what is marked: "See <games>the games</games>."

import type { ComponentChildren } from 'preact';

type Tags = Record<string, (words: string) => ComponentChildren>;

/** `words` with each `<name>…</name>` rendered by `parts`; unknown names as text. */
export function richText(words: string, parts: Tags): ComponentChildren[] {
  const found = words.split(/<([a-z]+)>([^<]*)<\/\1>/);
  return found.map((piece, index) => {
    if (index % 3 === 0) return piece;
    if (index % 3 === 2) return null;
    const inside = found[index + 1] ?? '';
    return parts[piece]?.(inside) ?? inside;
  });
}
