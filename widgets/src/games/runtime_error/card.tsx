/** A card of a statement or a hand, the piles, and the legend of the suits. */
import { useState } from "preact/hooks";
import LOOKS from "../../../../pnrules/runtime_error/shown/looks.json";
import { Art } from "../../parts/art";
import type { Face } from "../../parts/face";
import { Hidden, Seat } from "../../parts/marks";
import { Icon } from "../../parts/pictograms";
import { useActs, useChoosing, useHere, usePlay, usePointed, useQuestion, useWords } from "../../parts/scene";
import { useSlots } from "../../parts/slots";
import { Cites } from "../../why/citation";
import { useInquiring } from "../../why/inquiring";
import { Forbidden } from "../../why/not";
import { cardTarget } from "../../wire/choosing";
import { useFresh } from "../fresh";
import { boardOf, isRed, type Part, SUITS, type Suit, suitOf } from "./board";

export const FACES = LOOKS as Record<Suit, Face>;

/** The face of the function at a place in the rulebook, such as `edit`. */
export const faceAt = (place: string): Face | null => Object.values(FACES).find(({ art }) => art === place) ?? null;

/** The function of each suit, in the order of execution. */
export function Legend() {
  const words = useWords();
  return (
    <section role="group" class="pn-re-legend" aria-label={words.text("board-re-legend")}>
      <h3 class="pn-subheading">{words.text("board-re-legend")}</h3>
      <ol>
        {SUITS.map(([sign, suit]) => (
          <li key={suit} data-family={FACES[suit].family}>
            <span class="pn-mini" data-family={FACES[suit].family}>
              <Icon name={FACES[suit].pictogram} />
            </span>
            <Art face={FACES[suit]} />
            <b class="pn-re-sign" data-red={isRed(sign) ? "" : undefined}>
              {sign}
            </b>
            <span>{words.text(`board-re-does-${suit}`)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface CardProps {
  card: string | null;
  part: Part | "hand";
  down?: boolean;
  fresh?: boolean;
  focusable: boolean;
  onFocus(): void;
}

/** A card of a statement or a hand. If it is part of an answer, a click chooses it. */
export function Card({ card, part, down = false, fresh = false, focusable, onFocus }: CardProps) {
  const words = useWords();
  const { next, chosen, leads, whyNot } = useChoosing();
  const pointed = usePointed();
  const { press, pick } = useActs();
  const { picked } = useInquiring();
  const target = card === null ? null : cardTarget(card);
  const suit = card === null ? null : suitOf(card);
  const marks = (set: { has(target: string): boolean }) => (target !== null && set.has(target) ? "" : undefined);
  return (
    <button
      type="button"
      class="pn-card pn-re-card"
      data-card={card ?? undefined}
      data-piece={card === null ? undefined : `card ${card}`}
      data-part={part}
      data-pip={part === "hand" ? card?.slice(-1) : undefined}
      data-red={card !== null && isRed(card) ? "" : undefined}
      data-down={down ? "" : undefined}
      data-changed={fresh ? "new" : undefined}
      data-selectable={marks(next)}
      data-pointed={marks(pointed)}
      data-forbidden={target !== null && whyNot(target).length > 0 ? "" : undefined}
      aria-pressed={target !== null && leads(target) ? chosen.includes(target) : undefined}
      aria-expanded={target === null || leads(target) ? undefined : picked === card}
      tabIndex={focusable ? 0 : -1}
      onFocus={onFocus}
      onClick={() => target !== null && (leads(target) ? press(target) : pick(picked === card ? null : card))}
    >
      {part !== "hand" && <Hidden text={words.text(`board-re-${part}`)} />}
      <span class="pn-card-name">{card ?? "?"}</span>
      {part === "hand" && suit !== null && (
        <span class="pn-re-suit" data-family={FACES[suit].family}>
          <Icon name={FACES[suit].pictogram} />
        </span>
      )}
      {target !== null && <Forbidden target={target} />}
      {down && <span class="pn-re-down">{words.text("board-face-down")}</span>}
      {fresh && <Hidden text={`${words.text("board-changed")} ${words.text("board-changed-new")}`} />}
    </button>
  );
}

/** The reader's hand, or else that of the seat that is asked. */
export function Hand() {
  const words = useWords();
  const { seat } = usePlay();
  const { position } = useHere();
  const { open } = useQuestion();
  const [focus, setFocus] = useState<string | null>(null);
  const whose = seat ?? (open !== null && open.who !== "chance" ? open.who : boardOf(position).turn);
  const cards = boardOf(position).hands[whose - 1];
  const fresh = useFresh(whose);
  const slots = useSlots(Array.isArray(cards) ? cards : []);
  if (!Array.isArray(cards) || cards.length === 0) return null;
  const focused = focus !== null && cards.includes(focus) ? focus : cards[0];
  return (
    <section role="group" class="pn-held pn-re-hand" aria-label={words.text("board-hand-of", { seat: words.player(whose) })}>
      <h3 class="pn-heading">
        {words.text("board-hand-of", { seat: words.player(whose) })} <Seat seat={whose} />
      </h3>
      <ol class="pn-re-held" data-cards="hand">
        {cards.map((card) => (
          <li key={slots.get(card)}>
            <Card card={card} part="hand" fresh={fresh(card)} focusable={card === focused} onFocus={() => setFocus(card)} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A pile or the input: its name, the number of its cards, the top one. */
export function Pile({ name, top, number, fresh }: { name: string; top: string | null; number: number | null; fresh: boolean }) {
  const words = useWords();
  return (
    <div class="pn-re-pile" data-pile={name} data-why={name}>
      <h3 class="pn-subheading">{words.text(`board-re-${name}`)}</h3>
      <span
        class="pn-re-top"
        data-piece={top === null ? undefined : `card ${top}`}
        data-empty={top === null && !number ? "" : undefined}
        data-back={top === null && number ? "" : undefined}
        data-red={top !== null && isRed(top) ? "" : undefined}
        data-changed={fresh ? "" : undefined}
      >
        {top ?? (number ? "" : "–")}
      </span>
      {number !== null && <span class="pn-re-count">{words.text("board-re-count", { count: number })}</span>}
    </div>
  );
}

/** The uses of a card: a bound or the input, by its value, or a function, by its suit. */
export function Says({ card }: { card: string }) {
  const words = useWords();
  const { info } = words;
  const face = card.slice(0, -1);
  const suit = suitOf(card);
  return (
    <>
      {suit && <Art face={FACES[suit]} />}
      {["bound", card.slice(-1)].map((use) => {
        const told = info.cards[use];
        return (
          told && (
            <div key={use}>
              <p>{words.text(told.text, { face })}</p>
              <Cites cite={{ work: words.text("board-rules"), place: use, ref: told.ref }} rulings={[]} />
            </div>
          )
        );
      })}
    </>
  );
}
