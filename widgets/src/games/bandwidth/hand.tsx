/** The hands that the reader sees. Answers name kinds of card, so any copy in a hand stands for its kind. */
import { useState } from "preact/hooks";
import { Seat } from "../../parts/marks";
import { useActs, useChoosing, useHere, usePlay, usePointed, useQuestion, useWords } from "../../parts/scene";
import { useSlots } from "../../parts/slots";
import { useInquiring } from "../../why/inquiring";
import { Forbidden } from "../../why/not";
import { cardTarget } from "../../wire/choosing";
import { kindOf } from "../../wire/words";
import { Fresh, useFresh } from "../fresh";
import { boardOf, kindOn, lookedAt, textOf } from "./board";
import { Brief, Foot, Head } from "./card";

/** `by`: the seat that looks at somebody else's hand. `named`: whether the answers name cards of this hand. */
interface OpenHand {
  seat: number;
  cards: string[];
  by: number | null;
  named: boolean;
}

/**
 * The reader's own hand, or else that of the seat asked for a card from it; before it, a hand that another seat looks at to take a
 * card. A hidden hand is a number in the position, and is not drawn.
 */
function useOpenHands(): OpenHand[] {
  const { seat } = usePlay();
  const { position } = useHere();
  const { open } = useQuestion();
  const { hands } = boardOf(position).table;
  const look = lookedAt(position);
  const asked = open !== null && open.who !== "chance" ? open.who : null;
  const about = new Set(open?.offers.map(({ path }) => path[0]));
  const names = (cards: string[]) => cards.some((card) => about.has(cardTarget(kindOf(card))));
  const opened = (whose: number, by: number | null, named: boolean): OpenHand[] => {
    const cards = hands[whose - 1];
    return Array.isArray(cards) && cards.length > 0 && (seat === whose || named) ? [{ seat: whose, cards, by, named }] : [];
  };
  const own = seat ?? asked ?? 0;
  if (look !== null && look.owner !== seat) return [...opened(look.owner, look.by, true), ...opened(own, null, false)];
  const cards = hands[own - 1];
  return opened(own, null, Array.isArray(cards) && names(cards));
}

/** The open hands. */
export function Hands() {
  const hands = useOpenHands();
  return (
    <>
      {hands.map((hand) => (
        <Hand key={hand.seat} hand={hand} />
      ))}
    </>
  );
}

/** A hand. Pressing a card that is named in answers narrows them to it. */
function Hand({ hand }: { hand: OpenHand }) {
  const words = useWords();
  const { position } = useHere();
  const { next, chosen, whyNot } = useChoosing();
  const pointed = usePointed();
  const { press, pick } = useActs();
  const { picked } = useInquiring();
  const [focus, setFocus] = useState<string | null>(null);
  const fresh = useFresh(hand.seat);
  const slots = useSlots(hand.cards);
  const focused = focus !== null && hand.cards.includes(focus) ? focus : hand.cards[0];
  const board = boardOf(position);
  const player = words.player(hand.seat);
  const label =
    hand.by === null
      ? words.text("board-hand-of", { seat: player })
      : words.text("board-bfb-looked-at", { owner: player, seat: words.player(hand.by) });
  return (
    <section role="group" class="pn-held" data-looked-at={hand.by === null ? undefined : ""} aria-label={label}>
      <h3 class="pn-heading">
        {label} <Seat seat={hand.seat} />
      </h3>
      <ol class="pn-held-cards" data-cards="hand" style={{ "--cards": hand.cards.length }}>
        {hand.cards.map((card) => {
          const target = cardTarget(kindOf(card));
          const kind = kindOn(board, card);
          const choosable = hand.named && next.has(target);
          return (
            <li key={slots.get(card)} class="pn-slot">
              <button
                type="button"
                class="pn-card"
                data-card={card}
                data-piece={`card ${card}`}
                data-changed={fresh(card) ? "new" : undefined}
                data-selectable={choosable ? "" : undefined}
                data-chosen={hand.named && chosen.includes(target) ? "" : undefined}
                data-pointed={hand.named && pointed.has(target) ? "" : undefined}
                data-forbidden={hand.named && whyNot(target).length > 0 ? "" : undefined}
                aria-expanded={choosable ? undefined : picked === card}
                tabIndex={card === focused ? 0 : -1}
                onFocus={() => setFocus(card)}
                onClick={() => (choosable ? press(target) : pick(picked === card ? null : card))}
              >
                <Head card={card} />
                {kind && <span class="pn-card-text">{textOf(kind, words)}</span>}
                {kind && <Brief kind={kind} />}
                {kind && <Foot card={card} green={kind.green} />}
                {fresh(card) && <Fresh />}
                {hand.named && <Forbidden target={target} />}
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
