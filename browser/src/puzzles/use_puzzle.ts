// One puzzle as it is solved: the moves so far, a wrong try with the reply that refutes it, and what is said of them.

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { stop } from '../engine/engine';
import type { Line, Rules, Step } from '../engine/rules';
import { animationsDone, replyPause } from '../offline/animations_done';
import { describeMoves } from '../offline/describe_moves';
import { highlightMove } from '../offline/highlight_move';
import { described } from '../offline/use_rules';
import { say } from '../spoken';
import { t } from '../texts/i18n';
import type { Puzzle, ProvenResult } from './collection';
import { explainLast, replyTo } from './explain';
import { lastChange, recordTry } from './puzzle_progress';

export const wordsOf = ({ proof, own, other }: ProvenResult) => t(`puzzles-worth-${proof}`, { own, other });

function whyWrong(puzzle: Puzzle, { text, shown }: Step): string {
  const worth = puzzle.worths.find((result) => result.move === text);
  return worth ? t('puzzles-fails', { move: shown, why: wordsOf(worth) }) : t('puzzles-too-late', { move: shown, n: puzzle.moves });
}

/** The two best moves, or the pod to move, which is highlighted. */
function hintAt(puzzle: Puzzle, rules: Rules, line: Line): string {
  const right = puzzle.line[line.moves.length] ?? '';
  const step = rules.preview(line, right);
  const second = puzzle.worths[1] && rules.preview(line, puzzle.worths[1].move);
  if (!step) return '';
  if (second) {
    const [one = '', two = ''] = [step.shown, second.shown].sort();
    return t('puzzles-help-two', { one, two });
  }
  highlightMove(step);
  return t('puzzles-help-pod', { pod: right.slice(0, 2) });
}

/** The moves on the board, and what is said of them, also by the engine if they are still there then. */
function usePuzzleLine(puzzle: Puzzle, rules: Rules) {
  const [moves, setMoves] = useState<string[]>([]);
  /** A wrong move and its refutation, until the reader goes back. */
  const [tried, setTried] = useState<string[]>([]);
  const [message, setMessage] = useState('');
  const line = useMemo<Line>(() => ({ game: puzzle.game, from: puzzle.from, moves: [...moves, ...tried] }), [puzzle, moves, tried]);
  const latest = useRef(line);
  latest.current = line;
  const isShown = ({ moves }: Line) => latest.current.moves.join() === moves.join();
  useEffect(() => stop, []);

  function show(moves: string[], said: string) {
    setMoves(moves);
    setTried([]);
    setMessage(said);
  }

  function showSolved(moves: string[], verdict: string) {
    const solved = { ...line, moves };
    show(moves, verdict);
    void explainLast(rules, solved).then((why) => isShown(solved) && setMessage(`${verdict} ${why}`));
  }

  async function refute(step: Step) {
    const wrong = { ...line, moves: [...moves, step.text] };
    const why = whyWrong(puzzle, step);
    setTried([step.text]);
    setMessage(why);
    await animationsDone();
    const [reply] = await Promise.all([replyTo(rules, wrong), replyPause()]);
    const answer = reply && rules.preview(wrong, reply.move);
    if (!answer || !isShown(wrong)) return;
    setTried([step.text, answer.text]);
    setMessage(`${why} ${t('puzzles-answer', { move: answer.shown })} ${reply.why}`);
  }

  return { line, moves, refuted: tried.length > 0, message, setMessage, show, showSolved, refute };
}

export type Solving = ReturnType<typeof usePuzzle>;

export function usePuzzle(puzzle: Puzzle, isDaily: boolean, rules: Rules) {
  const { line, moves, refuted, message, setMessage, show, showSolved, refute } = usePuzzleLine(puzzle, rules);
  /** No mistake and no help so far. */
  const [clean, setClean] = useState(true);
  const [done, setDone] = useState(false);
  const you = useMemo(() => described(rules, { ...line, moves: [] }).to_move, [rules, puzzle]);
  useEffect(() => void (lastChange.value = null), [puzzle]);

  function fail(after: string[]) {
    setClean(false);
    recordTry(puzzle, after, false, isDaily);
  }

  function finish(verdict: string, solution: string[]) {
    setDone(true);
    showSolved(solution, verdict);
  }

  async function play(move: string): Promise<boolean> {
    const step = rules.preview(line, move);
    if (!step) return false;
    const after = [...moves, step.text];
    const info = described(rules, { ...line, moves: after });
    const won = info.over && info.result === you;
    const reply = won ? undefined : puzzle.line[after.length];
    if (step.text !== puzzle.line[moves.length] && !won) {
      fail(after);
      void refute(step);
    } else if (reply) show([...after, reply], t('puzzles-go-on'));
    else {
      recordTry(puzzle, after, true, isDaily);
      finish(clean ? t('puzzles-right') : t('puzzles-right-at-last'), after);
    }
    return true;
  }

  /** Back to where a move is to be found; from the solution, to the beginning. */
  function again() {
    stop();
    show(done ? [] : moves, '');
    if (done) setClean(false);
    setDone(false);
  }

  function help() {
    fail(moves);
    setMessage(hintAt(puzzle, rules, line));
  }

  function showSolution() {
    fail(moves);
    finish(t('puzzles-shown'), puzzle.line);
    say(describeMoves(rules, { ...line, moves: puzzle.line }, you).join(' '));
  }

  return { line, you, message, done, refuted, begun: done || !clean, play, again, help, showSolution };
}
