// What the analysis board shows: a position of the study, and what the engine and the report say of it.

import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { Side } from '../api';
import { bottomOf, canFlip, describeMove, kindOf } from '../boards/board_kinds';
import type { AnalyzedMove } from '../engine/engine';
import type { PositionInfo, Rules } from '../engine/rules';
import { hasEtiquette, withoutNumbers } from '../etiquette';
import { entryOf, type BoardView } from '../game_screen/use_game';
import { useNarrow } from '../narrow';
import { described } from '../offline/use_rules';
import { seatIndex, shortSeatName } from '../texts/format';
import { calledName, t } from '../texts/i18n';
import type { Players } from '../texts/players';
import { useEngine } from './engine_panel';
import { useOwnGameIn } from './fair_play';
import { useLearning } from './learn_mistakes';
import { readerOf, type LoadedAnalysis } from './load';
import type { Told } from './moments';
import { atPly, inMainLine, type Node } from './tree';
import { useAnalysis, type Analysis } from './use_analysis';
import { useReport, type ReportState } from './use_report';

/** Of a better line, as many are played on the board. */
const shownPlies = 6;

/** The players' names in the text; otherwise "you", and what the sides are called. */
function playersIn({ study, you }: LoadedAnalysis, seats: [string, string]): Players & { named: boolean } {
  const tag = (side: Side) => study.tags.find(([key]) => key === (side === 'first' ? 'First' : 'Second'))?.[1];
  const nameOf = (side: Side) => calledName(tag(side) || (you === side ? t('play-you') : seats[seatIndex(side)]));
  return { names: [nameOf('first'), nameOf('second')], you, named: Boolean(tag('first') || tag('second')) };
}

function useBetterLine(analysis: Analysis) {
  const [goal, setGoal] = useState<Node | null>(null);
  const before = (move: AnalyzedMove) => analysis.main.nodes[move.ply - 2] ?? analysis.study.tree.root;
  /** Plays the line that would have been better, from before the move. */
  function show(move: AnalyzedMove) {
    setGoal(analysis.follow(before(move), (move.lines[0]?.moves ?? []).slice(0, shownPlies), 0));
    document.querySelector('.analysis .play')?.scrollIntoView({ block: 'nearest' });
  }
  return { goal, setGoal, before, show };
}

function useBoardView(analysis: Analysis, rules: Rules, loaded: LoadedAnalysis, players: Players) {
  const { match, you } = loaded;
  const { study, current, line, state } = analysis;
  const [message, setMessage] = useState('');
  const [hinted, hint] = useState('');
  useLayoutEffect(() => {
    setMessage('');
    hint('');
  }, [current]);
  const boardName = match ? `${match.game}/${match.board}` : `analysis/${study.game}`;
  const view: BoardView = {
    match: { game: study.game, you, plies: line.moves.length, over: state.over },
    rules,
    state,
    line,
    kind: kindOf(state.drawing),
    players: players.names,
    bottom: bottomOf(state.drawing, match ? match.bottom : you, boardName),
    flippable: canFlip(state.drawing),
    boardName,
    narrow: useNarrow(),
    quiet: match !== null && hasEtiquette(match),
    early: false,
    replay: { latest: false },
    panels: { typing: false },
    hint,
    setMessage: (sentence) => setMessage(sentence),
  };
  return { view, said: hinted || message };
}

function lastMoveIn({ state, quiet, rules }: BoardView, { match }: LoadedAnalysis, start: PositionInfo, players: Players): string {
  const last = state.line.at(-1);
  if (!last) return t('analysis-beginning');
  if (quiet && match) return withoutNumbers([last], [match.seats[0].name, match.seats[1].name], match.you)[0]?.told ?? '';
  const before = state.line.at(-2)?.position ?? start.position;
  return describeMove(last, before, { drawing: state.drawing, ...players, reader: rules.reader });
}

function marksOf({ main }: Analysis, { judged }: ReportState): Map<Node, string> {
  const marked = new Map<Node, string>();
  for (const move of judged?.moves ?? []) {
    const node = main.nodes[move.ply - 1];
    if (node && move.mark) marked.set(node, move.mark);
  }
  return marked;
}

export function useAnalysisBoard(anyRules: Rules, loaded: LoadedAnalysis) {
  const { study, match } = loaded;
  const rules = anyRules.readBy(readerOf(loaded));
  const analysis = useAnalysis(rules, study, loaded.node);
  const { current, state, line, main } = analysis;
  const live = match !== null && !match.over;
  const ownGame = useOwnGameIn(study.game, state);
  const fair = !live && !ownGame;
  const report = useReport(main, fair);
  const seats: [string, string] = [shortSeatName(state.seats[0]), shortSeatName(state.seats[1])];
  const players = playersIn(loaded, seats);
  const { view, said } = useBoardView(analysis, rules, loaded, players);
  const better = useBetterLine(analysis);
  const told: Told | null = report.judged && { rules, main, judged: report.judged, ...players, result: study.result };
  const { learning, begin: learn } = useLearning(told, (move) => analysis.go(better.before(move)), better.show);
  const ply = inMainLine(current) ? current.ply : null;
  const known = ply === null ? null : (report.scores[ply] ?? null);
  const engine = useEngine(line, state, fair && !learning, !known && !report.busy);
  const start = useMemo(() => described(rules, { game: study.game, from: study.from, moves: [] }), [study]);
  const captured = main.state.line.map((step, i) => view.kind.captured(step, main.state.line[i - 1]?.position ?? start.position));
  const entry = entryOf(rules, line, state, {
    movesBoth: true,
    playable: !live && !state.over,
    ...(live && { legal: [], shown: [] }),
    async play(move) {
      const played = !learning || (await learning.attempt(move));
      if (played) analysis.play(move);
      return played;
    },
  });
  return {
    ...{ loaded, rules, analysis, view, entry, seats, players, start, better, told, learning, learn, ply, engine, report, fair, live },
    score: engine.thought?.score ?? known,
    said: said || lastMoveIn(view, loaded, start, players),
    marked: marksOf(analysis, report),
    /** The main line's moves with large captures. */
    captures: captured.flatMap((many, i) => (many >= view.kind.largeCapture ? [atPly(study.tree.root, i + 1)] : [])),
    goToPly: (to: number) => analysis.go(atPly(study.tree.root, to)),
    /** A move as the reader sees it. */
    shown: (move: string) => rules.preview(line, move)?.shown ?? move,
  };
}

export type AnalysisModel = ReturnType<typeof useAnalysisBoard>;
