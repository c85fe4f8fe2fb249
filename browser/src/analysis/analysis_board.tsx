// The analysis board: board, move tree, engine, and the panels below.

import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { Side } from '../api';
import { bottomOf, describeMove, kindOf, canFlip } from '../boards/board_kinds';
import { navigate as goTo, titleOf } from '../app_state';
import { calledName, t } from '../texts/i18n';
import { Link } from '../link';
import { useNarrow } from '../narrow';
import { hasEtiquette, withoutNumbers } from '../etiquette';
import { BoardTools } from '../pages/match/board_tools';
import { TablebasePanel } from '../pages/match/tablebase_panel';
import type { AnalyzedMove } from '../engine/engine';
import type { PositionInfo, Rules } from '../engine/rules';
import { useTitle } from '../title';
import { seatIndex, shortSeatName } from '../texts/format';
import { linePath, analysisMatchPath, setUpPath } from './address';
import { BestMarks } from './best_marks';
import { EnginePanel, useEngine } from './engine_panel';
import { ExplorerPanel } from './explorer_panel';
import { useOwnGameIn } from './fair_play';
import { textOf } from './game_text';
import { readerOf, type SavedStudy, type LoadedAnalysis } from './load';
import { MoveTree } from './move_tree';
import { LeadBar } from './lead_bar';
import { LearnCard, mistakesToLearn, useLearning } from './learn_mistakes';
import { momentsOf, type Told } from './moments';
import { MoreMenu } from './more_menu';
import { Moment, Report } from './report';
import { ScoreGraph } from './score_graph';
import { playerValues, type Players } from './scores';
import { SetUp } from './set_up';
import { SharePanel } from './share_panel';
import { largeCaptures, StepControls } from './steps';
import { Tabs, type Tab } from './tabs';
import { atPly, inMainLine, type Node } from './tree';
import { useAnalysis } from './use_analysis';
import { useReport } from './use_report';

const urlDelayMs = 400;
/** Of a better line, as many are played on the board. */
const shownPlies = 6;

const resultOf = ({ result }: PositionInfo, players: Players) =>
  result && result !== 'draw' ? t('analysis-result-won', playerValues(players, result)) : t('analysis-result-draw');

export function AnalysisBoard({
  rules: anyRules,
  loaded,
  moved,
}: {
  rules: Rules;
  loaded: LoadedAnalysis;
  moved(address: string, kept: SavedStudy | null): void;
}) {
  const { study, match } = loaded;
  const rules = anyRules.readBy(readerOf(loaded));
  const analysis = useAnalysis(rules, study, loaded.node);
  const { current, state, line, main, go } = analysis;
  const live = match !== null && !match.over;
  const etiquette = match !== null && hasEtiquette(match);
  const ownGame = useOwnGameIn(study.game, state);
  const fair = !live && !ownGame;
  const report = useReport(main, fair);
  const ply = inMainLine(current) ? current.ply : null;
  const [goal, setGoal] = useState<Node | null>(null);
  const { root } = study.tree;
  const before = (move: AnalyzedMove) => main.nodes[move.ply - 2] ?? root;
  /** Plays the line that would have been better, from before the move. */
  const show = (move: AnalyzedMove) => {
    const end = analysis.follow(before(move), (move.lines[0]?.moves ?? []).slice(0, shownPlies), 0);
    setGoal(end);
    document.querySelector('.analysis .play')?.scrollIntoView({ block: 'nearest' });
  };
  const narrow = useNarrow();
  const [message, setMessage] = useState('');
  const [hinted, hint] = useState('');
  const [panel, setPanel] = useState(main.nodes.length > 0 ? 'report' : 'computer');
  useLayoutEffect(() => {
    setMessage('');
    hint('');
  }, [current]);

  const { Board, captured, largeCapture, hasCounts, hasTablebases } = kindOf(state.drawing);
  const boardName = match ? `${match.game}/${match.board}` : `analysis/${study.game}`;
  const bottom = bottomOf(state.drawing, match ? match.bottom : loaded.you, boardName);
  const seats: [string, string] = [shortSeatName(state.seats[0]), shortSeatName(state.seats[1])];
  const tag = (name: string) => study.tags.find(([key]) => key === name)?.[1];
  const nameOf = (side: Side) =>
    calledName(tag(side === 'first' ? 'First' : 'Second') || (loaded.you === side ? t('play-you') : seats[seatIndex(side)]));
  const names: [string, string] = [nameOf('first'), nameOf('second')];
  const players: Players = { names, you: loaded.you };
  const named = Boolean(tag('First') || tag('Second'));
  useAddress(analysis, loaded, rules, moved);
  useTitle(t('analysis-title', { game: titleOf(study.game) }));

  const told: Told | null = report.judged && { rules, main, judged: report.judged, ...players, result: study.result };
  const { learning, begin: learn } = useLearning(told, (move) => go(before(move)), show);
  const known = ply === null ? null : (report.scores[ply] ?? null);
  const engine = useEngine(line, state, fair && !learning, !known && !report.busy);
  const score = engine.thought?.score ?? known;
  const moment = told && momentsOf(told.judged).find((move) => move.ply === ply);

  const best = useMemo(
    () =>
      (engine.on ? (engine.thought?.lines ?? []) : [])
        .slice(0, engine.lines)
        .flatMap((variation) => rules.preview(line, variation.moves[0] ?? '') ?? []),
    [engine.thought, engine.on, engine.lines],
  );
  const start = useMemo(() => {
    const first = rules.describe({ game: study.game, from: study.from, moves: [] });
    if ('error' in first) throw new Error(first.error);
    return first;
  }, [study]);
  const marked = new Map<Node, string>();
  for (const move of report.judged?.moves ?? []) {
    const node = main.nodes[move.ply - 1];
    if (node && move.mark) marked.set(node, move.mark);
  }
  const captures = largeCaptures(
    root,
    main.state.line.map((step, i) => captured(step, main.state.line[i - 1]?.position ?? start.position)),
    largeCapture,
  );
  const shown = (move: string) => rules.preview(line, move)?.shown ?? move;
  const last = state.line.at(-1) ?? null;
  const description = !last
    ? t('analysis-beginning')
    : etiquette && match
      ? withoutNumbers([last], [match.seats[0].name, match.seats[1].name], match.you)[0]?.told
      : describeMove(last, state.line.at(-2)?.position ?? start.position, {
          drawing: state.drawing,
          ...players,
          reader: rules.reader,
          you: loaded.you,
        });

  const tabs: Tab[] = [
    {
      name: 'report',
      title: t('analysis-report'),
      shown: () => (
        <Report
          report={report}
          told={told}
          plies={main.nodes.length}
          ply={ply}
          go={(to) => go(atPly(root, to))}
          show={show}
          learn={learn}
          canLearn={told !== null && mistakesToLearn(told).length > 0}
        />
      ),
    },
    {
      name: 'computer',
      title: t('analysis-computer'),
      shown: () => (
        <EnginePanel
          engine={engine}
          rules={rules}
          line={line}
          state={state}
          players={players}
          follow={(moves, to) => analysis.follow(current, moves, to)}
        />
      ),
    },
    ...(hasTablebases
      ? [
          {
            name: 'endings',
            title: t('analysis-endings'),
            shown: () => (
              <TablebasePanel
                game={study.game}
                position={state.position}
                columns={state.drawing.columns}
                over={state.over}
                seats={state.seats}
                names={names}
                shown={shown}
              />
            ),
          },
        ]
      : []),
    {
      name: 'explorer',
      title: t('analysis-explorer'),
      shown: () => <ExplorerPanel line={line} names={seats} shown={shown} play={(move) => analysis.play(move)} />,
    },
    { name: 'share', title: t('analysis-share'), shown: () => <SharePanel analysis={analysis} rules={rules} bottom={bottom} /> },
  ];
  if (loaded.setUp !== null)
    return (
      <SetUp
        game={study.game}
        rules={rules}
        begin={loaded.setUp}
        opening={start.position}
        play={(position) => void linePath(study.game, position, []).then(goTo)}
        leave={() => goTo(`/analysis/${study.game}`)}
      />
    );

  return (
    <article class="match analysis">
      <header class="match-head">
        <h1>{named ? `${names[0]} – ${names[1]}` : t('analysis-title', { game: titleOf(study.game) })}</h1>
        <p class="hint">
          {named && titleOf(study.game)}
          {match && (
            <>
              {' · '}
              <Link to={`/match/${match.game}/${match.board}`}>{t('analysis-board', { board: match.board })}</Link>
            </>
          )}
          {study.result !== '*' && ` · ${study.result}`}
        </p>
      </header>
      <div class="table">
        <div class="play">
          {fair && !learning && <LeadBar score={score} drawing={state.drawing} players={players} />}
          <BestMarks drawing={state.drawing} bottom={bottom} narrow={narrow} steps={best}>
            <Board
              drawing={state.drawing}
              position={state.position}
              bottom={bottom}
              toMove={state.to_move}
              names={names}
              you={loaded.you}
              movesBoth
              line={state.line}
              live={false}
              playable={!live && !state.over}
              legal={live ? [] : state.legal}
              shown={live ? [] : state.shown}
              narrow={narrow}
              etiquette={etiquette}
              preview={(move) => rules.preview(line, move)}
              whyNot={(words) => rules.whyNot(line, words)}
              play={async (move) => {
                const played = !learning || (await learning.attempt(move));
                if (played) analysis.play(move);
                return played;
              }}
              onMessage={setMessage}
              hint={hint}
            />
          </BestMarks>
          <p class="told" role="status">
            {hinted || message || description} {state.over && <strong>{resultOf(state, players)}</strong>}
          </p>
          {!learning && (
            <div class="under">
              <StepControls
                root={root}
                current={current}
                go={go}
                goal={goal}
                setGoal={setGoal}
                mistakes={[...marked.keys()]}
                captures={captures}
              />
              <BoardTools board={boardName} canFlip={canFlip(state.drawing)} hasCounts={hasCounts} isPlayer={false} counted={!etiquette}>
                <MoreMenu analysis={analysis} report={fair ? report : null} setUp={setUpPath(study.game, state.position)} />
              </BoardTools>
            </div>
          )}
          {learning && told && <LearnCard learning={learning} told={told} />}
          {!learning && told && moment && (
            <section class="moment" aria-label={t('review-moment')}>
              <Moment move={moment} told={told} go={(to) => go(atPly(root, to))} show={show} />
            </section>
          )}
          {fair && !learning && report.done > 0 && (
            <ScoreGraph report={report} main={main} ply={ply} players={players} go={(to) => go(atPly(root, to))} />
          )}
        </div>
        {!learning && (
          <section class="sheet" aria-label={t('beside-board')}>
            {fair ? (
              <Tabs label={t('analysis-panels')} tabs={tabs} open={panel} choose={setPanel} />
            ) : (
              <p class="notice">{live ? t('analysis-fair-live') : t('analysis-fair-own')}</p>
            )}
            <MoveTree
              root={root}
              current={current}
              version={analysis.version}
              first={start.to_move}
              names={names}
              markOf={(node) => marked.get(node) ?? ''}
              go={go}
            />
          </section>
        )}
      </div>
    </article>
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
