// One step of a lesson as it is tried: the move on the board and the verdict on it.

import { useMemo, useState } from 'preact/hooks';
import type { Line, Rules } from '../engine/rules';
import { animationsDone } from '../offline/animations_done';
import { say } from '../spoken';
import { t } from '../texts/i18n';
import { unmetGoal, type LessonStep } from './lesson';
import { markDone } from './progress';

/** Texts that only some steps have. */
export function perhaps(id: string): string {
  const words = t(id);
  return words === id ? '' : words;
}

interface Verdict {
  kind: '' | 'right' | 'wrong';
  said: string;
}
const none: Verdict = { kind: '', said: '' };

export type TriedStep = ReturnType<typeof useLessonStep>;

export function useLessonStep(rules: Rules, game: string, { name, from, task, solution }: LessonStep) {
  const start = useMemo<Line>(() => ({ game, from, moves: [] }), [game, from]);
  const [line, setLine] = useState(start);
  const [verdict, setVerdict] = useState(none);
  const [failed, setFailed] = useState(false);

  /** Said each time, also if the same is wrong again. */
  function judge(kind: 'right' | 'wrong', said: string) {
    if (kind === 'right') markDone(game, name);
    else setFailed(true);
    setVerdict({ kind, said });
    say(said);
  }

  async function play(move: string): Promise<boolean> {
    const before = rules.describe(start);
    const after = { ...start, moves: [move] };
    const lack = 'error' in before ? 'moves' : unmetGoal(task, before.position, after, rules);
    if (lack !== '') {
      judge('wrong', perhaps(`lesson-${name}-wrong`) || t(`lesson-wrong-${lack}`));
      await animationsDone();
      return false;
    }
    setLine(after);
    await animationsDone();
    judge('right', t(`lesson-${name}-done`));
    return true;
  }

  /** Set if the task is to try a move that the rules refuse. */
  function refused(sentence: string) {
    if (task.refused === undefined || verdict.kind === 'right') return;
    if (sentence !== rules.whyNot(start, task.refused)) return;
    judge('right', `${sentence} ${t(`lesson-${name}-done`)}`);
  }

  function show() {
    if (task.refused === undefined) void play(solution);
    else refused(rules.whyNot(start, task.refused));
  }

  function again() {
    setLine({ ...start });
    setVerdict(none);
  }

  return { line, verdict, right: verdict.kind === 'right', failed, play, refused, show, again };
}
