// A game against the computer in this browser: its position, the computer's moves and one's own.

import { useMemo } from 'preact/hooks';
import type { PositionInfo, Line, MatchRules } from '../engine/rules';
import { otherSide } from '../texts/format';
import { styleNumber } from './levels';
import { changeGame, localGame, type LocalGame } from './local_games';
import { useComputer, type Computer } from './use_computer';
import { described } from './use_rules';

export function resultOf(state: PositionInfo, { you, resigned }: Pick<LocalGame, 'you' | 'resigned'>): LocalGame['result'] {
  if (resigned) return 'lost';
  if (!state.over) return null;
  return state.result === you ? 'won' : state.result === otherSide(you) ? 'lost' : 'drawn';
}

export interface ActiveLocalGame {
  line: Line;
  state: PositionInfo;
  over: boolean;
  yourTurn: boolean;
  computer: Computer;
  /** Adds a move to `to`, unless the game has changed in the meantime. */
  add(move: string, to: Line): void;
}

export function useLocalGame(kept: LocalGame, rules: MatchRules): ActiveLocalGame {
  const { id, game, from, moves, you, level, style, etiquette = false } = kept;
  const line = useMemo<Line>(() => ({ game, from, moves }), [game, from, moves]);
  const state = useMemo(() => described(rules, line), [rules, line]);
  const over = state.over || kept.resigned;
  const yourTurn = !over && state.to_move === you;
  function add(move: string, to: Line) {
    const kept = localGame(id);
    if (!kept || kept.moves.length !== to.moves.length) return;
    const step = rules.preview(to, move);
    if (!step) return;
    const after = [...to.moves, step.text];
    changeGame(id, { moves: after, result: resultOf(described(rules, { ...to, moves: after }), kept) });
  }
  const manner = { level, style: styleNumber(game, style), seed: kept.begun % 1_000_003, gracious: etiquette };
  const computer = useComputer(line, state.drawing, manner, !over && !yourTurn, add);
  return { line, state, over, yourTurn, computer, add };
}
