/** Starting Python in a worker: from a snapshot of its memory if this browser has one; otherwise from scratch, which makes one.
 * */
import { loadPyodide, type PyodideAPI, type PyodideConfig } from "pyodide";
import { info } from "pyodide/pyodide-lock.json";
import { KEPT, SNAPSHOT } from "./kept";

/** Pyodide's private interface for snapshots. Pyodide's version is pinned, and everything works without snapshots. */
interface WithSnapshot extends PyodideConfig {
  _makeSnapshot?: boolean;
  _loadSnapshot?: Uint8Array;
}

export interface Started {
  python: PyodideAPI;
  /** Whether it was started from a snapshot. */
  snapshot: boolean;
  /** Whether a snapshot is still to be made. */
  unkept: boolean;
}

/** The folder of Python's files, and the site's version, which is their query. */
export interface Place {
  folder: string;
  version: string;
}

const PROGRAM = "pyodide.asm.wasm";
const LIBRARY = "python.zip";

/** Imports everything before the first request. */
const WARM = `
import random
import pnrules
from pnrules.pages import Visit
from pnrules import games, words
for name in games.names():
    games.game(name)
for lang in words.LANGUAGES:
    words.text(lang, "app-title")
visit = Visit()
`;

/**
 * Prepares the snapshot: opens a page of each game, so that it contains everything that such pages read and import; and gets the
 * pages of this visit ready for the next one (`opened`: JSON).
 */
const WARMER = `
import gc, json
from pnrules.files import scenario
def warmer():
    global visit
    for name in games.names():
        for first in scenario.of_game(name)[:1]:
            Visit().prepare(json.dumps([f"import pnrules, pnwidgets\\npnwidgets.explore(pnrules.load({first!r}))"]), "{}", "en")
            yield True
    fresh = Visit()
    for page in json.loads(opened):
        fresh.prepare(*page)
        yield True
    visit = fresh
    gc.collect()
warming = warmer()
`;

/** A page opened in Python: its cells and its parameters, as JSON, and the language. */
export type Opened = [cells: string, asked: string, lang: string];

/** How many of the latest pages a snapshot has ready for the next visit. */
const READY = 3;

export async function start(place: Place): Promise<Started> {
  const files = packages(place);
  files.catch(() => {}); // awaited below
  const [kept, create] = await Promise.all([snapshotOf(place), loader(place)]);
  if (kept) {
    try {
      return { python: await load(place, create, files, { _loadSnapshot: kept }), snapshot: true, unkept: false };
    } catch (error) {
      console.warn("The snapshot of Python could not be used.", error);
      await forget(place);
    }
  }
  const python = await load(place, create, files, { _makeSnapshot: true });
  python.runPython(WARM);
  return { python, snapshot: false, unkept: typeof caches !== "undefined" };
}

/** Let pending requests be answered in between. */
const pause = () => new Promise((done) => setTimeout(done));

async function memoryOf(python: PyodideAPI, opened: readonly Opened[]): Promise<Uint8Array | null> {
  try {
    python.globals.set("opened", JSON.stringify(opened.slice(-READY)));
    python.runPython(WARMER);
    while (python.runPython("next(warming, False)")) await pause();
    return (python as unknown as { makeMemorySnapshot(): Uint8Array }).makeMemorySnapshot();
  } catch (error) {
    console.warn("The memory of Python cannot be told.", error);
    return null;
  }
}

/** Keep a snapshot for the next visit, with everything that pages have read so far. If the cache is full or forbidden, there is
 * none. */
export async function keep(started: Started, place: Place, opened: readonly Opened[]): Promise<void> {
  if (!started.unkept) return;
  started.unkept = false;
  const memory = await memoryOf(started.python, opened);
  if (memory === null) return;
  try {
    await forget(place);
    const cache = await caches.open(KEPT);
    await cache.put(address(place, SNAPSHOT), new Response(memory as BlobPart));
  } catch (error) {
    console.warn("No snapshot of Python is kept.", error);
  }
}

const address = ({ folder, version }: Place, name: string) => `${folder}${name}?v=${version}`;

/** Delete the snapshots of earlier versions of this copy of the site, but not those of other copies on the same host. */
async function forget({ folder }: Place): Promise<void> {
  const cache = await caches.open(KEPT);
  const ours = new URL(folder, location.href).href;
  for (const request of await cache.keys()) if (request.url.startsWith(ours)) await cache.delete(request);
}

async function snapshotOf(place: Place): Promise<Uint8Array | null> {
  try {
    const found = await (await caches.open(KEPT)).match(address(place, SNAPSHOT));
    return found ? new Uint8Array(await found.arrayBuffer()) : null;
  } catch {
    return null;
  }
}

type Create = NonNullable<PyodideConfig["createPyodideModule"]>;

/** A snapshot of grown memory needs memory of at least its size. */
function grown(create: Create, size: number): Create {
  return async (settings) => {
    const module = await create(settings);
    (module as unknown as { growMemory(size: number): void }).growMemory(size);
    return module;
  };
}

async function loader(place: Place): Promise<Create> {
  return (await import(/* @vite-ignore */ address(place, "pyodide.asm.js"))).default;
}

async function load(place: Place, create: Create, files: Promise<Uint8Array>, how: WithSnapshot): Promise<PyodideAPI> {
  const config: WithSnapshot = {
    indexURL: place.folder,
    stdLibURL: address(place, LIBRARY),
    lockFileContents: { info, packages: {} } as unknown as NonNullable<PyodideConfig["lockFileContents"]>,
    packageBaseUrl: place.folder,
    createPyodideModule: how._loadSnapshot ? grown(create, how._loadSnapshot.length) : create,
    fsInit: async (FS, { sitePackages }) => layOut(FS, sitePackages, await files),
    ...how,
  };
  return loadPyodide(config);
}

/** Fetch the packages. They are gzipped files, whether or not the host compresses. */
async function packages(place: Place): Promise<Uint8Array> {
  const answer = await fetch(address(place, "packages.bin"));
  if (!answer.ok) throw new Error(`packages.bin: ${answer.status}`);
  return new Uint8Array(await new Response(unzipped(answer)).arrayBuffer());
}

const unzipped = (answer: Response): ReadableStream => answer.body!.pipeThrough(new DecompressionStream("gzip"));

/** Unpack files: the length of a list, the list of names and sizes, then all contents (see `packing.py`). */
function layOut(FS: PyodideAPI["FS"], root: string, whole: Uint8Array): void {
  const length = new DataView(whole.buffer).getUint32(0, true);
  const listed = JSON.parse(new TextDecoder().decode(whole.subarray(4, 4 + length))) as [string, number][];
  const made = new Set<string>();
  let at = 4 + length;
  for (const [name, size] of listed) {
    const folder = `${root}/${name}`.replace(/\/[^/]*$/, "");
    if (!made.has(folder)) FS.mkdirTree(folder);
    made.add(folder);
    FS.writeFile(`${root}/${name}`, whole.subarray(at, at + size), { canOwn: true });
    at += size;
  }
}

/**
 * Python's program is gzipped as well, under its own name. So it is equally small on every host, and can be compiled while it is
 * being fetched, whatever its content type; this begins at once, while Pyodide's own script and the snapshot are still being
 * fetched. Pyodide's own request for the program is answered with the result, and its library is fetched at once as well. Rejects
 * if the program is unavailable.
 */
export async function unzipWasm(place: Place): Promise<void> {
  const program = compiled(place);
  const load = fetch;
  const library = load(address(place, LIBRARY));
  library.catch(() => {}); // Pyodide waits for it
  self.fetch = (asked, how) => {
    if (String(asked).endsWith(PROGRAM)) return Promise.resolve(new Response());
    return String(asked) === address(place, LIBRARY) ? library : load(asked, how);
  };
  WebAssembly.instantiateStreaming = async (_answer, imports) => {
    const module = await program;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  await program;
}

async function compiled(place: Place): Promise<WebAssembly.Module> {
  const found = await fetch(address(place, PROGRAM));
  if (!found.ok) throw new Error(`${found.url}: ${found.status}`);
  const headers = { "content-type": "application/wasm" };
  return WebAssembly.compileStreaming(new Response(unzipped(found), { headers }));
}
