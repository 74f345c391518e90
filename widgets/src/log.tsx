/** The steps of the line one is on; a click goes there. */
import { useEffect, useRef } from "preact/hooks";
import { useScene } from "./context";
import { Hidden } from "./marks";

/** So many steps are drawn on either side of the one looked at: a long game stays light. */
const AROUND = 40;

export function Log() {
  const { words, tree, stops, place, head, names, go, say } = useScene();
  const list = useRef<HTMLOListElement>(null);
  const from = Math.max(0, place - AROUND);
  const shown = stops.slice(from, place + AROUND + 1);
  useEffect(() => {
    const item = list.current?.querySelector<HTMLElement>('[aria-current="step"]');
    if (!list.current || !item) return;
    if (list.current.contains(document.activeElement) && document.activeElement !== item) item.focus({ preventScroll: true });
    const box = list.current.getBoundingClientRect();
    const own = item.getBoundingClientRect();
    if (own.top < box.top) list.current.scrollTop -= box.top - own.top + 8;
    else if (own.bottom > box.bottom) list.current.scrollTop += own.bottom - box.bottom + 8;
  });
  return (
    <section class="pn-panel pn-steps">
      <h3 class="pn-heading">{words.text("board-log")}</h3>
      <ol class="pn-log" ref={list} start={from} aria-label={words.text("board-log")}>
        {shown.map((node, i) => (
          <li key={node}>
            <button
              type="button"
              class="pn-log-step"
              data-node={node}
              data-quiet={tree.rule(node)?.quiet ? "" : undefined}
              aria-current={from + i === place ? "step" : undefined}
              tabIndex={from + i === place ? 0 : -1}
              onClick={() => go(node)}
            >
              <span class="pn-log-number">{from + i}</span>
              <span class="pn-log-words">
                {say(node)}
                {names[node] !== undefined && <span class="pn-tag">{names[node]}</span>}
                {node === head && <span class="pn-tag pn-tag-head">{words.text("board-head")}</span>}
                {tree.children(node).length > 1 && <Hidden text={words.text("board-fork-here")} />}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
