/** Boards drawn by the build (`first.tsx`): they are visible before any script, which then takes over their elements. */

/** The buttons that were pressed before there were any listeners, in order. */
function pressedIn(place: HTMLElement): HTMLElement[] {
  const pressed = [...place.querySelectorAll<HTMLElement>("[data-pressed]")].flatMap((button) =>
    button.dataset
      .pressed!.trim()
      .split(" ")
      .map((when) => ({ button, when: Number(when) })),
  );
  return pressed.sort((one, other) => one.when - other.when).map(({ button }) => button);
}

/** Press buttons one after another, each after the board has changed by the previous one. */
function press([button, ...others]: HTMLElement[]): void {
  if (!button) return;
  if (button.isConnected) button.click();
  requestAnimationFrame(() => setTimeout(() => press(others)));
}

/** Draw a board in its place, then carry out earlier presses. */
export function takeOver(place: HTMLElement, draw: () => () => void): () => void {
  const pressed = pressedIn(place);
  if (place.dataset.drawn === undefined) place.replaceChildren();
  delete place.dataset.drawn;
  const stop = draw();
  press(pressed);
  return stop;
}

/** Remove the drawn boards: the address asks for others. */
export function clear(page: Document): void {
  delete page.documentElement.dataset.asked;
  for (const place of page.querySelectorAll<HTMLElement>("[data-drawn]")) {
    delete place.dataset.drawn;
    place.replaceChildren();
  }
}
