/** The worker: Python, and the pages that are open in it. Calls are carried out one after another. */
import type { Asked, Call, Said } from "./protocol";
import { keep, type Opened, type Place, start, unzipWasm } from "./starting";

/** A `Visit` (see `pnrules/pages/visit.py`). */
interface Visit {
  open(page: string, cells: string, asked: string, lang: string, luck: number): string;
  close(page: string): void;
  hear(page: string, board: number, message: string): string;
  speak(page: string, lang: string): void;
}

const place: Place = {
  folder: new URL(".", location.href).href,
  version: new URLSearchParams(location.search).get("v") ?? "",
};
const say = (said: Said) => postMessage(said);
/** How long (in ms) there must be no calls before a snapshot is made: that takes a while, and nobody should have to wait for it.
 * */
const QUIET = 1500;

/** The pages opened so far. */
const opened: Opened[] = [];

function carriedOut(visit: Visit, call: Call): string | null {
  switch (call.do) {
    case "open": {
      const what: Opened = [JSON.stringify(call.opening.cells), JSON.stringify(call.opening.asked), call.lang];
      opened.push(what);
      return visit.open(call.page, ...what, call.luck);
    }
    case "hear":
      return visit.hear(call.page, call.board, JSON.stringify(call.message));
    case "speak":
      visit.speak(call.page, call.lang);
      return null;
    case "close":
      visit.close(call.page);
      return null;
  }
}

/** Whether Python itself has crashed, and not just a call: it then answers no more. */
const isFatal = (error: unknown): boolean => (error as { pyodide_fatal_error?: boolean }).pyodide_fatal_error === true;

async function run(): Promise<void> {
  const began = performance.now();
  unzipWasm(place).catch((error) => say({ broken: String(error) }));
  const waiting: Asked[] = [];
  self.onmessage = ({ data }: MessageEvent<Asked>) => waiting.push(data);
  const started = await start(place);
  const visit = started.python.runPython("visit") as Visit;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    if (!started.unkept) return;
    clearTimeout(quiet);
    quiet = setTimeout(() => void keep(started, place, opened), QUIET);
  };
  const answer = ({ number, call }: Asked) => {
    try {
      say({ number, text: carriedOut(visit, call) });
    } catch (error) {
      say(isFatal(error) ? { broken: String(error) } : { number, failed: String(error) });
    }
    later();
  };
  self.onmessage = ({ data }: MessageEvent<Asked>) => answer(data);
  say({ ready: true, snapshot: started.snapshot, took: performance.now() - began });
  waiting.forEach(answer);
  later();
}

run().catch((error) => say({ broken: String(error) }));
