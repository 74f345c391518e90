/** The hand of whoever looks or is asked. Answers name kinds of card, so any copy in hand stands for all of its kind. */
import { useState } from "preact/hooks";
import { cardTarget } from "../../choosing";
import { useScene } from "../../context";
import { Seat } from "../../marks";
import { kindOf } from "../../words";
import { Forbidden } from "../../why/not";
import { boardOf, kindOn, textOf } from "./board";
import { Green } from "./card";

/** Whose hand lies open before the reader: one's own, else that of who is asked for a card of it. */
function useOpenHand(): { seat: number; cards: string[] } | null {
  const { seat, open, position } = useScene();
  const asked = open !== null && open.who !== "chance" ? open.who : null;
  const whose = seat ?? asked ?? 0;
  const cards = boardOf(position).table.hands[whose - 1];
  if (!Array.isArray(cards) || cards.length === 0) return null;
  const about = new Set(open?.offers.map(({ path }) => path[0]));
  return seat !== null || cards.some((card) => about.has(cardTarget(kindOf(card)))) ? { seat: whose, cards } : null;
}

/** The open hand: a card that some answer names is chosen by a press, and narrows the answers to it. */
export function Hand() {
  const { words, position, next, pointed, press, whyNot, picked, pick } = useScene();
  const hand = useOpenHand();
  const [focus, setFocus] = useState<string | null>(null);
  if (!hand) return null;
  const focused = focus !== null && hand.cards.includes(focus) ? focus : hand.cards[0];
  const board = boardOf(position);
  return (
    <section role="group" class="pn-held" aria-label={words.text("board-hand-of", { seat: words.player(hand.seat) })}>
      <h3 class="pn-heading">
        {words.text("board-hand-of", { seat: words.player(hand.seat) })} <Seat seat={hand.seat} />
      </h3>
      <ol class="pn-held-cards" data-cards="hand">
        {hand.cards.map((card) => {
          const target = cardTarget(kindOf(card));
          const kind = kindOn(board, card);
          return (
            <li key={card} class="pn-slot">
              <button
                type="button"
                class="pn-card"
                data-card={card}
                data-selectable={next.has(target) ? "" : undefined}
                data-pointed={pointed.has(target) ? "" : undefined}
                data-forbidden={whyNot(target).length > 0 ? "" : undefined}
                aria-expanded={next.has(target) ? undefined : picked === card}
                tabIndex={card === focused ? 0 : -1}
                onFocus={() => setFocus(card)}
                onClick={() => (next.has(target) ? press(target) : pick(picked === card ? null : card))}
              >
                <span class="pn-card-top">
                  <span class="pn-card-name">{kindOf(card)}</span>
                </span>
                {kind && <span class="pn-card-text">{textOf(kind, words)}</span>}
                {kind?.green != null && <Green number={kind.green} />}
                <Forbidden target={target} />
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
