// A lesson's steps, loaded on first use.

import { useEffect, useState } from 'preact/hooks';
import { lessonOf } from './files';
import type { LessonStep } from './lesson';

export function useLesson(game: string): { steps: LessonStep[] | null; broken: boolean; again(): void } {
  const [steps, setSteps] = useState<LessonStep[] | null>(null);
  const [broken, setBroken] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    setBroken(false);
    lessonOf(game).then(
      (all) => wanted && setSteps(all),
      () => wanted && setBroken(true),
    );
    return () => {
      wanted = false;
    };
  }, [game, attempt]);
  return { steps, broken, again: () => setAttempt((n) => n + 1) };
}
