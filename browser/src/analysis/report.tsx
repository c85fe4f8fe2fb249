// The game report: every move assessed by the engine, the score as a curve that can be clicked and
// read out, and better moves.

import { useEffect, useState } from 'preact/hooks';
import { analyzeGame, stopAnalysis, SearchStopped, type GameAnalysis, type AnalyzedMove, type Score } from '../engine/engine';
import { t } from '../texts/i18n';
import { requestText, type PositionInfo, type Line, type Rules } from '../engine/rules';
import { describeIdeas } from './ideas';
import { formatScore, barShare } from './scores';

/** Search nodes per position. */
const nodeChoices = { quick: 30_000, careful: 150_000, deep: 1_000_000 };
type Effort = keyof typeof nodeChoices;

interface MainLine {
  line: Line;
  state: PositionInfo;
}

interface ReportState {
  /** Of the current main line; null until analyzed. */
  judged: GameAnalysis | null;
  /** The score at each ply, as far as known. */
  scores: (Score | null)[];
  done: number;
  busy: boolean;
  error: string;
  begin(effort: Effort): void;
  end(): void;
}

export function useReport({ line, state }: MainLine): ReportState {
  const question = requestText(line);
  const [of, setOf] = useState('');
  const [judged, setJudged] = useState<GameAnalysis | null>(null);
  const [scores, setScores] = useState<(Score | null)[]>([]);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const current = of === question;
  useEffect(() => () => stopAnalysis(), []);
  useEffect(() => {
    if (of && !current) stopAnalysis();
  }, [current]);

  function begin(effort: Effort) {
    setOf(question);
    setJudged(null);
    setScores(Array<null>(line.moves.length + 1).fill(null));
    setBusy(true);
    setError('');
    analyzeGame(line, state.drawing, nodeChoices[effort], ({ ply, score }) =>
      setScores((known) => known.map((old, i) => (i === ply ? score : old))),
    )
      .then(setJudged, (reason: unknown) => {
        if (!(reason instanceof SearchStopped)) setError(String(reason));
      })
      .finally(() => setBusy(false));
  }
  return {
    judged: current ? judged : null,
    scores: current ? scores : [],
    done: current ? scores.filter(Boolean).length : 0,
    busy: busy && current,
    error,
    begin,
    end: stopAnalysis,
  };
}

interface Props {
  report: ReportState;
  rules: Rules;
  main: MainLine;
  /** The current ply in the main line; null in a variation. */
  ply: number | null;
  names: [string, string];
  go(ply: number): void;
  /** Adds the better line before this move as a variation. */
  better(ply: number, moves: string[]): void;
}

export function Report(props: Props) {
  const { report, main } = props;
  const [effort, setEffort] = useState<Effort>('careful');
  const plies = main.line.moves.length;
  if (plies === 0) return <p class="hint">{t('analysis-report-empty')}</p>;
  return (
    <div class="report">
      {!report.judged && (
        <div class="row">
          <button type="button" class="main" onClick={() => (report.busy ? report.end() : report.begin(effort))}>
            {report.busy ? t('analysis-report-stop') : t('analysis-report-begin')}
          </button>
          <label class="many">
            {t('analysis-effort')}{' '}
            <select value={effort} disabled={report.busy} onChange={(event) => setEffort(event.currentTarget.value as Effort)}>
              {(Object.keys(nodeChoices) as Effort[]).map((key) => (
                <option key={key} value={key}>
                  {t(`analysis-effort-${key}`)}
                </option>
              ))}
            </select>
          </label>
          <span role="status" class="hint">
            {report.busy && t('analysis-report-so-far', { done: report.done, all: plies + 1 })}
            {report.error}
          </span>
        </div>
      )}
      {report.done > 0 && <ScoreCurve {...props} />}
      {report.judged && <Totals {...props} judged={report.judged} />}
      {report.judged && <Mistakes {...props} judged={report.judged} />}
    </div>
  );
}

const wide = 600;
const high = 160;
/** With more moves there is no room for their marks. */
const manyMarks = 24;

/** The score curve: First is better above the middle, Second below. */
function ScoreCurve({ report, rules, main, ply, names, go }: Props) {
  const { state, line } = main;
  const plies = line.moves.length;
  const x = (at: number) => (wide * at) / Math.max(1, plies);
  const y = (score: Score) => high / 2 - (high / 2 - 4) * barShare(score);
  const known = report.scores.flatMap((score, at) => (score ? [{ at, score }] : []));
  const curve = known.map(({ at, score }) => `${x(at).toFixed(1)} ${y(score).toFixed(1)}`);
  const marks = report.judged?.moves.filter((move) => move.mark) ?? [];
  const here = ply ?? 0;
  const played = report.judged?.moves.find((move) => move.ply === here);
  const idea = describeIdeas(played?.ideas ?? [], state.drawing, rules.reader);
  const said = (at: number) => {
    const score = report.scores[at];
    const step = state.line[at - 1];
    const move = step ? t('analysis-after', { ply: at, move: step.shown }) : t('analysis-at-beginning');
    return score ? `${move}: ${formatScore(score, names, state.drawing)}` : move;
  };
  return (
    <figure class="course">
      <svg
        viewBox={`0 0 ${wide} ${high}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        onClick={(event) => {
          const { left, width } = event.currentTarget.getBoundingClientRect();
          go(Math.round((plies * (event.clientX - left)) / width));
        }}
      >
        <rect class="second-half" y={high / 2} width={wide} height={high / 2} />
        {curve.length > 0 && known[0] && (
          <path class="area" d={`M${x(known[0].at)} ${high / 2}L${curve.join('L')}L${x(known.at(-1)?.at ?? 0)} ${high / 2}z`} />
        )}
        <path class="middle" d={`M0 ${high / 2}H${wide}`} />
        <path class="curve" d={`M${curve.join('L')}`} />
        {ply !== null && <path class="here" d={`M${x(ply)} 0V${high}`} />}
      </svg>
      <div class={`course-marks ${marks.length > manyMarks ? 'many' : ''}`} aria-hidden="true">
        {marks.map((move) => {
          const score = report.scores[move.ply];
          return (
            score && (
              <span
                key={move.ply}
                class={move.mark === '??' ? 'blunder' : 'mistake'}
                style={{ left: `${(100 * x(move.ply)) / wide}%`, top: `${(100 * y(score)) / high}%` }}
              >
                {move.mark}
              </span>
            )
          );
        })}
      </div>
      <input
        type="range"
        aria-label={t('analysis-course')}
        min={0}
        max={plies}
        value={here}
        aria-valuetext={said(here)}
        onInput={(event) => go(Number(event.currentTarget.value))}
      />
      <figcaption class="hint">
        {said(here)}. {idea && `${t('analysis-idea', { ideas: idea })} `}
        {t('analysis-course-sides', { first: names[0], second: names[1] })}
      </figcaption>
    </figure>
  );
}

function Totals({ judged, names }: Props & { judged: GameAnalysis }) {
  return (
    <ul class="totals">
      {(['first', 'second'] as const).map((side, seat) => {
        const own = judged.moves.filter((move) => move.side === side);
        const lost = own.reduce((sum, move) => sum + move.loss, 0) / 100;
        return (
          <li key={side}>
            <strong>{names[seat]}</strong>{' '}
            {t('analysis-totals', {
              mistakes: own.filter((move) => move.mark === '?').length,
              blunders: own.filter((move) => move.mark === '??').length,
              lost: own.length ? lost / own.length : 0,
              unit: judged.unit,
            })}
          </li>
        );
      })}
    </ul>
  );
}

function Mistakes({ judged, rules, main, names, go, better }: Props & { judged: GameAnalysis }) {
  const { state, line } = main;
  const marked = judged.moves.filter((move) => move.mark);
  if (marked.length === 0) return <p>{t('analysis-no-mistakes')}</p>;
  const before = state.line[0]?.side === 'second' ? 1 : 0;
  const words = (score: Score) => formatScore(score, names, state.drawing);
  const ideaOf = (move: AnalyzedMove) => describeIdeas(move.lines[0]?.ideas ?? [], state.drawing, rules.reader);
  const shown = (move: AnalyzedMove) => {
    const best = move.lines[0]?.moves ?? [];
    const earlier = line.moves.slice(0, move.ply - 1);
    const after = rules.describe({ ...line, moves: [...earlier, ...best.slice(0, 8)] });
    return 'error' in after ? best : after.line.slice(earlier.length).map((step) => step.shown);
  };
  const why = ({ ply, move, side, why: reason }: AnalyzedMove) => {
    if (!reason) return null;
    const { code, last = '', ending = '', plies = 0 } = reason;
    const earlier = line.moves.slice(0, ply - 1);
    const played = code === 'misses-win' ? earlier : [...earlier, move];
    const after = rules.describe({ ...line, moves: [...played, reason.move] });
    const known = code === 'lets-win' && ['base', 'captured-all'].includes(ending);
    return t(`analysis-why-${known ? ending : code}`, {
      who: names[side === 'first' ? 1 : 0],
      move: ('error' in after ? undefined : after.line.at(-1)?.shown) ?? reason.move,
      last,
      plies,
    });
  };
  return (
    <ol class="mistakes">
      {marked.map((move) => (
        <li key={move.ply}>
          <button type="button" class="move" onClick={() => go(move.ply)}>
            {Math.floor((move.ply - 1 + before) / 2) + 1}. {names[move.side === 'first' ? 0 : 1]} {state.line[move.ply - 1]?.shown}
            <span class={`sign ${move.mark === '??' ? 'blunder' : 'mistake'}`}>{move.mark}</span>
          </button>{' '}
          {t(`analysis-mark-${move.mark.length}`)}: {t('analysis-instead-of', { best: words(move.best), played: words(move.after) })}{' '}
          {why(move)}{' '}
          <button type="button" class="small" onClick={() => better(move.ply, move.lines[0]?.moves ?? [])}>
            {t('analysis-better', { line: shown(move).join(' ') })}
          </button>
          {ideaOf(move) && <span class="ideas hint">{t('analysis-idea-better', { ideas: ideaOf(move) })}</span>}
        </li>
      ))}
    </ol>
  );
}
