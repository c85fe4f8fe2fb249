// The moves as a score sheet: the main line in two columns, variations and comments below the move
// they belong to.
//
// One tab stop; the page's arrow keys move through it. Variations are nested lists for screen
// readers.

import { useEffect, useRef } from 'preact/hooks';
import type { Side } from '../api';
import { t } from '../texts/i18n';
import { glyphSigns, continuation, type Node } from './tree';

interface Props {
  root: Node;
  current: Node;
  /** Changes whenever the tree does. */
  version: number;
  /** Who makes the first move. */
  first: Side;
  names: [string, string];
  /** The report's mark of a move: "?" or "??". */
  markOf(node: Node): string;
  go(node: Node): void;
}

/** The variations beside a move, if it is the main continuation. */
const siblingsOf = (node: Node) => (node.parent?.children[0] === node ? node.parent.children.slice(1) : []);
const signOf = (node: Node) => node.glyphs.map((glyph) => glyphSigns[glyph] ?? '').join('');

export function MoveTree(props: Props) {
  const { root, current, version, first, names } = props;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const here = box.current?.querySelector<HTMLElement>('[aria-current]');
    if (!box.current) return;
    if (box.current.contains(document.activeElement)) here?.focus({ preventScroll: true });
    const middle = here ? here.offsetTop - box.current.clientHeight / 2 : 0;
    if (here && Math.abs(middle - box.current.scrollTop) < box.current.clientHeight / 3) return;
    box.current.scrollTop = middle;
  }, [current, version]);

  // If Second moves first in a set-up, numbering starts as if First had moved.
  const before = first === 'second' ? 1 : 0;
  const turn = (node: Node) => Math.floor((node.ply - 1 + before) / 2) + 1;
  const byFirst = (node: Node) => (node.ply - 1 + before) % 2 === 0;

  function move(node: Node, numbered: boolean) {
    const mark = signOf(node) || props.markOf(node);
    const number = `${turn(node)}${byFirst(node) ? '.' : '…'}`;
    const who = names[byFirst(node) ? 0 : 1];
    const said = mark === '?' || mark === '??' ? t(`analysis-mark-${mark.length}`) : mark;
    return (
      <button
        type="button"
        class={`move ${mark === '??' ? 'blunder' : mark === '?' ? 'mistake' : ''}`}
        aria-current={node === current ? 'step' : undefined}
        aria-label={[`${turn(node)}, ${who}: ${node.shown}`, said, node.comment && t('analysis-commented')].filter(Boolean).join(', ')}
        tabIndex={node === current || (current === root && node === root.children[0]) ? 0 : -1}
        data-node={node.id}
        onClick={() => props.go(node)}
      >
        {numbered && <span class="hint">{number} </span>}
        {node.shown}
        {mark && <span class="sign">{mark}</span>}
      </button>
    );
  }

  /** A line in one paragraph, with its own variations. */
  function sideLine(start: Node) {
    const line = [start, ...continuation(start)];
    return (
      <li key={start.id}>
        {line.map((node, i) => {
          const last = line[i - 1];
          const interrupted = !last || last.comment !== '' || siblingsOf(last).length > 0;
          return [
            move(node, byFirst(node) || interrupted),
            node.comment && <span class="comment"> {node.comment} </span>,
            siblingsOf(node).length > 0 && (
              <ul class="side-lines" key={`lines-${node.id}`} aria-label={t('analysis-side-lines', { move: node.shown })}>
                {siblingsOf(node).map(sideLine)}
              </ul>
            ),
          ];
        })}
      </li>
    );
  }

  /** The main line in rows of two; comments and variations get a row of their own. */
  const rows = [];
  let open: { number: number; cells: [Node | null, Node | null] } | null = null;
  const close = () => {
    if (!open) return;
    const { number, cells } = open;
    rows.push(
      <div class="turn" key={`${number}-${cells[0]?.id ?? 'x'}`}>
        <span class="number" aria-hidden="true">
          {number}
        </span>
        {cells.map((node, i) =>
          node ? (
            move(node, false)
          ) : (
            <span key={i} class="blank">
              …
            </span>
          ),
        )}
      </div>,
    );
    open = null;
  };
  const line = continuation(root);
  if (root.comment)
    rows.push(
      <p class="comment" key="root">
        {root.comment}
      </p>,
    );
  line.forEach((node, i) => {
    open ??= { number: turn(node), cells: [null, null] };
    open.cells[byFirst(node) ? 0 : 1] = node;
    const sisters = siblingsOf(node);
    const breaks = Boolean(node.comment) || sisters.length > 0;
    if (!byFirst(node) || breaks || i === line.length - 1) close();
    if (node.comment)
      rows.push(
        <p class="comment" key={`said-${node.id}`}>
          {node.comment}
        </p>,
      );
    if (sisters.length > 0)
      rows.push(
        <ul class="side-lines" key={`lines-${node.id}`} aria-label={t('analysis-side-lines', { move: node.shown })}>
          {sisters.map(sideLine)}
        </ul>,
      );
  });
  return (
    <div class="move-tree" ref={box} role="group" aria-label={t('analysis-moves')}>
      <div class="turn head" aria-hidden="true">
        <span />
        <strong>{names[0]}</strong>
        <strong>{names[1]}</strong>
      </div>
      {rows}
      {line.length === 0 && <p class="hint">{t('analysis-no-moves')}</p>}
    </div>
  );
}
