// The page's side of a wasm to one of the house's WebAssembly modules (wasm_abi.h): text in, text
// out.

/** What every wasm has. */
export interface WasmModule {
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
export async function instantiate<D extends WasmModule>(
  address: string,
  lent: WebAssembly.Imports = {},
): Promise<D> {
  const { instance } = await WebAssembly.instantiateStreaming(fetch(address), lent);
  const wasm = instance.exports as unknown as D;
  wasm._initialize();
  return wasm;
}

/** Lays a request into the room; how long it is, for the question. */
export function writeRequest(wasm: WasmModule, words: string): number {
  const request = new TextEncoder().encode(words);
  const at = wasm.room(request.length);
  new Uint8Array(wasm.memory.buffer, at, request.length).set(request);
  return request.length;
}

/** The answer, of the length that the question gave. */
export function readAnswer(wasm: WasmModule, length: number): string {
  return new TextDecoder().decode(new Uint8Array(wasm.memory.buffer, wasm.answer(), length));
}
