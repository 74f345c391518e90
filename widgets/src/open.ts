/** The question at the node looked at, with its answers in words. Pure functions. */
import { cardTarget, pathOf, type Target } from "./choosing";
import type { GameView } from "./games/game";
import type { Ask, Info, Offer, Option, Position, Refusal, Rule, Who } from "./types";
import { kindOf, type Words } from "./words";

/** An answer as it is offered. `times`: so many answers are this one in all but the copy of a card that nobody sees. */
export interface Offered extends Offer {
  text: string;
  path: Target[];
  times: number;
}

/** `live`: play stands here. Anywhere else answers are tried as branches, and have previews only if those were asked for. */
export interface Open {
  live: boolean;
  who: Who;
  node: number;
  offers: Offered[];
  /** The rules that the previews' steps name, and what is not allowed: known where play stands, else once it has been asked. */
  rules: Rule[];
  refused: Refusal[];
}

/** `asks`: the question where play stands, and an earlier one that was asked about, as far as there are. */
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
    offers: named(offers, asked.who, position, game, info, words),
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

/** Answers with their words. Cards of one kind are told apart by their places; where they have none, they are one answer. */
function named(offers: Offer[], who: Who, position: Position, game: GameView, info: Info, words: Words): Offered[] {
  const plain = offers.map(({ option }) => {
    const text = words.option(option, who) ?? option[0];
    const note = game.note?.(position, option, words) ?? null;
    return note === null ? text : words.text("board-option-note", { words: text, note });
  });
  const count = new Map<string, number>();
  for (const text of plain) count.set(text, (count.get(text) ?? 0) + 1);
  const found = new Map<string, Offered>();
  offers.forEach((offer, i) => {
    const path = pathOf(info, offer.option);
    const place = count.get(plain[i]!)! > 1 ? placeIn(path, position, game) : null;
    const text = place === null ? plain[i]! : words.text("board-option-at", { words: plain[i]!, place });
    const same = found.get(text);
    if (same) same.times += 1;
    else found.set(text, { ...offer, text, path, times: 1 });
  });
  return [...found.values()];
}

/** The place of the first card that an answer points at; null where that lies nowhere on the field. */
function placeIn(path: readonly Target[], position: Position, game: GameView): number | null {
  const first = path[0];
  return first?.startsWith(cardTarget("")) ? game.placeOf(position, first.slice(cardTarget("").length)) : null;
}

/** The answers about one card, where it lies if another has its name, and what points at it. */
export interface About {
  target: Target;
  card: string;
  place: number | null;
  offers: Offered[];
}

export type Entry = About | { offer: Offered };

/** Answers put under the cards that they are about; in the order in which the cards come. */
export function grouped(offers: readonly Offered[], position: Position, game: GameView): Entry[] {
  const groups = new Map<Target, Offered[]>();
  for (const offer of offers) {
    const key = offer.path[0]?.startsWith(cardTarget("")) ? offer.path[0] : `alone ${offer.text}`;
    groups.set(key, [...(groups.get(key) ?? []), offer]);
  }
  const cardOf = (target: Target) => target.slice(cardTarget("").length);
  const kinds = [...groups.keys()].map((target) => kindOf(cardOf(target)));
  const shared = (kind: string) => kinds.indexOf(kind) !== kinds.lastIndexOf(kind);
  return [...groups].map(([target, same]) => {
    const card = cardOf(target);
    if (same.length === 1) return { offer: same[0]! };
    return { target, card, place: shared(kindOf(card)) ? game.placeOf(position, card) : null, offers: same };
  });
}
