import { begin } from "./begun";

/**
 * Runs before a page is first painted: it hides boards drawn by the build if the address asks for others (and the first entry of rules
 * if it names another), and remembers presses on them until their script is ready (`drawn.ts`). If this browser has a snapshot of
 * Python, that starts at once: it needs no fetching.
 */
const script = document.currentScript as HTMLScriptElement;
const asks = (script.dataset.asks ?? "").split(" ");
const wished = [...new URLSearchParams(location.search).keys()];
if (wished.some((name) => asks.includes(name))) document.documentElement.dataset.asked = "";
if (location.hash !== "") document.documentElement.dataset.hash = "";

let count = 0;
document.addEventListener(
  "click",
  ({ target }) => {
    const button = (target as Element).closest<HTMLElement>("[data-drawn] button");
    if (button) button.dataset.pressed = `${button.dataset.pressed ?? ""} ${++count}`;
  },
  true,
);

const saves = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
const at = (name: string) => new URL(`python/${name}${new URL(script.src).search}`, script.src);
if (script.dataset.waits === undefined && !saves) begin(at).catch((error) => console.warn("Python does not begin early.", error));
