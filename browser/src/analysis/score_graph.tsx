// The score of a game as a curve that can be clicked and read out: First is better above the middle.

import type { Score } from '../engine/engine';
import { t } from '../texts/i18n';
import { playerValues } from '../texts/players';
import { momentsOf } from './moments';
import { barShare, formatScore } from './scores';
import type { AnalysisModel } from './use_analysis_board';

const wide = 600;
const high = 160;

export function ScoreGraph({ model: { analysis, report, ply, players, goToPly: go } }: { model: AnalysisModel }) {
  const { state, line } = analysis.main;
  const plies = line.moves.length;
  const x = (at: number) => (wide * at) / Math.max(1, plies);
  const y = (score: Score) => high / 2 - (high / 2 - 4) * barShare(score);
  const known = report.scores.flatMap((score, at) => (score ? [{ at, score }] : []));
  const curve = known.map(({ at, score }) => `${x(at).toFixed(1)} ${y(score).toFixed(1)}`);
  const moments = report.judged ? momentsOf(report.judged) : [];
  const { who: other, role: otherRole } = playerValues(players, 'second');
  const said = (at: number) => {
    const score = report.scores[at];
    const step = state.line[at - 1];
    const move = step ? t('analysis-after', { ply: at, move: step.shown }) : t('analysis-at-beginning');
    return score ? `${move}: ${formatScore(score, players, state.drawing)}` : move;
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
        {known[0] && <path class="area" d={`M${x(known[0].at)} ${high / 2}L${curve.join('L')}L${x(known.at(-1)?.at ?? 0)} ${high / 2}z`} />}
        <path class="middle" d={`M0 ${high / 2}H${wide}`} />
        {known[0] && <path class="curve" d={`M${curve.join('L')}`} />}
        {ply !== null && <path class="here" d={`M${x(ply)} 0V${high}`} />}
      </svg>
      <div class="course-marks" aria-hidden="true">
        {moments.map((move) => {
          const score = report.scores[move.ply];
          const kind = { '': 'fine', '?': 'mistake', '??': 'blunder' }[move.mark];
          const place = score && { left: `${(100 * x(move.ply)) / wide}%`, top: `${(100 * y(score)) / high}%` };
          return (
            place && (
              <span key={move.ply} class={kind} style={place}>
                {move.mark || '!'}
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
        value={ply ?? 0}
        aria-valuetext={said(ply ?? 0)}
        onInput={(event) => go(Number(event.currentTarget.value))}
      />
      <figcaption class="hint">
        {t('analysis-course-sides', { ...playerValues(players, 'first'), other, 'other-role': otherRole })}
      </figcaption>
    </figure>
  );
}
