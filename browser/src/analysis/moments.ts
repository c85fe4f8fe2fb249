// What decided a game, in words: a paragraph on who led until when, and the few moves that counted.

import type { Side } from '../api';
import type { AnalyzedMove, GameAnalysis, Score } from '../engine/engine';
import type { Rules } from '../engine/rules';
import { otherSide } from '../texts/format';
import { t } from '../texts/i18n';
import { playerValues, type Players } from '../texts/players';
import { describeIdeas } from './ideas';
import { formatScore } from './scores';
import type { MainLine } from './use_report';

/** The game that is told, and to whom. */
export interface Told extends Players {
  rules: Rules;
  main: MainLine;
  judged: GameAnalysis;
  /** "1-0", "0-1", "1/2-1/2", or "*": not known. */
  result: string;
}

/** A lead of less, in hundredths, is none. */
const leastLead = 100;
const fewest = 3;
const most = 5;

type Numbered = Pick<Told, 'main'>;

/** If Second moves first in a set-up, numbering starts as if First had moved. */
const halvesBefore = ({ main }: Numbered, ply: number) => ply - 1 + (main.state.line[0]?.side === 'second' ? 1 : 0);

/** The number of the move at a ply, which both players' moves share. */
export const moveNumber = (told: Numbered, ply: number) => Math.floor(halvesBefore(told, ply) / 2) + 1;
export const isByFirst = (told: Numbered, ply: number) => halvesBefore(told, ply) % 2 === 0;

function leaderOf(score: Score): Side | null {
  if ('winner' in score) return score.winner;
  if (Math.abs(score.first) < leastLead) return null;
  return score.first > 0 ? 'first' : 'second';
}

interface Lead {
  side: Side;
  from: number;
}
/** Who led from which ply on. A lead that the very next move gives back is none. */
function leadsIn({ moves, end }: GameAnalysis): Lead[] {
  const leaders = [...moves.map((move) => leaderOf(move.score)), leaderOf(end.score)];
  const leads: Lead[] = [];
  leaders.forEach((side, from) => {
    const next = leaders[from + 1];
    const lasts = next === undefined || next === side;
    if (side && lasts && leads.at(-1)?.side !== side) leads.push({ side, from });
  });
  return leads;
}

function formatLoss(told: Told, move: AnalyzedMove): string {
  const to = playerValues(told, otherSide(move.side));
  const shown = told.main.state.line[move.ply - 1]?.shown ?? move.move;
  if ('winner' in move.after) return t('review-gave-win', { move: shown, ...to });
  return t('review-gave', { move: shown, ...to, count: Math.max(1, Math.round(move.loss / 100)), unit: told.judged.unit });
}

function formatCourse(told: Told): { course: string; turn: AnalyzedMove | null } {
  const leads = leadsIn(told.judged);
  const [last, before] = [leads.at(-1), leads.at(-2)];
  if (!last) return { course: t('review-even', { unit: told.judged.unit }), turn: null };
  if (!before) {
    const course = t('review-led-from', { ...playerValues(told, last.side), n: moveNumber(told, Math.max(1, last.from)) });
    return { course, turn: null };
  }
  const lost = told.judged.moves.filter((move) => move.side === before.side && move.ply > before.from && move.ply <= last.from);
  const turn = lost.reduce<AnalyzedMove | null>((worst, move) => (move.loss >= Math.max(leastLead, worst?.loss ?? 0) ? move : worst), null);
  const until = moveNumber(told, turn?.ply ?? last.from);
  const gave = turn ? formatLoss(told, turn) : '';
  return { course: t('review-led-until', { ...playerValues(told, before.side), n: until, gave: gave && `; ${gave}` }), turn };
}

const winners: Record<string, Side | 'draw'> = { '1-0': 'first', '0-1': 'second', '1/2-1/2': 'draw' };

/** "You won. Ann led until move 17; c gave you 6 seeds." */
export function summarize(told: Told): string[] {
  const { state } = told.main;
  const result = winners[told.result] ?? (state.over ? state.result : null);
  const ended = result && (result === 'draw' ? t('review-drawn') : t('review-won', playerValues(told, result)));
  const { course, turn } = formatCourse(told);
  const worst = told.judged.moves.reduce<AnalyzedMove | null>((one, move) => (move.loss > (one?.loss ?? 0) ? move : one), null);
  const costliest =
    worst && worst !== turn && worst.mark ? t('review-costliest', { n: moveNumber(told, worst.ply), gave: formatLoss(told, worst) }) : null;
  const faultless = told.judged.moves.some(isMistake) ? null : t('analysis-no-mistakes');
  return [ended, course, costliest, faultless].flatMap((sentence) => sentence || []);
}

export const isMistake = (move: AnalyzedMove) => move.mark !== '';
const captures = ({ ideas }: AnalyzedMove) => ideas.find(({ code }) => code === 'capture' || code === 'grand-slam')?.count ?? 0;

/** The three to five moves that decided, in order: what cost most and, if that is little, what captured most. */
export function momentsOf({ moves }: GameAnalysis): AnalyzedMove[] {
  const mistakes = moves
    .filter(isMistake)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, most);
  const others = moves.filter((move) => captures(move) > 0 && !isMistake(move)).sort((a, b) => captures(b) - captures(a));
  return [...mistakes, ...others.slice(0, Math.max(0, fewest - mistakes.length))].sort((a, b) => a.ply - b.ply);
}

/** The best line before a move, as the reader sees it. */
export function betterLine({ rules, main }: Told, move: AnalyzedMove): string[] {
  const best = (move.lines[0]?.moves ?? []).slice(0, 8);
  const earlier = main.line.moves.slice(0, move.ply - 1);
  const after = rules.describe({ ...main.line, moves: [...earlier, ...best] });
  return 'error' in after ? best : after.line.slice(earlier.length).map((step) => step.shown);
}

function reasonOf(told: Told, { ply, move, side, why }: AnalyzedMove): string {
  if (!why) return '';
  const { code, last = '', ending = '', plies = 0 } = why;
  const { rules, main } = told;
  const earlier = main.line.moves.slice(0, ply - 1);
  const after = rules.describe({ ...main.line, moves: [...earlier, ...(code === 'misses-win' ? [] : [move]), why.move] });
  const known = code === 'lets-win' && ['base', 'captured-all'].includes(ending);
  return t(`analysis-why-${known ? ending : code}`, {
    ...playerValues(told, otherSide(side)),
    move: ('error' in after ? undefined : after.line.at(-1)?.shown) ?? why.move,
    last,
    plies,
  });
}

export function whyOf(told: Told, move: AnalyzedMove): string {
  const { rules, main } = told;
  const { drawing } = main.state;
  const ideas = (of: AnalyzedMove['ideas']) => describeIdeas(of, drawing, rules.reader);
  if (!isMistake(move)) return t('idea-sentence', { ideas: ideas(move.ideas) });
  const better = ideas(move.lines[0]?.ideas ?? []);
  const words = (score: Score) => formatScore(score, told, drawing);
  return (
    reasonOf(told, move) ||
    (better
      ? t('review-better-idea', { move: betterLine(told, move)[0] ?? '', ideas: better })
      : t('analysis-instead-of', { best: words(move.best), played: words(move.after) }))
  );
}
