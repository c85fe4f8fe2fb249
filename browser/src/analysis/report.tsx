// The report on a game: a paragraph on its course, each player's mistakes, and the few moments that decided.

import { Button } from '../button';
import type { AnalyzedMove, GameAnalysis } from '../engine/engine';
import { seatIndex } from '../texts/format';
import { t } from '../texts/i18n';
import { mistakesToLearn } from './learn_mistakes';
import { betterLine, isMistake, moveNumber, momentsOf, summarize, whyOf, type Told } from './moments';
import type { AnalysisModel } from './use_analysis_board';
import type { ReportState } from './use_report';

export function Report({ model }: { model: AnalysisModel }) {
  const { analysis, report, told, ply, learn } = model;
  const plies = analysis.main.nodes.length;
  if (plies === 0) return <p class="hint">{t('analysis-report-empty')}</p>;
  if (!told) return <Progress report={report} plies={plies} />;
  return (
    <div class="report">
      <p class="summary">{summarize(told).join(' ')}</p>
      <Totals judged={told.judged} names={told.names} />
      {mistakesToLearn(told).length > 0 && (
        <Button label={told.you ? t('review-learn-yours') : t('review-learn')} class="main" data-next="#learn-card" act={learn} />
      )}
      <ol class="moments" aria-label={t('review-moments')}>
        {momentsOf(told.judged).map((move) => (
          <li key={move.ply} aria-current={move.ply === ply ? 'true' : undefined}>
            <Moment move={move} told={told} model={model} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Progress({ report, plies }: { report: ReportState; plies: number }) {
  return (
    <div class="report row">
      <span>{report.busy ? t('analysis-report-so-far', { done: report.done, all: plies + 1 }) : report.error}</span>
      <Button
        label={report.busy ? t('analysis-report-stop') : t('analysis-report-begin')}
        class={report.busy ? 'small' : 'main'}
        act={() => (report.busy ? report.end() : report.begin('careful'))}
      />
    </div>
  );
}

/** A move that counted, why, and what would have been better. */
export function Moment({ move, told, model }: { move: AnalyzedMove; told: Told; model: AnalysisModel }) {
  const cost = Math.round(move.loss / 10) / 10;
  return (
    <>
      <button type="button" class="move" onClick={() => model.goToPly(move.ply)}>
        {moveNumber(told, move.ply)}. {told.names[seatIndex(move.side)]} {told.main.state.line[move.ply - 1]?.shown}
        {isMistake(move) && (
          <span class={`sign ${move.mark === '??' ? 'blunder' : 'mistake'}`}>
            {move.mark}
            <span class="unseen"> {t(`analysis-mark-${move.mark.length}`)}</span>
          </span>
        )}
      </button>
      {isMistake(move) && (
        <span class="cost" title={t('review-cost', { count: cost, unit: told.judged.unit })}>
          −{cost}
        </span>
      )}
      <p>{whyOf(told, move)}</p>
      {isMistake(move) && (
        <Button
          label={t('analysis-better', { line: betterLine(told, move).join(' ') })}
          class="small"
          act={() => model.better.show(move)}
        />
      )}
    </>
  );
}

function Totals({ judged, names }: { judged: GameAnalysis; names: [string, string] }) {
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
