import { begin } from "./begun";

/**
 * Runs before anything of a page is seen: nothing is shown of a board that the build drew where the address asks for another (nor of
 * the first entry of rules where it names one), and what is pressed on one is remembered until its script is there (`drawn.ts`).
 * Where this browser keeps a Python already, that begins to start: nothing is fetched for it.
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
