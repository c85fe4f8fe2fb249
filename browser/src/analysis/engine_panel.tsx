// The engine's view of the current position: depth and the best lines, whose moves can be played.

import { useEffect, useState } from 'preact/hooks';
import { Button } from '../button';
import { stop, SearchStopped, search, type SearchResult } from '../engine/engine';
import { keep, kept } from '../browser_storage';
import { describeLine } from '../boards/board_kinds';
import { Select } from '../pages/form';
import { language, t } from '../texts/i18n';
import { requestText, type PositionInfo, type Line } from '../engine/rules';
import { describeIdeas } from './ideas';
import type { AnalysisModel } from './use_analysis_board';
import { formatScore, formatShortScore } from './scores';

const linesKey = 'posthouse.analysis.lines';
const maxLines = 5;
const lineChoices = Array.from({ length: maxLines }, (_, i) => [i + 1, String(i + 1)] as const);
/** Debounce, so that stepping through a game does not analyze every position. */
const debounceMs = 200;
const searchMs = 120_000;
/** The same only to say who is ahead. */
const briefMs = 1500;

function keptLines(): number {
  const many = Number(kept(linesKey));
  return many >= 1 && many <= maxLines ? many : 1;
}

interface EngineState {
  on: boolean;
  lines: number;
  /** The result for the current position; null until there is one. */
  thought: SearchResult | null;
  busy: boolean;
  error: string;
  set(on: boolean): void;
  setLines(lines: number): void;
}

/** `brief`: searches the position for a moment even while it is off. */
export function useEngine(line: Line, state: PositionInfo, allowed: boolean, brief: boolean): EngineState {
  const [on, setOn] = useState(false);
  const [lines, setLines] = useState(keptLines);
  const [found, setFound] = useState<{ of: string; thought: SearchResult } | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const question = requestText(line);
  const wanted = (on || brief) && allowed && !state.over;

  useEffect(() => {
    if (!wanted) return undefined;
    let here = true;
    setBusy(true);
    setError('');
    const timer = setTimeout(() => {
      search(
        line,
        state.drawing,
        { lines: on ? lines : 1, ms: on ? searchMs : briefMs },
        (thought) => here && setFound({ of: question, thought }),
      )
        .then(
          (thought) => here && setFound({ of: question, thought }),
          (reason: unknown) => {
            if (here && !(reason instanceof SearchStopped)) setError(String(reason));
          },
        )
        .finally(() => here && setBusy(false));
    }, debounceMs);
    return () => {
      here = false;
      clearTimeout(timer);
      setBusy(false);
      stop();
    };
  }, [question, wanted, on, lines]);

  return {
    on,
    lines,
    busy,
    error,
    thought: wanted && found?.of === question ? found.thought : null,
    set: setOn,
    setLines(many) {
      setLines(many);
      keep(linesKey, many);
    },
  };
}

const busyAt = (depth: number, nodes: string) => t('analysis-depth-busy', { depth, nodes });
const doneAt = (depth: number, nodes: string) => t('analysis-depth-done', { depth, nodes });

export function EnginePanel({ model }: { model: AnalysisModel }) {
  const { engine, players } = model;
  const { state } = model.analysis;
  const { thought } = engine;
  const number = new Intl.NumberFormat(language.value, { notation: 'compact' });
  return (
    <section class="engine" aria-labelledby="engine-title">
      <div class="row">
        <h2 id="engine-title">{t('analysis-computer')}</h2>
        <Button label={t('analysis-think')} class="small toggle" aria-pressed={engine.on} act={() => engine.set(!engine.on)} />
        <label class="many">
          {t('analysis-lines')} <Select value={engine.lines} choose={(many) => engine.setLines(Number(many))} options={lineChoices} />
        </label>
      </div>
      {engine.on && state.over && <p class="hint">{t('analysis-over')}</p>}
      {engine.on && !state.over && (
        <>
          <p class="hint depth">
            {thought
              ? (engine.busy ? busyAt : doneAt)(thought.depth, number.format(thought.nodes))
              : engine.error || t('analysis-starting')}
          </p>
          <p class="unseen" role="status">
            {thought && !engine.busy && formatScore(thought.score, players, state.drawing)}
          </p>
          <ol class="best-lines">
            {thought?.lines.slice(0, engine.lines).map((variation) => (
              <BestLine key={variation.moves[0]} variation={variation} model={model} />
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

function BestLine({ variation, model }: { variation: SearchResult['lines'][number]; model: AnalysisModel }) {
  const { rules, players } = model;
  const { line, state, current, follow } = model.analysis;
  const { moves, ideas } = variation;
  const after = rules.describe({ ...line, moves: [...line.moves, ...moves] });
  const reader = { drawing: state.drawing, ...players, reader: rules.reader };
  const steps = 'error' in after ? [] : describeLine(after.line.slice(line.moves.length), state.position, reader);
  const score = formatScore(variation.score, players, state.drawing);
  return (
    <li>
      <strong title={score}>{formatShortScore(variation.score)}</strong>{' '}
      {steps.slice(0, 12).map((step, i) => (
        <Button
          key={i}
          label={step.shown}
          class="move"
          title={step.told}
          aria-label={i === 0 ? `${step.shown}: ${score}` : step.shown}
          act={() => follow(current, moves, i + 1)}
        />
      ))}
      {ideas.length > 0 && <span class="ideas hint">{describeIdeas(ideas, state.drawing, rules.reader)}</span>}
    </li>
  );
}
