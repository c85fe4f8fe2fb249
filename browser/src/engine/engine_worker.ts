// An engine (engine_wasm.cpp) in a worker whose name is its address. Ending the worker stops a search.

import { readAnswer, type WasmModule, once, instantiate, writeRequest } from './wasm_module';

export type EngineRequest = { id: number; line: string; ms: number } & (
  | { kind: 'play'; level: number; style: number; seed: number; gracious: boolean }
  | { kind: 'think'; lines: number; depth: number }
  | { kind: 'analyse'; nodes: number; lines: number }
);
export type EngineReply = { id: number; progress: unknown } | { id: number; answer: unknown } | { id: number; error: string };

interface EngineModule extends WasmModule {
  play(bytes: number, level: number, style: number, seed: number, gracious: boolean): number;
  think(bytes: number, lines: number, depth: number): number;
  analyse(bytes: number, nodes: number, lines: number): number;
}

const page = self as unknown as {
  name: string;
  onmessage: (event: MessageEvent<EngineRequest>) => void;
  postMessage(reply: EngineReply): void;
};

let current = { id: 0, until: 0 };

const load = once(async () => {
  const wasm = await instantiate<EngineModule>(page.name, {
    page: {
      told(address: number, length: number) {
        const words = new TextDecoder().decode(new Uint8Array(wasm.memory.buffer, address, length));
        page.postMessage({ id: current.id, progress: JSON.parse(words) });
      },
      stop: () => performance.now() >= current.until,
    },
  });
  return wasm;
});

async function answer(question: EngineRequest) {
  const wasm = await load();
  current = { id: question.id, until: performance.now() + question.ms };
  const bytes = writeRequest(wasm, question.line);
  const length =
    question.kind === 'play'
      ? wasm.play(bytes, question.level, question.style, question.seed, question.gracious)
      : question.kind === 'think'
        ? wasm.think(bytes, question.lines, question.depth)
        : wasm.analyse(bytes, question.nodes, question.lines);
  page.postMessage({ id: question.id, answer: JSON.parse(readAnswer(wasm, length)) });
}

page.onmessage = ({ data }) => {
  answer(data).catch((error: unknown) => page.postMessage({ id: data.id, error: String(error) }));
};
void load().catch(() => undefined); // the first request retries and says why
