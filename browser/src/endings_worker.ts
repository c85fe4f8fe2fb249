// The page's own tables of endings, on a thread of their own: the house's C++ (endings_door.cpp)
// builds them here, in a second or a few, when a position is first asked about.

import address from '@rules/endings.wasm?url';
import type { KnownEnding } from './api';

export interface Question {
  id: number;
  game: string;
  position: string;
  seeds: number; // on the board
}
export interface Told {
  id: number;
  ending: KnownEnding | null;
}

interface Door {
  memory: WebAssembly.Memory;
  _initialize(): void;
  room(bytes: number): number;
  answer(): number;
  build(bytes: number): number;
  ask(bytes: number): number;
}

let loaded: Promise<Door> | null = null;
/** What the door has built: the tables of one game. */
let built = { game: '', seeds: -1 };

function load(): Promise<Door> {
  loaded ??= fetch(address)
    .then((response) => response.arrayBuffer())
    .then((bytes) => WebAssembly.instantiate(bytes))
    .then(({ instance }) => {
      const door = instance.exports as unknown as Door;
      door._initialize();
      return door;
    })
    .catch((trouble: unknown) => {
      loaded = null;
      throw trouble;
    });
  return loaded;
}

function write(door: Door, words: string): number {
  const request = new TextEncoder().encode(words);
  const at = door.room(request.length);
  new Uint8Array(door.memory.buffer, at, request.length).set(request);
  return request.length;
}

async function look(question: Question): Promise<KnownEnding | null> {
  const door = await load();
  if (built.game !== question.game) built = { game: question.game, seeds: -1 };
  while (built.seeds < question.seeds) {
    built.seeds = door.build(write(door, question.game));
    if (built.seeds < 0) return null;
  }
  const length = door.ask(write(door, `${question.game} ${question.position}`));
  const bytes = new Uint8Array(door.memory.buffer, door.answer(), length);
  const answer = JSON.parse(new TextDecoder().decode(bytes)) as KnownEnding | { error: string };
  return 'error' in answer ? null : answer;
}

const page = self as unknown as {
  onmessage: (event: MessageEvent<Question>) => void;
  postMessage(told: Told): void;
};
page.onmessage = ({ data }) => {
  look(data).then(
    (ending) => page.postMessage({ id: data.id, ending }),
    () => page.postMessage({ id: data.id, ending: null }),
  );
};
