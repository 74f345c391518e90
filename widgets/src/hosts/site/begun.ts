/** A worker that begins before the page's script is there: `early.ts` makes it, and `main.ts` takes it over with what it has said. */
import { KEPT, SNAPSHOT } from "./kept";
import type { Said } from "./protocol";

export interface Begun {
  worker: Worker;
  said: Said[];
}

/** All that the two scripts share. Null once the page's script has started Python, with this worker or its own. */
const here = globalThis as typeof globalThis & { pnBegun?: Begun | null };

/** Makes the worker, where this browser keeps a snapshot for it. `at` tells where a file of Python lies. */
export async function begin(at: (name: string) => URL): Promise<void> {
  const kept = typeof caches !== "undefined" && (await caches.match(at(SNAPSHOT), { cacheName: KEPT }));
  if (!kept || here.pnBegun !== undefined) return;
  const worker = new Worker(at("worker.js"), { type: "module" });
  const said: Said[] = [];
  worker.onmessage = ({ data }: MessageEvent<Said>) => said.push(data);
  worker.onerror = ({ message }) => said.push({ broken: message });
  here.pnBegun = { worker, said };
}

/** The worker that has begun; null where none has, or it was taken before. From now on none begins. */
export function begun(): Begun | null {
  const found = here.pnBegun ?? null;
  here.pnBegun = null;
  return found;
}
