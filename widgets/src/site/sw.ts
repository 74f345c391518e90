/**
 * The site's service worker: each version keeps its own files, and answers with them. What is not kept yet comes from the network, and
 * is kept. JupyterLite, in `lab/`, has a service worker of its own.
 */
// biome-ignore lint/suspicious/noExplicitAny: the types of a service worker and of a page are not to be had together
const worker = self as any;
/** Written before this script by the build. */
declare const PN_VERSION: string;

const PREFIX = "pnrules-site ";
const MINE = PREFIX + PN_VERSION;
const scope = new URL("./", location.href);

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

worker.addEventListener("install", (event: Lifetime) => event.waitUntil(install()));
worker.addEventListener("activate", (event: Lifetime) => event.waitUntil(activate()));
worker.addEventListener("message", (event: Lifetime & { data: unknown }) => {
  if (event.data === "take over") worker.skipWaiting();
  if (event.data === "keep all") event.waitUntil(keepAll().catch((error) => console.warn("The site is not kept whole.", error)));
});
worker.addEventListener("fetch", (event: { request: Request; respondWith(answer: Promise<Response>): void }) => {
  const to = new URL(event.request.url);
  const ours = event.request.method === "GET" && to.href.startsWith(scope.href);
  if (ours && !to.href.startsWith(`${scope.href}lab/`)) event.respondWith(answered(event.request, to));
});

/** A newer version is whole before it is offered; the first one leaves the network to the page. */
async function install(): Promise<void> {
  if ((await others()).length > 0) await keepAll();
}

async function activate(): Promise<void> {
  for (const name of await others()) await caches.delete(name);
  await worker.clients.claim();
}

const others = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== MINE);

/** The address under which a file is kept: without what a page's address asks for, and with a folder's own page. */
function kept(to: URL): string {
  const path = to.pathname.endsWith("/") ? `${to.pathname}index.html` : to.pathname;
  return new URL(path, to).href;
}

async function answered(request: Request, to: URL): Promise<Response> {
  const version = to.searchParams.get("v");
  if (version !== null && version !== PN_VERSION) return fetch(request); // a page of another version asks
  const cache = await caches.open(MINE);
  const found = await cache.match(kept(to));
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok && !answer.redirected) await put(cache, kept(to), answer.clone());
  return answer;
}

/** A cache may be full: then the page goes without. */
async function put(cache: Cache, address: string, answer: Response): Promise<void> {
  try {
    await cache.put(address, answer);
  } catch (error) {
    console.warn("This browser keeps no more of the site.", error);
  }
}

/** Every file of this version: what an earlier one has as well is taken from there. Throws where the host has another by now. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(MINE);
  const listed = await files(cache);
  const before = await earlier();
  for (const [name, mark] of listed) {
    const address = new URL(name, scope).href;
    if (await cache.match(address)) continue;
    const same = before.marks.get(name) === mark ? await before.cache?.match(address) : undefined;
    const answer = same ?? (await fetch(`${address}?v=${PN_VERSION}`, { cache: "no-cache" }));
    if (answer.ok) await put(cache, address, answer);
  }
}

async function files(cache: Cache): Promise<Listed[]> {
  const address = new URL("files.json", scope).href;
  const found = (await cache.match(address)) ?? (await fetch(`${address}?v=${PN_VERSION}`, { cache: "no-cache" }));
  if (!found.ok) throw new Error(`${address}: ${found.status}`);
  const listing = (await found.clone().json()) as Listing;
  if (listing.version !== PN_VERSION) throw new Error(`${address}: of version ${listing.version}`);
  await put(cache, address, found);
  return listing.files;
}

/** What an earlier version keeps, and the marks of its files. */
async function earlier(): Promise<{ cache: Cache | null; marks: Map<string, string> }> {
  const [name] = await others();
  if (name === undefined) return { cache: null, marks: new Map() };
  const cache = await caches.open(name);
  const listed = await cache.match(new URL("files.json", scope).href);
  return { cache, marks: new Map(listed ? ((await listed.json()) as Listing).files : []) };
}

export {};
