// A game as its screen shows it, wherever it is played: a match of the server, or a game against the
// computer in this browser. Each way to play makes a `GameView` and an `Entry` of it (game_screen.tsx).

import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { Match, Side } from '../api';
import type { Entering } from '../boards/board';
import { bottomOf, canFlip, kindOf } from '../boards/board_kinds';
import type { Line, MatchRules, PositionInfo } from '../engine/rules';
import { hasEtiquette, withoutNumbers } from '../etiquette';
import { useNarrow, useScreen } from '../narrow';
import { calledName } from '../texts/i18n';
import { useLine } from '../pages/match/use_line';
import { plyInAddress, useReplay } from '../pages/match/replay';
import { useToldMatch } from '../pages/match/told_match';
import { usePanels, type PanelName } from './use_panels';

/** What a game must tell of itself; a match of the server has it all. */
export type PlayedGame = Pick<
  Match,
  | 'game'
  | 'from'
  | 'moves'
  | 'plies'
  | 'undos'
  | 'seats'
  | 'you'
  | 'bottom'
  | 'to_move'
  | 'state'
  | 'over'
  | 'result'
  | 'reason'
  | 'etiquette'
>;

/** How the reader enters a move now. */
export interface Entry {
  entering: Entering;
  playable: boolean;
  busy: boolean;
  /** The reply comes in a moment: what is said until then to somebody who types. */
  waits?: string;
  legal: string[];
  shown: string[];
  /** What is entered is for a position that is not known yet. */
  ahead: boolean;
  /** The reader moves for both sides, as in an analysis. */
  movesBoth?: boolean;
  premove?: string | null;
  comment?: { value: string; set(words: string): void };
  /** Resolves to whether the move was accepted. */
  play(move: string): Promise<boolean>;
  /** Why a typed move is refused; empty if it is not. */
  whyNot(words: string): string;
}

/** To enter a move of a game that this browser's rules judge. */
export const entryOf = (
  rules: MatchRules,
  line: Line,
  state: PositionInfo,
  own: Pick<Entry, 'playable' | 'play'> & Partial<Entry>,
): Entry => ({
  entering: 'move',
  busy: false,
  legal: state.legal,
  shown: state.shown,
  ahead: false,
  whyNot: (words) => rules.whyNot(line, words),
  ...own,
});

/** `early`: the rules are still loading, and only the current position is known. */
export function useGame<Played extends PlayedGame>(
  match: Played,
  rules: MatchRules,
  boardName: string,
  early = false,
  tab: PanelName = 'chat',
) {
  const replay = useReplay(early ? 0 : match.moves.length, plyInAddress());
  const current = useLine(match, rules, match.moves.length);
  const [message, setMessage] = useState('');
  const [hinted, hint] = useState('');
  // Before anything is said about the new position.
  useLayoutEffect(() => {
    setMessage('');
    hint('');
  }, [match.plies, match.undos, replay.at]);
  const panels = usePanels(tab);
  const screen = useScreen();
  const narrow = useNarrow();
  const say = (sentence: string) => setMessage(sentence);
  return { match, rules, boardName, early, replay, current, message, setMessage: say, hinted, hint, panels, screen, narrow };
}

/** `tried`: moves shown at the end of the game that it does not have; `sent`: one that it will have. */
export function useView<Played extends PlayedGame>(game: ReturnType<typeof useGame<Played>>, tried: string[], sent: boolean) {
  const { match, rules, replay, current, boardName, early } = game;
  const { state: currentState, start } = current;
  const sides = useMemo<Side[]>(() => currentState.line.map((step) => step.side), [currentState]);
  const { display, onMotion } = useToldMatch(match, sides, replay, sent ? 1 : 0);
  const triedMoves = replay.latest ? tried : [];
  const { line, state } = useLine(match, rules, replay.at, triedMoves);
  const kind = kindOf(state.drawing);
  // Touch-move etiquette: no trying, previews, counts or confirmation.
  const quiet = hasEtiquette(match);
  const players: [string, string] = [calledName(match.seats[0].name), calledName(match.seats[1].name)];
  const toldLine = (quiet ? withoutNumbers(currentState.line, players, match.you) : currentState.line).slice(0, display.match.plies);
  const captures = quiet ? undefined : toldLine.map((step, i) => kind.captured(step, currentState.line[i - 1]?.position ?? start));
  return {
    ...game,
    display,
    onMotion,
    line,
    state,
    start,
    kind,
    quiet,
    players,
    toldLine,
    captures,
    bottom: bottomOf(state.drawing, match.bottom, boardName),
    flippable: canFlip(state.drawing),
    last: triedMoves.length > 0 && !sent ? state.line.at(-1) : toldLine[display.ply - 1],
    /** What each side has captured; null: not shown. */
    held: quiet || early ? null : kind.capturedBy(toldLine[display.ply - 1]?.position ?? start, start),
  };
}

export type GameView<Played extends PlayedGame = PlayedGame> = ReturnType<typeof useView<Played>>;

/** What a board, its shortcuts and the field for moves need of a view; an analysis has no more. */
export type BoardView = Pick<
  GameView,
  | 'rules'
  | 'state'
  | 'line'
  | 'kind'
  | 'players'
  | 'bottom'
  | 'flippable'
  | 'boardName'
  | 'narrow'
  | 'quiet'
  | 'early'
  | 'hint'
  | 'setMessage'
> & {
  match: Pick<PlayedGame, 'game' | 'you' | 'plies' | 'over'>;
  replay: { latest: boolean };
  panels: { typing: boolean };
  onMotion?(pending: number): void;
};
