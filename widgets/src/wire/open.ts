/** The question at the current node, with its answers in words. Pure functions. */

import type { GameView } from "../games/game";
import { answerTarget, cardTarget, pathOf, type Target } from "./choosing";
import { wordsAt } from "./happened";
import type { Ask, Info, Offer, Option, Position, Refusal, Rule, Who } from "./types";
import type { Words } from "./words";

/** An offered answer. `times`: how many answers differ from it only in an indistinguishable copy of a card. */
export interface Offered extends Offer {
  text: string;
  path: Target[];
  times: number;
}

/** `live`: this is the head. Elsewhere answers are tried as branches, and only have previews on request. */
export interface Open {
  live: boolean;
  who: Who;
  node: number;
  offers: Offered[];
  /** The rules of the previews' steps, and the refusals: known at the head, elsewhere on request. */
  rules: Rule[];
  refused: Refusal[];
}

/** `asks`: the question at the head, and an earlier one on request, if any. */
export function openAt(
  view: number,
  asks: readonly (Ask | null | undefined)[],
  position: Position,
  game: GameView,
  info: Info,
  words: Words,
): Open | null {
  const full = asks.find((ask) => ask?.node === view) ?? null;
  const asked = full ?? position.ask;
  if (!asked) return null;
  const listed = () => position.ask!.options ?? draws(position, info.draws);
  const offers: Offer[] = full ? full.options : listed().map((option) => ({ option, preview: null }));
  return {
    live: full !== null && full === asks[0],
    who: asked.who,
    node: view,
    offers: atCard(named(offers, asked.who, position, game, info, words), game.answeredAt?.(position, asked.args) ?? null),
    rules: full?.rules ?? [],
    refused: full?.refused ?? [],
  };
}

/** A draw's answers: the cards that lie at this place of the board. */
function draws(position: Position, place: string | null): Option[] {
  let cards: unknown = position.board;
  for (const name of place?.split(".") ?? []) cards = (cards as Record<string, unknown>)[name];
  return Array.isArray(cards) ? cards.map((card): Option => ["draw", card as string]) : [];
}

/** Answers with their words. Cards of one kind are distinguished by their places; without places, they are one answer. */
function named(offers: Offer[], who: Who, position: Position, game: GameView, info: Info, words: Words): Offered[] {
  const telling = wordsAt(position, game, words);
  const textOf = (option: Option) => {
    const text = telling.option(option, who) ?? option[0];
    const note = game.note?.(position, option, telling) ?? null;
    return note === null ? text : words.text("board-option-note", { words: text, note });
  };
  const found = new Map<string, Offered>();
  for (const offer of offers) {
    const text = textOf(offer.option);
    const same = found.get(text);
    if (same) same.times += 1;
    else found.set(text, { ...offer, text, path: pathOf(info, offer.option), times: 1 });
  }
  return [...found.values()];
}

/** How many answers have room at a card. */
const AT_A_CARD = 2;

/** A few answers without operands are about the card of the question, and are chosen on it. */
function atCard(offers: Offered[], card: string | null): Offered[] {
  if (card === null || offers.length > AT_A_CARD || offers.some(({ path }) => path.length > 0)) return offers;
  return offers.map((offer) => ({ ...offer, path: [answerTarget(card, offer.option[0])] }));
}

/** The answers about one card, and its target. */
export interface About {
  target: Target;
  card: string;
  offers: Offered[];
}

export type Entry = About | { offer: Offered };

/** Answers grouped by card, in order of first appearance. */
export function grouped(offers: readonly Offered[]): Entry[] {
  const groups = new Map<Target, Offered[]>();
  for (const offer of offers) {
    const key = offer.path[0]?.startsWith(cardTarget("")) ? offer.path[0] : `alone ${offer.text}`;
    groups.set(key, [...(groups.get(key) ?? []), offer]);
  }
  const cardOf = (target: Target) => target.slice(cardTarget("").length);
  return [...groups].map(([target, same]) => {
    return same.length === 1 ? { offer: same[0]! } : { target, card: cardOf(target), offers: same };
  });
}
