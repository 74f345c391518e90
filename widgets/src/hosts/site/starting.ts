/** Starts Python in a worker: from a snapshot of its memory, where this browser keeps one; else from nothing, which makes one. */
import { loadPyodide, type PyodideAPI, type PyodideConfig } from "pyodide";
import { info } from "pyodide/pyodide-lock.json";
import { KEPT, SNAPSHOT } from "./kept";

/** What the snapshot's private interface adds. It is pinned with the version of Pyodide, and nothing depends on it. */
interface WithSnapshot extends PyodideConfig {
  _makeSnapshot?: boolean;
  _loadSnapshot?: Uint8Array;
}

export interface Started {
  python: PyodideAPI;
  /** It was there as it had been kept. */
  snapshot: boolean;
  /** Its memory is still to be kept. */
  unkept: boolean;
}

/** Where the files of Python lie, and the version of the site: its query. */
export interface Place {
  folder: string;
  version: string;
}

const PROGRAM = "pyodide.asm.wasm";
const LIBRARY = "python.zip";

/** All that is imported before anybody asks. */
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
 * What is done before the memory is kept: whatever a page of each game reads and imports when it is opened is in it, and the pages of
 * this visit lie ready for the next (`opened`: JSON).
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

/** What opens a page in Python: its cells and what is asked of it, as JSON, and the language. */
export type Opened = [cells: string, asked: string, lang: string];

/** Of so many pages, those opened last, the next visit finds the beginning ready. */
const READY = 3;

export async function start(place: Place): Promise<Started> {
  const files = packages(place);
  files.catch(() => {}); // it is waited for below
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

/** In between, whatever is asked is answered. */
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

/** Keeps the memory for the next visit, with all that pages have read so far. A full or forbidden cache goes without. */
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

/** Forgets what earlier versions of this copy of the site kept; that of another copy on the same host stays. */
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

/** The memory that was kept had grown: it has room only in one that is as large. */
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

/** The packages as they come: gzipped whatever the host does, so they are not gzipped again. */
async function packages(place: Place): Promise<Uint8Array> {
  const answer = await fetch(address(place, "packages.bin"));
  if (!answer.ok) throw new Error(`packages.bin: ${answer.status}`);
  return new Uint8Array(await new Response(unzipped(answer)).arrayBuffer());
}

const unzipped = (answer: Response): ReadableStream => answer.body!.pipeThrough(new DecompressionStream("gzip"));

/** Files one after another: the length of a list, the list (name, size), all contents (see `packing.py`). */
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
 * The program of Python is gzipped as well, under its own name. So it is as small on every host, and is compiled while it comes,
 * whatever content type the host says; from the beginning, while Pyodide's own script and the snapshot are still fetched. What
 * Pyodide itself asks of the program is answered with that, and its library is fetched at once as well. Rejects where the program
 * cannot be had.
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
