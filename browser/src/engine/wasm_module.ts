// Calls a WebAssembly module through text requests and responses (wasm_abi.h).

export interface WasmModule {
  memory: WebAssembly.Memory;
  _initialize(): void;
  room(bytes: number): number;
  answer(): number;
}

/** Loads something on first use. A failed load is forgotten, so that the next call retries. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | null = null;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = null;
      throw error;
    });
    return loaded;
  };
}

export async function instantiate<D extends WasmModule>(address: string, lent: WebAssembly.Imports = {}): Promise<D> {
  const { instance } = await WebAssembly.instantiateStreaming(fetch(address), lent);
  const wasm = instance.exports as unknown as D;
  wasm._initialize();
  return wasm;
}

/** Copies a request into the module; returns its length. */
export function writeRequest(wasm: WasmModule, words: string): number {
  const request = new TextEncoder().encode(words);
  const address = wasm.room(request.length);
  new Uint8Array(wasm.memory.buffer, address, request.length).set(request);
  return request.length;
}

/** The response, whose length the call returned. */
export function readAnswer(wasm: WasmModule, length: number): string {
  return new TextDecoder().decode(new Uint8Array(wasm.memory.buffer, wasm.answer(), length));
}
