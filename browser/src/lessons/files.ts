// The lesson files, each fetched when its lesson is opened.

import type { CoreFile, LessonFile, LessonStep } from './lesson';
import { stepsOf } from './lesson';

const games = import.meta.glob('../../../src/games/*/lessons/*.json', { import: 'default' }) as Record<string, () => Promise<LessonFile>>;
const cores = import.meta.glob('../../../src/games/*/lessons/cores/*.json', { import: 'default' }) as Record<
  string,
  () => Promise<CoreFile>
>;

const nameOf = (file: string) => file.split('/').at(-1)?.replace('.json', '') ?? '';

/** Names of the games that have a lesson. */
export const gamesWithLessons = Object.keys(games).map(nameOf);

/** Rejects if it cannot be fetched. */
export async function lessonOf(game: string): Promise<LessonStep[]> {
  const find = <File>(files: Record<string, () => Promise<File>>, name: string) =>
    Object.entries(files).find(([file]) => nameOf(file) === name)?.[1]();
  const file = await find(games, game);
  if (!file) return [];
  return stepsOf(file, file.core ? await find(cores, file.core) : undefined);
}
