/** What a step did, in words. */
import type { GameView } from "../games/game";
import type { Tree } from "./tree";
import type { Position } from "./types";
import type { Words } from "./words";

/** The words for a position: cards that share a name there are distinguished by their places. */
export function wordsAt(position: Position, game: GameView, words: Words): Words {
  return game.apart ? words.telling(game.apart(position)) : words;
}

/**
 * The sentence of the step that led to a node, with the places of cards before it; `short`: in a few words, if it has a short
 * form.
 */
export function happened(node: number, tree: Tree, game: GameView, words: Words, short = false): string {
  const rule = tree.rule(node);
  if (!rule) return words.text("board-start");
  const telling = wordsAt(tree.position(tree.parent(node)!), game, words);
  const saying = { id: rule.id, params: rule.params, args: tree.args(node) };
  return short ? telling.sayShort(saying) : telling.say(saying);
}
