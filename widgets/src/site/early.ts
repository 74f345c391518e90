/**
 * Runs before anything of a page is seen: nothing is shown of a board that the build drew where the address asks for another (nor of
 * the first entry of rules where it names one), and what is pressed on one is remembered until its script is there (`drawn.ts`).
 */
const asks = (document.currentScript?.dataset.asks ?? "").split(" ");
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
