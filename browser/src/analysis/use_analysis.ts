// What is on the desk: a game with its side lines, and where in it the reader stands.
//
// The tree is changed in place; `version` counts the changes, so that what is worked out from it is
// worked out anew.

import { useCallback, useMemo, useState } from 'preact/hooks';
import type { PositionInfo, Line, Rules } from '../rules';
import { mainLine, pathTo, type Node, type Tree } from './tree';

/** A tree and what is known of the game that it is of. */
export interface Study {
  game: string;
  /** null: the opening. */
  from: string | null;
  tree: Tree;
  /** What a text says of the game beyond its moves, in the text's order. */
  tags: [string, string][];
  result: string;
}

export interface Analysis {
  study: Study;
  at: Node;
  version: number;
  line: Line;
  seen: PositionInfo;
  /** The main line and what the rules say of it. */
  main: { nodes: Node[]; line: Line; seen: PositionInfo };
  go(node: Node): void;
  /** Plays a legal move where the reader stands. */
  play(move: string): Node;
  /** Adds moves to the tree and goes to the last of them, or to the first so many. */
  follow(from: Node, moves: string[], to?: number): void;
  /** After the tree was changed; the reader stands at `node` then. */
  changed(node?: Node): void;
}

export const lineOf = (study: Study, way: Node[]): Line => ({
  game: study.game,
  from: study.from,
  moves: way.map((one) => one.move),
});

/** Of a line that the rules have accepted before. */
function described(rules: Rules, line: Line): PositionInfo {
  const seen = rules.describe(line);
  if ('error' in seen) throw new Error(seen.error);
  return seen;
}

export function useAnalysis(rules: Rules, study: Study, start: Node): Analysis {
  const [at, setAt] = useState(start);
  const [version, setVersion] = useState(0);
  const changed = useCallback((node?: Node) => {
    setVersion((before) => before + 1);
    if (node) setAt(node);
  }, []);

  const here = useMemo(() => {
    const line = lineOf(study, pathTo(at));
    return { line, seen: described(rules, line) };
  }, [rules, study, at]);
  const main = useMemo(() => {
    const nodes = mainLine(study.tree);
    const line = lineOf(study, nodes);
    return { nodes, line, seen: described(rules, line) };
  }, [rules, study, version]);

  /** The move as it is stored and shown, which the rules know after it was made. */
  const add = (node: Node, move: string): Node => {
    const there = node.children.find((child) => child.move === move);
    if (there) return there;
    const line = lineOf(study, pathTo(node));
    const step = rules.preview(line, move);
    return step ? study.tree.add(node, step.text, step.shown) : node;
  };

  const follow = (from: Node, moves: string[], to = moves.length) => {
    let node = from;
    let stop = from;
    moves.forEach((move, i) => {
      node = add(node, move);
      if (i < to) stop = node;
    });
    changed(stop);
  };

  return {
    study,
    at,
    version,
    ...here,
    main,
    go: setAt,
    play(move) {
      const node = add(at, move);
      changed(node);
      return node;
    },
    follow,
    changed,
  };
}
