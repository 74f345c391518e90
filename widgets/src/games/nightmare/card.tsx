/** A card: its text, numbers and counters, bits in order, links, attached cards; and all its details. */
import { useMemo } from "preact/hooks";
import { Art } from "../../parts/art";
import { Hidden, NOT_TRANSLATED, Seat } from "../../parts/marks";
import { Icon } from "../../parts/pictograms";
import { useActs, useChoosing, useHere, usePlay, usePointed, useQuestion, useWords } from "../../parts/scene";
import type { Slots } from "../../parts/slots";
import { Cites } from "../../why/citation";
import { useInquiring } from "../../why/inquiring";
import { Forbidden } from "../../why/not";
import { answerTarget, cardTarget, partTarget } from "../../wire/choosing";
import type { Info } from "../../wire/types";
import { kindOf, type Words } from "../../wire/words";
import {
  apartIn,
  besideOf,
  boardOf,
  GONE,
  type Instruction,
  inGap,
  instructionsOf,
  isFaceDown,
  numbersOf,
  type Part,
  type Side,
  secretOf,
  type Turn,
  turnsOf,
  underPc,
} from "./board";
import { faceOf } from "./face";
import { Places } from "./place";
import { reachWords, useReached } from "./reach";

/** The direction of the program, in words. */
export function wayWords(info: Info, way: number, words: Words): string {
  return words.text(`board-way-${info.layout}-${way < 0 ? "back" : "on"}`);
}

/** The printed name of a card on the table. */
export function nameOn(card: string, words: Words): string {
  return isFaceDown(card) ? words.text("board-face-down") : kindOf(card);
}

/** The length of a card's text: full, a sentence, or a few words. */
type Form = "text" | "short" | "brief";

/** A card's text in one of its lengths, with the current numbers. */
export function Text({ instruction, form = "text" }: { instruction: Instruction; form?: Form }) {
  const words = useWords();
  const { info } = words;
  const card = info.cards[kindOf(instruction.card)];
  if (!card) return null;
  return (
    <span class={`pn-card-${form}`}>
      {words.card(card.text, numbersOf(info, instruction), form === "text" ? null : form).map((piece, i) => {
        if (piece.number === null) return <>{piece.text}</>;
        const change = instruction.changes?.[piece.number] ?? 0;
        const printed = card.numbers[piece.number] ?? 0;
        return (
          <b
            key={i}
            class="pn-number"
            data-why="numbers"
            data-changed={change === 0 ? undefined : ""}
            title={change === 0 ? undefined : words.text("board-printed", { printed })}
          >
            {piece.text}
          </b>
        );
      })}
    </span>
  );
}

/** A picture over a card's words. Decorative: the words say the same. */
function Pictured({ instruction, form }: { instruction: Instruction; form: Form }) {
  const face = faceOf(instruction.card);
  return (
    <span class="pn-pictured" aria-hidden="true">
      {face && <Art face={face} />}
      <Text instruction={instruction} form={form} />
    </span>
  );
}

/**
 * A card's text at the length that fits below its picture: the first of each pair if it fits, otherwise the second (`pn-fits`).
 */
export function Does({ instruction }: { instruction: Instruction }) {
  return (
    <span class="pn-card-words">
      <span class="pn-fits">
        <Pictured instruction={instruction} form="text" />
        <span class="pn-fits">
          <Pictured instruction={instruction} form="short" />
          <span class="pn-fits">
            <Text instruction={instruction} />
            <span class="pn-fits" aria-hidden="true">
              <Text instruction={instruction} form="short" />
              <Text instruction={instruction} form="brief" />
            </span>
          </span>
        </span>
      </span>
    </span>
  );
}

/** How one recognises a card: pictogram, name, numbers. */
export function Head({ card, numbers }: { card: string; numbers: readonly number[] }) {
  const words = useWords();
  const face = faceOf(card);
  return (
    <span class="pn-card-top" data-family={face?.family}>
      {face && <Icon name={face.pictogram} />}
      <span class="pn-card-name" {...NOT_TRANSLATED}>
        {nameOn(card, words)}
      </span>
      {numbers.length > 0 && (
        <span class="pn-card-numbers" aria-hidden="true">
          {numbers.join("·")}
        </span>
      )}
    </span>
  );
}

/** The name of a face-down card, faint, for those who know it. */
export function Secret({ card }: { card: string }) {
  const words = useWords();
  const { seat } = usePlay();
  const { position } = useHere();
  const secret = secretOf(boardOf(position), card);
  if (!secret) return null;
  const known = { card: words.cardName(secret.card), seat: words.player(secret.seat) };
  const told = words.text(seat === secret.seat ? "board-secret-yours" : "board-secret", known);
  return (
    <span class="pn-secret" title={told}>
      {told}
    </span>
  );
}

function Counters({ instruction }: { instruction: Instruction }) {
  const words = useWords();
  const printed = words.info.cards[kindOf(instruction.card)]?.numbers ?? [];
  return (
    <>
      {(instruction.changes ?? []).map((change, i) =>
        change ? (
          <span key={i} class="pn-counter" data-why="numbers" title={words.text("board-printed", { printed: printed[i] ?? 0 })}>
            <Hidden text={words.text("board-counter")} />
            {printed.length > 1 && `${printed[i] ?? 0} `}
            {words.signed(change)}
          </span>
        ) : null,
      )}
    </>
  );
}

/** The bits in the order in which they act, with the active one and those still to act marked. */
function Bits({ instruction, turns }: { instruction: Instruction; turns: readonly (Turn | null)[] }) {
  const words = useWords();
  const { bits, card } = instruction;
  if (bits.length === 0)
    return isFaceDown(card) ? null : (
      <span class="pn-no-bit" data-why="bits">
        {words.text("board-no-bit")}
      </span>
    );
  return (
    <span class="pn-bits" data-why="bits">
      <Hidden text={words.text("board-bits")} />
      {bits.map((seat, i) => (
        <span
          key={i}
          class="pn-turn"
          data-turn={turns[i] ?? undefined}
          data-piece={`bit ${card} ${seat} ${bits.slice(0, i).filter((other) => other === seat).length}`}
          data-kind={`bit ${seat}`}
        >
          <Seat seat={seat} />
          {turns[i] && <Hidden text={words.text(`board-turn-${turns[i]}`)} />}
        </span>
      ))}
    </span>
  );
}

function Links({ instruction }: { instruction: Instruction }) {
  const words = useWords();
  const { position } = useHere();
  const { card, link } = instruction;
  const board = boardOf(position);
  const telling = words.telling(apartIn(board));
  const from = instructionsOf(board).filter((other) => other.link === card);
  return (
    <>
      {link != null && (
        <span class="pn-link" data-drawn={link === GONE ? undefined : ""} data-why="links">
          {link === GONE ? words.text("board-link-gone") : words.text("board-link", { card: telling.cardName(link) })}
        </span>
      )}
      {from.map((other) => (
        <span key={other.card} class="pn-link" data-drawn="">
          {words.text("board-linked", { card: telling.cardName(other.card) })}
        </span>
      ))}
    </>
  );
}

/** The program counter's flag. `toward`: the side of the next card on a ring. */
export function Flag({ toward }: { toward: Side }) {
  const words = useWords();
  const { info } = words;
  const { position } = useHere();
  const board = boardOf(position);
  return (
    <span class="pn-pc" data-piece="pc" data-toward={toward} data-why="pc">
      <svg viewBox="0 0 24 24" width="14" height="14" aria-hidden="true">
        <path d={board.way < 0 ? "M20 3L4 12l16 9z" : "M4 3l16 9-16 9z"} />
      </svg>
      {words.text("board-pc")}
      <Hidden text={`${words.text(inGap(board) ? "board-pc-gap" : "board-pc-here")} ${wayWords(info, board.way, words)}`} />
    </span>
  );
}

const bitTargets = ({ card, bits }: Instruction) => bits.map((_, i) => partTarget(card, "place", i));

/** The card's bits as buttons, if one of them can be chosen. */
function BitChoices({ instruction, reachable }: { instruction: Instruction; reachable: boolean }) {
  const words = useWords();
  const { leads } = useChoosing();
  const pointed = usePointed();
  const { press, inquire } = useActs();
  const { card, bits } = instruction;
  return (
    <span class="pn-bit-row" role="group" aria-label={words.text("board-bits")}>
      {bitTargets(instruction).map((target, i) => (
        <button
          key={i}
          type="button"
          class="pn-bit-choice"
          data-bit={i}
          data-pointed={pointed.has(target) ? "" : undefined}
          tabIndex={reachable ? 0 : -1}
          aria-disabled={leads(target) ? undefined : "true"}
          onClick={() => (leads(target) ? press(target) : inquire(target, "bits"))}
        >
          <Hidden
            text={words.text("board-bit-choice", { card: words.cardName(card), number: i + 1, seat: words.player(bits[i]!) })}
          />
          <span aria-hidden="true">
            <Seat seat={bits[i]!} />
          </span>
          <Forbidden target={target} />
        </button>
      ))}
    </span>
  );
}

/** The few answers to a question about a card, as buttons on it. */
export function Answers({ card, reachable }: { card: string; reachable: boolean }) {
  const words = useWords();
  const { open } = useQuestion();
  const { next } = useChoosing();
  const pointed = usePointed();
  const { press } = useActs();
  const offers = open?.offers.filter(({ option: [verb] }) => next.has(answerTarget(card, verb))) ?? [];
  if (offers.length === 0) return null;
  return (
    <span class="pn-answer-row" role="group" aria-label={words.cardName(card)}>
      {offers.map(({ option: [verb], text }) => {
        const target = answerTarget(card, verb);
        return (
          <button
            key={verb}
            type="button"
            class="pn-answer"
            data-pointed={pointed.has(target) ? "" : undefined}
            tabIndex={reachable ? 0 : -1}
            onClick={() => press(target)}
          >
            {text}
          </button>
        );
      })}
    </span>
  );
}

/** Whether a card is part of an answer, and whether it is highlighted or chosen already. */
export function useMarks() {
  const { next, chosen, whyNot } = useChoosing();
  const pointed = usePointed();
  return (card: string, target = cardTarget(card)) => ({
    selectable: next.has(target),
    "data-selectable": next.has(target) ? "" : undefined,
    "data-forbidden": whyNot(target).length > 0 ? "" : undefined,
    "data-chosen": chosen.includes(target) ? "" : undefined,
    "data-pointed": pointed.has(target) ? "" : undefined,
  });
}

export interface CardProps {
  instruction: Instruction;
  changes: ReadonlyMap<string, Part[]>;
  /** The name of its end of the program, if it is at one; its place from the head. */
  edge?: string | null;
  at?: number;
  /** The card that has the keyboard focus, or would get it. */
  focused: string | undefined;
  focus(card: string): void;
  /** The elements of the cards, for moving the focus. */
  slots: Slots;
  /** The side of it to which the program counter moves next. */
  toward?: Side;
}

/** A card's face, memoised: it is drawn once as long as the card does not change. */
function useFace(instruction: Instruction, turns: readonly (Turn | null)[]) {
  const words = useWords();
  const text = useMemo(() => <Does instruction={instruction} />, [instruction, words]);
  const bits = useMemo(() => <Bits instruction={instruction} turns={turns} />, [instruction, turns.join(), words]);
  const counters = useMemo(() => <Counters instruction={instruction} />, [instruction, words]);
  const head = useMemo(() => <Head card={instruction.card} numbers={numbersOf(words.info, instruction)} />, [instruction, words]);
  const links = useMemo(() => <Links instruction={instruction} />, [instruction]);
  return { head, text, bits, counters, links };
}

/** A card in the program, with its attached cards. */
export function Card({ instruction, changes, edge, at, focused, focus, slots, toward }: CardProps) {
  const words = useWords();
  const { position } = useHere();
  const { next, leads } = useChoosing();
  const { press, pick } = useActs();
  const { picked } = useInquiring();
  const board = boardOf(position);
  const { card } = instruction;
  const here = underPc(board) === card;
  const down = isFaceDown(card);
  const place = apartIn(board).get(card);
  const parts = changes.get(card) ?? [];
  const performed = position.frames[position.frames.length - 1]?.source === card && !here;
  const { selectable, ...marks } = useMarks()(card);
  const beside = besideOf(board, card);
  const bits = bitTargets(instruction).some((target) => next.has(target));
  const choose = selectable || leads(cardTarget(card));
  const face = useFace(instruction, turnsOf(position, instruction));
  const { by: reached, mark } = useReached(card);
  const reach = instruction.link == null ? reachWords(card, position, words) : null;
  return (
    <>
      <button
        type="button"
        class="pn-card"
        data-card={card}
        data-piece={`card ${card}`}
        data-pc={here ? (board.way < 0 ? "back" : "on") : undefined}
        data-changed={parts.length > 0 ? parts.join(" ") : undefined}
        data-performed={performed ? "" : undefined}
        data-down={down ? "" : undefined}
        data-reached={reached}
        {...marks}
        aria-expanded={choose ? undefined : picked === card}
        tabIndex={card === focused ? 0 : -1}
        onFocus={() => focus(card)}
        onClick={() => (choose ? press(cardTarget(card)) : pick(picked === card ? null : card))}
      >
        {here && <Flag toward={toward ?? "right"} />}
        {mark}
        {edge && (
          <span class="pn-edge" data-why="places">
            {edge}
          </span>
        )}
        {face.head}
        {down ? <Secret card={card} /> : face.text}
        <span class="pn-card-foot">
          {!bits && face.bits}
          {face.counters}
          {face.links}
          {reach !== null && <Hidden text={reach} />}
          {performed && <span class="pn-performed">{words.text("board-performed")}</span>}
          {place ? <Hidden text={words.text("board-place-number", { place })} /> : null}
          {at !== undefined && (
            <span class="pn-card-at" aria-hidden="true" data-why="places">
              {at}
            </span>
          )}
        </span>
        {marks["data-forbidden"] !== undefined && <Forbidden target={cardTarget(card)} />}
        {parts.length > 0 && (
          <span class="pn-changed">
            {words.text("board-changed")} <Hidden text={parts.map((part) => words.text(`board-changed-${part}`)).join(" ")} />
          </span>
        )}
      </button>
      {choose && <More card={card} reachable={card === focused} />}
      {bits && <BitChoices instruction={instruction} reachable={card === focused} />}
      <Answers card={card} reachable={card === focused} />
      {beside && (
        <ol class="pn-beside" aria-label={words.text("board-beside", { card: words.telling(apartIn(board)).cardName(card) })}>
          {beside.cards.map((inner) => (
            <li key={slots.get(inner.card)} class="pn-slot">
              <Card instruction={inner} changes={changes} focused={focused} focus={focus} slots={slots} />
              <Places card={inner.card} owner={card} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/** A button that opens the details of a card whose click means choosing it. */
export function More({ card, reachable }: { card: string; reachable: boolean }) {
  const words = useWords();
  const { pick } = useActs();
  const { picked } = useInquiring();
  const label = words.text("board-about", { card: words.cardName(card) });
  return (
    <button
      type="button"
      class="pn-more"
      aria-label={label}
      title={label}
      aria-expanded={picked === card}
      tabIndex={reachable ? 0 : -1}
      onClick={() => pick(picked === card ? null : card)}
    >
      <span aria-hidden="true">?</span>
    </button>
  );
}

/** The details of a card: its text, printed numbers, the order of its bits, its place in the rulebook. */
export function Says({ card: name }: { card: string }) {
  const words = useWords();
  const { info } = words;
  const { position } = useHere();
  const instruction = instructionsOf(boardOf(position)).find(({ card }) => card === name) ?? { card: name, bits: [] };
  const down = isFaceDown(name);
  const card = info.cards[kindOf(name)];
  const reach = reachWords(name, position, words);
  return (
    <>
      <p>{down ? <Secret card={name} /> : <Text instruction={instruction} />}</p>
      {reach !== null && <p>{reach}</p>}
      {instruction.bits.length > 1 && (
        <p>
          {words.text("board-bits-order", {
            seats: words.list(
              instruction.bits.map((seat) => words.player(seat)),
              "list-then",
            ),
          })}
        </p>
      )}
      {(instruction.changes ?? []).map((change, i) =>
        change ? (
          <p key={i}>
            {words.text("board-number-now", {
              printed: card?.numbers[i] ?? 0,
              change: words.signed(change),
              now: numbersOf(info, instruction)[i] ?? 0,
            })}
          </p>
        ) : null,
      )}
      {card && !down && (
        <Cites key={name} cite={{ work: words.text("board-rules"), place: kindOf(name), ref: card.ref }} rulings={[]} />
      )}
    </>
  );
}
