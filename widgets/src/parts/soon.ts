/** What is done soon, and not once for each time that it is asked for. */

/** Does something at most so often (ms), the last time at the end. */
export function seldom(act: () => void, every: number) {
  let due: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    due ??= setTimeout(() => {
      due = undefined;
      act();
    }, every);
  };
  return { soon, stop: () => clearTimeout(due) };
}

/** Does something once, however often it is asked for at the same moment, until it is told to stop. */
export function once(act: () => void) {
  let due = false;
  let alive = true;
  const soon = () => {
    if (due) return;
    due = true;
    queueMicrotask(() => {
      due = false;
      if (alive) act();
    });
  };
  const stop = () => {
    alive = false;
  };
  return { soon, stop };
}
