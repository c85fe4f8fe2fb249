// Loads what an analysis URL refers to.

import * as api from '../api';
import { gameNamed, titleOf, user } from '../app_state';
import { t } from '../texts/i18n';
import type { Rules } from '../engine/rules';
import { readGames } from '../engine/study_module';
import { localGames, type LocalGame } from '../offline/local_games';
import type { AnalysisTarget } from './address';
import { studyOfText } from './game_text';
import { atPly, Tree, type Node } from './tree';
import type { Study } from './use_analysis';

/** Saved in the history state if the URL does not contain everything, so that nothing is lost on reload. */
export interface SavedStudy {
  study: string;
  moves: string[];
}

export interface LoadedAnalysis {
  study: Study;
  node: Node;
  match: api.Match | null;
  /** The reader's side, if it is a game of theirs. */
  you: api.Side | null;
  /** The position to set up, legal or not; null: none. */
  setUp: string | null;
  /** It has more than a line or a match: variations, comments. */
  edited: boolean;
}

/** A study of a single line; throws the rules' sentence if it is not legal. */
function studyOfLine(rules: Rules, game: string, from: string | null, moves: string[]): { study: Study; node: Node } {
  const state = rules.describe({ game, from, moves });
  if ('error' in state) throw new Error(state.error);
  const tree = new Tree();
  let node = tree.root;
  for (const step of state.line) node = tree.add(node, step.text, step.shown);
  return { study: { game, from, tree, tags: [], result: '*' }, node };
}

const results = { first: '1-0', second: '0-1', draw: '1/2-1/2' };
const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10).replaceAll('-', '.');

/** A study of a match, with the remarks at its moves as comments. */
function studyOfMatch(rules: Rules, match: api.Match): { study: Study; node: Node } {
  const { study, node } = studyOfLine(
    rules,
    match.game,
    match.from,
    match.moves.map((move) => move.text),
  );
  for (let step = node; step.parent; step = step.parent) step.comment = match.moves[step.ply - 1]?.comment ?? '';
  study.result = match.over && match.result ? results[match.result] : '*';
  study.tags = [
    ['Site', location.host],
    ['Board', String(match.board)],
    ['Date', dateOf(match.started)],
    ['First', match.seats[0].name],
    ['Second', match.seats[1].name],
    ...(match.over && match.reason ? [['Ending', match.reason] as [string, string]] : []),
  ];
  return { study, node };
}

/** The reader's game against the computer with this line. */
const ownGame = (game: string, { from, moves }: { from: string | null; moves: string[] }) =>
  localGames.value.find((one) => one.game === game && one.from === from && moves.length > 0 && one.moves.join() === moves.join());

/** Without the reader's own name unless they have one: others may read the game. */
function tagsOf({ you, level }: LocalGame): [string, string][] {
  const computer: [string, string] = [you === 'first' ? 'Second' : 'First', `computer-${level}`];
  const me = user.value?.name;
  return me ? [[you === 'first' ? 'First' : 'Second', me], computer] : [computer];
}

/** The side from which house numbers count. */
export const readerOf = ({ you }: Pick<LoadedAnalysis, 'you'>): api.Side => you ?? 'first';

/** Throws an error whose message is for the reader. */
export async function loadAnalysis(rules: Rules, game: string, wanted: AnalysisTarget): Promise<LoadedAnalysis> {
  if (!gameNamed(game)) throw new Error(t('analysis-no-game', { game }));
  if (wanted.kind === 'match') {
    const match = await api.match(game, wanted.board);
    const { study, node: last } = studyOfMatch(rules.readBy(readerOf(match)), match);
    const ply = wanted.ply ?? match.moves.length;
    return { study, node: atPly(study.tree.root, Math.min(ply, last.ply)), match, you: match.you, setUp: null, edited: false };
  }
  if (wanted.kind === 'line') {
    // A position being set up may be illegal; the set-up says so.
    const wrong = wanted.setUp && 'error' in rules.describe({ game, from: wanted.from, moves: [] });
    const own = ownGame(game, wanted);
    const { study, node } = studyOfLine(rules.readBy(own?.you ?? 'first'), game, wrong ? null : wanted.from, wanted.moves);
    if (own) study.tags = tagsOf(own);
    const opening = rules.describe({ game, from: null, moves: [] });
    const setUp = wanted.from ?? ('error' in opening ? '' : opening.position);
    return { study, node, match: null, you: own?.you ?? null, setUp: wanted.setUp ? setUp : null, edited: false };
  }
  if (wanted.kind === 'text') {
    const read = readGames(wanted.text, rules.reader);
    if ('error' in read) throw new Error(read.error);
    const found = read.games[0];
    if (found) {
      const study = studyOfText(found);
      return { study, node: study.tree.root, match: null, you: null, setUp: null, edited: true };
    }
  }
  throw new Error(t('analysis-no-address', { game: titleOf(game) }));
}

/** Restores what the browser saved of it. */
export function restoreStudy(loaded: LoadedAnalysis, kept: SavedStudy | null): LoadedAnalysis {
  const read = kept ? readGames(kept.study, readerOf(loaded)) : null;
  const game = read && !('error' in read) ? read.games[0] : null;
  if (!kept || game?.game !== loaded.study.game) return loaded;
  const study = studyOfText(game);
  let node = study.tree.root;
  for (const move of kept.moves) node = node.children.find((child) => child.move === move) ?? node;
  return { ...loaded, study, node, edited: true };
}
