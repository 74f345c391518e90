/** The program: a row or a ring of cards, the program counter, the places between, and what lies beside it. */
import { useState } from "preact/hooks";
import { Chosen } from "../../asking/options";
import { CardArt } from "../../parts/art";
import { useChoosing, useHere, useWords } from "../../parts/scene";
import { useSlots } from "../../parts/slots";
import { StillAbout } from "../../why/about";
import { useInquiring } from "../../why/inquiring";
import { PLACE } from "../../wire/choosing";
import {
  boardOf,
  type Cell,
  changesOf,
  GONE,
  type Instruction,
  inGap,
  instructionsOf,
  isFaceDown,
  ringPlaces,
  type Side,
  underPc,
} from "./board";
import { Card, Flag, nameOn, Text, wayWords } from "./card";
import { Hand, Piles } from "./hand";
import { Lines } from "./lines";
import { Places, type Roving, RovingPlaces } from "./place";
import { Reaching } from "./reach";

const OPPOSITE: Record<Side, Side> = { left: "right", right: "left", top: "bottom", bottom: "top" };
const IN_A_ROW: Cell = { row: 1, column: 1, side: "left" };

/** From so many cards on, a ring has an inside and is laid as one; a smaller one is a row whose ends are joined. */
const A_RING = 8;

/** Where the cards of a ring lie, and the gap in which the program counter stands. Empty where they lie in a row. */
function useCells(): Cell[] {
  const { info } = useWords();
  const { position } = useHere();
  const board = boardOf(position);
  const count = board.row.length + (inGap(board) ? 1 : 0);
  return info.layout === "ring" && count >= A_RING ? ringPlaces(count) : [];
}

const placed = (cell: Cell | undefined) => cell && { "--row": cell.row, "--column": cell.column };

/** The cards in order, with the gap where a card has left under the program counter. */
function Row() {
  const words = useWords();
  const { info } = words;
  const { position, before } = useHere();
  const board = boardOf(position);
  const { row, pc } = board;
  const all = instructionsOf(board);
  const changes = changesOf(all, before ? instructionsOf(boardOf(before)) : all);
  const slots = useSlots(all.map(({ card }) => card));
  const [focus, setFocus] = useState<number | null>(null);
  const focused = all.find(({ card }) => slots.get(card) === focus)?.card ?? underPc(board) ?? row[0]?.card;
  const ring = info.layout === "ring";
  const cells = useCells();
  const columns = columnsFor(row.length + (inGap(board) ? 1 : 0));
  const edges: Record<number, string> = ring ? {} : { [row.length - 1]: "board-tail-end", 0: "board-head-end" };
  const items: (Instruction | null)[] = inGap(board) ? [...row.slice(0, pc), null, ...row.slice(pc)] : row;
  return (
    <ol
      class="pn-row"
      data-cards="row"
      data-rows={Math.ceil(row.length / columns)}
      style={{ "--columns": columns }}
      aria-label={words.text(ring ? "board-ring-label" : "board-row-label", { count: row.length })}
    >
      {items.map((instruction, i) => {
        const cell = cells[i] ?? IN_A_ROW;
        const next = cells[(i + 1) % items.length] ?? IN_A_ROW;
        if (instruction === null) {
          return (
            <li key="gap" class="pn-slot pn-pc-gap" style={placed(cells[i])}>
              <Flag toward={board.way < 0 ? cell.side : OPPOSITE[next.side]} />
              <span aria-hidden="true">{words.text("board-pc-gap")}</span>
            </li>
          );
        }
        const edge = edges[row.indexOf(instruction)];
        const after = OPPOSITE[next.side];
        return (
          <li key={slots.get(instruction.card)} class="pn-slot" style={placed(cells[i])}>
            <Card
              instruction={instruction}
              changes={changes}
              edge={edge ? words.text(edge) : null}
              at={row.indexOf(instruction) + 1}
              focused={focused}
              focus={(card) => setFocus(slots.get(card) ?? null)}
              slots={slots}
              toward={board.way < 0 ? cell.side : after}
            />
            <Places card={instruction.card} owner={null} ring={cells.length > 0 ? { before: cell.side, after } : undefined} />
          </li>
        );
      })}
      {row.length === 0 && <li class="pn-empty">{words.text("board-no-program")}</li>}
    </ol>
  );
}

/** So many cards lie side by side: the rows are as few as still can be read. */
function columnsFor(count: number): number {
  if (count <= 5) return Math.max(1, count);
  if (count <= 10) return 5;
  return count <= 18 ? 6 : 8;
}

/** Where cards have no room for their texts: the text of the card in focus, or of the one at the program counter. */
function Reader() {
  const words = useWords();
  const { position } = useHere();
  const { picked } = useInquiring();
  const board = boardOf(position);
  const read = instructionsOf(board).find(({ card }) => card === (picked ?? underPc(board)));
  if (!read || isFaceDown(read.card)) return null;
  return (
    <p class="pn-reader" aria-hidden="true">
      <CardArt card={read.card} />
      <span>
        <span class="pn-reader-name">{nameOn(read.card, words)}</span> <Text instruction={read} />
      </span>
    </p>
  );
}

/** What a ring has inside: the card at which the program counter stands, in full; the deck. */
function Inside() {
  const words = useWords();
  const { position } = useHere();
  const board = boardOf(position);
  const cells = useCells();
  const locked = instructionsOf(board).filter(({ link }) => link != null && link !== GONE);
  const here = inGap(board) ? undefined : board.row[board.pc];
  const lines = {
    "--across": Math.max(...cells.map(({ column }) => column)),
    "--down": Math.max(...cells.map(({ row }) => row)),
    "--lanes": locked.length,
  };
  return (
    <div class="pn-inside" data-lanes={locked.length > 1 ? "" : undefined} style={lines}>
      {here && (
        <p class="pn-reading" aria-hidden="true">
          <CardArt card={here.card} />
          <span>
            <span class="pn-reading-name">{nameOn(here.card, words)}</span> <Text instruction={here} />
          </span>
        </p>
      )}
      <Seam />
      <Piles />
    </div>
  );
}

/** How the ends meet, which way the program runs, and what has left in this step. */
function Seam() {
  const words = useWords();
  const { info } = words;
  const { position, before } = useHere();
  const board = boardOf(position);
  const known = new Set(instructionsOf(board).map(({ card }) => card));
  const gone = before ? instructionsOf(boardOf(before)).filter(({ card }) => !known.has(card)) : [];
  return (
    <p class="pn-seam" data-why="towards">
      {board.row.length > 1 && `${words.text(`board-seam-${info.layout}`)} `}
      {wayWords(info, board.way, words)}
      {gone.length > 0 && (
        <span class="pn-gone">
          {" "}
          {words.text("board-gone", {
            cards: words.list(
              gone.map(({ card }) => words.cardName(card)),
              "list-and",
            ),
          })}
        </span>
      )}
    </p>
  );
}

/** Of the places that can be chosen, the one on which the focus was last; else the first. */
function useRovingPlaces(): Roving {
  const { next } = useChoosing();
  const [at, to] = useState<number | null>(null);
  const places = [...next].filter((target) => target.startsWith(PLACE)).map((target) => Number(target.slice(PLACE.length)));
  const place = at !== null && places.includes(at) ? at : places.length > 0 ? Math.min(...places) : null;
  return { place, to };
}

export function Field() {
  const words = useWords();
  const { position } = useHere();
  const board = boardOf(position);
  const ring = useCells().length > 0;
  const roving = useRovingPlaces();
  return (
    <section role="group" class="pn-field" aria-label={words.text("board-field")}>
      <Reaching
        class="pn-area"
        data-layout={ring ? "ring" : "row"}
        data-way={board.way < 0 ? "back" : "on"}
        data-placing={roving.place !== null ? "" : undefined}
        data-beside={board.beside?.some(({ cards }) => cards.length > 0) ? "" : undefined}
        style={{ "--rows": Math.ceil(board.row.length / columnsFor(board.row.length)) }}
      >
        <Lines board={board} />
        <RovingPlaces.Provider value={roving}>
          <Row />
        </RovingPlaces.Provider>
        {ring && <Inside />}
      </Reaching>
      {!ring && <Seam />}
      {!ring && <Reader />}
      <Chosen />
      <div class="pn-shelf">
        <Hand />
        {!ring && <Piles />}
      </div>
      <StillAbout />
    </section>
  );
}
