// Builds an OctiLite move click by click from the legal list alone. It knows no rules.

/** A parsed move: "22+b" is pod 22 and part "+b"; "22-44x-64" pod 22 and parts "-44x", "-64". */
interface ParsedMove {
  pod: string;
  parts: string[];
}

export function parseMove(text: string): ParsedMove {
  return { pod: text.slice(0, 2), parts: text.slice(2).match(/[+-][^+-]+/g) ?? [] };
}

/** A possible next part: the square it leads to or the prong it adds. */
export interface Choice {
  part: string;
  square: string | null;
  prong: string | null;
  captures: boolean;
  /** The pod that is jumped over. */
  over: string | null;
}

export interface PartialMove {
  pod: string;
  parts: string[];
}

function continues(chosen: PartialMove, move: ParsedMove): boolean {
  return move.pod === chosen.pod && chosen.parts.every((part, i) => move.parts[i] === part);
}

/** The possible next parts, each once, in the legal list's order. */
export function choices(legal: string[], chosen: PartialMove): Choice[] {
  const found = new Map<string, Choice>();
  const here = currentSquare(chosen);
  for (const move of legal.map(parseMove)) {
    const part = move.parts[chosen.parts.length];
    if (part === undefined || !continues(chosen, move) || found.has(part)) continue;
    const adds = part.startsWith('+');
    const square = adds ? null : part.slice(1, 3);
    found.set(part, {
      part,
      square,
      prong: adds ? part.slice(1) : null,
      captures: part.endsWith('x'),
      over: square && jumpedSquare(here, square),
    });
  }
  return [...found.values()];
}

export const textOf = (chosen: PartialMove) => chosen.pod + chosen.parts.join('');

/** The legal move chosen so far; null if it is incomplete. */
export function completeMove(legal: string[], chosen: PartialMove): string | null {
  const text = textOf(chosen);
  return chosen.parts.length > 0 && legal.includes(text) ? text : null;
}

/** The pods that have a legal move. */
export const movablePods = (legal: string[]) => new Set(legal.map((text) => text.slice(0, 2)));

// --- Where the pod is on its way ---

const squareOf = (part: string) => (part.startsWith('-') ? part.slice(1, 3) : null);

/** All squares of the pod so far, first and last included. */
export function squaresOf({ pod, parts }: PartialMove): string[] {
  return [pod, ...parts.map(squareOf).filter((square) => square !== null)];
}

export const currentSquare = (chosen: PartialMove): string => squaresOf(chosen).at(-1) ?? chosen.pod;

/** The pods that this move captures. */
export function capturedBy(chosen: PartialMove): string[] {
  const way = squaresOf(chosen);
  return chosen.parts.flatMap((part, i) => {
    const over = part.endsWith('x') ? jumpedSquare(way[i] ?? '', way[i + 1] ?? '') : null;
    return over ? [over] : [];
  });
}

/** The square between two that are two apart; null if they are not. */
export function jumpedSquare(from: string, to: string): string | null {
  const middle = (index: number) => (Number(from[index]) + Number(to[index])) / 2;
  const x = middle(0);
  const y = middle(1);
  return Number.isInteger(x) && Number.isInteger(y) ? `${x}${y}` : null;
}

/** The direction from one square to another. */
export function directionOf(from: string, to: string): string {
  const x = Math.sign(Number(to[0]) - Number(from[0]));
  const y = Math.sign(Number(to[1]) - Number(from[1]));
  return ['hab', 'g?c', 'fed'][1 - y]?.[x + 1] ?? '?';
}

/** The jumps possible after the next one, each once. */
export function laterJumps(legal: string[], chosen: PartialMove): [from: string, to: string][] {
  const found = new Map<string, [string, string]>();
  for (const move of legal.map(parseMove)) {
    if (!continues(chosen, move)) continue;
    const way = squaresOf(move);
    for (let i = chosen.parts.length + 1; i + 1 < way.length; ++i) {
      const [from = '', to = ''] = way.slice(i, i + 2);
      found.set(from + to, [from, to]);
    }
  }
  return [...found.values()];
}
