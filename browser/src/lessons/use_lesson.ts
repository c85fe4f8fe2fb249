// How far the reader has come in the lessons, whose steps are loaded on first use.

import { useEffect, useState } from 'preact/hooks';
import { inServerOrder } from '../app_state';
import { gamesWithLessons, lessonOf } from './files';
import type { LessonStep } from './lesson';
import { stepsDone } from './progress';

export interface PathLesson {
  game: string;
  /** Steps; 0: not loaded. */
  all: number;
  done: number;
}

/** All lessons in the order in which to take them, with what is done of each. */
export function useLessonPath(): PathLesson[] {
  const [loaded, setLoaded] = useState<Record<string, LessonStep[]>>({});
  useEffect(() => {
    for (const game of gamesWithLessons)
      void lessonOf(game).then(
        (steps) => setLoaded((others) => ({ ...others, [game]: steps })),
        () => undefined,
      );
  }, []);
  return inServerOrder(gamesWithLessons).map((game) => {
    const steps = loaded[game] ?? [];
    const done = stepsDone(game);
    return { game, all: steps.length, done: steps.filter((step) => done.includes(step.name)).length };
  });
}

export const isDone = ({ all, done }: PathLesson) => all > 0 && done === all;
