/** The view of a play: its tree, the line through the current place, and a summary of its stops. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { GameView } from "../games/game";
import { lassosOn } from "../time/loops";
import { atStops, type Moment, momentsOf, unknown } from "../time/moments";
import { lineOf, placeOf, stopsOf, withStop } from "../wire/line";
import { Tree } from "../wire/tree";
import type { Traits } from "../wire/types";

export function useTree({ base, recent }: Traits): Tree {
  const last = useRef<Tree | undefined>(undefined);
  return useMemo(() => (last.current = new Tree(base, recent, last.current)), [base, recent]);
}

/** The successor of each node on the line. */
const pairs = (nodes: readonly number[]): [number, number][] => nodes.slice(1).map((next, i) => [nodes[i]!, next]);

/** The line through a node. It stays the same while walking along it, so that scrubbing a long game is fast. */
export function useLine(tree: Tree, view: number, head: number): number[] {
  const walked = useRef(new Map<number, number>()).current;
  const last = useRef<{ tree: Tree; head: number; line: number[] } | null>(null);
  const kept = last.current;
  if (kept && kept.tree === tree && kept.head === head && kept.line[tree.depth(view)] === view) return kept.line;
  for (const [node, next] of pairs(tree.path(view))) walked.set(node, next);
  const line = lineOf(tree, view, head, walked);
  for (const [node, next] of pairs(line)) walked.set(node, next);
  last.current = { tree, head, line };
  return line;
}

/** How many steps are processed before the first render; a longer line is processed just after it. */
const AT_ONCE = 1500;

/** The summary of the stops of a line. */
export function useMoments(tree: Tree, line: number[], stops: readonly number[], game: GameView): readonly Moment[] | null {
  const [ready, setReady] = useState<readonly number[] | null>(null);
  const known = useMemo(() => ready === line || unknown(tree, line) <= AT_ONCE, [tree, line, ready]);
  useEffect(() => {
    if (known) return;
    const soon = setTimeout(() => {
      momentsOf(tree, line, game);
      setReady(line);
    });
    return () => clearTimeout(soon);
  }, [known, tree, line]);
  return useMemo(
    () =>
      known
        ? atStops(
            momentsOf(tree, line, game),
            stops.map((node) => tree.depth(node)),
          )
        : null,
    [known, tree, line, stops, game],
  );
}

/** The line through the current place: its stops and the place among them, their summary, its loops. */
export function useWalk(tree: Tree, traits: Traits, view: number, everyStep: boolean, game: GameView) {
  const { head, names, loops } = traits;
  const line = useLine(tree, view, head);
  const usual = useMemo(
    () => stopsOf(tree, line, everyStep, new Set([head, ...Object.keys(names).map(Number)])),
    [tree, line, everyStep, head, names],
  );
  const stops = useMemo(
    () => withStop(tree, usual, view),
    [tree, usual, usual[placeOf(tree, usual, view)] === view ? null : view],
  );
  const place = placeOf(tree, stops, view);
  const moments = useMoments(tree, line, stops, game);
  const lassos = useMemo(() => lassosOn(tree, line, loops ?? []), [tree, line, loops]);
  const before = useMemo(() => (place > 0 ? tree.position(stops[place - 1]!) : null), [tree, stops, place]);
  return { line, stops, place, moments, lassos, before };
}
