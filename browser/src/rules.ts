// The rules: the house's own C++, compiled to WebAssembly (rules_wasm.cpp). This file only carries text
// in and JSON out. What is legal, what a move does and why another one is not possible is never
// worked out in TypeScript.

import address from '@rules/rules.wasm?url';
import type { Drawing, Result, Side } from './api';
import { readAnswer, type WasmModule, once, instantiate, writeRequest } from './wasm_module';
import { translateServerText } from './i18n';

/** One move of a line, ready for marking it on a board and telling it in words. */
export interface Step {
  side: Side;
  text: string;
  shown: string;
  told: string;
  from: number;
  path: number[];
  captured: number[];
  /** The last seed would have taken all there is, and captured nothing. */
  slam?: boolean;
  position: string;
}

export interface PositionInfo {
  game: string;
  position: string;
  to_move: Side;
  legal: string[];
  shown: string[];
  over: boolean;
  result?: Result | null;
  reason?: string | null;
  plies: number;
  line: Step[];
  drawing: Drawing;
  seats: [string, string];
}

/** What is wrong with a line, in the reader's language; `at` is the first bad move, -1 where it is about something else. */
export interface LineError {
  error: string;
  at: number;
}

/** Where a line of play began and its moves: all there is to a match. */
export interface Line {
  game: string;
  from: string | null;
  moves: string[];
}

/** The line as the doors read it. */
export function requestText({ game, from, moves }: Line): string {
  return `${game}${from ? ` from ${from}` : ''}: ${moves.join(' ')}`.trimEnd();
}

/** A game read from text (docs/game-notation.md). */
export interface TextLine {
  comment: string;
  moves: TextMove[];
}
export interface TextMove {
  move: string;
  shown: string;
  glyphs: number[];
  comment: string;
  /** Lines that begin instead of it. */
  beside: TextLine[];
}
export interface GameText {
  game: string;
  from: string | null;
  tags: [string, string][];
  result: string;
  line: TextLine;
  /** The game as it is written. */
  text: string;
}

interface RulesModule extends WasmModule {
  describe(bytes: number, secondReads: boolean): number;
  picture(bytes: number, secondBelow: boolean): number;
  notation(bytes: number, secondReads: boolean): number;
}

export class Rules {
  private otherReader: Rules | null = null;

  /** `reader`: whose numbers houses have, where they have some, in what is typed and in what is shown. */
  constructor(
    private readonly wasm: RulesModule,
    readonly reader: Side = 'first',
  ) {}

  /** The same rules for this reader. */
  readBy(reader: Side): Rules {
    if (reader === this.reader) return this;
    if (!this.otherReader) {
      this.otherReader = new Rules(this.wasm, reader);
      this.otherReader.otherReader = this;
    }
    return this.otherReader;
  }

  describe(line: Line): PositionInfo | LineError {
    const { wasm } = this;
    return translateError(
      JSON.parse(
        readAnswer(wasm, wasm.describe(writeRequest(wasm, requestText(line)), this.reader === 'second')),
      ) as PositionInfo | LineError,
    );
  }

  /** Why these words are no legal move after the line; empty where they are one. */
  whyNot(line: Line, typed: string): string {
    const words = typed.trim().replace(/\s+/g, '');
    const answer = this.describe({ ...line, moves: [...line.moves, words] });
    return 'error' in answer ? answer.error : '';
  }

  /** What playing this move would do; null where it is not legal. */
  preview(line: Line, move: string): Step | null {
    const answer = this.describe({ ...line, moves: [...line.moves, move] });
    return 'error' in answer ? null : (answer.line.at(-1) ?? null);
  }

  /** The position after a legal line, as SVG. */
  picture(line: Line, bottom: Side): string {
    const { wasm } = this;
    return readAnswer(wasm, wasm.picture(writeRequest(wasm, requestText(line)), bottom === 'second'));
  }

  /** The games of a text, or what is wrong with it and in which line. */
  readGames(text: string): { games: GameText[] } | { error: string; line: number } {
    const { wasm } = this;
    return translateError(
      JSON.parse(readAnswer(wasm, wasm.notation(writeRequest(wasm, text), this.reader === 'second'))) as
        | { games: GameText[] }
        | { error: string; line: number },
    );
  }
}

/** Who is asked at the board of a match. */
export type MatchRules = Pick<Rules, 'reader' | 'describe' | 'whyNot' | 'preview'>;

/** What is wrong with it, if anything is, in the reader's language. */
const translateError = <Answer extends object>(answer: Answer): Answer =>
  'error' in answer ? { ...answer, error: translateServerText(String(answer.error)) } : answer;

/** Fetches the rules once. */
export const loadRules = once(async () => new Rules(await instantiate<RulesModule>(address)));
