// The moves as a score sheet: the main line in two columns, variations and comments below the move
// they belong to.
//
// One tab stop; the page's arrow keys move through it. Variations are nested lists for screen
// readers.

import { useEffect, useRef } from 'preact/hooks';
import { t } from '../texts/i18n';
import { isByFirst, moveNumber } from './moments';
import { glyphSigns, continuation, type Node } from './tree';
import type { AnalysisModel } from './use_analysis_board';

/** The variations beside a move, if it is the main continuation. */
const siblingsOf = (node: Node) => (node.parent?.children[0] === node ? node.parent.children.slice(1) : []);
const signOf = (node: Node) => node.glyphs.map((glyph) => glyphSigns[glyph] ?? '').join('');
const interrupts = (node: Node) => node.comment !== '' || siblingsOf(node).length > 0;

interface Of {
  node: Node;
  model: AnalysisModel;
}

function Move({ node, model, numbered }: Of & { numbered?: boolean }) {
  const { analysis, players, marked } = model;
  const { current, study, go } = analysis;
  const { root } = study.tree;
  const number = moveNumber(analysis, node.ply);
  const byFirst = isByFirst(analysis, node.ply);
  const mark = signOf(node) || (marked.get(node) ?? '');
  const said = mark === '?' || mark === '??' ? t(`analysis-mark-${mark.length}`) : mark;
  const label = [`${number}, ${players.names[byFirst ? 0 : 1]}: ${node.shown}`, said, node.comment && t('analysis-commented')];
  return (
    <button
      type="button"
      class={`move ${mark === '??' ? 'blunder' : mark === '?' ? 'mistake' : ''}`}
      aria-current={node === current ? 'step' : undefined}
      aria-label={label.filter(Boolean).join(', ')}
      tabIndex={node === current || (current === root && node === root.children[0]) ? 0 : -1}
      data-node={node.id}
      onClick={() => go(node)}
    >
      {numbered && <span class="hint">{`${number}${byFirst ? '.' : '…'}`} </span>}
      {node.shown}
      {mark && <span class="sign">{mark}</span>}
    </button>
  );
}

/** Variations, each in one paragraph with its own. */
function SideLines({ node, model }: Of) {
  const siblings = siblingsOf(node);
  if (siblings.length === 0) return null;
  return (
    <ul class="side-lines" aria-label={t('analysis-side-lines', { move: node.shown })}>
      {siblings.map((start) => (
        <li key={start.id}>
          {[start, ...continuation(start)].map((one, i, line) => {
            const last = line[i - 1];
            return [
              <Move key={one.id} node={one} model={model} numbered={isByFirst(model.analysis, one.ply) || !last || interrupts(last)} />,
              one.comment && <span class="comment"> {one.comment} </span>,
              <SideLines key={`lines-${one.id}`} node={one} model={model} />,
            ];
          })}
        </li>
      ))}
    </ul>
  );
}

/** A row of the main line: First's move and Second's, unless something is said between them. */
interface Turn {
  cells: [Node | null, Node | null];
  last: Node;
}

function turnsOf({ main }: AnalysisModel['analysis']): Turn[] {
  const turns: Turn[] = [];
  for (const node of main.nodes) {
    const open = turns.at(-1);
    if (isByFirst({ main }, node.ply)) turns.push({ cells: [node, null], last: node });
    else if (open && open.cells[1] === null && !interrupts(open.last)) Object.assign(open, { cells: [open.last, node], last: node });
    else turns.push({ cells: [null, node], last: node });
  }
  return turns;
}

/** With a comment and variations in rows of their own. */
function TurnRow({ turn: { cells, last }, model }: { turn: Turn; model: AnalysisModel }) {
  return (
    <>
      <div class="turn">
        <span class="number" aria-hidden="true">
          {moveNumber(model.analysis, last.ply)}
        </span>
        {cells.map((node, i) => (node ? <Move key={i} node={node} model={model} /> : <Blank key={i} />))}
      </div>
      {last.comment && <p class="comment">{last.comment}</p>}
      <SideLines node={last} model={model} />
    </>
  );
}

const Blank = () => <span class="blank">…</span>;

export function MoveTree({ model }: { model: AnalysisModel }) {
  const { analysis, players } = model;
  const { current, version, study, main } = analysis;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const here = box.current?.querySelector<HTMLElement>('[aria-current]');
    if (!box.current) return;
    if (box.current.contains(document.activeElement)) here?.focus({ preventScroll: true });
    const middle = here ? here.offsetTop - box.current.clientHeight / 2 : 0;
    if (here && Math.abs(middle - box.current.scrollTop) < box.current.clientHeight / 3) return;
    box.current.scrollTop = middle;
  }, [current, version]);
  return (
    <div class="move-tree" ref={box} role="group" aria-label={t('analysis-moves')}>
      <div class="turn head" aria-hidden="true">
        <span />
        <strong>{players.names[0]}</strong>
        <strong>{players.names[1]}</strong>
      </div>
      {study.tree.root.comment && <p class="comment">{study.tree.root.comment}</p>}
      {turnsOf(analysis).map((turn) => (
        <TurnRow key={turn.cells.find(Boolean)?.id} turn={turn} model={model} />
      ))}
      {main.nodes.length === 0 && <p class="hint">{t('analysis-no-moves')}</p>}
    </div>
  );
}
