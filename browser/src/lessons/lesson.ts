// A lesson: its steps, read from src/games/*/lessons/, and whether a move fulfills a step's task.
// What a move does comes from the rules; here it is only compared.

import type { PositionInfo, Line, Step } from '../engine/rules';

interface Task {
  moves?: string[];
  lands?: number[];
  captured?: number;
  gained?: number;
  hops?: number;
  over?: string;
  safe?: 'captured' | 'over';
  /** A move that the rules refuse: the step teaches why. */
  refused?: string;
}

export interface LessonStep {
  name: string;
  from: string | null;
  task: Task;
  solution: string;
}

export interface LessonFile {
  core?: string;
  steps: string[];
  own: Record<string, Omit<LessonStep, 'name'>>;
}
export type CoreFile = LessonFile['own'];

/** The steps of a game's file, with those of its core filled in. */
export function stepsOf({ steps, own }: LessonFile, core: CoreFile = {}): LessonStep[] {
  return steps.flatMap((name) => {
    const step = own[name] ?? core[name];
    return step ? [{ name, ...step }] : [];
  });
}

/** The part of the rules that checking a task needs. */
interface LessonRules {
  describe(line: Line): PositionInfo | { error: string };
}

/** The seeds in a player's store, parsed from the end of a position's text. */
function storeOf(position: string, side: Step['side']): number {
  return Number(position.split(' ')[side === 'first' ? 1 : 2]);
}

/**
 * The goal of the task that the line's last move misses; empty if it fulfills all. `before` is the
 * position the move was made in.
 */
export function unmetGoal(task: Task, before: string, line: Line, rules: LessonRules): keyof Task | '' {
  const state = rules.describe(line);
  const step = 'error' in state ? undefined : state.line.at(-1);
  if ('error' in state || !step) return 'moves';
  const { path, captured, side, position } = step;
  if (task.refused !== undefined) return 'refused';
  if (task.moves && !task.moves.includes(step.text)) return 'moves';
  if (task.hops !== undefined && path.length !== task.hops) return 'hops';
  if (task.lands && !task.lands.includes(path.at(-1) ?? -1)) return 'lands';
  if (task.captured !== undefined && captured.length !== task.captured) return 'captured';
  if (task.gained !== undefined && storeOf(position, side) - storeOf(before, side) !== task.gained) return 'gained';
  if (task.over !== undefined && (state.reason !== task.over || state.result !== side)) return 'over';
  if (task.safe && !isSafe(task.safe, line, state, rules)) return 'safe';
  return '';
}

/** Whether no reply captures anything, or no reply ends the game. */
function isSafe(from: 'captured' | 'over', line: Line, state: PositionInfo, rules: LessonRules): boolean {
  return state.legal.every((reply) => {
    const after = rules.describe({ ...line, moves: [...line.moves, reply] });
    if ('error' in after) return false;
    return from === 'over' ? !after.over : after.line.at(-1)?.captured.length === 0;
  });
}
