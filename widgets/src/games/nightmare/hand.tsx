/** Beside the program: the open hand, the deck, the discards. */

import { useState } from "preact/hooks";
import { Seat } from "../../parts/marks";
import { useActs, useChoosing, useHere, usePlay, useQuestion, useWords } from "../../parts/scene";
import { useSlots } from "../../parts/slots";
import { useInquiring } from "../../why/inquiring";
import { Forbidden } from "../../why/not";
import { cardTarget } from "../../wire/choosing";
import { kindOf } from "../../wire/words";
import { Fresh, useFresh } from "../fresh";
import { sizeOf, useFiller } from "../piles";
import { type Board, boardOf } from "./board";
import { Does, Head, More, useMarks } from "./card";

/** The hand that the reader sees: their own, or else that of the seat asked for a card from it. */
export function useOpenHand(): { seat: number; cards: string[] } | null {
  const { seat } = usePlay();
  const { position } = useHere();
  const { open } = useQuestion();
  const { hands } = boardOf(position).table;
  const asked = open !== null && open.who !== "chance" ? open.who : null;
  const cards = hands[(seat ?? asked ?? 0) - 1];
  if (!Array.isArray(cards) || cards.length === 0) return null;
  if (seat !== null) return { seat, cards };
  const about = new Set(open!.offers.map(({ path }) => path[0]));
  return cards.some((card) => about.has(cardTarget(card))) ? { seat: asked!, cards } : null;
}

/** The open hand. A click plays a card; copies of a card are interchangeable. */
export function Hand() {
  const words = useWords();
  const { info } = words;
  const { open } = useQuestion();
  const { leads } = useChoosing();
  const { press, pick } = useActs();
  const { picked } = useInquiring();
  const marksOf = useMarks();
  const hand = useOpenHand();
  const [focus, setFocus] = useState<string | null>(null);
  const fresh = useFresh(hand?.seat ?? 0);
  const slots = useSlots(hand?.cards ?? []);
  if (!hand) return null;
  const focused = focus !== null && hand.cards.includes(focus) ? focus : hand.cards[0];
  /** The copy of this card that an answer names. */
  const standIn = (card: string) =>
    hand.cards.find(
      (other) => kindOf(other) === kindOf(card) && open?.offers.some(({ path }) => path[0] === cardTarget(other)),
    ) ?? card;
  return (
    <section role="group" class="pn-held" aria-label={words.text("board-hand-of", { seat: words.player(hand.seat) })}>
      <h3 class="pn-heading">
        {words.text("board-hand-of", { seat: words.player(hand.seat) })} <Seat seat={hand.seat} />
      </h3>
      <ol class="pn-held-cards" data-cards="hand" style={{ "--cards": hand.cards.length }}>
        {hand.cards.map((card) => {
          const named = standIn(card);
          const { selectable, ...marks } = marksOf(named);
          const choose = selectable || leads(cardTarget(named));
          return (
            <li key={slots.get(card)} class="pn-slot">
              <button
                type="button"
                class="pn-card"
                data-card={card}
                data-piece={`card ${card}`}
                data-changed={fresh(card) ? "new" : undefined}
                {...marks}
                aria-expanded={choose ? undefined : picked === card}
                tabIndex={card === focused ? 0 : -1}
                onFocus={() => setFocus(card)}
                onClick={() => (choose ? press(cardTarget(named)) : pick(picked === card ? null : card))}
              >
                <Head card={card} numbers={info.cards[kindOf(card)]?.numbers ?? []} />
                <Does instruction={{ card, bits: [] }} />
                {fresh(card) && <Fresh />}
                <Forbidden target={cardTarget(named)} />
              </button>
              {choose && <More card={card} reachable={card === focused} />}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const pilesOf = ({ table }: Board) => ({ deck: sizeOf(table.deck), discards: table.discards.length });

/** The deck, in unknown order, and the discards, the latest on top. */
export function Piles() {
  const words = useWords();
  const { position } = useHere();
  const { deck, discards: all } = boardOf(position).table;
  const { idle, filler } = useFiller((at) => pilesOf(boardOf(at)));
  if (idle) return null;
  const discards = all.slice(filler);
  const top = discards[discards.length - 1];
  return (
    <div class="pn-piles">
      <span class="pn-pile pn-deck" data-why="deck">
        {words.text("board-deck", { count: sizeOf(deck) })}
      </span>
      {top === undefined ? (
        filler === 0 && <span class="pn-pile pn-pile-empty">{words.text("board-no-discards")}</span>
      ) : (
        <details class="pn-pile pn-discards">
          <summary>{words.text("board-discards-top", { card: words.cardName(top), count: discards.length })}</summary>
          <p data-why="discards">
            {words.text("board-discards", {
              cards: words.list(
                [...discards].reverse().map((card) => words.cardName(card)),
                "list-then",
              ),
            })}
          </p>
        </details>
      )}
    </div>
  );
}
