// Building a move of the pod board click by click, from the texts of the legal list alone: which
// texts begin with what was chosen so far, and what comes next in them. Nothing here knows how a
// pod moves.

/**
 * A text taken apart: "22+b" is the pod 22 and the part "+b"; "22-44x-64" the pod 22 and the parts
 * "-44x", "-64".
 */
export interface ParsedMove {
  pod: string;
  parts: string[];
}

export function parseMove(text: string): ParsedMove {
  return { pod: text.slice(0, 2), parts: text.slice(2).match(/[+-][^+-]+/g) ?? [] };
}

/** What may be chosen next: a part, the square it leads to or the prong it adds. */
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

/** The choices that lie open, each once, in the legal list's order. */
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

/** The legal move that is chosen so far; null while it is only the beginning of one. */
export function completeMove(legal: string[], chosen: PartialMove): string | null {
  const text = textOf(chosen);
  return chosen.parts.length > 0 && legal.includes(text) ? text : null;
}

/** The pods that have a legal move. */
export const movablePods = (legal: string[]) => new Set(legal.map((text) => text.slice(0, 2)));

// --- Where the pod is on its way ---

const squareOf = (part: string) => (part.startsWith('-') ? part.slice(1, 3) : null);

/** The squares on which the pod has stood, the first and the last with them. */
export function squaresOf({ pod, parts }: PartialMove): string[] {
  return [pod, ...parts.map(squareOf).filter((square) => square !== null)];
}

/** Where the pod stands now. */
export const currentSquare = (chosen: PartialMove): string => squaresOf(chosen).at(-1) ?? chosen.pod;

/** The pods that are to be captured when the move is over. */
export function capturedBy(chosen: PartialMove): string[] {
  const way = squaresOf(chosen);
  return chosen.parts.flatMap((part, i) => {
    const over = part.endsWith('x') ? jumpedSquare(way[i] ?? '', way[i + 1] ?? '') : null;
    return over ? [over] : [];
  });
}

/** The square in the middle between two that lie two apart; null where there is none. */
export function jumpedSquare(from: string, to: string): string | null {
  const middle = (at: number) => (Number(from[at]) + Number(to[at])) / 2;
  const x = middle(0);
  const y = middle(1);
  return Number.isInteger(x) && Number.isInteger(y) ? `${x}${y}` : null;
}

/** The letter of the way from one square towards another. */
export function directionOf(from: string, to: string): string {
  const x = Math.sign(Number(to[0]) - Number(from[0]));
  const y = Math.sign(Number(to[1]) - Number(from[1]));
  return ['hab', 'g?c', 'fed'][1 - y]?.[x + 1] ?? '?';
}

/** Where the jumps may lead after the next one: each way from square to square, once. */
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
