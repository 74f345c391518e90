/** The current comparison: the line in view, and the one beside it. */
import { useMemo, useRef, useState } from "preact/hooks";
import type { Other } from "../parts/scene";
import { Tree } from "../wire/tree";
import type { Compared, Intent } from "../wire/types";
import type { Words } from "../wire/words";
import { lengthOf, type Side, sharedDepth } from "./compare";

interface Here extends Side {
  compared: Compared | null;
  words: Words;
  /** The words of the choice that began a branch, else of its first step. */
  wordsOf(child: number): string;
  send(intent: Intent): void;
  go(node: number): void;
}

export function useComparing({ tree, info, line, compared, words, wordsOf, send, go }: Here) {
  const [node, setNode] = useState<number | null>(null);
  const [step, setStep] = useState(0);
  const closed = useRef<Compared | null>(null);
  const [, redraw] = useState(0);
  const otherTree = useMemo(() => compared && new Tree(compared.base, null), [compared]);
  // Another play is shown as soon as it arrives; a branch when it is chosen.
  const shown = useRef<Compared | null>(compared);
  if (shown.current !== compared) {
    shown.current = compared;
    if (compared !== null && node !== null) setNode(null);
    if (step !== 0) setStep(0);
  }
  const play = node === null && compared !== null && closed.current !== compared && otherTree ? compared : null;

  function close(): void {
    closed.current = compared;
    setNode(null);
    redraw((count) => count + 1);
  }

  function compareWith(what: Other): void {
    setStep(0);
    if ("node" in what) return setNode(what.node);
    setNode(null);
    closed.current = null;
    redraw((count) => count + 1);
    if (compared?.number !== what.play) send({ do: "compare", number: what.play });
  }

  /** A branch is named after the choice, or the step, that it begins with. */
  const titled = (side: Side, depth: number, otherwise: string) => {
    const first = side.line[depth + 1];
    return first === undefined ? otherwise : wordsOf(first);
  };
  const here = { tree, info, line, title: words.text("board-compare-this") };
  const sides = (() => {
    if (play !== null && otherTree !== null) {
      const there = { tree: otherTree, info: play.info, line: otherTree.path(play.head), title: words.say(play.made) };
      const take = { label: words.text("board-adopt"), press: () => send({ do: "adopt" }) };
      return { here, there, take, close };
    }
    if (node === null || !tree.has(node)) return null;
    const there = { tree, info, line: tree.path(node), title: "" };
    const depth = sharedDepth(here, there);
    there.title = titled(there, depth, words.text("board-compare-earlier"));
    const press = () => {
      close();
      go(node);
    };
    const one = { ...here, title: titled(here, depth, words.text("board-compare-earlier")) };
    return { here: one, there, take: { label: words.text("board-compare-go"), press }, close };
  })();
  const last = sides ? lengthOf(sides.here, sides.there) : 0;
  const by = (steps: number) => setStep(Math.max(0, Math.min(last, Math.min(step, last) + steps)));
  return { sides, step, setStep, by, compareWith };
}
