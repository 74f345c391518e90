/**
 * The site's service worker: each version keeps its own files, and answers with them. Other files are fetched, and kept from then
 * on. JupyterLite, in `lab/`, has its own service worker.
 */
// biome-ignore lint/suspicious/noExplicitAny: TypeScript's types for service workers and for pages exclude each other
const worker = self as any;
/** The build inserts these before this script. */
declare const PN_VERSION: string;

const scope = new URL("./", location.href);
/** A host may have several copies of the site in different folders, which share one cache storage. */
const PREFIX = `pnrules-site ${scope.pathname} `;
const MINE = PREFIX + PN_VERSION;
/** The names of caches before they contained the folder. */
const OF_BEFORE = /^pnrules-site \w+$/;
const LIST = new URL("files.json", scope).href;

/** A file, relative to the root, and the hash of its contents. */
type Listed = [name: string, mark: string];

/** The list of a version's files. */
interface Listing {
  version: string;
  files: Listed[];
}

interface Lifetime {
  waitUntil(done: Promise<unknown>): void;
}

interface Fetching extends Lifetime {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

worker.addEventListener("install", (event: Lifetime) => event.waitUntil(install()));
worker.addEventListener("activate", (event: Lifetime) => event.waitUntil(activate()));
worker.addEventListener("message", (event: Lifetime & { data: unknown }) => {
  if (event.data === "take over") worker.skipWaiting();
  if (event.data === "keep all") event.waitUntil(keepAll().catch((error) => console.warn("The site is not kept whole.", error)));
});
worker.addEventListener("fetch", (event: Fetching) => {
  const to = new URL(event.request.url);
  const ours = event.request.method === "GET" && to.href.startsWith(scope.href);
  if (ours && !to.href.startsWith(`${scope.href}lab/`)) event.respondWith(answered(event, to));
});

/** A newer version is complete before it is offered. The first one fetches nothing, to leave the network to the page. */
async function install(): Promise<void> {
  if ((await others()).length > 0) await keepAll();
}

async function activate(): Promise<void> {
  for (const name of await others()) await caches.delete(name);
  await worker.clients.claim();
}

/** The caches of other versions of this copy of the site. */
async function others(): Promise<string[]> {
  const found: string[] = [];
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) ? name !== MINE : OF_BEFORE.test(name) && (await caches.match(LIST, { cacheName: name })))
      found.push(name);
  }
  return found;
}

/** The address under which a file is kept: without a page's parameters, and with `index.html` for a folder. */
function kept(to: URL): string {
  const path = to.pathname.endsWith("/") ? `${to.pathname}index.html` : to.pathname;
  return new URL(path, to).href;
}

async function answered(event: Fetching, to: URL): Promise<Response> {
  const { request } = event;
  const version = to.searchParams.get("v");
  if (version !== null && version !== PN_VERSION) return fetch(request); // the request is from a page of another version
  const cache = await caches.open(MINE);
  const found = await cache.match(kept(to));
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok && !answer.redirected) event.waitUntil(keepIfOurs(cache, kept(to), answer.clone()));
  return answer;
}

/** Keep a response if it is this version's file: not one of another version, nor the host's error page. */
async function keepIfOurs(cache: Cache, address: string, answer: Response): Promise<void> {
  const mark = (await marks(cache).catch(() => null))?.get(address);
  if (mark !== undefined && (await markOf(answer)) === mark) await put(cache, address, answer);
}

/** Keep a response if there is room; resolves to whether it was kept. */
async function put(cache: Cache, address: string, answer: Response): Promise<boolean> {
  try {
    await cache.put(address, answer);
    return true;
  } catch (error) {
    console.warn("This browser keeps no more of the site.", error);
    return false;
  }
}

/** The hash of a file's contents, as the build computes it. */
async function markOf(answer: Response): Promise<string> {
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", await answer.clone().arrayBuffer()));
  return Array.from(sum.subarray(0, 6), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Keep every file of this version, copying those that an earlier version has as well. Throws if a file is unavailable, differs
 * from the list, or cannot be kept; files that were kept stay for the next attempt.
 */
async function keepAll(): Promise<void> {
  const cache = await caches.open(MINE);
  const [name] = await others();
  const before = name === undefined ? null : await caches.open(name);
  const missing: string[] = [];
  for (const [address, mark] of await marks(cache)) {
    if (await cache.match(address)) continue;
    const same = await before?.match(address);
    const good = same && (await markOf(same)) === mark ? same : await fetched(address, mark);
    if (!good || !(await put(cache, address, good))) missing.push(address);
  }
  if (missing.length > 0) throw new Error(`Not whole: ${missing.join(", ")}`);
}

/** Fetch a file; null if it is not the one on the list. */
async function fetched(address: string, mark: string): Promise<Response | null> {
  const answer = await fetch(`${address}?v=${PN_VERSION}`, { cache: "no-cache" });
  return answer.ok && (await markOf(answer)) === mark ? answer : null;
}

let known: Map<string, string> | null = null;

/** The hashes of this version's files by address. Throws if the host has another version by now. */
async function marks(cache: Cache): Promise<Map<string, string>> {
  if (known) return known;
  const found = (await cache.match(LIST)) ?? (await fetch(`${LIST}?v=${PN_VERSION}`, { cache: "no-cache" }));
  if (!found.ok) throw new Error(`${LIST}: ${found.status}`);
  const listing = (await found.clone().json()) as Listing;
  if (listing.version !== PN_VERSION) throw new Error(`${LIST}: of version ${listing.version}`);
  await put(cache, LIST, found);
  known = new Map(listing.files.map(([name, mark]) => [new URL(name, scope).href, mark]));
  return known;
}

export {};
