// Enters conditional moves while the opponent is to move. Each complete reply is sent at once;
// tried moves are discarded when the match changes.

import { useMemo, useState } from 'preact/hooks';
import type * as api from '../../api';
import { addLine, removeReply, formatPlan } from '../../conditional_moves';
import type { PositionInfo, Line, MatchRules } from '../../engine/rules';

export interface ConditionalMovesState {
  /** The reader is waiting and may enter conditional moves. */
  possible: boolean;
  entering: boolean;
  setOn(on: boolean): void;
  /** The moves tried on the board, the opponent's first. */
  triedMoves: string[];
  go(path: string[]): void;
  /** The next move replies to any move. */
  replyToAny: boolean;
  setWhatever(on: boolean): void;
  /** The moves that may be tried next. */
  legal: string[];
  shown: string[];
  plan: api.ConditionalMove[];
  play(move: string): Promise<boolean>;
  cut(path: string[]): void;
}

/** What is entered, until the match changes. */
const nothing = { on: false, moves: [] as string[], whatever: false };

/** The legal replies to any of the opponent's moves, with display texts. */
export function repliesToAny(rules: MatchRules, line: Line, opponentMoves: string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const theirs of opponentMoves) {
    const state = rules.describe({ ...line, moves: [...line.moves, theirs] });
    if ('error' in state || state.over) continue;
    state.legal.forEach((text, i) => found.set(text, state.shown[i] ?? text));
  }
  return found;
}

export function useConditionalMoves(
  match: api.Match,
  rules: MatchRules,
  line: Line,
  currentState: PositionInfo,
  command: (words: string) => Promise<boolean>,
): ConditionalMovesState {
  const turn = `${match.undos}.${match.plies}`;
  const possible = !match.over && match.you !== null && match.you !== match.to_move;
  const [state, setState] = useState({ turn, ...nothing });
  const { on, moves: triedMoves, whatever } = possible && state.turn === turn ? state : nothing;
  const plan = match.plan ?? [];
  const change = (part: Partial<typeof nothing>) => setState({ turn, on, moves: triedMoves, whatever, ...part });

  const mine = useMemo(() => (whatever ? repliesToAny(rules, line, currentState.legal) : null), [whatever, rules, line, currentState]);
  const info = useMemo(() => rules.describe({ ...line, moves: [...line.moves, ...triedMoves] }), [rules, line, triedMoves.join(' ')]);
  const open = 'error' in info || info.over ? { legal: [], shown: [] } : info;

  function store(next: api.ConditionalMove[]) {
    return command(`${match.game} queue ${match.board}#${match.plies} ${next.length > 0 ? formatPlan(next) : 'none'}`);
  }

  /** Adds this reply to every move without one, where it is legal. */
  function answerWhatever(move: string) {
    const unanswered = currentState.legal.filter((theirs) => !plan.some((answer) => answer.theirs === theirs));
    const answered = unanswered.filter((theirs) => repliesToAny(rules, line, [theirs]).has(move));
    change({ moves: [], whatever: false });
    return store(answered.reduce((next, theirs) => addLine(next, [theirs, move]), plan));
  }

  async function play(move: string) {
    if (whatever) return answerWhatever(move);
    const moves = [...triedMoves, move];
    change({ moves });
    if (moves.length % 2 === 1) return true;
    const stands = await store(addLine(plan, moves));
    if (!stands) change({ moves: triedMoves });
    return stands;
  }

  function cut(path: string[]) {
    if (path.every((move, i) => triedMoves[i] === move)) change({ moves: path.slice(0, -2) });
    void store(removeReply(plan, path));
  }

  return {
    possible,
    entering: on,
    setOn: (on) => change({ ...nothing, on }),
    triedMoves,
    go: (moves) => change({ on: true, moves, whatever: false }),
    replyToAny: whatever,
    setWhatever: (whatever) => change({ moves: [], whatever }),
    legal: mine ? [...mine.keys()] : open.legal,
    shown: mine ? [...mine.values()] : open.shown,
    plan,
    play,
    cut,
  };
}
