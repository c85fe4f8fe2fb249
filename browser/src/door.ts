// The page's side of a door to one of the house's WebAssembly modules (door_room.h): text in, text
// out.

/** What every door has. */
export interface Door {
  memory: WebAssembly.Memory;
  _initialize(): void;
  room(bytes: number): number;
  answer(): number;
}

/**
 * Something that is loaded once, when it is first asked for. A failed load is forgotten, so that
 * the next call tries again.
 */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | null = null;
  return () => {
    loaded ??= load().catch((trouble: unknown) => {
      loaded = null;
      throw trouble;
    });
    return loaded;
  };
}

/** Fetches a module, which asks nothing of its surroundings but what it is lent. */
export async function opened<D extends Door>(
  address: string,
  lent: WebAssembly.Imports = {},
): Promise<D> {
  const { instance } = await WebAssembly.instantiateStreaming(fetch(address), lent);
  const door = instance.exports as unknown as D;
  door._initialize();
  return door;
}

/** Lays a request into the room; how long it is, for the question. */
export function write(door: Door, words: string): number {
  const request = new TextEncoder().encode(words);
  const at = door.room(request.length);
  new Uint8Array(door.memory.buffer, at, request.length).set(request);
  return request.length;
}

/** The answer, of the length that the question gave. */
export function answered(door: Door, length: number): string {
  return new TextDecoder().decode(new Uint8Array(door.memory.buffer, door.answer(), length));
}
