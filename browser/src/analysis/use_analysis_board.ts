// What the analysis board shows: the position on the way through the study, what the engine and the report say of it, and
// the reader's own mistakes.

import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { Side } from '../api';
import { bottomOf, canFlip, describeMove, kindOf } from '../boards/board_kinds';
import type { AnalyzedMove } from '../engine/engine';
import type { PositionInfo, Rules } from '../engine/rules';
import { hasEtiquette, withoutNumbers } from '../etiquette';
import type { BoardView, Entry } from '../game_screen/use_game';
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
import { largeCaptures } from './steps';
import { inMainLine, type Node } from './tree';
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

/** Plays a better line on the board, from the position before the mistake. */
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

/** The last move in a sentence. */
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
  const entry: Entry = {
    entering: 'move',
    movesBoth: true,
    playable: !live && !state.over,
    busy: false,
    legal: live ? [] : state.legal,
    shown: live ? [] : state.shown,
    ahead: false,
    async play(move) {
      const played = !learning || (await learning.attempt(move));
      if (played) analysis.play(move);
      return played;
    },
    whyNot: (words) => rules.whyNot(line, words),
  };
  return {
    ...{ loaded, rules, analysis, view, entry, seats, players, start, better, told, learning, learn, ply, engine, report, fair, live },
    score: engine.thought?.score ?? known,
    said: said || lastMoveIn(view, loaded, start, players),
    marked: marksOf(analysis, report),
    captures: largeCaptures(study.tree.root, captured, view.kind.largeCapture),
  };
}

export type AnalysisModel = ReturnType<typeof useAnalysisBoard>;
