// Caches the page in the service worker, so that boards, rules, engine, lessons, puzzles, analysis
// and help work offline.
//
// The files of one build are cached together under its version, all or none: a page never mixes two
// builds. A newer build is fetched alongside and waits until the reader asks for it
// (update_prompt.tsx); from then on whichever worker is active serves that build. It does not take
// skipWaiting(): Chromium can leave the newer worker waiting for minutes if the page fetches
// something meanwhile, and no page can be loaded until then. Previous builds stay for tabs that
// still run them.

/** Filled in by the build: its files ("/" is index.html) and its version. */
declare const pageFiles: string[];
declare const pageVersion: string;
/** SHA-256 of index.html, hexadecimal. */
declare const shellDigest: string;

/** What a page asks a worker, through a port: its build, the build served, or to serve another. */
export type Question = 'build' | 'served' | 'renew' | { serve: string };

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
  addEventListener(name: 'message', hear: (event: Extendable & MessageEvent<Question>) => void): void;
  skipWaiting(): Promise<void>;
};

const prefix = 'page-';
const buildCache = prefix + pageVersion;
const apiCache = 'answers';
/** Holds the name of the build cache that is served. */
const stateCache = 'state';
const servedKey = '/served-build';
/** Builds that stay, besides the one served: tabs may still run them. */
const buildsKept = 3;
const cachedApiPaths = ['/api/games?help=false', '/api/games', '/api/players'];
/** First path segments that work offline. */
const offlinePaths = ['', 'play', 'lessons', 'puzzles', 'analysis', 'games'];
/** If the server takes longer, the cached response is used. */
const apiTimeoutMs = 4000;

const hexadecimal = (bytes: ArrayBuffer) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** From the previous build's cache, or fetched. */
async function fetchFile(file: string): Promise<Response> {
  const before = file.startsWith('/assets/') ? await caches.match(file, { ignoreVary: true }) : null;
  if (before) return before;
  // At “/” the server writes what each page is about (src/http/site/page_site.h).
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
    for (const file of pageFiles) if (!(await cache.match(file))) await cache.put(file, await fetchFile(file));
  } catch (error) {
    await caches.delete(buildCache);
    throw error;
  }
  await Promise.all(cachedApiPaths.map((path) => fetchWithFallback(new Request(path)).catch(() => undefined)));
  await dropOldBuilds();
}

/** The build that the reader has asked for last; none yet: this worker's own. */
async function servedBuild(): Promise<string> {
  const kept = await (await caches.open(stateCache)).match(servedKey);
  const build = kept ? await kept.text() : buildCache;
  return (await caches.has(build)) ? build : buildCache;
}

async function serve(build: string) {
  await (await caches.open(stateCache)).put(servedKey, new Response(build));
}

/** caches.keys() lists them in order of creation. */
async function dropOldBuilds() {
  const served = await servedBuild();
  const builds = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const old = builds.slice(0, -buildsKept).filter((name) => name !== served && name !== buildCache);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The path without the language that is wanted. */
function inEnglish(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('language');
  return url.pathname + url.search;
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
  return (await cache.match(request.url)) ?? (await cache.match(inEnglish(request.url))) ?? Response.error();
}

async function cached(path: string): Promise<Response | undefined> {
  const own = await (await caches.open(await servedBuild())).match(path, { ignoreVary: true });
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
  // It is the first one, or no tab is open any more.
  worker.addEventListener('activate', (event) => event.waitUntil(serve(buildCache)));
  worker.addEventListener('message', (event) => {
    const [answer] = event.ports;
    if (event.data === 'build') answer?.postMessage(buildCache);
    else if (event.data === 'served') event.waitUntil(servedBuild().then((build) => answer?.postMessage(build)));
    else if (event.data === 'renew')
      void worker.skipWaiting(); // asked by pages of 0.5 and before
    else if (typeof event.data === 'object' && event.data?.serve)
      event.waitUntil(serve(event.data.serve).then(() => answer?.postMessage('served')));
  });
  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname, searchParams } = new URL(request.url);
    if (request.method !== 'GET' || origin !== location.origin) return;
    if (cachedApiPaths.includes(inEnglish(request.url))) return event.respondWith(fetchWithFallback(request));
    // The server's plain pages are not part of the app.
    const plain = pathname.startsWith('/plain') || searchParams.has('plain');
    if (/^\/(api|embed)\//.test(pathname) || plain) return;
    if (request.mode === 'navigate') return event.respondWith(respondWithPage(request, pathname));
    if (pathname.startsWith('/assets/') || pageFiles.includes(pathname))
      event.respondWith(cached(pathname).then((file) => file ?? fetch(request)));
  });
}
