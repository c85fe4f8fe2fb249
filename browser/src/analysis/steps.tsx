// Navigates a game: first, previous, next, last, autoplay, next key move; also by keyboard.

import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../button';
import { t } from '../texts/i18n';
import { atPly, continuation, pathTo, type Node } from './tree';
import type { AnalysisModel } from './use_analysis_board';

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

function useStepKeys(current: Node, go: (node: Node) => void) {
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
      here.current = to;
      go(to);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** Plays on to the goal; null: not now. */
function useAutoplay(current: Node, go: (node: Node) => void, goal: Node | null, setGoal: (goal: Node | null) => void) {
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
  }, [goal, current]);
}

const Sign = ({ path }: { path: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);

export function StepControls({ model: { analysis, better, marked, captures } }: { model: AnalysisModel }) {
  const { current } = analysis;
  const { goal, setGoal } = better;
  const go = (to: Node) => {
    setGoal(null);
    analysis.go(to);
  };
  useStepKeys(current, go);
  useAutoplay(current, analysis.go, goal, setGoal);

  const step = (label: string, sign: string, to: Node) => (
    <Button label={<Sign path={sign} />} aria-label={label} title={label} disabled={to === current} act={() => go(to)} />
  );
  const key = (label: string, nodes: Node[]) => {
    const found = nodes.find((node) => node.ply > current.ply);
    return nodes.length > 0 && <Button label={label} class="small" disabled={!found} act={() => found && go(found)} />;
  };
  const play = goal ? t('analysis-pause') : t('analysis-play');
  return (
    <div class="steps" role="group" aria-label={t('analysis-steps')}>
      <div class="replay">
        {step(t('analysis-first'), 'M6 5v14M18 5l-9 7 9 7z', firstOf(current))}
        {step(t('analysis-back'), 'M16 5l-9 7 9 7z', current.parent ?? current)}
        <Button
          label={<Sign path={goal ? 'M8 5v14M16 5v14' : 'M6 4l13 8-13 8zM6 4v16'} />}
          aria-label={play}
          title={play}
          disabled={current.children.length === 0 && !goal}
          act={() => setGoal(goal ? null : lastOf(current))}
        />
        {step(t('analysis-on'), 'M8 5l9 7-9 7z', next(current))}
        {step(t('analysis-last'), 'M18 5v14M6 5l9 7-9 7z', lastOf(current))}
      </div>
      <div class="row keys">
        {key(t('analysis-next-mistake'), [...marked.keys()])}
        {key(t('analysis-next-capture'), captures)}
      </div>
    </div>
  );
}
