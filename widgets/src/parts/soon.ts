/** Throttling and batching. */

/** Throttles a function to this interval (ms), with a trailing call. */
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

/** Runs a function once for any number of calls in the same task, until it is stopped. */
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
