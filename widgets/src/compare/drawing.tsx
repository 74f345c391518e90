/** A drawing of the tree of play: the view, the head, and named positions; a press goes there. */
import { useMemo, useState } from "preact/hooks";
import { useActs, useHere, usePlay, useWords } from "../parts/scene";
import { settled } from "../wire/line";
import { between, isBehind, type Knot, knotBeside, sketch } from "./sketch";

/** Fingers need more room than a mouse does. */
const COARSE = typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;
/** The distances between columns and between lanes, in px. */
const COLUMN = 46;
const LANE = COARSE ? 44 : 34;
const EDGE = COARSE ? 23 : 17;

const x = ({ column }: Knot) => EDGE + column * COLUMN;
const y = ({ lane }: Knot) => EDGE + lane * LANE;

/** The line from a knot to the next: down in the middle of its own column's gap, then along the lane. */
function way(from: Knot, to: Knot): string {
  if (from.lane === to.lane) return `M${x(from)} ${y(from)}H${x(to)}`;
  const bend = x(from) + COLUMN / 2;
  return `M${x(from)} ${y(from)}H${bend - 6}Q${bend} ${y(from)} ${bend} ${y(from) + 6}V${y(to) - 6}Q${bend} ${y(to)} ${bend + 6} ${y(to)}H${x(to)}`;
}

const DIRECTIONS: Record<string, "left" | "right" | "up" | "down"> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/** The view: a knot, or a point on the way from one to the next. */
function placed({ from, to, part }: ReturnType<typeof between>) {
  if (to === null) return { "--x": x(from), "--y": y(from) };
  return { "--x": x(from) + part * (x(to) - x(from)), "--y": y(to) };
}

/** Where a knot is in the play, in words. */
function useLabels() {
  const words = useWords();
  const { tree, head, names, say } = usePlay();
  return ({ node, below }: Knot) => {
    const ends = below.length === 0 && tree.children(node).length === 0;
    return words.list(
      [
        words.text("board-tree-knot", { place: tree.depth(node), words: names[node] ?? say(node) }),
        ...(node === head ? [words.text("board-head")] : []),
        ...(below.length > 1 ? [words.text("board-tree-ways", { count: below.length })] : []),
        ...(ends ? [words.text("board-tree-end")] : []),
      ],
      "list-and",
    );
  };
}

interface Looks {
  knots: ReadonlyMap<number, Knot>;
  onLine: ReadonlySet<number>;
}

function useWays({ knots, onLine }: Looks) {
  return useMemo(
    () =>
      [...knots.values()].map((knot) =>
        knot.parent === null ? null : (
          <path
            key={knot.node}
            class="pn-tree-way"
            data-on={onLine.has(knot.node) ? "" : undefined}
            d={way(knots.get(knot.parent)!, knot)}
          />
        ),
      ),
    [knots, onLine],
  );
}

/** The knots as buttons, redrawn only when the tree changes or the focus moves, not when stepping along a branch. */
function useButtons({ knots, onLine }: Looks, focused: number, setFocus: (node: number) => void) {
  const words = useWords();
  const { tree, head, names, everyStep } = usePlay();
  const { view } = useHere();
  const { go } = useActs();
  const labelOf = useLabels();
  const current = knots.has(view) ? view : null;
  const button = (knot: Knot) => {
    const label = labelOf(knot);
    return (
      <button
        key={knot.node}
        type="button"
        class="pn-knot"
        data-node={knot.node}
        data-on={onLine.has(knot.node) ? "" : undefined}
        data-head={knot.node === head ? "" : undefined}
        data-named={names[knot.node] === undefined ? undefined : ""}
        data-end={knot.below.length === 0 ? "" : undefined}
        aria-current={knot.node === current ? "true" : undefined}
        aria-label={label}
        title={label}
        tabIndex={knot.node === focused ? 0 : -1}
        style={{ "--x": x(knot), "--y": y(knot) }}
        onFocus={() => setFocus(knot.node)}
        onMouseEnter={() => setFocus(knot.node)}
        onClick={() => go(settled(tree, knot.node, everyStep))}
      />
    );
  };
  return useMemo(() => [...knots.values()].map(button), [knots, words, onLine, head, names, current, focused, everyStep, go]);
}

/** The knot that is pointed at, in words; and the way to it, if there are several. */
function Told({ pointed }: { pointed: Knot | undefined }) {
  const words = useWords();
  const { branchWords, tree } = usePlay();
  const labelOf = useLabels();
  /** The first node on the way from the knot before. */
  const wayTo = ({ node, parent }: Knot) => tree.children(parent!).find((child) => isBehind(tree, child, node)) ?? node;
  const forked = pointed !== undefined && pointed.parent !== null && tree.children(pointed.parent).length > 1;
  return (
    <p class="pn-tree-told" aria-hidden="true">
      {pointed ? (forked ? branchWords(wayTo(pointed)) : labelOf(pointed)) : words.text("board-tree-note")}
    </p>
  );
}

export function Drawing() {
  const words = useWords();
  const { tree, head, line, names } = usePlay();
  const { view } = useHere();
  const [focus, setFocus] = useState<number | null>(null);
  const knots = useMemo(
    () => sketch(tree, new Set([head, ...Object.keys(names).map(Number)].filter((node) => tree.has(node)))),
    [tree, head, names],
  );
  const all = [...knots.values()];
  const onLine = useMemo(() => new Set(line), [line]);
  const eye = between(tree, knots, view);
  const focused = focus !== null && knots.has(focus) ? focus : eye.from.node;
  const at = placed(eye);
  const across = EDGE * 2 + Math.max(...all.map(({ column }) => column)) * COLUMN;
  const down = EDGE * 2 + Math.max(...all.map(({ lane }) => lane)) * LANE;
  const ways = useWays({ knots, onLine });
  const buttons = useButtons({ knots, onLine }, focused, setFocus);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = DIRECTIONS[event.key];
    if (!to || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const next = knotBeside(knots, focused, to);
    if (next === null) return;
    setFocus(next);
    (event.currentTarget as Element).querySelector<HTMLElement>(`[data-node="${next}"]`)?.focus();
  };
  return (
    <div class="pn-tree">
      <div class="pn-tree-scroll">
        <div
          class="pn-tree-drawing"
          role="group"
          aria-label={words.text("board-tree")}
          style={{ "--across": across, "--down": down }}
          onKeyDown={onKeyDown}
        >
          <svg aria-hidden="true" viewBox={`0 0 ${across} ${down}`}>
            {ways}
          </svg>
          {buttons}
          <span class="pn-tree-eye" aria-hidden="true" style={at} />
        </div>
      </div>
      <Told pointed={knots.get(focus ?? -1)} />
    </div>
  );
}
