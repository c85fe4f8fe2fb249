// The rules in WebAssembly (rules_wasm.cpp), compiled from the server's C++. Text in, JSON out:
// what is legal, what a move does and why one is refused is never computed in TypeScript.

import address from '@rules/rules.wasm?url';
import type { Drawing, Result, Side } from '../api';
import { readAnswer, type WasmModule, once, instantiate, writeRequest } from './wasm_module';
import { translateRefusal } from '../texts/i18n';
import type { Refusal } from '../texts/refusals';

/** One move of a line, with what a board needs to draw and describe it. */
export interface Step {
  side: Side;
  text: string;
  shown: string;
  told: string;
  from: number;
  path: number[];
  captured: number[];
  /** A grand slam that captured nothing. */
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

/** Why a line is refused, in the reader's language; `at`: the first bad move, or -1. */
export interface LineError {
  error: string;
  at: number;
}

export interface Line {
  game: string;
  from: string | null;
  moves: string[];
}

/** The line as the modules parse it. */
export function requestText({ game, from, moves }: Line): string {
  return `${game}${from ? ` from ${from}` : ''}: ${moves.join(' ')}`.trimEnd();
}

interface RulesModule extends WasmModule {
  describe(bytes: number, secondReads: boolean): number;
}

export class Rules {
  private otherReader: Rules | null = null;

  /** `reader`: on boards with numbered houses, numbers count from this side, in input and output. */
  constructor(
    private readonly wasm: RulesModule,
    readonly reader: Side = 'first',
  ) {}

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
      JSON.parse(readAnswer(wasm, wasm.describe(writeRequest(wasm, requestText(line)), this.reader === 'second'))) as
        | PositionInfo
        | LineError,
    );
  }

  /** Why a typed move is refused; empty if it is legal. */
  whyNot(line: Line, typed: string): string {
    const words = typed.trim().replace(/\s+/g, '');
    const answer = this.describe({ ...line, moves: [...line.moves, words] });
    return 'error' in answer ? answer.error : '';
  }

  /** What a move would do; null if it is not legal. */
  preview(line: Line, move: string): Step | null {
    const answer = this.describe({ ...line, moves: [...line.moves, move] });
    return 'error' in answer ? null : (answer.line.at(-1) ?? null);
  }
}

/** What the board of a match needs of the rules. */
export type MatchRules = Pick<Rules, 'reader' | 'describe' | 'whyNot' | 'preview'>;

export const translateError = <Answer extends object>(answer: Answer): Answer =>
  'error' in answer ? { ...answer, error: translateRefusal(String(answer.error), answer as Partial<Refusal>) } : answer;

export const loadRules = once(async () => new Rules(await instantiate<RulesModule>(address)));
