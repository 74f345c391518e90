/** Programmer's Nightmare on the board: the row or ring of instructions, its bits, counters, links, and the PC. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Cites } from "../citation";
import { useScene } from "../context";
import { Hidden, Seat } from "../marks";
import { usePickable } from "../options";
import type { Info, Position } from "../types";
import { kindOf, type Words } from "../words";
import type { GameView } from "./game";
import { seamOf, wireOf, type Box } from "./wires";

interface Instruction {
  card: string;
  bits: number[];
  changes?: number[];
  link?: string | null;
  down?: boolean;
  inner?: (Instruction | string)[];
}

interface Table {
  row: Instruction[];
  pc: number;
  way: number;
  points: number[];
  out: number[];
  run: { runner: number | null; running: boolean; opened: boolean };
  /** Hands and deck are numbers where they may not be seen. */
  table: { turn: number; hands: (string[] | number)[]; deck: number | string[]; discards: string[]; result: unknown };
}

/** The link of a GOTO whose card has left: it leads nowhere. */
const GONE = "gone";

function tableOf(position: Position): Table {
  return position.board as unknown as Table;
}

// --- what changed -----------------------------------------------------------------------------------------------------

type Part = "new" | "bits" | "numbers" | "link" | "moved";

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
const counters = (instruction: Instruction) => (instruction.changes ?? []).map((n) => n || 0).join().replace(/^[0,]*$/, "");

/** What is different about each card since an earlier table; cards that are the same are left out. */
export function changesOf(row: readonly Instruction[], earlier: readonly Instruction[]): Map<string, Part[]> {
  const before = new Map(earlier.map((instruction, i) => [instruction.card, { instruction, i }]));
  const neighbour = (list: readonly Instruction[], i: number) => list[i - 1]?.card;
  const changes = new Map<string, Part[]>();
  row.forEach((instruction, i) => {
    const old = before.get(instruction.card);
    const parts: Part[] = [];
    if (!old) parts.push("new");
    else if (old.instruction !== instruction) {
      if (!same(old.instruction.bits, instruction.bits)) parts.push("bits");
      if (counters(old.instruction) !== counters(instruction)) parts.push("numbers");
      if (!same(old.instruction.link, instruction.link)) parts.push("link");
    }
    if (old && row.length === earlier.length && old.i !== i && neighbour(earlier, old.i) !== neighbour(row, i)) {
      parts.push("moved");
    }
    if (parts.length > 0) changes.set(instruction.card, parts);
  });
  return changes;
}

// --- a card -----------------------------------------------------------------------------------------------------------

function numbersOf(info: Info, instruction: Instruction): number[] {
  const printed = info.cards[kindOf(instruction.card)]?.numbers ?? [];
  return printed.map((number, i) => Math.max(0, number + (instruction.changes?.[i] ?? 0)));
}

function Text({ instruction }: { instruction: Instruction }) {
  const { words, info } = useScene();
  const card = info.cards[kindOf(instruction.card)];
  if (!card) return null;
  return (
    <span class="pn-card-text">
      {words.card(card.text, numbersOf(info, instruction)).map((piece, i) => {
        if (piece.number === null) return piece.text;
        const change = instruction.changes?.[piece.number] ?? 0;
        const printed = card.numbers[piece.number] ?? 0;
        return (
          <b
            key={i}
            class="pn-number"
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

function Counters({ instruction }: { instruction: Instruction }) {
  const { words, info } = useScene();
  const printed = info.cards[kindOf(instruction.card)]?.numbers ?? [];
  return (
    <>
      {(instruction.changes ?? []).map((change, i) =>
        change ? (
          <span key={i} class="pn-counter" title={words.text("board-printed", { printed: printed[i] ?? 0 })}>
            <Hidden text={words.text("board-counter")} />
            {printed.length > 1 && `${printed[i] ?? 0} `}
            {words.signed(change)}
          </span>
        ) : null,
      )}
    </>
  );
}

/** Which way the program runs. */
function wayWords(info: Info, way: number, words: Words): string {
  return words.text(`board-way-${info.layout}-${way < 0 ? "back" : "on"}`);
}

interface CardProps {
  instruction: Instruction;
  index: number;
  parts: Part[];
  lockedBy: string[];
  selectable: boolean;
  focusable: boolean;
  onFocus(): void;
}

function Card({ instruction, index, parts, lockedBy, selectable, focusable, onFocus }: CardProps) {
  const { words, info, position, picked, pick } = useScene();
  const { row, pc, way } = tableOf(position);
  const { card, bits } = instruction;
  const here = index === pc;
  const down = instruction.down === true;
  const edge = info.layout === "row" ? (index === 0 ? "head" : index === row.length - 1 ? "tail" : null) : null;
  return (
    <button
      type="button"
      class="pn-card"
      data-card={card}
      data-pc={here ? (way < 0 ? "back" : "on") : undefined}
      data-changed={parts.length > 0 ? parts.join(" ") : undefined}
      data-selectable={selectable ? "" : undefined}
      data-down={down ? "" : undefined}
      aria-expanded={picked === card}
      tabIndex={focusable ? 0 : -1}
      onFocus={onFocus}
      onClick={() => pick(picked === card ? null : card)}
    >
      {here && (
        <span class="pn-pc">
          <svg viewBox="0 0 24 24" width="14" height="14" aria-hidden="true">
            <path d={way < 0 ? "M20 3L4 12l16 9z" : "M4 3l16 9-16 9z"} />
          </svg>
          {words.text("board-pc")}
          <Hidden text={`${words.text("board-pc-here")} ${wayWords(info, way, words)}`} />
        </span>
      )}
      <span class="pn-card-top">
        <span class="pn-card-name">{down ? words.text("board-face-down") : kindOf(card)}</span>
        {edge && <span class="pn-edge">{words.text(`board-${edge}-end`)}</span>}
      </span>
      {!down && <Text instruction={instruction} />}
      <span class="pn-card-foot">
        {bits.length > 0 ? (
          <span class="pn-bits">
            <Hidden text={words.text("board-bits")} />
            {bits.map((seat, i) => (
              <Seat key={i} seat={seat} />
            ))}
          </span>
        ) : (
          <span class="pn-no-bit">{words.text("board-no-bit")}</span>
        )}
        <Counters instruction={instruction} />
        {instruction.link != null && (
          <span class="pn-link">
            {instruction.link === GONE
              ? words.text("board-link-gone")
              : words.text("board-link", { card: kindOf(instruction.link) })}
          </span>
        )}
        {lockedBy.map((source) => (
          <span key={source} class="pn-link">
            {words.text("board-linked", { card: kindOf(source) })}
          </span>
        ))}
        {(instruction.inner ?? []).length > 0 && (
          <span class="pn-inner">
            {words.text("board-inner", {
              cards: words.list(
                instruction.inner!.map((inner) => kindOf(typeof inner === "string" ? inner : inner.card)),
                "list-and",
              ),
            })}
          </span>
        )}
      </span>
      {parts.length > 0 && (
        <span class="pn-changed">
          {words.text("board-changed")} <Hidden text={parts.map((part) => words.text(`board-changed-${part}`)).join(" ")} />
        </span>
      )}
    </button>
  );
}

/** One card in full: its text, what was printed, whose bits in which order, what the rules say of it. */
function Detail({ instruction }: { instruction: Instruction }) {
  const { words, info, pick } = useScene();
  const kind = kindOf(instruction.card);
  const card = info.cards[kind];
  return (
    <section role="group" class="pn-detail" aria-label={kind}>
      <h3 class="pn-heading">{instruction.down ? words.text("board-face-down") : kind}</h3>
      {!instruction.down && (
        <p>
          <Text instruction={instruction} />
        </p>
      )}
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
      {card && !instruction.down && (
        <Cites key={instruction.card} cite={{ work: words.text("board-rules"), place: kind, ref: card.ref }} rulings={[]} />
      )}
      <button type="button" class="pn-button pn-detail-close" onClick={() => pick(null)}>
        {words.text("board-close")}
      </button>
    </section>
  );
}

// --- the row ----------------------------------------------------------------------------------------------------------

/** Lines over the row: from each locked GOTO to its card, and from the tail to the head. */
function Wires({ row, seam }: { row: Instruction[]; seam: boolean }) {
  const svg = useRef<SVGSVGElement>(null);
  const [paths, setPaths] = useState<{ d: string; tip: string | null }[]>([]);
  const measure = () => {
    const area = svg.current?.parentElement;
    if (!area) return;
    const origin = area.getBoundingClientRect();
    const boxes = new Map<string, Box>();
    for (const element of area.querySelectorAll<HTMLElement>("[data-card]")) {
      const box = element.getBoundingClientRect();
      boxes.set(element.dataset["card"]!, {
        left: box.left - origin.left,
        right: box.right - origin.left,
        top: box.top - origin.top,
        bottom: box.bottom - origin.top,
      });
    }
    const drawn: { d: string; tip: string | null }[] = row.flatMap(({ card, link }) => {
      const from = boxes.get(card);
      const to = link == null ? undefined : boxes.get(link);
      return from && to && from.right > from.left ? [wireOf(from, to)] : [];
    });
    const tail = boxes.get(row[row.length - 1]?.card ?? "");
    const head = boxes.get(row[0]?.card ?? "");
    if (seam && row.length > 1 && tail && head && tail.right > tail.left) drawn.push({ d: seamOf(tail, head), tip: null });
    setPaths((old) => (same(old, drawn) ? old : drawn));
  };
  useLayoutEffect(measure);
  useEffect(() => {
    const area = svg.current?.parentElement;
    if (!area || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(measure);
    observer.observe(area);
    return () => observer.disconnect();
  }, [row, seam]);
  return (
    <svg ref={svg} class="pn-wires" aria-hidden="true">
      {paths.map(({ d, tip }, i) => (
        <g key={i} class={tip === null ? "pn-seam-wire" : "pn-wire"}>
          <path class="pn-wire-line" d={d} />
          {tip && <path class="pn-wire-tip" d={tip} />}
        </g>
      ))}
    </svg>
  );
}

/** Where each of n cards lies on the border of a grid, clockwise from the top left. */
export function ringPlaces(n: number): { row: number; column: number }[] {
  const across = Math.max(2, Math.ceil((n + 4) / 3));
  const downward = Math.max(2, Math.ceil((n + 4 - 2 * across) / 2));
  const border: { row: number; column: number }[] = [];
  for (let c = 1; c <= across; c++) border.push({ row: 1, column: c });
  for (let r = 2; r <= downward; r++) border.push({ row: r, column: across });
  for (let c = across - 1; c >= 1; c--) border.push({ row: downward, column: c });
  for (let r = downward - 1; r >= 2; r--) border.push({ row: r, column: 1 });
  return border.slice(0, n);
}

function Field() {
  const { words, info, position, before, picked } = useScene();
  const { row, pc, way } = tableOf(position);
  const earlier = before ? tableOf(before).row : row;
  const changes = before ? changesOf(row, earlier) : new Map<string, Part[]>();
  const gone = earlier.filter((old) => !row.some(({ card }) => card === old.card)).map(({ card }) => kindOf(card));
  const selectable = usePickable();
  const [focus, setFocus] = useState<string | null>(null);
  const focused = row.some(({ card }) => card === focus) ? focus : row[pc]?.card;
  const ring = info.layout === "ring";
  const places = ring ? ringPlaces(row.length) : [];
  const detail = row.find(({ card }) => card === picked);
  return (
    <section role="group" class="pn-field" aria-label={words.text("board-field")}>
      <div class="pn-area" data-layout={info.layout} data-way={way < 0 ? "back" : "on"}>
        <Wires row={row} seam={!ring} />
        <ol class="pn-row" aria-label={words.text(ring ? "board-ring-label" : "board-row-label", { count: row.length })}>
          {row.map((instruction, i) => (
            <li
              key={instruction.card}
              class="pn-slot"
              style={places[i] ? { "--row": places[i].row, "--column": places[i].column } : undefined}
            >
              <Card
                instruction={instruction}
                index={i}
                parts={changes.get(instruction.card) ?? []}
                lockedBy={row.filter(({ link }) => link === instruction.card).map(({ card }) => card)}
                selectable={selectable.has(instruction.card)}
                focusable={instruction.card === focused}
                onFocus={() => setFocus(instruction.card)}
              />
            </li>
          ))}
        </ol>
      </div>
      <p class="pn-seam">
        {words.text(ring ? "board-seam-ring" : "board-seam-row")} {wayWords(info, way, words)}
        {gone.length > 0 && (
          <span class="pn-gone"> {words.text("board-gone", { cards: words.list(gone, "list-and") })}</span>
        )}
      </p>
      {detail && <Detail instruction={detail} />}
    </section>
  );
}

// --- for the rest of the board ----------------------------------------------------------------------------------------

export const nightmare: GameView = {
  Field,
  points: (position) => tableOf(position).points,
  out: (position) => tableOf(position).out ?? [],
  hand: (position, seat) => tableOf(position).table.hands[seat - 1] ?? null,
  remarks(position, seat, words: Words) {
    const { run, table } = tableOf(position);
    if (run.running) return run.runner === seat ? [words.text("board-runner")] : [];
    return table.turn === seat && table.result === null ? [words.text("board-turn")] : [];
  },
  table(position, words) {
    const { run, table } = tableOf(position);
    const { deck, discards } = table;
    return [
      ...(run.opened ? [words.text("board-breaks-open")] : []),
      words.text("board-deck", { count: typeof deck === "number" ? deck : deck.length }),
      ...(discards.length > 0
        ? [words.text("board-discards", { cards: words.list(discards.map(kindOf), "list-and") })]
        : []),
    ];
  },
  placeOf(position, card) {
    const place = tableOf(position).row.findIndex((instruction) => instruction.card === card);
    return place < 0 ? null : place + 1;
  },
};
