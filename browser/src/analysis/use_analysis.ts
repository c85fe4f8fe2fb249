// The state of the analysis board: a study and the current node. The tree is modified in place;
// `version` counts changes and invalidates what is derived from it.

import { useCallback, useMemo, useState } from 'preact/hooks';
import type { PositionInfo, Line, Rules } from '../engine/rules';
import { described } from '../offline/use_rules';
import { mainLine, pathTo, type Node, type Tree } from './tree';

export interface Study {
  game: string;
  /** null: the opening. */
  from: string | null;
  tree: Tree;
  /** The text's tags, in order. */
  tags: [string, string][];
  result: string;
}

export interface Analysis {
  study: Study;
  current: Node;
  version: number;
  line: Line;
  state: PositionInfo;
  main: { nodes: Node[]; line: Line; state: PositionInfo };
  go(node: Node): void;
  play(move: string): Node;
  /** Adds moves and goes to the last one, or the one at `to`; returns the last one. */
  follow(from: Node, moves: string[], to?: number): Node;
  /** Call after changing the tree; goes to `node` if given. */
  changed(node?: Node): void;
}

export const lineOf = (study: Study, way: Node[]): Line => ({ game: study.game, from: study.from, moves: way.map((node) => node.move) });

export function useAnalysis(rules: Rules, study: Study, start: Node): Analysis {
  const [current, setCurrent] = useState(start);
  const [version, setVersion] = useState(0);
  const changed = useCallback((node?: Node) => {
    setVersion((before) => before + 1);
    if (node) setCurrent(node);
  }, []);

  const here = useMemo(() => {
    const line = lineOf(study, pathTo(current));
    return { line, state: described(rules, line) };
  }, [rules, study, current]);
  const main = useMemo(() => {
    const nodes = mainLine(study.tree);
    const line = lineOf(study, nodes);
    return { nodes, line, state: described(rules, line) };
  }, [rules, study, version]);

  /** Finds or adds a child; its text comes from the rules. */
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
    return node;
  };

  return {
    study,
    current,
    version,
    ...here,
    main,
    go: setCurrent,
    play(move) {
      const node = add(current, move);
      changed(node);
      return node;
    },
    follow,
    changed,
  };
}
