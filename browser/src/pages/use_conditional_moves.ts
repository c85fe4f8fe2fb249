// Laying answers ready while the other is to move: what is tried out on the board, and the plan that
// comes of it. Each whole answer is handed to the house at once.
//
// What is tried counts for one position: where the match has moved on, nothing is tried any more.

import { useEffect, useMemo, useState } from 'preact/hooks';
import type * as api from '../api';
import { addLine, removeReply, formatPlan } from '../conditional_moves';
import type { PositionInfo, Line, MatchRules } from '../rules';

export interface ConditionalMovesState {
  /** The reader waits for the other's move and may lay answers ready. */
  possible: boolean;
  on: boolean;
  setOn(on: boolean): void;
  /** The moves tried on the board, his first. */
  tried: string[];
  go(path: string[]): void;
  /** The next move is an answer to whatever he plays. */
  whatever: boolean;
  setWhatever(on: boolean): void;
  /** What may be tried next. */
  legal: string[];
  shown: string[];
  plan: api.ConditionalMove[];
  play(move: string): Promise<boolean>;
  cut(path: string[]): void;
}

interface Tried {
  at: string;
  moves: string[];
  whatever: boolean;
}

/** The moves that answer some move of his, with how they are shown. */
function answers(rules: MatchRules, line: Line, his: string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const theirs of his) {
    const seen = rules.describe({ ...line, moves: [...line.moves, theirs] });
    if ('error' in seen || seen.over) continue;
    seen.legal.forEach((text, i) => found.set(text, seen.shown[i] ?? text));
  }
  return found;
}

export function useConditionalMoves(
  match: api.Match,
  rules: MatchRules,
  line: Line,
  now: PositionInfo,
  command: (words: string) => Promise<boolean>,
): ConditionalMovesState {
  const at = `${match.undos}.${match.plies}`;
  const possible = !match.over && match.you !== null && match.you !== match.to_move;
  const [wanted, setOn] = useState(false);
  const [state, setState] = useState<Tried>({ at, moves: [], whatever: false });
  const { moves: tried, whatever } =
    state.at === at ? state : { moves: [] as string[], whatever: false };
  const on = wanted && possible;
  const plan = match.plan ?? [];
  const change = (part: Partial<Tried>) => setState({ at, moves: tried, whatever, ...part });

  // The match has moved on: the board is shown as it is now.
  useEffect(() => setOn(false), [at]);

  const mine = useMemo(
    () => (on && whatever ? answers(rules, line, now.legal) : null),
    [on, whatever, rules, line, now],
  );
  const seen = useMemo(
    () => rules.describe({ ...line, moves: [...line.moves, ...tried] }),
    [rules, line, tried.join(' ')],
  );
  const open = 'error' in seen || seen.over ? { legal: [], shown: [] } : seen;

  function store(next: api.ConditionalMove[]) {
    const words = next.length > 0 ? formatPlan(next) : 'none';
    return command(`${match.game} queue ${match.board}#${match.plies} ${words}`);
  }

  /** Answers with this whatever he plays that the plan does not answer yet, where it is legal. */
  function answerWhatever(move: string) {
    let next = plan;
    for (const theirs of now.legal)
      if (!plan.some((one) => one.theirs === theirs) && answers(rules, line, [theirs]).has(move))
        next = addLine(next, [theirs, move]);
    change({ moves: [], whatever: false });
    return store(next);
  }

  async function play(move: string) {
    if (whatever) return answerWhatever(move);
    const moves = [...tried, move];
    change({ moves });
    if (moves.length % 2 === 1) return true;
    const stands = await store(addLine(plan, moves));
    if (!stands) change({ moves: tried });
    return stands;
  }

  function cut(path: string[]) {
    const gone = path.every((move, i) => tried[i] === move);
    if (gone) change({ moves: path.slice(0, -2) });
    void store(removeReply(plan, path));
  }

  return {
    possible,
    on,
    setOn: (turn) => {
      setOn(turn);
      change({ moves: [], whatever: false });
    },
    tried: on ? tried : [],
    go: (path) => {
      setOn(true);
      change({ moves: path, whatever: false });
    },
    whatever: on && whatever,
    setWhatever: (turn) => change({ moves: [], whatever: turn }),
    legal: mine ? [...mine.keys()] : open.legal,
    shown: mine ? [...mine.values()] : open.shown,
    plan,
    play,
    cut,
  };
}
