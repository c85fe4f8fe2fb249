// Builds small endgame tables (endings_wasm.cpp) when a position is first looked up; takes seconds.

import address from '@rules/endings.wasm?url';
import type { TablebaseResult } from '../api';
import { readAnswer, type WasmModule, once, instantiate, writeRequest } from './wasm_module';

export interface TablebaseRequest {
  id: number;
  game: string;
  position: string;
  seeds: number; // on the board
}
export interface TablebaseReply {
  id: number;
  ending: TablebaseResult | null;
}

interface TablebaseModule extends WasmModule {
  build(bytes: number): number;
  ask(bytes: number): number;
}

const load = once(() => instantiate<TablebaseModule>(address));
/** The tables built so far, of one game. */
let built = { game: '', seeds: -1 };

async function probe(question: TablebaseRequest): Promise<TablebaseResult | null> {
  const wasm = await load();
  if (built.game !== question.game) built = { game: question.game, seeds: -1 };
  while (built.seeds < question.seeds) {
    built.seeds = wasm.build(writeRequest(wasm, question.game));
    if (built.seeds < 0) return null;
  }
  const length = wasm.ask(writeRequest(wasm, `${question.game} ${question.position}`));
  const answer = JSON.parse(readAnswer(wasm, length)) as TablebaseResult | { error: string };
  return 'error' in answer ? null : answer;
}

const page = self as unknown as { onmessage: (event: MessageEvent<TablebaseRequest>) => void; postMessage(reply: TablebaseReply): void };
page.onmessage = ({ data }) => {
  probe(data).then(
    (ending) => page.postMessage({ id: data.id, ending }),
    () => page.postMessage({ id: data.id, ending: null }),
  );
};
