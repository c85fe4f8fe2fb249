// Navigates a game: first, previous, next, last, autoplay, next key move; also by keyboard.

import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../button';
import { t } from '../texts/i18n';
import { atPly, continuation, pathTo, type Node } from './tree';

interface Props {
  root: Node;
  current: Node;
  go(node: Node): void;
  /** Where autoplay stops; null while it is off. */
  goal: Node | null;
  setGoal(goal: Node | null): void;
  /** Mistakes and large captures of the main line. */
  mistakes: Node[];
  captures: Node[];
}

/** Autoplay's delay per move, after the animation. */
const autoplayDelayMs = 900;

const next = (node: Node) => node.children[0] ?? node;
const lastOf = (node: Node) => continuation(node).at(-1) ?? node;
const firstOf = (node: Node) => pathTo(node)[0]?.parent ?? node;

/** The sibling variation that an arrow up or down selects. */
function beside(node: Node, by: number): Node {
  const sisters = node.parent?.children ?? [node];
  return sisters[(sisters.indexOf(node) + by + sisters.length) % sisters.length] ?? node;
}

const steps: Record<string, (node: Node) => Node> = {
  ArrowLeft: (node) => node.parent ?? node,
  ArrowRight: next,
  ArrowUp: (node) => beside(node, -1),
  ArrowDown: (node) => beside(node, 1),
  Home: firstOf,
  End: lastOf,
};

export function StepControls({ current, go, goal, setGoal, mistakes, captures }: Props) {
  const playing = goal !== null;
  const ended = current.children.length === 0;
  const pause = () => setGoal(null);
  /** The latest position: keys may repeat faster than the page renders. */
  const here = useRef(current);
  here.current = current;

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      const target = event.target as Element | null;
      if (target?.closest('input, textarea, select, summary, .board, [role=tablist]')) return;
      const to = steps[event.key]?.(here.current);
      // Without a variation here, up and down scroll the page.
      if (!to || (to === here.current && event.key.match(/Up|Down/))) return;
      event.preventDefault();
      setGoal(null);
      here.current = to;
      go(to);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [go]);

  useEffect(() => {
    if (!goal) return undefined;
    const step = atPly(goal, current.ply + 1);
    if (current === goal || step.parent !== current) {
      setGoal(null);
      return undefined;
    }
    let rested = performance.now();
    const timer = setInterval(() => {
      if (document.querySelector('.board[data-moving]')) rested = performance.now();
      else if (performance.now() - rested >= autoplayDelayMs) go(step);
    }, 60);
    return () => clearInterval(timer);
  }, [goal, current, go]);

  const button = (label: string, sign: string, to: Node) => (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={to === current}
      onClick={() => {
        pause();
        go(to);
      }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={sign} />
      </svg>
    </button>
  );
  const after = (nodes: Node[]) => nodes.find((node) => node.ply > current.ply);
  const key = (label: string, nodes: Node[]) => {
    const found = after(nodes);
    return (
      <Button
        label={label}
        class="small"
        disabled={!found}
        act={() => {
          pause();
          if (found) go(found);
        }}
      />
    );
  };
  return (
    <div class="steps" role="group" aria-label={t('analysis-steps')}>
      <div class="replay">
        {button(t('analysis-first'), 'M6 5v14M18 5l-9 7 9 7z', firstOf(current))}
        {button(t('analysis-back'), 'M16 5l-9 7 9 7z', current.parent ?? current)}
        <button
          type="button"
          aria-label={playing ? t('analysis-pause') : t('analysis-play')}
          title={playing ? t('analysis-pause') : t('analysis-play')}
          disabled={ended && !playing}
          onClick={() => setGoal(playing ? null : lastOf(current))}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={playing ? 'M8 5v14M16 5v14' : 'M6 4l13 8-13 8zM6 4v16'} />
          </svg>
        </button>
        {button(t('analysis-on'), 'M8 5l9 7-9 7z', next(current))}
        {button(t('analysis-last'), 'M18 5v14M6 5l9 7-9 7z', lastOf(current))}
      </div>
      <div class="row keys">
        {mistakes.length > 0 && key(t('analysis-next-mistake'), mistakes)}
        {captures.length > 0 && key(t('analysis-next-capture'), captures)}
      </div>
    </div>
  );
}

/** The main line's moves with large captures; `taken`: how much each captured. */
export function largeCaptures(root: Node, taken: number[], least: number): Node[] {
  return taken.flatMap((many, i) => (many >= least ? [atPly(root, i + 1)] : []));
}
