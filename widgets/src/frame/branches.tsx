/** The tree, as far as it touches the current line: its forks with their branches, and the named positions. */
import type { VNode } from "preact";
import { useMemo, useState } from "preact/hooks";
import { Drawing } from "../compare/drawing";
import { Ends } from "../compare/ends";
import { useActs, useHere, usePlay, useWords } from "../parts/scene";
import { forksOf, settled } from "../wire/line";

/** The forks of the line with their branches. There may be hundreds: they are only redrawn when the line changes. */
function useForks(): VNode[] {
  const words = useWords();
  const { tree, line, stops, head, everyStep, say, branchWords } = usePlay();
  const { go } = useActs();
  return useMemo(() => {
    const onLine = new Set(line);
    const toHead = new Set(tree.path(head));
    return forksOf(tree, line).map((fork) => (
      <div key={fork} class="pn-fork">
        <p class="pn-fork-at">{words.text("board-fork", { place: stops.indexOf(fork), words: say(fork) })}</p>
        <ul class="pn-fork-ways">
          {tree.children(fork).map((child) => (
            <li key={child}>
              <button
                type="button"
                class="pn-button pn-branch"
                data-node={child}
                aria-current={onLine.has(child) ? "true" : undefined}
                onClick={() => go(settled(tree, child, everyStep))}
              >
                {branchWords(child)}
                {toHead.has(child) && <span class="pn-tag pn-tag-head">{words.text("board-head")}</span>}
              </button>
            </li>
          ))}
        </ul>
      </div>
    ));
  }, [words, tree, line, stops, head, everyStep, go]);
}

export function Branches() {
  const words = useWords();
  const { tree, plays } = usePlay();
  const forks = useForks();
  const drawn = tree.forked;
  if (!drawn && plays.kept.length < 2) return null;
  return (
    <section class="pn-panel pn-branches">
      <h3 class="pn-heading">{words.text("board-branches")}</h3>
      {drawn && <Drawing />}
      {forks}
      <Ends />
    </section>
  );
}

export function Names() {
  const words = useWords();
  const { names, tree } = usePlay();
  const { view } = useHere();
  const { go, send } = useActs();
  const [name, setName] = useState("");
  const named = Object.entries(names)
    .map(([node, text]) => ({ node: Number(node), text }))
    .filter(({ node }) => tree.has(node))
    .sort((a, b) => a.node - b.node);
  return (
    <section class="pn-panel pn-names">
      <h3 class="pn-heading">{words.text("board-names")}</h3>
      {named.length > 0 && (
        <ul class="pn-fork-ways">
          {named.map(({ node, text }) => (
            <li key={node}>
              <button
                type="button"
                class="pn-button pn-named"
                data-node={node}
                aria-current={node === view ? "true" : undefined}
                onClick={() => go(node)}
              >
                {text}
              </button>
            </li>
          ))}
        </ul>
      )}
      <form
        class="pn-name-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() === "") return;
          send({ do: "name", node: view, name: name.trim() });
          setName("");
        }}
      >
        <label class="pn-name-label">
          <span>{words.text("board-name-this")}</span>
          <input type="text" class="pn-name-input" value={name} onInput={(event) => setName(event.currentTarget.value)} />
        </label>
        <button type="submit" class="pn-button pn-name-save">
          {words.text("board-name-save")}
        </button>
      </form>
    </section>
  );
}
