/**
 * The site's service worker: each version keeps its own files, and answers with them. What is not kept yet comes from the network, and
 * is kept. JupyterLite, in `lab/`, has a service worker of its own.
 */
// biome-ignore lint/suspicious/noExplicitAny: the types of a service worker and of a page are not to be had together
const worker = self as any;
/** Written before this script by the build. */
declare const PN_VERSION: string;

const scope = new URL("./", location.href);
/** A host may have several copies of the site, in folders of their own; what the browser keeps belongs to all of the host. */
const PREFIX = `pnrules-site ${scope.pathname} `;
const MINE = PREFIX + PN_VERSION;
/** What copies of the site called their caches before they named their folder. */
const OF_BEFORE = /^pnrules-site \w+$/;
const LIST = new URL("files.json", scope).href;

/** A file beneath the root, and what tells one content of it from another. */
type Listed = [name: string, mark: string];

/** What a version consists of. */
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

/** A newer version is whole before it is offered; the first one leaves the network to the page. */
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

/** The address under which a file is kept: without what a page's address asks for, and with a folder's own page. */
function kept(to: URL): string {
  const path = to.pathname.endsWith("/") ? `${to.pathname}index.html` : to.pathname;
  return new URL(path, to).href;
}

async function answered(event: Fetching, to: URL): Promise<Response> {
  const { request } = event;
  const version = to.searchParams.get("v");
  if (version !== null && version !== PN_VERSION) return fetch(request); // a page of another version asks
  const cache = await caches.open(MINE);
  const found = await cache.match(kept(to));
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok && !answer.redirected) event.waitUntil(keepIfOurs(cache, kept(to), answer.clone()));
  return answer;
}

/** Keep what came, if it is the file that this version has there: neither somebody else's nor what the host answers instead. */
async function keepIfOurs(cache: Cache, address: string, answer: Response): Promise<void> {
  const mark = (await marks(cache).catch(() => null))?.get(address);
  if (mark !== undefined && (await markOf(answer)) === mark) await put(cache, address, answer);
}

/** A cache may be full: then the page goes without. Whether it is kept. */
async function put(cache: Cache, address: string, answer: Response): Promise<boolean> {
  try {
    await cache.put(address, answer);
    return true;
  } catch (error) {
    console.warn("This browser keeps no more of the site.", error);
    return false;
  }
}

/** What tells one content of a file from another, as the build has it. */
async function markOf(answer: Response): Promise<string> {
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", await answer.clone().arrayBuffer()));
  return Array.from(sum.subarray(0, 6), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Every file of this version: what an earlier one has as well is taken from there. Throws where one is not to be had as it is listed,
 * or is not kept: what has been kept stays for the next time.
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

/** A file from the host; null where it is not the one that is listed. */
async function fetched(address: string, mark: string): Promise<Response | null> {
  const answer = await fetch(`${address}?v=${PN_VERSION}`, { cache: "no-cache" });
  return answer.ok && (await markOf(answer)) === mark ? answer : null;
}

let known: Map<string, string> | null = null;

/** The marks of this version's files by their addresses, and of nothing else. Throws where the host has another version by now. */
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
