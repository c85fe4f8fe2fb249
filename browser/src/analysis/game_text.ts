// A study as text and back. The page writes simple text; the rules parse it and print it in
// standard notation (docs/game-notation.md).

import type { Rules } from '../engine/rules';
import { readGames, type GameText, type TextLine } from '../engine/study_module';
import { glyphSigns, Tree, type Node } from './tree';
import type { Study } from './use_analysis';

const quoted = (words: string, close: string) => words.replaceAll('\\', '\\\\').replaceAll(close, `\\${close}`);
const commented = (words: string) => (words.trim() ? ` {${quoted(words, '}')}}` : '');

function moveText(node: Node): string {
  const [first = 0, ...rest] = node.glyphs;
  const sign = first <= 6 ? (glyphSigns[first] ?? '') : ` $${first}`;
  return node.move + sign + rest.map((glyph) => ` $${glyph}`).join('') + commented(node.comment);
}

/** The continuation from a node, each move with its variations. */
function lineText(from: Node): string {
  let text = '';
  for (let node = from; node.children[0]; node = node.children[0]) {
    const [next, ...beside] = node.children;
    text += ` ${moveText(next)}`;
    for (const start of beside) text += ` (${moveText(start)}${lineText(start)})`;
  }
  return text;
}

/** The study in standard notation; throws a sentence for the reader if that is impossible. */
export function textOf(rules: Rules, { game, from, tree, tags, result }: Study): string {
  const all = [['Game', game], ...tags, ...(from ? [['Position', from]] : []), ['Result', result]] as [string, string][];
  const head = all.map(([name, value]) => `[${name} "${quoted(value, '"')}"]\n`).join('');
  const read = readGames(`${head}${commented(tree.root.comment)}${lineText(tree.root)}`, rules.reader);
  return 'error' in read ? read.error : (read.games[0]?.text ?? '');
}

function grow(tree: Tree, from: Node, line: TextLine) {
  let current = from;
  for (const move of line.moves) {
    const node = tree.add(current, move.move, move.shown);
    node.glyphs = move.glyphs;
    node.comment = [node.comment, move.comment].filter(Boolean).join(' ');
    for (const beside of move.beside) {
      grow(tree, current, beside);
      // A comment before a variation goes to its first move.
      const first = beside.moves[0];
      const start = first && current.children.find((child) => child.move === first.move);
      if (start && beside.comment) start.comment = [beside.comment, start.comment].filter(Boolean).join(' ');
    }
    current = node;
  }
}

export function studyOfText({ game, from, tags, result, line }: GameText): Study {
  const tree = new Tree();
  tree.root.comment = line.comment;
  grow(tree, tree.root, line);
  return { game, from, tree, tags, result };
}
