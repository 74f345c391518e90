/** Steps and branches in words; the words of each step are cached for the play. */
import { useMemo } from "preact/hooks";
import type { GameView } from "../games/game";
import { happened, wordsAt } from "./happened";
import type { Tree } from "./tree";
import type { Words } from "./words";

export interface Telling {
  /** The words of the step that led to a node. */
  say(node: number): string;
  /** The words of the choice that began a branch, or else of its first step. */
  branchWords(child: number): string;
}

export function useTelling(tree: Tree, game: GameView, words: Words): Telling {
  const said = useMemo(() => new Map<number, string>(), [words, tree.play]);
  return useMemo(() => tellingOf(said, tree, game, words), [said, tree, game, words]);
}

function tellingOf(said: Map<number, string>, tree: Tree, game: GameView, words: Words): Telling {
  const say = (node: number): string => {
    const known = said.get(node);
    if (known !== undefined) return known;
    const told = happened(node, tree, game, words);
    said.set(node, told);
    return told;
  };
  const branchWords = (child: number) => {
    const answer = tree.answer(child);
    const asked = tree.parent(child)!;
    const who = tree.position(asked).ask?.who;
    const chosen = answer && who !== undefined ? wordsAt(tree.position(asked), game, words).option(answer, who) : null;
    return chosen === null ? say(child) : words.text("board-branch", { who: words.who(who!), words: chosen });
  };
  return { say, branchWords };
}
