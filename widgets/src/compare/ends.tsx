/** What the current line can be compared with: the ends of other branches, named positions, other plays. */
import { useMemo, useState } from "preact/hooks";
import { useActs, usePlay, useWords } from "../parts/scene";
import type { Tree } from "../wire/tree";

/** How many other ends are offered, the newest first. */
const MOST_ENDS = 40;

/** The ends of all branches. */
export function endsOf(tree: Tree): number[] {
  const ends: number[] = [];
  for (let node = tree.size - 1; node >= 0; node--) if (tree.children(node).length === 0) ends.push(node);
  return ends;
}

/** The choices that lead from a line to an end beside it: the first node behind each fork on the way. */
export function waysTo(tree: Tree, line: readonly number[], end: number): number[] {
  const ways: number[] = [];
  for (let at = end; at !== 0 && line[tree.depth(at)] !== at; at = tree.parent(at)!) {
    if (tree.children(tree.parent(at)!).length > 1) ways.push(at);
  }
  return ways.reverse();
}

/** A selection of what to compare with, and the button for it. Nothing if there is only one line. */
export function Ends() {
  const words = useWords();
  const { branchWords, tree, line, names, plays } = usePlay();
  const { compareWith } = useActs();
  const [chosen, choose] = useState("");
  const last = line[line.length - 1]!;
  // Stepping along the line does not change them.
  const ends = useMemo(
    () =>
      endsOf(tree)
        .filter((node) => node !== last)
        .slice(0, MOST_ENDS)
        .map((node) => ({ value: `node ${node}`, text: words.list(waysTo(tree, line, node).map(branchWords), "list-then") })),
    [words, tree, line, last],
  );
  const named = Object.entries(names).filter(([node]) => tree.has(Number(node)));
  const others = plays.kept.filter(({ number }) => number !== plays.at);
  const options = [
    ...others.map(({ number, made }) => ({ value: `play ${number}`, text: words.say(made) })),
    ...ends,
    ...named.map(([node, name]) => ({ value: `node ${node}`, text: name })),
  ];
  if (options.length === 0) return null;
  const value = options.some((option) => option.value === chosen) ? chosen : options[0]!.value;
  const compare = () => {
    const [kind, number] = value.split(" ");
    compareWith(kind === "play" ? { play: Number(number) } : { node: Number(number) });
  };
  return (
    <div class="pn-ends">
      <label class="pn-name-label">
        <span>{words.text("board-compare-with")}</span>
        <select class="pn-speed pn-compare-with" value={value} onChange={(event) => choose(event.currentTarget.value)}>
          {options.map(({ value: each, text }) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </select>
      </label>
      <button type="button" class="pn-button pn-compare" onClick={compare}>
        {words.text("board-compare-do")}
      </button>
    </div>
  );
}
