// One puzzle as it is solved: the moves so far, a wrong try with the reply that refutes it, and what is said of them.

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { stop } from '../engine/engine';
import type { Line, Rules } from '../engine/rules';
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

export function usePuzzle(puzzle: Puzzle, isDaily: boolean, rules: Rules) {
  const [moves, setMoves] = useState<string[]>([]);
  /** A wrong move and its refutation, until the reader goes back. */
  const [tried, setTried] = useState<string[]>([]);
  const [message, setMessage] = useState('');
  /** No mistake and no help so far. */
  const [clean, setClean] = useState(true);
  const [done, setDone] = useState(false);
  const line = useMemo<Line>(() => ({ game: puzzle.game, from: puzzle.from, moves: [...moves, ...tried] }), [puzzle, moves, tried]);
  const you = useMemo(() => described(rules, { ...line, moves: [] }).to_move, [rules, puzzle]);
  /** What the engine says of an earlier position is said no more. */
  const position = useRef(line);
  position.current = line;
  useEffect(() => void (lastChange.value = null), [puzzle]);
  useEffect(() => stop, []);

  function fail(after: string[]) {
    setClean(false);
    recordTry(puzzle, after, false, isDaily);
  }

  function finish(verdict: string, solution: string[]) {
    setMoves(solution);
    setDone(true);
    setMessage(verdict);
    const solved = { ...line, moves: solution };
    void explainLast(rules, solved).then((why) => {
      if (position.current.moves.join() === solution.join()) setMessage(`${verdict} ${why}`);
    });
  }

  async function play(move: string): Promise<boolean> {
    const step = rules.preview(line, move);
    if (!step) return false;
    const after = [...moves, step.text];
    const info = described(rules, { ...line, moves: after });
    const won = info.over && info.result === you;
    if (step.text !== puzzle.line[moves.length] && !won) {
      void refute(step.text, step.shown);
      return true;
    }
    const reply = won ? undefined : puzzle.line[after.length];
    if (reply) {
      setMoves([...after, reply]);
      setMessage(t('puzzles-go-on'));
    } else {
      recordTry(puzzle, after, true, isDaily);
      finish(clean ? t('puzzles-right') : t('puzzles-right-at-last'), after);
    }
    return true;
  }

  function whyWrong(move: string, shown: string): string {
    const worth = puzzle.worths.find((result) => result.move === move);
    return worth ? t('puzzles-fails', { move: shown, why: wordsOf(worth) }) : t('puzzles-too-late', { move: shown, n: puzzle.moves });
  }

  async function refute(move: string, shown: string) {
    const wrong = { ...line, moves: [...moves, move] };
    const why = whyWrong(move, shown);
    fail(wrong.moves);
    setTried([move]);
    setMessage(why);
    await animationsDone();
    const [reply] = await Promise.all([replyTo(rules, wrong), replyPause()]);
    const step = reply && rules.preview(wrong, reply.move);
    if (!step || position.current.moves.join() !== wrong.moves.join()) return;
    setTried([move, step.text]);
    setMessage(`${why} ${t('puzzles-answer', { move: step.shown })} ${reply.why}`);
  }

  /** Back to where a move is to be found; from the solution, to the beginning. */
  function again() {
    stop();
    setTried([]);
    setMessage('');
    if (!done) return;
    setMoves([]);
    setDone(false);
    setClean(false);
  }

  function help() {
    fail(moves);
    const right = puzzle.line[moves.length] ?? '';
    const step = rules.preview(line, right);
    if (!step) return;
    const second = puzzle.worths[1] && rules.preview(line, puzzle.worths[1].move);
    if (second) {
      const two = [step.shown, second.shown].sort();
      return setMessage(t('puzzles-help-two', { one: two[0] ?? '', two: two[1] ?? '' }));
    }
    setMessage(t('puzzles-help-pod', { pod: right.slice(0, 2) }));
    highlightMove(step);
  }

  function show() {
    fail(moves);
    setTried([]);
    finish(t('puzzles-shown'), puzzle.line);
    say(describeMoves(rules, { ...line, moves: puzzle.line }, you).join(' '));
  }

  return { line, you, message, done, refuted: tried.length > 0, begun: done || !clean, play, again, help, show };
}
