// Writes previews.tsv: what links to the pages say that the server knows nothing about, in the
// page's own English words. src/http/site/link_preview.h describes the file.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { firstCapture } from './src/boards/sample_positions';
import { stepsOf } from './src/lessons/lesson';
import { readPuzzles } from './src/puzzles/puzzle_file';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const families = readdirSync(here('../src/games'));
const textOf = (path) => readFileSync(here(path), 'utf8');

function englishTexts() {
  const words = new FluentBundle('en', { useIsolating: false });
  for (const file of readdirSync(here('locales/en'))) words.addResource(new FluentResource(textOf(`locales/en/${file}`)));
  return (id, values = {}) => {
    const message = words.getMessage(id);
    if (!message?.value) throw new Error(`no English text is named ${id}`);
    return words.formatPattern(message.value, values);
  };
}

/** Paths of `folder` in each family's folder whose names end so. */
const filesIn = (folder, ending) =>
  families.flatMap((family) => {
    const path = `../src/games/${family}/${folder}`;
    if (!existsSync(here(path))) return [];
    return readdirSync(here(path))
      .filter((name) => name.endsWith(ending))
      .map((name) => `${path}/${name}`);
  });

/** Address, title, description, game, position. */
function* rows(t) {
  const [[game, { from }]] = Object.entries(firstCapture);
  yield ['/', t('house-name'), '', game, from];
  yield ['/watch', t('nav-watch'), ''];
  yield ['/learn', t('nav-learn'), [t('learn-puzzles'), t('learn-analysis'), t('learn-help')].join('. ') + '.'];
  yield ['/lessons', t('lessons-title'), t('lessons-about')];
  yield ['/puzzles', t('puzzles-title'), `${t('learn-puzzles')}.`];
  yield ['/puzzles/daily', t('puzzles-daily'), t('puzzles-daily-about')];
  yield ['/analysis', t('nav-analysis'), `${t('learn-analysis')}.`];
  yield ['/friend', t('invite-title'), t('invite-about')];
  const titled = {
    play: 'play-title',
    tournaments: 'tournaments-title',
    players: 'nav-players',
    games: 'nav-games',
    help: 'nav-help',
    lobby: 'lobby-title',
    new: 'challenge-title',
    commands: 'commands-title',
    settings: 'nav-settings',
    letters: 'nav-letters',
    login: 'log-in',
    signup: 'sign-up',
  };
  for (const [page, title] of Object.entries(titled)) yield [`/${page}`, t(title), ''];

  for (const file of filesIn('lessons', '.json')) {
    const game = basename(file, '.json');
    const lesson = JSON.parse(textOf(file));
    const core = lesson.core && JSON.parse(textOf(file.replace(/[^/]*$/, `cores/${lesson.core}.json`)));
    for (const [i, { name, from }] of stepsOf(lesson, core).entries())
      yield [`/lessons/${game}/${i + 1}`, `{game}: ${t(`lesson-${name}-title`)}`, t(`lesson-${name}-about`), game, from ?? ''];
  }
  for (const file of filesIn('puzzles', '.tsv')) {
    const game = basename(file, '.tsv');
    const easy = file.replace(/([^/]*)$/, 'easy/$1');
    const puzzles = readPuzzles(game, [file, easy].filter((path) => existsSync(here(path))).map(textOf));
    for (const [i, { from, worths, moves }] of puzzles.entries())
      yield [
        `/puzzles/${game}/${i + 1}`,
        t('puzzles-number', { game: '{game}', number: i + 1, all: puzzles.length }),
        worths.length > 0 ? t('puzzles-task-best') : t('puzzles-task-win', { n: moves }),
        game,
        from,
      ];
  }
}

export const previews = {
  name: 'previews',
  generateBundle() {
    const cells = [...rows(englishTexts())].map((row) => row.map((cell) => cell.replace(/\s+/g, ' ')).join('\t'));
    this.emitFile({ type: 'asset', fileName: 'previews.tsv', source: cells.join('\n') + '\n' });
  },
};
