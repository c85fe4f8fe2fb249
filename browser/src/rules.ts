// The rules: the house's own C++, compiled to WebAssembly (door.cpp). This file only carries text
// in and JSON out. What is legal, what a move does and why another one is not possible is never
// worked out in TypeScript.

import address from '@rules/rules.wasm?url';
import type { Drawing, Result, Side } from './api';

/** One move of a line, ready for marking it on a board and telling it in words. */
export interface Step {
  side: Side;
  text: string;
  shown: string;
  told: string;
  from: number;
  path: number[];
  captured: number[];
  position: string;
}

export interface Described {
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

/** What is wrong with a line; `at` is the first bad move, -1 where it is about something else. */
export interface Wrong {
  error: string;
  at: number;
}

/** Where a line of play began and its moves: all there is to a match. */
export interface Line {
  game: string;
  from: string | null;
  moves: string[];
}

interface Door {
  memory: WebAssembly.Memory;
  _initialize(): void;
  room(bytes: number): number;
  answer(): number;
  describe(bytes: number): number;
  referee(bytes: number): number;
}

export class Rules {
  constructor(private readonly door: Door) {}

  describe(line: Line): Described | Wrong {
    return JSON.parse(this.ask('describe', line)) as Described | Wrong;
  }

  /** Why these words are no legal move after the line; empty where they are one. */
  whyNot(line: Line, typed: string): string {
    const words = typed.trim().replace(/\s+/g, '');
    const answer = JSON.parse(
      this.ask('referee', { ...line, moves: [...line.moves, words] }),
    ) as Partial<Wrong>;
    return answer.error ?? '';
  }

  /** What playing this move would do; null where it is not legal. */
  preview(line: Line, move: string): Step | null {
    const answer = this.describe({ ...line, moves: [...line.moves, move] });
    return 'error' in answer ? null : (answer.line.at(-1) ?? null);
  }

  private ask(question: 'describe' | 'referee', line: Line): string {
    const from = line.from ? ` from ${line.from}` : '';
    const request = new TextEncoder().encode(
      `${line.game}${from}: ${line.moves.join(' ')}`.trimEnd(),
    );
    const at = this.door.room(request.length);
    new Uint8Array(this.door.memory.buffer, at, request.length).set(request);
    const length = this.door[question](request.length);
    return new TextDecoder().decode(
      new Uint8Array(this.door.memory.buffer, this.door.answer(), length),
    );
  }
}

let loaded: Promise<Rules> | null = null;

/**
 * Fetches the rules once; they ask nothing of their surroundings. A failed fetch is forgotten, so
 * that the next call tries again.
 */
export function loadRules(): Promise<Rules> {
  loaded ??= fetch(address)
    .then((response) => response.arrayBuffer())
    .then((bytes) => WebAssembly.instantiate(bytes))
    .then(({ instance }) => {
      const door = instance.exports as unknown as Door;
      door._initialize();
      return new Rules(door);
    })
    .catch((trouble: unknown) => {
      loaded = null;
      throw trouble;
    });
  return loaded;
}
