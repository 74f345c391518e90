/** The steps of the current line: hovering one shows the table as it was then, a click goes there. */

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Hidden } from "../parts/marks";
import { memo, useSteady } from "../parts/part";
import { Icon } from "../parts/pictograms";
import { usePrinting } from "../parts/printing";
import { useActs, useHere, usePlay, useWords } from "../parts/scene";
import type { Moment } from "../time/moments";
import { placeOf } from "../wire/line";
import type { Tree } from "../wire/tree";

/** How many steps are rendered on either side of the current one; more are added on scrolling. */
const AROUND = 40;
const MORE = 40;
const NEAR = 200;
/** How long (in ms) a step must be hovered: passing over it does not count. */
const MEANT = 90;

const FILTERS = ["all", "choices", "points"] as const;
type Filter = (typeof FILTERS)[number];

interface Row {
  node: number;
  place: number;
}

/** The steps that pass a filter, each with the index of its stop. */
export function rowsOf(
  filter: Filter,
  tree: Tree,
  line: readonly number[],
  stops: readonly number[],
  moments: readonly Moment[] | null,
): Row[] {
  const all = stops.map((node, place) => ({ node, place }));
  if (filter === "points") {
    return all.filter(({ place }) => place > 0 && moments !== null && moments[place]!.points !== moments[place - 1]!.points);
  }
  if (filter === "choices") {
    return line.filter((node) => tree.answer(node) !== null).map((node) => ({ node, place: placeOf(tree, stops, node) }));
  }
  return all;
}

/** The row of a node, or the last one before it; -1 if there is none. */
function rowAt(tree: Tree, rows: readonly Row[], node: number): number {
  if (rows.length === 0) return -1;
  const at = placeOf(
    tree,
    rows.map((row) => row.node),
    node,
  );
  return tree.depth(rows[at]!.node) <= tree.depth(node) ? at : -1;
}

/** The window of rendered rows: those around the current one, and those scrolled to. */
function useWindow(at: number, count: number, list: { current: HTMLElement | null }, key: unknown) {
  const [range, set] = useState({ from: 0, to: 0, key });
  const fits = range.key === key && at >= range.from && at < range.to && range.to <= count;
  const now = fits ? range : { from: Math.max(0, at - AROUND), to: Math.min(count, Math.max(at, 0) + AROUND + 1), key };
  if (!fits) range.from = range.to = 0;
  const kept = useRef<{ height: number; top: number } | null>(null);
  useLayoutEffect(() => {
    if (!kept.current || !list.current) return;
    list.current.scrollTop = kept.current.top + list.current.scrollHeight - kept.current.height;
    kept.current = null;
  });
  const onScroll = () => {
    const box = list.current;
    if (!box) return;
    if (box.scrollTop < NEAR && now.from > 0) {
      kept.current = { height: box.scrollHeight, top: box.scrollTop };
      set({ ...now, from: Math.max(0, now.from - MORE) });
    } else if (box.scrollHeight - box.clientHeight - box.scrollTop < NEAR && now.to < count) {
      set({ ...now, to: Math.min(count, now.to + MORE) });
    }
  };
  return { ...now, onScroll };
}

/** Keeps the entry of the current step in view, and focused if the focus is in the log. */
function useInSight(list: { current: HTMLElement | null }, view: number, rows: readonly Row[]): void {
  const here = () => list.current?.querySelector<HTMLElement>('[aria-current="step"]');
  useLayoutEffect(() => {
    if (list.current?.contains(document.activeElement)) here()?.focus({ preventScroll: true });
  }, [view, rows]);
  useEffect(() => {
    const item = here();
    if (!list.current || !item) return;
    const box = list.current.getBoundingClientRect();
    const own = item.getBoundingClientRect();
    if (own.top < box.top) list.current.scrollTop -= box.top - own.top + 8;
    else if (own.bottom > box.bottom) list.current.scrollTop += own.bottom - box.bottom + 8;
  }, [view, rows]);
}

interface EntryProps {
  row: Row;
  /** Whether it is the current step; and whether it is the tab stop. */
  current: boolean;
  first: boolean;
  peekSoon(node: number | null): void;
}

const Entry = memo(function Entry({ row: { node, place }, current, first, peekSoon }: EntryProps) {
  const words = useWords();
  const { tree, head, names, say } = usePlay();
  const { go, peekAt } = useActs();
  return (
    <li>
      <button
        type="button"
        class="pn-log-step"
        data-node={node}
        data-quiet={tree.rule(node)?.quiet ? "" : undefined}
        aria-current={current ? "step" : undefined}
        tabIndex={first ? 0 : -1}
        onClick={() => go(node)}
        onFocus={(event) => event.currentTarget.matches(":focus-visible") && peekAt(node)}
        // Ignore entries that scroll under a resting pointer: the log moves by itself.
        onPointerMove={(event) => event.pointerType !== "touch" && peekSoon(node)}
      >
        <span class="pn-log-number">{place}</span>
        <span class="pn-log-words">
          {say(node)}
          {words.comment(node) !== null && (
            <span class="pn-log-comment">
              <Icon name="comment" />
              <Hidden text={words.text("board-comment-here")} />
            </span>
          )}
          {names[node] !== undefined && <span class="pn-tag">{names[node]}</span>}
          {node === head && <span class="pn-tag pn-tag-head">{words.text("board-head")}</span>}
          {tree.children(node).length > 1 && <Hidden text={words.text("board-fork-here")} />}
        </span>
      </button>
    </li>
  );
});

/** Which steps are listed: all, choices, changes of points where the game has points. */
function Filters({ filter, choose }: { filter: Filter; choose(filter: Filter): void }) {
  const words = useWords();
  const { moments } = usePlay();
  return (
    <span class="pn-log-filters" role="group" aria-label={words.text("board-log-show")}>
      {FILTERS.filter((each) => each !== "points" || (moments?.[0]?.points.length ?? 0) > 0).map((each) => (
        <button
          key={each}
          type="button"
          class="pn-chip"
          data-filter={each}
          aria-pressed={filter === each}
          onClick={() => choose(each)}
        >
          {words.text(`board-log-${each}`)}
        </button>
      ))}
    </span>
  );
}

export function Log() {
  const { peekAt } = useActs();
  const words = useWords();
  const { tree, line, stops, moments } = usePlay();
  const { view } = useHere();
  const [filter, setFilter] = useState<Filter>("all");
  const list = useRef<HTMLOListElement>(null);
  const meant = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const rows = useMemo(() => rowsOf(filter, tree, line, stops, moments), [filter, tree, line, stops, moments]);
  const at = rowAt(tree, rows, view);
  const { onScroll, ...seen } = useWindow(at, rows.length, list, rows);
  const { from, to } = usePrinting() ? { from: 0, to: rows.length } : seen;
  useInSight(list, view, rows);
  useEffect(() => () => clearTimeout(meant.current), []);
  const { peekSoon } = useSteady({
    peekSoon(node: number | null) {
      clearTimeout(meant.current);
      meant.current = setTimeout(() => peekAt(node), MEANT);
    },
  });
  return (
    <section class="pn-panel pn-steps">
      <div class="pn-log-top">
        <h3 class="pn-heading">{words.text("board-log")}</h3>
        <Filters filter={filter} choose={setFilter} />
      </div>
      {rows.length === 0 && <p class="pn-note">{words.text("board-log-none")}</p>}
      <ol
        class="pn-log"
        ref={list}
        start={from}
        aria-label={words.text("board-log")}
        hidden={rows.length === 0}
        onScroll={onScroll}
        onPointerLeave={() => peekSoon(null)}
        onFocusOut={() => peekAt(null)}
      >
        {rows.slice(from, to).map((row, i) => (
          <Entry key={row.node} row={row} current={from + i === at} first={from + i === Math.max(at, 0)} peekSoon={peekSoon} />
        ))}
      </ol>
    </section>
  );
}
