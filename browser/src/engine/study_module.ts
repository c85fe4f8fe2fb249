// What only studying and sharing games needs of the rules (study_wasm.cpp): reading and printing
// them as text, and pictures. A module of its own, so that the first visit is light;
// loadStudyModule() comes before everything else here.

import address from '@rules/study.wasm?url';
import type { Side } from '../api';
import { requestText, translateError, type Line } from './rules';
import { instantiate, once, readAnswer, writeRequest, type WasmModule } from './wasm_module';

/** A game read from text (docs/game-notation.md). */
export interface TextLine {
  comment: string;
  moves: TextMove[];
}
interface TextMove {
  move: string;
  shown: string;
  glyphs: number[];
  comment: string;
  /** Variations that replace it. */
  beside: TextLine[];
}
export interface GameText {
  game: string;
  from: string | null;
  tags: [string, string][];
  result: string;
  line: TextLine;
  text: string;
}

interface StudyModule extends WasmModule {
  picture(bytes: number, secondBelow: boolean): number;
  notation(bytes: number, secondReads: boolean): number;
}

let loaded: StudyModule | null = null;

export const loadStudyModule = once(async () => {
  loaded = await instantiate<StudyModule>(address);
});

function ask(question: 'picture' | 'notation', text: string, second: boolean): string {
  if (!loaded) throw new Error('loadStudyModule() comes first');
  return readAnswer(loaded, loaded[question](writeRequest(loaded, text), second));
}

/** The position after a legal line, as SVG. */
export const pictureOf = (line: Line, bottom: Side) => ask('picture', requestText(line), bottom === 'second');

/** Parses games in text notation, with numbered houses as `reader` sees them; or the error and its line. */
export const readGames = (text: string, reader: Side) =>
  translateError(JSON.parse(ask('notation', text, reader === 'second')) as { games: GameText[] } | { error: string; line: number });
