// The computer that thinks in the page, on a thread of its own: the house's C++ (engine_door.cpp).
// Whoever does not want to hear the end of a thought ends the worker.

import address from '@rules/engine.wasm?url';
import { answered, type Door, once, opened, write } from './door';

export type Question = { id: number; line: string; ms: number } & (
  | { kind: 'play'; level: number; seed: number; gracious: boolean }
  | { kind: 'think'; lines: number; depth: number }
  | { kind: 'analyse'; nodes: number; lines: number }
);
export type Told =
  | { id: number; told: unknown }
  | { id: number; answer: unknown }
  | { id: number; trouble: string };

interface EngineDoor extends Door {
  play(bytes: number, level: number, seed: number, gracious: boolean): number;
  think(bytes: number, lines: number, depth: number): number;
  analyse(bytes: number, nodes: number, lines: number): number;
}

const page = self as unknown as {
  onmessage: (event: MessageEvent<Question>) => void;
  postMessage(told: Told): void;
};

/** The question that is thought about. */
let now = { id: 0, until: 0 };

const load = once(async () => {
  const door = await opened<EngineDoor>(address, {
    page: {
      told(at: number, length: number) {
        const words = new TextDecoder().decode(new Uint8Array(door.memory.buffer, at, length));
        page.postMessage({ id: now.id, told: JSON.parse(words) });
      },
      stop: () => performance.now() >= now.until,
    },
  });
  return door;
});

async function think(question: Question) {
  const door = await load();
  now = { id: question.id, until: performance.now() + question.ms };
  const bytes = write(door, question.line);
  const length =
    question.kind === 'play'
      ? door.play(bytes, question.level, question.seed, question.gracious)
      : question.kind === 'think'
        ? door.think(bytes, question.lines, question.depth)
        : door.analyse(bytes, question.nodes, question.lines);
  page.postMessage({ id: question.id, answer: JSON.parse(answered(door, length)) });
}

page.onmessage = ({ data }) => {
  think(data).catch((trouble: unknown) =>
    page.postMessage({ id: data.id, trouble: String(trouble) }),
  );
};
