// A game with its side lines: a tree of moves, each with what was said of it. The first child of a
// move goes on with the line it stands in; the others are lines beside it.

export interface Node {
  /** Unlike any other in this tree, and never used again. */
  readonly id: number;
  /** As it is stored; empty at the root. */
  readonly move: string;
  /** As it is shown to people. */
  readonly shown: string;
  readonly parent: Node | null;
  /** How many moves were made by then. */
  readonly ply: number;
  children: Node[];
  /** What was written beneath it; at the root, before the first move. */
  comment: string;
  /** Numeric glyphs, as chess players have them: 1 "!", 2 "?", … */
  glyphs: number[];
}

/** What glyphs 1 to 6 are written as. */
export const glyphSigns = ['', '!', '?', '!!', '??', '!?', '?!'];

export class Tree {
  private next = 1;
  readonly root: Node = this.make(null, '', '');

  private make(parent: Node | null, move: string, shown: string): Node {
    const ply = parent ? parent.ply + 1 : 0;
    return { id: this.next++, move, shown, parent, ply, children: [], comment: '', glyphs: [] };
  }

  /** The child with this move, made where there is none: as a side line where there is another. */
  add(at: Node, move: string, shown: string): Node {
    const there = at.children.find((child) => child.move === move);
    if (there) return there;
    const child = this.make(at, move, shown);
    at.children.push(child);
    return child;
  }

  /** Takes a move off, with all that follows it; the node before it. */
  remove(node: Node): Node {
    const { parent } = node;
    if (!parent) return node;
    parent.children = parent.children.filter((child) => child !== node);
    return parent;
  }
}

/** Puts the side line that a node stands in before its sisters: nearer to the main line by one. */
export function promote(node: Node) {
  const first = branchStart(node);
  const sisters = first?.parent?.children;
  if (!first || !sisters) return;
  const at = sisters.indexOf(first);
  sisters.splice(at, 1);
  sisters.splice(at - 1, 0, first);
}

/** Makes the line that leads to a node the main line. */
export function makeMain(node: Node) {
  for (let one: Node = node; one.parent; one = one.parent) {
    const { parent } = one;
    parent.children = [one, ...parent.children.filter((child) => child !== one)];
  }
}

/** The move with which the side line of a node begins; null in the main line. */
export function branchStart(node: Node): Node | null {
  for (let one = node; one.parent; one = one.parent)
    if (one.parent.children[0] !== one) return one;
  return null;
}

export const inMainLine = (node: Node) => branchStart(node) === null;

/** The nodes from the first move to this one. */
export function pathTo(node: Node): Node[] {
  const way: Node[] = [];
  for (let one = node; one.parent; one = one.parent) way.unshift(one);
  return way;
}

/** The nodes that follow, as the line goes on. */
export function continuation(node: Node): Node[] {
  const line: Node[] = [];
  for (let one = node.children[0]; one; one = one.children[0]) line.push(one);
  return line;
}

export const mainLine = (tree: Tree) => continuation(tree.root);

/** The node that so many moves lead to along the line a node stands in. */
export function atPly(node: Node, ply: number): Node {
  const way = pathTo(node);
  const line = [way[0]?.parent ?? node, ...way, ...continuation(node)];
  return line[ply] ?? line.at(-1) ?? node;
}

/** How many moves a tree has. */
export function countMoves(node: Node): number {
  return node.children.reduce((sum, child) => sum + 1 + countMoves(child), 0);
}
