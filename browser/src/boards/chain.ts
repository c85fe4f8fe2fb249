// Building a move of the pod board click by click, from the texts of the legal list alone: which
// texts begin with what was chosen so far, and what comes next in them. Nothing here knows how a
// pod moves.

/**
 * A text taken apart: "22+b" is the pod 22 and the part "+b"; "22-44x-64" the pod 22 and the parts
 * "-44x", "-64".
 */
export interface Parts {
  pod: string;
  parts: string[];
}

export function takeApart(text: string): Parts {
  return { pod: text.slice(0, 2), parts: text.slice(2).match(/[+-][^+-]+/g) ?? [] };
}

/** What may be chosen next: a part, the square it leads to or the prong it adds. */
export interface Choice {
  part: string;
  square: string | null;
  prong: string | null;
  captures: boolean;
}

export interface Chosen {
  pod: string;
  parts: string[];
}

function continues(chosen: Chosen, move: Parts): boolean {
  return move.pod === chosen.pod && chosen.parts.every((part, i) => move.parts[i] === part);
}

/** The choices that lie open, each once, in the legal list's order. */
export function choices(legal: string[], chosen: Chosen): Choice[] {
  const found = new Map<string, Choice>();
  for (const move of legal.map(takeApart)) {
    const part = move.parts[chosen.parts.length];
    if (part === undefined || !continues(chosen, move) || found.has(part)) continue;
    const adds = part.startsWith('+');
    found.set(part, {
      part,
      square: adds ? null : part.slice(1, 3),
      prong: adds ? part.slice(1) : null,
      captures: part.endsWith('x'),
    });
  }
  return [...found.values()];
}

export const textOf = (chosen: Chosen) => chosen.pod + chosen.parts.join('');

/** The legal move that is chosen so far; null while it is only the beginning of one. */
export function complete(legal: string[], chosen: Chosen): string | null {
  const text = textOf(chosen);
  return chosen.parts.length > 0 && legal.includes(text) ? text : null;
}

/** The pods that have a legal move. */
export const movable = (legal: string[]) => new Set(legal.map((text) => text.slice(0, 2)));
