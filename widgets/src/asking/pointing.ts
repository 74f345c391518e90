/** Choosing on the board: what has been pointed at, what can be pointed at next, and what forbids the rest. */
import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import type { Acts, Choosing } from "../parts/scene";
import { chosenAfter, forbiddenTargets, left, nextTargets, pathOf, type Target } from "../wire/choosing";
import type { Open } from "../wire/open";
import type { Info } from "../wire/types";

/** What has been pointed at, and for which question. A copy is kept as state, so that the board is redrawn. */
const NOTHING: { open: string; chosen: Target[] } = { open: "", chosen: [] };

/** Pointing at one thing after another on the board, until a single answer is left, which is given. */
export function useChoosingOf(
  open: Open | null,
  info: Info,
  give: (open: Open, index: number) => void,
): { choosing: Choosing; pointed: ReadonlySet<Target>; points: Pick<Acts, "press" | "restart" | "point"> } {
  const [kept, keep] = useState(NOTHING);
  const [pointed, point] = useState<readonly Target[]>([]);
  const paths = useMemo(() => (open?.live ? open.offers.map(({ path }) => path) : []), [open]);
  // Another play may ask something else at the same node.
  const key = useMemo(() => (open ? `${open.node} ${JSON.stringify(open.offers.map(({ option }) => option))}` : ""), [open]);
  // It only applies to this question this time: on coming back, such as by undo, all answers are shown.
  useLayoutEffect(() => () => keep({ ...NOTHING }), [key]);
  const { chosen } = kept.open === key ? kept : NOTHING;
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
  const choosing = useMemo(
    () => ({
      chosen,
      next,
      whyNot: (target: Target) => (forbidden.get(target) ?? []).map((index) => refused[index]!),
      leads: (target: Target) => next.has(target) || chosenAfter(paths, chosen, target) !== null,
    }),
    [paths, chosen, next, refused, forbidden],
  );
  const points = {
    press(target: Target) {
      const after = chosenAfter(paths, chosen, target);
      if (!open || after === null) return;
      const possible = left(paths, after);
      if (possible.length === 1) {
        keep({ ...NOTHING });
        give(open, possible[0]!);
      } else keep({ open: key, chosen: after });
    },
    restart: () => keep({ ...NOTHING }),
    point,
  };
  return { choosing, pointed: useMemo(() => new Set(pointed), [pointed]), points };
}
