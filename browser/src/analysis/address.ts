// URLs of the analysis page: readable if short, packed if long.
//
//     /analysis/GAME/MOVES                   a line from the opening
//     /analysis/GAME/from/POSITION/MOVES     a line from a set-up
//     /analysis/GAME/match/BOARD/PLY         a match of this server
//     /analysis/GAME/text/PACKED             a game with variations and comments, as text
//     /analysis/GAME/set-up[/POSITION]       a position that is being set up
//
// One-letter moves form one word, others are separated by commas; in a position _ is a space and
// ; a slash. A segment that begins with ~ is packed: deflated, in URL-safe base64.

export type AnalysisTarget =
  | { kind: 'nothing' }
  | { kind: 'line'; from: string | null; moves: string[]; setUp: boolean }
  | { kind: 'match'; board: number; ply: number | null }
  | { kind: 'text'; text: string };

const maxUnpackedLength = 400;

/** A position as a path segment, and back. */
const positionToSegment = (position: string) => position.replaceAll(' ', '_').replaceAll('/', ';');
const segmentToPosition = (part: string) => part.replaceAll('_', ' ').replaceAll(';', '/');

function joinMoves(moves: string[]): string {
  return moves.every((move) => move.length === 1) ? moves.join('') : moves.join(',');
}
function splitMoves(word: string): string[] {
  if (word.includes(',')) return word.split(',').filter(Boolean);
  return /^[a-z]*$/i.test(word) ? [...word] : [word];
}

async function transform(stream: GenericTransformStream, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const piped = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}

export async function pack(text: string): Promise<string> {
  const bytes = await transform(new CompressionStream('deflate-raw'), new TextEncoder().encode(text));
  const letters = btoa(String.fromCharCode(...bytes));
  return '~' + letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Rejects if it is not packed text. */
async function unpack(part: string): Promise<string> {
  const letters = part.slice(1).replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await transform(new DecompressionStream('deflate-raw'), bytes));
}

const packIfLong = async (part: string) => (part.length > maxUnpackedLength ? pack(part) : part);
const unpackIfPacked = async (part: string) => (part.startsWith('~') ? unpack(part) : part);

/** Parses the segments after /analysis/GAME. Rejects if a packed one is corrupt. */
export async function parseTarget([kind = '', ...rest]: string[]): Promise<AnalysisTarget> {
  const [one = '', two = ''] = rest;
  if (kind === 'match' && /^\d+$/.test(one)) return { kind: 'match', board: Number(one), ply: /^\d+$/.test(two) ? Number(two) : null };
  if (kind === 'text') return { kind: 'text', text: await unpackIfPacked(one) };
  if (kind === 'from' || kind === 'set-up')
    return {
      kind: 'line',
      from: one ? segmentToPosition(one) : null,
      moves: splitMoves(await unpackIfPacked(two)),
      setUp: kind === 'set-up',
    };
  return { kind: 'line', from: null, moves: splitMoves(await unpackIfPacked(kind)), setUp: false };
}

/** Without empty segments. */
const lineAddress = (game: string, from: string | null, word: string) =>
  ['/analysis', game, ...(from ? ['from', positionToSegment(from)] : []), word].filter(Boolean).join('/');
export const linePath = async (game: string, from: string | null, moves: string[]) =>
  lineAddress(game, from, await packIfLong(joinMoves(moves)));
/** Never packed, however long: for links that are followed, not shared. */
export const plainLinePath = (game: string, from: string | null, moves: string[]) => lineAddress(game, from, joinMoves(moves));
export const analysisMatchPath = (game: string, board: number, ply: number) => `/analysis/${game}/match/${board}/${ply}`;
export const setUpPath = (game: string, position: string) => `/analysis/${game}/set-up/${positionToSegment(position)}`;
/** Always packed, since the text has line breaks. */
export const textPath = async (game: string, text: string) => `/analysis/${game}/text/${await pack(text)}`;
