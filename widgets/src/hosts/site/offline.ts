/** The site without a network: a service worker keeps its files, and reports newer ones. */
import type { Python } from "./python";
import type { Status } from "./status";

/** The interval (in ms) for checking whether Python has loaded: its files must not be fetched twice. */
const LOOK_EVERY = 500;

export function offline(root: string, state: () => Python["state"], status: Status): void {
  void register(root, state, status).catch((error) => console.warn("This browser keeps no site.", error));
}

async function register(root: string, state: () => Python["state"], status: Status): Promise<void> {
  const { serviceWorker } = navigator;
  const first = serviceWorker.controller === null;
  const known = await serviceWorker.register(`${root}sw.js`, { scope: root, updateViaCache: "none" });
  const look = () => {
    const waiting = known.waiting;
    if (waiting && !first) status.renewed(() => waiting.postMessage("take over"));
  };
  look();
  known.addEventListener("updatefound", () => known.installing?.addEventListener("statechange", look));
  let reloads = false;
  serviceWorker.addEventListener("controllerchange", () => {
    if (!first && !reloads) location.reload();
    reloads = true;
  });
  const ready = await serviceWorker.ready;
  const saves = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
  if (saves) return; // only files that are used are kept
  const timer = setInterval(() => {
    if (state() === "starting" || state() === "idle") return;
    clearInterval(timer);
    ready.active?.postMessage("keep all");
  }, LOOK_EVERY);
}
