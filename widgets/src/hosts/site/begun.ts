/** A worker that starts before the page's script: `early.ts` makes it, and `main.ts` takes it over with its messages so far. */
import { KEPT, SNAPSHOT } from "./kept";
import type { Said } from "./protocol";

export interface Begun {
  worker: Worker;
  said: Said[];
}

/** The two scripts' shared state. Null once the page's script has started Python, with this worker or its own. */
const here = globalThis as typeof globalThis & { pnBegun?: Begun | null };

/** Make the worker, if this browser has a snapshot for it. `at`: the address of a file of Python. */
export async function begin(at: (name: string) => URL): Promise<void> {
  const kept = typeof caches !== "undefined" && (await caches.match(at(SNAPSHOT), { cacheName: KEPT }));
  if (!kept || here.pnBegun !== undefined) return;
  const worker = new Worker(at("worker.js"), { type: "module" });
  const said: Said[] = [];
  worker.onmessage = ({ data }: MessageEvent<Said>) => said.push(data);
  worker.onerror = ({ message }) => said.push({ broken: message });
  here.pnBegun = { worker, said };
}

/** The worker that has started; null if none has, or it was taken before. No other starts after this. */
export function begun(): Begun | null {
  const found = here.pnBegun ?? null;
  here.pnBegun = null;
  return found;
}
