/** Boards that the build drew (`first.tsx`): they are seen before there is a script, which goes on with their elements. */

/** The buttons that were pressed before there was anybody to hear it, in order. */
function pressedIn(place: HTMLElement): HTMLElement[] {
  const pressed = [...place.querySelectorAll<HTMLElement>("[data-pressed]")].flatMap((button) =>
    button.dataset
      .pressed!.trim()
      .split(" ")
      .map((when) => ({ button, when: Number(when) })),
  );
  return pressed.sort((one, other) => one.when - other.when).map(({ button }) => button);
}

/** Presses one after another, each on what the one before has made of the board. */
function press([button, ...others]: HTMLElement[]): void {
  if (!button) return;
  if (button.isConnected) button.click();
  requestAnimationFrame(() => setTimeout(() => press(others)));
}

/** Draws a board in its place. What was pressed before is done now. */
export function takeOver(place: HTMLElement, draw: () => () => void): () => void {
  const pressed = pressedIn(place);
  if (place.dataset.drawn === undefined) place.replaceChildren();
  delete place.dataset.drawn;
  const stop = draw();
  press(pressed);
  return stop;
}

/** The address asks for another board than the page's own. */
export function clear(page: Document): void {
  delete page.documentElement.dataset.asked;
  for (const place of page.querySelectorAll<HTMLElement>("[data-drawn]")) {
    delete place.dataset.drawn;
    place.replaceChildren();
  }
}
