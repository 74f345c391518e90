/** Choosing on the board: what has been pointed at, what can be pointed at next, and what forbids the rest. */
import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { chosenAfter, forbiddenTargets, left, nextTargets, pathOf, type Target } from "../wire/choosing";
import type { Open } from "../wire/open";
import type { Info } from "../wire/types";

/** Pointing on the board, one thing after another, until one answer is left: that one is given. */
export function useChoosing(open: Open | null, info: Info, give: (open: Open, index: number) => void) {
  const [kept, keep] = useState<{ open: string; chosen: Target[] }>({ open: "", chosen: [] });
  const [pointed, point] = useState<readonly Target[]>([]);
  const paths = useMemo(() => (open?.live ? open.offers.map(({ path }) => path) : []), [open]);
  // Another play may ask something else at the same node.
  const key = useMemo(() => (open ? `${open.node} ${JSON.stringify(open.offers.map(({ option }) => option))}` : ""), [open]);
  // What was pointed at belongs to this question this time: whoever comes back to it, after undo say, sees all of its answers.
  useLayoutEffect(() => () => keep({ open: "", chosen: [] }), [key]);
  const chosen = kept.open === key ? kept.chosen : [];
  const next = useMemo(() => nextTargets(paths, chosen), [paths, chosen]);
  const refused = useMemo(() => (open?.live ? open.refused.filter(({ who }) => who === open.who) : []), [open]);
  const forbidden = useMemo(
    () =>
      forbiddenTargets(
        refused.map(({ option }) => pathOf(info, option)),
        chosen,
        next,
      ),
    [refused, info, chosen, next],
  );
  return {
    chosen,
    next,
    whyNot: (target: Target) => (forbidden.get(target) ?? []).map((index) => refused[index]!),
    pointed: useMemo(() => new Set(pointed), [pointed]),
    leads: (target: Target) => next.has(target) || chosenAfter(paths, chosen, target) !== null,
    press(target: Target) {
      const after = chosenAfter(paths, chosen, target);
      if (!open || after === null) return;
      const possible = left(paths, after);
      if (possible.length === 1) {
        keep({ open: "", chosen: [] });
        give(open, possible[0]!);
      } else keep({ open: key, chosen: after });
    },
    restart: () => keep({ open: "", chosen: [] }),
    point,
  };
}
