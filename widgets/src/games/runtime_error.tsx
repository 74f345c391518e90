/** Runtime Error on the board: statements as two overlapping bounds with the function across, the input, the piles, the claim. */
import { useState } from "preact/hooks";
import { cardTarget } from "../choosing";
import { Cites } from "../citation";
import { useScene } from "../context";
import { Hidden, Seat } from "../marks";
import { useSlots } from "../slots";
import type { Position } from "../types";
import { About } from "../why/about";
import { Forbidden } from "../why/not";
import type { Words } from "../words";
import { useFresh } from "./fresh";
import type { GameView } from "./game";

type Part = "lower" | "upper" | "function";
export const PARTS: readonly Part[] = ["lower", "upper", "function"];

/** A card that may not be seen is null; `down` then names its part, else the card itself. */
export interface Statement {
  lower: string | null;
  upper: string | null;
  function: string | null;
  down: string | null;
}

export interface Board {
  turn: number;
  hands: (string[] | number)[];
  statements: Statement[][];
  deck: string[] | number;
  discards: string[];
  input: string | null;
  claim: { verdict: string; size: number } | null;
  demonstrating: boolean;
  winner: [seat: number, how: string] | null;
  aside?: string[];
}

export const boardOf = (position: Position) => position.board as unknown as Board;
const count = (cards: string[] | number) => (typeof cards === "number" ? cards : cards.length);

/** The functions that the kernel says the input satisfies: the innermost routine that knows says so. */
export function satisfied(position: Position): string[] {
  const known = position.frames
    .map(({ env }) => (env?.satisfied as string[] | undefined) ?? [])
    .filter(({ length }) => length > 0);
  return boardOf(position).input === null ? [] : (known.at(-1) ?? []);
}

/** Whether a part of a statement lies face down. */
export function isDown(statement: Statement, part: Part): boolean {
  return statement.down !== null && (statement.down === part || statement.down === statement[part]);
}

/** Every card of the statements, by seat and in order; those that may not be seen are left out. */
export function lying(statements: readonly Statement[][]): string[] {
  return statements.flat().flatMap((statement) => PARTS.map((part) => statement[part]).filter((card) => card !== null));
}

/** Red suits are marked as such; the sign of the suit stands there as well. */
const isRed = (card: string) => /[♦♥]$/.test(card);

// --- cards ------------------------------------------------------------------------------------------------------------

interface CardProps {
  card: string | null;
  part: Part | "hand";
  down?: boolean;
  fresh?: boolean;
  focusable: boolean;
  onFocus(): void;
}

/** A card of a statement or a hand. Where it is part of an answer, a click points at it. */
function Card({ card, part, down = false, fresh = false, focusable, onFocus }: CardProps) {
  const { words, next, pointed, chosen, leads, press, whyNot, picked, pick } = useScene();
  const target = card === null ? null : cardTarget(card);
  const marks = (set: { has(target: string): boolean }) => (target !== null && set.has(target) ? "" : undefined);
  return (
    <button
      type="button"
      class="pn-card pn-re-card"
      data-card={card ?? undefined}
      data-piece={card === null ? undefined : `card ${card}`}
      data-part={part}
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
      {target !== null && <Forbidden target={target} />}
      {down && <span class="pn-re-down">{words.text("board-face-down")}</span>}
      {fresh && <Hidden text={`${words.text("board-changed")} ${words.text("board-changed-new")}`} />}
    </button>
  );
}

/** The hand of whoever looks, or else of whoever is asked. */
function Hand() {
  const { words, seat, open, position } = useScene();
  const [focus, setFocus] = useState<string | null>(null);
  const whose = seat ?? (open !== null && open.who !== "chance" ? open.who : boardOf(position).turn);
  const cards = boardOf(position).hands[whose - 1];
  const fresh = useFresh(whose);
  const slots = useSlots(Array.isArray(cards) ? cards : []);
  if (!Array.isArray(cards) || cards.length === 0) return null;
  const focused = focus !== null && cards.includes(focus) ? focus : cards[0];
  return (
    <section role="group" class="pn-re-hand" aria-label={words.text("board-hand-of", { seat: words.player(whose) })}>
      <h3 class="pn-subheading">
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

/** A pile or the input: what it is called, how many cards, the one on top. */
function Pile({ name, top, number, fresh }: { name: string; top: string | null; number: number | null; fresh: boolean }) {
  const { words } = useScene();
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

// --- statements -------------------------------------------------------------------------------------------------------

interface LaidProps {
  statement: Statement;
  holds: boolean;
  drawn(part: Part): preact.JSX.Element;
}

/** A statement, as the rulebook lays it: the bounds overlap downward, the function lies across them. */
function Laid({ statement, holds, drawn }: LaidProps) {
  const { words } = useScene();
  const card = (part: Part) => statement[part] ?? words.text("hidden-card");
  const what = words.text("board-re-statement", { lower: card("lower"), upper: card("upper"), function: card("function") });
  return (
    <li class="pn-re-statement" data-satisfied={holds ? "" : undefined} data-asleep={statement.down !== null ? "" : undefined}>
      <div role="group" aria-label={what} class="pn-re-laid">
        {PARTS.map(drawn)}
      </div>
      {holds && <p class="pn-re-note">{words.text("board-re-satisfied")}</p>}
      {statement.down !== null && <p class="pn-re-note">{words.text("board-re-asleep")}</p>}
    </li>
  );
}

// --- the claim --------------------------------------------------------------------------------------------------------

/** What the latest claim came to; and, where one may be made, the question as a button. */
function Claim() {
  const { words, position, ask, view, head, seat, send } = useScene();
  const { claim, turn, demonstrating, winner } = boardOf(position);
  const open = ask !== null && view === head && ask.node === head && (seat === null || ask.who === seat);
  const option = open ? ask.options.find((offer) => offer.option[0] === "claim")?.option : undefined;
  return (
    <div class="pn-re-claim">
      {claim !== null && (
        <p class="pn-re-verdict" data-why="verdict" data-verdict={claim.verdict} role="status">
          {words.text(`board-re-${claim.verdict}`, { who: words.player(turn), size: claim.size })}
        </p>
      )}
      {demonstrating && winner === null && (
        <p class="pn-note">{words.text("board-re-demonstrating", { who: words.player(turn) })}</p>
      )}
      {option && (
        <button
          type="button"
          class="pn-button pn-re-ask"
          onClick={() => send({ do: "choose", node: head, option, who: ask!.who })}
        >
          {words.text("board-re-can-i")}
        </button>
      )}
    </div>
  );
}

/** What a card can be: a bound or the input, which its value decides, or a function, which its suit does. */
function Says({ card }: { card: string }) {
  const { words, info } = useScene();
  const face = card.slice(0, -1);
  return (
    <>
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

// --- the field --------------------------------------------------------------------------------------------------------

function Field() {
  const { words, info, position, before } = useScene();
  const board = boardOf(position);
  const cards = lying(board.statements);
  const earlier = before ? lying(boardOf(before).statements) : cards;
  const holds = new Set(satisfied(position));
  const [focus, setFocus] = useState<string | null>(null);
  const focused = focus !== null && cards.includes(focus) ? focus : cards[0];
  const top = board.discards[board.discards.length - 1] ?? null;
  const topBefore = before ? (boardOf(before).discards.at(-1) ?? null) : top;
  const card = (statement: Statement, part: Part) => {
    const name = statement[part];
    return (
      <Card
        key={part}
        card={name}
        part={part}
        down={isDown(statement, part)}
        fresh={name !== null && !earlier.includes(name)}
        focusable={name !== null && name === focused}
        onFocus={() => setFocus(name)}
      />
    );
  };
  return (
    <section role="group" class="pn-field" aria-label={words.text("board-re-field")}>
      <div class="pn-re-middle">
        <Pile name="deck" top={null} number={count(board.deck)} fresh={false} />
        <Pile name="input" top={board.input} number={null} fresh={before !== null && boardOf(before).input !== board.input} />
        <Pile name="discards" top={top} number={board.discards.length} fresh={top !== topBefore} />
      </div>
      <Hand />
      <Claim />
      <ol class="pn-re-players">
        {board.statements.map((statements, i) => (
          <li key={i} class="pn-re-player" data-seat={i + 1}>
            <h3 class="pn-subheading" data-why="statements">
              <Seat seat={i + 1} /> {info.players[i]}
            </h3>
            {statements.length === 0 && <p class="pn-note">{words.text("board-re-none")}</p>}
            <ol class="pn-re-statements" aria-label={words.text("board-re-statements", { who: words.player(i + 1) })}>
              {statements.map((statement, n) => (
                <Laid
                  key={n}
                  statement={statement}
                  holds={board.turn === i + 1 && statement.function !== null && holds.has(statement.function)}
                  drawn={(part) => card(statement, part)}
                />
              ))}
            </ol>
          </li>
        ))}
      </ol>
      <About of="card" />
    </section>
  );
}

// --- the strip --------------------------------------------------------------------------------------------------------

/** What is done in a turn, by the routine that does it and, in the turn itself, its op. */
const DEEDS = ["statement", "input", "function", "discarding", "drawing"] as const;
const IN_A_TURN = ["statement", "input"] as const;

/** What was done in the step that follows a position; null for what only leads from one thing to the next. */
function deedAfter(before: Position): (typeof DEEDS)[number] | null {
  const frame = before.frames[before.frames.length - 1];
  if (!frame) return null;
  if (frame.code === "turn") return IN_A_TURN[frame.pc ?? 0] ?? null;
  if (frame.code === "input") return "function";
  return DEEDS.find((deed) => deed === frame.code) ?? null;
}

// --- for the rest of the board ----------------------------------------------------------------------------------------

export const runtimeError: GameView = {
  Field,
  Says,
  points: () => [],
  out: () => [],
  hand: (position, seat) => boardOf(position).hands[seat - 1] ?? null,
  mark(position, before) {
    const from = before ?? position;
    return { lane: deedAfter(from), who: boardOf(from).turn, running: boardOf(from).input !== null };
  },
  lanes: (_position, _info, words) => DEEDS.map((deed) => ({ key: deed, name: words.text(`board-re-deed-${deed}`) })),
  remarks(position, seat, words: Words) {
    const { turn, winner } = boardOf(position);
    if (winner !== null) return winner[0] === seat ? [words.text("board-re-won")] : [];
    return turn === seat ? [words.text("board-turn")] : [];
  },
  table(position, words) {
    const { discards } = boardOf(position);
    return discards.length > 0 ? [words.text("board-re-discarded", { cards: words.list(discards, "list-then") })] : [];
  },
  things: (position) => lying(boardOf(position).statements).map(cardTarget),
  declines: ([verb]) => verb === "decline" || verb === "no-script" || verb === "no-test",
};
