// The page's files, kept by the service worker: what needs no house (boards, rules, the computer,
// lessons, puzzles, analysis, help) opens without one.
//
// All files of one build are kept together, under its version, and only when every one of them is
// there: a page never gets its parts from two builds. A newer build is fetched beside the one in
// use and waits until the reader asks for it (update_prompt.tsx). The build before stays, for tabs that
// still run it and have not fetched all their parts.

/** Written in when the page is built: its files, "/" for index.html, and what they are all together. */
declare const pageFiles: string[];
declare const pageVersion: string;
/** What index.html is by itself: SHA-256, in hexadecimal digits. */
declare const shellDigest: string;

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
const worker = self as unknown as {
  addEventListener(name: 'install' | 'activate', hear: (event: Extendable) => void): void;
  addEventListener(name: 'fetch', hear: (event: Fetching) => void): void;
  addEventListener(name: 'message', hear: (event: MessageEvent<unknown>) => void): void;
  skipWaiting(): Promise<void>;
};

const prefix = 'page-';
const buildCache = prefix + pageVersion;
const apiCache = 'answers';
const cachedApiPaths = ['/api/games', '/api/players'];
/** The first words of addresses that need no house. */
const offlinePaths = ['', 'play', 'lessons', 'puzzles', 'analysis', 'games'];
/** A house that takes longer than this to say what it said before is not waited for. */
const apiTimeoutMs = 4000;

const hexadecimal = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The same file of the build before, or a fresh one. */
async function fetchFile(file: string): Promise<Response> {
  const before = file.startsWith('/assets/') ? await caches.match(file, { ignoreVary: true }) : null;
  if (before) return before;
  const response = await fetch(file, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  if (file !== '/') return response;
  // Between two builds the house may have given the other one's.
  const digest = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
  if (hexadecimal(digest) !== shellDigest) throw new Error('the page is of another build');
  return response;
}

async function cacheFiles() {
  const cache = await caches.open(buildCache);
  try {
    // One after the other: the reader's own requests go first.
    for (const file of pageFiles)
      if (!(await cache.match(file))) await cache.put(file, await fetchFile(file));
  } catch (trouble) {
    await caches.delete(buildCache);
    throw trouble;
  }
  await Promise.all(cachedApiPaths.map((path) => fetchWithFallback(new Request(path)).catch(() => undefined)));
}

/** Caches are listed in the order in which they were made. */
async function dropOldBuilds() {
  const builds = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== buildCache);
  await Promise.all(builds.slice(0, -1).map((name) => caches.delete(name)));
}

/** From the house, and remembered; from memory where it does not answer. */
async function fetchWithFallback(request: Request): Promise<Response> {
  const cache = await caches.open(apiCache);
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(apiTimeoutMs) });
    if (response.ok) await cache.put(request.url, response.clone());
    if (response.status < 500) return response;
  } catch {
    // As it was last heard.
  }
  return (await cache.match(request.url)) ?? Response.error();
}

async function cached(path: string): Promise<Response | undefined> {
  const own = await (await caches.open(buildCache)).match(path, { ignoreVary: true });
  return own ?? (path.startsWith('/assets/') ? caches.match(path, { ignoreVary: true }) : undefined);
}

async function respondWithPage(request: Request, path: string): Promise<Response> {
  const page = await cached('/');
  if (page && offlinePaths.includes(path.split('/')[1] ?? '')) return page;
  try {
    return await fetch(request);
  } catch (trouble) {
    if (page) return page;
    throw trouble;
  }
}

export function cachePage() {
  worker.addEventListener('install', (event) => event.waitUntil(cacheFiles()));
  worker.addEventListener('activate', (event) => event.waitUntil(dropOldBuilds()));
  worker.addEventListener('message', ({ data }) => {
    if (data === 'renew') void worker.skipWaiting();
  });
  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname, searchParams } = new URL(request.url);
    if (request.method !== 'GET' || origin !== location.origin) return;
    if (cachedApiPaths.includes(pathname)) return event.respondWith(fetchWithFallback(request));
    // The house's own pages, for browsers without scripts, are not this one.
    const plain = pathname.startsWith('/plain') || searchParams.has('plain');
    if (pathname.startsWith('/api/') || plain) return;
    if (request.mode === 'navigate') return event.respondWith(respondWithPage(request, pathname));
    if (pathname.startsWith('/assets/') || pageFiles.includes(pathname))
      event.respondWith(cached(pathname).then((file) => file ?? fetch(request)));
  });
}
