// A game tree: a node is a move. Its first child continues the line; the others are variations.

export interface Node {
  /** Unique in this tree, never reused. */
  readonly id: number;
  /** In internal notation; empty at the root. */
  readonly move: string;
  readonly shown: string;
  readonly parent: Node | null;
  readonly ply: number;
  children: Node[];
  /** At the root: before the first move. */
  comment: string;
  /** Numeric annotation glyphs (PGN): 1 "!", 2 "?", … */
  glyphs: number[];
}

/** Symbols of glyphs 1 to 6. */
export const glyphSigns = ['', '!', '?', '!!', '??', '!?', '?!'];

export class Tree {
  private next = 1;
  readonly root: Node = this.make(null, '', '');

  private make(parent: Node | null, move: string, shown: string): Node {
    const ply = parent ? parent.ply + 1 : 0;
    return { id: this.next++, move, shown, parent, ply, children: [], comment: '', glyphs: [] };
  }

  /** Finds or adds a child: the main line, or a variation if there is one already. */
  add(parent: Node, move: string, shown: string): Node {
    const there = parent.children.find((child) => child.move === move);
    if (there) return there;
    const child = this.make(parent, move, shown);
    parent.children.push(child);
    return child;
  }

  remove(node: Node): Node {
    const { parent } = node;
    if (!parent) return node;
    parent.children = parent.children.filter((child) => child !== node);
    return parent;
  }
}

/** Moves the node's variation one place up among its siblings. */
export function promote(node: Node) {
  const first = branchStart(node);
  const sisters = first?.parent?.children;
  if (!first || !sisters) return;
  const index = sisters.indexOf(first);
  sisters.splice(index, 1);
  sisters.splice(index - 1, 0, first);
}

export function makeMain(node: Node) {
  for (let current: Node = node; current.parent; current = current.parent) {
    const { parent } = current;
    parent.children = [current, ...parent.children.filter((child) => child !== current)];
  }
}

/** The first move of the node's variation; null in the main line. */
export function branchStart(node: Node): Node | null {
  for (let ancestor = node; ancestor.parent; ancestor = ancestor.parent) if (ancestor.parent.children[0] !== ancestor) return ancestor;
  return null;
}

export const inMainLine = (node: Node) => branchStart(node) === null;

export function pathTo(node: Node): Node[] {
  const way: Node[] = [];
  for (let ancestor = node; ancestor.parent; ancestor = ancestor.parent) way.unshift(ancestor);
  return way;
}

export function continuation(node: Node): Node[] {
  const line: Node[] = [];
  for (let child = node.children[0]; child; child = child.children[0]) line.push(child);
  return line;
}

export const mainLine = (tree: Tree) => continuation(tree.root);

export function atPly(node: Node, ply: number): Node {
  const way = pathTo(node);
  const line = [way[0]?.parent ?? node, ...way, ...continuation(node)];
  return line[ply] ?? line.at(-1) ?? node;
}
