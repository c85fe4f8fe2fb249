// Caches the page in the service worker, so that boards, rules, engine, lessons, puzzles, analysis
// and help work offline.
//
// The files of one build are cached together under its version, all or none: a page never mixes two
// builds. A newer build is fetched alongside and waits until the reader asks for it
// (update_prompt.tsx). The previous build stays for tabs that still run it.

/** Filled in by the build: its files ("/" is index.html) and its version. */
declare const pageFiles: string[];
declare const pageVersion: string;
/** SHA-256 of index.html, hexadecimal. */
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
const cachedApiPaths = ['/api/games?help=false', '/api/games', '/api/players'];
/** First path segments that work offline. */
const offlinePaths = ['', 'play', 'lessons', 'puzzles', 'analysis', 'games'];
/** If the server takes longer, the cached response is used. */
const apiTimeoutMs = 4000;

const hexadecimal = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** From the previous build's cache, or fetched. */
async function fetchFile(file: string): Promise<Response> {
  const before = file.startsWith('/assets/') ? await caches.match(file, { ignoreVary: true }) : null;
  if (before) return before;
  // At “/” the server writes what each page is about (src/http/page_site.h).
  const response = await fetch(file === '/' ? '/index.html' : file, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  if (file !== '/') return response;
  // During a deployment the server may have sent another build's.
  const digest = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
  if (hexadecimal(digest) !== shellDigest) throw new Error('the page is of another build');
  return response;
}

async function cacheFiles() {
  const cache = await caches.open(buildCache);
  try {
    // One at a time: the reader's own requests go first.
    for (const file of pageFiles)
      if (!(await cache.match(file))) await cache.put(file, await fetchFile(file));
  } catch (error) {
    await caches.delete(buildCache);
    throw error;
  }
  await Promise.all(cachedApiPaths.map((path) => fetchWithFallback(new Request(path)).catch(() => undefined)));
}

/** caches.keys() lists them in order of creation. */
async function dropOldBuilds() {
  const builds = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== buildCache);
  await Promise.all(builds.slice(0, -1).map((name) => caches.delete(name)));
}

/** From the server, and cached; from the cache if it does not respond. */
async function fetchWithFallback(request: Request): Promise<Response> {
  const cache = await caches.open(apiCache);
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(apiTimeoutMs) });
    if (response.ok) await cache.put(request.url, response.clone());
    if (response.status < 500) return response;
  } catch {
    // Use the cached response.
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
  } catch (error) {
    if (page) return page;
    throw error;
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
    const { origin, pathname, search, searchParams } = new URL(request.url);
    if (request.method !== 'GET' || origin !== location.origin) return;
    if (cachedApiPaths.includes(pathname + search)) return event.respondWith(fetchWithFallback(request));
    // The server's plain pages are not part of the app.
    const plain = pathname.startsWith('/plain') || searchParams.has('plain');
    if (/^\/(api|embed)\//.test(pathname) || plain) return;
    if (request.mode === 'navigate') return event.respondWith(respondWithPage(request, pathname));
    if (pathname.startsWith('/assets/') || pageFiles.includes(pathname))
      event.respondWith(cached(pathname).then((file) => file ?? fetch(request)));
  });
}
