// The page's own tables of endings, on a thread of their own: the house's C++ (endings_door.cpp)
// builds them here, in a second or a few, when a position is first asked about.

import address from '@rules/endings.wasm?url';
import type { KnownEnding } from './api';
import { answered, type Door, once, opened, write } from './door';

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

interface EndingsDoor extends Door {
  build(bytes: number): number;
  ask(bytes: number): number;
}

const load = once(() => opened<EndingsDoor>(address));
/** What the door has built: the tables of one game. */
let built = { game: '', seeds: -1 };

async function look(question: Question): Promise<KnownEnding | null> {
  const door = await load();
  if (built.game !== question.game) built = { game: question.game, seeds: -1 };
  while (built.seeds < question.seeds) {
    built.seeds = door.build(write(door, question.game));
    if (built.seeds < 0) return null;
  }
  const length = door.ask(write(door, `${question.game} ${question.position}`));
  const answer = JSON.parse(answered(door, length)) as KnownEnding | { error: string };
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
