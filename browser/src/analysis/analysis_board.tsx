// The analysis board: who is ahead, the board with the engine's lines on it, the moves and the panels.

import { useEffect, useMemo } from 'preact/hooks';
import { navigate as goTo, titleOf } from '../app_state';
import type { PositionInfo, Rules } from '../engine/rules';
import { GameBoard, settingsOf, TypedMove } from '../game_screen/game_screen';
import { useBoardShortcuts } from '../game_screen/use_board_shortcuts';
import { Link } from '../link';
import { BoardTools } from '../pages/match/board_tools';
import { t } from '../texts/i18n';
import { playerValues, type Players } from '../texts/players';
import { useTitle } from '../title';
import { analysisMatchPath, linePath, setUpPath } from './address';
import { AnalysisPanels } from './analysis_panels';
import { BestMarks } from './best_marks';
import { textOf } from './game_text';
import { LeadBar } from './lead_bar';
import { LearnCard } from './learn_mistakes';
import type { LoadedAnalysis, SavedStudy } from './load';
import { momentsOf, summarize } from './moments';
import { MoreMenu } from './more_menu';
import { MoveTree } from './move_tree';
import { Moment } from './report';
import { ScoreGraph } from './score_graph';
import { SetUp } from './set_up';
import { StepControls } from './steps';
import { inMainLine } from './tree';
import type { useAnalysis } from './use_analysis';
import { useAnalysisBoard, type AnalysisModel } from './use_analysis_board';
import { useSpokenReport } from './use_spoken_report';

const urlDelayMs = 400;

interface Props {
  rules: Rules;
  loaded: LoadedAnalysis;
  moved(address: string, kept: SavedStudy | null): void;
}

export function AnalysisBoard({ rules: anyRules, loaded, moved }: Props) {
  const model = useAnalysisBoard(anyRules, loaded);
  const { analysis, rules, start, learning, view, report, told } = model;
  const { game } = analysis.study;
  useAddress(analysis, loaded, rules, moved);
  useTitle(t('analysis-title', { game: titleOf(game) }));
  useBoardShortcuts(view);
  useSpokenReport(report, told && summarize(told)[0]);
  if (loaded.setUp !== null)
    return (
      <SetUp
        game={game}
        rules={rules}
        begin={loaded.setUp}
        opening={start.position}
        play={(position) => void linePath(game, position, []).then(goTo)}
        leave={() => goTo(`/analysis/${game}`)}
      />
    );
  return (
    <article class="match analysis">
      <Heading model={model} />
      <div class="table">
        <div class="play">
          <Position model={model} />
          {learning ? <Learn model={model} /> : <Course model={model} />}
        </div>
        {!learning && <Beside model={model} />}
      </div>
    </article>
  );
}

function Heading({ model: { loaded, players } }: { model: AnalysisModel }) {
  const { study, match } = loaded;
  return (
    <header class="match-head">
      <h1>{players.named ? players.names.join(' – ') : t('analysis-title', { game: titleOf(study.game) })}</h1>
      <p class="hint">
        {players.named && titleOf(study.game)}
        {match && (
          <>
            {' · '}
            <Link to={`/match/${match.game}/${match.board}`}>{t('analysis-board', { board: match.board })}</Link>
          </>
        )}
        {study.result !== '*' && ` · ${study.result}`}
      </p>
    </header>
  );
}

const resultOf = ({ result }: PositionInfo, players: Players) =>
  result && result !== 'draw' ? t('analysis-result-won', playerValues(players, result)) : t('analysis-result-draw');

function Position({ model }: { model: AnalysisModel }) {
  const { rules, view, entry, players, engine, learning, fair, score, said } = model;
  const { state, line } = view;
  const best = useMemo(
    () =>
      (engine.on ? (engine.thought?.lines ?? []) : [])
        .slice(0, engine.lines)
        .flatMap((variation) => rules.preview(line, variation.moves[0] ?? '') ?? []),
    [engine.thought, engine.on, engine.lines],
  );
  return (
    <>
      {fair && !learning && <LeadBar score={score} drawing={state.drawing} players={players} />}
      <BestMarks drawing={state.drawing} bottom={view.bottom} narrow={view.narrow} steps={best}>
        <GameBoard view={view} entry={entry} />
      </BestMarks>
      <p class="told" role="status">
        {said} {state.over && <strong>{resultOf(state, players)}</strong>}
      </p>
      {entry.playable && <TypedMove view={view} entry={entry} />}
    </>
  );
}

function Learn({ model: { learning, told } }: { model: AnalysisModel }) {
  return learning && told && <LearnCard learning={learning} told={told} />;
}

/** Steps through the game, the moment that is shown, and the curve of the whole. */
function Course({ model }: { model: AnalysisModel }) {
  const { analysis, view, told, ply, report, fair } = model;
  const { study } = analysis;
  const moment = told && momentsOf(told.judged).find((move) => move.ply === ply);
  return (
    <>
      <div class="under">
        <StepControls model={model} />
        <BoardTools board={view.boardName} canFlip={view.flippable} {...settingsOf(view)} isPlayer={false}>
          <MoreMenu analysis={analysis} report={fair ? report : null} setUp={setUpPath(study.game, view.state.position)} />
        </BoardTools>
      </div>
      {told && moment && (
        <section class="moment" aria-label={t('review-moment')}>
          <Moment move={moment} told={told} model={model} />
        </section>
      )}
      {fair && report.done > 0 && <ScoreGraph model={model} />}
    </>
  );
}

function Beside({ model }: { model: AnalysisModel }) {
  const { fair, live } = model;
  return (
    <section class="sheet" aria-label={t('beside-board')}>
      {fair ? <AnalysisPanels model={model} /> : <p class="notice">{live ? t('analysis-fair-live') : t('analysis-fair-own')}</p>}
      <MoveTree model={model} />
    </section>
  );
}

/** Keeps the URL up to date, so that it can be shared. */
function useAddress(
  { study, current, version, main, line }: ReturnType<typeof useAnalysis>,
  { match, setUp, edited }: LoadedAnalysis,
  rules: Rules,
  moved: (address: string, kept: SavedStudy | null) => void,
) {
  useEffect(() => {
    if (setUp !== null) return undefined;
    let wanted = true;
    const timer = setTimeout(() => {
      const asPlayed =
        match !== null &&
        inMainLine(current) &&
        main.nodes.length === match.moves.length &&
        main.nodes.every((node, i) => node.move === match.moves[i]?.text);
      const address = asPlayed
        ? Promise.resolve(analysisMatchPath(match.game, match.board, current.ply))
        : linePath(study.game, study.from, line.moves);
      void address.then((to) => {
        const kept = { study: textOf(rules, study), moves: line.moves };
        if (wanted) moved(to, edited || version > 0 ? kept : null);
      });
    }, urlDelayMs);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [current, version]);
}
